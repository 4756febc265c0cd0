# Quartermaster General in English. Functions and arguments are explained in words/words.py.
# $sea is 0 for an army on land and 1 for a navy at sea.

thing-at = { $thing } in { $at }

## What happened

event-round = Round { $number } began.
event-turn = Round { $number }: { NAME($country, case: "the") } to play.
event-played = { CAP(NAME($country, case: "the")) } played { NAME($card) }.
event-laid-status = { CAP(NAME($country, case: "the")) } put the Status card { NAME($card) } on the table.
event-laid-response = { CAP(NAME($country, case: "the")) } put a Response card face down on the table.
event-laid-response-card = The Response card is { NAME($card) }.
event-unplayed = { CAP(NAME($country, case: "the")) } discarded { $number ->
    [one] a card
   *[other] { $number } cards
} unplayed.
event-unplayed-card = Discarded: { NAME($card) } ({ NAME($country) }).
event-used = { CAP(NAME($country, case: "the")) } used { NAME($card) }.
event-built = { CAP(NAME($country, case: "the")) } built { $sea ->
    [0] an army
   *[other] a navy
} in { NAME($space, case: "the") }.
event-designated = { CAP(NAME($country, case: "the")) } designated its { $sea ->
    [0] army
   *[other] navy
} in { NAME($space, case: "the") } as just built.
event-recruited = { CAP(NAME($country, case: "the")) } recruited { $sea ->
    [0] an army
   *[other] a navy
} in { NAME($space, case: "the") }.
event-battle = { CAP(NAME($country, case: "the")) } battled the { $sea ->
    [0] army
   *[other] navy
} of { NAME($country2, case: "the") } in { NAME($space, case: "the") }.
event-battle-empty = { CAP(NAME($country, case: "the")) } battled in { NAME($space, case: "the") }, which was empty.
event-removed = { CAP(NAME($country, case: "the")) } lost its { $sea ->
    [0] army
   *[other] navy
} in { NAME($space, case: "the") }.
event-eliminated = The { $sea ->
    [0] army
   *[other] navy
} of { NAME($country, case: "the") } in { NAME($space, case: "the") } was eliminated.
event-unsupplied = The { $sea ->
    [0] army
   *[other] navy
} of { NAME($country, case: "the") } in { NAME($space, case: "the") } was removed for lack of supply.
event-stays = The { $sea ->
    [0] army
   *[other] navy
} of { NAME($country, case: "the") } in { NAME($space, case: "the") } was protected and stayed.
event-protected = The { $sea ->
    [0] army
   *[other] navy
} of { NAME($country, case: "the") } in { NAME($space, case: "the") } cannot be removed this turn.
event-saved = The { $sea ->
    [0] army
   *[other] navy
} of { NAME($country, case: "the") } in { NAME($space, case: "the") } stayed this time.
event-withdrawn = { CAP(NAME($country, case: "the")) } took its { $sea ->
    [0] army
   *[other] navy
} in { NAME($space, case: "the") } off the board.
event-deck-lost = { CAP(NAME($country, case: "the")) } lost { $number ->
    [one] a card
   *[other] { $number } cards
} from its draw deck.
event-deck-lost-card = From the deck: { NAME($card) } ({ NAME($country) }).
event-hand-lost = { CAP(NAME($country, case: "the")) } had to discard { $number ->
    [one] a card
   *[other] { $number } cards
} from its hand.
event-hand-lost-card = From the hand: { NAME($card) } ({ NAME($country) }).
event-points-lost = { CAP(NAME($country, case: "the")) } ran out of cards: { $number ->
    [one] 1 victory point is
   *[other] { $number } victory points are
} lost.
event-points = { CAP(NAME($country, case: "the")) } gained { $number ->
    [one] 1 victory point
   *[other] { $number } victory points
}.
event-star-points = { CAP(NAME($country, case: "the")) } scored { $number ->
    [one] 1 point
   *[other] { $number } points
} for Supply Spaces.
event-card-points = { CAP(NAME($country, case: "the")) } scored { $number ->
    [one] 1 point
   *[other] { $number } points
} with { NAME($card) }.
event-no-victory-step = { CAP(NAME($country, case: "the")) } had no Victory step: an enemy holds its home space.
event-drew = { CAP(NAME($country, case: "the")) } drew { $number ->
    [one] a card
   *[other] { $number } cards
}.
event-drew-card = { CAP(NAME($country, case: "the")) } drew { NAME($card) }.
event-struck-status = { CAP(NAME($country, case: "the")) } lost the Status card { NAME($card) }.
event-struck-response = { CAP(NAME($country, case: "the")) } lost a face-down Response card.
event-struck-response-card = The lost Response card is { NAME($card) } ({ NAME($country) }).
event-shuffled = { CAP(NAME($country, case: "the")) } shuffled its draw deck.
event-looked = { CAP(NAME($country, case: "the")) } looked at the top { $number ->
    [one] card
   *[other] { $number } cards
} of its draw deck.
event-to-top = { NAME($card) } went on top of the draw deck of { NAME($country, case: "the") }.
event-to-bottom = { NAME($card) } went under the draw deck of { NAME($country, case: "the") }.
event-put-under = { CAP(NAME($country, case: "the")) } put { $number ->
    [one] a card
   *[other] { $number } cards
} under its draw deck.
event-put-under-card = Under the deck: { NAME($card) } ({ NAME($country) }).
event-targeted = { CAP(NAME($country, case: "the")) } targeted { NAME($country2, case: "the") }.
event-warfare-more = { CAP(NAME($country, case: "the")) } lost { $number ->
    [one] 1 more card
   *[other] { $number } more cards
}.
event-warfare-void = The attack on { NAME($country, case: "the") } had no effect.
event-granted = Navies of { NAME($country, case: "the") } count as supplied this turn.
event-won = { CAP(THE($team)) } won: Axis { $number } points, Allies { $number2 }.
event-ready = { CAP(NAME($country, case: "the")) } is ready.

## What is asked

ask-setup = Choose { $number } of your ten cards to discard.
ask-play = Play a card, or discard one without effect.
ask-warfare = { NAME($card) }: choose the target.
ask-build = { NAME($card) }: choose where to build.
ask-rebuild-build = { NAME($card) }: choose where to build with the lifted piece.
ask-recruit = { NAME($card) }: choose where to recruit.
ask-free = { NAME($card) } would recruit in { NAME($space, case: "the") }: take one of your pieces off the board for it?
ask-fight = { NAME($card) }: choose where to battle.
ask-eliminate = { NAME($card) }: choose the piece to eliminate.
ask-protect = { NAME($card) }: choose the piece to protect.
ask-rebuild = { NAME($card) }: choose a piece to lift and build again.
ask-give = { NAME($card) }: discard from your hand, { $number } to go.
ask-strike = { NAME($card) }: choose a card on the table.
ask-play-from = { NAME($card) }: choose the card to play.
ask-look = { NAME($card) }: put the cards back; the last one goes on top.
ask-under = { NAME($card) }: choose cards to put under your draw deck.
ask-pay = { NAME($card) }: pay for the next action?
ask-choice = { NAME($card) }: choose one.
ask-discard = Discard any cards you like before drawing.
ask-window-turn-start = The turn of { NAME($country, case: "the") } begins. Use a card?
ask-window-supply-start = The Supply step of { NAME($country, case: "the") } begins. Use a card?
ask-window-battle-declared = { CAP(NAME($country, case: "the")) } battles { NAME($country2, case: "the") } in { NAME($space, case: "the") }. Use a card?
ask-window-battle-declared-empty = { CAP(NAME($country, case: "the")) } battles in { NAME($space, case: "the") }, which is empty. Use a card?
ask-window-removal-pending = The piece of { NAME($country2, case: "the") } in { NAME($space, case: "the") } is about to be removed. Use a card?
ask-window-removed = The piece of { NAME($country2, case: "the") } in { NAME($space, case: "the") } has been removed. Use a card?
ask-window-battle-after = The battle of { NAME($country, case: "the") } against { NAME($country2, case: "the") } in { NAME($space, case: "the") } is over. Use a card?
ask-window-battle-after-empty = The battle of { NAME($country, case: "the") } in { NAME($space, case: "the") } is over. Use a card?
ask-window-built = { CAP(NAME($country, case: "the")) } has built in { NAME($space, case: "the") }. Use a card?
ask-window-recruited = { CAP(NAME($country, case: "the")) } has recruited in { NAME($space, case: "the") }. Use a card?
ask-window-ew-declared = { CAP(NAME($country, case: "the")) } plays { NAME($card) } against { NAME($country2, case: "the") }. Use a card?
ask-window-card-resolved = { CAP(NAME($country, case: "the")) } has resolved { NAME($card) }. Use a card?
ask-window-response-laid = { CAP(NAME($country, case: "the")) } has put a Response on the table. Use a card?

wait-setup = Waiting for each country to discard { $number } cards ({ NAME($seat) }).
wait-play = Waiting for { NAME($seat, case: "the") } to play a card.
wait-warfare = Waiting for { NAME($seat, case: "the") } to choose the target of { NAME($card) }.
wait-build = Waiting for { NAME($seat, case: "the") } to build ({ NAME($card) }).
wait-rebuild-build = Waiting for { NAME($seat, case: "the") } to build again ({ NAME($card) }).
wait-recruit = Waiting for { NAME($seat, case: "the") } to recruit ({ NAME($card) }).
wait-free = Waiting for { NAME($seat, case: "the") } to decide whether to free a piece for { NAME($space, case: "the") } ({ NAME($card) }).
wait-fight = Waiting for { NAME($seat, case: "the") } to choose a battle ({ NAME($card) }).
wait-eliminate = Waiting for { NAME($seat, case: "the") } to choose the piece to eliminate ({ NAME($card) }).
wait-protect = Waiting for { NAME($seat, case: "the") } to choose the piece to protect ({ NAME($card) }).
wait-rebuild = Waiting for { NAME($seat, case: "the") } to lift a piece ({ NAME($card) }).
wait-give = Waiting for { NAME($seat, case: "the") } to discard, { $number } to go ({ NAME($card) }).
wait-strike = Waiting for { NAME($seat, case: "the") } to choose a card on the table ({ NAME($card) }).
wait-play-from = Waiting for { NAME($seat, case: "the") } to choose the card to play ({ NAME($card) }).
wait-look = Waiting for { NAME($seat, case: "the") } to put the cards back ({ NAME($card) }).
wait-under = Waiting for { NAME($seat, case: "the") } to put cards under its draw deck ({ NAME($card) }).
wait-pay = Waiting for { NAME($seat, case: "the") } to decide whether to pay ({ NAME($card) }).
wait-choice = Waiting for { NAME($seat, case: "the") } to choose ({ NAME($card) }).
wait-discard = Waiting for { NAME($seat, case: "the") } to discard before drawing.
wait-window-turn-start = Waiting for { NAME($seat, case: "the") }: the turn of { NAME($country, case: "the") } begins.
wait-window-supply-start = Waiting for { NAME($seat, case: "the") }: the Supply step of { NAME($country, case: "the") } begins.
wait-window-battle-declared = Waiting for { NAME($seat, case: "the") }: { NAME($country, case: "the") } battles { NAME($country2, case: "the") } in { NAME($space, case: "the") }.
wait-window-battle-declared-empty = Waiting for { NAME($seat, case: "the") }: { NAME($country, case: "the") } battles in { NAME($space, case: "the") }, which is empty.
wait-window-removal-pending = Waiting for { NAME($seat, case: "the") }: the piece of { NAME($country2, case: "the") } in { NAME($space, case: "the") } is about to be removed.
wait-window-removed = Waiting for { NAME($seat, case: "the") }: the piece of { NAME($country2, case: "the") } in { NAME($space, case: "the") } has been removed.
wait-window-battle-after = Waiting for { NAME($seat, case: "the") }: the battle of { NAME($country, case: "the") } against { NAME($country2, case: "the") } in { NAME($space, case: "the") } is over.
wait-window-battle-after-empty = Waiting for { NAME($seat, case: "the") }: the battle of { NAME($country, case: "the") } in { NAME($space, case: "the") } is over.
wait-window-built = Waiting for { NAME($seat, case: "the") }: { NAME($country, case: "the") } has built in { NAME($space, case: "the") }.
wait-window-recruited = Waiting for { NAME($seat, case: "the") }: { NAME($country, case: "the") } has recruited in { NAME($space, case: "the") }.
wait-window-ew-declared = Waiting for { NAME($seat, case: "the") }: { NAME($country, case: "the") } plays { NAME($card) } against { NAME($country2, case: "the") }.
wait-window-card-resolved = Waiting for { NAME($seat, case: "the") }: { NAME($country, case: "the") } has resolved { NAME($card) }.
wait-window-response-laid = Waiting for { NAME($seat, case: "the") }: { NAME($country, case: "the") } has put a Response on the table.

window-turn-start = The turn of { NAME($country, case: "the") } begins.
window-supply-start = The Supply step of { NAME($country, case: "the") } begins.
window-battle-declared = { CAP(NAME($country, case: "the")) } battles { NAME($country2, case: "the") } in { NAME($space, case: "the") }.
window-battle-declared-empty = { CAP(NAME($country, case: "the")) } battles in { NAME($space, case: "the") }, which is empty.
window-removal-pending = The piece of { NAME($country2, case: "the") } in { NAME($space, case: "the") } is about to be removed.
window-removed = The piece of { NAME($country2, case: "the") } in { NAME($space, case: "the") } has been removed.
window-battle-after = { CAP(NAME($country, case: "the")) } has battled { NAME($country2, case: "the") } in { NAME($space, case: "the") }.
window-battle-after-empty = { CAP(NAME($country, case: "the")) } has battled in { NAME($space, case: "the") }, which was empty.
window-built = { CAP(NAME($country, case: "the")) } has built in { NAME($space, case: "the") }.
window-recruited = { CAP(NAME($country, case: "the")) } has recruited in { NAME($space, case: "the") }.
window-ew-declared = { CAP(NAME($country, case: "the")) } plays { NAME($card) } against { NAME($country2, case: "the") }.
window-card-resolved = { CAP(NAME($country, case: "the")) } has resolved { NAME($card) }.
window-response-laid = { CAP(NAME($country, case: "the")) } has put a Response on the table.

step-setup = Setup
step-play = Play
step-supply = Supply
step-victory = Victory
step-discard = Discard
step-draw = Draw

## What can be done

action-play = Play { NAME($card) }
action-use = Use { NAME($card) }
action-use-for = Use { NAME($card) } for { NAME($space, case: "the") }
action-build = Build { $sea ->
    [0] an army
   *[other] a navy
} in { NAME($space, case: "the") }
action-designate = Designate the { $sea ->
    [0] army
   *[other] navy
} in { NAME($space, case: "the") } as built
action-recruit = Recruit { $sea ->
    [0] an army
   *[other] a navy
} of { NAME($country, case: "the") } in { NAME($space, case: "the") }
action-battle = Battle the { $sea ->
    [0] army
   *[other] navy
} of { NAME($country, case: "the") } in { NAME($space, case: "the") }
action-battle-empty = Battle in { NAME($space, case: "the") }, which is empty
action-eliminate = Eliminate the { $sea ->
    [0] army
   *[other] navy
} of { NAME($country, case: "the") } in { NAME($space, case: "the") }
action-protect = Protect the { $sea ->
    [0] army
   *[other] navy
} of { NAME($country, case: "the") } in { NAME($space, case: "the") }
action-target = Target { NAME($country, case: "the") }
action-choose-discard = Discard { $number ->
    [one] a card
   *[other] { $number } cards
} from the draw deck
action-choose-discard-points = Discard { $number ->
    [one] a card
   *[other] { $number } cards
}; missing cards cost { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
}
action-choose-withdraw = Take the { $sea ->
    [0] army
   *[other] navy
} in { NAME($space, case: "the") } off the board
action-lift = Lift the { $sea ->
    [0] army
   *[other] navy
} in { NAME($space, case: "the") }
action-strike = Discard the Status card { NAME($card) }
action-point = Discard face-down card { $number }
action-put-under = Put { NAME($card) } under the draw deck
action-lay = Put { NAME($card) } on top of the draw deck
action-give = Discard { NAME($card) }
action-pay = Pay
action-pay-points = Pay; missing cards cost { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
}
action-discard = Discard { NAME($card) } without effect
action-put-away = Discard { NAME($card) }
action-skip-build = Skip the build
action-skip-recruit = Skip recruiting
action-skip-fight = Skip the battle
action-skip-eliminate = Eliminate no piece
action-skip-rebuild = Lift no piece
action-skip-strike = Discard nothing
action-skip-play-from = Play nothing
action-skip-under = Keep these cards
action-skip-pay = Don't pay
action-decline = Keep all pieces
action-done = Keep these cards
action-pass = Pass
action-withdraw = Take the { $sea ->
    [0] army
   *[other] navy
} in { NAME($space, case: "the") } off the board

mark-cost = costs { $number ->
    [one] 1 card
   *[other] { $number } cards
}
mark-points = and { $number ->
    [one] 1 victory point
   *[other] { $number } victory points
} for missing cards
mark-end = ends the step
mark-place = new piece
mark-attack = attack
mark-spare = if you like
mark-withdraw = removes your own piece
mark-plan = in secret
mark-unsupplied = not supplied
mark-leaving = removed in the Supply step
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

leaving-chain = The { $sea ->
    [0] army
   *[other] navy
} of { NAME($country, case: "the") } in { NAME($space, case: "the") } has no chain to a Supply Space: it is removed in the Supply step.
leaving-base = The navy of { NAME($country, case: "the") } in { NAME($space, case: "the") } has no army of its team next to it{ $sea ->
    [0] .
   *[other] : it is removed in the Supply step.
}

## Facts about things

fact-land = Land space.
fact-sea = Sea space.
fact-star = Supply Space: 2 points alone, 1 with an ally.
fact-home = Home of { NAME($country) }.
fact-strait = Controls { NAME($strait) } between { NAME($space, case: "the") } and { NAME($space2, case: "the") }; while empty it is open to { THE($side) }.
fact-adjacent = Borders { LIST($spaces, kind: "space") }.

## How it ended

ending-homes = { CAP(THE($side)) } won: armies in two enemy home spaces ({ $number } to { $number2 } points).
ending-points = { CAP(THE($side)) } won with { $number } points to { $number2 }.
ending-last-round = { CAP(THE($side)) } won after the last round, { $number } to { $number2 } points.
ending-tie = { CAP(THE($side)) } won: the points are equal after the last round ({ $number } to { $number2 }).
ending-lead = { CAP(THE($side)) } won with a lead of 30 points or more, { $number } to { $number2 }.

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
setting-published_pieces-true = three, as in published sources

## Why not?

vain-build = There is nowhere { $sea ->
    [0] an army
   *[other] a navy
} could be built: it would change nothing.
vain-battle = No enemy { $sea ->
    [0] army
   *[other] navy
} can be battled: it would change nothing.
why-not-asked = Not your decision: waiting for { NAME($seat, case: "the") }.
why-over = The game is over.
why-no-such-thing = There is no such thing in this game.
why-wrong-moment = This cannot be done during { NAME($phase) }.
why-not-in-hand = { NAME($card) } is not in your hand.
why-not-on-table = { NAME($card) } is not among your cards on the table.
why-not-yours = { NAME($card) } belongs to { NAME($country, case: "the") }.
why-requirement = The precondition of { NAME($card) } is not met; it can only be discarded.
why-used = { NAME($card) } has already been used this turn.
why-not-now = { NAME($card) } is for another moment; its text says which.
why-no-effect = { NAME($card) } would have no effect now.
why-not-its-place = { NAME($card) } does not apply to { NAME($space, case: "the") }.
why-wrong-kind = { CAP(NAME($space, case: "the")) } is { $sea ->
    [0] land: armies only
   *[other] sea: navies only
}.
why-enemy-there = There is an enemy piece in { NAME($space, case: "the") }.
why-own-there = There is already a piece of yours in { NAME($space, case: "the") }.
why-mate-there = There is already a piece of your team in { NAME($space, case: "the") }.
why-no-reserve = You have no { $sea ->
    [0] army
   *[other] navy
} left in reserve.
why-kept-pieces = { CAP(NAME($country, case: "the")) } has no { $sea ->
    [0] army
   *[other] navy
} left in reserve and kept its pieces on the board.
why-not-adjacent = You have no supplied piece next to { NAME($space, case: "the") }.
why-no-base = A navy in { NAME($space, case: "the") } would have no army of your team next to it.
why-no-piece = There is no such piece in { NAME($space, case: "the") }.
why-name-target = There are enemies in { NAME($space, case: "the") }: name the one you battle.
why-not-target = This card is not aimed at { NAME($country, case: "the") }.
why-not-met-for = The precondition of { NAME($card) } is not met for { NAME($country, case: "the") }.
why-not-defended = { NAME($card) } does not protect pieces of { NAME($country, case: "the") }.
why-not-supplied = The piece in { NAME($space, case: "the") } is not supplied.
why-nothing-beside = No piece that { NAME($card) } requires is next to { NAME($space, case: "the") }.
why-protected = The piece in { NAME($space, case: "the") } cannot be removed this turn.
why-strait-closed = { CAP(NAME($space, case: "the")) } is beside a supplied piece of yours only through the strait of { NAME($space2, case: "the") }, and that is closed to your team.
why-must-play = You must play or discard a card while you have one.
why-not-among = { NAME($card) } is not one of the cards that can be played from there.
why-other-type = { NAME($card) } is not of the type that may be played now.
why-not-looked-at = { NAME($card) } is not one of the cards you are looking at.
why-used-elsewhere = { NAME($card) } can be used now, but not there.
why-responses-only = { NAME($card) } does not discard Status cards.
why-not-on-their-table = { NAME($card) } does not lie face up on the table of { NAME($country, case: "the") }.
why-no-response = There is no such face-down card of { NAME($country, case: "the") } to choose ({ $number } in all).
why-no-choice = { NAME($card) } offers no such choice.
why-not-to-lift = The piece in { NAME($space, case: "the") } has been built anew already, or is not of the kind that is.

# The game has twenty rounds; a turn is one country's.
game-turn = Round { $number }
game-turns = about { $count } rounds

## What an action leads to
sheet-unless = Unless a card prevents it:
sheet-card = { NAME($card) }: where it could be used
sheet-then = Result:
sheet-if-freed = If { NAME($country, case: "the") } takes a piece off the board for it:
sheet-wins = This wins the game for { THE($side) }.
term-battled = { NAME($country) }: { $sea ->
    [0] army
   *[other] navy
} in { NAME($space, case: "the") } leaves the board
term-eliminated = { NAME($country) }: { $sea ->
    [0] army
   *[other] navy
} in { NAME($space, case: "the") } is eliminated
term-withdrawn = { NAME($country) }: { $sea ->
    [0] army
   *[other] navy
} in { NAME($space, case: "the") } leaves the board
term-built = { NAME($country) }: { $sea ->
    [0] army
   *[other] navy
} in { NAME($space, case: "the") } is built
term-recruited = { NAME($country) }: { $sea ->
    [0] army
   *[other] navy
} in { NAME($space, case: "the") } is recruited
term-cut-off = { NAME($country) }: { $sea ->
    [0] army
   *[other] navy
} in { NAME($space, case: "the") } loses its supply: its country removes it in its Supply step
term-fed = { NAME($country) }: { $sea ->
    [0] army
   *[other] navy
} in { NAME($space, case: "the") } is supplied again
term-stays = { NAME($country) }: { $sea ->
    [0] army
   *[other] navy
} in { NAME($space, case: "the") } is protected and stays
fact-more-points = { NAME($country) }: +{ $number } at its next scoring
fact-fewer-points = { NAME($country) }: -{ $number } at its next scoring
term-next-points = { NAME($country) }

## Cards in a few words, where the whole text is too long for a card in hand
short-ger-submarines-a = North Sea: the UK loses 3 deck cards; +1 VP.
short-ger-submarines-b = The USSR loses 2 deck cards, 5 with Scandinavia; +1 VP.
short-ger-submarines-c = North Sea: the USA loses 3 deck cards, perhaps 5; +1 VP.
short-ger-v-weapons = North Sea coast: the UK loses 2 deck cards; +2 VP.
short-ger-broad-front = Up to three land battles with Soviet armies.
short-ger-forced-conscription = Recruit 1 or 2 armies in or beside Germany.
short-ger-guns-and-butter = Play a basic card from your deck.
short-ger-military-dictatorships = Italian army in the Balkans; one Allied army in Ukraine goes.
short-ger-production-initiative = Play a Status card from your deck.
short-ger-autobahn = Lift your armies one by one and build them anew.
short-ger-atlantic-wall = Battle in Western Europe: the attacker loses 3 deck cards.
short-ger-bias-for-action = You built an army: 1 deck card for a battle beside it.
short-ger-blitzkrieg = After a land battle: 1 deck card for an army there.
short-ger-conscription = Instead of a card: 2 deck cards for a discarded Build Army.
short-ger-dive-bombers = After a land battle: 1 deck card for one more.
short-ger-jet-fighters = Economic Warfare against you: its country loses 3 deck cards.
short-ger-superior-planning = Turn start: look at the top 3 cards, put them in any order.
short-ger-swedish-iron-ore = Scoring: 1 VP for the Baltic Sea, 2 with Scandinavia.
short-ger-volkssturm = Land Battle cards always reach Germany.
short-ger-wolf-packs = Submarines: the victim loses 1 card more, perhaps 2.
short-ita-regia-marina = Mediterranean: the UK loses 1 deck card; +2 VP.
short-ita-afrika-korps = German army in North Africa, navy in the Mediterranean.
short-ita-division-azul = One Soviet Response card is discarded unseen.
short-ita-italian-east-africa = Army in North Africa, navy in the Bay of Bengal.
short-ita-german-aid-in-greece = Balkans: one Allied army goes, a German one comes.
short-ita-monte-cassino = Any time: a German army in Italy stays this turn.
short-ita-romanian-reinforcements = A supplied German army is lost: Italian army there.
short-ita-skilled-pilots = Bombers against Italy have no effect.
short-ita-anti-communist = Scoring: 1 VP for Russia or Ukraine.
short-ita-bravado = Instead of a card: 3 hand cards for a discarded Land Battle.
short-ita-impero-italiano = Scoring: 1 VP each for three African and Eastern spaces.
short-jpn-banzai-charge = After a land battle: one more there or beside it.
short-jpn-battleship-repair = Any time: one of your navies stays this turn.
short-jpn-china-offensive = Battle in China and around: armies there and beside it.
short-jpn-destroyer-transport = After a sea battle: up to two armies on its coasts.
short-jpn-fall-of-singapore = Battle in Southeast Asia: a navy in the South China Sea.
short-jpn-kamikaze = A new Allied navy beside you is eliminated.
short-jpn-kwantung-army = Any time: a supplied army in China or near it stays.
short-jpn-operation-ketsu-go = Any time: a piece in Japan or its sea stays.
short-jpn-surprise-attack = After a sea battle: a sea battle, then a land battle.
short-jpn-special-naval-landing-forces = You built a navy: up to two armies beside it.
short-jpn-forward-bases = Scoring: 1 VP per army in three Pacific spaces.
short-jpn-co-prosperity-sphere = Scoring: 1 VP per army in three southern spaces.
short-jpn-imperial-designs = Scoring: 1 VP for Iwo Jima or the Philippines.
short-uk-malta-submarines = Germany and Italy: 2 deck cards or the Mediterranean navy.
short-uk-dutch-east-indies = Armies in Indonesia, New Guinea; navy in the South China Sea.
short-uk-general-smuts = Army in Africa, navy in a southern ocean.
short-uk-ledo-burma-roads = One Axis army in China goes; US army in Szechuan.
short-uk-king-peter = Balkans: one Axis army goes, a British one comes.
short-uk-singapore = Army in Southeast Asia, navy in the South China Sea.
short-uk-defensive-posture = Any time: one supplied army stays this turn.
short-uk-destroyers = Any time: a navy beside your supplied army stays.
short-uk-loyal-to-the-crown = A new Axis army in the dominions is eliminated.
short-uk-raf = Any time: a navy in the North Sea or army at home stays.
short-uk-australia-directorate = Australia is a second home for building.
short-uk-free-france = Instead of a card: 2 hand cards for an army in Western Europe.
short-uk-lord-linlithgow = India is a second home for building.
short-uk-mackenzie-king = Canada is your Supply Space.
short-uk-rationing = 1 hand card: your played card goes under the deck.
short-uk-resistance = Instead of a card: 2 hand cards for a battle in the West or Italy.
short-uk-royal-navy = After a sea battle: 2 hand cards for one more.
short-usa-bombers = Within 3 spaces of an Axis home: 4 deck cards.
short-usa-heavy-bombers = Within 2 spaces of an Axis home: 5 deck cards.
short-usa-firestorm-bombers = Within 1 space of an Axis home: 6 deck cards.
short-usa-free-french-allies = The UK builds up to three armies in the West and Africa.
short-usa-fleet-pearl-harbor = Navies in the East and North Pacific, army in Hawaii.
short-usa-lend-lease = The UK plays a card and draws; 3 deck cards to keep this.
short-usa-murmansk-convoy = Soviet army in Russia; the USSR may build another.
short-usa-magic = A Japanese Status or Response card is discarded.
short-usa-theater-shift = Lift your pieces one by one and build them anew.
short-usa-patton-advances = Army in Western Europe, then battle in Germany or Italy.
short-usa-aircraft-carriers = After a sea battle: 1 deck card for a navy there.
short-usa-volunteer-group = Szechuan is your Supply Space.
short-usa-amphibious-landings = Land battle beside your navy: 1 deck card for an army there.
short-usa-flexible-resources = Instead of a card: 4 deck cards for any discarded card.
short-usa-flying-fortress = Your Economic Warfare: the victim loses 1 card more.
short-usa-radar = A navy would go: 3 deck cards and it stays.
short-usa-superior-shipyards = You built a navy: 1 deck card for one more.
short-usa-wartime-production = You built an army: 1 deck card for one more.
short-sov-general-winter = Up to two Axis armies on Soviet ground are eliminated.
short-sov-tito = Balkans: one Axis army goes, a Soviet or British one comes.
short-sov-trans-siberian = Lift your pieces one by one and build them anew.
short-sov-vasilevsky = Army in Vladivostok; one Axis army in China goes.
short-sov-leningrad = Any time: the army in Russia stays this turn.
short-sov-moscow = Any time: the army in Moscow stays this turn.
short-sov-rasputitsa = A new Axis army in or beside Moscow is eliminated.
short-sov-stalingrad = Any time: the army in Ukraine stays this turn.
short-sov-defense-of-the-motherland = You built an army: 2 hand cards for one more.
short-sov-frontal-assault = After a land battle: 2 hand cards for one more.
short-sov-guards = Instead of a card: 2 hand cards for a discarded Build Army.
short-sov-stavka-artillery = After a land battle: 1 deck card, all enemies there go.
short-sov-women-conscripts = A played Build Army goes back on top of your deck.

## What things without a text of their own are

about-marker-strait = A strait: it joins two seas for whoever controls the land beside it.
about-kind-army = An army: it holds a land space and needs supply.
about-kind-navy = A navy: it holds a sea space and needs supply.
about-terrain-land = Land: one army of each country can stand here.
about-terrain-sea = Sea: one navy of each country can lie here.
about-zone = Cards of this country; the number says how many.
