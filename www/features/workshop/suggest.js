// Words that no bound has, and what was probably meant by them.

/** @import { Vocabulary } from '../../pkg/rolling_cubes.js' */

/** Meanings of the words of bounds in the reader's language, and other words for them. @typedef {{means: (word: string) => string, also: (word: string) => string | undefined}} Tongue */

/** Keywords of the language on every board. */
const ALWAYS = ['in', 'where', 'and', 'or', 'not', 'paint', 'edit'];

/** Common synonyms of the language's words. @type {ReadonlyMap<string, string>} */
const MEANT = new Map([
  ['number', 'count'],
  ['total', 'sum'],
  ['blank', 'empty'],
  ['hole', 'empty'],
  ['largest', 'max'],
]);

/** The words of a board that are written alone. @type {(vocabulary: Vocabulary) => string[]} */
export const wordsOf = ({ folds, functions, domains, pieces, colours, numbers, heuristics }) => [
  ...new Set([
    ...[...folds, ...functions.map(({ name }) => name), ...domains],
    ...[...pieces, ...colours, ...numbers, ...heuristics],
  ]),
];

/** Edit distance: Wagner and Fischer 1974. O(length of both). @param {string} one @param {string} other */
export function distance(one, other) {
  let row = Array.from({ length: other.length + 1 }, (_, n) => n);
  for (const [n, letter] of [...one].entries()) {
    let before = n;
    row = row.map((above, m) => {
      const left = m === 0 ? n + 1 : Math.min(above, before) + 1;
      const best =
        m === 0 ? left : Math.min(left, (row[m - 1] ?? 0) + Number(letter !== other[m - 1]));
      before = best;
      return best;
    });
  }
  return row.at(-1) ?? 0;
}

/** Full width as plain characters, of which each stays one. @param {string} text */
const plain = (text) => text.replaceAll(/[\uff01-\uff5e]/g, (c) => c.normalize('NFKC'));

/**
 * The word of a bound that a word of the reader's language stands for.
 * @type {(word: string, known: readonly string[], say: Tongue) => string | undefined}
 */
function translated(word, known, { means, also }) {
  const meant = also(word);
  if (meant !== undefined && known.includes(meant)) return meant;
  const named = known.map((one) => ({ one, name: means(one).toLowerCase() }));
  const begins = (/** @type {string} */ name) =>
    /[^\p{ASCII}]/u.test(name) && (word.startsWith(name) || name.startsWith(word));
  return (named.find(({ name }) => name === word) ?? named.find(({ name }) => begins(name)))?.one;
}

/**
 * The first unknown word up to the error's column, and a suggestion. The engine first reads an unknown word as a name, so its error may be
 * behind it.
 * @type {(text: string, column: number, vocabulary: Vocabulary, say: Tongue) => {unknown: string, from: number, meant: string | null} | null}
 */
export function unknownIn(text, column, vocabulary, say) {
  const known = wordsOf(vocabulary);
  // A painting has its own words.
  const bare = plain(text).replaceAll(/\b(?:paint|edit)\([^()]*\)/g, (painting) =>
    ' '.repeat(painting.length),
  );
  const variables = [...bare.matchAll(/(\w+) in\b/g)].map(([, name = '']) => name);
  const all = new Set([...known, ...ALWAYS, ...vocabulary.squares, ...variables]);
  const found = [...bare.matchAll(/\p{L}(?:[\p{L}\p{M}\p{N}_-]*[\p{L}\p{M}\p{N}_])?/gu)].find(
    ([word]) => !/^\w$/.test(word) && !all.has(word),
  );
  const [unknown = ''] = found ?? [];
  const from = found?.index ?? 0;
  if (unknown === '' || from >= column) return null;
  const lower = unknown.toLowerCase();
  const near = known
    .map((word) => ({ word, far: word.startsWith(lower) ? 0 : distance(lower, word) }))
    .filter(
      ({ word, far }) => far <= Math.max(1, Math.floor(Math.min(word.length, lower.length) / 3)),
    )
    .sort((a, b) => a.far - b.far);
  const meant = translated(lower, known, say) ?? MEANT.get(lower) ?? near[0]?.word ?? null;
  return { unknown, from, meant };
}

/** Bounds to begin with, by their names. @type {(vocabulary: Vocabulary) => {name: 'count' | 'distances' | 'doubled', text: string}[]} */
export function startersOf({ domains: [pieces = ''], functions, colours, examples }) {
  // Pieces without colours have distinct goal squares.
  const haveGoals = colours.length === 0 && functions.some(({ name }) => name === 'goal');
  const count = haveGoals ? `count(p in ${pieces}: p != goal(p))` : (examples[0]?.text ?? '');
  const distances = `sum(p in ${pieces}: distance(p, goal(p)))`;
  const last = haveGoals ? distances : count;
  return [
    { name: 'count', text: count },
    ...(last === count ? [] : [{ name: /** @type {const} */ ('distances'), text: distances }]),
    { name: 'doubled', text: `2 * ${/ [-+*/]+ [^()]*$/.test(last) ? `(${last})` : last}` },
  ];
}
