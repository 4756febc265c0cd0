# Words that belong to no game: the terminal and the page. English.

## The table in a terminal

table-title = { $game }: { $scenario }
table-seed = Seed { $seed } (pass it with --seed to play the same game again).
table-you = Your side: { $seats }. Your opponent: { $opponent }. `help` lists what you can type.
table-loaded = Replayed the record up to step { $steps }.
table-your-hand = Your hand
table-hidden = { $name }: { $count }
table-counted = { $name } ×{ $count }
table-track = { $name }: { $value }
table-track-of = { $name }: { $value } of { $most }
table-track-side = { $name } ({ $side }): { $value }
table-track-side-of = { $name } ({ $side }): { $value } of { $most }
table-dice = Last roll: { $dice }.
table-legend-terrain = Terrain:
table-legend-units = Units (the number of figures follows the letter):
table-legend-sides = Sides:
table-legend-signs = Signs:
table-legend-places = Places:
table-sign-objective = objective
table-sign-impassable = impassable
table-sign-exit = exit
table-sign-ordered = ordered
table-sign-named = named as a target
table-legend-line = { $sign }  { $name }
table-legend-fact = { $sign }  { $name }: { $facts }
table-steps = Step: { $steps }
table-action = { $number }) { $text }
table-only-action = Only one choice: { $text }
table-choose = Your choice:
table-no-actions = Nothing to choose.

## Answers

answer-bad-number = There is no action { $number }; the actions are 1 to { $most }.
answer-not-understood = '{ $text }' is neither an action nor a command; `help` lists them.
answer-refused = { $text } is not possible:
answer-possible = '{ $action }' is possible now.
answer-no-reason = '{ $action }' is not among the actions.
answer-undone = { $count ->
    [one] 1 step undone.
   *[other] { $count } steps undone.
}
answer-no-undo = Nothing to undo: dice, a revealed card or another seat's move stands in the way.
answer-no-odds = Chance plays no part in this action.
answer-odds-dice = { $count ->
    [one] 1 die
   *[other] { $count } dice
}
answer-odds-line = { $value }  { $text }
answer-odds-hits = Figures hit: { $list }.
answer-odds-share = { $number }: { $percent }%
answer-odds-result = { $percent }%  { $text }
answer-saved = Game saved to { $file }.
answer-no-rule = There is no rule '{ $text }'.
answer-not-saved = The game could not be saved to { $file }.
answer-language = The language is now English.
answer-no-log = Nothing has happened yet.
answer-no-entry = Nothing is known about '{ $text }'.
answer-usage = Usage: { $usage }
answer-ended = End of input; the game stops here.
answer-goodbye = Goodbye.
answer-rules = Rules: { $rules }.

## Help

help-number = <number>           take the action of this number
help-notation = <action>           take an action by its notation, for example: play recon_left
help-undo = undo               undo your last step, unless something was revealed since
help-why = why <action>       why an action is not possible
help-odds = odds <number>      the odds of an action
help-board = board              draw the board
help-log = log                what has happened
help-rules = rules <id>         a rule, for example: rules M44-4.3
help-about = about <thing>      what a card, a terrain or a kind of unit does
help-save = save <file>        save the game
help-lang = lang en|hu         change the language
help-quit = quit               leave the table

## Opponents

opponent-random = a random player
opponent-prior = an instinctive player
opponent-greedy = a greedy player
opponent-search = a player that looks ahead
opponent-recruit = the computer (recruit)
opponent-sergeant = the computer (sergeant)
opponent-officer = the computer (officer)
opponent-general = the computer (general)
opponent-other = the computer ({ $name })

## Replay

replay-title = { $game }: { $scenario }, { $count ->
    [one] 1 step
   *[other] { $count } steps
}.
replay-step = { $number }  { $text }
replay-at = After step { $number }:
replay-result = Result: { $text }
replay-unfinished = Result: the game is not over. { $text }

## The table of the server: refusals, problems, the end

outcome-resigned = { CAP(THE($side)) } resigned.
outcome-agreed = Both sides agreed to end the match.
log-other-rules = The rules of the game have been updated. The match goes on under the new ones.
log-notation = { $text }
kept-nothing-known = Nothing of the board has been kept.
refused-kept = The rules of this match have changed. It can be watched, but not played.
refused-over = The match is over.
refused-not-begun = The match has not started yet.
refused-not-yours = This seat belongs to someone else.
refused-curtain = It is the other player's turn at this screen.
refused-turn = It is not this seat's turn.
refused-illegal = This is not possible now.
refused-notation = There is no such action in this game.
refused-action = This is not possible. Details: { $text }
refused-request = This is not possible. Details: { $text }
refused-known = This step can no longer be undone: something has been revealed since.
refused-no-consent = Take-backs by agreement are off at this table.
refused-no-step = There is no such step to go back to.
refused-nobody-asks = Nobody is asking for a take-back.
refused-other-side = The other side has to agree.
refused-needed = Later steps depend on this one; undo them together.
refused-no-team = There is nobody else on your team.
ask-confirm-turn = This ends your turn. End it?
choice-confirm-turn = Yes, end the turn
choice-cancel-turn = No, go back
refused-too-fast = Too many messages. Wait a moment.
refused-unreadable = The server could not read this message.
notice-quick-decision = A computer player did not answer in time. It made a quick decision, and the match goes on.
refused-server = Something went wrong on the server. It has been logged.
problem-server = Something went wrong on the server. It has been logged.
problem-host = This server does not answer to that name.
problem-too-fast = Too many requests. Wait a moment.
problem-origin = The request came from another site.
problem-too-big = Too large: the limit is { $limit } bytes.
problem-body = The server could not read the request.
problem-input = This is not possible. Details: { $text }
problem-metrics = Metrics can only be read on the server itself.
problem-invitation = This invitation is no longer valid.
problem-taken = Someone else has just taken this seat.
problem-delete-host = Only the host can delete the table.
problem-delete-others = Somebody else plays at this table. You can archive it instead.
problem-too-many-tables = You host { $limit } tables that are not over, and there cannot be more. Delete one, or finish a match.
problem-host-only = Only the host can start the match.
problem-open-seats = Some seats are still open.
problem-no-table = There is no such table.
problem-elsewhere = This table is moving to another server. Please try again in a moment.
problem-rules = The rules of this game have changed since this match began, so it cannot continue. You can start a new one on the home page.
problem-record = The record becomes available when the match is over.
problem-dice = The dice of a match that was played here can be checked when it is over.
problem-no-address = There is nothing at this address.
problem-name-taken = This name is taken.
problem-login = Wrong name or password.
level-recruit = recruit
level-sergeant = sergeant
level-officer = officer
level-general = general
style-cautious = cautious
style-bold = bold
style-hoarder = thrifty
style-runner = swift
style-defender = defensive

## The page in the browser

page-home = Home
page-close = Close
page-cancel = Cancel
page-choose-other = Choose { $name } instead
page-put-down = Put it down
page-more = More
page-retry = Try again
page-search = Search
page-search-cards = Search the cards
page-search-log = Search the log
page-loading = Loading the table…
page-no-server = The server is not responding. Your game is safe; try again in a moment.
page-refused = The server refused this.
page-no-game = There is no such game here.
page-lost = There is nothing at this address.
page-settings = Preferences
page-rules = Rules

## The page: home

page-games-loading = Loading games…
page-players = { $count } players
page-games = Games
page-new-game = New game
page-play-now = Play
page-all-battles = { $count ->
    [one] 1 battle
   *[other] All { $count } battles
}
page-new-here = New here?
page-new-here-about = Learn a game by playing it: short lessons, two or three minutes each, nothing to set up.
page-new-here-go = Play your first turn: { $name }
page-battles = { $count ->
    [one] 1 battle
   *[other] { $count } battles
}
page-battles-settings = Table settings
page-how-to = How to play in two minutes
page-how-to-short = How to play
page-how-to-loading = Loading the pictures…
page-in-short = The game in short
page-in-short-what = What it is
page-in-short-win = How to win
page-in-short-turn = A turn
page-your-turn = Your turn
page-running = In progress
page-waiting = Waiting for players
page-finished = Finished
page-archive = Archive
page-unarchive = Back to the list
page-archive-title = Archive
page-archived = Archive ({ $count })
page-delete = Delete
page-delete-sure = Delete this table for good?
page-keep = Keep it
page-first-to = first to { $number }
page-side-won = Won by: { $side }
page-no-tables = No tables yet. Start one above.
page-steps = { $count ->
    [one] 1 action
   *[other] { $count } actions
}
page-you-are = You play as { $name }.

## The page: a new table, the waiting room

page-battle = Battle
page-your-side = Your side
page-begins = goes first
page-opponent = Opponent
page-opponent-computer = The computer
page-opponent-link = A friend, by invitation link
page-opponent-here = Two people on this device
page-level = Level
page-style = Style
page-style-none = Balanced
page-style-cautious = Cautious: avoids risks
page-style-bold = Bold: attacks early
page-style-hoarder = Thrifty: spares cards and forces
page-style-runner = Swift: makes for the goals
page-style-defender = Defensive: holds what it has
page-table-settings = Table settings
page-take-back = Take-backs by agreement
page-create = Create game
page-seats = Seats
page-you = you
page-somebody = Someone
page-open-seat = Open seat
page-computer = Computer ({ $level })
page-invitation = Invitation link for this seat
page-copy = Copy
page-copied = Copied
page-sit = Take this seat
page-start = Start
page-start-waits = The match can start when every seat is taken.
page-host-starts = The host starts the match.

## The page: the table

page-board = Board
page-side-panel = Seats, inspector, log
page-buttons = Your actions
page-map-buttons = Map
page-map-sight = Line of sight
page-map-enemy = Enemy reach
page-map-act = Who can still act
page-overlays = Map overlays
page-dice-tray = Dice
page-turn = Turn { $number }
page-undo = Undo
page-reconnecting = Connection lost. Reconnecting, attempt { $count }…
page-stale = The table has moved on; this is the current position.
page-replaying = Replay: action { $ply } of { $last }.
page-to-live = Back to the game
page-asks-undo = { CAP(NAME($seat)) }: may I go back to action { $to }?
page-accept = Agree
page-decline = Decline
page-only-you = Only you can see this
page-present = present
page-away = away
page-ready = ready
page-thinking = thinking…
page-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
page-hidden-card = A face-down card
page-score = { $score } of { $target } points
page-strength = strength { $strength } of { $full }
page-place = { $place }, { $terrain }.
page-place-bare = { $place }.
page-card-press = Choose with a button what to do with this card.
page-card-where = Click a place that is lit.
page-card-played = You have played { NAME($card) }. To choose another card, take it back first (Esc).
page-card-first = { $place ->
    [none] First choose a card from your hand.
   *[other] { CAP(NAME($place)) }: first choose a card from your hand.
}
page-nothing-theirs = That is the enemy's. Pick something highlighted.
page-nothing-here = { $place ->
    [none] You cannot choose this now. Pick something highlighted.
   *[other] { CAP(NAME($place)) }: you cannot choose this now. Pick something highlighted.
}

## The page: inspector

page-inspector = Inspector
page-off-board = It is not on the board any more.
page-inspector-empty = Point at a space, a piece or a card.
page-inspector-rules = Rules and sources
page-pin = Pin
page-odds = Odds
page-hits = { $count ->
    [one] 1 hit
   *[other] { $count } hits
}
page-percent = { $number }%
page-source-rulebook = From the rulebook
page-source-published = Published elsewhere
page-source-reconstructed = Reconstructed
page-source-mark-rulebook = R
page-source-mark-published = P
page-source-mark-reconstructed = X

## The page: log, chat, replay

page-tab-log = Log
page-tab-chat = Chat
page-tab-table = Table
page-log = Log
page-filter = Filter the log
page-filter-all = Everything
page-filter-mine = Mine
page-filter-theirs = Theirs
page-filter-rolls = Dice
page-back-to-here = Go back to before this
page-barrier-rolled = Undo stops here: dice were rolled.
page-barrier-shown = Undo stops here: something hidden was revealed.
page-new-lines = New entries
page-chat = Chat
page-chat-empty = No messages yet.
page-chat-say = Message
page-send = Send
page-since = { $count ->
    [one] 1 action since your last decision
   *[other] { $count } actions since your last decision
}
page-since-watch = Watch
page-play = Play
page-stop = Stop
page-replay = Replay
page-first = To the start
page-step-back = Back by one action
page-step-on = Forward by one action
page-live = now: action { $ply }
page-speed = Speed
page-view-as = Point of view
page-observer = observer
page-all-seeing = all seats
page-ask-undo = Ask to take back the last action
page-resign = Resign
page-kept = The rules of this game have been updated, and this match is no longer possible under the new ones. It has been kept as it was: you can look at it and read its log. The board is stored every few dozen steps, so the replay jumps.
page-kept-end = Resign, or agree to end it without a winner. After that you can save its record.
page-kept-agree = End without a winner
page-kept-agreed = Waiting for the other side
page-kept-others = { CAP(NAME($seat)) }: shall we end the match without a winner?
page-outdated = There is a new version of this page.
page-part-late = Loading…
page-incomplete = This page is out of date and has to be loaded again. Your game is safe.
page-reload = Load it
page-kept-short = Kept, cannot be played
page-resign-really = Really resign?
page-result = Result
page-next-battle = Another battle
page-sheet-peek = Open the inspector
page-sheet-half = Open log and seats
page-sheet-full = Close the panel

## The page: the list of actions

page-actions = All my actions
page-actions-filter = Search or type
page-take = Choose this
page-take-first = Choose the first

## The page: curtain, end

page-curtain = Pass the device to { $name }
page-curtain-lift = I am { $name }: show the table
page-won = { CAP(THE($side)) } won
page-you-won = You won!
page-you-lost = You lost.
page-drawn = A draw
page-over = The match is over.
page-side = Side
page-points = Points
page-pieces-left = Units left
page-seed = Dice seed: { $seed }
page-look-at-board = View the board
page-save-record = Save the record
page-rematch = Rematch with sides swapped

## The page: rules, preferences, keys

page-search-rules = Search the rules
page-rules-found = { $count ->
    [one] 1 rule
   *[other] { $count } rules
}
page-rules-now = About what you decide now
page-rule-more = More about this rule
page-ruling = Ruling:
page-example = Example:
page-set-language = Language
page-set-speed = Animation speed
page-set-speed-off = No animation
page-set-ask-first = Show what follows before dice are rolled or cards revealed
page-set-follow = Actions of others
page-set-follow-5 = One after the other, slowly
page-set-follow-10 = One after the other
page-set-follow-20 = One after the other, quickly
page-set-follow-0 = All at once
page-follow = What is happening
page-fight-nothing = No effect.
page-fight-holds = { CAP(THE($unit)) } { AGREE($unit, one: "holds", many: "hold") } { NAME($at) }.
page-toll = Since your last decision
page-drew = You drew: { $name }.
page-card-new = New
page-card-advised = Advice
page-toll-gone = You lost: { $name }
page-toll-taken = Captured by the enemy: { $name }
page-toll-weakened = Your weakened units: { $name }
page-toll-theirs = The enemy lost: { $name }
page-score-changed = { $name }: { $from } → { $to }
page-pans = You moved the map: this piece cannot be dragged now.
page-follow-pause = Pause
page-follow-go = Go on
page-follow-paused = Paused
page-follow-step = Next action
page-follow-skip = Skip to my turn
page-follow-then = Look at the map. Next you decide for { NAME($seat, case: "the") }.
page-follow-next = Go on: { NAME($seat) }
page-follow-number = { $name } – action { $number }
page-follow-of = { $name } – action { $number } of { $of }
page-summary = Summary
page-summary-title = This is what happened.
page-summary-told = Everything that happened there
page-summary-away = This is what happened while you were away.
page-summary-title-of = This is what { THE($side) } did.
page-summary-own = You lost
page-summary-theirs = The enemy lost
page-summary-none = no units
page-summary-gone = { $count ->
    [one] 1 unit
   *[other] { $count } units
}
page-summary-weak = { $count ->
    [one] 1 unit weakened
   *[other] { $count } units weakened
}
page-summary-fights = { $count ->
    [one] 1 attack
   *[other] { $count } attacks
}
page-summary-moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
page-summary-steps = { $count ->
    [one] 1 action
   *[other] { $count } actions
}
page-summary-around = Around { $place }
page-summary-air = In the air
page-summary-rest = Elsewhere
page-summary-all = The whole turn
page-summary-before = The rest of that turn
page-summary-play = { $count ->
    [one] Play the action
   *[other] Play all { $count } actions
}
page-summary-play-place = Play: { $place }
page-summary-go = Now it is your turn
page-summary-go-step = Now your turn: { $text }
page-summary-go-answer = Decide
page-summary-in-log = Every action is in the log, and so is this summary.
page-set-text = Text size
page-set-forced = Take forced actions for me
page-set-autopass = Pass for me when I have no reaction
page-set-since = When I come back, tell me first what happened
page-set-contrast = High contrast
page-keys = Keyboard shortcuts
page-keys-does = What it does
page-keyname-left = Left
page-keyname-right = Right
page-keyname-up = Up
page-keyname-down = Down
page-whole-pile = The whole stack
page-offer = Choose from these
page-trays = Off-map
page-key-primary = Main button, or choose at the cursor
page-key-back = Cancel, or one level back
page-key-undo = Undo one action
page-key-undo-turn = Undo all free actions
page-key-next = Next unit that can act
page-key-previous = Previous unit that can act
page-key-next-anchor = Next highlighted place
page-key-previous-anchor = Previous highlighted place
page-key-describe = Describe the position
page-key-describe-near = Describe the surroundings
page-key-keys = Keyboard shortcuts
page-key-actions = All my actions
page-key-command-line = Command line
page-key-log = Go to the log
page-key-pin = Pin the inspector
page-key-fold = Collapse the side panel
page-key-zoom-in = Zoom in
page-key-zoom-out = Zoom out
page-key-fit = Whole board
page-key-left = Cursor left; in a replay, one action back
page-key-right = Cursor right; in a replay, one action forward
page-key-up = Cursor up
page-key-down = Cursor down
page-key-pan-left = Pan left; in a replay, one turn back
page-key-pan-right = Pan right; in a replay, one turn forward
page-key-pan-up = Pan up
page-key-pan-down = Pan down
page-key-hide-hand = Hide my cards
page-key-play = Play the replay
page-key-first = To the start of the match
page-key-last = Back to the present
page-key-digit = Button or card with this number
page-key-hold-act = Hold: who can still act
page-key-hold-sight = Hold: line of sight
page-key-hold-enemy = Hold: enemy reach
page-key-hold-bare = Hold: hide the pieces
page-key-toggle-zoc = Zones of control
page-key-toggle-supply = Supply
page-key-toggle-control = Control
page-key-toggle-coordinates = Coordinates
page-key-toggle-last = Latest moves

## The page: panels that a game may fill

page-agenda = Order of execution
page-arrive = { $count ->
    [one] 1 unit arrives
   *[other] { $count } units arrive
}
page-leave = { $count ->
    [one] 1 unit leaves
   *[other] { $count } units leave
}
page-turn-track = Turn track
page-choose = Choose
page-nothing = Nothing here.
page-codes = Abbreviations
page-discards = { CAP(NAME($seat)) }: { $count ->
    [one] 1 card
   *[other] { $count } cards
} played or discarded
page-discarded = discards { $count }
page-pile-of = pile { $count }
page-hands = Hands
page-tab-hand = Hand
page-tab-pile = Draw pile
page-tab-discard = Discard pile
page-hand-all = All cards
page-hand-filter = Filter the cards
page-hand-payable = Affordable
page-hand-playable = Playable now
page-less = Less
page-more-of = More
page-split = To distribute
page-lock = Lock in the plan
page-plan = Plan
page-planning = planning
page-stock = left to place
page-before-clash = Before the clash
page-put-here = Put it here
page-pile-away = Show board and plan
page-card-cost = Costs { $number } command points
page-shop-order = Order of the cards
page-shop-cost = By price
page-shop-name = By name
page-shop-kind = By kind
page-bought-none = What you buy lies here.
page-seat-left = This player has left for good.
page-seat-left-computer = The computer plays on
page-seat-left-resign = End the match
page-seat-left-sure = End it: their side loses
told-computer = The computer plays on for the player who left.
told-resigned = The side of the player who left has lost.
page-slot = Card slot { $number }
page-sheet = Calculation
page-unknown = not known yet
page-certain = Certain
page-line-by-line = Line by line
page-legend = Legend
page-legend-rings = What can be chosen
page-legend-numbers = What the numbers mean
page-number-left = How much of it is left: figures, discs or steps.
page-number-morale = Its morale now: at 0 the unit is destroyed.
page-legend-signs = Signs on the board
page-legend-pieces = Pieces
page-legend-ground = Ground
page-legend-candidate = Can be chosen now.
page-legend-select = Is chosen.
page-legend-move = Can go there.
page-legend-attack = Can be attacked.
page-legend-retreat = Can fall back there.
page-legend-place = Something can be put there.
page-legend-swap = The two change places.
page-legend-unfed = Whoever goes there, or stands there, has no supply line: out of supply when the turn ends.
page-legend-stop = Whoever goes there has to stop.
page-legend-no-battle = Whoever goes there cannot battle any more.
page-percent-range = { $low }–{ $high }%
page-window = Waiting for reactions…
page-window-asked = deciding
page-window-passed = passed
page-special-rules = Special rules of this battle

## The page: undo, log, rules beside the board

page-undo-really = Undo all { $count } actions?
page-undo-count = { $count ->
    [one] 1 action you can undo
   *[other] { $count } actions you can undo
}
page-undo-list = Actions you can undo
page-undo-reach = You can undo freely, back to where chance or another player decided or something came to light.
page-undo-this = Undo
page-undo-from = { $count ->
    [one] This and 1 later action
   *[other] This and { $count } later actions
}
page-undo-alone = Only this one
page-undo-all = Undo all
vain-card = Played now, it would change nothing.
page-back = No, go back
page-do-anyway = Yes: { $text }
page-do = Do it
page-do-attack = Attack!
page-do-attack-dice = { $count ->
    [one] Attack: roll 1 die
   *[other] Attack: roll { $count } dice
}
page-do-dice = { $count ->
    [one] Roll 1 die
   *[other] Roll { $count } dice
}
page-do-card = Play the card
page-do-finish = Do it and finish
page-do-retreat = Retreat there
page-then-chance = Then chance decides: no way back.
page-then-chance-last = Then chance decides, and the others decide next: no way back.
page-then-chance-last-of = Then chance decides, and { THE($side) } { AGREE($side, one: "decides", many: "decide") } next: no way back.
page-then-chance-end = Then chance decides, and your turn is over: no way back.
page-then-drawn = Then you draw a card: no way back.
page-then-drawn-last = Then you draw a card, and the others decide next: no way back.
page-then-drawn-last-of = Then you draw a card, and { THE($side) } { AGREE($side, one: "decides", many: "decide") } next: no way back.
page-then-drawn-end = Then you draw a card, and your turn is over: no way back.
page-then-shown = You will see something that was hidden from you: no way back.
page-then-shown-last = You will see something that was hidden from you, and the others decide next: no way back.
page-then-shown-last-of = You will see something that was hidden from you, and { THE($side) } { AGREE($side, one: "decides", many: "decide") } next: no way back.
page-then-shown-end = You will see something that was hidden from you, and your turn is over: no way back.
page-then-answer = Others may respond to it.
page-then-answer-of = { CAP(THE($side)) } may respond to it.
page-then-seat = Next decision: { CAP(NAME($seat)) }. This turn is not over yet.
page-then-turn = After that your turn is over.
page-then-turn-of = After that it is the turn of { THE($side) }.
page-then-others = After that others decide, and then you go on.
page-then-others-of = After that { THE($side) } { AGREE($side, one: "decides", many: "decide") }, and then you go on.
page-then-asked-last = After that all make new plans in secret: no way back.
page-then-over = The match ends with it.
page-then-unused = Not used yet: { $text }{ $count ->
    [0] .
   *[other] {" "}and { $count } more.
}
page-follows = Afterwards the log reads
page-follows-then = Then: { $text }
page-turn-so-far = Your turn so far
page-turn-nothing = Nothing yet.
page-warned = Look again
page-unused = Not used yet
page-unused-use = Use it
page-unused-more = { $count ->
    [one] and 1 more
   *[other] and { $count } more
}
page-final = Cannot be undone
page-fight = Details of the battle
page-fight-chances = What the chances were
page-steps-taken-back = { $count ->
    [one] 1 action undone
   *[other] { $count } actions undone
}
page-look-at-moment = View the table after action { $ply }
page-copy-moment = Copy a link to this moment
page-rule = Rule { $rule }
page-chapters = Chapters
page-no-rule = No rule contains all these words.
page-asked-undo = You asked for a take-back
page-tab-rules = Rules
page-tab-plans = Plans
page-tab-results = Tables
page-tab-accounts = Logistics
page-filter-combat = Combat
page-filter-cards = Cards
page-filter-moves = Moves
page-filter-supply = Supply
page-filter-economy = Economy
page-filter-air = Air
page-filter-points = Points
page-last-round = The last round
page-plan-how = How to plan
page-plans-revealed = Both plans are revealed
page-round-over = Round { $number } is over
page-round-nothing = No points in this round.
page-round-next = Next: round { $number }
page-log-more = { $count } more
page-go-on = Go on
page-compare = Two actions side by side
page-pinned = Pinned:
page-compared = Compared with:

## The page: a table from a moment

page-from-here = Play from here
page-from-here-note = A table of your own that continues after action { $ply }. The match itself does not change.
page-from-here-guess = A table of your own that continues after action { $ply }, as far as you know the match; what is hidden from you is dealt anew. The match itself does not change.
page-open-record = Open a record or a position
page-bad-file = This file is neither a record nor a position. Details: { $text }
problem-copy = A match can be copied once it is over.
problem-shared = Programs cannot play where people share a screen.

## The page: advice, review, notes, programs

page-hint = Hint
page-hint-ask = What would the general do?
page-hint-waits = Thinking…
page-hint-of = { CAP($level) }:
page-hint-close = About as good:
page-hint-brings = Expected: { $what }.
page-hint-than = Expected { $until }: { $what } than with “{ $other }”.
page-hint-chance = With it you win about { $number }% of the time.
page-hint-soon = in the short run
page-hint-both = { $first } and { $second }
page-hint-but = { $first }, but { $second }
page-hint-amount = { $how ->
    [exact] { $number }
    [perhaps] perhaps 1
   *[about] about { $number }
}
page-hints = Hints from the computer
page-hints-note = In a match between people, everyone who takes a seat agrees to this.
page-gives-up = { CAP(NAME($seat)) }: I resign, if you accept.
page-accept-win = Accept
page-play-on = Play on
page-chances = Winning chances
page-chance-here = After action { $ply }: { $side } { $chance }
page-chance-note = As the computer sees it with all cards open. Click to see that moment on the board.
page-luck = Luck
page-luck-of = { $side }: luck { $luck }
page-decisions = Decisions
page-turning-plain = { $side } { $change }, actions { $from }–{ $to }
page-turning-chance = { $side } { $change } (luck { $luck }, decisions { $decisions }), actions { $from }–{ $to }
page-reviewing = Reviewing the match…
page-tab-notes = Notes
page-notes-hint = Your notes for this table
page-notes-kept = Saved for this seat.
page-notes-keeping = Not saved yet.
page-curtain-code = Four-digit PIN
page-lock-code = PIN that protects my cards (four digits)
page-lock-on = Set PIN
page-lock-off = Remove my PIN
page-developers = For developers
page-program-note = With a token, a program can play one of your seats over the table's WebSocket.
page-program-none = You have no seat in a match in progress.
page-program-make = Create a token
page-program-again = Create a new token
page-program-end = Revoke the token
page-program-once = The token is shown only once.
refused-no-hints = Hints are turned off at this table.
refused-not-over = The match is not over.
refused-no-offer = Nobody has offered to resign.
refused-lock = Wrong PIN.
refused-four-digits = The PIN has four digits.

## The page: accounts, open tables, packs, lessons

page-account = Account
page-account-guest = This browser remembers you. With an account, your tables and preferences follow you to every device.
page-account-member = Your tables and preferences follow you to every device.
page-account-nick = Display name
page-account-rename = Change name
page-account-renamed = Your name has been changed.
page-account-login = Log in
page-account-register = Create account
page-account-logout = Log out
page-account-in = You are logged in.
page-account-out = You are logged out.
page-account-name = Name
page-account-password = Password (8 characters or more)
page-account-login-note = Your account's preferences replace those of this browser.
page-account-register-note = No e-mail address needed. Your guest tables stay yours.
page-logins = Where you are logged in
page-login-here = This browser
page-login-unknown = Unknown program
page-login-used = last used on { $at }
page-login-end = Log out
page-password-old = Current password
page-password-new = New password (8 characters or more)
page-password-change = Change password
page-password-note = This logs out all your other browsers.
page-password-changed = Your password has been changed.
page-account-delete = Delete account
page-account-delete-note = Your name, password and preferences are deleted. Your matches stay for the others, where your seat is that of a former player. This cannot be undone.
page-account-delete-really = Delete for good
page-account-deleted = Your account has been deleted.
page-former-player = Former player
page-open-tables = Open seats
page-free-seats = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
}
page-seat-code = Invitation code
page-code = Code:
page-learn = Lessons
page-lesson = Lesson { $number }
page-lesson-begin = Start
page-lesson-next = Next lesson
page-lesson-goal = Goal:
page-lesson-step = Step { $number } of { $of }
page-lesson-show = Show me
page-lesson-do = Do it for me
page-lesson-again = Try again
page-lesson-first = Click this first: { NAME($unit) }.
page-lesson-other = That is { THE($unit) }. The lesson means { THE($unit2) }.
page-lesson-missed = Not this time. Nothing is lost: start the lesson again.
page-lesson-play = Play a battle
page-lesson-done = Done
page-minutes = { $number } min
page-no-lesson = There is no lesson for this game yet.
page-seat-more = All that is known of this seat
page-guide-fold = Collapse the guide
page-packs = Data and packs
page-packs-honest = We have the rulebooks, but not most of the cards, maps and tables of the printed games. Every piece of data here says where it comes from.
page-packs-own = If you own the printed game, you can replace any of it with a pack of the same structure, without touching code. A check says exactly what is wrong and where.
page-packs-none = The server was started without a pack for this game.
page-source-rulebook-long = from the rulebook
page-source-published-long = published elsewhere, for example by players of the printed game
page-source-reconstructed-long = reconstructed here, to play well and to fit the rest
page-pack = Pack
page-pack-none = Built-in data
page-balance = Wins when the computer played both sides
page-balance-key = The bars show how many of 100 games each side won when the computer played both.
page-turns = { $count ->
    [one] about 1 turn
   *[other] about { $count } turns
}
page-opponent-open = Anyone: the table is listed publicly
page-people = Number of players
page-player-number = Player { $number }
page-opponent-all-here = All of us on this device
page-opponent-mixed = Choose for each seat
page-sitter-computer = The computer
page-sitter-me = Me
page-sitter-open = Open seat, by invitation link
page-sitter-here = Someone on this device
page-name-here = Name ({ $seat })
page-you-watch = You are watching.
page-public-note = This table is listed publicly.
page-yes = Yes
page-no = No
page-room-table = Everyone
page-room-team = My team
page-room-observers = Only observers can read this.
page-set-ask-turn = Ask before my turn ends

## The page: preferences, keys, the end

page-set-sounds = Sound and notifications
page-set-sounds-on = Sounds
page-set-volume = Volume
page-set-turn-sound = Sound when it is my turn
page-set-announce = Notification when it is my turn
page-set-announce-refused = Your browser blocks notifications.
page-when-always = Always
page-when-away = When I am away
page-when-never = Never
page-key-change = Change
page-key-change-of = Change: { $name }
page-key-press = Press the new key for: { $name } (Esc cancels)
page-key-taken = { $key } cannot be used: the browser or the numbered buttons need it.
page-key-moved = { $key } no longer does this: { $name }
page-key-missing = Commands without a key:
page-key-reset = Restore defaults
page-scoreline = Score over time
page-turning = Turning points
page-turning-of = { $side }: actions { $from }–{ $to } (points { $points }, units { $units })
page-look = View
page-fair = The dice can be verified
page-check-dice = Check every die
page-dice-checking = Checking the dice …
page-dice-right = { $count ->
    [0] No dice were rolled in this match.
    [one] The one result of this match follows from the seed, whose fingerprint was shown before the match.
   *[other] All { $count } results of this match follow from the seed, whose fingerprint was shown before the match.
}
page-dice-wrong = The results of action { $line } do not follow from the seed.
page-dice-no-promise = The seed is not the one whose fingerprint was shown before the match.
page-dice-unchecked = Your browser can check dice only at a secure address (https). Save the list and check it elsewhere.
page-save-dice = Save the list of results
page-to-rematch = Go to the rematch
page-guest = Guest { $number }
page-undo-declined = The other side declined the take-back.
page-flip = View from the other side
page-dice-expected = Dice against expectation
page-expected = exp. { $number }
page-briefing = About this battle
page-briefing-map = Map: { $title }
page-briefing-more = More about this game
page-briefing-choices = Your choices
page-briefing-situation = The situation
page-briefing-win = How to win
page-briefing-length = Length
page-briefing-minutes = { $number } minutes
page-briefing-measured = The time is an estimate: your decisions in an average game, at 9 seconds each.
page-briefing-difficulty = Difficulty
page-briefing-difficulty-1 = Easy
page-briefing-difficulty-2 = Medium
page-briefing-difficulty-3 = Hard
page-briefing-difficulty-note-1 = a good first battle
page-briefing-difficulty-note-2 = when you know the basics
page-briefing-difficulty-note-3 = for experienced players
page-briefing-favoured = Who is favored?
page-briefing-favour = The computer played { $count } games against itself.
page-briefing-sure = In the long run the favorite can expect to win { $low } to { $high } of 100 games.
page-briefing-even = The computer played { $count } games against itself: too few to say that one side is favored.
page-briefing-easier = easier
page-briefing-harder = harder
page-briefing-solo = A battle for one: the cards lead the enemy.
page-briefing-against = Against
page-briefing-against-computer = Computer
page-briefing-against-link = A friend
page-briefing-against-here = Same screen
page-briefing-strength = How strong is the computer?
page-briefing-first = You have not finished a battle of this game yet: the weakest computer is chosen for you.
page-briefing-first-side = You have not finished a battle of this game yet: the easier side and the weakest computer are chosen for you.
page-briefing-rules = Rules: as in the book
page-briefing-change = Change
page-briefing-starter = Ready to play: the set-up is done.
page-briefing-whole = Do the set-up myself
page-briefing-start = Start
page-briefing-invite = Invite
page-battle-list = Battles

## The page: puzzles

page-puzzles = Puzzles
page-puzzle = Puzzle { $number }
page-puzzle-today = Puzzle of the day
page-puzzle-solved = Solved
page-puzzle-begin = Solve
page-puzzle-next = Next puzzle
page-puzzle-clue = Give me a clue
page-puzzle-give-up = Show the solution
page-puzzle-right = Solved!
page-puzzle-solution = The solution
page-puzzle-wrong = Not this one. Try again.
page-puzzle-wrong-chance = After it you win { $chance } of the time; the solution does better.
page-puzzle-chances = Chances to win after each action, as searched
page-puzzle-fold = Fold or unfold the puzzle
page-puzzle-win = Win.
page-puzzle-take = Score.
page-puzzle-hold = Hold.
page-puzzle-plan = Find the plan.

## For the operator

problem-last-node = There is no other node that could take its tables.
page-admin = Server
page-admin-alone = This server
page-admin-here = answers this page
page-admin-version = version { $version }
page-admin-silent = not heard from for { $number } s
page-admin-tables = Tables in memory
page-admin-sockets = Connections
page-admin-actions = Actions
page-admin-action-ms = 95 of 100 actions within
page-admin-cpu = Processor
page-admin-memory = Memory
page-admin-thinking = Computers thinking
page-admin-waiting = Computers waiting
page-admin-errors = Errors in the log
page-admin-up = Running for
page-admin-ms = { $number } ms
page-admin-percent = { $number } %
page-admin-mb = { $number } MB
page-admin-table = Table
page-admin-steps = Steps
page-admin-idle = Idle
page-admin-drain = Drain this node
page-admin-drain-sure = Its tables go to the other nodes, people are connected again within a second, and it stops.
page-admin-draining = This node gives its tables away and stops.
