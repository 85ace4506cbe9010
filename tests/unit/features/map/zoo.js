// The awkward maps of `tests/instances/maps`, each with what is right for it.

import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../../../instances/maps/', import.meta.url);
const read = (/** @type {string} */ name) => readFileSync(new URL(name, folder), 'utf8');

/**
 * The cheapest cost and the fewest moves, null without a way, and the number of nodes.
 * @typedef {{cost: number | null, fewest: number | null, nodes: number, note: string}} Right
 */

/** @type {Record<string, Right>} */
const right = JSON.parse(read('right.json'));

/** A row of 2,000 nodes. */
const CHAIN = [
  ...Array.from({ length: 1_999 }, (_, node) => `${node} - ${node + 1} ${1 + (node % 9)}`),
  'start 0',
  'goal 1999',
].join('\n');

const texts = new Map([
  ['chain', CHAIN],
  ...readdirSync(folder)
    .filter((file) => file.endsWith('.map'))
    .map((file) => /** @type {const} */ ([file.replace('.map', ''), read(file)])),
]);

/** All of them, by name. */
export const ZOO = [...texts]
  .map(([name, text]) => ({ name, text, .../** @type {Right} */ (right[name]) }))
  .sort((one, other) => (one.name < other.name ? -1 : 1));
