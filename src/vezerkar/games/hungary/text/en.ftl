# The Battle for Hungary in English. Functions and arguments are explained in words/words.py; things
# have the names of names.en.toml and of the data files.

thing-at = { $thing } in { $at }

## What happened

event-turn = Turn { $number } began.
event-phase = { CAP(NAME($step)) }.
event-order-roll = Roll for a Führer order: { $number2 ->
    [0] { $number }
   *[other] { $number } + { $number2 }
}.
event-order = Führer order { $number }: { $number2 ->
    [one] 1 extra truck
   *[other] { $number2 } extra trucks
}, and an attack must be made this turn.
event-delivered = A truck of { THE($side) } arrived in { NAME($hex) }.
event-trucks-lost = { CAP(THE($side)) } lost { $number ->
    [one] 1 truck
   *[other] { $number } trucks
}: no headquarters could take more.
event-landed = A barge landed a truck in { NAME($hex) }.
event-restored = { NAME($unit) } is back at full strength.
event-rebuilt = { NAME($unit) } was rebuilt.
event-absorbed = { NAME($unit) } joined { NAME($unit2) }.
event-arrived = { NAME($unit) } arrived in { NAME($hex) }.
event-waits = { NAME($unit) } had to wait: no entry hex was free.
event-withdrawn = { NAME($unit) } was withdrawn.
event-based = { NAME($unit) } joined { NAME($unit2) }.
event-air-shown = { NAME($unit) } flew to sector { NAME($sector) }.
event-recall-roll = Recall roll for { NAME($unit) }: { $number } + { $number2 }. { $why ->
    [home] It flies home.
   *[stays] That is less than { $number3 }: it stays.
}
event-air-fire = { NAME($unit) } fired at { NAME($unit2) } and rolled { $number }: { $number2 ->
    [0] it missed.
    [one] it scored 1 hit.
   *[other] it scored { $number2 } hits.
}
event-air-lost = { NAME($unit) } lost { $number ->
    [one] 1 step
   *[other] { $number } steps
}.
event-air-down = { NAME($unit) } was destroyed.
event-moved = { NAME($unit) } moved from { NAME($hex) } to { NAME($hex2) }.
event-moved-by-rail = { NAME($unit) } went by rail from { NAME($hex) } to { NAME($hex2) }.
event-moved-doubled = { NAME($unit) } went by operational movement from { NAME($hex) } to { NAME($hex2) }.
event-drove = A truck of { THE($side) } drove from { NAME($hex) } to { NAME($hex2) }.
event-blitz = { NAME($unit) }{ $number ->
    [1] {""}
   *[other] {" "}and its group
} made a Blitz attack on { NAME($hex) }.
event-announced = { $why ->
    [again] A second attack on { NAME($hex) }, by other units, was announced.
   *[first] An attack on { NAME($hex) } was announced.
}
event-attacked = { CAP(THE($side)) } attacked { NAME($hex) } with { $number ->
    [one] 1 unit
   *[other] { $number } units
}{ $why ->
    [city] , a city worth { $number2 } points
    [hq] , where the headquarters { NAME($unit) } stands
   *[none] {""}
}.
event-crowded = { NAME($unit) } was one too many in { NAME($hex) }: it lost a step and retreated.
event-retreated = { NAME($unit) } retreated to { NAME($hex) }.
event-evade-roll = The partisans tried to evade: { $number }.
event-fired = { NAME($unit) } fired: { $number ->
    [one] 1 point
   *[other] { $number } points
}.
event-bids = Trucks spent to shift the column: { $number } by the attacker, { $number2 } by the defender.
event-bombed = { NAME($unit) } supported the battle: { $number ->
    [one] 1 point
   *[other] { $number } points
}.
event-rolled = Die { $number } in column { NAME($column) }. { CAP(THE($side)) } { AGREE($side, one: "loses", many: "lose") } { $number2 ->
    [0] nothing
    [one] 1 step
   *[other] { $number2 } steps
}, { THE($side2) } { $number3 ->
    [0] nothing
    [one] 1 step
   *[other] { $number3 } steps
}.
event-lost-step = { NAME($unit) } lost a step.
event-destroyed = { NAME($unit) } was destroyed in { NAME($hex) }.
event-hq-lost = { NAME($unit) } was lost in { NAME($hex) }; it returns in three turns.
event-trucks-gone = { CAP(THE($side)) } lost { $number ->
    [one] 1 truck
   *[other] { $number } trucks
} in { NAME($hex) }.
event-advanced = { NAME($unit) } advanced to { NAME($hex) }.
event-took-city = { CAP(THE($side)) } took { NAME($hex) }, worth { $number } points. { NAME($unit) } advanced into it.
event-breakthrough = Breakthrough at { NAME($hex) }: { $number ->
    [one] 1 extra movement point
   *[other] { $number } extra movement points
}.
event-exploited = { NAME($unit) } went through the breach to { NAME($hex) }.
event-out-of-supply = { NAME($unit) } is out of supply.
event-supplied = A line of supply reaches { NAME($unit) } again.
event-s-roll = Roll for { NAME($unit) }: { $number }.
event-margit-crossed = { NAME($unit) } crossed the Margit Line: it will never be finished.
event-zone-open = { NAME($unit) } reached the zone of the Slovak uprising.
event-points = The Soviets have { $number ->
    [one] 1 point
   *[other] { $number } points
}.
event-set-up = { NAME($unit) } starts in { NAME($hex) }.
event-returned = { NAME($unit) } returned to the map in { NAME($hex) }.
event-broke-through = { NAME($unit) } broke through from { NAME($hex) } to { NAME($hex2) }.
event-trucks-beaten = { CAP(THE($side)) } lost { $number ->
    [one] 1 truck
   *[other] { $number } trucks
} to the attack on { NAME($hex) }.
event-targeted = { NAME($unit) } aimed at { NAME($unit2) }.

## What is asked

ask-setup = Choose a unit to set up elsewhere, or finish the set-up.
ask-setup-unit = Choose where { NAME($unit) } starts.
ask-setup-truck = Choose where the truck from { NAME($hex) } starts.
ask-trucks = Trucks to hand out: { $number }. Click a headquarters (blue) for each; none can be kept back. The number on each says how many trucks it has.
ask-barge = A barge brings a truck down the Danube: choose the port where it lands.
ask-replacements = Replacement points left: { $number }. Give each to a weakened unit on the map, or to a destroyed one in the off-map box (gold frames).
ask-place = Choose where { NAME($unit) } comes onto the map.
ask-hangar = Choose the headquarters for { NAME($unit) }.
ask-arrivals = Choose the reinforcement to place next.
ask-withdrawals = A unit due to withdraw cannot leave: choose another of its kind.
ask-transfers = Move aircraft to other headquarters, or continue.
ask-transfers-exchange = { NAME($unit) } has one air unit too many: choose another of its air units to leave it.
ask-air = Click an aircraft, then the sector to fight in. The first number on it is the lowest roll of a ten-sided die that hits; the second is what its bombs add.
ask-air-sector = Which sector does { NAME($unit) } fly to?
ask-recall = Sector { NAME($sector) }: { $number } of your aircraft against { $number2 }. Recall any? A die decides whether it gets home before the battle.
ask-targets = Sector { NAME($sector) }: whom does { NAME($unit) } fire at?{ $why ->
    [bombs] {" "}If it fires, or is fired at, it cannot bomb any more in this turn.
   *[none] {""}
}
ask-answer = Return fire: choose the target of { NAME($unit) }.
ask-movement = { $number ->
    [0] All units have moved. Combat comes next.
   *[other] Choose a unit to move; most can stay where they are. Next to an enemy it can attack afterwards.
}
ask-group = { $number ->
    [one] Choose where { NAME($unit) } goes (movement points: { $number2 }).
   *[other] Choose where { NAME($unit) } and its group go (units: { $number }, movement points: { $number2 }).
}
ask-group-stuck = { NAME($unit) } cannot move: enemy zones of control close it in. Click an enemy with a red frame to attack it (Blitz, one column worse), or leave it here.
ask-group-blitz = { NAME($unit) } has made its move. Make a Blitz attack at once (one column worse; it moves on after a success), or stay here?
ask-way = { $number ->
    [one] Choose the empty hex of the enemy that { NAME($unit) } captures on its way (movement points: { $number2 }).
   *[other] Choose the empty hex of the enemy that { NAME($unit) } and its group capture on their way (units: { $number }, movement points: { $number2 }).
}
ask-drive = Choose where the truck from { NAME($hex) } goes.
ask-announce = Announce each hex that you will attack with a click; a second click takes it back. You fight after that.
ask-attacks = Which attack do you fight next?
ask-attackers = Choose the units that attack { NAME($hex) }.
ask-retreat = Choose where { NAME($unit) } retreats.
ask-evade = Do the partisans in { NAME($hex) } try to evade?
ask-guns = Choose artillery to fire in the battle for { NAME($hex) }.
ask-gun-truck = Choose the truck to spend for { NAME($unit) }.
ask-bid = Battle for { NAME($hex) }: how many trucks do you spend? Beside each answer: the odds, and how likely { $why ->
    [attack] you destroy the defenders
   *[defend] you lose the defenders
} if the enemy adds nothing.
ask-spend = Choose the trucks to spend: { $number } to go.
ask-bombs = Choose aircraft to support the battle for { NAME($hex) }.
ask-losses = Battle for { NAME($hex) }: choose a unit to lose a step of its strength ({ $number } to go).
ask-advance = { NAME($hex) } is empty: who advances? It costs no movement; whoever stays keeps its own hex.
ask-breakthrough = Choose how far { NAME($unit) } breaks through (extra movement points: { $number }).
ask-exploitation = Choose units to follow through the breach at { NAME($hex) }.
ask-exploit = { $number2 ->
    [0] Choose where { NAME($unit) } goes on to (movement points: { $number }).
   *[other] Choose where { NAME($unit) } goes, through { NAME($hex) } (movement points: { $number }).
}
ask-detour = Choose the hex that { NAME($unit) } takes on its way (movement points: { $number }).
ask-rebase = Move the aircraft of the lost headquarters to others, or continue.
ask-shortage = The headquarters cannot supply every unit: choose one that goes without.

wait-setup = Waiting for { THE($seat) }: set-up.
wait-setup-unit = Waiting for { THE($seat) }: where { NAME($unit) } starts.
wait-setup-truck = Waiting for { THE($seat) }: where a truck starts.
wait-trucks = Waiting for { THE($seat) }: arrival of trucks.
wait-barge = Waiting for { THE($seat) }: the port of the barge.
wait-replacements = Waiting for { THE($seat) }: replacements.
wait-place = Waiting for { THE($seat) }: where { NAME($unit) } comes onto the map.
wait-hangar = Waiting for { THE($seat) }: the headquarters of { NAME($unit) }.
wait-arrivals = Waiting for { THE($seat) }: reinforcements.
wait-withdrawals = Waiting for { THE($seat) }: a withdrawal.
wait-transfers = Waiting for { THE($seat) }: transfer of aircraft.
wait-air = Waiting for { THE($seat) }: aircraft for the sectors.
wait-recall = Waiting for { THE($seat) }: recalls in sector { NAME($sector) }.
wait-targets = Waiting for { THE($seat) }: targets in sector { NAME($sector) }.
wait-answer = Waiting for { THE($seat) }: return fire of { NAME($unit) }.
wait-movement = Waiting for { THE($seat) }: movement.
wait-group = Waiting for { THE($seat) }: the move of { NAME($unit) }.
wait-way = Waiting for { THE($seat) }: the route of { NAME($unit) }.
wait-drive = Waiting for { THE($seat) }: the move of a truck.
wait-announce = Waiting for { THE($seat) }: announcing attacks.
wait-attacks = Waiting for { THE($seat) }: the next attack.
wait-attackers = Waiting for { THE($seat) }: the attackers of { NAME($hex) }.
wait-retreat = Waiting for { THE($seat) }: the retreat of { NAME($unit) }.
wait-evade = Waiting for { THE($seat) }: whether the partisans in { NAME($hex) } evade.
wait-guns = Waiting for { THE($seat) }: artillery in the battle for { NAME($hex) }.
wait-gun-truck = Waiting for { THE($seat) }: the truck for { NAME($unit) }.
wait-bid = Waiting for { THE($seat) }: trucks for the battle for { NAME($hex) }.
wait-spend = Waiting for { THE($seat) }: which trucks are spent.
wait-bombs = Waiting for { THE($seat) }: air support for the battle for { NAME($hex) }.
wait-losses = Waiting for { THE($seat) }: who loses a step ({ $number } to go).
wait-advance = Waiting for { THE($seat) }: the advance to { NAME($hex) }.
wait-breakthrough = Waiting for { THE($seat) }: the breakthrough of { NAME($unit) }.
wait-exploitation = Waiting for { THE($seat) }: exploitation at { NAME($hex) }.
wait-exploit = Waiting for { THE($seat) }: the route of { NAME($unit) }.
wait-detour = Waiting for { THE($seat) }: the route of { NAME($unit) }.
wait-rebase = Waiting for { THE($seat) }: aircraft of the lost headquarters.
wait-shortage = Waiting for { THE($seat) }: who goes without supply.

## Actions

action-pick = { NAME($unit, $at) }
action-pile = All units in { NAME($hex) } together
action-pick-truck = A truck in { NAME($hex) }
action-join = { NAME($unit) } joins
action-join-attack = { NAME($unit) } attacks { NAME($hex) }{ $column ->
    [none] {""}
   *[other] {" "}({ $column })
}{ $why ->
    [last] ; then your turn ends
   *[none] {""}
}
action-join-truck = A truck comes along
action-move = { NAME($unit) } to { NAME($hex) }
action-operate-rail = { NAME($unit) } to { NAME($hex) }, by rail
action-operate-doubled = { NAME($unit) } to { NAME($hex) }, by operational movement: twice as far
action-route = Detour through an empty enemy hex
action-route-far-rail = By rail, through an empty enemy hex
action-route-far-doubled = Twice as far, by such a detour
action-over = { NAME($unit) } to { NAME($hex) }, and on from there
action-drive = Truck to { NAME($hex2) }
action-blitz = Blitz attack on { NAME($hex) }{ $column ->
    [none] {""}
   *[other] {" "}({ $column })
}
action-place = { NAME($unit) } in { NAME($hex) }
action-deliver = A truck for { NAME($unit) } ({ $number ->
    [0] no truck there
    [one] 1 truck there
   *[other] { $number } trucks there
})
action-store = At the depot in { NAME($hex) }
action-land = The barge lands in { NAME($hex) }
action-restore = Restore { NAME($unit, $at) }
action-rebuild = Rebuild { NAME($unit) }
action-absorb = Use { NAME($unit) } for the Czechoslovak corps
action-absorb-two = Rebuild the Czechoslovak corps from { NAME($unit) } and { NAME($unit2) }
action-base = { NAME($unit) } to { NAME($unit2) }
action-withdraw = Withdraw { NAME($unit) }
action-fly = { NAME($unit) } to sector { NAME($sector) }
action-hold-back = { NAME($unit) } stays at its base
action-ready-air = { $number ->
    [0] Every aircraft has its order: go on
    [one] 1 aircraft stays at base
   *[other] { $number } aircraft stay at base
}
action-ready-shortage = Choose the rest automatically
action-recall = Recall { NAME($unit) } (gets home on a die of { $number } or more)
action-target = { NAME($unit) } fires at { NAME($unit2) }
action-hold-fire = Hold fire
action-answer = { NAME($unit) } fires back at { NAME($unit2) }
action-announce = Attack { NAME($hex) }
action-attack = Attack { NAME($hex) }{ $column ->
    [none] {""}
   *[other] {" "}({ $column })
}
action-all = All eligible units{ $column ->
    [none] {""}
   *[other] {" "}({ $column })
}{ $why ->
    [last] ; then your turn ends
   *[none] {""}
}
action-go = Attack!{ $column ->
    [none] {""}
   *[other] {" "}({ $column })
}{ $why ->
    [last] ; then your turn ends
   *[none] {""}
}
action-call-off = Cancel the attack
action-retreat = { NAME($unit) } to { NAME($hex) }
action-evade = Try to evade
action-fight = Stand and fight
action-fire = { NAME($unit) } fires
action-truck = A truck from { NAME($hex) }
action-bid = { $number ->
    [0] No truck
    [one] 1 truck
   *[other] { $number } trucks
}{ $column ->
    [none] {""}
   *[other] : { $column }, { $number2 }%
}
action-bomb = { NAME($unit) } supports the battle
action-lose = { $number ->
    [0] { NAME($unit) } is destroyed
   *[other] { NAME($unit) } loses a step (then { $number2 }‑{ $number3 }‑{ $number4 })
}{ $why ->
    [then] , and then { NAME($unit2) } loses { $number5 ->
        [one] a step
       *[other] { $number5 } steps
    }
   *[none] {""}
}
action-advance = { NAME($unit) } advances
action-advance-all = Advance with all eligible units
action-leave = { NAME($unit) } goes without supply
action-halt-group = Stay here
action-halt-drive = Stay here
action-halt-breakthrough = Go no further
action-halt-exploit = Go no further
action-halt-setup-unit = Leave it where it is
action-halt-setup-truck = Leave it where it is
action-done-setup = Finish the set-up
action-done-replacements = Done with replacements
action-done-replacements-asked = Replace no more? The points that you have left are lost.
action-done-replacements-yes = Yes, lose them
action-done-transfers = Done with transfers
action-done-recall = Done with recalls
action-done-announce = { $number ->
    [0] Attack nothing
    [one] Go and fight 1 attack
   *[other] Go and fight { $number } attacks
}
action-done-announce-asked = Attack nobody in this turn?
action-done-guns = Done with artillery
action-done-bombs = Done with air support
action-done-advance = { $number ->
    [0] Nobody advances
   *[other] Nobody else advances
}
action-done-exploitation = Nobody else follows
action-done-rebase = Leave the others without headquarters
action-end-movement = End movement{ $number ->
    [0] { $number2 ->
        [0] {""}
       *[other] {" "}({ $number2 } not moved)
    }
   *[other] {" "}({ $number ->
        [one] 1 unit
       *[other] { $number } units
    } without supply{ $number2 ->
        [0] )
       *[other] , { $number2 } not moved)
    }
}
action-end-movement-asked = End your movement? { $number ->
    [0] {""}
    [one] 1 of your units will be out of supply.{" "}
   *[other] { $number } of your units will be out of supply.{" "}
}{ $number2 ->
    [0] {""}
    [one] 1 unit has not moved; it may well stay.
   *[other] { $number2 } units have not moved; most may well stay.
}
action-end-movement-yes = End the movement
action-end-attacks = { $number ->
    [0] End combat
    [one] End combat and drop 1 attack
   *[other] End combat and drop { $number } attacks
}
action-end-attacks-asked = End combat? { $number ->
    [one] 1 announced attack
   *[other] { $number } announced attacks
} will not be fought.
action-end-attacks-yes = End combat

## What matters now

agenda = What matters now
plan-goal-axis = The Soviets win with { $number } points after turn { $number2 }; they have { $number3 }.
plan-goal-soviet = You win with { $number } points after turn { $number2 }; you have { $number3 }.
plan-city-axis = Hold { NAME($hex) } ({ $number } points): defense { $number3 } there, Soviet attack { $number2 } near it.
plan-city-axis-leaves = But it weakens the defense of { NAME($hex) } ({ $number } points): send it away only if enough defenders stay.
plan-city-soviet = Take { NAME($hex) } ({ $number } points): defense { $number3 } there, your attack { $number2 } near it.
plan-step-trucks = Send new trucks where there will be battles: beside one, a truck shifts the odds or lets artillery fire.
plan-step-barge = Land it near where you will fight: a truck moves with the units from there.
plan-step-replacements = Each point restores a lost step of a unit, or brings a destroyed one back. Points that you do not use are lost.
plan-step-place = The nearer to the front, the sooner it fights.
plan-step-arrivals = { $number ->
    [one] 1 unit arrives: choose it, then its hex.
   *[other] { $number } units arrive: choose one, then its hex.
}
plan-step-transfers = Aircraft fight at most 9 hexes from their headquarters: move them near the front.
plan-step-air = { $number ->
    [0] All aircraft have their orders.
    [one] 1 aircraft has no order yet: send it where you will fight, or let it stay.
   *[other] { $number } aircraft have no order yet: send them where you will fight, or let them stay.
}
plan-step-announce = Choose every hex that you will attack; no die is thrown yet. Chosen: { $number2 }, still possible: { $number }.
plan-step-attacks = { $number ->
    [0] All attacks have been fought.
    [one] 1 attack is left to fight.
   *[other] { $number } attacks are left to fight, in any order.
}
plan-step-attackers = The more units attack, the better the odds. Each unit attacks only once in a turn.
plan-step-guns = Artillery adds its attack value to the battle, and uses up a truck for it.
plan-step-bid = Both sides choose in secret; each truck shifts the odds one column. The enemy can add here: { $number ->
    [0] no truck
    [one] 1 truck
   *[other] { $number } trucks
}, { $number2 ->
    [0] no aircraft.
    [one] 1 aircraft.
   *[other] { $number2 } aircraft.
}
plan-step-losses = A unit has one or two steps. Whoever loses one of two fights on with lower values; a unit without a step left is destroyed.
plan-step-breach = The line is broken: go on beyond the hex, cut off the enemy, but stay where supply can follow.
plan-advance = Whoever advances holds { NAME($hex) }{ $number ->
    [0] {""}
   *[other] {" "}({ $number } points)
} and leaves its own hex. { $why ->
    [fed] It would be in supply there.
   *[unfed] It would have no supply line there.
}
plan-exposed = Enemy attack near { NAME($hex) }: { $number2 }; near { NAME($unit) } where it stands now: { $number3 }.
plan-trucks = Your trucks: { $number }{ $why ->
    [moving] {" "}({ $number2 } can move)
   *[fighting] {""}
}: { NAME($hex) } ({ $number3 }){ $number4 ->
    [0] {""}
   *[other] , { NAME($hex2) } ({ $number4 })
}{ $number5 ->
    [0] {""}
   *[other] , elsewhere { $number5 }
}.
plan-battle-trucks = { $number ->
    [one] 1 of your { $number2 } trucks can be spent here.
   *[other] { $number } of your { $number2 } trucks can be spent here.
} What is spent is gone.
plan-weakened = Weakened: { NAME($unit, $at) }.
plan-battles-to-come = { $number ->
    [one] 1 more attack is announced: you are asked again if one of your trucks is near it.
   *[other] { $number } more attacks are announced: you are asked again where one of your trucks is near.
}
plan-points = { CAP(NAME($nation)) }{ $why ->
    [air] {" "}aircraft
   *[ground] {""}
}: { $number ->
    [one] 1 point
   *[other] { $number } points
}. { $number3 ->
    [0] Weakened units that can have one: { $number2 }.
   *[other] Who can have one: { $number2 ->
        [0] {""}
       *[other] { $number2 } weakened or{" "}
    }{ $number3 } destroyed units.
}
plan-unfed = { $number ->
    [one] { NAME($unit) } has no supply line: open a way for it or pull it back.
   *[other] { $number } units lack supply (marked !): open a way for them or pull them back.
}
plan-hq = If { NAME($unit) } in { NAME($hex) } falls, { $number ->
    [one] 1 more unit lacks supply.
   *[other] { $number } more units lack supply.
}

## Steps of a turn

step-trucks = Trucks
step-replacements = Replacements
step-reinforcements = Reinforcements
step-withdrawals = Withdrawals
step-transfers = Transfers
step-air = Air: assignment
step-air-battles = Air battles
step-soviet-movement = Soviet movement
step-soviet-combat = Soviet combat
step-axis-movement = Axis movement
step-axis-combat = Axis combat
step-end = End of turn
step-supply = Supply

## Signs on the map, for its legend

legend-pile = So many units stand there: point at them to see each, or click.
legend-done = It has moved in this turn, or attacked.
legend-reduced = A white stripe: it has lost a step, and its values are the lower ones. The inspector says 1/2: one step of two is left.
legend-odds = The odds of an attack. They point up where the enemy will probably lose more, and down where it may cost you more than it brings.
legend-attacks = It takes part in the attack already; whoever has a gold frame can still join.
legend-oos = Out of supply: it is weaker until a line of supply reaches it again.
legend-truck = A truck stands there: it lets artillery fire, or shifts the odds of a battle.
legend-announced = An attack on this hex has been announced, with its odds. A click takes it back.
legend-city = A city that counts: so many points for the Soviets who hold it.
legend-depot = A depot: headquarters draw their supply from it.
legend-far = A pale blue hex without a number is reached by rail or operational movement only.
legend-turns = On the turn track: units arrive (green, pointing down) or leave (orange, pointing up) in that turn. A click shows which.

## Marks on actions and pieces

mark-cost = { $number ->
    [one] 1 movement point
   *[other] { $number } movement points
}
mark-half-cost = { $number ->
    [0] half a movement point
   *[other] { $number }½ movement points
}
mark-stop = must stop: enemy zone of control
mark-end = this ends the step
mark-loss = what you leave out now cannot be done later in this turn
mark-again = once more, with other units
mark-onward = follows at once
mark-aside = only from this list
mark-back = turns back
mark-far = only by rail or operational movement
mark-spare = has to stay: its headquarters has sent out all it may
mark-plan = in secret
mark-move = move
mark-attack = attack
mark-candidate = can be chosen
mark-retreat = retreat
mark-good-odds = the enemy will probably lose more
mark-even-odds = both will probably lose the same
mark-poor-odds = may cost more than it brings
mark-place = to be placed here
mark-oos = out of supply: weaker
mark-unfed = no supply line: out of supply when the turn ends
mark-moved = moved
mark-fought = has attacked in this turn
mark-fired = has fired
mark-engaged = took part in an air battle: as a fighter-bomber it cannot bomb any more in this turn
mark-recalled = recalled
mark-reduced = reduced
mark-attacks = takes part in this attack
mark-under-attack = will be attacked
mark-cut-off = cut off
mark-partly = partly supplied
mark-fully = fully supplied
mark-hq = headquarters
mark-depot = depot
mark-station = railway
mark-town = town
mark-city = city
mark-major_city = major city
mark-slovak-zone = zone of the Slovak uprising

## Tracks, panels, tables, sums

track-turn = Turn
track-points = Soviet points
track-trucks = Trucks
track-orders = Führer orders
track-order-steps = Steps that have attacked for the order
track-order-mobile = Armoured and mechanized steps of these
track-bid = Your bid

row-hq = { NAME($unit) }
row-nation = { CAP(NAME($nation)) }
turn-date = { $date }
game-turn = Turn { $number }
table-odds = Odds
table-die = Die
sheet-battle = { NAME($hex) }: { $number } : { $number2 }{ $same ->
    [yes] {""}
   *[no] {" "}counts as { $raw }
}{ $number3 ->
    [0] {""}
   *[other] , shifted to { $column } ({ $why ->
        [none] {""}
        [city] city
        [terrain] terrain
        [river] river
        [fort-line] fortified line
        [trucks] trucks
        [concentric] from two sides
        [first-turn] first turn
        [vt] Blitz
        [far-attack] attackers overextended
       *[far-defence] defenders overextended
    }{ $why2 ->
        [none] {""}
        [city] , city
        [terrain] , terrain
        [river] , river
        [fort-line] , fortified line
        [trucks] , trucks
        [concentric] , from two sides
        [first-turn] , first turn
        [vt] , Blitz
        [far-attack] , attackers overextended
       *[far-defence] , defenders overextended
    })
}
term-unit = { NAME($unit) }
term-gun = { NAME($unit) }, artillery fire
term-bombs = { NAME($unit) }, bombs
term-trucks = Trucks alone
shift-city = City: { NAME($hex) }
shift-terrain = Terrain: { NAME($terrain) }
shift-river = Most attack across a river
shift-fort-line = Fortified line
shift-trucks = Trucks
shift-concentric = From two opposite sides
shift-first-turn = First turn
shift-vt = Blitz attack
shift-far-attack = Overextended attackers: more than 8 hexes from their headquarters
shift-far-defence = Overextended defenders: more than 8 hexes from their headquarters
bar-losses = The attacker loses { $number ->
    [0] nothing
    [one] 1 step
   *[other] { $number } steps
}, the defender { $number2 ->
    [0] nothing
   *[other] { $number2 }
}
bar-cleared = The attacker loses { $number ->
    [0] nothing
    [one] 1 step
   *[other] { $number } steps
}, the defender { $number2 ->
    [0] nothing
   *[other] { $number2 }
}: destroyed
result-hex-empty = The defenders are destroyed
result-attacker-loses = The attacker loses at least a step
result-attacker-gone = The attackers are destroyed
result-breakthrough = Breakthrough
note-trucks = { $number2 ->
    [0] The defender has no truck here.
    [one] With the 1 truck that the defender has here he may make this { $column2 }.
   *[other] With the { $number2 } trucks that the defender has here he may make this { $column2 }.
}{ $number ->
    [0] {""}
    [one] {" "}The attacker has 1: if it is spent, { $column }.
   *[other] {" "}The attacker has { $number }: if all are spent, { $column }.
} Both choose in secret.
note-guns = Artillery that can still fire: attacker { $number }, defender { $number2 }.
note-bombers = Aircraft that can still bomb: attacker { $number }, defender { $number2 }.
bar-evade = The partisans evade
bar-fight = They have to fight
bar-hits = { $number ->
    [one] 1 hit
   *[other] { $number } hits
}
sheet-evade = Evasion in { NAME($hex) }
sheet-air-fire = { NAME($unit) } fires at { NAME($unit2) }: { $number2 ->
    [one] 1 ten-sided die hits
   *[other] each of { $number2 } ten-sided dice hits
} with { $number } or more
sheet-air-battle = Air battle in { NAME($sector) }: aircraft of the Axis { $number }, of the Soviets { $number2 }
term-fighter = { NAME($unit) }: hits on { $number } or more
term-fires-back = { NAME($unit) }: only fires back, hits on { $number } or more
term-aims = { NAME($unit) } at { NAME($unit2) }: hits on { $number } or more
term-unarmed = { NAME($unit) }: cannot fire

## Facts

fact-points = { $number ->
    [one] 1 point for the Soviets.
   *[other] { $number } points for the Soviets.
}
fact-costs = Entering this hex costs { $number } on foot, { $number2 } motorised.
fact-shift = Attacks shift { $number ->
    [one] 1 column
   *[other] { $number } columns
} to the left.
fact-city-losses = The defenders' losses are halved, rounded up.
fact-values = Attack { $number }, movement { $number2 }, defense { $number3 }.
fact-reduced = Reduced: attack { $number }, movement { $number2 }, defense { $number3 }.
fact-arrives = Arrives on turn { $number }.
fact-leaves = Leaves on turn { $number }.
fact-s = Marked S: tied to the Slovak uprising.
fact-hit-on = When it fires itself, it hits on { $number } or more with a ten-sided die; one die for each step (steps: { $number2 }).
fact-return-fire = Fires only at those that fire at it.
fact-bomb = Bombs: { $number } points.
fact-hq-cut-off = Cut off from all depots.
fact-hq-partly = Partly supplied: linked to a depot, but not by rail all the way.
fact-hq-fully = Fully supplied: linked to a depot by rail.

## The end

ending-points = { CAP(THE($side)) } won; the Soviets have { $number ->
    [one] 1 point
   *[other] { $number } points
}.
ending-cities = { CAP(THE($side)) } won; the Soviets have { $number ->
    [one] 1 point
   *[other] { $number } points
}.
ending-draw = A draw: the Soviets have { $number ->
    [one] 1 point
   *[other] { $number } points
}.

## Why not?

why-not-now = Not possible at this point ({ NAME($phase) }).
why-over = The game is over.
why-watching = Observers cannot act.
why-not-asked = Not your decision: waiting for { THE($seat) }.
why-no-such-thing = There is no such thing in this game.
why-other-side = { NAME($unit) } belongs to the other side.
why-other-commander = { NAME($unit) } is commanded by another player of your side.
why-not-on-map = { NAME($unit) } is not on the map.
why-already-moved = { NAME($unit) } has already moved in this phase.
why-already-fought = { NAME($unit) } has already attacked this turn.
why-cannot-move = { NAME($unit) } has no hex to go to: it steps from no enemy zone of control into another, and stays in no full hex.
why-no-stage = { NAME($unit) } cannot reach an enemy hex and still go on from there.
why-own-hex = Your side already holds { NAME($hex) }.
why-stage-stops = { NAME($unit) } could not go on from { NAME($hex) }.
why-hex-enemy = Enemy pieces are in { NAME($hex) }.
why-hex-full = { NAME($hex) } has no room for the group.
why-hex-czech = Czech units can stack only with Soviet units.
why-hex-zone = { NAME($hex) } is closed to { NAME($unit) } because of the Slovak uprising.
why-too-far = { NAME($unit) } cannot reach { NAME($hex) }: it has too few movement points ({ $number }).
why-zoc = Enemy zones of control stop { NAME($unit) } before { NAME($hex) }.
why-beside-enemy = Operational and rail movement neither starts nor ends next to an enemy.
why-hq-far = Headquarters do not use operational movement.
why-trucks-far = A group that takes trucks along has only its ordinary movement.
why-move-reaches = An ordinary move already takes { NAME($unit) } to { NAME($hex) }.
why-hq-river = Headquarters cross rivers only over bridges with both banks in friendly hands.
why-not-adjacent = None of your combat units is next to { NAME($hex) }.
why-no-value = The units chosen so far have no attack value: they cannot attack { NAME($hex) } by themselves.
why-nobody-there = There is no enemy in { NAME($hex) }.
why-not-announced = No attack on { NAME($hex) } is left of those announced.
why-hungarians = Hungarian units do not fight the Slovak uprising.
why-order-due = The Führer's order has not been carried out yet: an attack that counts towards it is possible.
why-no-points = There are no replacement points left for { NAME($unit) }.
why-not-linked = { NAME($unit) } is not linked to a supplied headquarters.
why-out-of-play = { NAME($unit) } is out of play and does not come back.
why-not-arrived = { NAME($unit) } has not arrived yet.
why-to-rebuild = { NAME($unit) } is destroyed: it comes back only by being rebuilt.
why-full-strength = { NAME($unit) } is at full strength.
why-too-many-trucks = { $number ->
    [one] Only 1 truck can reach this battle.
   *[other] Only { $number } trucks can reach this battle.
}
why-no-blitz = Only supplied German armor and mechanized units make Blitz attacks.
why-truck-astray = A truck in { NAME($hex) } has to start elsewhere: with or beside a headquarters, or on a depot.
why-out-of-range = { NAME($unit) } cannot reach this sector: it is more than 9 hexes from its headquarters.
why-chief-decides = Only { THE($seat) } { AGREE($seat, one: "decides", many: "decide") } this.
why-another-unit = The question is about { NAME($unit) }.
why-not-aircraft = { NAME($unit) } is not an air unit.
why-not-hq = { NAME($unit) } is not a headquarters.
why-not-held = Your side does not hold { NAME($hex) }.
why-already-placed = { NAME($unit) } has its place already.
why-no-start = { NAME($unit) } has no other hex to start in.
why-there-already = { NAME($unit) } is already in { NAME($hex) }.
why-outside-area = { NAME($unit) } does not start in { NAME($hex) }: it is outside the area of its army.
why-no-truck = You have no truck in { NAME($hex) }.
why-truck-placed = The trucks in { NAME($hex) } have their place already.
why-truck-start = { NAME($hex) } is neither a depot nor at or beside a headquarters: no truck starts there.
why-another-truck = The question is about the truck in { NAME($hex) }.
why-truck-there = The truck is already in { NAME($hex) }.
why-hq-cut-off = { NAME($unit) } is cut off from all depots: it receives no truck.
why-hq-served = { NAME($unit) } has received all the trucks it can take this turn ({ $number }).
why-hq-first = A truck goes to a headquarters as long as one of them can take it.
why-not-depot = { NAME($hex) } is not a depot that your side can use.
why-danube-shut = Enemy units stand on the bank of the Danube between Vienna and { NAME($hex) }.
why-no-port = { NAME($hex) } is no Hungarian town on the Danube.
why-truck-moved = All your trucks in { NAME($hex) } have moved already.
why-truck-zoc = Enemy zones of control stop the truck before { NAME($hex) }.
why-truck-far = The truck cannot reach { NAME($hex) }: it has too few movement points ({ $number }).
why-truck-gun = The truck in { NAME($hex) } is neither with { NAME($unit) } nor next to it.
why-truck-stayed = Only trucks that came along with the group can be spent in its Blitz attack; the truck in { NAME($hex) } did not.
why-truck-battle = The truck in { NAME($hex) } is not with or next to a unit of yours in this battle.
why-no-air-hq = { NAME($unit) } has no supplied headquarters that could restore it.
why-hq-used-up = The headquarters of { NAME($unit) } can restore no more units this turn.
why-not-destroyed = { NAME($unit) } is not destroyed, so it cannot be rebuilt.
why-hq-returns = { NAME($unit) } is not rebuilt: a lost headquarters returns by itself after three turns.
why-no-air-base = No fully supplied headquarters can take { NAME($unit) }.
why-no-place = There is no free hex where { NAME($unit) } could return.
why-two-needed = { NAME($unit) } is rebuilt from two different partisan units.
why-pair-order = Name the two in this order: { NAME($unit) }, { NAME($unit2) }.
why-not-partisans = { NAME($unit) } is not a partisan unit.
why-partisans-cut-off = { NAME($unit) } is not linked to a Soviet headquarters or depot.
why-in-play = { NAME($unit) } is in play already.
why-air-last = { NAME($unit) } arrives by itself, after the ground units.
why-no-entry = { NAME($unit) } has to wait: no hex where it could arrive is free.
why-no-place-there = { NAME($unit) } cannot come onto the map in { NAME($hex) }.
why-oos-stays = { NAME($unit) } is out of supply: it cannot leave in the place of { NAME($unit2) }.
why-not-alike = { NAME($unit) } is not of the same nation and type as { NAME($unit2) }, which it would replace.
why-withdrawal-due = { NAME($unit) } cannot leave, so another unit of its kind must.
why-hq-not-full = { NAME($unit) } is not fully supplied: air units are not rebuilt there.
why-has-hq = { NAME($unit) } has its headquarters: { NAME($unit2) }.
why-transferred = { NAME($unit) } has changed its headquarters already this turn.
why-same-hq = { NAME($unit) } belongs to { NAME($unit2) } already.
why-crowded-hq = { NAME($unit) } has one air unit too many: first another one of its air units must leave it.
why-not-at-base = { NAME($unit) } is not at a base.
why-hq-full = { NAME($unit) } has no room for another air unit; it may have { $number }.
why-sector-first = First say where { NAME($unit) } flies.
why-grounded = { NAME($unit) } does not fly: its headquarters is cut off or lost.
why-assigned = { NAME($unit) } has been assigned already.
why-pick-first = Choose { NAME($unit) } first.
why-no-slot = { NAME($unit) } may send out no more than { $number } air units.
why-not-in-sector = { NAME($unit) } is not in sector { NAME($sector) }.
why-recalled = { NAME($unit) } is being recalled already.
why-own-target = { NAME($unit) } belongs to your own side.
why-not-aimed = { NAME($unit) } fires only at units that fire at it; { NAME($unit2) } does not.
why-no-bombs = { NAME($unit) } carries no bombs.
why-bombs-already = { NAME($unit) } supports this battle already.
why-vt-bomber = Only fighter-bombers support a Blitz attack; { NAME($unit) } is not one.
why-bomb-range = This battle is more than 9 hexes from the headquarters of { NAME($unit) }.
why-announced-enough = { $number ->
    [one] The attack on { NAME($hex) } is announced already: Undo takes it back.
   *[other] { $number } attacks on { NAME($hex) } are announced, and no other unit could lead one: Undo takes one back.
}
why-unit-no-value = { NAME($unit) } has no attack value.
why-artillery = { NAME($unit) } is artillery: it attacks only by supporting others.
why-in-excess = { NAME($unit) } is one too many in its hex.
why-lake = A lake lies between { NAME($unit) } and { NAME($hex) }.
why-attacks-already = { NAME($unit) } is among the attackers already.
why-hq-attacks = { NAME($unit) } is a headquarters: it does not attack.
why-not-beside = { NAME($unit) } is not next to { NAME($hex) }.
why-leader-decides = { CAP(THE($seat)) } { AGREE($seat, one: "leads", many: "lead") } this attack.
why-few-left = Fewer than two of your units could still join: { $number }.
why-attack-chosen = An attack is called off only while no unit with an attack value has been chosen for it.
why-retreat-zoc = { NAME($hex) } is in an enemy zone of control.
why-not-on-way-back = { NAME($hex) } is not on the way back of { NAME($unit) }.
why-not-artillery = { NAME($unit) } is not artillery.
why-already-fired = { NAME($unit) } has already fired.
why-oos-gun = { NAME($unit) } is out of supply and cannot fire.
why-gun-reach = { NAME($unit) } is too far from { NAME($hex) } to fire in this battle.
why-gun-truck = { NAME($unit) } has no truck with it or next to it.
why-gun-value = The units that { NAME($unit) } would support have too little value for so much artillery.
why-artillery-last = { NAME($unit) } takes losses only when no other combat unit is left in the hex.
why-not-in-battle = { NAME($unit) } takes no losses in this battle.
why-not-attacker = { NAME($unit) } did not take part in the attack.
why-has-advanced = { NAME($unit) } has used its advance.
why-few-advance = Fewer than two of your units can advance: { $number }.
why-no-breakthrough = There is no breakthrough: the losses did not exceed the steps in the hex.
why-not-mobile = Only armor, mechanized units and cavalry go through a breach; { NAME($unit) } is none.
why-no-way-through = { NAME($unit) } has no hex beyond the breach that it could reach.
why-next-to-enemy = { NAME($unit) } is next to an enemy unit.
why-no-pile = Fewer than two of your units in { NAME($hex) } can still move: { $number }.
why-pile-stuck = The units in { NAME($hex) } have no hex to go to together.
why-in-group = { NAME($unit) } is in the group already.
why-hq-alone = Headquarters move by themselves, not in a group.
why-other-hex = { NAME($unit) } is not in the hex of { NAME($unit2) }.
why-group-full = No more than { $number } units go together.
why-truck-blitz = Trucks go along only with a group that can make a Blitz attack.
why-no-truck-left = No truck is left in { NAME($hex) } that has not moved.
why-set-out = The group of { NAME($unit) } has set out: nobody joins it any more.
why-goes-far = { NAME($unit) } has begun operational or rail movement and goes on with it.
why-goes-near = { NAME($unit) } has begun an ordinary move and goes on with it.
why-way-zone = The way of { NAME($unit) } to { NAME($hex) } is closed because of the Slovak rising.
why-blitz-first = First say whether { NAME($unit) } attacks or stays here; then another unit can move.
why-blitz-points = A Blitz attack takes 2 movement points; the group has { $number } left.
why-not-through = { NAME($unit) } has to go through { NAME($hex) } first.
why-left-out = { NAME($unit) } already goes without supply.
why-not-spare = Leaving out { NAME($unit) } would not do: more units than needed would go without supply.
setting-setup = Set-up
setting-setup-quick = As the scenario gives it
setting-setup-free = Placed by the players
setting-axis_players = Axis players
setting-axis_players-1 = 1
setting-axis_players-2 = 2
setting-axis_players-3 = 3
setting-soviet_players = Soviet players
setting-soviet_players-1 = 1
setting-soviet_players-2 = 2
setting-soviet_players-3 = 3

## What things without a text of their own are

about-kind = Its numbers: attack, movement, defense. Beside its name the steps that it has left: it can take so many losses.
about-kind-fighter = A fighter: it fights enemy aircraft in the sector that it is sent to.
about-kind-bomber = A bomber: it bombs in battles inside the sector that it is sent to.
about-kind-fighter_bomber = A fighter-bomber: it fights enemy aircraft in its sector, or bombs there.
about-kind-hq = Headquarters: it supplies the units around it, holds trucks and aircraft, and is lost when it is attacked alone.
about-marker-announced = This hex will be attacked in this combat phase.
about-marker-truck = A truck: in a battle beside it, it can be spent to let artillery fire or to shift the odds by a column.
about-sector = An air sector: aircraft sent here fight those of the enemy here, and can bomb in battles inside it.
about-zone-slovak-zone = The country of the Slovak rising.
about-tray-base-axis = Axis aircraft that stay at base in this turn.
about-tray-base-soviet = Soviet aircraft that stay at base in this turn.
about-tray-destroyed-axis = Axis units that were destroyed; some can be replaced.
about-tray-destroyed-soviet = Soviet units that were destroyed; some can be replaced.
about-tray = Units that arrive in this turn.

# What a hint expects of an action, beside another

prospects = by your next turn
prospect-own-points = the Soviets { $way ->
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
prospect-enemy-points = the Soviets { $way ->
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
prospect-own-hexes = you { $way ->
    [gain] take
    [loss] lose
   *[other] hold
} { $amount } { $number ->
    [1] hex
   *[other] hexes
}{ $way ->
    [more] { " more" }
    [fewer] { " fewer" }
   *[other] { "" }
}
prospect-own-steps = you { $way ->
    [gain] get
    [more] keep
   *[other] lose
} { $amount } { $number ->
    [1] step
   *[other] steps
}{ $way ->
    [gain] { " back" }
    [loss] { "" }
   *[other] { " more" }
}
prospect-enemy-steps = the enemy { $way ->
    [gain] gets
    [more] keeps
   *[other] loses
} { $amount } { $number ->
    [1] step
   *[other] steps
}{ $way ->
    [gain] { " back" }
    [loss] { "" }
   *[other] { " more" }
}

# What a hint advises, where the action itself is told in another way

hint-move = Move { NAME($unit) } to { NAME($hex) }
hint-operate-rail = Move { NAME($unit) } to { NAME($hex) } by rail
hint-operate-doubled = Move { NAME($unit) } to { NAME($hex) } by operational movement: twice as far
hint-over = Move { NAME($unit) } to { NAME($hex) }, and on from there
hint-join = Take { NAME($unit) } along
hint-join-truck = Take a truck along
hint-drive = Drive the truck to { NAME($hex2) }
hint-place = Place { NAME($unit) } in { NAME($hex) }
hint-base = Base { NAME($unit) } at { NAME($unit2) }
hint-fly = Send { NAME($unit) } to sector { NAME($sector) }
hint-hold-back = Keep { NAME($unit) } at its base
hint-target = Fire at { NAME($unit2) } with { NAME($unit) }
hint-answer = Fire back at { NAME($unit2) } with { NAME($unit) }
hint-hold-fire = Hold the fire of { NAME($unit) }
hint-retreat = Retreat with { NAME($unit) } to { NAME($hex) }
hint-fire = Fire with { NAME($unit) }
hint-bomb = Support the battle with { NAME($unit) }
hint-advance = Advance with { NAME($unit) }
