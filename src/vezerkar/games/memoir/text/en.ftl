# Memoir '44 in English. Functions and arguments are explained in words/words.py; things have the
# names of names.en.toml and of the data files.

thing-at = { $thing } in { $at }

## What happened

event-turn = Turn { $number }: { THE($side) }.
event-played = { CAP(THE($side)) } played { NAME($card) }{ $across ->
    [your-left] {" "}(your left)
    [your-right] {" "}(your right)
   *[other] {""}
}.
event-copied = { CAP(THE($side)) } used it as { NAME($card) }{ $across ->
    [your-left] {" "}(your left)
    [your-right] {" "}(your right)
   *[other] {""}
}.
event-section-chosen = { CAP(THE($side)) } chose the { NAME($section) }{ $across ->
    [your-left] {" "}(your left)
    [your-right] {" "}(your right)
   *[other] {""}
}.
event-ordered = { CAP(THE($unit, $at)) } was ordered.
event-moved = { CAP(THE($unit)) } moved from { NAME($hex) } to { NAME($hex2) }.
event-came-back = { CAP(THE($unit)) } moved and came back to { NAME($hex) }.
event-exited = { CAP(THE($unit)) } left the board from { NAME($hex) }.
event-attacked = { CAP(THE($unit, $at)) } attacks { THE($unit2, $at2) } with { $number ->
    [one] 1 die
   *[other] { $number } dice
}.
event-rolled = Dice against { THE($unit, $at) }: { LIST($face, kind: "face") }.
event-hit = { CAP(THE($unit, $at)) } lost { $number ->
    [one] 1 figure
   *[other] { $number } figures
}{ $why ->
    [retreat] {" "}because it could not retreat far enough
   *[other] {""}
}; { $number2 } left.
event-eliminated = { CAP(THE($unit)) } in { NAME($hex) } was eliminated.
event-ignored-flag = { CAP(THE($unit, $at)) } ignored a flag.
event-blocked = The way back of { THE($unit, $at) } is blocked: { $number ->
    [one] 1 hex is
   *[other] { $number } hexes are
} missing.
event-retreated = { CAP(THE($unit)) } retreated from { NAME($hex) } to { NAME($hex2) }.
event-advanced = { CAP(THE($unit)) } took ground from { NAME($hex) } to { NAME($hex2) }.
event-wire-cleared = { CAP(THE($unit)) } removed the wire in { NAME($hex) }.
event-dug-in = { CAP(THE($unit)) } dug in behind sandbags in { NAME($hex) }.
event-sandbags-gone = The sandbags in { NAME($hex) } were removed.
event-ambushed = Ambush! { CAP(THE($unit, $at)) } battled { THE($unit2, $at2) } first.
event-named = { CAP(THE($unit, $at)) } was named as a target.
event-healed = { CAP(THE($unit, $at)) } got { $number ->
    [0] no figure
    [one] 1 figure
   *[other] { $number } figures
} back.
event-rally-rolled = { CAP(THE($side)) } rolled: { LIST($face, kind: "face") }.
event-drew = { CAP(THE($side)) } drew { $number ->
    [one] a card
   *[other] { $number } cards
}{ $why ->
    [extra] , one more in each of its first two turns
   *[turn] {""}
}.
event-drew-card = Card drawn: { NAME($card) }.
event-discarded = { CAP(THE($side)) } discarded { NAME($card) }{ $across ->
    [your-left] {" "}(your left)
    [your-right] {" "}(your right)
   *[other] {""}
}.
event-reshuffled = The discards were shuffled into the draw pile.
event-medals = { CAP(THE($side)) } won { $number ->
    [one] a medal
   *[other] { $number } medals
}.
event-medals-lost = { CAP(THE($side)) } lost { $number ->
    [one] a medal
   *[other] { $number } medals
}.
event-dropped = { CAP(THE($unit)) } landed in { NAME($hex) }.
event-drop-lost = { CAP(THE($unit)) } was lost in the air drop.
event-lost-attack = { CAP(THE($unit, $at)) } lost its attack: the ambush drove it from its hex.
event-battle-won = { CAP(THE($side)) } won the battle, { $number } to { $number2 } medals.
event-second-battle = The second battle began; the players swapped sides.
event-no-effect = { NAME($card) } had no effect.
event-handed = { NAME($card) } was handed out for { NAME($zone) }.
event-dealt = { CAP(THE($side)) } received { $number ->
    [one] 1 card
   *[other] { $number } cards
}.

## What is asked

ask-drop = Choose the hex that { $number ->
    [one] the airborne unit aims for
   *[other] the { $number } airborne units aim for
}.
ask-play = Play a command card.
ask-section = Choose where your infantry assaults.
ask-order = { NAME($card) }: order units, { $chosen } of { $most }.
ask-order-any = { NAME($card) }: order any of the framed units, { $chosen } so far.
ask-move = Choose a unit to move.
ask-move-again = Choose the unit for the second move.
ask-destination = Choose where { THE($unit, $at) } moves.
ask-battle = Choose a unit and its target.
ask-battle-chosen = Choose the target of { THE($unit, $at) }.
go-ask-window = Answer the attack
go-ask-flags = Answer the flags
go-ask-retreat = Choose the retreat
go-ask-retreat-on = Choose the retreat
ask-window = { CAP(THE($unit2, $at2)) } is attacked from { NAME($at) }: { $number ->
    [one] 1 die
   *[other] { $number } dice
}. Ambush?
ask-flags = { $number ->
    [one] A flag
   *[other] { $number } flags
} for { THE($unit, $at) }: what does it do?
ask-retreat = Where does { THE($unit, $at) } retreat? { $number ->
    [one] 1 more hex
   *[other] { $number } more hexes
}.
ask-retreat-on = { CAP(THE($unit, $at)) } may retreat { $number ->
    [one] 1 more hex
   *[other] up to { $number } more hexes
}.
ask-ground = Take the ground in { NAME($hex) } with { THE($unit, $at) }{ $number ->
    [0] {""}
    [one] {" "}and win a medal
   *[other] {" "}and win { $number } medals
}{ $number2 ->
    [0] {""}
    [one] {" "}and give up a medal
   *[other] {" "}and give up { $number2 } medals
}?
ask-overrun = Overrun: choose a target for { THE($unit, $at) }.
ask-second-battle = Choose the second target of { THE($unit, $at) }.
ask-naming = Name the enemy units to strike, { $chosen } of { $most }.
ask-strikes = Choose the unit to roll { $number ->
    [one] 1 die
   *[other] { $number } dice
} against next.
ask-barrage = Choose the target of the barrage.
ask-heal = Choose the unit to restore.
ask-dig = Choose infantry to dig in, { $chosen } of { $most }.
ask-keep = Keep one of the two cards.
ask-command = Play or hand out cards, { $chosen } of at most { $most }.

wait-drop = { CAP(THE($seat)) } { AGREE($seat, one: "is", many: "are") } choosing where the airborne units aim.
wait-play = { CAP(THE($seat)) } { AGREE($seat, one: "is", many: "are") } choosing a command card.
wait-section = { CAP(THE($seat)) } { AGREE($seat, one: "is", many: "are") } choosing the section for the infantry assault.
wait-order = { CAP(THE($seat)) } { AGREE($seat, one: "is", many: "are") } ordering units with { NAME($card) }{ $across ->
    [your-left] {" "}(your left)
    [your-right] {" "}(your right)
   *[other] {""}
}, { $chosen } of { $most } so far.
wait-order-any = { CAP(THE($seat)) } { AGREE($seat, one: "is", many: "are") } ordering units with { NAME($card) }{ $across ->
    [your-left] {" "}(your left)
    [your-right] {" "}(your right)
   *[other] {""}
}, { $chosen } so far.
wait-move = { CAP(THE($seat)) } { AGREE($seat, one: "is", many: "are") } moving units.
wait-move-again = { CAP(THE($seat)) } { AGREE($seat, one: "is", many: "are") } choosing a second move.
wait-destination = { CAP(THE($seat)) } { AGREE($seat, one: "is", many: "are") } choosing where { THE($unit, $at) } moves.
wait-battle = { CAP(THE($seat)) } { AGREE($seat, one: "is", many: "are") } choosing who battles.
wait-window = { CAP(THE($seat)) } { AGREE($seat, one: "is", many: "are") } deciding whether to ambush the attack of { THE($unit, $at) } on { THE($unit2, $at2) }.
wait-flags = { CAP(THE($seat)) } { AGREE($seat, one: "is", many: "are") } deciding whether { THE($unit, $at) } ignores { $number ->
    [one] a flag
   *[other] one of { $number } flags
}.
wait-retreat = { CAP(THE($seat)) } { AGREE($seat, one: "is", many: "are") } choosing where { THE($unit, $at) } retreats{ $number ->
    [one] {""}
   *[other] {" "}({ $number } hexes)
}.
wait-retreat-on = { CAP(THE($seat)) } { AGREE($seat, one: "is", many: "are") } deciding whether { THE($unit, $at) } retreats further.
wait-ground = { CAP(THE($seat)) } { AGREE($seat, one: "is", many: "are") } deciding whether { THE($unit, $at) } takes the ground in { NAME($hex) }.
wait-overrun = { CAP(THE($seat)) } { AGREE($seat, one: "is", many: "are") } choosing the next target for the overrun of { THE($unit, $at) }.
wait-second-battle = { CAP(THE($seat)) } { AGREE($seat, one: "is", many: "are") } choosing the second target of { THE($unit, $at) }.
wait-naming = { CAP(THE($seat)) } { AGREE($seat, one: "is", many: "are") } choosing the targets of the strike, { $chosen } of { $most } so far.
wait-strikes = { CAP(THE($seat)) } { AGREE($seat, one: "is", many: "are") } choosing the next target of the strike ({ $number ->
    [one] 1 die
   *[other] { $number } dice
}).
wait-barrage = { CAP(THE($seat)) } { AGREE($seat, one: "is", many: "are") } choosing the target of the barrage.
wait-heal = { CAP(THE($seat)) } { AGREE($seat, one: "is", many: "are") } choosing the unit to restore.
wait-dig = { CAP(THE($seat)) } { AGREE($seat, one: "is", many: "are") } choosing infantry to dig in, { $chosen } of { $most } so far.
wait-keep = { CAP(THE($seat)) } { AGREE($seat, one: "is", many: "are") } choosing which of two cards to keep.
wait-command = { CAP(THE($seat)) } { AGREE($seat, one: "is", many: "are") } playing or handing out cards, { $chosen } of { $most } so far.

## What can be chosen

action-play = Play { NAME($card) }.
action-strike-with = Play { NAME($card) } as an air strike.
action-barrage-with = Play { NAME($card) } as a barrage.
action-copy = Play { NAME($card) } as { NAME($card2) }.
action-section = { CAP(NAME($section)) }.
action-order = Order { THE($unit, $at) }.
action-dig = Dig in with { THE($unit, $at) }.
action-heal = Restore { THE($unit, $at) } ({ $number ->
    [one] 1 figure
   *[other] { $number } figures
} lost).
action-pick = Move { THE($unit, $at) }.
action-move = { CAP(THE($unit, $at)) } moves to { NAME($hex) }.
action-move-back = { CAP(THE($unit, $at)) } moves and comes back to { NAME($hex) }.
action-move-via = { CAP(THE($unit, $at)) } moves to { NAME($hex) } and takes { $number ->
    [one] an objective
   *[other] { $number } objectives
} on the way.
action-exit = { CAP(THE($unit, $at)) } leaves the board.
action-attack = { CAP(THE($unit, $at)) } attacks { THE($unit2, $at2) }: { $number ->
    [one] 1 die
   *[other] { $number } dice
}.
action-clear = Remove the wire in { NAME($at) } instead of battling.
action-ambush = Play Ambush: { THE($unit, $at) } rolls { $number ->
    [one] 1 die
   *[other] { $number } dice
} first and stops the attack { $percent }% of the time.
action-ignore-flag = { $then ->
    [retreats] Ignore one flag: it retreats { $number ->
        [one] 1 hex
       *[other] { $number } hexes
    }
    [partly] Ignore one flag: it loses { $number2 ->
        [one] 1 figure
       *[other] { $number2 } figures
    } and retreats { $number ->
        [one] 1 hex
       *[other] { $number } hexes
    }
    [loses] Ignore one flag: it still loses { $number2 ->
        [one] 1 figure
       *[other] { $number2 } figures
    }
    [destroyed] Ignore one flag: it is eliminated all the same
   *[stays] Ignore the flag: it stays where it is
}.
action-accept-flag = { $then ->
    [partly] It loses { $number2 ->
        [one] 1 figure
       *[other] { $number2 } figures
    } and retreats only { $number ->
        [one] 1 hex
       *[other] { $number } hexes
    }
    [loses] It cannot retreat: it loses { $number2 ->
        [one] 1 figure
       *[other] { $number2 } figures
    }
    [destroyed] It cannot retreat far enough: it is eliminated
   *[retreats] It retreats { $number ->
        [one] 1 hex
       *[other] { $number } hexes
    }
}.
action-accept-flag-asked = { $then ->
    [destroyed] Let { THE($unit, $at) } be eliminated, although it could ignore a flag?
   *[loses] Let { THE($unit, $at) } lose { $number2 ->
        [one] 1 figure
       *[other] { $number2 } figures
    }, although it could ignore a flag?
}
action-accept-flag-yes = { $then ->
    [destroyed] Yes, it is eliminated
   *[loses] Yes, it loses { $number2 ->
        [one] 1 figure
       *[other] { $number2 } figures
    }
}
action-retreat = { CAP(THE($unit, $at)) } retreats to { NAME($hex) }.
action-halt = { CAP(THE($unit, $at)) } retreats no further.
action-advance = { CAP(THE($unit, $at)) } takes the ground in { NAME($hex) }{ $number ->
    [0] {""}
    [one] {" "}and gives up a medal
   *[other] {" "}and gives up { $number } medals
}: a free step, { $then ->
    [overrun] then it may attack once more
   *[other] then no further battle
}.
action-name = Name { THE($unit, $at) }.
action-strike = Strike { THE($unit, $at) }: { $number ->
    [one] 1 die
   *[other] { $number } dice
}.
action-barrage = Fire at { THE($unit, $at) }: { $number } dice.
action-keep = Keep { NAME($card) }.
action-aim = Aim at { NAME($hex) }.
action-hand = Hand out { NAME($card) } for { NAME($zone) }.
action-stay = { CAP(THE($unit, $at)) } stays where it is, with no further battle.
action-no-more = No further battle for { THE($unit, $at) }.
action-pass = No ambush: the attack goes on (chance of a hit: { $percent }%).
action-done-order = End the orders ({ $number } left).
action-done-move = End movement ({ $number ->
    [one] 1 unit
   *[other] { $number } units
} left).
action-done-battle = End the battles ({ $number ->
    [one] 1 unit
   *[other] { $number } units
} left).
action-done-naming = Name no more units ({ $number } could be added).
action-done-heal = Restore nobody ({ $number ->
    [one] 1 unit
   *[other] { $number } units
} could be restored).
action-done-dig = Dig in no more ({ $number ->
    [one] 1 unit
   *[other] { $number } units
} could still dig in).
action-done-command = No more cards ({ $number } could still be used).

action-done-order-asked = End the orders? { $number } could still be given.
action-done-order-yes = Yes, end them
action-done-move-asked = End movement? { $number ->
    [one] 1 unit
   *[other] { $number } units
} could still move.
action-done-move-yes = Yes, end it
action-done-battle-asked = End the battles? { $number ->
    [one] 1 unit
   *[other] { $number } units
} could still battle.
action-done-battle-yes = Yes, end them
action-done-naming-asked = Name no more units? { $number } could be added.
action-done-naming-yes = Yes, that is all
action-done-heal-asked = Restore nobody? { $number ->
    [one] 1 unit
   *[other] { $number } units
} could be restored.
action-done-heal-yes = Yes, nobody
action-done-dig-asked = Dig in no more? { $number ->
    [one] 1 unit
   *[other] { $number } units
} could still dig in.
action-done-dig-yes = Yes, that is all
action-done-command-asked = No more cards? { $number } could still be used.
action-done-command-yes = Yes, that is all

## Signs of the legend

legend-ordered = A gold shield: the unit has its order and can still act this turn.
legend-spent = A grey shield: the unit had its order and can do nothing more this turn.
legend-infantry = Soldier: hits infantry, one figure.
legend-armor = Tank: hits armor, one figure.
legend-grenade = Grenade: hits any unit, one figure.
legend-flag = Flag: the unit rolled at retreats one hex.
legend-star = Star: a miss, except in an air strike.

## Steps of a turn

step-drop = Air drop
step-play = Card
step-order = Orders
step-move = Movement
step-battle = Battle
step-move-again = Second move
step-strike = Strike
step-draw = Draw

## Marks on actions and pieces

mark-cost = { $number ->
    [one] 1 hex
   *[other] { $number } hexes
}
mark-dice = { $number ->
    [one] 1 die
   *[other] { $number } dice
}
mark-stop = it must stop there
mark-no-battle = it cannot battle this turn
mark-clears-wire = removes the wire
mark-objective = objective
mark-close = close assault
mark-fire = fire
mark-overrun = then an overrun battle
mark-end = ends the step
mark-early = orders are left
mark-round = it comes back to its hex
mark-elite = elite
mark-ordered = ordered
mark-moved = moved
mark-fought = has battled
mark-halted = had to stop
mark-took-ground = has taken ground
mark-named = named as a target
mark-no-target = has no target
mark-march = with this card it may move { $number ->
    [one] 1 hex
   *[other] { $number } hexes
}
mark-then-battle = { $number ->
    [0] it battles only if it does not move
    [one] it battles after at most 1 hex
   *[other] it battles after at most { $number } hexes
}
usually = At other times:
mark-stays = with this card it may not move
mark-held = held
mark-temporary = while it is held
mark-permanent = for good
mark-sudden-death = wins at the end of the turn
mark-impassable = impassable
mark-exit = exit
mark-section = section card
mark-tactic = tactic card
mark-reaction = reaction
mark-your-left = your left
mark-your-right = your right

## Cards, tracks

zone-hand-axis = Axis hand
zone-hand-allies = Allied hand
zone-pile = Draw pile
zone-discard = Discards
zone-in-play = In play
zone-drawn = Just drawn
zone-handed = Handed out

track-medals = Medals
score-name = Medals
score-changed = Medals of { THE($side) }: { $from } → { $to }
track-turn = Turn
track-sandbags = Sandbags left
track-battle = Battle
track-match = Medals of the match

## The end

ending-medals = { CAP(THE($side)) } won with { $number } to { $number2 } medals.
ending-sudden-death = { CAP(THE($side)) } won at once by holding the objective ({ $number } to { $number2 } medals).
ending-no-units = { CAP(THE($side)) } won: the enemy has no unit left ({ $number } to { $number2 } medals).
ending-empty-deck = { CAP(THE($side)) } won: the deck is empty ({ $number } to { $number2 } medals).
ending-match = { CAP(THE($seat)) } won the match with { $number } to { $number2 } medals.
ending-draw = The match was drawn: { $number } medals each.

## What terrain, obstacles and units do

fact-of = { CAP(NAME($terrain)) }:
fact-nothing = { CAP(NAME($terrain)) } by itself neither helps nor hinders anybody.
fact-impassable = Impassable.
fact-needs-bridge = Impassable without a bridge.
fact-infantry-only = Only infantry may enter.
fact-bridges = Units cross the river on it.
fact-first-hex-only = May be entered only with the first hex of a move.
fact-stop = Entering it ends the move.
fact-one-hex-out = A unit leaving it moves 1 hex only.
fact-guns-stay = Artillery in it may not leave.
fact-no-battle-on-entry = No battle in the turn a unit enters.
fact-no-battle = A unit in it may not battle.
fact-no-retreat = No retreat into it.
fact-blocks-sight = Blocks line of sight.
fact-hill-sight = Blocks line of sight, except between units on the same hill.
fact-first-flag = A unit here may ignore the first flag.
fact-owner-only = It protects one side only.
fact-goes-with-unit = It is removed when the unit leaves.
fact-can-be-cleared = Infantry may remove it instead of battling, armor removes it on entry.
fact-move-limit = A move that enters it is at most { $number } hexes.
fact-steep = Entering it from below takes { $number } hexes.
fact-from-beach = To and from the beach: infantry only, { $number } hexes.
fact-dice-in = Against a unit here infantry rolls { $number } fewer, armor { $number2 } fewer.
fact-dice-from-below = Attackers from below lose dice: infantry { $number }, armor { $number2 }.
fact-infantry-out = Infantry attacks from here with { $number ->
    [one] 1 die
   *[other] { $number } dice
} fewer.
fact-armor-out = Armor attacks from here with { $number ->
    [one] 1 die
   *[other] { $number } dice
} fewer.
fact-town-adds = If its target is in a town or a forest too, no die is left.
fact-town-larger = If its target is in a town or a forest too, only the larger loss counts.
fact-on-hill = If an obstacle lies here too, only the one that takes away more dice counts.
fact-figures = Figures: { $number }.
fact-move = { $number2 ->
    [0] Moves { $number ->
        [one] 1 hex
       *[other] up to { $number } hexes
    } or battles.
   *[other] Moves up to { $number } hexes; battles after at most { $number2 }.
}
fact-dice = Dice by distance: { $dice } (range { $number }).
fact-no-sight-needed = Needs no line of sight; terrain costs it no dice.

## What stands on the face of a card

fact-card-left = { $number ->
    [0] Order any or all of your units
    [one] Order 1 unit
   *[other] Order up to { $number } units
} on the left flank.
fact-card-center = { $number ->
    [0] Order any or all of your units
    [one] Order 1 unit
   *[other] Order up to { $number } units
} in the center.
fact-card-right = { $number ->
    [0] Order any or all of your units
    [one] Order 1 unit
   *[other] Order up to { $number } units
} on the right flank.
fact-card-each-section = Order up to { $number ->
    [one] 1 unit
   *[other] { $number } units
} in each of the three sections.
fact-card-flanks = Order up to { $number ->
    [one] 1 unit
   *[other] { $number } units
} on each flank.
fact-card-units = { $number ->
    [0] Order any or all of your units
    [one] Order 1 unit
   *[other] Order up to { $number } units
} anywhere on the board.
fact-card-infantry = { $number ->
    [0] Order any or all of your infantry units.
    [one] Order 1 infantry unit.
   *[other] Order up to { $number } infantry units anywhere.
}
fact-card-armor = { $number ->
    [0] Order any or all of your armor units
    [one] Order 1 armor unit
   *[other] Order up to { $number } armor units
} anywhere.
fact-card-artillery = { $number ->
    [0] Order all your artillery units.
    [one] Order 1 artillery unit.
   *[other] Order up to { $number } artillery units anywhere.
}
fact-card-one-section = Choose a section and order any or all of your infantry there.
fact-card-in-touch = Order any or all of your infantry and armor next to an enemy.
fact-card-apart = { $number ->
    [0] Order any or all of your units
    [one] Order 1 unit
   *[other] Order up to { $number } units
} not next to an enemy.
fact-card-dig-in = Up to { $number ->
    [one] 1 infantry unit lays
   *[other] { $number } infantry units lay
} sandbags. They neither move nor battle.
fact-card-ambush = Play it in the enemy's turn, when a unit of yours is attacked from the next hex: your unit rolls first.
fact-card-counter = Give the same order as your enemy just did, in the same part of the board.
fact-card-medics = Choose a damaged unit and roll 1 die for each card you hold. It gets figures back; then it may act.
fact-card-finest-hour = Roll 1 die for each card you hold: its symbols say which units you may order.
fact-card-strikes = Attack up to { $number } enemy units that stand together: { $dice } dice each, as the Axis { $dice2 }.
fact-card-strike = Roll { $dice } dice against any enemy unit on the board.
fact-card-moves = They may move { $number2 } hexes and battle, or { $number } without a battle.
fact-card-move-and-battle = It may move { $number } hexes and battle.
fact-card-move-or-twice = Each moves up to { $number } hexes or battles twice.
fact-card-second-move = Then it may move { $number } hexes again.
fact-card-no-move = They may not move.
fact-card-battle-bonus = In battle you roll { $number } more { $number ->
    [one] die
   *[other] dice
}.
fact-card-close-bonus = Next to the enemy they roll { $number } more { $number ->
    [one] die
   *[other] dice
}.
fact-card-fire-bonus = Each rolls { $number } more { $number ->
    [one] die
   *[other] dice
}.
fact-card-draw = At the end of the turn draw { $number } cards and keep { $number2 }.

## Settings of a table

setting-match = Match
setting-match-single = One battle
setting-match-two_battles = Two battles, swapping sides
setting-sandbag_profile = Sandbags against armor
setting-sandbag_profile-rulebook = 2 dice, as in the rulebook
setting-sandbag_profile-published = 1 die, as in the published game
setting-town_out_cumulative = Armor attacking out of a town
setting-town_out_cumulative-true = Both reductions are added
setting-town_out_cumulative-false = Only the larger reduction counts
setting-hill_los = Line of sight from hills
setting-hill_los-plateau = Only over the same hill
setting-hill_los-over_lower = Over everything lower
setting-deck = Command deck
setting-deck-full = All cards
setting-deck-section_only = Section cards only
setting-take_ground = Take Ground
setting-take_ground-true = Yes
setting-take_ground-false = No
setting-armor_overrun = Armor Overrun
setting-armor_overrun-true = Yes
setting-armor_overrun-false = No
setting-overlord = Overlord
setting-overlord-true = Two boards, with a commander-in-chief
setting-overlord-false = No
setting-axis_players = Axis players
setting-axis_players-1 = 1
setting-axis_players-2 = 2
setting-axis_players-3 = 3
setting-axis_players-4 = 4
setting-allies_players = Allied players
setting-allies_players-1 = 1
setting-allies_players-2 = 2
setting-allies_players-3 = 3
setting-allies_players-4 = 4

## Odds

odds-distance-1 = Close assault
odds-distance-2 = Fire at a distance of 2 hexes
odds-distance-3 = Fire at a distance of 3 hexes
odds-distance-4 = Fire at a distance of 4 hexes
odds-distance-5 = Fire at a distance of 5 hexes
odds-distance-6 = Fire at a distance of 6 hexes
odds-card-bonus = Bonus of the card
odds-own-town = Attacking out of a town
odds-own-wire = Attacking from wire
odds-own-terrain = Attacker's own hex
odds-target-forest = Target in a forest
odds-target-hedgerow = Target in a hedgerow
odds-target-hill = Target on a hill
odds-target-steep-hill = Target on a steep hill
odds-target-sea-bluff = Target on a sea bluff
odds-target-cliff = Target on a cliff
odds-target-town = Target in a town
odds-target-bunker = Target in a bunker
odds-target-sandbags = Target behind sandbags
odds-target-sea-wall = Target behind a sea wall
odds-target-terrain = Target's hex
odds-better-counts = Other protection in the hex is not added
odds-larger-counts = Only the larger of the two reductions counts
odds-artillery-ignores = Protection does nothing against artillery
odds-air-power = Air strike
odds-recon-strike = Air strike by Recon
odds-barrage = Barrage
odds-strike-ignores = Protection does nothing against this
odds-flag-ignored = The defender may ignore one flag: the chances assume it
odds-may-be-ambushed = The defender may answer with an Ambush; the chances leave that out
odds-ambush = Ambush: the target is the unit that attacks
odds-cards-held = One die for each command card
odds-overlord-dice = Dice in Overlord

result-eliminated = the target is eliminated
result-retreats = the target retreats
result-stays = the target survives and stays
result-blocked = the target loses figures because it cannot retreat far enough
result-medal = a medal for you
result-healed = at least one figure comes back
result-heals-infantry = restores damaged infantry
result-heals-armor = restores damaged armor
result-heals-artillery = restores damaged artillery
result-orders-infantry = orders at least one infantry unit
result-orders-armor = orders at least one armor unit
result-orders-artillery = orders at least one artillery unit

## Why something is not possible

unused-nobody = None of your units can do anything more this turn.
vain-section = None of your units in its section can be ordered: it would change nothing.
vain-not-adjacent = No unit that it could order is next to an enemy: it would change nothing.
vain-order = No target from here, and with this card it may not move: the order would change nothing.
vain-healthy = None of your units can be healed: it would change nothing.
why-over = The battle is over.
why-watching = Observers cannot act.
why-not-asked = Not your decision: waiting for { THE($seat) }, { NAME($phase) }.
why-other-commander = { CAP(THE($unit, $at)) } is under the command of { THE($seat) }.
why-asked-else = Another decision comes first: { NAME($phase) }.
why-step-over = This step is over ({ NAME($phase) }); now it is { NAME($phase2) }.
why-step-to-come = This step comes later ({ NAME($phase) }); now it is { NAME($phase2) }.
why-not-finished = First { THE($unit, $at) } must finish: { NAME($phase) }.
why-no-such-thing = There is no such thing on this board.
why-not-possible = This cannot be chosen now ({ NAME($phase) }).
why-card-not-held = You do not hold { NAME($card) }.
why-ambush-own-turn = { NAME($card) } is never the card of your own turn.
why-ambush-not-held = You do not hold { NAME($card) }.
why-ambush-not-now = { NAME($card) } answers a close assault; there is none now.
why-card-of-commander = { NAME($card) } is played by { THE($seat) }.
why-card-must-be-played = A card must be played every turn.
why-card-not-drawn = { NAME($card) } is not one of the two cards just drawn.
why-strike-no-rule = In this scenario you cannot play { NAME($card) } as an air strike.
why-strike-not-recon = { NAME($card) } is not a Recon card.
why-strike-place-lost = { NAME($card) } is an air strike only while a unit of yours is in { NAME($hex) } or another hex that guides it.
why-barrage-no-rule = In this scenario you cannot play { NAME($card) } as a barrage.
why-barrage-not-recon = { NAME($card) } is not a Recon card.
why-copy-card = { NAME($card) } copies no other card.
why-copy-not-played = The other commander-in-chief did not play { NAME($card) } himself in his last turn.
why-copy-play = You need not name what { NAME($card) } copies: simply play it or hand it out.
why-copy-which = The other commander-in-chief played several cards himself: say which one { NAME($card) } copies.
why-hand-not-here = { NAME($card) } cannot be used in { NAME($zone) }.
why-hand-zone-taken = { CAP(NAME($zone)) } has its card for this turn.
why-hand-keep-one = You may use at most { $number } cards in a turn, and one must stay in your hand.
why-hand-alone = { NAME($card) } is played alone, with no other card in the turn.
why-hand-by-chief = { NAME($card) } is played by the commander-in-chief himself, not handed out.
why-hand-by-general = { NAME($card) } is handed out, not played by the commander-in-chief himself.
why-enemy-unit = { CAP(THE($unit, $at)) } belongs to the enemy.
why-unit-gone = { CAP(THE($unit)) } is not on the board.
why-already-ordered = { CAP(THE($unit, $at)) } has been ordered already.
why-wrong-section = { CAP(THE($unit, $at)) } is not in a section of { NAME($card) }.
why-section-full = { NAME($card) } orders no more than { $number ->
    [one] 1 unit
   *[other] { $number } units
} where { THE($unit, $at) } stands.
why-orders-given = { NAME($card) } orders no more than { $number ->
    [one] 1 unit
   *[other] { $number } units
}.
why-wrong-class = { NAME($card) } is not for { NAME($class) }: { THE($unit, $at) } cannot be ordered.
why-no-symbol = No symbol is left for { NAME($class) }: { THE($unit, $at) } cannot be ordered.
why-needs-contact = { NAME($card) } is for units next to an enemy; { THE($unit, $at) } is not.
why-needs-distance = { NAME($card) } is for units not next to an enemy; { THE($unit, $at) } is next to { THE($unit2, $at2) }.
why-dig-infantry = Only infantry can dig in; { THE($unit, $at) } cannot.
why-dig-water = { CAP(THE($unit)) } cannot dig in: { NAME($hex) } is water.
why-dig-twice = { CAP(THE($unit)) } is already protected in { NAME($hex) }.
why-dig-ground = { CAP(THE($unit, $at)) } cannot dig in: no sandbags are laid on this terrain ({ NAME($terrain) }).
why-heal-unhurt = { CAP(THE($unit, $at)) } has all its figures.
why-other-section = { CAP(THE($unit, $at)) } is not in the section of the field general who acts: { NAME($section) }.
why-not-ordered = { CAP(THE($unit, $at)) } has not been ordered.
why-already-moved = { CAP(THE($unit, $at)) } has moved already.
why-card-holds = Units ordered by { NAME($card) } do not move, so { THE($unit, $at) } cannot.
why-another-moves = { CAP(THE($unit, $at)) } has begun its move and must finish it first.
why-surrounded = { CAP(THE($unit, $at)) } cannot move: every hex around it is closed or occupied.
why-pick-first = Choose { THE($unit, $at) } to move first.
why-hex-occupied = { NAME($hex) } is occupied by { THE($unit) }.
why-path-blocked = { CAP(THE($unit, $at)) } cannot get to { NAME($hex) }: { THE($unit2, $at2) } stands in the way.
why-too-far = { NAME($hex) } is { $number } hexes away for { THE($unit, $at) }; it may move { $number2 }.
why-detour = The way to { NAME($hex) } around other units takes { $number } hexes for { THE($unit, $at) }; it may move { $number2 }.
why-impassable = { NAME($hex) } ({ NAME($terrain) }) is impassable for { THE($unit, $at) }.
why-closed-hex = In this scenario { NAME($hex) } ({ NAME($terrain) }) is impassable; { THE($unit, $at) } cannot enter.
why-bridge-sides = { CAP(THE($unit)) } cannot step between { NAME($hex) } and { NAME($hex2) }: the bridge is open at its ends only.
why-must-stop = { CAP(THE($unit, $at)) } would have to stop on the way, in { NAME($hex) } ({ NAME($terrain) }).
why-hedgerow-first = { CAP(THE($unit, $at)) } may enter the hedgerow in { NAME($hex) } only with the first hex of its move.
why-hedgerow-left = { CAP(THE($unit)) } leaves the hedgerow in { NAME($hex) } and may move 1 hex only.
why-beach-limit = { CAP(THE($unit, $at)) } would enter the beach in { NAME($hex) } on the way: at most { $number } hexes.
why-steep-closed = Only infantry climbs between the beach and { NAME($hex) } ({ NAME($terrain) }), not { THE($unit, $at) }.
why-steep-cost = Entering { NAME($hex) } ({ NAME($terrain) }) takes { $number } hexes for { THE($unit, $at) }.
why-gun-in-bunker = { CAP(THE($unit)) } may not leave its bunker in { NAME($hex) }.
why-exit-none = No unit may leave the board in this scenario; { THE($unit, $at) } cannot.
why-exit-side = Only units of { THE($side) } may leave the board; { THE($unit, $at) } may not.
why-exit-far = { CAP(THE($unit, $at)) } cannot reach an exit with a hex of movement to spare.
why-via-none = { CAP(THE($unit, $at)) } can take no such objectives on the way to { NAME($hex) }.
why-via-only = Every way to { NAME($hex) } leads { THE($unit, $at) } over an objective: name those it takes.
why-already-fought = { CAP(THE($unit, $at)) } has used its battle.
why-moved-too-far = { CAP(THE($unit, $at)) } moved too far: it battles after moves of at most { $number ->
    [one] 1 hex
   *[other] { $number } hexes
}.
why-entered = { CAP(THE($unit)) } entered { NAME($hex) } ({ NAME($terrain) }) this turn and may not battle.
why-in-water = { CAP(THE($unit)) } may not battle from the ocean in { NAME($hex) }.
why-attacker-first = First choose the unit that attacks { THE($unit, $at) }.
why-no-attacker = None of your ordered units can attack { THE($unit, $at) } now.
why-own-unit = { CAP(THE($unit, $at)) } is not an enemy.
why-adjacent-first = { CAP(THE($unit, $at)) } is next to { THE($unit2, $at2) } and may attack only adjacent enemies.
why-out-of-range = { CAP(THE($unit2, $at2)) } is { $number } hexes from { THE($unit, $at) }, which reaches { $number2 }.
why-unit-hides = { CAP(THE($unit)) } does not see its target: { THE($unit2) } in { NAME($hex) } is in between.
why-terrain-hides = { CAP(THE($unit, $at)) } does not see its target: { NAME($hex) } ({ NAME($terrain) }) is in between.
why-hill-hides = { CAP(THE($unit, $at)) } does not see its target: { NAME($hex) } ({ NAME($terrain) }) hides it.
why-edge-hides = { CAP(THE($unit, $at)) } does not see its target: the line runs along the edge of the board.
why-hill-stops-shells = { CAP(THE($unit, $at)) } cannot fire over { NAME($hex) } ({ NAME($terrain) }).
why-wide-river = { CAP(THE($unit, $at)) } may not attack { THE($unit2, $at2) } across the river.
why-no-dice = { CAP(THE($unit, $at)) } would roll no dice against { THE($unit2, $at2) }: { $number } minus { $number2 }.
why-fewer-dice-from = Attacking out of { NAME($hex) } ({ NAME($terrain) }) takes away { $number ->
    [one] 1 die
   *[other] { $number } dice
}.
why-fewer-dice-into = Attacking into { NAME($hex) } ({ NAME($terrain) }) takes away { $number ->
    [one] 1 die
   *[other] { $number } dice
}.
why-only-close = { NAME($card) } allows { THE($unit, $at) } close assault only.
why-only-fire = { NAME($card) } allows fire only, and { THE($unit2, $at2) } is next to { THE($unit, $at) }.
why-clear-no-wire = { CAP(THE($unit)) } is not on wire in { NAME($hex) }.
why-clear-infantry = Only infantry removes wire instead of battling, not { THE($unit, $at) }.
why-another-retreats = It is { THE($unit, $at) } that retreats.
why-retreat-backwards = { CAP(THE($unit, $at)) } must retreat towards its own baseline, not to { NAME($hex) }.
why-retreat-one-hex = { CAP(THE($unit, $at)) } retreats hex by hex; { NAME($hex) } is not next to it.
why-retreat-impassable = { CAP(THE($unit, $at)) } cannot retreat to { NAME($hex) } ({ NAME($terrain) }): impassable.
why-retreat-occupied = { CAP(THE($unit, $at)) } cannot retreat to { NAME($hex) }: { THE($unit2) } is there.
why-retreat-water = { CAP(THE($unit, $at)) } cannot retreat into the ocean in { NAME($hex) }.
why-retreat-dead-end = From { NAME($hex) } { THE($unit, $at) } could not retreat the { $number ->
    [one] hex
   *[other] { $number } hexes
} still needed; by another way it can.
why-retreat-goes-on = { CAP(THE($unit, $at)) } must still retreat { $number ->
    [one] 1 hex
   *[other] { $number } hexes
}.
why-flag-counts = { CAP(THE($unit, $at)) } cannot ignore this flag.
why-ground-setting = Taking ground is off at this table.
why-ground-artillery = { CAP(THE($unit, $at)) } never takes ground.
why-ground-halted = { CAP(THE($unit)) } had to stop in { NAME($hex) } and may not take ground.
why-ground-hedgerow = { CAP(THE($unit, $at)) } may take the hedgerow in { NAME($hex) } only if it has not moved or taken ground.
why-ground-closed = { NAME($hex) } ({ NAME($terrain) }) is closed to { THE($unit, $at) }.
why-ground-occupied = { NAME($hex) } is occupied by { THE($unit) }.
why-ground-elsewhere = Only { NAME($hex) } was won, by { THE($unit, $at) }.
why-ground-not-won = { CAP(THE($unit, $at)) } has not just beaten an enemy in { NAME($hex) }.
why-named-already = { CAP(THE($unit, $at)) } has been named already.
why-naming-apart = { CAP(THE($unit, $at)) } is not next to a unit already named.
why-naming-over = All units are named before the first roll.
why-naming-section = The first unit named must be in the section of { NAME($card) }; { THE($unit, $at) } is not.
why-not-named = { CAP(THE($unit, $at)) } has not been named.

## What things without a text of their own are

about-marker-medal = A victory medal lies here.
about-shared = This hex lies on the dashed line: it belongs to both sections, and cards for either may order a unit here.
about-section = A section, one third of the battlefield: left flank, center or right flank. Cards name the section whose units they order.

# What a hint expects of an action, beside another

prospects = by your next turn
prospect-medals = you { $way ->
    [gain] win
    [loss] lose
   *[other] have
} { $amount } { $number ->
    [1] medal
   *[other] medals
}{ $way ->
    [more] { " more" }
    [fewer] { " fewer" }
   *[other] { "" }
}
prospect-own-figures = you { $way ->
    [gain] get
    [more] keep
   *[other] lose
} { $amount } { $number ->
    [1] figure
   *[other] figures
}{ $way ->
    [gain] { " back" }
    [loss] { "" }
   *[other] { " more" }
}
prospect-enemy-figures = the enemy { $way ->
    [gain] gets
    [more] keeps
   *[other] loses
} { $amount } { $number ->
    [1] figure
   *[other] figures
}{ $way ->
    [gain] { " back" }
    [loss] { "" }
   *[other] { " more" }
}

# What a hint advises, where the action itself is told in another way

hint-play = Play { NAME($card) }.
hint-move = Move { THE($unit, $at) } to { NAME($hex) }.
hint-move-back = Move { THE($unit, $at) } and come back to { NAME($hex) }.
hint-exit = Leave the board with { THE($unit, $at) }.
hint-attack = Attack { THE($unit2, $at2) } with { THE($unit, $at) }: { $number ->
    [one] 1 die
   *[other] { $number } dice
}.
hint-retreat = Retreat with { THE($unit, $at) } to { NAME($hex) }.
hint-keep = Keep { NAME($card) }.
hint-stay = Stay with { THE($unit, $at) }.
