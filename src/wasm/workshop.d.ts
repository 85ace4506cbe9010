/** What was made of a heuristic's text. */
export interface HeuristicReading {
  /** The text as it is written; null where the given one is no expression. */
  text: string | null;
  /** The expression as blocks; null as well. Its columns are those of `text`. */
  tree: Block | null;
  /** What is known of the heuristic; null where it cannot be run. */
  facts: HeuristicFacts | null;
  /** Why it cannot; its column is one of the text that was given. */
  error: ErrorReport | null;
}

/** An expression as a block. */
export interface Block {
  block: 'number' | 'name' | 'call' | 'sign' | 'not' | 'negative' | 'fold' | 'paint' | 'hole';
  /** The number, name, function, sign or fold. */
  word: string;
  /** The column of its first character, from 1. */
  from: number;
  /** The column after its last one. */
  to: number;
  /** What stands in it. Of a fold the last is what is put together; before it stands what picks, if there is one. */
  inner: Block[];
  /** Of a fold the name of what is in hand. */
  variable: string | null;
  /** Of a fold the word for what it goes over. */
  domain: string | null;
  /** Of a painting what is kept: keys and values. */
  parts: [key: string, value: string][];
}

/** What is known of a heuristic before anything is built. */
export interface HeuristicFacts {
  /** Whether it is proved by how it is put together never to exceed the moves still to go. Where not, it may be so all the same. */
  admissible: boolean;
  /** Whether it is proved so, and to fall by one at the most along a move. */
  consistent: boolean;
  /** The most steps that it takes for a position. */
  steps: number;
  /** What its paintings and edited bounds take in memory. */
  bytes: number;
  paintings: PaintingRoom[];
  /** The listed heuristics that it asks. */
  listed: string[];
}

/** What a painting takes in memory. */
export interface PaintingRoom {
  text: string;
  /** Of each of its tables: one for each of its groups. */
  bytes: number[];
}

/** The words of the heuristics' language for a board, and its limits. */
export interface Vocabulary {
  /** Rows of the board, and columns. */
  side: number;
  /** By name, row by row from the top. */
  squares: string[];
  /** What a fold can go over. */
  domains: string[];
  folds: string[];
  functions: WorkshopFunction[];
  /** From the one that binds least. */
  signs: string[];
  /** Names of numbers besides the heuristics. */
  numbers: string[];
  /** Names of pieces: `empty`, where a square is. */
  pieces: string[];
  colours: string[];
  /** The listed ones. */
  heuristics: string[];
  painting: PaintingKey[];
  /** Published bounds, to be taken apart. */
  examples: Example[];
  most_characters: number;
  most_depth: number;
  most_steps: number;
  most_bytes: number;
}

/** A published bound. */
export interface Example {
  /** By what it is called: a word for a key, the same on all boards. */
  name: string;
  /** Its text. */
  text: string;
}

/** A function of the language. */
export interface WorkshopFunction {
  name: string;
  /** The kinds of what it takes: `number`, `square`, `piece` or `colour`. */
  takes: string[];
  /** Whether it takes two or more. */
  many: boolean;
  /** The kind of what it gives. */
  gives: string;
}

/** What a painting can keep of something. */
export interface PaintingKey {
  /** `tiles`, `squares`, `colours` or `axes`. */
  key: string;
  /** What can be kept, each as it is written; several stand side by side. */
  members: string[];
  /** Whether it can be kept in several groups, with `+` between, which are added up. */
  groups: boolean;
  /** Whether it may be left out, and then all is kept. */
  optional: boolean;
}

/** What there is to tell of the tables of a heuristic that is being made. */
export interface WorkshopReport {
  /** Whether they are complete. */
  complete: boolean;
  /** How far they are; null where there are none. */
  progress: Progress | null;
  /** Each painting's; none before all are complete. */
  paintings: PaintingTables[];
  /** Each edited bound's; the same. */
  edits: EditTable[];
}

/** The table of an edited bound. */
export interface EditTable {
  /** Of what is edited. */
  text: string;
  /** Of the space. */
  positions: number;
  /** Positions at which it was raised. */
  edited: number;
  bytes: number;
}

/** The tables of a painting. */
export interface PaintingTables {
  text: string;
  /** One for each of its groups, whose values are added up. */
  tables: TableFacts[];
}

/** What there is to tell of a table. */
export interface TableFacts {
  /** Painted positions that lead to the goal. */
  positions: number;
  /** One for each rank, and there may be ranks of no position. */
  bytes: number;
  /** Over the painted positions, in moves. */
  mean: number;
  /** In moves. */
  largest: number;
  /** How many painted positions have each value, from 0 on. */
  histogram: number[];
}

/** What an audit has found. */
export interface AuditReport {
  /** Whether all that is to be asked was. */
  complete: boolean;
  /** Whether the bound never exceeds the distance; null where that is not known. */
  admissible: boolean | null;
  /** Whether it is 0 at the goals and falls by one at the most along every move. */
  consistent: boolean | null;
  /** By what the first is proved; null where it is not. */
  proved: 'construction' | 'positions' | null;
  /** Whether every position is asked, or else some. */
  every: boolean;
  /** Asked so far. */
  positions: number;
  /** To be asked in all; null while that is not known. */
  total: number | null;
  /** Compared, each way for itself. */
  moves: number;
  /** Positions whose bound exceeds their distance. */
  failures: number;
  /** Moves along which the bound falls by more than one. */
  falls: number;
  /** The failure nearest to the goal; of several the one with the least rank. */
  counterexample: AuditCounterexample | null;
  /** The fall that begins nearest to the goal. */
  fall: AuditFall | null;
  /** Positions at which pathmax, of either kind, has raised the bound in its brackets; null where the whole is no edit of a bound. */
  edits: number | null;
  /** The one of them nearest to the goal. */
  edit: AuditEdit | null;
  /** How far the tables are that are built before; null where there are none. */
  table: Progress | null;
  /** What the audit takes besides. */
  bytes: number;
}

/** A position whose bound exceeds its distance. */
export interface AuditCounterexample {
  position: string;
  bound: number;
  /** The moves to the nearest goal; where only some positions are asked, those of some way there. */
  distance: number;
}

/** A move along which the bound falls by more than one. */
export interface AuditFall {
  /** Before the move. */
  position: string;
  move: string;
  /** The position after it. */
  after: string;
  bound: number;
  bound_after: number;
  /** The moves from the position before to the nearest goal. */
  distance: number;
}

/** A position at which an edit has raised a bound, and by which neighbour's. */
export interface AuditEdit {
  position: string;
  /** What the bound in the brackets says of it. */
  own: number;
  /** What it is raised to. */
  bound: number;
  /** The moves to the nearest goal. */
  distance: number;
  /** To the neighbour. */
  move: string;
  /** The neighbour. */
  from: string;
  /** What is said of that: one more than the raised bound. */
  bound_from: number;
}

/** Where A* goes wrong because of a heuristic. */
export interface AstrayReport {
  /** Whether a run was found that goes wrong, or all starts were tried that are to be. */
  complete: boolean;
  /** Starts tried, the nearest to the goal first. */
  tried: number;
  /** The run from the first of them that goes wrong. */
  found: AstrayRun | null;
}

/** A run of A* that goes wrong. */
export interface AstrayRun {
  start: string;
  /** The moves of a shortest solution. */
  length: number;
  /** Those of the one that it finds. */
  found: number;
  /** The node at which it goes wrong, as a lane's place. */
  node: number;
  /** The position that it goes wrong in: the first that it expands with f above C*, or the first that it reopens. */
  at: AstrayPosition;
  /** Where the solution is too long: the first position of a shortest one that waits meanwhile. */
  waiting: AstrayPosition | null;
}

/** A position, the moves that it was reached by, and its bound. */
export interface AstrayPosition {
  position: string;
  g: number;
  h: number;
}

/** The score of a heuristic, and its price. */
export interface ScoreReport {
  /** Whether all is done. */
  complete: boolean;
  /** Positions with f below C*, over all problems; null before the end, and where there is no such number. */
  score: number | null;
  /** Why there is none, in the end: it is no lower bound on the board of a problem, or too many positions have f below C*. */
  unscored: 'refuted' | 'beyond' | null;
  /**
   * Whether the bound never exceeds the distance on the boards of these problems, the one at hand left out, whose audit tells; null where
   * that is not known.
   */
  admissible: boolean | null;
  /** What refutes it on one of them. */
  counterexample: ScoreCounterexample | null;
  problems: ScoreProblem[];
  /** What the tables take, for one problem. */
  bytes: number;
  /** Positions, painted or not, looked at to build them, for one problem. */
  painted: number;
  /** The most that a position takes. */
  steps: number;
  /** Positions looked at so far: asked whether the bound holds, and expanded to count. */
  expanded: number;
}

/** A position on the board of a problem, and what refutes the bound there. */
export interface ScoreCounterexample extends AuditCounterexample {
  /** The problem's goal. */
  goal: string;
}

/** A problem that heuristics are scored on, and what one leaves to be expanded. */
export interface ScoreProblem {
  start: string;
  goal: string;
  /** C*. */
  length: number;
  /** Positions with f below C*, once they are counted. */
  expanded: number | null;
}

/** How far the building of tables is, and how large they are. */
export interface Progress {
  /** Units of work done: positions whose neighbours were looked at. */
  done: number;
  /** Units of work in all; null while that is not known. */
  total: number | null;
  /** Positions, or placements, whose distance the tables hold by now. */
  states: number;
  /** What they take. */
  bytes: number;
}
