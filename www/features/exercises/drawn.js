// The nodes of an exercise's search as its picture has them.

import { words } from '../../shared/words/words.js';

/** @import { Fate, Numbered, TreeNode } from './kind.js' */
/** @import { Space } from './spaces.js' */

/** @typedef {{id: string, parent: {id: string} | null, place: string, fate: Fate}} Shown */

/**
 * @template {Shown} N
 * @param {readonly N[]} nodes
 * @param {Space} space
 * @param {(node: N) => readonly Numbered[]} numbersOf
 * @param {(node: N) => Partial<TreeNode>} [more]
 * @returns {TreeNode[]}
 */
export const drawn = (nodes, space, numbersOf, more = () => ({})) =>
  nodes.map((node) => ({
    id: node.id,
    parent: node.parent?.id ?? null,
    pieces: space.pieces(node.place),
    name: node.place,
    numbers: numbersOf(node),
    fate: node.fate,
    ...more(node),
  }));

/** g and h, and their sum. @type {(g: number, h: number) => Numbered[]} */
export const gAndH = (g, h) => [
  { name: 'g', value: g },
  { name: 'h', value: h },
  { name: 'f', value: g + h, sum: true },
];

/** The numbers of a node as the trace tells them. @type {(g: number, h: number) => string} */
export const told = (g, h) => words.steps.evaluated(g, h, null, null);
