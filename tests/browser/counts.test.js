// Lanes count exactly as the command line does for an equal request.

import { readFileSync } from 'node:fs';
import { PUZZLES } from '../../www/shared/puzzles/puzzles.js';
import { BUILDING, compareLink, solve } from './command-line.js';
import {
  addLane,
  button,
  choose,
  counter,
  lane,
  lanes,
  open,
  pick,
  verdict,
} from './instrument.js';
import { deskTest, expect, test } from './page.js';
import { countsOf, randomRace } from './races.js';

/** @import { Page } from '@playwright/test' */

/**
 * Lanes to add, with the page's words and the command line's.
 * @typedef {{name: string, fields?: Record<string, string>, choices: Record<string, string | number>}} Lane
 * @typedef {{game: string, puzzle: string, problem: {start: string, goal: string}, index: number, lanes: Lane[]}} Race
 */

/** @type {Lane} */
const BIDIRECTIONAL = { name: 'Bidirectional BFS', choices: { algorithm: 'bidirectional-bfs' } };
/** @type {Lane} */
const BFS = { name: 'BFS', fields: { Search: 'BFS' }, choices: { algorithm: 'bfs' } };

/** @type {(search: string, algorithm: string, words: string, heuristic: string, more?: {fields?: Record<string, string>, choices?: Record<string, string | number>}) => Lane} */
const informed = (search, algorithm, words, heuristic, { fields, choices } = {}) => ({
  name: `${search} · ${words}`,
  fields: { Search: search, Heuristic: words, ...fields },
  choices: { algorithm, heuristic, ...choices },
});

/** The page's first lane needs no adding. @type {(lane: Lane) => Lane} */
const there = ({ name, choices }) => ({ name, choices });

/** @type {Race[]} */
const RACES = [
  {
    game: 'Cubes',
    puzzle: 'cubes',
    problem: { start: 'WEWWWWWWW', goal: 'BBBBRBBRE' },
    index: 4,
    lanes: [
      there(informed('IDA*', 'ida-star', 'misplaced', 'misplaced')),
      BIDIRECTIONAL,
      informed('IDA*', 'ida-star', 'colours', 'colours'),
      informed('A*', 'a-star', 'misplaced', 'misplaced'),
      BFS,
      informed('Branch and bound', 'branch-and-bound', 'misplaced · upper bound 31', 'misplaced', {
        fields: { Heuristic: 'misplaced', 'Upper bound, in moves': '31' },
        choices: { incumbent: 31 },
      }),
    ],
  },
  {
    game: '8-puzzle',
    puzzle: 'tiles',
    problem: { start: '867254301', goal: '123456780' },
    index: 1,
    lanes: [
      there(informed('IDA*', 'ida-star', 'Manhattan', 'manhattan')),
      BIDIRECTIONAL,
      informed('A*', 'a-star', 'linear conflict', 'linear-conflict'),
    ],
  },
  {
    game: 'Knights',
    puzzle: 'knights',
    problem: { start: '01011110*1011100101000100', goal: '111110111100*110000100000' },
    index: 1,
    lanes: [
      there(informed('IDA*', 'ida-star', 'misplaced', 'misplaced')),
      BIDIRECTIONAL,
      informed('IDA*', 'ida-star', 'perimeter', 'perimeter'),
    ],
  },
  {
    game: 'Toys',
    puzzle: 'toys',
    problem: { start: '1111000011100010', goal: '1010010110100101' },
    index: 0,
    lanes: [
      there(informed('IDA*', 'ida-star', 'matching', 'matching')),
      BIDIRECTIONAL,
      informed('A*', 'a-star', 'half mismatch', 'half-mismatch'),
      BFS,
    ],
  },
];

/** @param {Page} page @param {Race} race */
async function finish(page, { game, index, lanes: wanted }) {
  await open(page);
  await choose(page, game);
  await pick(page, index);
  for (const { fields } of wanted) if (fields) await addLane(page, fields);
  await expect(lanes(page)).toHaveCount(wanted.length);
  await button(page, 'Finish').click();
  await expect(verdict(page)).toBeVisible();
}

/** @param {Page} page @param {Race} race */
async function compare(page, { puzzle, problem, lanes: wanted }) {
  for (const { name, choices } of wanted) {
    const { length, generated, expanded, stored_peak: stored } = solve(puzzle, problem, choices);
    await expect(lane(page, name)).toContainText(new RegExp(`\\b${length} .*, proved shortest`));
    const seen = {
      generated: await counter(page, name, 'generated'),
      expanded: await counter(page, name, 'expanded'),
      stored: await counter(page, name, 'stored'),
    };
    expect(seen, name).toEqual({ generated, expanded, stored });
  }
}

for (const race of RACES) {
  const { game, lanes: wanted } = race;
  deskTest(
    `${wanted.length} lanes at once on ${game} count what the command line counts`,
    async ({ page }) => {
      test.setTimeout(BUILDING);
      await finish(page, race);
      await compare(page, race);
    },
  );
}

deskTest(
  'two heuristics on Korf’s instance 12 count what the command line and Korf’s table have',
  async ({ page }) => {
    test.setTimeout(BUILDING);
    const row = korf(12);
    const noted = PUZZLES['tiles-4']?.problems.noted ?? [];
    // The list has the contest's sample before them.
    const index = 1 + noted.findIndex(({ start }) => start === row.start);
    /** @type {Race} */
    const race = {
      game: '15-puzzle',
      puzzle: 'tiles',
      problem: { start: row.start, goal: '0123456789abcdef' },
      index,
      lanes: [
        there(informed('IDA*', 'ida-star', 'Manhattan', 'manhattan')),
        informed('IDA*', 'ida-star', 'additive', 'additive'),
      ],
    };
    await open(page);
    await choose(page, race.game);
    // The bidirectional search of a 15-puzzle takes too long.
    await button(page, 'Configure Bidirectional BFS').click();
    await button(page, 'Remove this lane').click();
    await pick(page, index);
    await addLane(page, race.lanes[1]?.fields ?? {});
    await button(page, 'Finish').click();
    await expect(lane(page, 'IDA* · additive')).toContainText(/Building additive \d+ %/);
    await expect(verdict(page)).toContainText(`${row.length} moves`, { timeout: 90_000 });
    await compare(page, race);
    // The paper counts the root once, the engine per iteration.
    const expected = solve('tiles', race.problem, {
      algorithm: 'ida-star',
      heuristic: 'manhattan',
    });
    const again = expected.iterations.length - 1;
    expect((await counter(page, 'IDA* · Manhattan', 'generated')) - again).toBe(row.generated);
  },
);

deskTest('random searches count in wasm what they count natively, to the node', async () => {
  test.setTimeout(BUILDING);
  let compared = 0;
  for (let number = 0; compared < 60; number += 1) {
    const { link, counts } = randomRace(1, number);
    if (!link) continue;
    expect(compareLink(link).map(countsOf), link).toEqual(counts);
    compared += counts.length;
  }
});

/** @param {number} number */
function korf(number) {
  const table = readFileSync(new URL('../instances/korf100.txt', import.meta.url), 'utf8');
  const row = table.split('\n').find((line) => line.startsWith(`${number} `)) ?? '';
  const [, start = '', length, generated] = row.split(' ');
  return { start, length: Number(length), generated: Number(generated) };
}
