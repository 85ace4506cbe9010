// Every word that people read, in one place, so that another language is another file of this shape.
// Terms are the textbooks'; each has its meaning beside it for the hover text.

import { bytes, count, seconds } from './format.js';

/** @typedef {import('./state/state.js').Search} Search */

/** @type {Readonly<Record<string, {name: string, full: string, one: string, more: string}>>} */
const PUZZLES = {
  cubes: { name: 'Cubes', full: 'The Cubic Eight-Puzzle', one: 'roll', more: 'rolls' },
  'tiles-3': { name: '8-puzzle', full: 'The 8-puzzle', one: 'move', more: 'moves' },
  'tiles-4': { name: '15-puzzle', full: 'The 15-puzzle', one: 'move', more: 'moves' },
  knights: { name: 'Knights', full: 'The knights exchange', one: 'jump', more: 'jumps' },
  toys: { name: 'Toys', full: 'The toys of 0 and 1', one: 'swap', more: 'swaps' },
};

const puzzle = (/** @type {string} */ key) =>
  PUZZLES[key] ?? { name: key, full: key, one: 'move', more: 'moves' };

/** @type {Readonly<Record<string, {name: string, meaning: string}>>} */
const ALGORITHMS = {
  bfs: {
    name: 'BFS',
    meaning:
      'Breadth-first search: everything one move away, then two, then three; stores all of it',
  },
  'bidirectional-bfs': {
    name: 'Bidirectional BFS',
    meaning: 'Layers grow from the start and from every goal position until they meet',
  },
  iddfs: {
    name: 'IDDFS',
    meaning: 'Depth-first search to depth 0, then 1, then 2; stores one line of play',
  },
  'ida-star': {
    name: 'IDA*',
    meaning:
      'Depth-first search that turns back where moves made plus moves still needed exceed a bound, then raises the bound',
  },
  'a-star': {
    name: 'A*',
    meaning: 'Always expands the position with the least moves made plus moves still needed',
  },
  'branch-and-bound': {
    name: 'Branch and bound',
    meaning:
      'Depth-first search that turns back where nothing better than the best solution so far can follow',
  },
};

/** @type {Readonly<Record<string, {name: string, meaning: string}>>} */
const HEURISTICS = {
  blind: { name: 'blind', meaning: '0 everywhere: no knowledge' },
  mismatch: {
    name: 'mismatch',
    meaning: 'Squares that differ from the goal, less one',
  },
  misplaced: {
    name: 'misplaced',
    meaning: 'Pieces, or squares, that are not yet as the goal wants them',
  },
  'misplaced-parity': {
    name: 'misplaced + parity',
    meaning:
      'Misplaced, or the empty square’s way home if that is longer, rounded up to the right parity',
  },
  colours: {
    name: 'colours',
    meaning:
      'Three pattern databases, one a colour: the exact distance when all other colours are painted out',
  },
  exact: { name: 'exact', meaning: 'The true distance, from a table of the whole space' },
  manhattan: {
    name: 'Manhattan',
    meaning: 'Rows and columns that each tile is away from its place, summed',
  },
  'linear-conflict': {
    name: 'linear conflict',
    meaning:
      'Manhattan, and two more for each tile that must leave its own row or column to let another by',
  },
  additive: {
    name: 'additive',
    meaning: 'Disjoint pattern databases: exact distances for groups of tiles, summed',
  },
  perimeter: {
    name: 'perimeter',
    meaning: 'Exact near the goal, and one more than the radius everywhere else',
  },
  'half-mismatch': {
    name: 'half mismatch',
    meaning: 'Half the squares that differ, as a swap mends two',
  },
  matching: {
    name: 'matching',
    meaning: 'The cheapest pairing of 1s to move with squares to fill: exact',
  },
};

/** @type {Readonly<Record<string, string>>} */
const COLOURS = { W: 'white', R: 'red', B: 'blue', E: 'empty' };

/** @type {Readonly<Record<string, string>>} */
const PLACES = { edge: ' from an edge', centre: ' from the centre', corner: ' from a corner' };

/** @type {Readonly<Record<string, string>>} */
const DIRECTIONS = { U: 'up', D: 'down', L: 'left', R: 'right' };

const plural = (/** @type {number} */ n, /** @type {string} */ one, more = `${one}s`) =>
  `${count(n)} ${n === 1 ? one : more}`;

/** A number of moves in the puzzle's own word for them. @type {(key: string, n: number) => string} */
const moves = (key, n) => plural(n, puzzle(key).one, puzzle(key).more);

const algorithm = (/** @type {string} */ name) => ALGORITHMS[name]?.name ?? name;
const heuristic = (/** @type {string} */ name) => HEURISTICS[name]?.name ?? name;

/** The name of a lane: its algorithm, its heuristic, and what else was chosen. @type {(search: Search) => string} */
const lane = (search) =>
  [
    algorithm(search.algorithm),
    search.heuristic && heuristic(search.heuristic),
    search.order,
    search.deepen === 'by-one' && 'by one',
    search.ties === 'cut' && 'ties cut',
  ]
    .filter(Boolean)
    .join(' · ');

/** A number of times, as one says it: 3.4, or 27. @type {(ratio: number) => string} */
const times = (ratio) =>
  ratio < 10 ? String(Math.round(ratio * 10) / 10) : count(Math.round(ratio));

/** Things in rows of `side`. @type {<T>(squares: readonly T[], side: number) => T[][]} */
const rows = (squares, side) =>
  Array.from({ length: side }, (_, y) => squares.slice(y * side, (y + 1) * side));

const english = {
  title: 'Rolling Cubes',
  puzzles: 'Puzzles',
  puzzle,
  failed: (/** @type {string} */ message) =>
    `The engine could not be started: ${message}. Reload the page to try again.`,

  algorithm,
  algorithmMeaning: (/** @type {string} */ name) => ALGORITHMS[name]?.meaning ?? '',
  heuristic,
  heuristicMeaning: (/** @type {string} */ name) => HEURISTICS[name]?.meaning ?? '',
  lane,

  problem: {
    choose: 'Problem',
    sample: (/** @type {number} */ n) => `Contest sample ${n}`,
    pasted: (/** @type {number} */ n, /** @type {number} */ of) => `Pasted problem ${n} of ${of}`,
    own: 'Your own problem',
    /** @type {(key: string, name: string) => string} */
    named(key, name) {
      const [kind = '', detail = '', from = ''] = name.split(' ');
      switch (kind) {
        case 'hardest':
          return `Hardest${PLACES[from] ?? ''}: ${moves(key, Number(detail))}`;
        case 'korf':
          return `Korf’s instance ${detail}`;
        default:
          return name;
      }
    },
    paste: 'Paste…',
    setUp: 'Set up…',
  },

  paste: {
    title: 'Paste problems',
    /** @type {(key: string) => string} */
    how: (key) => PASTE_FORMATS[key] ?? '',
    input: 'Problems',
    none: 'Nothing to read yet.',
    found: (/** @type {number} */ n) => `${plural(n, 'problem')}, ready to use.`,
    use: (/** @type {number} */ n) => (n === 1 ? 'Use this problem' : `Use these ${n} problems`),
    unusable: 'Use',
    example: 'Insert the official sample',
    cancel: 'Cancel',
  },

  setUp: {
    title: 'Set up a problem',
    how: 'Click two squares to exchange what is on them.',
    howToTurn: 'Click a square twice to turn its cube; in the goal, to change its colour.',
    start: 'Start',
    goal: 'Goal',
    /** @type {(x: number, y: number, piece: string) => string} */
    square: (x, y, piece) => `column ${x}, row ${y}: ${piece || 'empty'}`,
    use: 'Use this problem',
    cancel: 'Cancel',
    swap: 'Exchange start and goal',
    ready: 'Ready to use.',
    deal: 'Random start',
    dealDepth: 'moves from the goal',
    dealFailed: 'No start could be drawn. Try once more.',
    /** @type {(key: string, depth: number, exact: boolean) => string} */
    dealt: (key, depth, exact) =>
      exact
        ? `A start just ${moves(key, depth)} from the goal.`
        : `A start at most ${moves(key, depth)} from the goal.`,
  },

  board: {
    region: 'Board',
    goal: 'Goal',
    /** @type {(pieces: readonly (string | null)[], side: number) => string} */
    inWords: (pieces, side) =>
      rows(pieces.map(pieceInWords), side)
        .map((row, y) => `row ${y + 1}: ${row.join(', ')}`)
        .join('; '),
    help: 'Click or drag a piece to move it, or use the arrow keys. Drag elsewhere to look around.',
    /** @type {(key: string, move: string, x: number, y: number, n: number) => string} */
    moved: (key, move, x, y, n) =>
      `${MOVED[key]?.(move, x, y) ?? move} ${capital(puzzle(key).one)} ${n}.`,
    legal: 'Legal moves',
    /** A move as one would say it. @type {(key: string, move: string) => string} */
    move: (key, move) =>
      key === 'toys' ? `${move.slice(0, 2)} with ${move.slice(2)}` : direction(move),
    reached: 'This is the goal.',
  },

  guide: {
    toGo: (/** @type {number} */ n) => (n === 0 ? 'Solved' : `${count(n)} to go`),
    better: 'one nearer',
    worse: 'one further',
    building: (/** @type {number} */ percent) => `Measuring: ${percent} %`,
    hint: 'Hint',
    hintLong: 'Make the best move',
    undo: 'Undo',
    redo: 'Redo',
    reset: 'Reset',
    resetLong: 'Back to the start, with nothing played',
  },

  playback: {
    region: 'Playback',
    first: 'To the first position',
    back: 'One move back',
    play: 'Play',
    stop: 'Pause',
    forward: 'One move forward',
    last: 'To the last position',
    position: 'Move',
    at: (/** @type {number} */ at, /** @type {number} */ of) => `${at} / ${of}`,
    valueText: (/** @type {number} */ at, /** @type {number} */ of) => `move ${at} of ${of}`,
  },

  race: {
    region: 'Race',
    controls: 'Race controls',
    run: 'Run',
    pause: 'Pause',
    step: '+1',
    stepLong: 'One node in each lane',
    stage: '+layer',
    stageLong: 'To the next layer or bound in each lane',
    end: 'Finish',
    endLong: 'Run every lane to its end at full speed',
    restart: 'Restart',
    speed: 'Speed',
    full: 'full speed',
    rate: (/** @type {number} */ rate) => `${count(rate)} nodes/s`,
    mode: 'Fairness',
    modes: /** @type {const} */ ({ time: 'Same time', nodes: 'Same nodes' }),
    modeLong:
      'Same time: each lane at the chosen speed. Same nodes: all lanes expand the same number of positions, so that counts compare fairly on any machine.',
    add: 'Add a lane',
  },

  views: {
    region: 'Views',
    names: /** @type {Record<import('./state/state.js').View, string>} */ ({
      race: 'Race',
    }),
  },

  counters: /** @type {const} */ ({
    generated: { name: 'generated', meaning: 'Positions created so far, duplicates included' },
    expanded: { name: 'expanded', meaning: 'Positions whose successors were asked for' },
    stored: { name: 'stored', meaning: 'Positions held in memory at once, at the most' },
    bytes: { name: 'memory', meaning: 'Memory for stored positions, at the most' },
    bound: {
      name: 'bound',
      meaning: 'This iteration turns back where moves made plus moves still needed exceed this',
    },
    f: { name: 'f', meaning: 'The greatest moves made plus moves still needed expanded so far' },
    incumbent: { name: 'incumbent', meaning: 'The length of the best solution so far' },
    depth: { name: 'layers', meaning: 'Layers complete; for two sides, of both together' },
    rate: { name: 'nodes/s', meaning: 'Positions generated a second' },
    time: { name: 'time', meaning: 'Time this search has run, pauses left out' },
  }),

  states: {
    ready: 'Ready',
    running: 'Running',
    waiting: 'Running',
    paused: 'Paused',
    /** @type {(name: string, percent: number | null, size: string) => string} */
    preparing: (name, percent, size) =>
      `Building ${heuristic(name)}${percent === null ? '' : ` ${percent} %`}, ${size}`,
    /** @type {(key: string, length: number) => string} */
    solved: (key, length) => `${moves(key, length)}, proved shortest`,
    exhausted: 'No solution: everything was searched',
    /**
     * Each limit with what it teaches.
     * @type {(limit: string, search: Search & {max_bytes: number}, depth: number, stored: number) => string}
     */
    limit(limit, search, depth, stored) {
      switch (limit) {
        case 'depth':
          return `No solution within ${search.max_depth ?? depth} moves; longer ones were not looked at`;
        case 'bytes':
          return `Reached the limit of ${bytes(search.max_bytes)} at depth ${depth}: it stored ${count(stored)} positions`;
        default:
          return `Reached the limit of ${count(search.max_nodes ?? 0)} nodes at depth ${depth}`;
      }
    },
    failed: (/** @type {string} */ message) =>
      `This lane’s search stopped working: ${message || 'nothing more was heard of it'}`,
  },
  showOnBoard: 'Show this solution on the board',
  startAgain: 'Start this lane again',
  configure: (/** @type {string} */ name) => `Configure ${name}`,
  lookInto: (/** @type {string} */ name) => `Look into ${name}`,

  laneDialog: {
    title: 'A lane of the race',
    algorithm: 'Search',
    heuristic: 'Heuristic',
    order: 'Order of moves',
    /** @type {(letters: string) => string} */
    orderHow: (letters) => `${letters} rearranged, or seed=7 for a shuffled one`,
    deepen: 'Deepening',
    deepens: /** @type {const} */ ({ 'next-bound': 'to the next bound', 'by-one': 'by one' }),
    ties: 'Ties',
    tiesKinds: /** @type {const} */ ({ 'search-on': 'searched on', cut: 'cut' }),
    incumbent: 'Incumbent, in moves',
    max_depth: 'Limit of moves',
    max_nodes: 'Limit of nodes',
    max_bytes: 'Limit of memory, in MiB',
    none: 'none',
    limits: 'Limits',
    use: 'Use',
    add: 'Add',
    remove: 'Remove this lane',
    cancel: 'Cancel',
    table: 'builds tables first',
  },

  chart: {
    region: 'Chart',
    choose: 'Chart',
    kinds: /** @type {const} */ ({
      stored: 'Stored over nodes',
      generated: 'Generated over time',
      depth: 'Depth over nodes',
    }),
    axes: /** @type {const} */ ({
      nodes: 'positions generated',
      time: 'seconds',
      stored: 'positions stored',
      generated: 'positions generated',
      depth: 'bound, or layers complete',
    }),
    logarithmic: 'log',
    logarithmicLong: 'Logarithmic scale',
    empty: 'Press Run to draw the race.',
    label: (/** @type {string} */ kind, /** @type {readonly string[]} */ lanes) =>
      `${kind}, one curve for each of: ${lanes.join('; ')}`,
  },

  verdict: {
    /** `most` is what the contest asks for, where there is a contest. @type {(key: string, length: number, most: number | undefined) => string} */
    length: (key, length, most) =>
      most !== undefined && length > most
        ? `Shortest solution: ${moves(key, length)}, more than ${most}: the contest’s answer is -1.`
        : `Shortest solution: ${moves(key, length)}.`,
    /**
     * The lesson of a finished race: who stored more, who generated more. `full` names the lanes in full, where
     * the algorithms alone do not tell them apart.
     * @type {(big: {search: Search, stored: number}, small: {search: Search, stored: number}, ratio: number, full: boolean) => string}
     */
    compare(big, small, ratio, full) {
      const effort =
        ratio >= 1.05
          ? `generated ${times(ratio)} times as many`
          : ratio <= 1 / 1.05
            ? `generated ${times(1 / ratio)} times fewer`
            : 'generated about as many';
      const [one, other] = full
        ? [lane(big.search), lane(small.search)]
        : [algorithm(big.search.algorithm), algorithm(small.search.algorithm)];
      return `${one} stored ${plural(big.stored, 'position')}; ${other} stored ${count(small.stored)} and ${effort}.`;
    },
  },

  settings: {
    theme: 'Light or dark',
    patterns: 'Patterns',
    patternsLong: 'Dots and stripes on the cubes besides their colours',
  },

  format: { count, bytes, seconds },
};

/** A cube by the colour on its top, anything else by what is written on it. @type {(piece: string | null) => string} */
function pieceInWords(piece) {
  if (piece === null || piece === 'E') return 'empty';
  return COLOURS[piece[0] ?? ''] ?? piece;
}

const capital = (/** @type {string} */ word) => word.charAt(0).toUpperCase() + word.slice(1);

/** @type {(move: string) => string} */
const direction = (move) => DIRECTIONS[move] ?? move;

/** What a move did; x and y are where the piece was. @type {Readonly<Record<string, (move: string, x: number, y: number) => string>>} */
const MOVED = {
  cubes: (move, x, y) => `Rolled the cube at column ${x}, row ${y} ${direction(move)}.`,
  'tiles-3': (move, x, y) => `Slid the tile at column ${x}, row ${y} ${direction(move)}.`,
  'tiles-4': (move, x, y) => `Slid the tile at column ${x}, row ${y} ${direction(move)}.`,
  knights: (move) => `The knight on ${move} jumped.`,
  toys: (move) =>
    `Swapped row ${move[0]}, column ${move[1]} with row ${move[2]}, column ${move[3]}.`,
};

/** @type {Readonly<Record<string, string>>} */
const PASTE_FORMATS = {
  cubes:
    'The contest’s own input: for each problem the empty square’s column and row at the start, then the goal’s three rows of W, R, B and one E. A line 0 0 may end it.',
  'tiles-3':
    'For each problem the start and then the goal: three rows of three numbers each, 0 for the empty square.',
  'tiles-4':
    'For each problem the start and then the goal: four rows of four numbers each, 0 for the empty square.',
  knights:
    'The contest’s own input: how many boards, then the boards, each five rows of 1, 0 and one * for the empty square.',
  toys: 'For each problem the start and then the goal: four rows of 0 and 1 each; an empty line may stand between.',
};

/** The words in use. */
export const words = english;
