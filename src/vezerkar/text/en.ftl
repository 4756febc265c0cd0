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
table-option = { $number }) { $text }
table-only-option = Only one choice: { $text }
table-choose = Your choice:
table-no-options = There is nothing to choose.

## Answers

answer-bad-number = There is no option { $number }; the options are 1 to { $most }.
answer-not-understood = '{ $text }' is neither an option nor a command; `help` lists them.
answer-refused = { $text } cannot be done:
answer-possible = '{ $action }' is possible now.
answer-no-reason = '{ $action }' is not among the options.
answer-undone = { $count ->
    [one] 1 step was taken back.
   *[other] { $count } steps were taken back.
}
answer-no-undo = Nothing can be taken back: chance or another seat had a part in the last step.
answer-no-odds = Chance has no part in this option.
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

help-number = <number>           take the option of this number
help-notation = <action>           take an option by its notation, for example: play recon_left
help-undo = undo               take your last step back, as far as nothing new was shown
help-why = why <action>       why an action is not possible
help-odds = odds <number>      what chance may do to an option
help-board = board              draw the board
help-log = log                what has happened
help-rules = rules <id>         a rule, for example: rules M44-4.3
help-about = about <thing>      what a card, a terrain or a kind of unit does
help-save = save <file>        save the game
help-lang = lang en|hu         change the language
help-quit = quit               leave the table

## Opponents

opponent-random = a random player
opponent-greedy = a greedy player
opponent-search = a player that looks ahead
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
