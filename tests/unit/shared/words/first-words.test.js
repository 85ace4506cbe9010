// The page starts with few words; a part that shows others loads all of them first.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { unspokenWords } from '../../../../www/build/vite/unspoken.js';
import { first } from '../../../../www/shared/words/en/first.js';
import { words } from '../../../../www/shared/words/en/index.js';

const UNSPOKEN = await unspokenWords();
const WHOLE = 'www/shared/words/whole.js';
const LISTS = 'www/app/parts/parts.js';

const IMPORT = /^(?:import|export)\b(?:[^;'"()=]*?\bfrom)?\s*'(\.[^']+)'/gm;

/** @type {(file: string, reached?: Set<string>) => Set<string>} */
function reachedFrom(file, reached = new Set()) {
  if (reached.has(file) || !existsSync(file)) return reached;
  reached.add(file);
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
    reachedFrom(join(dirname(file), path), reached);
  }
  return reached;
}

/** Words outside the initial ones, with the module that names them. @type {(files: Iterable<string>) => string[]} */
const laterIn = (files) =>
  [...files].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bwords\.(\w+)(?:\.(\w+))?/g)]
      .filter(([, key = '', inner = '']) => {
        const [begun, whole] = [first, words].map(
          (all) => /** @type {Record<string, any>} */ (all)[key],
        );
        return (
          whole &&
          (!begun || (Object.hasOwn(Object(whole), inner) && !Object.hasOwn(Object(begun), inner)))
        );
      })
      .map(([named]) => `${file}: ${named}`),
  );

const others = [...readFileSync(LISTS, 'utf8').matchAll(/import\('(\.[^']+)'\)/g)].map(
  ([, path = '']) => join(dirname(LISTS), path),
);
const features = readdirSync('www/features').map((name) => `www/features/${name}/part.js`);
const parts = [...others, ...features.filter(existsSync)];

test.each(['www/app/shell/main.js', ...parts])('%s has the words that it shows', (root) => {
  const reached = reachedFrom(root);
  expect(reached.size).toBeGreaterThan(4);
  if (!reached.has(WHOLE)) expect(laterIn(reached)).toEqual([]);
});

test('a page begins without the words of what is opened later', () => {
  expect(reachedFrom('www/app/shell/main.js').has(WHOLE)).toBe(false);
  expect(Object.keys(first)).not.toContain('statistics');
  // The search finds existing ones.
  expect(laterIn(reachedFrom('www/features/tree/part.js')).length).toBeGreaterThan(10);
});

test('the initial words are as among all words', () => {
  expect(words).toMatchObject(first);
});

test('nothing in the elements says a word that their module leaves out', () => {
  const reached = reachedFrom('www/app/embed/embed.js');
  expect(reached.size).toBeGreaterThan(100);
  const said = laterIn(reached).filter((found) =>
    UNSPOKEN.some((name) => found.includes(`: words.${name}`)),
  );
  expect(said).toEqual([]);
  // The omitted files contain nothing else.
  for (const name of UNSPOKEN) {
    const text = readFileSync(`www/shared/words/en/${name}.js`, 'utf8');
    expect(text.match(/^export .*/gm), name).toEqual([`export const ${name} = {`]);
  }
});
