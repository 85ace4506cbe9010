// The numbers in sentences about steps and stages, in each language, compared with what the engine reports.

import { afterEach, expect, test } from 'vitest';
import { stageInWords } from '../../../../www/features/stepping/stage-words.js';
import { stepInWords } from '../../../../www/features/stepping/step-words.js';
import { weighedBy } from '../../../../www/shared/state/rank.js';
import { freshLane } from '../../../../www/shared/state/state.js';
import * as english from '../../../../www/shared/words/en/index.js';
import { load, spoken } from '../../../../www/shared/words/languages.js';
import { speak } from '../../../../www/shared/words/words.js';
import { Search } from '../../engine.js';
import { everySearch, everySetSearch } from '../../searches.js';

/** @import { Request } from '../../engine.js' */

const TILES = { puzzle: 'tiles', start: '123748605', goal: '123456780' };

/** Steps after which a search is left. */
const MOST = 300;

afterEach(() => speak('en', english));

/** @type {(text: string) => Set<number>} */
const numbersIn = (text) =>
  new Set(
    [...text.replaceAll(/(\d)[.,\u00a0\u202f](?=\d{3})/g, '$1').matchAll(/\d+/g)].map(Number),
  );

/** All numbers of a report. @type {(value: unknown) => number[]} */
const leavesOf = (value) =>
  typeof value === 'object'
    ? Object.values(value ?? {}).flatMap(leavesOf)
    : [...numbersIn(`${value}`)];

/** Each step's and stage's sentence, with the numbers that it must have and those that it may have. @param {Request} request */
function* toldOf({ puzzle, start, goal, ...settings }) {
  const search = new Search({ puzzle, start, goal, ...settings });
  while (search.prepare(1e6));
  const weights = weighedBy(settings);
  /** @type {string[]} */
  let fates = [];
  for (let more = true, n = 0; more && n < MOST; n += 1) {
    more = search.step(1);
    const [snapshot, step] = [search.snapshot(), search.last_step()];
    if (!step) continue;
    fates.push(step.fate);
    const { length, incumbent, next_bound: next, nearest, iterations, sides } = snapshot;
    const h = step.estimate ?? 0;
    const weighed = weights ? weights.g * step.depth + weights.h * h : 0;
    const given = [...leavesOf(settings), weights?.g ?? 0, weights?.h ?? 0];
    const known = [...given, ...leavesOf([incumbent, next, nearest, iterations.at(-1), sides])];
    const tiles = [...step.state].map(Number);
    yield {
      text: stepInWords('tiles-3', settings, step, length ?? 0, 3, incumbent, true),
      must: [...leavesOf([step.forgot, step.learned, step.raised]), step.value ?? step.depth],
      may: [
        ...known,
        ...tiles,
        ...leavesOf(step),
        length ?? 0,
        step.depth + h,
        weighed,
        step.depth - 1,
      ],
    };
    const lane = { ...freshLane({ id: 0, search: settings }), snapshot, step };
    const text = stageInWords('tiles-3', { ...lane, phase: more ? 'paused' : 'ended' }, () => null);
    if ((text !== '') !== (snapshot.stage_end && more)) throw new Error(`a stage ends: ${text}`);
    if (!text) continue;
    const counted = [...new Set(fates)].map((fate) => fates.filter((one) => one === fate).length);
    const must = leavesOf([next && [next.bound], nearest]);
    yield { text, must, may: [...known, ...leavesOf([snapshot, step]), ...counted, fates.length] };
    fates = [];
  }
}

test.each(spoken())('sentences in %s have the numbers that the engine reports', async (tag) => {
  speak(tag, await load(tag));
  const wrong = [];
  const limited = everySearch(TILES).map((request) => ({ ...request, max_depth: 9 }));
  for (const request of [...limited, ...everySetSearch(TILES)]) {
    for (const { text, must, may } of toldOf(request)) {
      const told = numbersIn(text);
      const isRight =
        must.every((one) => told.has(one)) && [...told].every((one) => may.includes(one));
      if (!isRight) wrong.push(`${request.algorithm}: ${text} must have ${must}`);
    }
  }
  expect(wrong).toEqual([]);
});
