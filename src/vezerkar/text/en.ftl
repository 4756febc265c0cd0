# Words that belong to no game: the clients in a terminal. English.

## The table in a terminal

table-title = { $game }: { $scenario }
table-seed = Seed { $seed } (give it with --seed to play the same game again).
table-you = Your side: { $seats }. Your opponent: { $opponent }. `help` lists what you can type.
table-loaded = The record was played again up to step { $steps }.
table-your-hand = Your hand
table-hidden = { $name }: { $count }
table-counted = { $name } ×{ $count }
table-track = { $name }: { $value }
table-track-of = { $name }: { $value } of { $most }
table-track-side = { $name } ({ $side }): { $value }
table-track-side-of = { $name } ({ $side }): { $value } of { $most }
table-dice = Last roll: { $dice }.
table-legend-terrain = Terrain:
table-legend-units = Units (figures behind the letter):
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
table-no-actions = There is nothing to choose.

## Answers

answer-bad-number = There is no action { $number }; the actions are 1 to { $most }.
answer-not-understood = '{ $text }' is neither an action nor a command; `help` lists them.
answer-refused = { $text } cannot be done:
answer-possible = '{ $action }' is possible now.
answer-no-reason = '{ $action }' is not among the actions.
answer-undone = { $count ->
    [one] 1 step was taken back.
   *[other] { $count } steps were taken back.
}
answer-no-undo = Nothing can be taken back: chance or another seat had a part in the last step.
answer-no-odds = Chance has no part in this action.
answer-odds-dice = { $count ->
    [one] 1 die
   *[other] { $count } dice
}
answer-odds-line = { $value }  { $text }
answer-odds-hits = Figures hit: { $list }.
answer-odds-share = { $number }: { $percent }%
answer-odds-result = { $percent }%  { $text }
answer-saved = The game was saved in { $file }.
answer-no-rule = There is no rule '{ $text }'.
answer-not-saved = The game could not be saved in { $file }.
answer-language = The language is English now.
answer-no-log = Nothing has happened yet.
answer-no-entry = Nothing is known about '{ $text }'.
answer-usage = Type it like this: { $usage }
answer-ended = The input has ended; the game stops here.
answer-goodbye = Goodbye.
answer-rules = Rules: { $rules }.

## Help

help-number = <number>           take the action of this number
help-notation = <action>           take an action by its notation, for example: play recon_left
help-undo = undo               take your last step back, as far as nothing new was shown
help-why = why <action>       why an action is not possible
help-odds = odds <number>      what chance may do to an action
help-board = board              draw the board
help-log = log                what has happened
help-rules = rules <id>         a rule, for example: rules M44-4.3
help-about = about <thing>      what a card, a terrain or a kind of unit does
help-save = save <file>        save the game
help-lang = lang en|hu         change the language
help-quit = quit               leave the table

## Opponents

opponent-random = a random player
opponent-sight = a player by first sight
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

outcome-resigned = { CAP(THE($side)) } gave up.
refused-over = The match is over.
refused-not-begun = The match has not begun.
refused-not-yours = This seat belongs to somebody else.
refused-curtain = It is the other one's turn to look.
refused-turn = It is not the turn of this seat.
refused-illegal = This is not possible here.
refused-notation = This is not an action of this game.
refused-action = This cannot be done. Details: { $text }
refused-request = This cannot be done. Details: { $text }
refused-known = This step cannot be taken back: something has become known since.
refused-no-consent = At this table nothing is taken back by consent.
refused-no-step = There is no such step to go back to.
refused-nobody-asks = Nobody asks to take anything back.
refused-other-side = The other side has to agree.
refused-needed = Later steps rest on this one; they have to go with it.
refused-no-team = There is nobody else on your side.
ask-confirm-turn = This step ends your turn. End it?
choice-confirm-turn = Yes, end the turn
choice-cancel-turn = No, go back
refused-too-fast = Too many messages; wait a moment.
refused-unreadable = The server did not understand the page.
refused-server = Something went wrong on the server; it has been noted.
problem-server = Something went wrong on the server; it has been noted.
problem-host = This server does not have that name.
problem-too-fast = Too many requests; wait a moment.
problem-origin = The request came from another page.
problem-too-big = This is too big; at most { $limit } bytes are allowed.
problem-body = The server did not understand the request.
problem-input = This cannot be done. Details: { $text }
problem-metrics = Metrics are read on the server's own machine.
problem-invitation = The invitation is not valid any more.
problem-taken = Somebody else has just taken this seat.
problem-host-only = Only the one who laid the table can start.
problem-open-seats = There are open seats.
problem-no-table = There is no such table.
problem-record = The record is open when the match is over.
problem-no-address = There is nothing at this address.
problem-name-taken = This name is taken.
problem-login = The name or the password is wrong.
level-recruit = Recruit
level-sergeant = Sergeant
level-officer = Officer
level-general = General

## The page in the browser

page-home = Home
page-close = Close
page-cancel = Cancel
page-confirm = Confirm
page-more = More
page-retry = Try again
page-search = Search
page-loading = The table is being set up.
page-no-server = The server does not answer. Your game is safe; try again in a moment.
page-refused = The server refused this.
page-no-game = There is no such game here.
page-lost = There is nothing at this address.
page-settings = Settings
page-rules = Rules

## The page: home

page-games-loading = The games are being laid out.
page-players = { $count } players
page-games = Games
page-new-game = New game
page-play-now = Play now against the computer
page-battles = { $count ->
    [one] 1 battle
   *[other] { $count } battles
}
page-your-turn = Your turn
page-running = Running
page-waiting = Waiting for players
page-finished = Finished
page-no-tables = No table yet. Start one above.
page-steps = { $count ->
    [one] 1 step
   *[other] { $count } steps
}
page-you-are = You are { $name }.

## The page: a new table, the waiting room

page-battle = Battle
page-your-side = Your side
page-begins = begins
page-opponent = Opponent
page-opponent-computer = The computer
page-opponent-link = A friend, by link
page-opponent-here = Two people at this screen
page-level = Level
page-table-settings = Options of the table
page-take-back = Taking back by consent
page-create = Set up the table
page-seats = Seats
page-you = you
page-somebody = Somebody
page-open-seat = Open seat
page-computer = Computer ({ $level })
page-invitation = Link for this seat
page-copy = Copy
page-copied = Copied
page-sit = Sit down here
page-start = Start
page-start-waits = The game can start when every seat is taken.
page-host-starts = Whoever set up the table starts the game.

## The page: the table

page-board = Board
page-side-panel = Seats, inspector, log
page-buttons = Your choices
page-map-buttons = Map
page-map-sight = Line of sight
page-map-enemy = Reach of the enemy
page-map-act = What can act
page-overlays = Questions about the board
page-dice-tray = Dice
page-turn = Turn { $number }
page-undo = { $count ->
    [one] Undo
   *[other] Undo { $count }
}
page-really = Really end?
page-reconnecting = The connection is lost. Attempt { $count } to reach the server.
page-stale = The table had moved on; this is how it stands now.
page-replaying = Replay: step { $ply } of { $last }.
page-to-live = Back to the game
page-asks-undo = { CAP(NAME($seat)) }: may we go back to step { $to }?
page-accept = Agree
page-decline = Decline
page-only-you = Only you can see this
page-present = present
page-away = away
page-ready = ready
page-thinking = thinking
page-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
page-hidden-card = A card, face down
page-score = { $score } of { $target } points
page-strength = strength { $strength } of { $full }
page-place = { $place }, { $terrain }.
page-place-bare = { $place }.
page-nothing-here = There is nothing to choose here now.

## The page: inspector

page-inspector = Inspector
page-inspector-empty = Point at a place, a piece or a card.
page-pin = Pin
page-odds = Odds
page-dice = { $count ->
    [one] 1 die
   *[other] { $count } dice
}
page-hits = { $count ->
    [one] 1 hit
   *[other] { $count } hits
}
page-percent = { $number }%
page-source-rulebook = From the rulebook
page-source-published = Published
page-source-reconstructed = Reconstructed
page-source-mark-rulebook = R
page-source-mark-published = P
page-source-mark-reconstructed = X

## The page: log, chat, replay

page-tab-log = Log
page-tab-chat = Chat
page-tab-table = Table
page-log = Log
page-filter = Which lines
page-filter-all = Everything
page-filter-mine = Mine
page-filter-theirs = Theirs
page-filter-rolls = Dice
page-back-to-here = Back to before this
page-barrier = Nobody can simply go back beyond this: chance or another player had a part in it.
page-new-lines = New lines
page-chat = Chat
page-chat-empty = Nobody has said anything yet.
page-chat-say = Say something
page-send = Send
page-since = { $count ->
    [one] 1 step since your last decision
   *[other] { $count } steps since your last decision
}
page-play = Play
page-stop = Stop
page-replay = Replay
page-first = To the beginning
page-step-back = One step back
page-step-on = One step on
page-live = live
page-speed = Speed
page-view-as = Seen by
page-observer = an observer
page-all-seeing = everybody at once
page-ask-undo = Ask to take the last step back
page-resign = Give up
page-resign-really = Really give up?
page-result = Result
page-sheet-peek = Open the inspector
page-sheet-half = Open log and seats
page-sheet-full = Close the panel

## The page: options list

page-actions = All my options
page-actions-filter = Search, or type an action
page-take = Take

## The page: curtain, end

page-curtain = Pass the device to { $name }
page-curtain-lift = I am { $name }, show the table
page-won = { CAP(THE($side)) } won
page-drawn = A draw
page-over = The match is over.
page-side = Side
page-points = Points
page-pieces-left = Units left
page-seed = Seed of the dice: { $seed }
page-look-at-board = Look at the board
page-save-record = Save the record
page-rematch = Rematch with sides swapped

## The page: rules, settings, keys

page-search-rules = Search the rules
page-rules-found = { $count ->
    [one] 1 rule
   *[other] { $count } rules
}
page-ruling = Ruling:
page-example = Example:
page-set-language = Language
page-set-speed = Speed of motion
page-set-speed-off = No motion
page-set-confirm = Ask before dice
page-set-confirm-usual = On touch screens
page-set-confirm-always = Always
page-set-confirm-never = Never
page-set-text = Size of the text
page-set-forced = Take forced steps for me
page-set-autopass = Pass reactions for me when I have none
page-set-since = Play what happened since my last turn by itself
page-set-contrast = High contrast
page-keys = Keys
page-keys-does = What it does
page-keyname-left = Left
page-keyname-right = Right
page-keyname-up = Up
page-keyname-down = Down
page-whole-pile = The whole pile
page-offer = To choose from
page-trays = Beside the board
page-key-primary = Main button, or choose at the cursor
page-key-back = One level back
page-key-undo = Take a step back
page-key-undo-turn = Take back all free steps
page-key-next = Next thing that can act
page-key-previous = Previous thing that can act
page-key-next-anchor = Next possible place
page-key-previous-anchor = Previous possible place
page-key-describe = Describe the position
page-key-describe-near = Describe the surroundings
page-key-keys = List of keys
page-key-actions = All my options
page-key-command-line = Command line
page-key-log = To the log
page-key-pin = Pin the inspector
page-key-fold = Fold the side panel
page-key-zoom-in = Zoom in
page-key-zoom-out = Zoom out
page-key-fit = Whole board
page-key-left = Cursor left, in the replay one step back
page-key-right = Cursor right, in the replay one step on
page-key-up = Cursor up
page-key-down = Cursor down
page-key-pan-left = Move the map, in the replay one turn back
page-key-pan-right = Move the map, in the replay one turn on
page-key-pan-up = Move the map
page-key-pan-down = Move the map
page-key-hide-hand = Hide my hand
page-key-play = Play the replay
page-key-first = To the beginning of the game
page-key-last = To the present
page-key-digit = Button or card of this number
page-key-hold-act = Hold: what can act
page-key-hold-sight = Hold: line of sight
page-key-hold-enemy = Hold: reach of the enemy
page-key-hold-bare = Hold: the map without pieces
page-key-toggle-zoc = Zones of control
page-key-toggle-supply = Supply
page-key-toggle-control = Control
page-key-toggle-coordinates = Coordinates
page-key-toggle-last = Latest actions

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
page-codes = What the codes mean
page-discards = { $count ->
    [one] Discards: 1 card
   *[other] Discards: { $count } cards
}
page-open-cards = { $count ->
    [one] 1 open card
   *[other] { $count } open cards
}
page-pile-of = pile { $count }
page-hands = Hands
page-tab-hand = Hand
page-tab-pile = Draw pile
page-tab-discard = Discard pile
page-hand-all = All cards
page-hand-filter = Which cards
page-hand-payable = Those I can pay for
page-hand-playable = Those I can play now
page-less = Less
page-more-of = More
page-split = To be split
page-lock = Done, lock the plan
page-plan = Plan
page-planning = planning
page-stock = still to be placed
page-slot = Place { $number } for a card
page-sheet = Calculation
page-unknown = not known yet
page-percent-range = { $low }–{ $high }%
page-window = Waiting for possible reactions.
page-window-asked = is asked
page-window-passed = has passed
page-special-rules = Special rules of this battle

## The page: undo, log, rules beside the board

page-undo-really = Really take back all { $count }?
page-undo-list = Steps that can be taken back
page-undo-reach = You can go back freely to the last die, revealed card or choice of another player.
page-undo-this = Take back
page-undo-from = { $count ->
    [one] This and 1 later step
   *[other] This and { $count } later steps
}
page-undo-alone = Only this
page-undo-all = Take back all
page-final = Cannot be taken back
page-fight = The fight in detail
page-steps-taken-back = { $count ->
    [one] 1 step taken back
   *[other] { $count } steps taken back
}
page-look-at-moment = Look at the table after step { $ply }
page-copy-moment = Copy the address of this moment
page-rule = Rule { $rule }
page-chapters = Chapters
page-no-rule = No rule has all these words.
page-asked-undo = You have asked to take back
page-tab-rules = Rules
page-tab-plans = Plans
page-tab-results = Tables
page-tab-accounts = Stocks
page-filter-combat = Combat
page-filter-cards = Cards
page-filter-moves = Moves
page-filter-supply = Supply
page-filter-economy = Economy
page-filter-air = Air
page-compare = Two choices side by side
page-pinned = Pinned:
page-compared = Compared:

## The page: a table from a moment

page-from-here = Play from here
page-from-here-note = A table of your own that goes on after step { $ply }. The match itself stays as it was.
page-from-here-guess = A table of your own as you know the match after step { $ply }; what is hidden from you is dealt anew. The match itself stays as it is.
page-open-record = Open a record or a position
page-bad-file = This file is no record and no position that can be read. Details: { $text }
problem-copy = This match can be copied when it is over.
problem-shared = No program plays where people share a screen.

## The page: advice, review, notes, programs

page-hint = Advice
page-hint-ask = What would the general do here?
page-hint-waits = It is thinking.
page-hint-of = { $level }:
page-hint-only = There is nothing else worth considering.
page-hint-better = The chances are about { $chance } after it, { $other } after the next best choice.
page-hint-close = The chances are about { $chance } after it; other choices are nearly as good.
page-hint-trust = It looks further than one turn here; the chances are about { $chance } after it.
page-hints = Advice by the computer
page-hints-note = Between people only where both agree: whoever sits down agrees.
page-gives-up = { CAP(NAME($seat)) }: I give up, if you agree.
page-accept-win = Accept
page-play-on = Play on
page-chances = Course of the chances
page-chance-here = After step { $ply }: { $side } { $chance }
page-chance-note = As the computer sees it with all cards open. A click shows the moment on the board.
page-luck = Luck
page-luck-of = luck { $luck }
page-choices = Choices
page-turning-chance = { $side } { $change } (luck { $luck }, choices { $choices }), steps { $from }–{ $to }
page-reviewing = The match is being looked at again.
page-tab-notes = Notes
page-notes-hint = What you want to remember at this table
page-notes-kept = Kept for this seat.
page-notes-keeping = Not kept yet.
page-curtain-code = Four digits
page-lock-code = Code for my curtain (four digits)
page-lock-on = Lock
page-lock-off = Take the code off my curtain
page-program = A program plays for me
page-program-note = With a token a program can play on your seat over the socket of this table.
page-program-make = Make a token
page-program-again = Make a new token
page-program-end = Void the token
page-program-once = The token is shown only once.
refused-no-hints = At this table nobody is advised.
refused-not-over = The match is not over.
refused-no-offer = Nobody offers to give up.
refused-lock = This is not the code of the curtain.
refused-four-digits = The code of a curtain has four digits.

## The page: accounts, open tables, packs, lessons

page-account = Account
page-account-guest = You play as a guest. This browser remembers you; an account remembers your tables and settings everywhere.
page-account-member = Your tables and settings are kept in your account.
page-account-nick = What others call you
page-account-rename = Change the name
page-account-renamed = Your name was changed.
page-account-login = Log in
page-account-register = Register
page-account-logout = Log out
page-account-in = You are logged in.
page-account-out = You are logged out.
page-account-name = Name
page-account-password = Password (8 characters or more)
page-account-login-note = The settings of the account come with you.
page-account-register-note = No e-mail address is needed. You keep the tables you have as a guest.
page-open-tables = Open seats
page-free-seats = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
}
page-seat-code = Code of a seat
page-code = Code:
page-learn = Learn
page-lesson = Lesson { $number }
page-lesson-begin = Begin
page-lesson-next = Next lesson
page-no-lesson = There is no lesson for this game yet.
page-guide-fold = Fold the guide
page-packs = Data and packs
page-packs-honest = The printed games came without most of their card faces, maps and tables. Every datum here says where it comes from.
page-packs-own = Whoever owns the printed game can replace any of it with a pack of the same shape, without touching code. The check says exactly what is wrong and where.
page-packs-none = The server was started without a pack for this game.
page-source-rulebook-long = stands in the rulebook
page-source-published-long = was published elsewhere, for example by players of the printed game
page-source-reconstructed-long = was reconstructed for this project, so that it plays well and fits the rest
page-pack = Pack
page-pack-none = Delivered data
page-balance = Victories when the computer played both sides
page-turns = { $count ->
    [one] about 1 turn
   *[other] about { $count } turns
}
page-opponent-open = Anybody, the table is listed
page-people = Number of players
page-player-number = Player { $number }
page-opponent-all-here = All of us at this screen
page-opponent-mixed = Seat by seat
page-sitter-computer = The computer
page-sitter-me = I myself
page-sitter-open = An open seat, by link
page-sitter-here = Somebody at this screen
page-name-here = Name ({ $seat })
page-you-watch = You are watching.
page-public-note = This table is listed for everybody.
page-yes = Yes
page-no = No
page-room-table = Everybody
page-room-team = My team
page-room-observers = Only other observers hear you.

## The page: settings, keys, the end

page-set-confirm-end = Ask before my turn ends by itself
page-set-sounds = Sounds and calls
page-set-sounds-on = Sounds
page-set-volume = Volume
page-set-turn-sound = Sound when it is my turn
page-set-announce = Notification when it is my turn
page-set-announce-refused = The browser does not allow notifications.
page-when-always = Always
page-when-away = When I am away
page-when-never = Never
page-key-change = Change
page-key-change-of = Change: { $name }
page-key-press = Press the new key for: { $name } (Esc: leave it)
page-key-taken = { $key } cannot be used; it belongs to the browser or to the digits.
page-key-moved = { $key } was taken from: { $name }
page-key-missing = Without a key:
page-key-reset = Usual keys
page-scoreline = Course of the score
page-turning = Turning points
page-turning-of = { $side }: steps { $from }–{ $to } (points { $points }, units { $units })
page-look = Look
page-fair = The dice can be checked
page-to-rematch = To the rematch
page-guest = Guest { $number }
page-undo-declined = The other side does not want to take this back.
page-flip = Sit on the other side
page-dice-expected = Dice against expectation
page-expected = exp. { $number }
