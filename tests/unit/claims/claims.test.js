import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { words } from '../../../www/words/words.js';
import { claims } from './claims.js';

/** The paths of all that is said. @type {(value: unknown, path?: string) => string[]} */
const leavesOf = (value, path = '') =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, one]) => leavesOf(one, path ? `${path}.${key}` : key))
    : [path];

/** The longest entry that a path lies at or below. @type {(path: string) => string | undefined} */
function entryOf(path) {
  for (let here = path; here; here = here.slice(0, Math.max(0, here.lastIndexOf('.')))) {
    if (here in claims) return here;
  }
  return undefined;
}

const leaves = leavesOf(words);

test('whatever the page says is a plain label, or has a test that holds it', () => {
  expect(leaves.length).toBeGreaterThan(500);
  expect(leaves.filter((path) => entryOf(path) === undefined)).toEqual([]);
});

test('every claim is one that the page makes', () => {
  const used = new Set(leaves.map(entryOf));
  expect(Object.keys(claims).filter((path) => !used.has(path))).toEqual([]);
  for (const [path, held] of Object.entries(claims)) {
    // Only one by one can be seen to claim nothing.
    if (held === true) expect(leaves, `${path} is no label`).toContain(path);
    else expect(held.length, path).toBeGreaterThan(0);
  }
});

/** Whether a file has a test of a title that begins so. @type {(file: string, title: string) => boolean} */
function holds(file, title) {
  const path = new URL(`../../../${file}`, import.meta.url);
  if (!existsSync(path)) return false;
  const text = readFileSync(path, 'utf8');
  const literal = title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return file.endsWith('.rs')
    ? new RegExp(`#\\[test\\]\\s+(#\\[[^\\n]*\\s+)*fn ${literal}`).test(text)
    : new RegExp(`(?:[tT]est(?:\\.each\\(.*\\))?)\\(\\s*['"\`]${literal}`).test(text);
}

test('each test that is named is there', () => {
  const all = Object.values(claims).flatMap((held) => (held === true ? [] : held));
  const missing = all.filter(([file, title]) => !holds(file, title));
  expect([...new Set(missing.map((pair) => pair.join(': ')))]).toEqual([]);
});
