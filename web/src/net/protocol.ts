// Made by tools/make_types.py from message.py, panels.py and scene.py of src/vezerkar/scene and
// from http_schema.py and socket_schema.py of src/vezerkar/server.
// Do not edit: change the structs and run `python tools/make_types.py`.

export const PROTOCOL_VERSION = 1;

export type Argument = string | number;

/** A sentence, not yet in any language: its key, its arguments, and the rules it rests on. */
export interface Message {
  key: string;
  args?: Record<string, string | number>;
  rules?: string[];
  topic?: string;
}

/** Why something cannot be done: the rule, the sentence, and the thing that is in the way. */
export interface Reason {
  message: Message;
  anchors?: string[];
  mark?: string;
}

/** A number of something (entry `amount:<id>`); `most` is how many there can be. */
export interface Amount {
  id: string;
  value?: number;
  most?: number;
}

/** A line of a panel or a sheet: a thing, its amounts, what is to be said about it. */
export interface Row {
  text: Message;
  amounts?: Amount[];
  anchors?: string[];
  facts?: Message[];
  marks?: string[];
}

/** One line of a running sum, in the rulebook's order. */
export interface Term {
  text: Message;
  value?: number;
  upto?: number;
  anchors?: string[];
  step?: string;
}

/** A running sum (entry `sum:<id>`): fire, target, attack, defence. */
export interface Sum {
  id: string;
  terms: Term[];
  side?: string;
  relative?: boolean;
}

/** One outcome and its chance; while something is unknown the chance reaches up to `most`. */
export interface Bar {
  text: Message;
  chance: number;
  most?: number;
  tone?: "" | "good" | "bad";
  faces?: number[];
}

/** A value of the first sum of a sheet at which the result is certain, and what it is. */
export interface Border {
  text: Message;
  value: number;
}

/** Where a table of results is lit: numbers of columns and rows, several while in doubt. */
export interface Lit {
  table: string;
  columns?: number[];
  rows?: number[];
}

/** A calculation on one sheet (entry `sheet:<id>`): sums, the tables they lead to, the chances. */
export interface Sheet {
  id: string;
  text: Message;
  sums?: Sum[];
  lit?: Lit[];
  bars?: Bar[];
  results?: Record<string, number>;
  anchors?: string[];
  borders?: Border[];
  rows?: Row[];
  notes?: Message[];
}

/** A printed table of results (entry `table:<id>`), row by row; it never changes. */
export interface ResultTable {
  id: string;
  columns: string[];
  rows: string[];
  cells: string[][];
  across?: Message;
  down?: Message;
  rules?: string[];
}

/** A place for a card on a pad: a card, a card face down (`hidden`), or nothing. */
export interface Slot {
  id: string;
  card?: string;
  hidden?: boolean;
  closed?: Message;
  takes?: string;
}

/** One thing that a plan gives orders to: an army card, an air sector, a headquarters. */
export interface Pad {
  anchor: string;
  side?: string;
  look?: string;
  face?: string;
  values?: Amount[];
  holds?: Amount[];
  slots?: Slot[];
  facts?: Message[];
  pieces?: string[];
  marks?: string[];
  warnings?: Message[];
}

/** A plan of a seat (entry `mat:<id>`), secret while it is `private`. */
export interface Mat {
  id: string;
  owner: string;
  pads: Pad[];
  totals?: Amount[];
  stock?: Amount[];
  lack?: Reason[];
  private?: boolean;
  columns?: number;
}

/** Something in the order of execution. */
export interface Item {
  text: Message;
  side?: string;
  anchors?: string[];
  state?: "past" | "now" | "next";
}

/** A box of the turn track; `id` is what is written in it, the track `turn` says where we are. */
export interface TurnBox {
  id: string;
  text?: Message;
  tray?: string;
  leaving?: string[];
  notes?: Message[];
  marks?: string[];
}

/** An account of a side (entry `panel:<id>`): headquarters and trucks, a pool, a market. */
export interface Panel {
  id: string;
  rows?: Row[];
  side?: string;
  private?: boolean;
}

/** A reaction window: what may be answered, who is asked in which order, who has passed. */
export interface Window {
  text: Message;
  order: string[];
  asked?: string[];
  passed?: string[];
}

export type DecisionKind =
  | "pick" | "aim" | "mark" | "split" | "branch" | "reaction" | "wait" | "over";

/** What a thing is called in each language, what it does, and where that is written. */
export interface BookEntry {
  id: string;
  names: Record<string, string>;
  forms?: Record<string, Record<string, string>>;
  facts?: Message[];
  notes?: Record<string, string>;
  marks?: string[];
  rules?: string[];
  source?: string;
  values?: Record<string, number>;
}

/** A place of the board: its centre, and on an area map its corners as `outline`. */
export interface Space {
  id: string;
  x: number;
  y: number;
  kinds?: string[];
  side?: string;
  zones?: string[];
  marks?: string[];
  label?: Record<string, string>;
  art?: Record<string, string>;
  outline?: number[];
}

/** Something between two spaces: a river on their common side, a railway, a sea lane. */
export interface Edge {
  a: string;
  b: string;
  kind?: string;
}

/** A line across the board, as x and y in turn. */
export interface BoardLine {
  kind: string;
  points: number[];
}

/** Spaces that belong together: a section, an objective, a country. */
export interface Region {
  id: string;
  kind: string;
  spaces?: string[];
  side?: string;
  names?: Record<string, string>;
}

/** A place beside the board that holds tokens: reserves, boxes of a turn track, an army card. */
export interface Tray {
  id: string;
  kind?: string;
  side?: string;
}

/** The map and what is printed beside it. A hex has a radius of 40 units of x and y. */
export interface Board {
  shape: "hex" | "square" | "area";
  width: number;
  height: number;
  spaces: Space[];
  edges?: Edge[];
  lines?: BoardLine[];
  regions?: Region[];
  trays?: Tray[];
  place?: string;
  bottom?: string;
  wraps?: boolean;
  overlays?: string[];
  tables?: ResultTable[];
  turns?: TurnBox[];
}

/** Someone at the table; `ready` when a secret plan is locked. */
export interface Seat {
  id: string;
  side: string;
  team: number;
  deciding?: boolean;
  ready?: boolean;
  score?: number;
  target?: number;
  cards?: number;
  nation?: string;
  counts?: string;
  facts?: Message[];
}

/** A piece on a space or in a tray; those listed later lie on top. */
export interface Token {
  id: string;
  kind: string;
  space: string;
  layer?: "unit" | "piece" | "marker";
  side?: string;
  look?: string;
  strength?: number;
  full?: number;
  nation?: string;
  badge?: string;
  values?: number[];
  marks?: string[];
}

/** A card face (entry `card:<id>`); hidden cards are not listed, only counted by their zone. */
export interface Card {
  id: string;
  count?: number;
  marks?: string[];
  idle?: Message;
}

/** A place for cards: a hand, a pile, the discards. `private`: not everybody sees its cards. */
export interface Zone {
  id: string;
  owner?: string;
  count?: number;
  cards?: Card[];
  private?: boolean;
  anchors?: string[];
  kind?: string;
  backs?: string[];
  anchor?: string;
}

/** A number on a scale; `most` is its end, 0 if it has none. */
export interface Track {
  id: string;
  value: number;
  most?: number;
  side?: string;
  rail?: boolean;
  low?: number;
  steps?: number[];
}

/** One line of a calculation. */
export interface Modifier {
  key: string;
  value: number;
  rules: string[];
}

/** What chance may do to an action: the dice, their modifiers, the exact distribution. */
export interface Odds {
  dice?: number;
  modifiers?: Modifier[];
  hits?: number[];
  results?: Record<string, number>;
  sheet?: Sheet;
  after?: Sheet;
}

/** What follows from an action for certain (`messages`), and what comes then. */
export interface Preview {
  then: "chance" | "drawn" | "shown" | "asked" | "answer" | "turn" | "others" | "over";
  messages?: Message[];
  question?: Message;
  anchors?: string[];
  ends?: boolean;
  turn_over?: boolean;
  seats?: string[];
}

/** A space that an overlay marks, with a number or a few letters written on it. */
export interface Spot {
  space: string;
  kind: string;
  value?: string;
  side?: string;
  by?: string[];
}

/** A line of an overlay from anchor to anchor: `sight`, `supply`, or `cut` by something. */
export interface Link {
  kind: string;
  way: string[];
  value?: string;
  by?: string[];
}

/** The answer to a question about the board, for a seat that may know it. */
export interface Overlay {
  spots?: Spot[];
  links?: Link[];
  veil?: boolean;
  rules?: string[];
}

/** An action: its notation, what it is anchored on, the sentence and the rules that govern it. */
export interface ActionView {
  action: string;
  verb: string;
  anchors: string[];
  text: Message;
  rules: string[];
  marks?: string[];
  path?: string[];
  vain?: Message;
}

/** The question of the moment: who is asked what, and where we are in the turn. */
export interface Prompt {
  text: Message;
  kind: "pick" | "aim" | "mark" | "split" | "branch" | "reaction" | "wait" | "over";
  seats?: string[];
  step?: string;
  steps?: string[];
  anchors?: string[];
  chosen?: number;
  most?: number;
  private?: boolean;
}

/** How a game ended. */
export interface Outcome {
  winner: string;
  text: Message;
  rules: string[];
}

/** All that a seat may know at one moment. */
export interface Scene {
  game: string;
  scenario: string;
  seat: string;
  side: string;
  seats: Seat[];
  board: Board;
  book: BookEntry[];
  tokens: Token[];
  zones: Zone[];
  tracks: Track[];
  prompt: Prompt;
  actions?: ActionView[];
  dice?: string[];
  log?: Message[];
  outcome?: Outcome;
  mats?: Mat[];
  sheets?: Sheet[];
  panels?: Panel[];
  agenda?: Item[];
  windows?: Window[];
}

export type Value = string | boolean | number;

export type SeatKind = "person" | "computer" | "open";

export type TableStatus = "waiting" | "playing" | "over";

/** A setting of a game; the first value is the default. */
export interface SettingInfo {
  name: string;
  values: (string | boolean | number)[];
  rules: string[];
  scenarios?: string[];
}

/** A scenario. Seats, sides and names are those under the default settings. */
export interface ScenarioInfo {
  id: string;
  titles: Record<string, string>;
  date: string;
  source: string;
  seats: string[];
  first: string;
  sides: string[];
  names: Record<string, Record<string, string>>;
  balance?: Record<string, number>;
  length?: number;
  unfit?: Record<string, (string | boolean | number)[]>;
}

/** A seat before there is a table. */
export interface SeatPreview {
  seat: string;
  side: string;
  team: number;
  names: Record<string, string>;
}

/** GET /api/games/{game}/{scenario}: the opening as an observer sees it, for thumbnails. */
export interface ScenarioPreview {
  seats: SeatPreview[];
  board: Board;
  tokens: Token[];
}

/** A line about winning a battle, by language, and the spaces of the map that it speaks of. */
export interface GoalInfo {
  say: Record<string, string>;
  spaces: string[];
}

/** GET /api/briefings/{game}/{battle}: what is told before a battle, a scenario or `starter`. */
export interface BriefingInfo {
  scenario: string;
  titles: Record<string, string>;
  situation: Record<string, string>;
  goals: GoalInfo[];
  difficulty: number;
  turns: number;
  minutes: Record<string, number>;
  games: number;
  wins: Record<string, number>;
  intervals: Record<string, number[]>;
  mine: string[];
  preview: ScenarioPreview;
  book: BookEntry[];
}

/** GET /api/summaries/{game}: a game on half a page, by language. */
export interface SummaryInfo {
  what: Record<string, string>;
  win: Record<string, string>;
  turn: Record<string, string>[];
}

/** From one space to another, perhaps over others. */
export interface HowToArrow {
  path: string[];
  attack?: boolean;
}

/** A picture with a sentence: a part of the map with arrows and rings, dice, or cards. */
export interface HowToPanel {
  title: Record<string, string>;
  say: Record<string, string>;
  view?: string[];
  tokens?: Token[];
  arrows?: HowToArrow[];
  rings?: string[];
  targets?: string[];
  cards?: string[];
  dice?: string[];
}

/** GET /api/how-to/{game}: how to play in two minutes. */
export interface HowToInfo {
  panels: HowToPanel[];
  board: Board;
  book: BookEntry[];
}

/** GET /api/covers: what is known of a game before it is loaded. */
export interface Cover {
  titles: Record<string, string>;
  about: Record<string, string>;
  players: string;
  id?: string;
  picture?: string;
}

/** A data pack that the server was started with, and the scenarios it changes or adds. */
export interface PackInfo {
  id: string;
  scenarios: ScenarioInfo[];
}

/** A way to share the seats among people, and the settings that go with it. */
export interface SeatingInfo {
  settings: Record<string, string | boolean | number>;
  persons: string[][];
}

/** A ready position for those who have never played: POST /api/starters/{game} opens it. */
export interface StarterInfo {
  titles: Record<string, string>;
  about: Record<string, string>;
  minutes: number;
  newcomer_minutes: number;
}

/** A game with everything the page needs to offer it. */
export interface GameInfo {
  id: string;
  titles: Record<string, string>;
  scenarios: ScenarioInfo[];
  settings: SettingInfo[];
  levels: string[];
  packs?: PackInfo[];
  lessons?: number[];
  seatings?: SeatingInfo[];
  starter?: StarterInfo;
  styles?: string[];
  puzzles?: number[];
}

/** Actions that are not the ones meant, as patterns, and why. */
export interface WrongTryInfo {
  do: string[];
  say: Record<string, string>;
}

/** A step of a lesson: what the guide says, and the patterns of the actions it asks for. */
export interface LessonStepInfo {
  say: Record<string, string>;
  do: string[];
  otherwise: Record<string, string>;
  wrong?: WrongTryInfo[];
  point?: string[];
  show?: string[];
}

/** A lesson of a game, its sentences by language. */
export interface LessonInfo {
  number: number;
  title: Record<string, string>;
  about: Record<string, string>;
  goal: Record<string, string>;
  end: Record<string, string>;
  minutes: number;
  steps: LessonStepInfo[];
  strict?: boolean;
  guide?: Record<string, Record<string, string>>;
}

/** A puzzle of a game, its sentences by language; the solution is not among them. */
export interface PuzzleInfo {
  number: number;
  goal: string;
  seat: string;
  title: Record<string, string>;
  ask: Record<string, string>;
  clue: Record<string, string>;
}

/** GET /api/puzzle-of-the-day?date=2026-11-18: the same for everybody, by default today's. */
export interface PuzzleOfTheDay {
  date: string;
  game: string;
  puzzle: PuzzleInfo;
}

/** POST /api/puzzles/{game}/{number}/tries: an action in notation. */
export interface PuzzleTry {
  action: string;
}

/** POST /api/puzzles/{game}/{number}/solution, for those who give up. */
export interface PuzzleSolution {
  do: string[];
  why: Record<string, string>;
  chances: Record<string, number>;
}

/** Whether a try was right; if so with the solution, if not perhaps with a reason. */
export interface PuzzleVerdict {
  right: boolean;
  chance?: number;
  say?: Record<string, string>;
  solution?: PuzzleSolution;
}

/** Who plays a seat: oneself (`mine`), a computer, or whoever accepts the invitation. */
export interface SeatPlan {
  seat: string;
  kind: "person" | "computer" | "open";
  level?: string;
  mine?: boolean;
  name?: string;
  person?: number;
}

/** POST /api/tables. Hot seat: several seats are `mine`. */
export interface NewTable {
  game: string;
  scenario: string;
  seats: SeatPlan[];
  settings?: Record<string, string | boolean | number>;
  take_back?: boolean;
  public?: boolean;
  confirm_turn?: boolean;
  pack?: string;
  hints?: boolean;
}

/** POST /api/positions: a private table from a position (TOML). */
export interface NewPosition {
  position: string;
  seats?: SeatPlan[];
  pack?: string;
}

/** POST /api/starters/{game}: who plays it; else the user, against computers. */
export interface NewStarter {
  seats?: SeatPlan[];
}

/** POST /api/tables/{id}/copy: a private table that continues from a moment of this one. */
export interface CopyTable {
  ply: number;
  seat?: string;
  seats?: SeatPlan[];
}

/** POST /api/handed: opens the file of `vezerkar play --from`. */
export interface Ticket {
  ticket: string;
}

export interface SeatInfo {
  seat: string;
  side: string;
  kind: "person" | "computer" | "open";
  name?: string;
  level?: string;
  mine?: boolean;
  present?: boolean;
  invitation?: string;
  code?: string;
  names?: Record<string, string>;
  auto_pass?: boolean;
  locked?: boolean;
  program?: boolean;
  left?: boolean;
  score?: number;
  target?: number;
}

export interface TableInfo {
  id: string;
  game: string;
  scenario: string;
  titles: Record<string, string>;
  status: "waiting" | "playing" | "over";
  seats: SeatInfo[];
  ply: number;
  host?: boolean;
  my_turn?: boolean;
  hot_seat?: boolean;
  settings?: Record<string, string | boolean | number>;
  take_back?: boolean;
  seed_hash?: string;
  seed?: string;
  created?: string;
  changed?: string;
  rematch?: string;
  public?: boolean;
  confirm_turn?: boolean;
  pack?: string;
  replay?: boolean;
  origin?: string;
  branch?: number;
  placed?: boolean;
  hints?: boolean;
  kept?: boolean;
  winners?: string[];
  draw?: boolean;
  archived?: boolean;
}

/** GET /api/tables/{id}/dice: every chance result of a match that is over. */
export interface DiceInfo {
  seed: string;
  seed_hash: string;
  draws: number[][];
}

/** PUT /api/tables/{id}/archive: whether the user puts a table away or takes it out again. */
export interface Archive {
  archived: boolean;
}

/** The user of this cookie; guests have a name too. */
export interface Me {
  id: string;
  name: string;
  guest: boolean;
}

/** PUT /api/me: a new name for a guest. */
export interface Rename {
  name: string;
}

export interface Credentials {
  name: string;
  password: string;
}

/** PUT /api/account/password: all other logins are ended. */
export interface NewPassword {
  old: string;
  new: string;
}

/** POST /api/account/delete. */
export interface DeleteAccount {
  password: string;
}

/** GET /api/account/logins: a browser that is logged in to the account. */
export interface LoginInfo {
  id: string;
  agent: string;
  made: string;
  used: string;
  here?: boolean;
}

/** POST /api/tables/{id}/seats/{seat}: the invitation from the link; not for public tables. */
export interface TakeSeat {
  invitation?: string;
}

/** POST /api/tables/{id}/seats/{seat}/computer: it plays on for somebody who has left. */
export interface Replace {
  level: string;
}

/** POST /api/seats: the code of an invitation; case, spaces and dashes do not matter. */
export interface SeatCode {
  code: string;
}

/** POST /api/tables/{id}/seats/{seat}/token: lets a program play the user's seat. */
export interface SeatToken {
  token: string;
}

/** The id of a new table. */
export interface Created {
  id: string;
}

/** A rule of the ledger, in one language. */
export interface RuleInfo {
  id: string;
  section: string;
  text: string;
  source: string;
  ruling?: string;
  example?: string;
}

/** Every HTTP error: the key of a sentence, and the same in English. */
export interface Problem {
  key: string;
  text: string;
  args?: Record<string, string | number>;
}

/** A node among those on the same database; a server that is alone has no name. */
export interface NodeInfo {
  name: string;
  address: string;
  alive: boolean;
  silence_s: number;
  tables: number;
  here: boolean;
}

/** GET /api/admin: the nodes. One can be drained only if another one takes its tables. */
export interface AdminInfo {
  nodes: NodeInfo[];
  can_drain: boolean;
}

/** A table in the memory of a node. */
export interface TableLoad {
  id: string;
  game: string;
  scenario: string;
  status: "waiting" | "playing" | "over";
  ply: number;
  sockets: number;
  idle_s: number;
}

/** GET /api/admin/nodes/{name}: what a node has to do; the name of the one that answers is `@`. */
export interface NodeLoad {
  name: string;
  version: string;
  up_s: number;
  cpu_s: number;
  memory_bytes: number;
  sockets: number;
  tables: number;
  actions: number;
  action_ms: number;
  thinking: number;
  waiting: number;
  errors: number;
  busiest: TableLoad[];
}

/** POST /api/admin/nodes/{name}/drain: the node gives its tables to others, and stops. */
export interface Draining {
  name: string;
}

export type Room = "table" | "team" | "observers";

export type FromPage =
  | Act
  | Undo
  | AskSteps
  | AskUndo
  | AnswerUndo
  | AskWhy
  | AskOdds
  | AskPreview
  | AskCalculation
  | AskOverlay
  | AskPast
  | AskLog
  | AskLesson
  | Look
  | Resign
  | AgreeEnd
  | AnswerResign
  | AskHint
  | AskReview
  | KeepNotes
  | SetLock
  | Say
  | AutoPass
  | Ping;

export type FromServer =
  | Welcome
  | Update
  | Refused
  | Steps
  | Why
  | OddsAre
  | PreviewIs
  | OverlayIs
  | Past
  | LogIs
  | LessonIs
  | HintIs
  | ReviewIs
  | TableChanged
  | Said
  | Notice
  | Done;

/** Apply an action of a seat. */
export interface Act {
  type: "act";
  ref: number;
  ply: number;
  seat: string;
  action: string;
}

/** Take back the seat's own latest steps, as far as they are free. */
export interface Undo {
  type: "undo";
  ref: number;
  ply: number;
  seat: string;
  steps?: number;
  alone?: boolean;
}

/** Which steps can the seat take back by itself? */
export interface AskSteps {
  type: "steps";
  ref: number;
  seat: string;
}

/** Ask the others to take back everything since a ply. */
export interface AskUndo {
  type: "ask-undo";
  ref: number;
  seat: string;
  to: number;
}

export interface AnswerUndo {
  type: "answer-undo";
  ref: number;
  seat: string;
  yes: boolean;
}

/** Why is this action not possible? */
export interface AskWhy {
  type: "why";
  ref: number;
  seat: string;
  action: string;
}

/** What are the odds of this action? */
export interface AskOdds {
  type: "odds";
  ref: number;
  seat: string;
  action: string;
}

/** What would follow from this action for certain? */
export interface AskPreview {
  type: "preview";
  ref: number;
  seat: string;
  action: string;
}

/** The odds of a line of the log, as `seat` could know them; answer: `odds`. */
export interface AskCalculation {
  type: "calculation";
  ref: number;
  seat: string;
  number: number;
}

/** What does this anchor see, reach, draw supply from? For `ply` and `by` see AskPast. */
export interface AskOverlay {
  type: "overlay";
  ref: number;
  seat: string;
  ply: number;
  name: string;
  anchor?: string;
  by?: string;
}

/** The scene after `ply` steps from a seat's point of view, for the replay. */
export interface AskPast {
  type: "past";
  ref: number;
  seat: string;
  ply: number;
  by?: string;
}

/** The lines of the log before a line, as many as are sent at once. */
export interface AskLog {
  type: "log";
  ref: number;
  before: number;
}

/** How far has this seat come in a lesson of the game? */
export interface AskLesson {
  type: "lesson";
  ref: number;
  seat: string;
  number: number;
}

/** Hot seat: show the screen to a seat, with its code if it has one; empty: hide it. */
export interface Look {
  type: "look";
  ref: number;
  seat: string;
  code?: string;
}

export interface Resign {
  type: "resign";
  ref: number;
  seat: string;
}

/** A kept match ends without a winner as soon as every side with people agrees. */
export interface AgreeEnd {
  type: "agree-end";
  ref: number;
  seat: string;
}

/** A computer has offered to resign: accept it, or play on. */
export interface AnswerResign {
  type: "answer-resign";
  ref: number;
  seat: string;
  yes: boolean;
}

/** What would the best computer player do here? */
export interface AskHint {
  type: "hint";
  ref: number;
  seat: string;
}

/** How did the chances go? Only after the end; `seat` counts the steps it knows of. */
export interface AskReview {
  type: "review";
  ref: number;
  seat?: string;
}

/** Store the notes of a seat's owner; nobody else sees them. */
export interface KeepNotes {
  type: "notes";
  ref: number;
  seat: string;
  text: string;
}

/** Hot seat: four digits that a seat needs to see the screen; empty: none. */
export interface SetLock {
  type: "lock";
  ref: number;
  seat: string;
  code: string;
}

/** Chat with everybody or with one's own team; observers chat among themselves. */
export interface Say {
  type: "say";
  ref: number;
  text: string;
  room?: "table" | "team";
}

/** Pass reaction windows automatically while the seat has no other action. */
export interface AutoPass {
  type: "auto-pass";
  ref: number;
  seat: string;
  on: boolean;
}

export interface Ping {
  type: "ping";
  ref: number;
}

/** The part of a scene that never changes during a match. */
export interface Still {
  board: Board;
  book: BookEntry[];
}

/** The part of a scene that changes; in an update fields that did not change are left out. */
export interface Live {
  seat?: string;
  side?: string;
  seats?: Seat[];
  tokens?: Token[];
  zones?: Zone[];
  tracks?: Track[];
  prompt?: Prompt;
  actions?: ActionView[];
  dice?: string[];
  outcome?: Outcome;
  mats?: Mat[];
  sheets?: Sheet[];
  panels?: Panel[];
  agenda?: Item[];
  windows?: Window[];
}

/** What happened in a step, for this reader; struck out when it was taken back. */
export interface LogLine {
  number: number;
  ply: number;
  seat: string;
  messages: Message[];
  barrier?: boolean;
  undone?: boolean;
  chance?: number;
}

/** A page of the log, the lines in order; an empty one when there is nothing before. */
export interface LogIs {
  type: "log";
  ref: number;
  log: LogLine[];
}

/** A line of chat in a room that this reader belongs to. */
export interface Said {
  type: "said";
  name: string;
  seat: string;
  text: string;
  at: string;
  room?: "table" | "team" | "observers";
}

/** Everything at once: on joining, after a lost connection, after a stale action. */
export interface Welcome {
  type: "welcome";
  table: TableInfo;
  ply: number;
  seat: string;
  still: Still;
  live: Live;
  log: LogLine[];
  undo?: number;
  stale?: boolean;
  curtain?: string;
  thinking?: string;
  ref?: number;
  chat?: Said[];
  notes?: string;
  protocol?: number;
}

/** A step: what changed and what happened. */
export interface Update {
  type: "update";
  ply: number;
  live: Live;
  log: LogLine[];
  undo?: number;
  ref?: number;
  thinking?: string;
}

/** A request was refused, and why. */
export interface Refused {
  type: "refused";
  ref: number;
  text: Message;
  reasons?: Reason[];
}

/** A step that can be taken back; `alone` if no later step needs it. */
export interface FreeStep {
  ply: number;
  number: number;
  action: string;
  text: Message;
  alone?: boolean;
}

/** The free steps, the latest first. */
export interface Steps {
  type: "steps";
  ref: number;
  steps: FreeStep[];
}

export interface Why {
  type: "why";
  ref: number;
  reasons: Reason[];
}

export interface OddsAre {
  type: "odds";
  ref: number;
  odds?: Odds;
}

/** What follows from an action up to the first chance result, secret or decision. */
export interface PreviewIs {
  type: "preview";
  ref: number;
  preview?: Preview;
}

export interface OverlayIs {
  type: "overlay";
  ref: number;
  overlay: Overlay;
}

/** How many steps are done, and whether the goal is reached or can no longer be reached. */
export interface LessonIs {
  type: "lesson";
  ref: number;
  done: number;
  reached: boolean;
  missed: boolean;
}

/** How something that people count is expected to change: text `prospect-<name>` tells it. */
export interface HintReason {
  name: string;
  change: number;
}

/** What the best computer player would do, its estimate of the side's chance to win, and why. */
export interface HintIs {
  type: "hint";
  ref: number;
  ply: number;
  action: string;
  level: string;
  chance: number;
  parts?: ActionView[];
  other?: string;
  other_chance?: number;
  when?: "" | "at-once" | "soon" | "later";
  reasons?: HintReason[];
}

/** After `ply` steps: the chance of the first side to win, and its luck so far. */
export interface ReviewPoint {
  ply: number;
  chance: number;
  luck?: number;
}

/** A turn in which the chance of the first side changed a lot, and how much of it was luck. */
export interface TurningPoint {
  first: number;
  last: number;
  change: number;
  luck?: number;
}

/** How the chances went, as the judge of the game sees it with all cards open. */
export interface Review {
  sides: string[];
  points: ReviewPoint[];
  turnings: TurningPoint[];
}

/** A review, or how far it is; only the last of these messages has the `ref` of the request. */
export interface ReviewIs {
  type: "review";
  ref: number;
  done: number;
  of: number;
  review?: Review;
}

/** The moment that was asked for; `at` is its ply in the log of the screen that asked. */
export interface Past {
  type: "past";
  ref: number;
  ply: number;
  at: number;
  live: Live;
}

/** Somebody sat down, came, left or asked to take back, or the match began or ended. */
export interface TableChanged {
  type: "table";
  table: TableInfo;
  asks_undo?: string;
  undo_to?: number;
  gives_up?: string;
  agrees_end?: string[];
}

/** Something that everybody at the table should know; it is no part of the match. */
export interface Notice {
  type: "notice";
  text: Message;
}

/** A request was carried out and needs no other answer. */
export interface Done {
  type: "done";
  ref: number;
}
