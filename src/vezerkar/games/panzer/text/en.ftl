# Panzer General in English. Functions and arguments are explained in words/words.py.

thing-at = { $thing } on { $at }

## What happened

event-turn = Turn { $number }: { THE($side) }.
event-phase = { CAP(THE($side)) } collected prestige.
event-bought-unit = Bought for the set-up: { NAME($card) }.
event-placed = { CAP(THE($side)) } placed { NAME($card) } on { NAME($tile) }.
event-first-player = First player: { THE($side) }.
event-row = Start row { NAME($row) } was chosen.
event-drew = { CAP(THE($side)) } drew { $number ->
    [one] a card
   *[other] { $number } cards
} from the { NAME($deck) }.
event-drew-card = Drawn: { NAME($card) }.
event-purchased = { CAP(THE($side)) } bought a card from the { NAME($deck) }.
event-ammo = Ammunition of { THE($side) }: { $number2 }.
event-prestige = Prestige of { THE($side) }: { $number2 }.
event-reshuffled = The discards of the { NAME($deck) } were shuffled into a new deck.
event-moved = { CAP(THE($unit)) } moved from { NAME($tile) } to { NAME($tile2) }.
event-swapped = { CAP(THE($unit, $at)) } and { THE($unit2, $at2) } swapped places.
event-jumped = { CAP(THE($unit)) } jumped from { NAME($tile) } to { NAME($tile2) }.
event-control = { CAP(THE($side)) } took control of { NAME($tile) }.
event-flipped = Flipped: { NAME($card) }, tactical modifier { $number }.
event-mine = { CAP(THE($unit)) } hit a mine on { NAME($tile) }.
event-no-mine = No mine on { NAME($tile) }.
event-dug-in = { CAP(THE($unit, $at)) } dug in.
event-dug-out = { CAP(THE($unit, $at)) } { AGREE($unit, one: "is", many: "are") } no longer dug in.
event-transferred = { CAP(THE($unit, $at)) } handed { AGREE($unit, one: "its", many: "their") } action to { THE($unit2, $at2) }.
event-deployed = { CAP(THE($side)) } deployed { NAME($card) } on { NAME($tile) } for { $number } prestige.
event-dropped = { CAP(THE($side)) } dropped { NAME($card) } on { NAME($tile) } for { $number } prestige.
event-played = { CAP(THE($side)) } played { NAME($card) } for { $number2 } prestige: { NAME($mode) }
event-picked = Chosen: { THE($unit, $at) }.
event-picked-fallen = Chosen: the support of a destroyed unit.
event-cancelled = { CAP(NAME($card)) } was cancelled.
event-discarded = { CAP(THE($side)) } discarded { NAME($card) }.
event-revealed = The hand of { THE($side) }: { LIST($card, kind: "card") }.
event-morale = Morale of { THE($unit, $at) }: { $number2 } ({ $why ->
    [victor] +1 for destroying a unit
    [gained] +{ $number3 }
   *[lost] −{ $number3 }
}).
event-destroyed = { CAP(NAME($card)) } on { NAME($tile) } { AGREE($card, one: "was", many: "were") } destroyed.
event-free-fire = Free fire: { THE($unit, $at) } at { THE($unit2, $at2) }, { $number } against { $number2 }.
event-attacked = { CAP(THE($unit, $at)) } attacked { THE($unit2, $at2) }.
event-fire-opens = { CAP(THE($unit, $at)) } fired at { THE($unit2, $at2) }.
event-sheet = { CAP(NAME($line)) }: { $number }. { CAP(NAME($marker)) }: { $number2 }.
event-sheet-late = This fire is decided: morale changes its values no more.
event-instant = Three to one: { THE($unit2, $at2) } { AGREE($unit2, one: "was", many: "were") } destroyed at once.
event-stalled = The fire of { THE($unit, $at) } stalled and did nothing: it was not more than half of the target value.
score-changed = Score of { THE($side) }: { $from } → { $to }
score-counted = { CAP(THE($side)) }: { $from } → { $to } { NAME($counts) }
event-passed = { CAP(THE($side)) } played no card.
event-flipped-fire = Flipped: { NAME($card) }, tactical modifier { $number }: fire { $number4 }.
event-sacrificed = { CAP(THE($side)) } revealed { NAME($card) }{ $why ->
    [alone] , having no other card; it adds nothing: { $number4 }.
    [nothing] , which adds nothing: { $number4 }.
   *[card] : { $number3 } + { $number } = { $number4 }.
}
event-loss = { $number2 ->
    [0] { CAP(THE($unit, $at)) } lost no morale: fire { $number3 } against { $number4 }.
   *[other] { CAP(THE($unit, $at)) } lost { $number2 } morale: fire { $number3 } against { $number4 }, half of the difference of { $number }{ $why ->
    [odd] , rounded up
   *[even] {""}
}.
}
event-reward = { CAP(THE($side)) } gained { $number } prestige.
event-denied = { CAP(THE($side)) } lost { $number } prestige.
event-retreated = { CAP(THE($unit)) } retreated to { NAME($tile) }.
event-cannot-retreat = { CAP(THE($unit, $at)) } could not retreat: { $why ->
    [edge] the edge of the map is behind it
    [headquarters] nobody retreats onto a headquarters
    [enemy] an enemy stands behind it, on { NAME($tile) }
    [own] a unit of its own side stands behind it, on { NAME($tile) }
   *[ground] it may not stand on the tile behind it
}.
event-advanced = { CAP(THE($unit)) } advanced to { NAME($tile) }.
event-weather = { CAP(NAME($card)) } lasts until the end of this turn.
event-weather-ends = The bad weather is over.
event-points = { CAP(THE($side)) } scored { $number } and now have { $number2 } victory points.
event-spent = Victory points spent: { NAME($spend) }.
event-npc-card = From the { NAME($deck) }: { NAME($card) }.
event-arrived = { CAP(NAME($card)) } arrived on { NAME($tile) }, dug in.
event-extended = The battle went on into turn { $number }.
event-over = { CAP(THE($side)) } won.
event-no-effect = { CAP(NAME($card)) } would have had no effect and was discarded.
event-stacked = On top of the deck: { NAME($card) }.
event-searched = Taken from the deck: { NAME($card) }.
event-ready = { CAP(THE($side)) } are ready.
event-trap = { CAP(THE($side)) } laid a minefield.

## Actions

action-buy = Buy { NAME($card) }
action-stack = Put { NAME($card) } on top of the deck
action-ready = Ready
action-place = Place { NAME($card) } on { NAME($tile) }
action-row = Start row { NAME($row) }
action-raise = Start with { NAME($card) }
action-station = Place { NAME($card) } on { NAME($tile) }
action-search = Take { NAME($card) }
action-draw = Draw four cards: { $number ->
    [0] no unit
    [1] one unit
    [2] two units
    [3] three units
    [4] four units
   *[other] { $number } units
}, { $number2 ->
    [0] no action
    [1] one action
    [2] two actions
    [3] three actions
    [4] four actions
   *[other] { $number2 } actions
}
action-purchase = Buy from the { NAME($deck) }
about-deck-actions = An action card is played once, for what is written on it: operations cards in your operations, combat cards in a fight, surprise cards in answer to the enemy.
about-deck-german = A unit card becomes a unit on the map when it is deployed for its price.
about-deck-soviet = A unit card becomes a unit on the map when it is deployed for its price.
action-move = Move { THE($unit, $at) } to { NAME($tile) }
action-swap = Swap { THE($unit, $at) } with { THE($unit2, $at2) }
action-jump = Jump with { THE($unit, $at) } to { NAME($tile) }
action-dig = Dig in with { THE($unit, $at) }: +2 defense
action-attack = Attack { THE($unit2, $at2) } with { THE($unit, $at) }: before cards { $number } against { $number2 }, no answer
action-attack-answered = Attack { THE($unit2, $at2) } with { THE($unit, $at) }: before cards { $number } against { $number2 }; { AGREE($unit2, one: "it answers", many: "they answer") } with up to { $number3 } against { $number4 }
action-attack-second = Attack { THE($unit2, $at2) } with { THE($unit, $at) }: before cards the defender fires first with up to { $number3 } against { $number4 }, then { $number } against { $number2 }
action-transfer = { CAP(THE($unit, $at)) } { AGREE($unit, one: "hands", many: "hand") } { AGREE($unit, one: "its", many: "their") } { NAME($extra) } to { THE($unit2, $at2) }
action-deploy = Deploy { NAME($card) } on { NAME($tile) } for { $number } prestige{ $why ->
    [headquarters] , cheaper at headquarters
    [reserves] , cheaper with Reserves
   *[full] { "" }
} (can act from your next turn on)
action-drop = Drop { NAME($card) } on { NAME($tile) }
action-play = Play { NAME($card) } ({ $number } prestige): { NAME($mode) }
action-play-effect = Play { NAME($card) }: { CAP(NAME($effect)) } ({ $number } prestige)
action-play-fire = { CAP(NAME($card)) }: { $number2 } against { $number3 } ({ $number } prestige)
action-play-fire-effect = { CAP(NAME($effect)) }: { $number2 } against { $number3 } ({ $number } prestige)
action-spend = Spend { $number } victory points: { NAME($spend) }
action-spend-on = Spend { $number } victory points on { THE($unit, $at) }: { NAME($spend) }
action-pick = Choose { THE($unit, $at) }
action-pick-fallen = The support of a destroyed unit ({ $number })
action-volley = Free fire by { THE($unit, $at) }
action-call = Support by { THE($unit, $at) }: { $number2 } against { $number3 } (1 ammunition)
action-call-free = Support by { THE($unit, $at) }: { $number2 } against { $number3 } (no ammunition)
action-flip = Try the ability of { THE($unit, $at) }
action-sacrifice = Sacrifice { NAME($card) } (+{ $number }): { $number2 } against { $number3 }, { $who ->
    [own] your unit
   *[enemy] the target
}{ $why ->
    [safe] { " " }loses nothing
    [sure] { " " }is destroyed
    [exact] { " " }loses { $number5 } morale
    [chance] : { $number8 }% destroyed
    [chances] : { $number8 }–{ $number9 }% destroyed
   *[range] { " " }loses { $number5 } to { $number6 } morale
}
action-sacrifice-bluff = Bluff (+0): { $number2 } against { $number3 }, { $who ->
    [own] your unit
   *[enemy] the target
}{ $why ->
    [safe] { " " }loses nothing
    [sure] { " " }is destroyed
    [exact] { " " }loses { $number5 } morale
    [chance] : { $number8 }% destroyed
    [chances] : { $number8 }–{ $number9 }% destroyed
   *[range] { " " }loses { $number5 } to { $number6 } morale
}
action-gain = You gain { $number }
action-deny = { $number ->
    [0] The enemy has nothing to lose
   *[other] The enemy loses { $number }
}
vain-deny = The enemy has no prestige: this changes nothing.
action-advance = Advance to { NAME($tile) }
action-stay = Stay on { NAME($tile) }
action-take = Discard { NAME($card) }
action-aim = { CAP(THE($unit, $at)) } { AGREE($unit, one: "attacks", many: "attack") } { THE($unit2, $at2) }
action-step = { CAP(THE($unit, $at)) } { AGREE($unit, one: "goes", many: "go") } to { NAME($tile) }
action-done-shop = Buy no more
action-done-shop-end = Buy no more, end my turn
action-done-second-step = No second step
action-done-extra = Skip the extra action
action-done-targets = Done
action-done-support = Go on without more support
action-pass-react = Hold fire
action-pass-free-fire = Fire without a card
action-pass-window = Don't respond
action-pass-flak = Hold fire
action-pass-weather = Keep the weather as it is
action-pass-drawn = Don't try it
action-pass-answer = Play no card
action-pass-cards = Pass
action-pass-loss = Take the loss
action-end = End the operations phase

## Questions

ask-buy = Choose your units in secret: { $number } prestige and { $number2 ->
    [one] one unit
   *[other] { $number2 } units
} left.
ask-stack = Choose cards for the top of your deck: { $number } prestige left.
ask-row = Choose your start row.
ask-raise = Choose a unit to start with.
ask-station = Choose where to place { NAME($card) }.
ask-place = Place your units.
ask-search = Search the decks for { $number ->
    [one] one more card
   *[other] { $number } more cards
}.
ask-draw = Draw four cards: units for the map, or actions to play once?
ask-shop = Buy a card for { $number } prestige? You have { $number2 }.
ask-operations = You have { $number } prestige, { $number2 } ammo. Choose a framed unit or a card.
ask-operations-chosen = { $way ->
    [none] Choose one of the buttons.
   *[lit] { $number ->
        [0] { "" }
       *[other] { "Blue: go there. " }
    }{ $number2 ->
        [0] { "" }
       *[other] { "Red: attack it. " }
    }{ $number3 ->
        [0] { "" }
       *[other] Green: change places with it.
    }
}
ask-operations-card = Blue: place { NAME($card) } there; the number is the price in prestige.
ask-second-step = Choose the second step of { THE($unit, $at) }.
ask-react = { CAP(THE($unit, $at)) } { AGREE($unit, one: "has", many: "have") } moved next to you. Fire at { AGREE($unit, one: "it", many: "them") }?
ask-free-fire = Strengthen the free fire of { THE($unit, $at) }?
ask-extra = Choose the extra action of { THE($unit, $at) }.
ask-targets = { CAP(NAME($card)) }: choose a unit.
ask-window = Respond to { NAME($card) }?
ask-flak = Fire at the aircraft?
ask-discard = Choose the card that your opponent discards.
ask-weather = Change the weather?
ask-support = Before cards { $number } against { $number2 }: { $why ->
    [stalls] it stalls
    [destroyed] destroyed
    [spared] no loss
   *[loses] −{ $number5 } morale
}. Add a blue gun ({ $number6 ->
    [0] no ammo
   *[other] 1 of { $number6 } ammo
})?
ask-drawn = Try the ability of { THE($unit, $at) }?
ask-answer = { $why ->
    [destroyed] Three to one, { $number2 } against your { $number3 }: destroyed at once. Play a card?
   *[stalls] Your fire, { $number2 } against { $number3 }, will stall. Play a card to save it?
}
ask-cards = Fire so far { $number } against { $number2 }: { $why ->
    [stalls] it stalls
    [destroyed] enough to destroy
    [spared] no loss
   *[loses] −{ $number5 } morale
}. Play a card, or pass?
ask-sacrifice = Sacrifice a card, or bluff? Without one it { $why ->
    [safe] loses nothing
    [sure] is destroyed
    [exact] loses { $number5 } morale
    [deadly] loses { $number5 } to { $number7 } morale ({ $number7 } destroys)
   *[range] loses { $number5 } to { $number6 } morale
}.
ask-cards-target = Under fire, { $number } against your { $number2 } so far: { $why ->
    [stalls] it stalls
    [destroyed] enough to destroy
    [spared] no loss
   *[loses] −{ $number5 } morale
}. Play a card?
ask-sacrifice-target = Sacrifice a card, or bluff? Without one you { $why ->
    [safe] lose nothing
    [sure] are destroyed
    [exact] lose { $number5 } morale
    [deadly] lose { $number5 } to { $number7 } morale ({ $number7 } destroys)
   *[range] lose { $number5 } to { $number6 } morale
}.
ask-loss = Reduce the loss of { $number } morale?
ask-reward = Destroyed: you gain { $number } prestige, or the enemy loses { $number2 }{ $why ->
    [less] { " " }(all it has)
   *[all] { "" }
}?
ask-advance = Advance with { THE($unit, $at) } to { NAME($tile) }?
ask-npc-aim = Choose whom { THE($unit, $at) } { AGREE($unit, one: "attacks", many: "attack") }.
ask-npc-path = Choose which way { THE($unit, $at) } { AGREE($unit, one: "goes", many: "go") }.

## Waiting

wait-buy = { CAP(THE($seat)) } choose their units in secret.
wait-row = { CAP(THE($seat)) } choose their start row.
wait-raise = { CAP(THE($seat)) } choose a unit to start with.
wait-station = { CAP(THE($seat)) } choose where { NAME($card) } starts.
wait-place = { CAP(THE($seat)) } place their units.
wait-search = Waiting for { THE($seat) }: { $number ->
    [one] one card
   *[other] { $number } cards
} from the decks.
wait-draw = { CAP(THE($seat)) } choose which cards to draw.
wait-shop = { CAP(THE($seat)) } may buy a card.
wait-operations = { CAP(THE($seat)) } choose what to do next.
wait-second-step = { CAP(THE($seat)) } choose the second step of { THE($unit, $at) }.
wait-react = { CAP(THE($seat)) } may fire at { THE($unit, $at) }.
wait-free-fire = { CAP(THE($seat)) } may strengthen the free fire of { THE($unit, $at) }.
wait-extra = { CAP(THE($seat)) } choose the extra action of { THE($unit, $at) }.
wait-targets = { CAP(THE($seat)) } choose a unit for { NAME($card) }.
wait-window = { CAP(THE($seat)) } may respond to { NAME($card) }.
wait-flak = { CAP(THE($seat)) } may fire at the aircraft.
wait-discard = { CAP(THE($seat)) } choose the card to discard.
wait-weather = { CAP(THE($seat)) } may change the weather.
wait-support = { CAP(THE($seat)) } may add support from afar.
wait-drawn = { CAP(THE($seat)) } may try the ability of { THE($unit, $at) }.
wait-answer = { CAP(THE($seat)) } may answer with a card.
wait-cards = { CAP(THE($seat)) } may play a combat card.
wait-sacrifice = { CAP(THE($seat)) } choose a card to lay face down.
wait-loss = { CAP(THE($seat)) } may reduce the loss of { $number } morale.
wait-reward = { CAP(THE($seat)) } choose their reward of { $number } prestige.
wait-advance = { CAP(THE($seat)) } may advance with { THE($unit) } to { NAME($tile) }.
wait-npc-aim = { CAP(THE($seat)) } choose the target of { THE($unit, $at) }.
wait-npc-path = { CAP(THE($seat)) } choose which way { THE($unit, $at) } { AGREE($unit, one: "goes", many: "go") }.

## Steps, marks, zones, tracks

step-draw = Cards
step-operations = Operations
step-prestige = Prestige
step-victory = Victory
step-2 = Step 2: attack value
step-3 = Step 3: morale
step-4 = Step 4: support
step-5 = Step 5: tile of the firing unit
step-6 = Step 6: defense value
step-7 = Step 7: tile of the target
step-8 = Step 8: dug in
step-11 = Step 11: combat cards
step-12 = Step 12: sacrifice
step-13 = Step 13: tactical modifier
sheet-combat = { CAP(THE($unit, $at)) } { AGREE($unit, one: "fires", many: "fire") } at { THE($unit2, $at2) }
sheet-fire-back = { CAP(THE($unit, $at)) } { AGREE($unit, one: "fires", many: "fire") } back at { THE($unit2, $at2) }
line-attack = attack value
line-bonus = bonus of a card
line-morale = morale
line-support = support: { NAME($unit, $at) }
line-support-fallen = support: a unit that has since been destroyed
line-tile-attack = attack modifier of tile { NAME($at) }
line-defense = defense value
line-tile-defense = defense modifier of tile { NAME($at) }
line-dug-in = dug in
line-ability = ability
line-card = card: { NAME($card) }
line-sacrifice = sacrificed card: { NAME($card) }
line-flip = tactical modifier
line-floor = never below 1
line-points = victory points
plan-reinforce = { $number ->
    [one] A reinforcement arrives
   *[other] { $number } reinforcements arrive
} at: { LIST($tiles, kind: "tile") }
plan-command = Draws and plays { $number ->
    [one] one card
   *[other] { $number } cards
} from the command deck
plan-attack = { CAP(NAME($unit, $at)) } { AGREE($unit, one: "attacks", many: "attack") } { NAME($unit2, $at2) }
plan-march = { CAP(NAME($unit, $at)) } { AGREE($unit, one: "marches", many: "march") } to { NAME($tile) }
line-hidden = card face down
plan-attack-choice = { CAP(NAME($unit, $at)) } { AGREE($unit, one: "attacks", many: "attack") }; you choose whom: { LIST($tiles, kind: "tile") }
plan-march-choice = { CAP(NAME($unit, $at)) } { AGREE($unit, one: "marches", many: "march") }; you choose where: { LIST($tiles, kind: "tile") }
zone-sacrifices = Sacrificed cards
game-agenda = The non-player side's next steps
game-strength = morale { $strength } of { $full }
game-turn = Turn { $number } of { $of } · { CAP(NAME($side)) }
game-turns = about { $count } turns
plan-hold = { CAP(THE($unit, $at)) } { AGREE($unit, one: "holds", many: "hold") } { AGREE($unit, one: "its", many: "their") } ground
seat-purse = Prestige { $number }, +{ $number3 } a turn, ammo { $number2 }
seat-hand = { $number ->
    [one] 1 unit card
   *[other] { $number } unit cards
}, { $number2 ->
    [one] 1 action card
   *[other] { $number2 } action cards
}, Bluff
seat-rebate = The next unit costs { $number } prestige less this turn
seat-snow = Snowstorm: no aircraft or far support
seat-mud = Mud: no aircraft, hard units slow
seat-fog = Fog: no aircraft, tiles add no fire
seat-next = { $why ->
    [same] Plays second in this turn
   *[next] Plays first in turn { $number }
}
seat-ends = The battle ends after this
seat-may-end = The battle may end after this
goal-stalingrad-all-cities = City tiles: { $number } of { $number2 }, all { $number2 } win
goal-minsk-forts-and-cities = Forts, cities: { $number } of { $number2 }, all { $number2 } win
goal-solo-moscow-cities = Enemy city tiles: { $number }; at { $number2 } you lose
goal-solo-moscow-villages = Enemy villages: { $number }; at { $number2 } you lose
goal-solo-korsun-hills-and-rocks = Hills and rough tiles: { $number } of { $number2 }
goal-solo-korsun-forts = Enemy fortifications: { $number }; at { $number2 } you lose
goal-solo-smolensk-hold = Forts, villages, factories: { $number } of { $number2 }
goal-solo-smolensk-cities = Enemy city tiles: { $number }; at { $number2 } you lose
goal-control-all = Winning tiles: { $number } of { $number2 }
goal-control-all-enemy = The enemy has { $number } of { $number2 } winning tiles
goal-control-at-least = Winning tiles: { $number } of { $number2 }
goal-control-at-least-enemy = The enemy has { $number } of { $number2 } winning tiles
goal-control-enemy-start-row = Enemy start row: { $number } tiles, { $number2 } win at once
goal-control-enemy-start-row-enemy = Your start row: the enemy has { $number }, wins with { $number2 }
goal-objectives = Objectives: { $number } of { $number2 }, plus own HQ
goal-objectives-enemy = Enemy objectives: { $number } of { $number2 }
goal-kills-at-least = Units destroyed: { $number } of { $number2 }
goal-kills-at-least-enemy = Units lost: { $number }; at { $number2 } you lose
goal-most-tiles = More tiles win after turn { $number2 }
goal-most-tile-prestige = Worthier tiles win after turn { $number2 }
goal-most-city-type-tiles = More city tiles win after turn { $number2 }
goal-most-fort-and-city-tiles = More forts/cities win after turn { $number2 }
goal-most-enemy-start-row-tiles = More enemy rows win after turn { $number2 }
overlay-supply = Where new units can come in
mark-cost = { $number } prestige
mark-end = ends the step
mark-moved = moved
mark-fired = fired
mark-spent = can do no more this turn
mark-extra = extra action used
mark-dug-in = dug in
mark-suppressed = counts as not dug in
mark-support = supports with { $number }
mark-dear = too expensive
mark-short = { $number } more prestige
mark-objective = objective
mark-headquarters = headquarters
mark-unit = unit card
mark-action = action card
mark-operations = operations card
mark-combat = combat card
mark-surprise = surprise card
mark-air-strike = air strike
mark-bad-weather = bad weather
mark-hard = hard target
mark-soft = soft target
card-kind-unit = Units
card-kind-operations = Operations cards
card-kind-combat = Combat cards
card-kind-surprise = Surprise cards
zone-hand-german = German hand
zone-hand-soviet = Soviet hand
zone-hand-actions-german = German action cards
zone-hand-actions-soviet = Soviet action cards
zone-offer-german = Cards to choose from
zone-offer-soviet = Cards to choose from
zone-bought-german = Units to place
zone-bought-soviet = Units to place
zone-top-german = Top of the deck
zone-top-soviet = Top of the deck
zone-pledge-german = Laid face down
zone-pledge-soviet = Laid face down
zone-deck-german = German unit deck
zone-deck-soviet = Soviet unit deck
zone-deck-actions = Action deck
zone-deck-command = Command deck
zone-deck-firing = Firing deck
zone-deck-target = Target deck
zone-discard-german = German unit discards
zone-discard-soviet = Soviet unit discards
zone-discard-actions = Discarded action cards
zone-discard-command = Discarded command cards
zone-discard-firing = Discarded firing cards
zone-discard-target = Discarded target cards
zone-in-play = In play
zone-npc-cards = Cards of the non-player side
track-turn = Turn
track-prestige = Prestige
track-purse = Set-up prestige
track-ammo = Ammunition
track-points = Victory points
track-kills = Units destroyed
track-weather-snow = Snowstorm
track-weather-mud = Mud
track-weather-fog = Fog
ending-0 = { CAP(THE($side)) } won an immediate victory.
ending-1 = { CAP(THE($side)) } won after the last turn.
ending-solo-0 = You won.
ending-solo-1 = You lost: { THE($side) } won.

## Facts

fact-terrain = For a unit here: attack { $number }, defense { $number2 } (soft targets only). The tile gives its owner { $number3 } prestige each turn.
fact-lake = Hard units may not enter.
fact-swamp = Hard units may not enter.
fact-fortification = Units here are always dug in, except under Prep Fire.
fact-city-factory = Gives its owner 1 ammunition per turn.
fact-river = On a bridge both are 0 instead.
fact-hard = { CAP(NAME($class)) }, hard target.
fact-soft = { CAP(NAME($class)) }, soft target.
fact-values = Fire { $number } at hard targets, { $number2 } at soft ones; defense { $number3 }; support { $number4 }{ $number5 ->
    [1] { "" }
   *[other] , from up to { $number5 } tiles away (the small digit)
}.
fact-card-values = The numbers: price { $number } (orange); morale { $number2 } (cross); adds { $number3 } if sacrificed in a fight (red). Fire { $number4 } at hard targets, { $number5 } at soft ones; defense { $number6 } (shield); support { $number7 }{ $number8 ->
    [1] { "" }
   *[other] , from up to { $number8 } tiles away (the small digit)
}.
fact-action-values = The numbers: price { $number } in prestige (orange); laid face down in a fight it is sacrificed and adds { $number2 } to your value (red); if this card is flipped in a fight, the fire changes by { $number3 } (black).
fact-either = { CAP(NAME($effect)) } OR { NAME($effect2) }.
fact-each = German: { NAME($effect) }. Soviet: { NAME($effect2) }.
fact-mode-or = Or: { NAME($mode) }
fact-mode-any = { NAME($mode) }
fact-mode-german = German: { NAME($mode) }
fact-mode-soviet = Soviet: { NAME($mode) }
ability-moves-and-fires = Moves AND fires.
ability-moves-or-fires = Moves OR fires.
ability-moves-twice = Moves twice.
ability-diagonal-move = May move diagonally.
ability-scout-jump = May jump over a unit.
ability-paratrooper = May be dropped on any empty tile.
ability-transfer-activation = May hand its action to an adjacent unit.
ability-auto-dug-in = Digs in automatically at the end of every turn.
ability-first-fire = Fires first when attacked.
ability-free-fire = Free fire at units that move next to it.
ability-cancels-target-terrain = Cancels the defense bonus of the target's tile.
ability-receives-defense-terrain-bonus = Receives the defense modifier of its tile.
ability-no-defense-terrain-bonus = Gets no defense bonus from its tile.
ability-ignores-mines = Ignores mines.
ability-may-enter-swamps = May enter swamps.
ability-may-enter-lakes = May enter lakes.
ability-ranged-support = Ranged support for 1 ammunition.
ability-support-cannot-be-cancelled = Its support cannot be cancelled.
drawn-volkssturm = Firing at a hard target: on a flip of +2 or +3 add 3 to the fire value.
drawn-tank-hunters = Firing at a hard target: on a flip of +2 or +3 add 3 to the fire value.
drawn-scharfschuetzen = Firing at a soft target: on a flip of +1, +2 or +3 the target loses 1 morale.
drawn-snipers = Firing at a soft target: on a flip of +1, +2 or +3 the target loses 1 morale.
drawn-flak-20mm = An air strike within 1 tile is cancelled on a flip of +1, +2 or +3.
drawn-aa-37mm = An air strike within 1 tile is cancelled on a flip of +1, +2 or +3.

## Victory

victory-stalingrad-all-cities = Controlling every city-type tile wins at once.
victory-stalingrad-end = After turn 5 the side with more tiles wins; on a tie, more prestige from its tiles; then the Soviets.
victory-kursk-break-in = Controlling three tiles of the enemy start row wins at once.
victory-kursk-end = From turn 6 on a flip of -2 or -1 adds a turn; otherwise the side with more tiles wins; on a tie, more prestige from its tiles; then the second player.
victory-moscow-break-in = Controlling three tiles of the enemy start row wins at once.
victory-moscow-end = After turn 7 the side with more city-type tiles wins; on a tie, more tiles; then the Soviets.
victory-leningrad-end = After turn 5 the side with more tiles of the enemy's start rows wins; on a tie, more prestige from its tiles; then the second player.
victory-kharkov-end = After turn 5 the Germans win with 3 objectives and their own headquarters; otherwise the Soviets win.
victory-minsk-forts-and-cities = Controlling both fortifications and both cities wins at once.
victory-minsk-break-in = Controlling three tiles of the enemy start row wins at once.
victory-minsk-end = From turn 6 on a flip of -2 or -1 adds a turn; otherwise the side with more fortifications and cities wins; on a tie, more tiles; then the second player.
victory-solo-moscow-kills = You win when 9 enemy units are destroyed.
victory-solo-moscow-cities = You lose when the enemy controls 4 city-type tiles.
victory-solo-moscow-villages = You lose when the enemy controls both villages.
victory-solo-donets-vp-player = You win with 50 victory points.
victory-solo-donets-vp-npc = You lose when the enemy has 50 victory points.
victory-solo-donets-wiped-out = When a side has no units left, the side with more victory points wins.
victory-solo-volkhov-vp-player = You win with 80 victory points.
victory-solo-volkhov-vp-npc = You lose when the enemy has 35 victory points.
victory-solo-volkhov-wiped-out = When a side has no units left, the side with more victory points wins.
victory-solo-korsun-hills-and-rocks = After turn 6 you win if you control all hills and all rough tiles; otherwise you lose.
victory-solo-korsun-forts = You lose when the enemy controls 3 fortifications.
victory-solo-smolensk-hold = You win by controlling all fortifications, villages and city factories.
victory-solo-smolensk-cities = You lose when the enemy controls every city-type tile.
victory-solo-narva-vp-player = You win with 50 victory points.
victory-solo-narva-vp-npc = You lose when the enemy has 35 victory points.
victory-solo-narva-wiped-out = When a side has no units left, the side with more victory points wins.

## Why not

why-over = The battle is over.
why-not-asked = It is not your turn to decide.
why-unknown = There is no such action in this game.
why-not-now = This cannot be done in this step.
why-no-own-unit = This is not your unit.
why-fresh = { CAP(THE($unit, $at)) } { AGREE($unit, one: "was", many: "were") } deployed this turn and can act from your next turn on.
why-moved = { CAP(THE($unit, $at)) } { AGREE($unit, one: "has", many: "have") } already moved.
why-fired = { CAP(THE($unit, $at)) } { AGREE($unit, one: "has", many: "have") } already fired.
why-spent = { CAP(THE($unit, $at)) } { AGREE($unit, one: "has", many: "have") } used { AGREE($unit, one: "its", many: "their") } whole activation.
why-one-action = { CAP(THE($unit, $at)) } may only move OR fire.
why-mud = In mud { THE($unit, $at) } may only move OR fire.
why-extra-kind = The extra action of { THE($unit, $at) } does not allow this.
why-extra-jump = An extra action is never a jump.
why-no-tile = There is no such free tile.
why-occupied = There is a unit on { NAME($tile) }.
why-not-beside = { CAP(NAME($tile)) } is not adjacent.
why-diagonal = { CAP(THE($unit, $at)) } cannot move diagonally.
why-corner = A diagonal move may not pass between two enemy units.
why-lake = Hard units may not enter a lake.
why-swamp = Hard units may not enter a swamp.
why-no-swap = { CAP(THE($unit, $at)) } can swap places only with an adjacent unit that can still move.
why-no-jump = A jump goes over one unit onto an empty tile.
why-no-scout = { CAP(THE($unit, $at)) } { AGREE($unit, one: "is", many: "are") } not a scout car.
why-already-dug = { CAP(THE($unit, $at)) } { AGREE($unit, one: "is", many: "are") } already dug in.
why-not-idle = { CAP(THE($unit, $at)) } { AGREE($unit, one: "has", many: "have") } already acted in this phase.
why-no-target = There is no such enemy unit.
why-own-target = You cannot attack your own units.
why-settlement-first = Units in villages, cities and other settlements must be attacked first.
why-no-transfer = { CAP(THE($unit, $at)) } cannot hand { AGREE($unit, one: "its", many: "their") } action to that unit.
why-not-held = { CAP(NAME($card)) } { AGREE($card, one: "is", many: "are") } not in your hand.
why-too-dear = { CAP(NAME($card)) } { AGREE($card, one: "costs", many: "cost") } { $number } prestige; you have { $number2 }.
why-not-controlled = You do not control { NAME($tile) }.
why-not-connected = { CAP(NAME($tile)) } is not connected to your start row.
why-rocks-only = New units may be deployed on rough tiles only.
why-no-discount = That discount does not apply here.
why-discount-due = The next unit you deploy is discounted; the discount cannot be saved for a later one.
why-no-paratrooper = { CAP(NAME($card)) } cannot be dropped.
why-no-drop = In this scenario { NAME($card) } cannot be dropped.
why-wrong-role = Only the other unit's owner may play { NAME($card) }.
why-operations-only = { CAP(NAME($card)) } is an operations card: it is played in your operations, not now.
why-combat-only = { CAP(NAME($card)) } is a combat card: it is played while two units fight.
why-surprise-only = { CAP(NAME($card)) } is a surprise card: it is played only as an answer to what it names.
why-units-later = Units of the hand are deployed in your operations, not now.
why-no-opening = No empty tile of yours that is connected to your start row can take { NAME($card) }.
why-bluff-later = The bluff is laid in a fight, when both sides choose a card to sacrifice.
why-grounded = { CAP(NAME($card)) } cannot be played in bad weather.
why-no-effect = { CAP(NAME($card)) } would have no effect.
why-not-this-side = This effect of { NAME($card) } is not for your side.
why-no-answer = { CAP(NAME($card)) } is not a response to that card.
why-no-card = There is no such action card.
why-actions-only = You can buy only action cards in this phase.
why-second-step = { CAP(THE($unit, $at)) } { AGREE($unit, one: "has", many: "have") } { AGREE($unit, one: "its", many: "their") } second step to take, and nothing else.
why-another-first = The question is about { THE($unit, $at) }.
why-bought = You have finished buying units for the set-up.
why-buy-first = First finish buying units for the set-up.
why-not-your-deck = { CAP(NAME($card)) } { AGREE($card, one: "is", many: "are") } not in your unit deck.
why-none-left = No { NAME($card) } is left in your unit deck.
why-units-enough = Your army is full: { $number } units.
why-over-limit = { CAP(NAME($card)) } { AGREE($card, one: "costs", many: "cost") } { $number }; only { $number2 } is left to spend.
why-not-bought = You have no { NAME($card) } to place.
why-not-start = { CAP(NAME($tile)) } is not one of the tiles where your units start.
why-wrong-class = { CAP(NAME($card)) } { AGREE($card, one: "is", many: "are") } not of the type that is chosen now.
why-fits-nowhere = There is no tile where { NAME($card) } could start.
why-other-card = What is placed now is { NAME($card) }.
why-searched-units = You have taken all the unit cards you may search for.
why-searched-actions = You have taken all the action cards you may search for.
why-not-in-deck = { CAP(NAME($card)) } { AGREE($card, one: "is", many: "are") } not in the deck.
why-free-cards = You draw { $number } free cards, no more of them can be unit cards.
why-no-such-deck = You cannot buy cards from that deck.
why-deck-empty = That deck has no card left.
why-not-theirs = { CAP(NAME($card)) } is not an action card in the hand of the other side.
why-no-free-fire = { CAP(THE($unit, $at)) } { AGREE($unit, one: "has", many: "have") } no free fire at that unit.
why-no-unit = There is no such unit on the map.
why-picked = { CAP(THE($unit, $at)) } { AGREE($unit, one: "is", many: "are") } chosen already.
why-not-for-unit = { CAP(NAME($card)) } is not for { THE($unit, $at) }.
why-pick-one = First choose a unit for { NAME($card) }.
why-no-flak = { CAP(THE($unit, $at)) } cannot stop this air strike.
why-fires-itself = { CAP(THE($unit, $at)) } { AGREE($unit, one: "fires", many: "fire") } in this fight.
why-supports-already = { CAP(THE($unit, $at)) } { AGREE($unit, one: "supports", many: "support") } this fire already.
why-no-support = { CAP(THE($unit, $at)) } { AGREE($unit, one: "does", many: "do") } not reach the target with { AGREE($unit, one: "its", many: "their") } support.
why-no-ammo = You have no ammunition left for support from afar.
why-no-spending = Victory points buy nothing in this battle.
why-spend-elsewhen = Victory points do not buy that in this step.
why-points-short = That costs { $number } victory points; you have { $number2 }.
why-spend-on-unit = That is bought for or against a unit: say which.
why-spend-on-fire = That changes the fire as a whole, not one unit.
why-no-extra = { CAP(THE($unit, $at)) } cannot use an extra action now.
why-not-nearer = { CAP(NAME($tile)) } is not on the shortest way of { THE($unit, $at) }.
why-one-of-two = Say which effect of { NAME($card) } you use: 1 or 2.
why-other-effect = Only the other effect of { NAME($card) } can be used now.
why-no-unit-card = { CAP(NAME($card)) } is not a unit card.

## Odds

odds-basis = If nobody plays or sacrifices a card:
odds-loss = { $number ->
    [0] no effect
   *[other] −{ $number } morale
}
odds-instant = Three to one: destroyed at once
odds-stalled = The fire stalls: no losses
result-mine = hits a mine: −1 morale
result-mine-destroys = hits a mine: destroyed
result-hurt = is damaged in the drop
result-ability = the ability works
result-destroyed = the target is destroyed
result-enemy-destroyed = the defender is destroyed
result-enemy-trapped = the defender answers, then falls: no way back
result-enemy-retreats = the defender falls back
result-own-destroyed = the attacker is destroyed
result-both-stay = both units hold
sheet-return = Then { THE($unit, $at) } { AGREE($unit, one: "fires", many: "fire") } back at { THE($unit2, $at2) }
line-morale-lost = morale lost by then
odds-silent = Destroyed: no answer
sheet-laid-alone = The enemy can add nothing: { $number } against { $number2 }
sheet-laid-least = Enemy adds nothing: { $number } against { $number2 }
sheet-laid-most = Enemy adds { $number3 }, the most: { $number } against { $number2 }
odds-destroyed = De­stroyed
border-stalled = the fire stalls
border-instant = destroyed at once
note-answer = Fire { $number } against { $number2 }; what is left of the defender answers with up to { $number3 } against { $number4 }{ $number5 ->
    [0] .
   *[other] , { $number5 } of it by guns farther away.
}
note-no-answer = Fire { $number } against { $number2 }; nothing is left to answer.
note-fires-first = The defender fires first: up to { $number3 } against { $number4 }{ $number5 ->
    [0] .
   *[other] , { $number5 } of it by guns farther away.
} Then your fire: { $number } against { $number2 }.
note-flanked = Flanked: being dug in does not count.
note-costly = Without cards this costs the attacker more than the defender.
note-no-cover = A tile's defense covers soft targets only; this target is hard.
note-far-support = A gun farther away can add up to { $number } for 1 ammunition.
note-no-way-back = The defender has no tile to fall back to: if the fight drives it back, it loses 1 more morale.
note-to-follow = Then each side may lay a card face down to sacrifice it, and a card is flipped: −{ $number } to +{ $number2 } fire.
note-sacrifice = Both sides lay a card face down, then a card is flipped: −{ $number } to +{ $number2 } fire. A sacrificed card adds its red number and is lost; Bluff adds nothing and comes back to you.
note-cards = { $number ->
    [0] The defender holds no card that could change this.
   *[other] A card that the defender sacrifices adds up to { $number } to its value; both sides may also play combat cards.
}

## What things without a text of their own are

about-terrain-headquarters-german = Once a turn the Germans deploy a unit here for 8 prestige less; nobody retreats onto it.
about-terrain-headquarters-soviet = Once a turn the Soviets deploy a unit here for 8 prestige less; nobody retreats onto it.
legend-fire = On a target: your fire against its defense; behind the arrow, what it may answer. Cards and support from afar are not counted.
legend-odds = On a target that will not answer: your fire against its defense. The triangle points up where your fire is higher, and down where it is lower.
legend-support = The unit supports this fire, and adds so much to it.
about-terrain-bridge = A bridge over the river: a unit on it fires and is fired at as on clear ground.
about-terrain-control-german = The Germans hold this tile: it brings them its prestige.
about-terrain-control-soviet = The Soviets hold this tile: it brings them its prestige.
about-card-bluff = Lay it face down instead of a sacrifice: it adds nothing, and comes back to you. Only you know that it is blank.

# What a hint expects of an action, beside another

prospects = by your next turn
prospect-points = you { $way ->
    [gain] score
    [loss] lose
   *[other] have
} { $amount } { $number ->
    [1] point
   *[other] points
}{ $way ->
    [more] { " more" }
    [fewer] { " fewer" }
   *[other] { "" }
}
prospect-own-tiles = you { $way ->
    [gain] take
    [loss] lose
   *[other] hold
} { $amount } { $number ->
    [1] tile
   *[other] tiles
}{ $way ->
    [more] { " more" }
    [fewer] { " fewer" }
   *[other] { "" }
}
prospect-own-units = you { $way ->
    [gain] get
    [loss] lose
   *[other] have
} { $amount } { $number ->
    [1] unit
   *[other] units
}{ $way ->
    [more] { " more" }
    [fewer] { " fewer" }
   *[other] { "" }
}
prospect-enemy-units = the enemy { $way ->
    [gain] gets
    [loss] loses
   *[other] has
} { $amount } { $number ->
    [1] unit
   *[other] units
}{ $way ->
    [more] { " more" }
    [fewer] { " fewer" }
   *[other] { "" }
}
prospect-own-morale = your side { $way ->
    [gain] gains
    [more] keeps
   *[other] loses
} { $amount } morale{ $way ->
    [more] { " more" }
    [fewer] { " more" }
   *[other] { "" }
}
prospect-enemy-morale = the enemy { $way ->
    [gain] gains
    [more] keeps
   *[other] loses
} { $amount } morale{ $way ->
    [more] { " more" }
    [fewer] { " more" }
   *[other] { "" }
}
