import { expect, test } from 'vitest';
import { everySetting, isSetTo, settingOf } from '../../../../www/shared/state/offered.js';
import { isSame } from '../../../../www/shared/state/twins.js';
import { words as german } from '../../../../www/shared/words/de/index.js';
import { words } from '../../../../www/shared/words/words.js';
import { catalogue } from '../../engine.js';

/** @import { SettingChoice } from '../../../../www/pkg/rolling_cubes.js' */

test('each setting of the catalogue has a name, and each of its few values', () => {
  const { settings, values } = words.laneDialog;
  const all = everySetting();
  expect(Object.keys(settings).sort()).toEqual([...new Set(all.map(({ name }) => name))].sort());
  const few = all.filter(({ kind }) => kind === 'one-of');
  for (const { name } of few) {
    // Searches may use a name for different things.
    const names = few.filter((one) => one.name === name).flatMap((one) => one.names);
    expect(Object.keys(values[name] ?? {}).sort()).toEqual(names.sort());
  }
});

/** A valid value other than the default. @param {SettingChoice} setting */
function another({ kind, names, default: usual, least }) {
  switch (kind) {
    case 'one-of':
      return names.find((name) => name !== usual);
    case 'order':
      return 'ULDR';
    case 'heuristic':
      return 'misplaced';
    case 'ratio':
      return '3/2';
    default:
      return least === null || least === usual ? 1048576 : Number(least);
  }
}

test('a lane that is set otherwise is called otherwise, and has words for what lanes differ in by that, in each language', () => {
  const settings = everySetting();
  expect(settings.length).toBeGreaterThan(10);
  for (const own of [words, german]) {
    for (const setting of settings) {
      const search = { algorithm: setting.of[0] ?? 'bfs' };
      const set = { ...search, [setting.name]: another(setting) };
      expect(own.search(set), setting.name).not.toBe(own.search(search));
      // A reached limit is reported separately.
      if (setting.everywhere && setting.kind !== 'order') continue;
      const differ = [setting.name, 'search'];
      expect(own.verdict.confounded(differ, { there: [], missing: [] })).toMatch(/\.$/);
    }
  }
});

test('a setting that an algorithm takes or needs is one of the catalogue’s', () => {
  const { algorithms, settings } = catalogue();
  const known = ['heuristic', ...settings.map(({ name }) => name)];
  for (const { settings: own, needs } of algorithms) {
    for (const name of [...own, ...(needs?.one_of ?? [])]) expect(known).toContain(name);
  }
  const bounded = algorithms.find(({ level }) => level === 'incumbent');
  expect(bounded?.needs).toEqual({ one_of: ['incumbent', 'max_depth'], suggested: 40 });
});

test('a setting that is left to its default is as if the default were said', () => {
  const deepen = everySetting().find(({ name }) => name === 'deepen');
  if (!deepen) throw new Error('there is a setting for how the bound rises');
  const search = { algorithm: 'ida-star' };
  expect(settingOf(deepen, search)).toBe('next-bound');
  expect(settingOf(deepen, { ...search, deepen: 'by-one' })).toBe('by-one');
});

test('a setting is read by its name and value, by default, and never in a search that does not take it', () => {
  const search = { algorithm: 'ida-star' };
  expect(isSetTo(search, 'deepen', 'next-bound')).toBe(true);
  expect(isSetTo({ ...search, deepen: 'by-one' }, 'deepen', 'next-bound')).toBe(false);
  expect(isSetTo({ algorithm: 'iddfs' }, 'deepen', 'next-bound')).toBe(false);
  // Two settings with this name have different values.
  expect(isSetTo({ algorithm: 'branch-and-bound' }, 'ties', 'search-on')).toBe(true);
  expect(isSetTo({ algorithm: 'a-star' }, 'ties', 'search-on')).toBe(false);
  expect(() => isSetTo(search, 'deepen', 'by-two')).toThrow("'by-two'");
  expect(() => isSetTo(search, 'depen', 'by-one')).toThrow("'depen'");
});

test('ties are those of the search: A* by g or age, branch and bound at its bound, by defaults of their own', () => {
  const ties = everySetting().filter(({ name }) => name === 'ties');
  expect(ties.map(({ of, default: usual }) => [of, usual])).toEqual([
    [['branch-and-bound'], 'search-on'],
    [['a-star'], 'high-g'],
  ]);
  const search = { algorithm: 'a-star', heuristic: 'manhattan' };
  expect(isSame(search, { ...search, ties: 'high-g' })).toBe(true);
  expect(isSame(search, { ...search, ties: 'oldest' })).toBe(false);
  const names = ties[1]?.names.map((name) => words.search({ ...search, ties: name }));
  expect(new Set(names).size).toBe(4);
  expect(words.search({ ...search, perimeter: 4 })).toContain('perimeter 4');
  const rule = (/** @type {string} */ name) => words.code.rule({ ...search, ties: name })[2]?.text;
  expect(['high-g', 'low-g', 'oldest', 'newest'].map(rule)).toEqual([
    'n ← take one of the least f',
    'n ← take one with least g of the least f',
    'n ← take the oldest of the least f',
    'n ← take the newest of the least f',
  ]);
});
