import { describe, expect, test } from 'vitest';
import { evaluate } from '../../../../www/features/lessons/formula.js';
import { plainOf } from '../../../../www/features/lessons/inline.js';
import { known } from '../../../../www/features/lessons/known.js';
import { LESSONS, openAll, openLesson } from '../../../../www/features/lessons/library.js';
import { questionsOf } from '../../../../www/features/lessons/marking.js';
import { numberIn } from '../../../../www/features/lessons/number.js';
import numbers from '../../../../www/features/lessons/numbers.json';
import { PLANS } from '../../../../www/features/lessons/plans.js';
import { newGame } from '../../../../www/shared/state/games.js';
import { linkOf, opened, readLink } from '../../../../www/shared/state/link.js';
import { initialState } from '../../../../www/shared/state/state.js';
import { catalogue, read_heuristic, unsolvable } from '../../engine.js';
import { formulasOf, linksOf, parsedFiles, TAGS } from './files.js';

/** @import { Inline } from '../../../../www/features/lessons/inline.js' */
/** @import { Lesson } from '../../../../www/features/lessons/parse.js' */

const choices = catalogue();

/** A lane's count by the table that `numbers.test.js` checks. @type {(link: RegExp, what: string) => number} */
function counted(link, what) {
  const found = Object.entries(numbers).filter(([of]) => link.test(of));
  const values = found.map(([, one]) => /** @type {Record<string, number>} */ (one)[what]);
  const known = values.find((value) => value !== undefined);
  if (known === undefined) throw new Error(`nobody counts ${what} of ${link}`);
  return known;
}

/** @param {Inline[]} inside */
const shown = (inside) =>
  plainOf(
    inside.map((one) =>
      typeof one === 'object' && one.kind === 'number'
        ? numberIn(evaluate(one.formula, known) ?? Number.NaN)
        : one,
    ),
  ).length;

describe.each(parsedFiles().map((file) => ({ name: file.path, ...file })))(
  '$name',
  ({ lesson }) => {
    test('has steps that set something up, asks in each, and names a source', () => {
      expect(lesson.steps.length).toBeGreaterThanOrEqual(4);
      expect(lesson.sources.length).toBeGreaterThan(0);
      expect(lesson.minutes).toBeGreaterThanOrEqual(5);
      expect(lesson.minutes).toBeLessThanOrEqual(10);
      for (const { title, setUp, parts, notes } of lesson.steps) {
        expect(setUp, title).not.toBeNull();
        expect(notes.length, title).toBeGreaterThan(0);
        expect(
          parts.some((part) => part.kind === 'question'),
          title,
        ).toBe(true);
      }
      for (const { choices: all, number } of questionsOf(lesson)) {
        expect(number !== null || all.length >= 3).toBe(true);
      }
    });

    test('has links that the engine reads to the last letter, to problems that can be solved, and that the page opens', () => {
      expect(linksOf(lesson).length).toBeGreaterThanOrEqual(lesson.steps.length);
      for (const text of linksOf(lesson)) {
        const reading = readLink(text);
        expect(reading.misread, text).toEqual([]);
        const { puzzle, start, goal, own } = reading.link;
        const bound = own.workshop;
        // A bound is runnable, or has a hole to fill.
        if (bound !== undefined) {
          const { text: written, facts } = read_heuristic(puzzle, start, goal, bound);
          expect(facts !== null || written?.includes('?'), bound).toBe(true);
        }
        expect(unsolvable(puzzle, start, goal) ?? '', text).toBe('');
        const state = opened(initialState(newGame(choices, 'cubes')), choices, reading);
        expect(readLink(linkOf(state)).link.race).toEqual(reading.link.race);
      }
    });
  },
);

test('there are fourteen lessons in the order of the course, each opened by its name', async () => {
  expect(LESSONS).toEqual([
    ...['states', 'breadth-first', 'two-sides', 'iterative-deepening', 'lower-bounds', 'ida-star'],
    ...['branch-and-bound', 'painted-out', 'when-ida-loses', 'costs', 'taken-again'],
    ...['in-a-hurry', 'two-sides-with-a-heuristic', 'your-own-bound'],
  ]);
  const all = await openAll('en');
  expect(all.map(({ id, tag, problems }) => [id, tag, problems])).toEqual(
    LESSONS.map((id) => [id, 'en', null]),
  );
  expect(await openLesson('nothing', 'en')).toBeNull();
  expect(await openLesson('../../package', 'en')).toBeNull();
});

test('no lesson names a choice by its place, as choices are shuffled', () => {
  const place =
    /\b(first|second|third|middle|last) (answer|choice)|\b(erste|zweite|dritte|mittlere|letzte)[nrs]? (Antwort|Wahl)/i;
  for (const { path, text } of parsedFiles()) expect(place.exec(text)?.[0], path).toBeUndefined();
});

test.each(TAGS)('no right answer of lessons in %s gives itself away by its length', (tag) => {
  const asked = parsedFiles()
    .filter(({ path }) => path.includes(`/${tag}/`))
    .flatMap(({ lesson }) => questionsOf(lesson))
    .filter(({ choices }) => choices.length > 0);
  const lengths = asked.map(({ choices }) => {
    /** Greatest length of the right or wrong choices. @param {boolean} is */
    const longest = (is) =>
      Math.max(...choices.flatMap(({ right, inside }) => (right === is ? shown(inside) : [])));
    return { right: longest(true), wrong: longest(false) };
  });
  const longer = lengths.filter(({ right, wrong }) => right > wrong);
  expect(longer.length / asked.length).toBeGreaterThan(1 / 10);
  expect(longer.length / asked.length).toBeLessThan(1 / 4);
  for (const { right, wrong } of longer) expect(right - wrong).toBeLessThan(15);
});

test('a lesson that a language does not have is the English one, and says so', async () => {
  const opened = await openLesson('states', 'en-XA');
  expect(opened).toMatchObject({ tag: 'en', lesson: { title: 'What is a state?' } });
});

test('a lesson has the same steps, links, questions and right answers in every language', () => {
  const files = parsedFiles();
  /** @param {Lesson} lesson */
  const bones = (lesson) => ({
    minutes: lesson.minutes,
    setUps: lesson.steps.map(({ setUp }) => setUp),
    parts: lesson.steps.map(({ parts, notes }) => [...parts.map(({ kind }) => kind), notes.length]),
    links: linksOf(lesson),
    questions: questionsOf(lesson).map((one) => [
      one.choices.map(({ right }) => right),
      one.number,
    ]),
    numbers: formulasOf(lesson)
      .map((formula) => JSON.stringify(formula))
      .sort(),
    sources: lesson.sources.length,
  });
  for (const { path, lesson } of files) {
    const english = files.find(
      (one) => one.path === path.replace(/lessons\/[\w-]+\//, 'lessons/en/'),
    );
    if (!english) throw new Error(`${path} is not there in English`);
    expect(bones(lesson), path).toEqual(bones(english.lesson));
  }
  expect(files.length).toBeGreaterThanOrEqual(28);
});

test('a plan takes as many minutes as it says, and its steps are there', async () => {
  const all = await openAll('en');
  expect(PLANS.map(({ minutes }) => minutes)).toEqual([90, 45, 90]);
  for (const { minutes, spare, parts } of PLANS) {
    expect(parts.some((part) => 'lesson' in part && part.lesson === 'costs')).toBe(true);
    expect(parts.reduce((sum, part) => sum + part.minutes, spare)).toBe(minutes);
    for (const part of parts) {
      // Performed ones are in `clock.test.js`.
      if ('exercise' in part) continue;
      const { lesson, steps, minutes: own } = part;
      const found = all.find(({ id }) => id === lesson)?.lesson;
      expect(found, lesson).toBeDefined();
      for (const number of steps) expect(found?.steps[number - 1], lesson).toBeDefined();
      // At least 90 seconds per step: reading a question takes half of that.
      expect(own / steps.length).toBeGreaterThanOrEqual(1.5);
    }
  }
});

test('statements of lessons about their numbers are true', () => {
  const toys = counted(/puzzle=toys&race=bfs/, 'positions, depth 2');
  expect(toys / counted(/puzzle=toys&race=bfs/, 'generated, depth 2')).toBeCloseTo(0.5, 1);
  // Contest's bound against the count of squares: a few of each hundred.
  const two = /race=ida-star\/mismatch,ida-star\/misplaced/;
  const saved = 1 - counted(two, 'generated, lane 2') / counted(two, 'generated');
  expect(saved).toBeGreaterThan(0.02);
  expect(saved).toBeLessThan(0.1);
  // Counts equal for a problem and its mirror image, and counts that differ.
  const [hard, mirror] = [/start=867254301.*race=ida-star\/manhattan$/, /start=647850321/];
  expect(counted(hard, 'generated, bound 29')).toBe(counted(mirror, 'generated, bound 29'));
  expect(counted(hard, 'generated, bound 31')).not.toBe(counted(mirror, 'generated, bound 31'));
  const duel = /race=ida-star\/misplaced,branch-and-bound\/misplaced:incumbent=31$/;
  expect(counted(duel, 'generated')).toBeLessThan(counted(duel, 'generated, lane 2'));
  const given = /race=branch-and-bound\/misplaced:incumbent=23:ties=cut/;
  expect(counted(given, 'generated')).toBe(counted(duel, 'generated, bound 22'));
  const ties = /goal=WBWBRERBR&race=branch-and-bound/;
  const cut = 1 - counted(ties, 'generated, lane 2') / counted(ties, 'generated');
  expect(cut).toBeCloseTo(2 / 5, 1);
  // A small table is as good as a large one, within a factor of two.
  const table = counted(/transpositions=10000/, 'generated, lane 3');
  const aStar = counted(/race=ida-star\/half-mismatch,a-star\/half-mismatch$/, 'generated, lane 2');
  expect(table / aStar).toBeLessThan(2);
  expect(aStar / table).toBeLessThan(2);
  const knights = /puzzle=knights&start=.*bidirectional-bfs/;
  const [ida, star, both] = ['generated', 'generated, lane 2', 'generated, lane 3'].map((what) =>
    counted(knights, what),
  );
  expect(both).toBeLessThan(Math.min(ida ?? 0, star ?? 0));
});

test('costs and inconsistent bounds come out as the lessons on maps say', () => {
  const roads = /Kiel.*race=bfs,uniform-cost$/;
  expect(counted(roads, 'moves, lane 2')).toBeGreaterThan(counted(roads, 'moves'));
  expect(counted(roads, 'cost, lane 2')).toBeLessThan(counted(roads, 'cost'));
  const marsh = /grid%204.*race=bfs,a-star/;
  expect(counted(marsh, 'moves, lane 2') - counted(marsh, 'moves')).toBe(2);
  expect(counted(marsh, 'cost, lane 2') / counted(marsh, 'cost')).toBeCloseTo(1 / 3);
  const wall = /grid%208.*race=uniform-cost,a-star/;
  expect(counted(wall, 'expanded, lane 2') / counted(wall, 'expanded')).toBeGreaterThan(0.5);
  expect(counted(wall, 'expanded, lane 2')).toBeLessThan(counted(wall, 'expanded'));
  expect(counted(wall, 'expanded, lane 2')).toBeGreaterThan(5 * counted(wall, 'moves'));
  const closed = /race=a-star\/by-hand,weighted-a-star\/by-hand:weight=1:reopen=off$/;
  expect(counted(closed, 'cost, lane 2')).toBeGreaterThan(counted(closed, 'cost'));
});

test('greed, weights and two sides come out in the order that lessons say', () => {
  const weights = /weight=5,greedy/;
  const lanes = [1, 2, 3, 4, 5, 6].map((n) =>
    counted(weights, n === 1 ? 'expanded' : `expanded, lane ${n}`),
  );
  expect(Math.min(...lanes)).toBe(lanes[2]);
  const greedy = /race=a-star\/manhattan,greedy\/manhattan$/;
  expect(counted(greedy, 'moves, lane 2')).toBeGreaterThan(2 * counted(greedy, 'moves'));
  expect(counted(greedy, 'expanded, lane 2')).toBeLessThan(counted(greedy, 'expanded'));
  const [here, other] = [/start=724506831.*reopen=off$/, /start=867254301.*reopen=off$/];
  expect(counted(here, 'expanded')).toBeLessThan(counted(here, 'expanded, lane 2'));
  expect(counted(other, 'expanded')).toBeGreaterThan(counted(other, 'expanded, lane 2'));
  const hump = /race=mm\/misplaced,mm\/blind,bidirectional-bfs,a-star\/misplaced$/;
  const order = ['expanded, lane 2', 'expanded, lane 3', 'expanded', 'expanded, lane 4'];
  const found = order.map((what) => counted(hump, what));
  expect(found).toEqual(found.toSorted((a, b) => a - b));
  const good = /start=801567342.*race=a-star\/manhattan,mm\/manhattan$/;
  expect(counted(good, 'expanded')).toBeLessThan(counted(good, 'expanded, lane 2'));
  const floor = /race=a-star\/manhattan,mm\/manhattan&view=floor$/;
  expect(counted(floor, 'must-expand-backward')).toBe(counted(floor, 'floor'));
  const three = /bae-star\/manhattan:parity=use$/;
  expect(counted(three, 'expanded, lane 3')).toBeLessThan(counted(three, 'floor-parity'));
});
