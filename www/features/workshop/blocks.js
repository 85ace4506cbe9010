// Edits an expression by blocks. The text is authoritative: an edit inserts a piece in brackets, and the engine's output omits needless
// ones.

/** @import { Block, Vocabulary } from '../../pkg/rolling_cubes.js' */

/** Indices of nested blocks, outermost first. @typedef {readonly number[]} Path */

/** Placeholder for a missing piece. */
export const HOLE = '?';

/** @type {(tree: Block, path: Path) => Block | undefined} */
export const blockAt = (tree, path) =>
  path.reduce((/** @type {Block | undefined} */ block, n) => block?.inner[n], tree);

/** The text of a block. @type {(text: string, block: Pick<Block, 'from' | 'to'>) => string} */
export const textOfBlock = (text, { from, to }) => text.slice(from - 1, to - 1);

/** The text with something in a block's place. @type {(text: string, block: Pick<Block, 'from' | 'to'>, put: string) => string} */
export const replaced = (text, { from, to }, put) =>
  `${text.slice(0, from - 1)}${isClosed(put) ? put : `(${put})`}${text.slice(to - 1)}`;

/** Whether it needs no brackets. @param {string} put */
const isClosed = (put) => /^(\?|\w+|[a-z]+(-[a-z]+)*)$/.test(put);

/** A block moves: it is put in another's place and leaves a hole. One that is inside the other stays. @type {(text: string, from: Block, to: Block) => string | null} */
export function moved(text, from, to) {
  if (to.from < from.to && from.from < to.to) return null;
  const put = textOfBlock(text, from);
  // The later first, so that the other's columns stay valid.
  return from.from < to.from
    ? replaced(replaced(text, to, put), from, HOLE)
    : replaced(replaced(text, from, HOLE), to, put);
}

/** How bounds are put together, or changed as a whole. @type {Readonly<Record<string, (inner: string) => string>>} */
export const WRAPS = {
  max: (inner) => `max(${inner}, ${HOLE})`,
  sum: (inner) => `(${inner}) + ${HOLE}`,
  weight: (inner) => `2 * (${inner})`,
  'parity-up': (inner) => `parity-up(${inner})`,
  pathmax: (inner) => `pathmax(${inner})`,
  bpmax: (inner) => `bpmax(${inner})`,
};

/** Operators, which every board has. */
const BY_SIGN = ['sum', 'weight'];

/**
 * Some puzzles are too large for a table of all positions, and not all moves alternate the colours of a chessboard.
 * @type {(vocabulary: Vocabulary) => string[]}
 */
export const wrapsOf = ({ functions }) =>
  Object.keys(WRAPS).filter(
    (name) => BY_SIGN.includes(name) || functions.some((one) => one.name === name),
  );

/** @typedef {{word: string, text: string}} Offer */
/** @typedef {'numbers' | 'signs' | 'functions' | 'folds' | 'squares' | 'paintings' | 'heuristics'} Group */

/** All that can be put in on a board. @type {(vocabulary: Vocabulary) => readonly (readonly [Group, readonly Offer[]])[]} */
export function paletteOf(vocabulary) {
  const { domains, folds, functions, signs, numbers, pieces, colours, heuristics } = vocabulary;
  const named = (/** @type {readonly string[]} */ names) =>
    names.map((word) => ({ word, text: word }));
  const calls = functions.map(({ name, takes, many }) => {
    const holes = Array.from({ length: many ? 2 : takes.length }, () => HOLE).join(', ');
    return { word: name, text: `${name}(${holes})` };
  });
  const unique = calls.filter(({ word }, n) => calls.findIndex((call) => call.word === word) === n);
  const over = folds.flatMap((fold) =>
    domains.map((domain) => {
      const variable = domain === 'squares' ? 's' : domain.charAt(0);
      return { word: `${fold} ${domain}`, text: `${fold}(${variable} in ${domain}: ${HOLE})` };
    }),
  );
  const between = signs
    .filter((sign) => sign !== 'not')
    .map((sign) => ({ word: sign, text: `${HOLE} ${sign} ${HOLE}` }));
  return [
    ['folds', over],
    ['functions', unique],
    ['signs', [...between, { word: 'not', text: `not ${HOLE}` }]],
    ['numbers', named(['0', '1', '2', ...numbers])],
    ['squares', named([...pieces, ...colours])],
    ['heuristics', named(heuristics)],
    ...(canPaint(vocabulary)
      ? [/** @type {const} */ (['paintings', [{ word: 'paint', text: firstPainting(vocabulary) }]])]
      : []),
  ];
}

/** Whether a board has anything that a painting can keep. @type {(vocabulary: Vocabulary) => boolean} */
export const canPaint = ({ painting }) => painting.length > 0;

/** Keeps half of the members. @type {(vocabulary: Vocabulary) => string} */
export function firstPainting({ painting }) {
  const key = painting[0];
  if (!key) throw new Error('there is no painting without something to keep');
  const kept = key.members.slice(0, Math.ceil(key.members.length / 2));
  return `paint(${key.key}=${kept.slice(0, 4).join('')})`;
}

/** All blocks that are paintings. @type {(tree: Block | null) => Block[]} */
export const paintingsIn = (tree) =>
  tree ? [...(tree.block === 'paint' ? [tree] : []), ...tree.inner.flatMap(paintingsIn)] : [];

/** Where a key goes from a block: to what is inside, around, before or after it. @type {(tree: Block, path: Path, key: string) => Path | null} */
export function walked(tree, path, key) {
  const around = path.slice(0, -1);
  const at = path.at(-1) ?? 0;
  const beside = blockAt(tree, around)?.inner.length ?? 0;
  switch (key) {
    case 'ArrowUp':
      return path.length > 0 ? around : null;
    case 'ArrowDown':
      return blockAt(tree, path)?.inner.length ? [...path, 0] : null;
    case 'ArrowLeft':
      return path.length > 0 && at > 0 ? [...around, at - 1] : null;
    case 'ArrowRight':
      return path.length > 0 && at + 1 < beside ? [...around, at + 1] : null;
    case 'Home':
      return [];
    default:
      return null;
  }
}

/** The first hole, in the order of the text. @type {(tree: Block, path?: Path) => Path | null} */
export function firstHole(tree, path = []) {
  if (tree.block === 'hole') return path;
  for (const [n, inner] of tree.inner.entries()) {
    const found = firstHole(inner, [...path, n]);
    if (found) return found;
  }
  return null;
}
