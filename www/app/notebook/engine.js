// Runs the lanes of a link in Node, for Python: reads the link from standard input, and writes their counts as JSON.

import { readFileSync } from 'node:fs';
import init, { read_link, solve } from '../package/engine.node.js';

await init();
const { link, misread } = read_link(readFileSync(0, 'utf8'));
const { puzzle, start, goal, race } = link;
const lanes = misread.length === 0 ? race.map(run) : [];
process.stdout.write(JSON.stringify({ misread: misread.map(({ key }) => key), lanes }));

/** @param {typeof race[number]} search */
function run(search) {
  try {
    return { search, ...solve({ ...search, puzzle, start, goal }) };
  } catch (error) {
    return { search, error: error instanceof Error ? error.message : String(error) };
  }
}
