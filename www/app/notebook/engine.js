// Runs the lanes of a link in Node, for Python: reads the link from standard input, and writes their counts as JSON. An argument
// is the number of positions after which a lane stops.

import { readFileSync } from 'node:fs';
import init, { read_link, solve } from '../package/engine.node.js';

await init();
const { link, misread } = read_link(readFileSync(0, 'utf8'));
const { puzzle, start, goal, race } = link;
const most = Number(process.argv[2] ?? Infinity);
const lanes = misread.length === 0 ? race.map(run) : [];
process.stdout.write(JSON.stringify({ misread: misread.map(({ key }) => key), lanes }));

/** @param {typeof race[number]} search */
function run(search) {
  try {
    const max_nodes = Math.min(search.max_nodes ?? Infinity, most);
    const limit = max_nodes < Infinity ? { max_nodes } : {};
    return { search, ...solve({ ...search, ...limit, puzzle, start, goal }) };
  } catch (error) {
    return { search, error: error instanceof Error ? error.message : String(error) };
  }
}
