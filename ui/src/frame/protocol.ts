// Made by `python -m signoria.server.typescript`; do not edit.

export const PROTOCOL = 1;

export type Value = string | number | boolean | null;

export type Fact = number | string | Text[] | Text;

export type Language = "en" | "es" | "fr" | "it";

export type Stage = "open" | "over" | "playing";

/** All of them. */
export interface Games {
  games: GameCard[];
}

/** A game that can be played here. */
export interface GameCard {
  name: string;
  options: OptionCard[];
  bots: string[];
  most_seats: number;
  suggested: Record<string, Value>;
  events: Record<string, KindCard>;
  lesson: boolean;
  houses: string[];
  lead?: Lead | null;
  experienced?: number | null;
}

/**
 * An option of a game: the values that it may take, the first by default, or any number in a span.
 *
 * One that is `derived` follows from the others, and cannot be chosen.
 */
export interface OptionCard {
  name: string;
  values?: Value[];
  span?: [number, number] | null;
  derived?: boolean;
}

/**
 * How a log tells a kind of event: whether it `opens` a paragraph; is left out, being `quiet`; `needs` a detail to
 * be known; or is told only `within` paragraphs that such kinds have opened.
 */
export interface KindCard {
  opens?: boolean;
  quiet?: boolean;
  needs?: string | null;
  within?: string[] | null;
}

/** An option that is chosen before all others, such as a printed edition. */
export interface Lead {
  option: string;
  presets: Record<string, Value>;
  fixed: Record<string, Record<string, Value>>;
}

/** A game's summary card: what it is about, how it is won, a table, and what else is good to know. */
export interface Summary {
  title: Text;
  about: Text;
  rows: (Text | null)[][];
  goal?: Text | null;
  head?: Text[];
  notes?: Text[];
}

/** A sentence, a label or a word: the key of its text, and the facts that fill it. */
export interface Text {
  key: string;
  facts?: Record<string, Fact>;
}

/** The examples of a game's rules, in the order of the sections. */
export interface Examples {
  game: string;
  examples: ExampleCard[];
}

/** An example in a list: its name and title, and the number of the section of the rules that it belongs to. */
export interface ExampleCard {
  name: string;
  title: string;
  section: number;
}

/** An example of a game's rules: all of its moments, with everything seen, and what was tried in vain. */
export interface Example {
  name: string;
  title: string;
  section: number;
  replay: Replay;
  attempts: Attempt[];
}

/**
 * A game played again as one player (null: one from whom nothing is hidden) saw it: of `total` moments those from
 * number `since` on, 200 at most.  Moment 0 is when the first decision is due.
 */
export interface Replay {
  game: string;
  options: Record<string, Value>;
  names: string[];
  returns: number[] | null;
  viewer: string | null;
  total: number;
  since: number;
  moments: Moment[];
}

/**
 * A moment of a replay: who moved (null if that may not be known), what (null if chance gave another a card; both
 * before the first move), which turn it is, what happened by it, and what is seen then.
 */
export interface Moment {
  number: number;
  by: string | null;
  move: string | null;
  turn: number;
  events: Event[];
  view: unknown;
}

/** Something that happened, as one seat knows it: its kind, and the details that are known, by name. */
export interface Event {
  kind: string;
  seats?: Record<string, string>;
  words?: Record<string, string>;
  numbers?: Record<string, number>;
}

/**
 * A move that was tried once moment `after` had come, as one would say it, and the sentence with which it was
 * refused.
 */
export interface Attempt {
  after: number;
  by: string;
  move: string;
  text: string;
}

/** Where it is. */
export interface Made {
  id: string;
  path: string;
}

/** Several tables, the newest first. */
export interface Tables {
  tables: Listed[];
}

/** A table in a list. */
export interface Listed {
  id: string;
  table: TableCard;
  created?: number | null;
}

/** A table as everybody may know it. */
export interface TableCard {
  id: string;
  code?: string;
  game: string;
  rules?: number;
  known?: number | null;
  options: Record<string, Value>;
  stage: Stage;
  public?: boolean;
  seats: SeatCard[];
  host?: string | null;
  clock?: number | null;
  grace?: number | null;
  chance: Chance;
  returns?: number[] | null;
  closed?: string | null;
  next?: string | null;
}

/** A seat as everybody may know it: who sits there, and who plays if nobody is there. */
export interface SeatCard {
  name?: string | null;
  bot?: string | null;
  person?: boolean;
  here?: boolean;
  gave?: boolean;
}

/**
 * What can be known of chance: the hash of the seed; once the cards are dealt, what each seat gave; at the end the
 * rest.
 */
export interface Chance {
  commitment: string;
  gifts?: string[];
  proof?: Proof | null;
}

/**
 * What a record needs so that chance can be checked: the hash that was shown before the deal, the seed, and what
 * each seat gave to it (nothing, for a bot).
 */
export interface Proof {
  scheme: string;
  commitment: string;
  seed: string;
  gifts: string[];
}

/**
 * A table to be made.  `id` makes it idempotent: the same player's same id is the same table.
 *
 * With a `name` one sits down at once, in the first seat if no `seat` is named.  `bots` are for the seats after one's
 * own, around the table, or the first ones; a seat that is named without a name is the last that they take.
 */
export interface NewTable {
  id: string;
  game: string;
  options?: Record<string, Value>;
  public?: boolean;
  clock?: number | null;
  grace?: number | "usual" | null;
  pace?: number;
  name?: string | null;
  gift?: string;
  seat?: number | null;
  bots?: string[];
  start?: boolean;
}

/** The table, when one comes and whenever something of it has changed. */
export interface TableFrame {
  type: "table";
  protocol: number;
  table: TableCard;
  you: You;
}

/** What of a table concerns only who asks. */
export interface You {
  seat?: number | null;
  host?: boolean;
  muted?: string[];
}

/** Take a free seat before the game, any if none is named, under a nickname; or move to one that is named. */
export interface Sit {
  type: "sit";
  name: string;
  seat?: number | null;
  gift?: string;
  id: string;
}

/** Give something to chance, before the game: what was given last counts. */
export interface Give {
  type: "give";
  gift: string;
  id: string;
}

/** Before the game: give up the seat.  In the game: let a bot play for oneself until one is back. */
export interface Leave {
  type: "leave";
  id: string;
}

/** The host: a bot for a free seat, or for all if none is named.  In the game: a bot in place of one who is gone. */
export interface Fill {
  type: "fill";
  seat?: number | null;
  bot?: string | null;
  id: string;
}

/** The host, before the game: let whoever sits there go. */
export interface Free {
  type: "free";
  seat: number;
  id: string;
}

/**
 * The host, before the game: other options, another clock (null: none), public or not; what is left out stays.
 *
 * Options come to those that the host has given before; older ones that contradict them are dropped.  If there are
 * fewer seats then, bots go, and people move up.
 */
export interface Change {
  type: "change";
  options?: Record<string, Value>;
  clock?: number | null;
  public?: boolean;
  id: string;
}

/** The host: begin, with a bot in each free seat if `fill` says so. */
export interface Start {
  type: "start";
  fill?: boolean;
  id: string;
}

/** A whole play, in the notation or as its actions, in answer to this version of one's seat. */
export interface Move {
  type: "move";
  version: number;
  move: string | number[];
  id: string;
}

/** What is asked once these steps of a play are taken.  Nothing happens, and nobody else can tell. */
export interface Ask {
  type: "ask";
  version: number;
  taken: number[];
  id: string;
}

/** Words to the table; or to one player alone, while the others learn that something was whispered, and to whom. */
export interface Say {
  type: "say";
  text: string;
  to?: string | null;
  id: string;
}

/** Hear no more of what this player says, or hear it again. */
export interface Mute {
  type: "mute";
  name: string;
  on?: boolean;
  id: string;
}

/** After the game: another table for the same people, the winner first; where seats are Houses, all keep theirs. */
export interface Rematch {
  type: "rematch";
  id: string;
}

/** A command is carried out and stored; what changed by it has been told before. */
export interface DoneFrame {
  type: "done";
  id: string;
}

/** The answer to `ask`; null if the play would be whole. */
export interface MenuFrame {
  type: "menu";
  id: string;
  menu: Menu | null;
}

/**
 * A question and the steps that answer it.
 *
 * `taken` are the actions of the play so far, those among them that could be no others; `back` how many of them are
 * left when the last choice is taken back.  If it is `obvious`, the only step may be taken without asking.  `closed`
 * is what players may look for among the steps, and is not there.
 */
export interface Menu {
  question: Text;
  steps: Step[];
  taken?: number[];
  back?: number;
  obvious?: boolean;
  dials?: Dial[];
  closed?: Closed[];
  before?: Closed[];
}

/** One of the steps that can be taken now. */
export interface Step {
  action: number;
  key?: string;
  text: Text;
  target?: string | null;
  place?: string | null;
  places?: string[];
  cost?: number;
  claims?: string | null;
  holds?: boolean | null;
  follows?: Text[];
  ends?: boolean;
  move?: string | null;
  more?: number | null;
  dials?: Dial[];
}

/**
 * A value that may be given, and need not be: from `low` to `high`, `now` if nothing is said.
 *
 * The action for the value v is `action + v - low`, before the next step.  Where other values have to follow, `turns`
 * has for each value what is to be taken instead of the menu's `taken`, and the question is asked anew: nothing where
 * the value has no answer, which `closed` tells by the value.
 */
export interface Dial {
  action: number;
  text: Text;
  low: number;
  high: number;
  now: number;
  usual?: number | null;
  turns?: number[][];
  closed?: Closed[];
}

/** What the game has, and what cannot be chosen now: what is typed for it as a rule, what it means, and why not. */
export interface Closed {
  key: string;
  text: Text;
  why: Text;
  cost?: number;
}

/** A game as one seat (null: a spectator) knows it: all that it has heard, and what it sees. */
export interface Account {
  signoria: number;
  game: string;
  rules: number;
  options: Record<string, Value>;
  names: string[];
  viewer: string | null;
  events: Event[];
  view: unknown;
}

/**
 * A game as it is stored: a journal's header, its moves and what came of it.  `returns` is null while it is
 * unfinished; `chance` is there if its draws can be checked.
 */
export interface GameRecord {
  signoria: number;
  game: string;
  rules: number;
  options: Record<string, Value>;
  names: string[];
  begin?: Begin | null;
  moves: [string, string][];
  returns: number[] | null;
  digest: string;
  chance?: Proof | null;
}

/**
 * A game that began from a position described as in a scenario: what was said, and which numbers chance gave for
 * what was not.
 */
export interface Begin {
  said: Record<string, unknown>;
  dealt: number[];
}

/**
 * What the pupil of a lesson has done so far, in the notation, and the steps of the next play that are taken: the
 * menu is then what is asked after them, null if they are whole.  Refusals are told in the language.
 */
export interface Taught {
  moves?: string[];
  taken?: number[];
  language?: Language | null;
}

/**
 * A lesson as it stands: all that the pupil's seat knows, and what the coach says, if anything is new.  It may be
 * over before its game is; then there are no returns.
 */
export interface Lesson {
  game: string;
  options: Record<string, Value>;
  names: string[];
  you: string;
  update: Update;
  plays: Update[];
  coach: Coach | null;
  over: boolean;
  returns: number[] | null;
}

/** What a seat learns: the events from number `since` on, and how things stand now. */
export interface Update {
  version: number;
  since: number;
  events: Event[];
  view: unknown;
  menu?: Menu | null;
}

/**
 * What the coach says before a decision, the `number`-th thing of so many; the last is said when it is over.
 *
 * Its words point with `[1]`, `[2]` … at the `marks`: `step:KEY` (of the menu, or of one that follows within the same
 * play), `card:WORD` (in the own hand), `seat:NAME`, `place:ID` (a pile or a territory), `zone:WORD` (a part of the
 * table), `phase` (of the round), `offers`, or `stage` (what is under way).
 */
export interface Coach {
  number: number;
  of: number;
  text: Text;
  why: Text | null;
  marks: string[];
}

/**
 * Something that went wrong while a page was drawn: in which part of it, with what kind of error, at which place of
 * the script or with which text.  Nothing of a game, a table or a player stands in it.
 */
export interface Fault {
  part: string;
  error: string;
  game?: string;
  page?: string;
  at?: string;
}

/** Whether the server can store. */
export interface Health {
  status: "closing" | "ok" | "store-away";
  version: string;
}

/**
 * The first frame of a connection.  Without a key, or with one that has no seat here, one is a spectator.
 *
 * `since` is the last version that this client has seen of the game, `talk` the number of the last words.
 */
export interface Hello {
  type: "hello";
  protocol: number;
  key?: string | null;
  since?: number;
  talk?: number;
  language?: Language;
}

/** What one's seat learns.  `done` are commands of one's own that led to it; `left` the seconds on one's clock. */
export interface UpdateFrame {
  type: "update";
  update: Update;
  left?: number | null;
  done?: string[];
}

/** What was said. */
export interface TalkFrame {
  type: "talk";
  said: Words[];
}

/** What somebody said, at a time in seconds since 1970; of what was whispered to another, no text. */
export interface Words {
  number: number;
  name: string;
  text: string;
  at: number;
  to?: string | null;
}

/** Nothing was done, and nothing has changed.  `text` is a sentence; in `retry` seconds one may try again. */
export interface RefusedFrame {
  type: "refused";
  code: string;
  facts: Record<string, unknown>;
  text: string;
  id?: string | null;
  retry?: number | null;
}

/** Something about the server that players should know: `store-away`, `store-back`, `closing`. */
export interface NoticeFrame {
  type: "notice";
  code: string;
  text: string;
}

/** What this client has seen does not agree with the table, or it speaks another version: begin anew. */
export interface ReloadFrame {
  type: "reload";
  code: string;
  text: string;
  protocol: number;
}

/**
 * What is known before the first play: the game, the version of its rules, options, players, and where it began if
 * not with the normal set-up.
 */
export interface Header {
  signoria: number;
  game: string;
  rules: number;
  options: Record<string, Value>;
  names: string[];
  begin?: Begin | null;
}

/** A play: the seat, -1 for chance; its actions; and the same in the notation. */
export interface Line {
  seat: number;
  actions: number[];
  text: string;
}

/** What one seat, or a spectator, may see; a snapshot is the same with nothing left out, and no viewer. */
export interface CoupView {
  game: string;
  viewer: string | null;
  turn: string | null;
  phase: string;
  to_act: string[];
  treasury: number;
  court?: Record<string, number>;
  court_size: number;
  players: Record<string, CoupPlayerView>;
  pending: PendingView | null;
  winner: string | null;
  winners: string[];
}

/** A player as seen by one who may see `hidden`, or may not: then it is absent. */
export interface CoupPlayerView {
  coins: number;
  hidden?: string[];
  revealed: string[];
}

/** The action under way; `drawn` and `shown` are absent for whom they are secret. */
export interface PendingView {
  action: string;
  by: string;
  target: string | null;
  claim: string | null;
  block: BlockView | null;
  challenger: string | null;
  drawn?: string[];
  shown?: string | null;
}

/** A block that has been claimed. */
export interface BlockView {
  by: string;
  claim: string;
}

/**
 * What one seat, or a spectator, may see; a snapshot is the same with nothing left out, and no viewer.
 *
 * `stage` says which part of the set-up it is, and `replacing` which pile of the circle is being filled again.
 */
export interface MediciView {
  game: string;
  viewer: string | null;
  turn: string | null;
  phase: string;
  to_act: string[];
  players: Record<string, MediciPlayerView>;
  piles: PileView[];
  jesters: Record<string, JesterView>;
  scores: Record<string, number> | null;
  winner: string | null;
  winners: string[];
  draw: boolean;
  stage: string | null;
  replacing: number | null;
}

/** A player as seen by one who may see hand and planned cards, or may not: then they are absent. */
export interface MediciPlayerView {
  house: string;
  counts: number;
  hand?: string[];
  hand_size: number;
  deck: number;
  planned?: string[];
  planned_size: number;
  last: string | null;
  limit: number | null;
  plans: number;
  discard: string[];
  aside: string[];
}

/** A noble or an alliance at court, its cards from the bottom up. */
export interface PileView {
  id: number;
  zone: string;
  cards: string[];
  value: number;
}

/** Where a Jester is, and what it counts. */
export interface JesterView {
  pile: number;
  value: number;
}

/**
 * What one seat, or a spectator, may see; a snapshot is the same with nothing left out, and no viewer.
 *
 * `drawing` is how many cards are still to be drawn, `resumes` what follows a discard, `dry` for how many rounds
 * nobody drew.
 */
export interface PrincepsView {
  game: string;
  viewer: string | null;
  round: number;
  mano: string | null;
  turn: string | null;
  phase: string;
  to_act: string[];
  deck: number;
  discard: string[];
  players: Record<string, PrincepsPlayerView>;
  territories: Record<string, LandView>;
  offers: OfferView[];
  done: string[];
  contest: ContestView | null;
  drawing: number;
  drew: boolean;
  dry: number;
  resumes: string | null;
  standings: Standings;
  winners: string[];
}

/** A player; the hand, and what counts towards the draw, only for one who may see it. */
export interface PrincepsPlayerView {
  prince: string | null;
  hand?: string[];
  hand_size: number;
  points: number | null;
  would_score: number;
  draw_target: number;
  counted?: number;
}

/** A territory on the table; the cards that lie face down only for their owner. */
export interface LandView {
  owner: string | null;
  stable: boolean;
  castle: boolean;
  colonists: boolean;
  conspirators: boolean;
  hidden?: string[];
  hidden_size: number;
  shown: string[];
  acted: string[];
}

/** An offer; the moves that answer it count from 0 in the order in which a seat sees them. */
export interface OfferView {
  id: number;
  by: string;
  to: string;
  give: string[];
  want: string[];
  declined: string[];
}

/**
 * An attack, revolt or conspiracy under way: both forces as far as they are declared, and until they are compared;
 * what was answered to the last window, as far as one may know.
 */
export interface ContestView {
  kind: string;
  source: string;
  target: string;
  leader: string;
  citizens: number | null;
  mercenaries: number | null;
  guard_citizens: number | null;
  guard_mercenaries: number | null;
  under: string | null;
  attack: number | null;
  defence: number | null;
  outcome: string | null;
  dying: number;
  guards_dying: number;
  answers: Record<string, string>;
}

/** All of them; who is ahead, and what decided it (null if several share the first place). */
export interface Standings {
  players: Record<string, Standing>;
  ahead: string[];
  decided: string | null;
}

/** What a player has in each category, in which of them that scores, the points, and what is compared then. */
export interface Standing {
  has: Record<string, number>;
  leads: string[];
  compared: Record<string, number>;
}

export type Command = Sit | Give | Leave | Fill | Free | Change | Start | Move | Ask | Say | Mute | Rematch;

export type Frame = TableFrame | UpdateFrame | DoneFrame | MenuFrame | TalkFrame | RefusedFrame | NoticeFrame | ReloadFrame;

/** The view of each game. */
export interface Views {
  coup: CoupView;
  medici: MediciView;
  princeps: PrincepsView;
}
