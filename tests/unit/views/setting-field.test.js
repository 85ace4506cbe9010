import { expect, test } from 'vitest';
import { catalogue } from '../../../www/pkg/rolling_cubes.js';
import { everySetting, settingOf } from '../../../www/state/offered.js';
import { isSame } from '../../../www/state/twins.js';
import { words } from '../../../www/words/words.js';

test('each setting of the catalogue has a name, and each of its few values', () => {
  const { settings, values } = words.laneDialog;
  const all = everySetting();
  expect(Object.keys(settings).sort()).toEqual([...new Set(all.map(({ name }) => name))].sort());
  const few = all.filter(({ kind }) => kind === 'one-of');
  for (const { name } of few) {
    // Searches may mean different things by one name.
    const names = few.filter((one) => one.name === name).flatMap((one) => one.names);
    expect(Object.keys(values[name] ?? {}).sort()).toEqual(names.sort());
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
