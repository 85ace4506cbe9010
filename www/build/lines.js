// `npm run lines`: counts the lines of tracked text in src, www and tests by purpose, and fails above the limit.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, main, root, run } from './run.js';

/** A larger project needs a reason, and then this number. */
const MOST = 183_300;

/** Words that begin a path, by purpose; the first that fits counts. @type {readonly (readonly [string, RegExp])[]} */
const PURPOSES = [
  ['lessons', /^www\/features\/lessons\/[a-z]{2}(-\w+)?\//],
  ['docs', /\.md$/],
  ['engine', /^src\//],
  ['tests', /^tests\//],
  ['build', /^www\/build\//],
  ['words', /^www\/shared\/words\//],
  ['styles', /\.css$/],
  ['page', /^www\//],
];

/** @param {string} text */
const linesOf = (text) => text.split('\n').length - 1;

/** Lines of templates with styles. @param {string} text */
const styledIn = (text) =>
  [...text.matchAll(/\bcss`[^`]*`/g)].reduce((sum, [css]) => sum + linesOf(css), 0);

/** @param {readonly string[]} files @returns {Map<string, number>} */
function linesBy(files) {
  const lines = new Map(PURPOSES.map(([purpose]) => [purpose, 0]));
  const add = (/** @type {string} */ purpose, /** @type {number} */ more) =>
    lines.set(purpose, (lines.get(purpose) ?? 0) + more);
  for (const file of files) {
    const text = readFileSync(join(root, file), 'utf8');
    if (text.includes('\0')) continue;
    const [purpose = ''] = PURPOSES.find(([, path]) => path.test(file)) ?? [];
    const styled = purpose === 'page' ? styledIn(text) : 0;
    add(purpose, linesOf(text) - styled);
    add('styles', styled);
  }
  return lines;
}

await main(async () => {
  const { status, output } = await run(['git', 'ls-files', '-z', 'src', 'www', 'tests']);
  if (status !== 0) return console.log('no git repository: the lines are not counted');
  // A file may be deleted and not yet committed.
  const files = output.split('\0').filter((file) => file && existsSync(join(root, file)));
  const lines = linesBy(files);
  const sum = [...lines.values()].reduce((all, one) => all + one, 0);
  for (const [purpose, count] of lines.set('all', sum))
    console.log(`${purpose.padEnd(8)}${count.toLocaleString('en').padStart(8)}`);
  if (sum > MOST)
    throw new Failure(`${sum} lines; at most ${MOST} (\`MOST\` in ${import.meta.filename})`);
});
