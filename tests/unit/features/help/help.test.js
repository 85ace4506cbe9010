import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lessons } from '../../../../www/features/help/terms.js';
import { orderOf } from '../../../../www/features/stepping/travel-keys.js';
import { keyOf } from '../../../../www/shared/puzzles/puzzles.js';
import { words } from '../../../../www/shared/words/words.js';
import { catalogue, play, solve } from '../../engine.js';

const { puzzles, algorithms } = catalogue();
const GAMES = puzzles.map((puzzle) => ({ ...puzzle, key: keyOf(puzzle) }));

test('arrow keys are promised where moves are directions, and nowhere else', () => {
  for (const { key, name, opening } of GAMES) {
    const { onward } = play(name, opening.start, opening.goal, []);
    const byArrows = onward.every(({ move }) => /^[UDLR]$/.test(move));
    expect(words.board.help(key).includes('arrow keys'), key).toBe(byArrows);
  }
});

test('all searches are taught, and a lower bound before the first that needs one', () => {
  const { blind, informed } = lessons();
  expect([...blind, ...informed].sort()).toEqual(algorithms.map(({ name }) => name).sort());
  // A lower bound is explained between the two.
  const needs = algorithms.filter(({ informed }) => informed).map(({ name }) => name);
  expect([...informed].sort()).toEqual(needs.sort());
  // Each builds on those before it, in the catalogue's order, which a test of the engine pins.
  const inOrder = algorithms.toSorted((a, b) => Number(a.informed) - Number(b.informed));
  expect([...blind, ...informed]).toEqual(inOrder.map(({ name }) => name));
  for (const { name } of algorithms) {
    expect(words.help.searches.texts[name]).toMatch(/^[A-Z].*\.$/);
    expect(words.algorithmMeaning(name)).toMatch(/^[A-Z].*[^.]$/);
  }
});

/** Starts of the 8-puzzle after deterministic random slides. */
function someStarts() {
  const starts = [];
  for (let n = 0, seed = 11; n < 30; n += 1) {
    const pieces = [...'123456780'];
    for (let slide = 0; slide < 1000; slide += 1) {
      const hole = pieces.indexOf('0');
      const beside = [
        hole - 3,
        hole + 3,
        ...(hole % 3 ? [hole - 1] : []),
        ...(hole % 3 < 2 ? [hole + 1] : []),
      ];
      const squares = beside.filter((square) => square >= 0 && square < 9);
      seed = (seed * 48_271) % 2_147_483_647;
      const from = squares[seed % squares.length] ?? 0;
      [pieces[hole], pieces[from]] = [pieces[from] ?? '', '0'];
    }
    starts.push(pieces.join(''));
  }
  return starts;
}

const STARTS = someStarts();

/** @type {(start: string, algorithm: string, heuristic: string, weight?: string) => ReturnType<typeof solve>} */
const solved = (start, algorithm, heuristic, weight) =>
  solve({
    puzzle: 'tiles',
    start,
    goal: '123456780',
    algorithm,
    heuristic,
    ...(weight ? { weight } : {}),
  });

test('weighted IDA* takes more iterations than IDA* with 5/4, and mostly fewer with 3', () => {
  const iterations = (/** @type {string} */ algorithm, /** @type {string} */ weight = '') =>
    STARTS.map((start) => solved(start, algorithm, 'manhattan', weight).iterations.length);
  const plain = iterations('ida-star');
  const [fraction, whole] = ['5/4', '3'].map((weight) => iterations('weighted-ida-star', weight));
  const than = (/** @type {number[]} */ some = []) => some.map((n, at) => n - (plain[at] ?? 0));
  expect(than(fraction).filter((more) => more < 0)).toEqual([]);
  expect(than(fraction).filter((more) => more > 0).length).toBeGreaterThan(STARTS.length / 2);
  expect(than(whole).filter((more) => more < 0).length).toBeGreaterThan(STARTS.length / 2);
});

test('BFIDA* needs less memory than A* on the hardest 8-puzzle, and not always on others', () => {
  const saved = (/** @type {string} */ start) =>
    solved(start, 'a-star', 'manhattan').bytes_peak -
    solved(start, 'bfida-star', 'manhattan').bytes_peak;
  for (const start of ['867254301', '806547231']) expect(saved(start)).toBeGreaterThan(0);
  expect(STARTS.some((start) => saved(start) < 0)).toBe(true);
});

test('BAE* expands less than MM and NBS with a good heuristic, and more than one of them with a weak one', () => {
  const [mm, nbs, bae] = ['mm', 'nbs', 'bae-star'].map(
    (algorithm) => (/** @type {string} */ heuristic) =>
      STARTS.reduce((sum, start) => sum + solved(start, algorithm, heuristic).expanded, 0),
  );
  for (const good of ['manhattan', 'linear-conflict']) {
    expect(bae?.(good)).toBeLessThan(Math.min(mm?.(good) ?? 0, nbs?.(good) ?? 0));
  }
  expect(bae?.('misplaced')).toBeGreaterThan(mm?.('misplaced') ?? Number.POSITIVE_INFINITY);
});

test('the keys that are listed for the tree do what is said of them', () => {
  const listed = words.help.keys.list.flatMap(({ keys, what }) =>
    keys.map((key) => ({ key, what })),
  );
  const travel = listed.filter(({ what }) => what.startsWith('Tree'));
  const orders = travel.map(({ key }) => {
    const [last = ''] = key.split(' ').slice(-1);
    const shiftKey = key.startsWith('Shift');
    return orderOf(/** @type {any} */ ({ key: last, code: '', shiftKey }))?.type;
  });
  expect(orders).toEqual(['back', 'step', 'stage-back', 'stage']);
});

test('the page’s description for browsers and search engines is true', () => {
  const page = readFileSync(new URL('../../../../index.html', import.meta.url), 'utf8');
  expect(page).toContain('<html lang="en">');
  expect(page).toContain(`<title>${words.title}</title>`);
  const [, description = ''] = /name="description"\s+content="([^"]*)"/.exec(page) ?? [];
  expect(description.startsWith(words.about)).toBe(true);
  const manifest = new URL('../../../../www/app/public/manifest.webmanifest', import.meta.url);
  expect(JSON.parse(readFileSync(manifest, 'utf8')).description).toBe(words.about);
  expect(page).toMatch(/<noscript>[\s\S]*scripts are off[\s\S]*<\/noscript>/);
});
