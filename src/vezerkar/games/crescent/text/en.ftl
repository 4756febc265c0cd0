# Kereszt és Félhold (Cross and Crescent) in English. Functions and arguments are explained in
# words/words.py; names come from names.en.toml and the data files.

# Strength is told by cubes here; the height of a tower is only what it can lose.
game-strength = { $strength ->
    [one] one disc
   *[other] { $strength } discs
} of { $full }

thing-at = { $thing } on { $at }

## What happened

event-deployed = { CAP(THE($unit)) } took their place on { NAME($square) }.
event-forgone = The { NAME($side) } gave up the garrison.
event-round = Round { $number } began; { THE($seat) } goes first.
event-ready = { CAP(THE($seat)) } is ready.
event-laid = { CAP(THE($seat)) } placed terrain: { NAME($site) } on { NAME($square) }.
event-laid-enough = { CAP(THE($seat)) } placed no more terrain.
event-revealed = { CAP(THE($seat)) } revealed { NAME($card) } for the { NAME($army) }.
event-cubes = { CAP(THE($seat)) }: { $number ->
    [one] one cube
   *[other] { $number } cubes
} on the { NAME($army) }.
event-upgraded = { CAP(THE($seat)) } upgraded the { NAME($army) }.
event-posted = A second gun was posted on { NAME($square) }.
event-reinforced = { CAP(THE($unit, $at)) } were reinforced to { $number } discs.
event-paid = { CAP(THE($seat)) } now has { $number } cubes: a card brought one more, for good.
event-promoted = { CAP(THE($seat)) } may now hold { $number } cards.
event-announced = { CAP(THE($seat)) } announced { NAME($card) }.
event-annulled = Counter-espionage cancelled { NAME($card) } of { THE($seat) }.
event-second-survey = { NAME($card) } of { THE($seat) } was not carried out: only the partner's counts this round.
event-no-effect = { NAME($card) } of { THE($seat) } had no effect.
event-unloaded = { CAP(THE($seat)) } lost a cube from the { NAME($army) }.
event-spied = { CAP(THE($seat)) } spied on { THE($seat2) }.
event-gave-up = { CAP(THE($seat)) } took back { NAME($card) } from the { NAME($army) }.
event-lost-card = { CAP(THE($seat)) } lost { NAME($card) } for this round.
event-scared = { CAP(THE($unit, $at)) } were frightened.
event-added = { CAP(THE($seat)) } added { NAME($card) } for the { NAME($army) }.
event-supported = { CAP(THE($seat)) } moved a cube to the { NAME($army) }.
event-council = The { NAME($side) } will hold a war council.
event-transferred = { CAP(THE($seat)) } moved everything from the { NAME($army) } to the { NAME($army2) }, with { $number ->
    [0] no cube
    [one] one cube
   *[other] { $number } cubes
}.
event-surveyed = The territory of the { NAME($side) } counts double this round.
event-executed = { CAP(THE($seat)) } began { NAME($card) } with the { NAME($army) }.
event-withdrawn = { CAP(THE($seat)) } withdrew { NAME($card) } from the { NAME($army) }.
event-filled = { CAP(THE($unit, $at)) } filled their ranks: { $number } discs.
event-spurred = { CAP(THE($unit, $at)) } turned a cube into a step.
event-moved = { CAP(THE($unit)) } moved from { NAME($square) } to { NAME($square2) }.
event-moved-back = { CAP(THE($unit)) } stepped away from { NAME($square) } and came back.
event-fought = { CAP(THE($unit, $at)) } attacked { THE($unit2, $at2) } in melee, { $number } against { $number2 }.
event-shot = { CAP(THE($unit, $at)) } shot at { THE($unit2, $at2) }, { $number } against { $number2 }.
event-lost-discs = { CAP(THE($unit, $at)) } lost { $number ->
    [one] a disc
   *[other] { $number } discs
}; { $number2 } left.
event-destroyed = { CAP(THE($unit)) } on { NAME($square) } were destroyed.
event-retreated = { CAP(THE($unit)) } fell back from { NAME($square) } to { NAME($square2) }.
event-driven-back = { CAP(THE($unit)) } had to fall back from { NAME($square) } to { NAME($square2) }: the attack was stronger.
event-driven-back-tie = { CAP(THE($unit)) } had to fall back from { NAME($square) } to { NAME($square2) }: an attack of equal strength drives back too.
event-stood = { CAP(THE($unit, $at)) } stood their ground.
event-struck-back = { CAP(THE($unit)) } struck back at { THE($unit2, $at2) }.
event-sacrificed = { CAP(THE($unit, $at)) } gave up a disc for a bloodbath.
event-captured = { CAP(THE($unit, $at)) } were captured: from now on they fight for the { NAME($side) }.
event-entered = { CAP(THE($unit)) } took { NAME($square2) }, coming from { NAME($square) }.
event-built-rampart = { CAP(THE($unit, $at)) } built a rampart on { NAME($square) }, facing { NAME($facing) }.
event-built-bridge = { CAP(THE($unit, $at)) } built a bridge on { NAME($square) }.
event-blasted = { CAP(THE($unit, $at)) } blew up what stood on { NAME($square) }.
event-swapped = { CAP(THE($unit, $at)) } and { THE($unit2, $at2) } swapped places.
event-shifted = { CAP(THE($unit, $at)) } passed a disc to { THE($unit2, $at2) }.
event-scored = The { NAME($side) } scored { $number ->
    [one] a point
   *[other] { $number } points
}.
event-scored-push = The { NAME($side) } scored { $number ->
    [one] a point
   *[other] { $number } points
} for pushing the enemy back.
event-scored-discs = The { NAME($side) } scored { $number } points: 2 for each disc the enemy lost.
event-fell = The { NAME($side) } lost { $number ->
    [one] a point
   *[other] { $number } points
}.
event-fell-personal = { CAP(THE($seat)) } lost { $number ->
    [one] a personal point
   *[other] { $number } personal points
}.
event-territory = Territory of the { NAME($side) }: { $number ->
    [one] one point
   *[other] { $number } points
}.
event-last-round = The points needed to win have been reached: this is the last round.
event-losses = The { NAME($side) } lost fewer discs and scored { $number ->
    [one] one point
   *[other] { $number } points
}.
event-result = Final score: Ottomans { $number }, Christians { $number2 }.
event-left-idle = { CAP(THE($seat)) } left a tower of the { NAME($army) } idle.

## What is asked

ask-terrain = Choose terrain to place.
ask-site = Choose a square for the { NAME($site) }.
ask-piece = Choose which way the { NAME($site) } runs.
ask-garrison = Place the garrison?
ask-deploy = Choose a tower and its square.
ask-plan-draw = Take 1 or 2 new cards from the draw pile, then any you like from your discards: your hand has room for { $number }.
ask-plan-second = Take one more card from the draw pile or any from your discards (room for { $number }), or begin your plan.
ask-plan-recall = You may take back cards from the discards (room for { $number }), or begin your plan.
ask-plan = Make your plan: put cards and cubes on the army cards.
ask-plan-card = Put { NAME($card) } on one of your army cards.
ask-plan-second-card = { ask-plan-card }
ask-plan-recall-card = { ask-plan-card }
ask-post = Choose where the second gun stands.
ask-reinforce = Choose the tower that gets the new disc.
ask-preactions = Choose which card works first, before the orders.
ask-stratagem = Choose the enemy army card that loses a cube.
ask-espionage = Choose the enemy captain to spy on.
ask-victim = Choose the card to take back.
ask-terror = Choose the enemy tower to frighten.
ask-quick = Choose a card to add.
ask-support = Choose cubes to support the { NAME($army) }.
ask-messenger = Choose an order to move to another army card.
ask-orders = Click one of your framed towers: its army carries out its order.
ask-pick = Choose the tower of the { NAME($army) } that carries out the order.
ask-pick-all = Choose the next tower of the { NAME($army) }: each of them has to move or attack.
ask-act = Choose what { THE($unit, $at) } do.
ask-act-steps = Choose what { THE($unit, $at) } do: { $number ->
    [one] one step is left, and a melee takes it.
   *[other] { $number } steps are left, and a melee takes one and ends the march.
}
ask-works-either = Choose what one of the two towers of the { NAME($army) } builds or blows up.
ask-works = Choose what { THE($unit, $at) } build or blow up.
ask-regroup = Choose a tower of the { NAME($army) } to give a disc, and one to get it.
ask-regroup-fill = Choose a tower of the { NAME($army) } to fill its ranks, so that it has a disc to give.
ask-finish = Choose a tower to fill its ranks.
ask-bloodbath = Should { THE($unit, $at) } give up a disc?
ask-retreat = Choose where { THE($unit, $at) } fall back to.
ask-enter = Choose the square { THE($unit, $at) } enter.

wait-terrain = Waiting for { THE($seat) }: terrain.
wait-site = Waiting for { THE($seat) }: a square for the { NAME($site) }.
wait-piece = Waiting for { THE($seat) }: which way the { NAME($site) } runs.
wait-garrison = Waiting for { THE($seat) }: the garrison.
wait-deploy = Waiting for { THE($seat) }: the next tower.
wait-plan = The captains are planning.
wait-plan-ready = Your plan is locked in; the enemy is still planning.
wait-post = Waiting for { THE($seat) }: the second gun.
wait-reinforce = Waiting for { THE($seat) }: a tower to reinforce.
wait-preactions = Waiting for { THE($seat) }: a card that works before the orders.
wait-stratagem = Waiting for { THE($seat) }: a cube to take.
wait-espionage = Waiting for { THE($seat) }: whom to spy on.
wait-victim = Waiting for { THE($seat) }: a card to take back.
wait-terror = Waiting for { THE($seat) }: a tower to frighten.
wait-quick = Waiting for { THE($seat) }: whether to add a card.
wait-support = Waiting for { THE($seat) }: cubes for the { NAME($army) }.
wait-messenger = Waiting for { THE($seat) }: whether to move an order.
wait-orders = Waiting for { THE($seat) }: the next order.
wait-pick = Waiting for { THE($seat) }: a tower of the { NAME($army) }.
wait-pick-all = Waiting for { THE($seat) }: the next tower of the { NAME($army) }.
wait-act = Waiting for { THE($seat) }: what { THE($unit, $at) } do.
wait-works-either = Waiting for { THE($seat) }: what one of two towers of the { NAME($army) } builds.
wait-works = Waiting for { THE($seat) }: what { THE($unit, $at) } build.
wait-regroup = Waiting for { THE($seat) }: a disc of the { NAME($army) } to move.
wait-regroup-fill = Waiting for { THE($seat) }: whose ranks to fill ({ NAME($army) }).
wait-finish = Waiting for { THE($seat) }: whether to fill ranks.
wait-bloodbath = Waiting for { THE($seat) }: whether { THE($unit, $at) } give up a disc.
wait-retreat = Waiting for { THE($seat) }: where { THE($unit, $at) } fall back to.
wait-enter = Waiting for { THE($seat) }: which square { THE($unit, $at) } enter.

step-terrain = Terrain
step-deploy = Deployment
step-prepare = Secret preparation
step-reveal = Reveal
step-clash = Clash
step-score = Scoring

## What can be chosen

action-terrain = { CAP(NAME($site)) }.
action-site = { CAP(NAME($site)) } on { NAME($square) }.
action-river = River on { NAME($square) }, { NAME($piece) }.
action-face = Rampart on { NAME($square) }, facing { NAME($facing) }.
action-enough = Place no more terrain.
action-deploy = Place { THE($unit) } on { NAME($square) }.
action-garrison = Place the garrison on { NAME($square) }.
action-forgo = Give up the garrison.
action-draw = Take { NAME($card) } from the draw pile.
action-recall = Take { NAME($card) } from the discards.
action-lay = Place { NAME($card) } on the { NAME($army) }.
action-lay-upgrade = Place { NAME($card) } on the { NAME($army) }, for the rest of the battle: { action-lay-upgrade-brief }.
action-lay-upgrade-brief = -{ $cost } command points{ $steps ->
    [0] {""}
   *[other] , steps { $steps_before } → { $steps }
}{ $cubes ->
    [0] {""}
   *[other] , cubes at most { $cubes_before } → { $cubes }
}{ $range ->
    [0] {""}
   *[other] , range { $range_before } → { $range }
}{ $points ->
    [0] {""}
   *[other] , +1 command point
}{ $pay ->
    [0] {""}
   *[other] , +1 cube to place
}{ $guns ->
    [0] {""}
   *[other] , a second gun
}
action-cube = Put a cube on the { NAME($army) }.
action-put-back = Put { NAME($card) } back on the draw pile.
action-throw-back = Put { NAME($card) } back on the discards.
action-lift = Take { NAME($card) } back from the { NAME($army) }.
action-uncube = Take a cube back from the { NAME($army) }.
action-restart = Take everything back.
action-lock = Lock in the plan.
action-lock-asked = Lock in the plan?
action-lock-yes = Yes, lock it in
vain-plan = No army has an order: none of them would move or attack this round.
vain-plan-take = No army has an order: none would move or attack this round. You can still take cards.
action-post-gun = Post the second gun on { NAME($square) }.
action-reinforce = Reinforce { THE($unit, $at) }.
action-announce = Carry out { NAME($card) }.
action-unload = Take a cube from the { NAME($army) }.
action-spy-on = Spy on { THE($seat) }.
action-give-up = Take back { NAME($card) } from the { NAME($army) }.
action-scare = Frighten { THE($unit, $at) }.
action-add = Add { NAME($card) } for the { NAME($army) }.
action-pass = Pass.
action-support = Move a cube here from the { NAME($army) }.
action-reserve = Move an unused cube here.
action-transfer = Move everything from the { NAME($army) } to the { NAME($army2) } with { $number ->
    [0] no cube
    [one] one cube
   *[other] { $number } cubes
}.
action-execute = Carry out the order of the { NAME($army) }.
action-withdraw = Withdraw the order of the { NAME($army) } (−1 point).
action-withdraw-yes = Yes, withdraw it
action-withdraw-stuck = Withdraw the order of the { NAME($army) }, which cannot be carried out now (−1 point).
action-withdraw-stuck-yes = Yes, withdraw it
action-fill = Fill the ranks of { THE($unit, $at) }.
action-pick = Act with { THE($unit, $at) }.
action-spur = One more step for a cube: the { NAME($army) } are left with { $number ->
    [0] no cube, and anybody can hurt them
    [one] one cube to attack and defend
   *[other] { $number } cubes to attack and defend
}.
action-spur-tired = One more step for a cube: the { NAME($army) } are left with { $number ->
    [0] no cube, and anybody can hurt them
    [one] one cube to defend; they are exhausted and cannot attack now
   *[other] { $number } cubes to defend; they are exhausted and cannot attack now
}.
action-move-back = Stay on { NAME($square) }: uses up its steps.
action-move-back-asked = Stay on { NAME($square) }? { CAP(THE($unit)) } step away and come back: their steps are used up.
action-move-back-yes = Yes, stay
action-move = Move { THE($unit) } from { NAME($at) } to { NAME($square) }.
action-move-spent = Move { THE($unit) } from { NAME($at) } to { NAME($square) }, but attack no more: a melee takes a step too.
action-melee = Attack { THE($unit2, $at2) } in melee, { $number } against { $number2 }.
action-shoot = Shoot at { THE($unit2, $at2) }, { $number } against { $number2 }.
action-shoot-weaker = Shoot at { THE($unit2, $at2) } and keep the step, which makes it weaker by 1: { $number } against { $number2 }.
action-stand-and-shoot = Stand still and shoot at { THE($unit2, $at2) }, { $number } against { $number2 }.
action-strike-two = Strike { THE($unit, $at) } and { THE($unit2, $at2) }: { NAME($kinds) }.
action-cannonade = Blow up the bridge on { NAME($square) } with a shot.
action-swap = Swap places with { THE($unit2, $at2) }.
action-shift = Move a disc from { THE($unit, $at) } to { THE($unit2, $at2) }.
action-rampart = Build a rampart on { NAME($square) }, facing { NAME($facing) }.
action-rampart-risk = Build a rampart on { NAME($square) }, facing { NAME($facing) }; if no attack follows, the order fails (-1 point).
action-bridge = Build a bridge on { NAME($square) }.
action-bridge-risk = Build a bridge on { NAME($square) }; if no attack follows, the order fails (-1 point).
action-blast = Blow up what stands on { NAME($square) }.
action-blast-risk = Blow up what stands on { NAME($square) }; if no attack is left after it, the order fails (-1 point).
action-sacrifice = Give up a disc: the enemy loses one more.
action-spare = Keep the disc.
action-retreat = Fall back to { NAME($square) }.
action-enter = Enter { NAME($square) }.
action-finish = End the order.
action-finish-risk = End the order: it fails (−1 point).
action-finish-risk-asked = End the order? It fails (−1 point).
action-finish-risk-yes = Yes, end it
action-done-act = Done with this tower.
action-done-act-risk = Done with this tower: the order fails (−1 point).
action-done-act-risk-asked = Done with this tower? The order fails then (−1 point).
action-done-act-risk-yes = Yes, done
action-done-works = Don't use the building card.
action-done-finish = Don't fill any ranks.
action-done-support = Done with the cubes.

## Places that are closed, what is to come, how it ended

mark-exhausted = Exhausted: they attacked in this round or the last one, and cannot attack now.
legend-exhausted-red = It attacked in an odd round: it cannot attack for the rest of that round, nor in the next.
legend-exhausted-black = It attacked in an even round: it cannot attack for the rest of that round, nor in the next.
legend-cubes = On a tower: the cubes of its army, which are its strength in attack and defense. Gold: its order is being carried out; grey: it has no order left.
legend-withdraw = Its order cannot be carried out now: it can only be withdrawn, for 1 point.
legend-used = Beside the points of a captain: a green card that he has used, now out of the game. Point at it to read what it did.
legend-middle = The middle line: each of your towers beyond it brings 2 points every round, unless it is in a forest.
legend-sums = On a target: the strength of the attack, then that of the defense. The bigger number wins; equal numbers (=) drive the target back too.
pile-begin-draw = How to begin: a card that says “for good” helps in every round to come. After it take the orders that you have used back from the discards.
pile-begin-discard = How to begin: take orders (grey) back first. An army without an order neither moves nor attacks.
plan-step-0 = Take 1 or 2 new cards from the draw pile, then any you like from your discards. How many you may hold stands above; playing cards makes room.
plan-step-1 = Give an army a grey card: that is its order.
plan-step-2 = Purple and green cards only help a grey one: until it lies there, their places are hatched.
plan-step-3 = Press + to give an army cubes: the strength of each of its towers in attack and defense.
plan-step-4 = Lock in the plan: then both are revealed, and you carry out orders in turn.
points-scored-push = An enemy was pushed back without a loss
points-scored-discs = 2 for each disc the enemy lost
points-territory = 2 for each own tower beyond the middle line
points-territory-double = 2 for each own tower beyond the middle line, doubled by Survey
points-fell = An order was not carried out
round-first = The cards you used lie in your discard pile now.
slot-needs-grey = This place is closed until the army has an order: a grey card at its left.
idle-needs-grey = { CAP(NAME($card)) } helps an order: first give an army a grey card, then put it beside that.
idle-nowhere = { CAP(NAME($card)) } fits on none of your army cards now.
slot-played = The card that was here has been carried out this round.
agenda = Still to be carried out: you choose which comes next
short-withdraw = Withdraw: −1 point
warn-exhausted = Exhausted: they cannot attack, only step.
warn-exhausted-some = { $number ->
    [one] 1 of { $number2 } towers is exhausted: it cannot attack.
   *[other] { $number } of { $number2 } towers are exhausted: they cannot attack.
}
warn-no-target = Nobody in reach: they can only step.
warn-no-target-spur = Nobody in reach; a cube buys one tower a step.
warn-gun-idle = Nobody in reach: guns stay in the rearmost row.
warn-stuck = Cannot be carried out now: it may fail (−1 point).
warn-no-cubes = No cube: they attack and defend with 0.
unused-more = You have cubes left: press + on an army to give it strength.
pad-face = Side { $face }
pad-face-told = { $face ->
    [B] Side B of the army card: these troops have been upgraded.
   *[other] Side A of the army card; the card Upgrade turns it to the better side B.
}
slot-grey = Order
slot-purple = Help
slot-green = Once
slot-takes-grey = A grey card: the order
slot-takes-purple = A purple card: help for the order
slot-takes-green = A green card: works once
slot-troop-gone = No tower of this type is left.
item-order = { CAP(NAME($army)) }: { NAME($card) }
item-order-of = { CAP(NAME($seat)) }: { NAME($army) }, { NAME($card) }

ending-side = The { NAME($side) } won { $number } to { $number2 }.
ending-captain = The { NAME($side) } won { $number } to { $number2 }; a captain reached the personal goal.
ending-army = The { NAME($side) } won { $number } to { $number2 }; an army was destroyed.
ending-quiet = The { NAME($side) } won { $number } to { $number2 } after quiet rounds.
ending-deadlock = The { NAME($side) } won { $number } to { $number2 }; nobody can give orders any more.
ending-draw = A draw, { $number } to { $number2 }.
ending-best = The { NAME($side) } won { $number } to { $number2 }; { THE($seat) } won the battle with { $number3 } personal points.
ending-shared = The { NAME($side) } won { $number } to { $number2 }; both captains share the victory with { $number3 } personal points.

## Why not?

why-over = The battle is over.
why-watching = Observers cannot act.
why-ready = Your plan is locked in.
why-not-asked = Not your decision: waiting for { THE($seat) }, { NAME($phase) }.
why-asked-else = Another decision comes first: { NAME($phase) }.
why-no-such-thing = There is no such thing on this board.
why-site-share = Each side places at most { $number } squares of forest, town and hill.
why-site-nowhere = There is no room left for a { NAME($site) }.
why-not-layable = No terrain can be placed on { NAME($square) }.
why-not-bare = { NAME($square) } is no longer plain.
why-no-straight = A bridge needs a free straight river piece; there is none on { NAME($square) }.
why-no-land-route = With a hill on { NAME($square) } the only way between the armies would be over a bridge.
why-river-stuck = From { NAME($square) } the river could not be finished without cutting off the armies from each other.
why-river-open = Finish the river first; it continues at { NAME($square) }.
why-no-tower-left = All towers of the { NAME($troop) } are placed.
why-gun-row = A gun can stand only in the rearmost row, not on { NAME($square) }.
why-gun-room = The last free squares of the rearmost row, such as { NAME($square) }, are for the guns.
why-not-home = { NAME($square) } is not in your three rows.
why-closed = Nobody can deploy on { NAME($square) }.
why-occupied = { NAME($square) } is occupied by { THE($unit) }.
why-not-enterable = No tower can stand on { NAME($square) }.
why-first-round = In the first round only the starting pack is used.
why-hand-full = The hand is full: { $number } cards.
why-two-drawn = You may take at most { $number } cards from the draw pile.
why-draw-first = First take a card from the draw pile.
why-not-in-draw = { NAME($card) } is not in your draw pile.
why-not-in-discard = { NAME($card) } is not among your discards.
why-not-in-hand = { NAME($card) } is not in your hand.
why-colour-taken = { NAME($card) } already has this place ({ NAME($troop) }).
why-colour-played = { NAME($card) } has no place here: a card of its colour was carried out this round ({ NAME($troop) }).
why-needs-grey = { NAME($card) } needs a grey card beside it ({ NAME($troop) }).
why-not-for-troop = { NAME($card) } is not for the { NAME($troop) }.
why-needs-side-b = { NAME($card) } needs side B of the army card ({ NAME($troop) }).
why-is-side-b = The army card of the { NAME($troop) } is already on side B.
why-troop-gone = No tower of the { NAME($troop) } is left.
why-too-dear = With { NAME($card) } the plan would cost { $number } command points; you have { $number2 }.
why-no-cubes = All { $number } cubes are in use.
why-cube-places = This army card takes { $number ->
    [one] one cube
   *[other] { $number } cubes
}: { NAME($troop) }.
why-lock-draw = Take a card from the draw pile before you lock in the plan.
why-no-more-thoughts = You have taken something back { $number } times; that is the limit.
why-not-laid = { NAME($card) } is not there ({ NAME($troop) }).
why-lift-cubes = You have already handed out what { NAME($card) } brought: first take back { $number ->
    [one] a cube
   *[other] { $number } cubes
} from an army card.
why-lift-room = Without { NAME($card) } too many cubes would lie here: first take back { $number ->
    [one] a cube
   *[other] { $number } cubes
} from this army card: { NAME($troop) }.
why-lift-cards = Without { NAME($card) } you would hold too many cards: first put one back on a pile.
why-no-order = There is no order on the army card of the { NAME($troop) }.
why-order-impossible = No tower of the { NAME($troop) } can carry out the order.
why-not-your-tower = { CAP(THE($unit, $at)) } are not yours.
why-tower-gone = { CAP(THE($unit)) } are not on the board.
why-other-troop = The order is for the { NAME($troop) }, not for { THE($unit, $at) }.
why-cannot-act = { CAP(THE($unit, $at)) } cannot do anything now.
why-fill-first = A tower of the { NAME($troop) } that can give a disc must fill its ranks first, not { THE($unit, $at) }.
why-another-acts = { CAP(THE($unit, $at)) } must finish first.
why-own-tower = { CAP(THE($unit, $at)) } belong to your own side.
why-no-steps = { CAP(THE($unit, $at)) } have no step left.
why-moved-already = { CAP(THE($unit, $at)) } have already moved.
why-too-far = { NAME($square) } is too far for { THE($unit, $at) }, with { $number ->
    [one] one step
   *[other] { $number } steps
}.
why-works-done = { CAP(THE($unit, $at)) } have built or blown up something, so they cannot move any more.
why-charge-over = After the attack of a charge, { THE($unit, $at) } cannot move any more.
why-no-spur = { CAP(THE($unit, $at)) } cannot turn a cube into a step.
why-spurred = { CAP(THE($unit, $at)) } have already turned a cube into a step.
why-spur-late = A cube becomes a step only before { THE($unit, $at) } have stepped or attacked.
why-spur-cube = { CAP(THE($unit, $at)) } have no cube to turn into a step.
why-gun-moves = { CAP(THE($unit, $at)) } move only sideways in their row.
why-just-captured = { CAP(THE($unit, $at)) } were captured this round and cannot be moved yet.
why-exhausted = { CAP(THE($unit, $at)) } are exhausted: they attacked in this round or the last one, and cannot attack now.
why-attacked-already = { CAP(THE($unit, $at)) } have already attacked.
why-one-attack = This order lets { THE($unit, $at) } make only one attack.
why-one-target = A double strike needs a second target besides { THE($unit, $at) }.
why-no-attack-order = This order does not let { THE($unit, $at) } attack.
why-not-adjacent = { CAP(THE($unit2, $at2)) } do not stand next to { THE($unit, $at) }.
why-step-first = First step to another square, for example to { NAME($square) }. From there you can attack { THE($unit, $at) }, { $number } against { $number2 }.
why-no-melee = { CAP(THE($unit, $at)) } never fight in melee.
why-forest = Only foot can attack in forest, not { THE($unit, $at) }.
why-too-weak = { CAP(THE($unit, $at)) } are too weak against { THE($unit2, $at2) }: { $number } against { $number2 }.
why-no-shooter = { CAP(THE($unit, $at)) } cannot shoot.
why-shot-at-gun = Shots have no effect on { THE($unit, $at) }.
why-out-of-range = { CAP(THE($unit2, $at2)) } are out of range of { THE($unit, $at) }; the range is { $number }.
why-no-line = There is no straight line from { THE($unit, $at) } to { THE($unit2, $at2) }.
why-line-blocked = { NAME($square) } blocks the line from { THE($unit, $at) } to { THE($unit2, $at2) }.
why-forest-fire = Nobody can shoot from or into the forest on { NAME($square) }.
why-rampart-protects = The rampart on { NAME($square) } protects { THE($unit) } from this direction.
why-stepped = { CAP(THE($unit, $at)) } have moved, so they cannot stand and shoot.
why-no-bonus = Standing still does not help { THE($unit, $at) }.
why-no-tiles = There is no bridge or rampart tile left.
why-no-builder = { CAP(THE($unit, $at)) } cannot build.
why-nothing-to-blast = There is nothing to blow up on { NAME($square) }.
why-lasting-bridge = The bridge on { NAME($square) } cannot be blown up.
why-not-acted = { CAP(THE($unit, $at)) } must make a step or an attack first.
why-no-river = No river is open that this piece could continue.
why-other-site = What is being laid is this: { NAME($site) }.
why-other-square = The question is about { NAME($square) }.
why-garrison-square = The garrison can stand only on { NAME($square) }.
why-not-drawn = { NAME($card) } is not among the cards you drew this round.
why-not-recalled = { NAME($card) } is not among the cards you took back from your discards.
why-no-cube-there = There is no cube on that army card: { NAME($troop) }.
why-not-begun = You have not planned anything yet.
why-no-gun-disc = A gun never gets a disc: { NAME($unit, $at) }.
why-tallest = { CAP(THE($unit, $at)) } cannot grow taller: { $number } discs.
why-not-planned = { NAME($card) } is on none of your army cards.
why-no-pre-action = { NAME($card) } is not a card that is carried out before the orders.
why-reaction = { NAME($card) } works by itself when an enemy plays a card against you.
why-own-captain = This card is played against an enemy, and { THE($seat) } is on your side.
why-nothing-to-return = { CAP(THE($seat)) } has no card left to take back.
why-development-stays = { NAME($card) } is a development: it cannot be taken back.
why-gun-unafraid = Guns cannot be frightened: { NAME($unit, $at) }.
why-scare-others = { CAP(THE($unit, $at)) } would lose discs by stepping back, and another tower would not.
why-quick-dear = Quick Decision adds only cards of at most { $number } point: { NAME($card) } costs more.
why-same-army = That is the same army card: { NAME($troop) }.
why-nothing-to-move = Nothing would be moved from that army card: { NAME($troop) }.
why-cards-do-not-fit = The cards of one army card cannot all lie on the other: { NAME($troop) }, { NAME($troop2) }.
why-cubes-short = That army card has no more than { $number } to give: { NAME($troop) }.
why-cube-room = That army card has room for no more than { $number }: { NAME($troop) }.
why-no-idle-cube = You have no unused cube.
why-nobody-acted = No tower has acted on this order yet.
why-main-first = The order is not carried out before a tower of its own army card has acted: { NAME($troop) }.
why-has-acted = { CAP(THE($unit, $at)) } have had their turn in this order.
why-no-fill-card = Filling the Ranks does not lie on this army card: { NAME($troop) }.
why-filled = The ranks have been filled already in this order.
why-full-height = { CAP(THE($unit, $at)) } have their full height.
why-no-lost-disc = No lost disc of the { NAME($troop) } is there to come back.
why-same-tower = A disc goes to another tower, not back to { THE($unit, $at) }.
why-last-disc = { CAP(THE($unit, $at)) } must keep their last disc.
why-works-due = This order is to build or blow up something.
why-bridge-under-gun = The bridge on { NAME($square) } cannot be blown up: { THE($unit) } stand on it.
why-no-works-card = No card for this is left beside the order of { THE($unit, $at) }.
why-works-early = { CAP(THE($unit, $at)) } must step or attack first: this would not help them to attack.
why-square-far = { NAME($square) } is not next to { THE($unit, $at) }.
why-rampart-ground = A rampart can be built only on plain, and { NAME($square) } is not.
why-bridge-ground = A bridge can be built only on a straight river piece, and { NAME($square) } is none.
why-work-there = There is a bridge or a rampart on { NAME($square) } already.
why-no-breaker = { CAP(THE($unit, $at)) } cannot blow up a bridge from afar; only guns can.
why-cannon-reach = The bridge on { NAME($square) } is not in range and line of fire of { THE($unit, $at) }.
why-stand-instead = { CAP(THE($unit, $at)) } could not step afterwards anyway: let them stand and shoot.
why-mixed-kinds = A double strike of { THE($unit, $at) } is two melees, two shots of the same kind, or one of each.
why-spur-useless = { CAP(THE($unit, $at)) } could do nothing with a further step.
why-no-exchange = This order does not let { THE($unit, $at) } change places.
why-exchanged = { CAP(THE($unit, $at)) } have stepped or changed places already.
why-stays-apart = { CAP(THE($unit2, $at2)) } do not stand next to { THE($unit, $at) }.
why-retreat-there = { CAP(THE($unit, $at)) } cannot step back to { NAME($square) }.
why-not-emptied = { NAME($square) } is not one of the squares that were just emptied.

## What things do

fact-captain-leads = A captain commands all towers of his side. Each kind of troops is an army, with an army card.
fact-captain-plans = Every round he plans in secret: an order and cubes for each army. Then the captains carry out one order after the other, in turn.
fact-captain-loses = Each disc that his side loses brings the enemy 2 points; an order that he withdraws costs his own side 1.
fact-captain-stays = He stands nowhere on the map: nobody can attack him.
fact-personal = { $number } personal points
fact-towers = { $number ->
    [one] One tower
   *[other] { $number } towers
} of { $number2 ->
    [one] one disc
   *[other] { $number2 } discs
}.
fact-face = { $face ->
    [B] Side B, turned by the card Upgrade
   *[other] Side { $face }
}: { $number ->
    [one] one step
   *[other] { $number } steps
}, at most { $number2 } cubes.
fact-face-range = { $face ->
    [B] Side B, turned by the card Upgrade
   *[other] Side { $face }
}: { $number ->
    [one] one step
   *[other] { $number } steps
}, at most { $number2 } cubes, range { $number3 }.
fact-terrain-fighter = +1 in forest, town and on a rampart.
fact-forest-attacker = Only they can attack in forest.
fact-anti-cavalry = +1 against cavalry.
fact-shooter = Shoots along straight lines.
fact-stationary-fire-bonus = +1 to a shot without moving.
fact-attack-cube-limit = At most two cubes count for attacks.
fact-cube-to-step = A cube buys one tower a step.
fact-wound-on-tie = Wounds at equal strength too.
fact-rear-row-only = Only in the rearmost row.
fact-bridge-breaker = Blows up bridges from afar.
fact-capture-only = Cannot be destroyed, only captured.
fact-builder = Builds bridges and ramparts.
# Of side B alone; a pack may give it any ability.
fact-b-terrain-fighter = Upgraded: +1 in forest, town and on a rampart.
fact-b-forest-attacker = Upgraded: only they can attack in forest.
fact-b-anti-cavalry = Upgraded: +1 against cavalry.
fact-b-shooter = Upgraded: shoots along straight lines.
fact-b-stationary-fire-bonus = Upgraded: +1 to a shot without moving.
fact-b-attack-cube-limit = Upgraded: at most two cubes count for attacks.
fact-b-cube-to-step = Upgraded: a cube may become a step.
fact-b-wound-on-tie = Upgraded: wounds at equal strength too.
fact-b-rear-row-only = Upgraded: only in the rearmost row.
fact-b-bridge-breaker = Upgraded: blows up bridges from afar.
fact-b-capture-only = Upgraded: cannot be destroyed, only captured.
fact-b-builder = Upgraded: builds bridges and ramparts.
fact-command-point-plus-1 = Upgraded: one more command point.
fact-cube-plus-1 = Upgraded: you have one more cube to hand out, here or elsewhere.
fact-second-gun = Upgraded: a second gun.
fact-closed = No tower can enter.
fact-ends-move = Entering it ends the movement.
fact-blocks-fire = Blocks shots.
fact-no-fire = No shots from or into it.
fact-cover = Shots into it are weaker by 1.
fact-foot-only = Only foot can attack from or into it.
fact-foot-bonus = Foot have +1 here.
fact-no-territory = Brings no territory points.
fact-bridges = A bridge fits on straight pieces.
fact-bridge = Crosses a river; counts as a plain square.
fact-bridge-blast = A tower on it loses a disc and steps back when it is blown up.
fact-rampart = Protects from shots from the front; entering from there costs one more step.
fact-rampart-blast = A tower on it loses a disc and steps back when it is blown up.
fact-card-purple = Goes with a grey card.
fact-card-green = Goes with a grey card, once.
fact-pre-action = Works before the orders.

card-march = One tower moves and attacks.
card-march-free = One tower moves and attacks, for no command point.
card-general-attack = Every tower of the type moves and attacks.
card-field-works = Build or blow up a bridge or rampart.
card-charge = Two more steps, with the attack at the end.
card-double-strike = One tower makes two attacks from one square.
card-exchange-places = Swap places with a neighbour, then move.
card-comrades-aid = One tower of the type and one other move and attack.
card-regroup = A disc goes to another tower of the type.
card-calm = Range +1 this round.
card-open-plain = One more step this round.
card-upgrade = For good: side B, with more steps or cubes.
card-counter-espionage = Cancels Espionage, Stratagem and Terror against you.
card-stratagem = Takes a cube off an enemy army card.
card-espionage = An enemy captain takes back a card.
card-zeal = Attack +1 this round.
card-stand-firm = Defence +1 this round.
card-fill-ranks = A lost disc comes back.
card-strike-back = Whoever costs you a disc loses one too.
card-bloodbath = Give up a disc: the enemy loses one more.
card-terror = An enemy tower steps back.
card-no-rest = Exhaustion ends with the round.
card-quick-decision = Add a cheap card after the reveal.
card-resistance = The type does not retreat when attacked.
card-war-council = Partners see each other's next plan.
card-valiant-lieutenant = One more card in hand, for good.
card-messenger = The partner moves an order to another army card.
card-reinforcement = One more disc for a tower.
card-extra-pay = One more cube, for good.
card-rampart-building = The tower also builds a rampart.
card-bridge-building = The tower also builds a bridge.
card-survey = Territory counts double this round.
card-demolition = The tower also blows up a bridge or rampart.

setting-players = Players
setting-players-2 = Two captains
setting-players-4 = Four captains
setting-quiet_limit = End after quiet rounds
setting-quiet_limit-false = No
setting-quiet_limit-true = When no score has changed for a long time
setting-free_terrain = Terrain
setting-free_terrain-false = An open field
setting-free_terrain-true = Placed by the captains

## Words of the table

game-turn = Round { $number }
game-turns = { $count ->
    [one] about 1 round
   *[other] about { $count } rounds
}

## The calculation of an attack

sheet-attack = { CAP(THE($unit)) } against { THE($unit2) }: { $number } to { $number2 }
term-cubes = Strength cubes
term-limit = Only two cubes count for an attack
term-ground = Foot on good ground
term-cavalry = Pikes against cavalry
term-standing = Standing still
term-zeal = Zeal
term-cover = The target is in a town
term-least = Never below 0
term-firm = Stand Firm
bar-captured = The gun is captured
bar-stands = The defender stands its ground
bar-pushed = Equal strength: the defender is pushed back
bar-loss = The defender loses { $number ->
    [one] one disc
   *[other] { $number } discs
}
note-loses = { CAP(THE($unit)) }: { $number ->
    [one] 1 disc lost
   *[other] { $number } discs lost
}, { $number2 } left.
note-destroyed = { CAP(THE($unit)) }: destroyed.
note-falls-back = { CAP(THE($unit)) } fall back.
note-enters = { CAP(THE($unit)) } go to { NAME($square) }.
note-struck-back = { CAP(THE($unit)) } are struck back: { $number ->
    [one] 1 disc lost
   *[other] { $number } discs lost
}.
note-points = The attacker scores { $number ->
    [one] 1 point for pushing back
   *[other] { $number } points: 2 for each disc, nothing more for pushing back
}.
note-enemy-points = The defender scores { $number ->
    [one] 1 point
   *[other] { $number } points
}.
note-answer = Could strike afterwards: { NAME($unit) }, now on { NAME($at) }.
sheet-order = What the { NAME($army) } could strike
sheet-step = After a step the { NAME($army) } could strike
row-target = { CAP(NAME($unit2)) } on { NAME($at2) }: { $number } : { $number2 }
row-target-secret = { CAP(NAME($unit2)) } on { NAME($at2) }: { $number } : { $number2 } + ?
note-no-target = Nobody is in reach who could be struck: it can only step.
note-tired = Exhausted: no attack in this round, only steps.
note-secret = The enemy's cubes and cards are secret: the question mark stands for them.

## What things without a text of their own are

about-terrain-plain = Open ground: nothing hinders steps or shots.
about-tray = Towers that are not on the battlefield yet.
about-track-score = Points: whoever has most of them wins.
about-track-round = The round of the battle.
about-track-lost = Discs that this side has lost.
about-track-tiles = Pieces of terrain still to be laid.
open-card = Used, and now out of the game: { NAME($card) }
about-army = An army card: its order, its helping cards and its cubes. The cubes are its strength.

# What a hint expects of an action, beside another

prospects = by the end of this round
prospect-own-points = you { $way ->
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
prospect-own-discs = you { $way ->
    [gain] get
    [more] keep
   *[other] lose
} { $amount } { $number ->
    [1] disc
   *[other] discs
}{ $way ->
    [gain] { " back" }
    [loss] { "" }
   *[other] { " more" }
}
prospect-enemy-discs = the enemy { $way ->
    [gain] gets
    [more] keeps
   *[other] loses
} { $amount } { $number ->
    [1] disc
   *[other] discs
}{ $way ->
    [gain] { " back" }
    [loss] { "" }
   *[other] { " more" }
}
