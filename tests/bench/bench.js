// `npm run bench`: builds everything, measures it, and prints a table with the previous run; a minute or two on an idle machine.
//
// Times are multiples of a reference of the same run, so that machines are comparable. Deteriorations over a tenth and missed
// limits are listed. tests/bench/history.jsonl stores the last fifty runs.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { main, must, root, run } from '../../www/build/run.js';
import { deteriorations, runOf, table } from './budgets.js';
import { program, ratios } from './ratios.js';

/** @import { Run } from './budgets.js' */

const history = join(root, 'tests/bench/history.jsonl');

/** @returns {Run[]} */
const kept = () =>
  existsSync(history)
    ? readFileSync(history, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    : [];

await main(async () => {
  await must([process.execPath, 'www/build/build.js']);
  await must(['cargo', 'build', '--release', '--quiet']);
  // Imported late: before the build there may be no engine.
  const { audits, censuses, loadEngine, reference, samples, tables } = await import(
    './measures.js'
  );
  const { pageFigures } = await import('./page.js');
  const { besidePathFinding } = await import('./paths.js');
  loadEngine();
  const unit = reference();
  const figures = [
    ...(await pageFigures()),
    ...(await ratios(program())),
    ...besidePathFinding(),
    ...samples(program()),
    ...tables(),
    ...censuses(),
    ...audits(),
  ];
  const { output } = await run(['git', 'describe', '--always', '--dirty']);
  const now = runOf(figures, unit, new Date().toISOString().slice(0, 10), output.trim());
  const runs = kept();
  const earlier = runs.at(-1);
  console.log(`\nreference: ${unit.toFixed(0)} ms\n\n${table(figures, now, earlier)}\n`);
  const worse = deteriorations(figures, now, earlier);
  console.log(
    worse.length > 0
      ? worse.join('\n')
      : 'nothing is a tenth worse than before, and all limits are kept',
  );
  const last = [...runs, now].slice(-50);
  writeFileSync(history, last.map((line) => `${JSON.stringify(line)}\n`).join(''));
});
