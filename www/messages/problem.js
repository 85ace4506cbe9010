// Words for choosing a problem: the list, pasting, setting one up.

import { moves, plural } from './names.js';
import { square } from './squares.js';

/** @type {Readonly<Record<string, string>>} */
const PLACES = { edge: ' from an edge', centre: ' from the centre', corner: ' from a corner' };

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

export const problem = {
  choose: 'Problem',
  pasted: (/** @type {number} */ n, /** @type {number} */ of) => `Pasted problem ${n} of ${of}`,
  own: 'Your own problem',
  /** A preset by its kind and what follows it. @type {(key: string, name: string) => string} */
  named(key, name) {
    const [kind = '', detail = '', more = ''] = name.split(' ');
    const length = moves(key, Number(detail));
    switch (kind) {
      case 'moves':
        return length;
      case 'hardest':
        return more === 'mirrored'
          ? `Hardest, mirrored: ${length}`
          : `Hardest${PLACES[more] ?? ''}: ${length}`;
      case 'korf':
        return `Korf’s instance ${detail}`;
      case 'sample':
        return `Contest sample ${detail}`;
      default:
        return name;
    }
  },
  /** Said of a problem without a solution; the reason is the engine's. */
  unsolvable: (/** @type {string} */ why) => `This goal cannot be reached: ${why}.`,
  /** What its searches come to: there may be too many positions to see them all. */
  unsolvableRun: (/** @type {string} */ key) =>
    [
      key === 'tiles-4'
        ? 'Too many positions can be reached to see them all: BFS, bidirectional BFS and A* go on until they reach a limit, that of memory at the latest.'
        : 'Run shows it: BFS and A* end once they have seen all that can be reached, bidirectional BFS once one of its sides has.',
      `IDA* and IDDFS keep only the path they are on, and go on until a limit or you stop them${key === 'toys' ? ', unless the start has no move' : ''}.`,
      'Branch and bound looks no farther than its bound.',
    ].join(' '),
  paste: 'Paste…',
  setUp: 'Set up…',
};

export const paste = {
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
};

export const setUp = {
  title: 'Set up a problem',
  how: 'Click two squares to exchange what is on them.',
  howToTurn: 'Click a square twice to turn its cube; in the goal, to change its colour.',
  start: 'Start',
  goal: 'Goal',
  /** A square and what is on it. @type {(key: string, index: number, side: number, piece: string) => string} */
  square: (key, index, side, piece) => `${square(key, index, side)}: ${piece || 'empty'}`,
  use: 'Use this problem',
  cancel: 'Cancel',
  swap: 'Exchange start and goal',
  ready: 'Ready to use.',
  deal: 'Random start',
  dealDepth: 'moves from the goal',
  dealCancel: 'Stop drawing',
  /** @type {(key: string, moves: number) => string} */
  looking: (key, looked) => `Looking around the goal: all within ${moves(key, looked)} known.`,
  dealFailed: 'No start could be drawn. Try once more.',
  /** @type {(key: string, depth: number, exact: boolean) => string} */
  dealt: (key, depth, exact) =>
    exact
      ? `A start just ${moves(key, depth)} from the goal.`
      : `A start at most ${moves(key, depth)} from the goal.`,
};
