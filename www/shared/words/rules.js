// Structure of each search's pseudocode, without its texts: lines, indents and variants by setting. It matches the
// search's file in the engine, without limits.

import { entry } from './entry.js';

/** @import { LineName as EngineLineName } from '../../pkg/rolling_cubes.js' */
/** @import { Search } from '../state/state.js' */

/** A line that the engine reports, or the last line of a search that has no nodes left. @typedef {EngineLineName | 'end'} LineName */
/** An unnamed line only groups others; execution never stops there. @typedef {{name?: LineName, indent: number, text: string}} Line */
/** @typedef {string | ((search: Search) => string)} Text */
/** A language's texts by line, or by line and variant; some variants are named by a setting's value. @typedef {Record<LineName | 'around', Text | Record<string, Text>>} Texts */
/** @typedef {[indent: number, name: LineName | 'around', variant?: string]} Outline */

/** @type {(take: string, known: Outline[]) => Outline[]} */
const bestFirst = (take, known) => [[0, 'start', 'open'], [0, 'around', 'while-open'], [1, 'take', take], [1, 'goal', 'way'], [1, 'each'], ...known, [2, 'store', 'open'], [0, 'end', 'none']];

/** Depth-first search with a rising bound. @type {(first: string, look: Outline[]) => Outline[]} */
const deepening = (first, look) => [[0, 'start', first], [0, 'around', 'next-stack'], [0, 'around', 'while-stack'], ...look, [1, 'expand'], [0, 'end', 'next'], [0, 'raise']];

/** Depth-first search of one iteration that ends at the first goal. @type {(limit: number | undefined, known: Outline[]) => Outline[]} */
const deep = (limit, known) => [
  [0, 'start', 'stack'],
  [0, 'around', 'while-stack'],
  [1, 'take', 'top'],
  [1, 'goal', 'path'],
  ...(limit === undefined ? [] : [/** @type {Outline} */ ([1, 'cut', 'limit'])]),
  ...known,
  [1, 'expand'],
  [0, 'end', 'none'],
];

/** @type {(cut: string) => Outline[]} */
const forgetting = (cut) => [
  [0, 'around', 'while-layer'],
  [1, 'take', 'layer'],
  [2, 'each'],
  [3, 'cut', cut],
  [3, 'goal', 'rebuild'],
  [3, 'duplicate', 'layers'],
  [3, 'store', 'put'],
  [1, 'around', 'forget'],
  [0, 'rebuild'],
];

/** @type {(chosen: Outline[]) => Outline[]} */
const fromBothEnds = (chosen) => [
  [0, 'start', 'both'],
  [0, 'around', 'while-both'],
  ...chosen,
  [1, 'each'],
  [2, 'duplicate', 'both'],
  [2, 'better', 'both'],
  [2, 'store', 'open'],
  [2, 'met', 'both'],
  [0, 'end', 'both'],
];

/** @type {Readonly<Record<string, (search: Search) => Outline[]>>} */
const RULES = {
  bfs: () => [
    [0, 'home'],
    [0, 'start', 'queue'],
    [0, 'around', 'while-queue'],
    [1, 'take', 'first'],
    [1, 'each'],
    [2, 'duplicate', 'stored'],
    [2, 'goal', 'successor'],
    [2, 'store', 'queue'],
    [0, 'end', 'none'],
  ],
  'bidirectional-bfs': () => [
    [0, 'home'],
    [0, 'start', 'layers'],
    [0, 'around', 'repeat'],
    [1, 'choose'],
    [1, 'take', 'side'],
    [2, 'each'],
    [3, 'met', 'end'],
    [3, 'duplicate', 'side'],
    [3, 'store', 'layer'],
    [0, 'end', 'frontier'],
  ],
  iddfs: () =>
    deepening('by-one', [
      [1, 'take', 'top'],
      [1, 'goal', 'path'],
      [1, 'cut', 'depth'],
    ]),
  'ida-star': ({ deepen = 'next-bound', transpositions }) =>
    deepening(deepen, [[1, 'take', 'top-f'], [1, 'cut', deepen], [1, 'goal', 'path'], ...(transpositions === undefined ? [] : [/** @type {Outline} */ ([1, 'duplicate', 'table'])])]),
  'a-star': ({ ties = 'high-g' }) =>
    bestFirst(ties, [
      [2, 'duplicate', 'on'],
      [2, 'better', 'on'],
    ]),
  'branch-and-bound': ({ incumbent, ties = 'search-on' }) => [
    [0, 'start', incumbent === undefined ? 'infinite' : 'given'],
    [0, 'around', 'stack'],
    [0, 'around', 'while-stack'],
    [1, 'take', 'top-f'],
    [1, 'cut', ties],
    [1, 'around', 'best'],
    [2, 'better', 'incumbent'],
    [1, 'worse'],
    [1, 'expand'],
    [0, 'end', 'incumbent'],
  ],
  greedy: () => bestFirst('least-h', [[2, 'duplicate', 'stored']]),
  'weighted-a-star': ({ reopen = 'on' }) =>
    bestFirst('least-value', [
      [2, 'duplicate', reopen],
      [2, 'better', reopen],
    ]),
  'weighted-ida-star': () =>
    deepening('value', [
      [1, 'take', 'top-value'],
      [1, 'cut', 'value'],
      [1, 'goal', 'path'],
    ]),
  rbfs: () => [
    [0, 'start', 'waits'],
    [0, 'around', 'while-waits'],
    [1, 'take', 'waits'],
    [1, 'around', 'leave'],
    [2, 'around', 'left'],
    [1, 'goal', 'path'],
    [1, 'each'],
    [2, 'store', 'waits'],
    [0, 'end', 'none'],
  ],
  bfhs: () => [[0, 'home'], [0, 'start', 'layer'], ...forgetting('bound'), [0, 'end', 'bound']],
  'bfida-star': () => [[0, 'home'], [0, 'start', 'next-bound'], [0, 'around', 'next-layer'], ...forgetting('next-bound'), [0, 'end', 'next'], [0, 'raise']],
  mm: ({ epsilon = '0' }) =>
    fromBothEnds([
      [1, 'around', epsilon],
      [1, 'goal', 'bound'],
      [1, 'take', 'either'],
    ]),
  nbs: () =>
    fromBothEnds([
      [1, 'around', 'pair'],
      [1, 'goal', 'least'],
      [1, 'take', 'pair'],
    ]),
  'bae-star': () =>
    fromBothEnds([
      [1, 'around', 'b'],
      [1, 'goal', 'bound'],
      [1, 'take', 'other'],
      [1, 'around', 'expanded'],
    ]),
  'uniform-cost': () =>
    bestFirst('least-g', [
      [2, 'duplicate', 'on'],
      [2, 'better', 'on'],
    ]),
  dfs: ({ max_depth }) => deep(max_depth, [[1, 'duplicate', 'closed']]),
  'dfs-tree': ({ max_depth }) => deep(max_depth, []),
};

/** @type {(texts: Texts) => (search: Search) => Line[]} */
export const rulesIn = (texts) => (search) =>
  entry(
    RULES,
    search.algorithm,
  )(search).map(([indent, name, variant]) => {
    const own = texts[name];
    const said = typeof own === 'object' ? entry(own, variant ?? '') : own;
    const text = typeof said === 'function' ? said(search) : said;
    return name === 'around' ? { indent, text } : { indent, text, name };
  });
