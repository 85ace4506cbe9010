import { beforeAll, describe, expect, test } from 'vitest';
import { perform } from '../../../../www/features/exercises/marks.js';
import { layTree } from '../../../../www/features/exercises/tree-layout.js';
import { Random } from '../../../../www/shared/kit/random.js';
import { words } from '../../../../www/shared/words/words.js';
import { loadPageEngine } from '../../page-engine.js';
import {
  careless,
  constantsOf,
  correct,
  everyAnswer,
  kinds,
  others,
  play,
  solved,
} from './players.js';

const SEEDS = Array.from({ length: 80 }, (_, seed) => seed * 37 + 1);

beforeAll(loadPageEngine);

describe.each(kinds)('%s', (name, kind) => {
  test('is solved by a correct player, and by one who takes other correct ties', () => {
    for (const seed of SEEDS) {
      for (const player of [correct, others]) {
        const marks = perform(kind, seed, play(kind, seed, player));
        expect([marks.points, marks.question], `seed ${seed}`).toEqual([marks.total, null]);
        expect(marks.total).toBeGreaterThan(0);
      }
    }
  });

  test('is failed by a player who answers at random', () => {
    let [points, total, whole, passed] = [0, 0, 0, 0];
    for (const seed of SEEDS) {
      const marks = perform(kind, seed, play(kind, seed, careless));
      points += marks.points;
      total += marks.total;
      whole += Number(marks.points === marks.total);
      passed += Number(marks.points >= 0.6 * marks.total);
    }
    // The pass mark is 60 percent; guessing one of two sides is right half of the time.
    expect(points / total).toBeLessThan(0.55);
    expect(whole).toBeLessThan(SEEDS.length / 5);
    // One exercise has few steps; a teacher's set of five rules out chance.
    expect(passed).toBeLessThan(SEEDS.length / 5);
    let sets = 0;
    for (let seed = 0; seed < 40; seed += 1) {
      sets += Number(solved(`${name}:5,seed:${seed}`, careless).marked.isPassed);
    }
    expect(sets).toBeLessThanOrEqual(2);
  });

  test('is failed by a player who always presses the same, and so is each set of five', () => {
    for (const [habit, player] of constantsOf(kind, SEEDS)) {
      let [points, total] = [0, 0];
      for (const seed of SEEDS) {
        const marks = perform(kind, seed, play(kind, seed, player));
        points += marks.points;
        total += marks.total;
      }
      expect(points / total, habit).toBeLessThan(0.51);
      for (let seed = 0; seed < 12; seed += 1) {
        const { marked } = solved(`${name}:5,seed:${seed}`, player);
        expect([marked.isFinished, marked.isPassed], `${habit}, seed ${seed}`).toEqual([
          true,
          false,
        ]);
      }
    }
  });

  test('asks nothing to which every answer is right', () => {
    for (const seed of SEEDS) {
      const run = kind.begin(new Random(seed));
      for (; run.question; run.go(run.question.model)) {
        const { form, isRight } = run.question;
        if (form === 'moves') expect(isRight('none')).toBe(false);
        else expect(everyAnswer(run.question).some((answer) => !isRight(answer))).toBe(true);
      }
    }
  });

  test('shows of each step what was to be seen then, though it has gone on', () => {
    for (const seed of SEEDS.slice(0, 20)) {
      const run = kind.begin(new Random(seed));
      const texts = [];
      const later = [];
      const all = (/** @type {ReturnType<typeof run.picture>} */ picture) =>
        JSON.stringify([picture, picture.facts()]);
      while (run.question) {
        const { question } = run;
        const picture = run.picture();
        const now = () => [all(picture), question.why(question.model)].join();
        texts.push(now());
        later.push(now);
        run.go(question.model);
      }
      expect(later.map((tell) => tell())).toEqual(texts);
    }
  });

  test('says of each question what is asked, what there is to choose, and why', () => {
    for (const seed of SEEDS.slice(0, 20)) {
      const run = kind.begin(new Random(seed));
      while (run.question) {
        const { prompt, options, model, isRight, why } = run.question;
        expect(isRight(model)).toBe(true);
        expect(`${prompt()} ${why(model)}`).not.toMatch(/undefined|NaN|Infinity|object/);
        for (const option of options) expect(option.name()).toBeTruthy();
        expect(new Set(options.map(({ id }) => id)).size).toBe(options.length);
        expect(run.picture().facts().flat().join()).not.toMatch(/undefined|NaN|Infinity/);
        const wrong = everyAnswer(run.question).find((answer) => !isRight(answer));
        if (wrong) expect(why(wrong).length).toBeGreaterThan(10);
        run.go(model);
      }
    }
    expect(
      words.exercises.kinds[/** @type {keyof typeof words.exercises.kinds} */ (name)].rule,
    ).toBeTruthy();
  });
});

test('four bounds are never in the same order for long: none is always ahead, and no answer can be learned', () => {
  const kind = kinds.find(([name]) => name === 'order')?.[1];
  /** @type {Map<string, number>} */
  const answers = new Map();
  for (const seed of SEEDS) {
    const run = kind?.begin(new Random(seed));
    for (; run?.question; run.go(run.question.model)) {
      const { model } = run.question;
      answers.set(model, (answers.get(model) ?? 0) + 1);
    }
  }
  expect(answers.size).toBeGreaterThan(16);
  expect(Math.max(...answers.values())).toBeLessThan((3 * SEEDS.length) / 6);
});

test('new nodes are counted in the order in which one reads the tree', () => {
  let asked = 0;
  for (const [, kind] of kinds) {
    for (const seed of SEEDS.slice(0, 40)) {
      const run = kind.begin(new Random(seed));
      for (; run.question; run.go(run.question.model)) {
        const { options } = run.question;
        const all = options.filter(({ name }) => /^(new node \d+ of|the new node)/.test(name()));
        if (all.length === 0) continue;
        asked += 1;
        const names = all.map((_, n) => words.exercises.nth(n + 1, all.length));
        expect(all.map(({ name }) => name())).toEqual(names);
        const { places } = layTree(run.picture().nodes);
        const drawn = places.filter(({ node }) => all.some(({ id }) => id === node.id));
        const inOrder = drawn.toSorted((a, b) => a.order - b.order).map(({ node }) => node.id);
        expect(inOrder).toEqual(all.map(({ id }) => id));
      }
    }
  }
  expect(asked).toBeGreaterThan(100);
});
