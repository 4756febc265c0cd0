# Quartermaster General in English. Functions and arguments are explained in words/words.py.
# $sea is 0 for an army on land and 1 for a navy at sea.

thing-at = { $thing } in { $at }

## What happened

event-round = Round { $number } began.
event-turn = Round { $number }: the turn of { NAME($country, case: "the") }.
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
} in { NAME($space, case: "the") }.{ $number ->
   *[0] {""}
    [one] {" "}It scores 1 point more each turn.
    [other] {" "}It scores { $number } points more each turn.
}{ $near ->
   *[0] {""}
    [1] {" "}Next to it lies { NAME($space2, case: "the") }, which is worth points.
}
event-designated = { CAP(NAME($country, case: "the")) } designated its { $sea ->
    [0] army
   *[other] navy
} in { NAME($space, case: "the") } as just built.
event-recruited = { CAP(NAME($country, case: "the")) } recruited { $sea ->
    [0] an army
   *[other] a navy
} in { NAME($space, case: "the") }{ $known ->
   *[0] .
    [1] {" "}({ NAME($card) }).
}{ $number ->
   *[0] {""}
    [one] {" "}It scores 1 point more each turn.
    [other] {" "}It scores { $number } points more each turn.
}{ $near ->
   *[0] {""}
    [1] {" "}Next to it lies { NAME($space2, case: "the") }, which is worth points.
}
event-battle = { CAP(NAME($country, case: "the")) } battled the { $sea ->
    [0] army
   *[other] navy
} of { NAME($country2, case: "the") } in { NAME($space, case: "the") }.{ $number ->
   *[0] {""}
    [one] {" "}At stake: 1 point each turn.
    [other] {" "}At stake: { $number } points each turn.
}{ $number2 ->
   *[0] {""}
    [one] {" "}It supplies another piece.
    [other] {" "}It supplies { $number2 } other pieces.
}
event-battle-empty = { CAP(NAME($country, case: "the")) } battled in { NAME($space, case: "the") }, which was empty.
event-removed = { CAP(NAME($country, case: "the")) } lost its { $sea ->
    [0] army
   *[other] navy
} in { NAME($space, case: "the") }{ $known ->
   *[0] .
    [1] {" "}to { NAME($country2, case: "the") } ({ NAME($card) }).
}{ $number ->
   *[0] {""}
    [one] {" "}From now on { NAME($country, case: "the") } scores 1 point less each turn.
    [other] {" "}From now on { NAME($country, case: "the") } scores { $number } points less each turn.
}{ $number2 ->
   *[0] {""}
    [one] {" "}One more of its pieces lost its supply.
    [other] {" "}{ $number2 } more of its pieces lost their supply.
}
event-eliminated = { CAP(NAME($country, case: "the")) } lost its { $sea ->
    [0] army
   *[other] navy
} in { NAME($space, case: "the") }: it was eliminated{ $known ->
   *[0] .
    [1] {" "}by { NAME($country2, case: "the") } ({ NAME($card) }).
}{ $number ->
   *[0] {""}
    [one] {" "}From now on { NAME($country, case: "the") } scores 1 point less each turn.
    [other] {" "}From now on { NAME($country, case: "the") } scores { $number } points less each turn.
}{ $number2 ->
   *[0] {""}
    [one] {" "}One more of its pieces lost its supply.
    [other] {" "}{ $number2 } more of its pieces lost their supply.
}
event-unsupplied = The { NAME($country, case: "adj") } { $sea ->
    [0] army
   *[other] navy
} in { NAME($space, case: "the") } was removed for lack of supply.{ $number ->
   *[0] {""}
    [one] {" "}From now on { NAME($country, case: "the") } scores 1 point less each turn.
    [other] {" "}From now on { NAME($country, case: "the") } scores { $number } points less each turn.
}{ $number2 ->
   *[0] {""}
    [one] {" "}One more of its pieces lost its supply.
    [other] {" "}{ $number2 } more of its pieces lost their supply.
}
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
} in { NAME($space, case: "the") } off the board.{ $number ->
   *[0] {""}
    [one] {" "}It scores 1 point less each turn.
    [other] {" "}It scores { $number } points less each turn.
}{ $number2 ->
   *[0] {""}
    [one] {" "}One more of its pieces lost its supply.
    [other] {" "}{ $number2 } more of its pieces lost their supply.
}
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
} for its stars.
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
event-no-build = { CAP(NAME($country, case: "the")) } passed up a build ({ NAME($card) }).
event-no-recruit = { CAP(NAME($country, case: "the")) } passed up recruiting ({ NAME($card) }).
event-no-battle = { CAP(NAME($country, case: "the")) } passed up a battle ({ NAME($card) }).
event-no-elimination = { CAP(NAME($country, case: "the")) } passed up an elimination ({ NAME($card) }).
event-no-rebuild = { CAP(NAME($country, case: "the")) } lifted no more pieces ({ NAME($card) }).
event-no-strike = { CAP(NAME($country, case: "the")) } had no card discarded ({ NAME($card) }).
event-no-card = { CAP(NAME($country, case: "the")) } played nothing with { NAME($card) }.
event-no-payment = { CAP(NAME($country, case: "the")) } did not pay ({ NAME($card) }).
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
ask-fight-chosen = Several enemies are in { NAME($at, case: "the") }: whom do you battle?
ask-eliminate = { NAME($card) }: choose the piece to eliminate.
ask-eliminate-chosen = Several enemies are in { NAME($at, case: "the") }: whose piece do you eliminate?
ask-protect = { NAME($card) }: choose the piece to protect.
ask-rebuild = { NAME($card) }: choose a piece to lift and build again.
ask-give = { NAME($card) }: discard { $number ->
    [one] 1 card
   *[other] { $number } cards
} from your hand.
ask-strike = { NAME($card) }: choose a card on the table.
ask-play-from = { NAME($card) }: choose the card to play.
ask-look = { NAME($card) }: put the cards back; the last one goes on top.
ask-under = { NAME($card) }: choose cards to put under your draw deck.
ask-pay = { NAME($card) }: pay for the next action?
ask-choice = { NAME($card) }: choose one.
ask-discard = You draw up to seven cards. To get rid of a card first, click it: it is gone for good.
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
ask-window-card-resolved = { CAP(NAME($country, case: "the")) } has finished { NAME($card) }. Use a card?
ask-window-response-laid = { CAP(NAME($country, case: "the")) } has put a Response on the table. Use a card?

# The same where the event is of the seat itself

ask-own-turn-start = Your turn begins. Use a card?
ask-own-supply-start = Your Supply step begins. Use a card?
ask-own-battle-declared = You battle { NAME($country2, case: "the") } in { NAME($space, case: "the") }. Use a card?
ask-own-battle-declared-empty = You battle in { NAME($space, case: "the") }, which is empty. Use a card?
ask-own-battle-after = Your battle against { NAME($country2, case: "the") } in { NAME($space, case: "the") } is over. Use a card?
ask-own-battle-after-empty = Your battle in { NAME($space, case: "the") } is over. Use a card?
ask-own-built = You have built in { NAME($space, case: "the") }. Use a card?
ask-own-recruited = You have recruited in { NAME($space, case: "the") }. Use a card?
ask-own-ew-declared = You play { NAME($card) } against { NAME($country2, case: "the") }. Use a card?
ask-own-card-resolved = You have finished { NAME($card) }. Use a card?
ask-own-response-laid = You have put a Response on the table. Use a card?

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
wait-window-card-resolved = Waiting for { NAME($seat, case: "the") }: { NAME($country, case: "the") } has finished { NAME($card) }.
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
window-card-resolved = { CAP(NAME($country, case: "the")) } has finished { NAME($card) }.
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
action-designate = Count the { $sea ->
    [0] army
   *[other] navy
} in { NAME($space, case: "the") } as just built: nothing new is placed
action-designate-for = Build nothing: your { $sea ->
    [0] army
   *[other] navy
} in { NAME($space, case: "the") } counts as just built, so that { NAME($card) } can be used
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
action-skip-build-lost = Build nothing and lose the card
action-skip-build-rest = Build no more
action-skip-recruit = Skip recruiting
action-skip-recruit-lost = Recruit nothing and lose the card
action-skip-recruit-rest = Recruit no more
action-skip-fight = Skip the battle
action-skip-fight-lost = Fight no battle and lose the card
action-skip-fight-rest = Fight no more battles
action-skip-eliminate = Eliminate no piece
action-skip-eliminate-lost = Eliminate no piece and lose the card
action-skip-eliminate-rest = Eliminate no more pieces
action-skip-rebuild = Lift no piece
action-skip-strike = Discard nothing
action-skip-play-from = Play nothing
action-skip-play-from-paid = Play nothing and lose what you paid
action-skip-under = Keep these cards
action-skip-pay = Don't pay
action-decline = Keep all pieces
action-done = Keep these and draw
action-pass = Pass
action-withdraw = Take your own { $sea ->
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
mark-aside = only if you insist
mark-candidate = empty
mark-withdraw = removes your own piece
mark-plan = in secret
mark-unsupplied = not supplied
mark-leaving = removed in the Supply step
mark-protected = cannot be removed this turn
mark-star = Supply Space
mark-scores = scores { $number ->
    [one] 1 point
   *[other] { $number } points
} here in the Victory step of each of its turns
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

# Over a card whose text speaks to its owner
card-of = A card of { NAME($country, case: "the") }, and written for its player

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

fact-land = Land: one army of each country of a team can stand here.
fact-sea = Sea: one navy of each country of a team can lie here.
fact-star = A star, that is a Supply Space: a country with an army here scores 2 points in the Victory step of each of its turns, or 1 point if an ally's army stands here too. That army also supplies every piece of its country that a chain of its own pieces links to it.
fact-home = Home of { NAME($country, case: "the") }: while an enemy army stands here, { NAME($country, case: "the") } scores nothing. A team with armies in two enemy homes wins at once.
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
vain-build-first = No free land beside you: build a navy first ({ LIST($spaces, kind: "space") }).
vain-battle = No enemy { $sea ->
    [0] army
   *[other] navy
} is next to your supplied pieces.
vain-unsupplied = No supply reaches it there: the { $sea ->
    [0] army
   *[other] navy
} would be removed in the Supply step of this turn.
vain-no-piece = No { $what ->
    [army] army
    [navy] navy
   *[piece] piece
} of yours { $where ->
    [in] in
    [beside] next to
   *[at] in or next to
} { NAME($space, case: "the") }: it can only be discarded.
vain-too-far = No army of yours within { $number ->
    [one] 1 space
   *[other] { $number } spaces
} of an Axis home: it can only be discarded.
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
game-turn = Round { $number } of { $of }
seat-now = Its turn
seat-next = Next
seat-help = What this country would score in its next Victory step, its cards in hand, the cards left in its draw pile, and its discards.
seat-income = +{ $number } a turn
game-turns = about { $count } rounds

## What an action leads to
sheet-unless = Unless a card prevents it:
sheet-card = { NAME($card) }: where it could be used
sheet-then = Result:
sheet-if-freed = If { NAME($country, case: "the") } takes a piece off the board for it:
sheet-wins = This wins the game for { THE($side) }.
term-battled = The { NAME($country, case: "adj") } { $sea ->
    [0] army
   *[other] navy
} in { NAME($space, case: "the") } leaves the board
term-eliminated = The { NAME($country, case: "adj") } { $sea ->
    [0] army
   *[other] navy
} in { NAME($space, case: "the") } is eliminated
term-withdrawn = The { NAME($country, case: "adj") } { $sea ->
    [0] army
   *[other] navy
} in { NAME($space, case: "the") } leaves the board
term-built = { $sea ->
    [0] An army
   *[other] A navy
} of { NAME($country, case: "the") } is built in { NAME($space, case: "the") }
term-recruited = { $sea ->
    [0] An army
   *[other] A navy
} of { NAME($country, case: "the") } is recruited in { NAME($space, case: "the") }
term-cut-off = The { NAME($country, case: "adj") } { $sea ->
    [0] army
   *[other] navy
} in { NAME($space, case: "the") } loses its supply: it is removed in its country's Supply step
term-fed = The { NAME($country, case: "adj") } { $sea ->
    [0] army
   *[other] navy
} in { NAME($space, case: "the") } is supplied again
term-stays = The { NAME($country, case: "adj") } { $sea ->
    [0] army
   *[other] navy
} in { NAME($space, case: "the") } is protected and stays
fact-more-points = { NAME($country) }: +{ $number } at its next scoring
fact-fewer-points = { NAME($country) }: −{ $number } at its next scoring
term-next-points = { NAME($country) }

## Cards in a few words, where the whole text is too long for a card in hand
short-ger-submarines-a = With a piece in or next to the North Sea: the UK discards 3 cards of its deck, you score 1 point.
short-ger-submarines-b = The USSR discards 2 cards of its deck, or 5 if your army is in Scandinavia. You score 1 point.
short-ger-submarines-c = With a piece in or next to the North Sea: the USA discards 3 or 5 cards of its deck, you score 1 point.
short-ger-v-weapons = With an army next to the North Sea: the UK discards 2 cards of its deck, you score 2 points.
short-ger-broad-front = Fight up to three land battles, each against a Soviet army next to one of your armies.
short-ger-autobahn = You may take your armies off the board one by one and build them again where you need them.
short-ger-atlantic-wall = When an enemy battles an Axis army in Western Europe, it may be made to discard 3 cards of its deck.
short-ger-bias-for-action = Once a turn, when you build an army, you may discard your top deck card to battle on land next to it.
short-ger-blitzkrieg = Once a turn, after a land battle, you may discard your top deck card to build an army there if empty.
short-ger-conscription = Instead of playing a card, you may discard 2 deck cards to play a Build Army from your discard pile.
short-ger-dive-bombers = Once a turn, after a land battle, you may discard your top deck card to fight again there or beside it.
short-ger-jet-fighters = Whoever plays Economic Warfare against Germany may be made to discard 3 cards of its own deck.
short-ger-superior-planning = At the start of your turn, look at the top 3 cards of your deck and put them back in any order.
short-ger-swedish-iron-ore = Each Victory step, score 1 point for a navy in the Baltic Sea, 2 with an army in Scandinavia too.
short-ger-volkssturm = Your Land Battle cards can always remove an enemy army in Germany.
short-ger-wolf-packs = When the Axis plays Submarines, the victim discards 1 more card, or 2 if your army is in Scandinavia.
short-uk-malta-submarines = Germany and Italy each discard 2 deck cards or take their navy out of the Mediterranean.
short-uk-destroyers = At any time: a British or US navy next to your army cannot be removed this turn. Both must be supplied.
short-uk-raf = At any time: a supplied navy in the North Sea or an army in the UK cannot be removed this turn.
short-uk-rationing = After playing a card, you may discard 1 from your hand to put the played card under your deck.
short-uk-resistance = Instead of playing a card, you may discard 2 from your hand to battle in Western Europe or Italy.
short-uk-royal-navy = Once a turn, after a sea battle, you may discard 2 from your hand to fight again there or beside it.
short-jpn-china-offensive = After a battle in China, Szechuan or Southeast Asia, build an army there and one in another of them.
short-jpn-fall-of-singapore = After a battle in Southeast Asia, eliminate a navy in the South China Sea and recruit yours there.
short-jpn-kwantung-army = At any time: a supplied army of yours in China, Szechuan or Vladivostok cannot be removed this turn.
short-jpn-operation-ketsu-go = At any time: an Axis army in Japan or navy in the Sea of Japan cannot be removed this turn.
short-jpn-forward-bases = Each Victory step, score 1 point per army in Hawaii, the Pacific Northwest and New Zealand.
short-sov-trans-siberian = You may take your pieces off the board one by one and build them again where you need them.
short-sov-frontal-assault = Once a turn, after a land battle, you may discard 2 from your hand to fight again there or beside it.
short-sov-guards = Instead of playing a card, you may discard 2 from your hand to play a Build Army from your discard pile.
short-sov-stavka-artillery = After a land battle, you may discard your top deck card to remove all enemy armies from that space.
short-ita-regia-marina = With a navy in the Mediterranean: the UK discards 1 card of its deck, you score 2 points.
short-ita-bravado = Instead of playing a card, you may discard 3 from your hand to play a Land Battle from your discard pile.
short-ita-impero-italiano = Each Victory step, score 1 point for an Italian or German army in each of three southern spaces.
short-usa-bombers = With your army within 3 spaces of an Axis home: that country discards 4 cards of its deck.
short-usa-heavy-bombers = With your army within 2 spaces of an Axis home: that country discards 5 cards of its deck.
short-usa-firestorm-bombers = With your army within 1 space of an Axis home: that country discards 6 cards of its deck.
short-usa-lend-lease = The UK may play a card and draw one. Discard 3 deck cards to put this card back on your deck.
short-usa-magic = Choose a Japanese Status card or a face-down Japanese Response card. It is discarded.
short-usa-theater-shift = You may take your pieces off the board one by one and build them again where you need them.
short-usa-aircraft-carriers = Once a turn, after a sea battle, you may discard your top deck card to build a navy in that sea.
short-usa-amphibious-landings = After a land battle by your supplied navy, you may discard your top deck card to build an army there.
short-usa-flexible-resources = Instead of playing a card, you may discard 4 deck cards to play any card from your discard pile.
short-usa-radar = When a navy of yours would leave the board, you may discard 3 deck cards to keep it there.

## What things without a text of their own are

about-marker-strait = A strait: it joins two seas for whoever controls the land beside it.
about-marker-supply = A Supply Space that a card has made: it supplies and scores for this country only.
about-kind-army = An army: it holds a land space, needs supply and never moves; cards build and remove it.
about-kind-navy = A navy: it holds a sea space, needs supply and never moves; cards build and remove it.
about-terrain-land = Land: one army of each country can stand here.
about-terrain-sea = Sea: one navy of each country can lie here.
about-zone = Cards of this country; the number says how many.

# What a hint expects of an action, beside another

prospects = by the end of this round
prospect-own-income = { $way ->
    [gain] your team now scores { $amount } { $number ->
            [1] point
           *[other] points
        } more each turn
    [loss] your team now scores { $amount } { $number ->
            [1] point
           *[other] points
        } less each turn
    [more] your team scores { $amount } { $number ->
            [1] point
           *[other] points
        } more a turn
   *[fewer] your team scores { $amount } { $number ->
            [1] point
           *[other] points
        } less a turn
}
prospect-enemy-income = { $way ->
    [gain] the enemy now scores { $amount } { $number ->
            [1] point
           *[other] points
        } more each turn
    [loss] the enemy now scores { $amount } { $number ->
            [1] point
           *[other] points
        } less each turn
    [more] the enemy scores { $amount } { $number ->
            [1] point
           *[other] points
        } more a turn
   *[fewer] the enemy scores { $amount } { $number ->
            [1] point
           *[other] points
        } less a turn
}
prospect-own-laid = { $way ->
    [gain] your team gets { $amount } { $number ->
            [1] card
           *[other] cards
        } that goes on working
    [loss] your team loses { $amount } { $number ->
            [1] card
           *[other] cards
        } that was at work
    [more] your team has { $amount } { $number ->
            [1] card
           *[other] cards
        } more at work
   *[fewer] your team has { $amount } { $number ->
            [1] card
           *[other] cards
        } fewer at work
}
prospect-enemy-cards = { $way ->
    [gain] the enemy gains { $amount } { $number ->
            [1] card
           *[other] cards
        }
    [loss] the enemy loses { $amount } { $number ->
            [1] card
           *[other] cards
        }
    [more] the enemy has { $amount } { $number ->
            [1] card
           *[other] cards
        } more left
   *[fewer] the enemy has { $amount } { $number ->
            [1] card
           *[other] cards
        } fewer left
}
prospect-own-points = your team { $way ->
    [gain] scores
    [loss] loses
   *[other] has
} { $amount } { $number ->
    [1] point
   *[other] points
}{ $way ->
    [more] { " more" }
    [fewer] { " fewer" }
   *[other] { "" }
}
prospect-enemy-points = the enemy { $way ->
    [gain] scores
    [loss] loses
   *[other] has
} { $amount } { $number ->
    [1] point
   *[other] points
}{ $way ->
    [more] { " more" }
    [fewer] { " fewer" }
   *[other] { "" }
}
prospect-own-pieces = your team { $way ->
    [gain] gains
    [loss] loses
   *[other] has
} { $amount } { $number ->
    [1] piece
   *[other] pieces
}{ $way ->
    [more] { " more" }
    [fewer] { " fewer" }
   *[other] { "" }
}
prospect-enemy-pieces = the enemy { $way ->
    [gain] gains
    [loss] loses
   *[other] has
} { $amount } { $number ->
    [1] piece
   *[other] pieces
}{ $way ->
    [more] { " more" }
    [fewer] { " fewer" }
   *[other] { "" }
}

# Signs in the legend

legend-star = A star, that is a Supply Space: chains of supply begin here, where an army of the country stands; it scores 2 points a turn, or 1 if an ally stands here too.
legend-strait-axis = A strait that is open to the Axis now.
legend-strait-allies = A strait that is open to the Allies now.
legend-fed = On the map of supply: a supplied piece; the disc is the star that its chain comes from.
legend-unsupplied = Not supplied.
legend-leaving = Not supplied: removed in the Supply step of this turn.
legend-protected = Protected: it cannot be removed this turn.
