# Quartermaster General in English. Functions and arguments are explained in core/words.py.
# $sea is 0 for an army on land and 1 for a navy at sea.

thing-at = { $thing } in { $at }

## What happened

event-round = Round { $number } begins.
event-turn = Round { $number }: the turn of { NAME($country) }.
event-played = { NAME($country) } played { NAME($card) }.
event-laid-status = { NAME($country) } put the Status card { NAME($card) } on the table.
event-laid-response = { NAME($country) } put a Response card face down on the table.
event-laid-response-card = The Response card is { NAME($card) }.
event-unplayed = { NAME($country) } discarded { $number ->
    [one] a card
   *[other] { $number } cards
} unplayed.
event-unplayed-card = Discarded: { NAME($card) } ({ NAME($country) }).
event-used = { NAME($country) } used { NAME($card) }.
event-built = { NAME($country) } built { $sea ->
    [0] an army
   *[other] a navy
} in { NAME($space) }.
event-designated = { NAME($country) } designated its { $sea ->
    [0] army
   *[other] navy
} in { NAME($space) } as just built.
event-recruited = { NAME($country) } recruited { $sea ->
    [0] an army
   *[other] a navy
} in { NAME($space) }.
event-battle = { NAME($country) } battled the { $sea ->
    [0] army
   *[other] navy
} of { NAME($country2) } in { NAME($space) }.
event-battle-empty = { NAME($country) } battled the empty { NAME($space) }.
event-removed = { NAME($country) } lost its { $sea ->
    [0] army
   *[other] navy
} in { NAME($space) }.
event-eliminated = The { $sea ->
    [0] army
   *[other] navy
} of { NAME($country) } in { NAME($space) } was eliminated.
event-unsupplied = The { $sea ->
    [0] army
   *[other] navy
} of { NAME($country) } in { NAME($space) } was removed for lack of supply.
event-stays = The { $sea ->
    [0] army
   *[other] navy
} of { NAME($country) } in { NAME($space) } is protected and stays.
event-protected = The { $sea ->
    [0] army
   *[other] navy
} of { NAME($country) } in { NAME($space) } cannot be removed this turn.
event-saved = The { $sea ->
    [0] army
   *[other] navy
} of { NAME($country) } in { NAME($space) } stays this time.
event-withdrawn = { NAME($country) } took its { $sea ->
    [0] army
   *[other] navy
} in { NAME($space) } off the board.
event-deck-lost = { NAME($country) } lost { $number ->
    [one] a card
   *[other] { $number } cards
} off its draw deck.
event-deck-lost-card = Off the deck: { NAME($card) } ({ NAME($country) }).
event-hand-lost = { NAME($country) } had to discard { $number ->
    [one] a card
   *[other] { $number } cards
} from its hand.
event-hand-lost-card = From the hand: { NAME($card) } ({ NAME($country) }).
event-points-lost = { NAME($country) } ran out of cards: { $number ->
    [one] 1 victory point is
   *[other] { $number } victory points are
} lost.
event-points = { NAME($country) } gained { $number ->
    [one] 1 victory point
   *[other] { $number } victory points
}.
event-star-points = { NAME($country) } scored { $number ->
    [one] 1 point
   *[other] { $number } points
} for Supply Spaces.
event-card-points = { NAME($country) } scored { $number ->
    [one] 1 point
   *[other] { $number } points
} with { NAME($card) }.
event-no-victory-step = { NAME($country) } has no Victory step: an enemy holds its home.
event-drew = { NAME($country) } drew { $number ->
    [one] a card
   *[other] { $number } cards
}.
event-drew-card = Drawn: { NAME($card) } ({ NAME($country) }).
event-struck-status = { NAME($country) } lost the Status card { NAME($card) }.
event-struck-response = { NAME($country) } lost a face-down Response card.
event-struck-response-card = The lost Response card is { NAME($card) } ({ NAME($country) }).
event-shuffled = { NAME($country) } shuffled its draw deck.
event-looked = { NAME($country) } looked at the top { $number ->
    [one] card
   *[other] { $number } cards
} of its draw deck.
event-to-top = { NAME($card) } went on top of the draw deck of { NAME($country) }.
event-to-bottom = { NAME($card) } went under the draw deck of { NAME($country) }.
event-put-under = { NAME($country) } put { $number ->
    [one] a card
   *[other] { $number } cards
} under its draw deck.
event-put-under-card = Under the deck: { NAME($card) } ({ NAME($country) }).
event-targeted = { NAME($country) } aims at { NAME($country2) }.
event-warfare-more = { NAME($country) } loses { $number ->
    [one] 1 more card
   *[other] { $number } more cards
}.
event-warfare-void = The attack on { NAME($country) } has no effect.
event-granted = Pieces of { NAME($country) } count as supplied this turn.
event-won = { NAME($team) } won; Axis { $number }, Allies { $number2 } points.
event-ready = { NAME($country) } is ready.

## What is asked

ask-setup = Give up { $number } of your ten cards.
ask-play = Play a card, or discard one without effect.
ask-warfare = { NAME($card) }: choose the target.
ask-build = { NAME($card) }: choose where to build.
ask-rebuild-build = { NAME($card) }: choose where to build the lifted piece.
ask-recruit = { NAME($card) }: choose where to recruit.
ask-free = { NAME($card) } would recruit in { NAME($space) }: take a piece off the board for it?
ask-fight = { NAME($card) }: choose where to battle.
ask-eliminate = { NAME($card) }: choose the piece to eliminate.
ask-protect = { NAME($card) }: choose the piece to protect.
ask-rebuild = { NAME($card) }: choose a piece to lift and build anew.
ask-give = { NAME($card) }: discard from your hand, { $number } to go.
ask-strike = { NAME($card) }: choose a card on the table.
ask-play-from = { NAME($card) }: choose the card to play.
ask-look = { NAME($card) }: lay the cards back; the last one will lie on top.
ask-under = { NAME($card) }: choose cards to put under your draw deck.
ask-pay = { NAME($card) }: pay the price for the next action?
ask-choice = { NAME($card) }: choose.
ask-discard = Discard any cards before drawing.
ask-window-turn-start = The turn of { NAME($country) } begins. Use a card?
ask-window-supply-start = The Supply step of { NAME($country) } begins. Use a card?
ask-window-battle-declared = { NAME($country) } battles { NAME($country2) } in { NAME($space) }. Use a card?
ask-window-battle-declared-empty = { NAME($country) } battles the empty { NAME($space) }. Use a card?
ask-window-removal-pending = The piece of { NAME($country2) } in { NAME($space) } is about to leave. Use a card?
ask-window-removed = The piece of { NAME($country2) } in { NAME($space) } has left. Use a card?
ask-window-battle-after = The battle of { NAME($country) } against { NAME($country2) } in { NAME($space) } is over. Use a card?
ask-window-battle-after-empty = The battle of { NAME($country) } in { NAME($space) } is over. Use a card?
ask-window-built = { NAME($country) } has built in { NAME($space) }. Use a card?
ask-window-recruited = { NAME($country) } has recruited in { NAME($space) }. Use a card?
ask-window-ew-declared = { NAME($country) } aims { NAME($card) } at { NAME($country2) }. Use a card?
ask-window-card-resolved = { NAME($country) } has carried out { NAME($card) }. Use a card?
ask-window-response-laid = { NAME($country) } has laid a Response. Use a card?

wait-setup = Waiting for the countries to give up { $number } cards each ({ NAME($seat) }).
wait-play = Waiting for { NAME($seat) }: a card.
wait-warfare = Waiting for { NAME($seat) }: the target of { NAME($card) }.
wait-build = Waiting for { NAME($seat) }: a build by { NAME($card) }.
wait-rebuild-build = Waiting for { NAME($seat) }: a build by { NAME($card) }.
wait-recruit = Waiting for { NAME($seat) }: a recruit by { NAME($card) }.
wait-free = Waiting for { NAME($seat) }: a piece for { NAME($space) } ({ NAME($card) }).
wait-fight = Waiting for { NAME($seat) }: a battle by { NAME($card) }.
wait-eliminate = Waiting for { NAME($seat) }: an elimination by { NAME($card) }.
wait-protect = Waiting for { NAME($seat) }: the piece that { NAME($card) } protects.
wait-rebuild = Waiting for { NAME($seat) }: { NAME($card) }.
wait-give = Waiting for { NAME($seat) }: { $number } to discard ({ NAME($card) }).
wait-strike = Waiting for { NAME($seat) }: the card that { NAME($card) } discards.
wait-play-from = Waiting for { NAME($seat) }: the card that { NAME($card) } plays.
wait-look = Waiting for { NAME($seat) }: { NAME($card) }.
wait-under = Waiting for { NAME($seat) }: { NAME($card) }.
wait-pay = Waiting for { NAME($seat) }: the price of { NAME($card) }.
wait-choice = Waiting for { NAME($seat) }: { NAME($card) }.
wait-discard = Waiting for { NAME($seat) }: the Discard step.
wait-window-turn-start = Waiting for { NAME($seat) }: the turn of { NAME($country) } begins.
wait-window-supply-start = Waiting for { NAME($seat) }: the Supply step of { NAME($country) } begins.
wait-window-battle-declared = Waiting for { NAME($seat) }: { NAME($country) } battles { NAME($country2) } in { NAME($space) }.
wait-window-battle-declared-empty = Waiting for { NAME($seat) }: { NAME($country) } battles the empty { NAME($space) }.
wait-window-removal-pending = Waiting for { NAME($seat) }: the piece of { NAME($country2) } in { NAME($space) } is about to leave.
wait-window-removed = Waiting for { NAME($seat) }: the piece of { NAME($country2) } in { NAME($space) } has left.
wait-window-battle-after = Waiting for { NAME($seat) }: the battle of { NAME($country) } against { NAME($country2) } in { NAME($space) }.
wait-window-battle-after-empty = Waiting for { NAME($seat) }: the battle of { NAME($country) } in { NAME($space) }.
wait-window-built = Waiting for { NAME($seat) }: { NAME($country) } has built in { NAME($space) }.
wait-window-recruited = Waiting for { NAME($seat) }: { NAME($country) } has recruited in { NAME($space) }.
wait-window-ew-declared = Waiting for { NAME($seat) }: { NAME($country) } aims { NAME($card) } at { NAME($country2) }.
wait-window-card-resolved = Waiting for { NAME($seat) }: { NAME($country) } has carried out { NAME($card) }.
wait-window-response-laid = Waiting for { NAME($seat) }: { NAME($country) } has laid a Response.

window-turn-start = The turn of { NAME($country) } begins.
window-supply-start = The Supply step of { NAME($country) } begins.
window-battle-declared = { NAME($country) } battles { NAME($country2) } in { NAME($space) }.
window-battle-declared-empty = { NAME($country) } battles the empty { NAME($space) }.
window-removal-pending = The piece of { NAME($country2) } in { NAME($space) } is about to leave.
window-removed = The piece of { NAME($country2) } in { NAME($space) } has left.
window-battle-after = { NAME($country) } has battled { NAME($country2) } in { NAME($space) }.
window-battle-after-empty = { NAME($country) } has battled the empty { NAME($space) }.
window-built = { NAME($country) } has built in { NAME($space) }.
window-recruited = { NAME($country) } has recruited in { NAME($space) }.
window-ew-declared = { NAME($country) } aims { NAME($card) } at { NAME($country2) }.
window-card-resolved = { NAME($country) } has carried out { NAME($card) }.
window-response-laid = { NAME($country) } has laid a Response.

step-setup = Set-up
step-play = Play
step-supply = Supply
step-victory = Victory
step-discard = Discard
step-draw = Draw

## What can be done

action-play = Play { NAME($card) }
action-use = Use { NAME($card) }
action-use-for = Use { NAME($card) } for { NAME($space) }
action-build = Build { $sea ->
    [0] an army
   *[other] a navy
} in { NAME($space) }
action-designate = Designate the { $sea ->
    [0] army
   *[other] navy
} in { NAME($space) } as built
action-recruit = Recruit { $sea ->
    [0] an army
   *[other] a navy
} of { NAME($country) } in { NAME($space) }
action-battle = Battle the { $sea ->
    [0] army
   *[other] navy
} of { NAME($country) } in { NAME($space) }
action-battle-empty = Battle the empty { NAME($space) }
action-eliminate = Eliminate the { $sea ->
    [0] army
   *[other] navy
} of { NAME($country) } in { NAME($space) }
action-protect = Protect the { $sea ->
    [0] army
   *[other] navy
} of { NAME($country) } in { NAME($space) }
action-target = Aim at { NAME($country) }
action-choose-discard = Discard { $number ->
    [one] a card
   *[other] { $number } cards
} off the draw deck
action-choose-withdraw = Take the { $sea ->
    [0] army
   *[other] navy
} in { NAME($space) } off the board
action-lift = Lift the { $sea ->
    [0] army
   *[other] navy
} in { NAME($space) }
action-strike = Discard the Status card { NAME($card) }
action-point = Discard face-down card { $number }
action-put-under = Put { NAME($card) } under the draw deck
action-lay = Lay { NAME($card) } on the draw deck
action-give = Discard { NAME($card) }
action-pay = Pay the price
action-discard = Discard { NAME($card) } without effect
action-put-away = Discard { NAME($card) }
action-skip-build = Build nothing more
action-skip-recruit = Recruit nothing more
action-skip-fight = Fight no further battle
action-skip-eliminate = Eliminate nothing more
action-skip-rebuild = Lift nothing more
action-skip-strike = Discard nothing
action-skip-play-from = Play nothing
action-skip-under = Keep the rest
action-skip-pay = Do not pay
action-decline = Keep all pieces
action-done = Keep the rest
action-pass = Pass
action-withdraw = Take the { $sea ->
    [0] army
   *[other] navy
} in { NAME($space) } off the board

mark-cost = costs { $number ->
    [one] 1 card
   *[other] { $number } cards
}
mark-points = and { $number ->
    [one] 1 victory point
   *[other] { $number } victory points
}, for want of cards
mark-end = ends the step
mark-place = a new piece
mark-attack = an attack
mark-withdraw = an own piece leaves
mark-plan = in secret
mark-unsupplied = not supplied
mark-leaving = leaves in the Supply step
mark-protected = cannot be removed this turn
mark-star = Supply Space
mark-home = home
mark-strait = strait
mark-basic = basic card
mark-submarines = submarines
mark-bomber = bombers
mark-build-army = Build Army
mark-build-navy = Build Navy
mark-land-battle = Land Battle
mark-sea-battle = Sea Battle
mark-event = Event
mark-status = Status
mark-response = Response
mark-economic-warfare = Economic Warfare

card-kind-build-army = Build Army
card-kind-build-navy = Build Navy
card-kind-land-battle = Land Battle
card-kind-sea-battle = Sea Battle
card-kind-event = Event
card-kind-status = Status
card-kind-response = Response
card-kind-economic-warfare = Economic Warfare

## Zones, tracks, seats, panels

zone-hand = Hand
zone-aside = Put aside
zone-status = Status cards
zone-responses = Responses
zone-deck = Draw deck
zone-top = Known cards on top of the deck
zone-bottom = Known cards under the deck
zone-discard = Discards

track-turn = Round
track-points = Victory points
track-plus = Marker

seat-person = player { $number }
leaving-chain = The { $sea ->
    [0] army
   *[other] navy
} of { NAME($country) } in { NAME($space) } has no chain to a Supply Space: it leaves in the Supply step.
leaving-base = The navy of { NAME($country) } in { NAME($space) } has no army of its team beside it{ $sea ->
    [0] .
   *[other] : it leaves in the Supply step.
}

## Facts about things

fact-land = Land space.
fact-sea = Sea space.
fact-star = Supply Space: 2 points alone, 1 with an ally.
fact-home = Home of { NAME($country) }.
fact-strait = Controls { NAME($strait) } between { NAME($space) } and { NAME($space2) }; while empty it is open to { NAME($side) }.
fact-adjacent = Borders { LIST($spaces, kind: "space") }.

## How it ended

ending-homes = { NAME($side) } wins: armies in two enemy home spaces ({ $number } to { $number2 } points).
ending-points = { NAME($side) } wins with { $number } points to { $number2 }.
ending-last-round = After the last round { NAME($side) } wins, { $number } to { $number2 } points.
ending-tie = After the last round the points are equal ({ $number } to { $number2 }): { NAME($side) } wins.
ending-lead = { NAME($side) } leads by 30 points or more and wins, { $number } to { $number2 }.

## Settings

setting-players = Players
setting-players-6 = six: one country each
setting-players-2 = two: one team each
setting-players-3 = three
setting-players-4 = four
setting-players-5 = five
setting-tournament_victory = Tournament victory
setting-tournament_victory-false = off
setting-tournament_victory-true = a lead of 30 points after a round wins
setting-published_pieces = German navies
setting-published_pieces-false = five, as the rulebook says
setting-published_pieces-true = three, as in public material

## Why not?

why-not-asked = Now { NAME($seat) } decides.
why-over = The game is over.
why-no-such-thing = There is no such thing on this board.
why-wrong-moment = Now it is { NAME($phase) }.
why-not-in-hand = { NAME($card) } is not in your hand.
why-not-on-table = { NAME($card) } does not lie on your table.
why-not-yours = { NAME($card) } belongs to { NAME($country) }.
why-requirement = The precondition of { NAME($card) } is not met; it can only be discarded.
why-used = { NAME($card) } has been used this turn.
why-not-now = { NAME($card) } cannot be used in this situation.
why-no-effect = Nothing of { NAME($card) } could be carried out now.
why-not-its-place = { NAME($card) } does not act in { NAME($space) }.
why-wrong-kind = { NAME($space) } is { $sea ->
    [0] land: armies only
   *[other] sea: navies only
}.
why-enemy-there = An enemy piece stands in { NAME($space) }.
why-own-there = Your own piece stands in { NAME($space) }.
why-mate-there = A piece of your team stands in { NAME($space) }.
why-no-reserve = You have no { $sea ->
    [0] army
   *[other] navy
} left in reserve.
why-not-adjacent = No supplied piece of yours is beside { NAME($space) }.
why-no-base = A navy in { NAME($space) } would have no army of your team beside it.
why-no-piece = There is no such piece in { NAME($space) }.
why-name-target = Enemies stand in { NAME($space) }: one of them must be named.
why-not-target = This card is not aimed at pieces of { NAME($country) }.
why-protected = The piece in { NAME($space) } cannot be removed this turn.
why-not-possible = This is not possible now: { NAME($phase) }.
