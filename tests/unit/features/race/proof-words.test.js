// No sentence claims a proof in a run without one: every search with overestimating bounds, in both languages.

import { expect, test } from 'vitest';
import { stateInWords } from '../../../../www/features/race/views/in-words.js';
import { levelOf } from '../../../../www/features/race/views/level.js';
import { verdictInWords } from '../../../../www/features/race/views/verdict.js';
import { numbersInWords } from '../../../../www/features/stepping/step-numbers.js';
import { standInWords } from '../../../../www/features/stepping/step-words.js';
import { freshGame, freshLane, initialState } from '../../../../www/shared/state/state.js';
import { searchesOf, stageOf, traitsOf } from '../../../../www/shared/state/traits.js';
import * as german from '../../../../www/shared/words/de/index.js';
import * as english from '../../../../www/shared/words/en/index.js';
import { speak, words } from '../../../../www/shared/words/words.js';
import { Search } from '../../engine.js';
import { everySearch } from '../../searches.js';

/** @import { LaneState } from '../../../../www/shared/state/state.js' */
/** @import { Request } from '../../engine.js' */

const KEY = 'tiles-3';
const TILES = { puzzle: 'tiles', start: '867254301', goal: '123456780' };
const NEAR = { ...TILES, start: '135728460' };
const REFUTED = ['manhattan + 1', '3*manhattan', '2147483647'];

/** A claim about all solutions or all positions, and what qualifies it. */
const CLAIM = {
  en: /\bproves?\b|\bproved\b|shortest|no solution (is (better|below|shorter)|of)|none is better|no shorter|lower bound|solutions there are/i,
  de: /bewiesen|beweis|kürzeste|keine Lösung (ist |liegt )?(besser|darunter|kürzer|unter)|keine ist besser|unterschreitet|untere\w* Schranke|Lösungen, die es gibt/i,
};
const HEDGE = {
  en: /not proved|proves nothing|nothing is proved|\bif h is a lower bound|if it never overestimates|none shorter is proved|^The shortest (solution|one) known|^Shortest solution found/i,
  de: /nicht (als kürzest )?bewiesen|beweist nichts|nichts ist bewiesen|wenn h eine untere Schranke ist|wenn sie nie überschätzt|^Die kürzeste bekannte|^Kürzeste gefundene/i,
};

/** @type {(language: 'en' | 'de', said: Iterable<string>) => string[]} */
const claims = (language, texts) =>
  [...new Set([...texts].flatMap((text) => text.split(/(?<=\.)\s+/)))].filter(
    (sentence) => CLAIM[language].test(sentence) && !HEDGE[language].test(sentence),
  );

/**
 * A search as lanes: at its first unit, every stage's end, some units between, and its end.
 * @param {Request} request
 */
function* lanesOf({ puzzle, start, goal, ...spec }) {
  const search = new Search({ puzzle, start, goal, ...spec });
  while (search.prepare(1e6));
  const lane = () => {
    const snapshot = search.snapshot();
    /** @type {'paused' | 'ended'} */
    const phase = snapshot.outcome === 'running' ? 'paused' : 'ended';
    return { ...freshLane({ id: 0, search: spec }), phase, snapshot, step: search.last_step() };
  };
  yield { ...freshLane({ id: 0, search: spec }), snapshot: search.snapshot() };
  for (let n = 0, more = true; more; n += 1) {
    if (n < 120) more = search.step(1);
    else if (n < 180) more = search.step_to_stage_end(20_000);
    else more = search.step(Number.MAX_SAFE_INTEGER);
    yield lane();
  }
}

/** All texts of the page about a lane. @type {(lane: LaneState) => string[]} */
function saidOf(lane) {
  const { search } = lane.spec;
  const stage = stageOf(search);
  const level = levelOf(lane);
  const state = initialState(freshGame(KEY, [TILES], 0, [search]));
  const { lesson, remarks } = verdictInWords({ ...state, lanes: [lane] });
  return [
    standInWords(KEY, lane, 3),
    stateInWords(KEY, lane),
    level.name,
    level.meaning,
    ...numbersInWords(lane).flatMap(({ name, meaning }) => [name, meaning]),
    ...words.code.rule(search).map(({ text }) => text),
    ...Object.values(words.code.variables),
    ...Object.values(words.tree.numbers),
    words.algorithmMeaning(search.algorithm),
    words.travel.stageBack(stage),
    words.travel.stageForward(stage),
    words.race.stageLong([stage], searchesOf),
    lesson,
    remarks,
  ];
}

/** Each search that accepts an overestimating heuristic. @type {(problem: typeof TILES, heuristic: string) => Request[]} */
const searchesWith = (problem, heuristic) =>
  everySearch(problem)
    .filter(({ algorithm }) => {
      const { informed, consistent } = traitsOf({ algorithm });
      return informed && !consistent;
    })
    .map((request) => ({ ...request, heuristic, max_nodes: 30_000 }));

test.each(/** @type {('en' | 'de')[]} */ (['en', 'de']))(
  'no sentence in %s claims a proof in a run that proves nothing',
  (language) => {
    speak(language, language === 'en' ? english : german);
    const found = new Set();
    try {
      for (const problem of [TILES, NEAR]) {
        for (const request of REFUTED.flatMap((text) => searchesWith(problem, text))) {
          /** @type {string[]} */
          const texts = [];
          for (const lane of lanesOf(request)) {
            expect(lane.snapshot?.proves).toBe('nothing');
            texts.push(...saidOf(lane));
          }
          for (const claim of claims(language, texts)) found.add(`${request.algorithm}: ${claim}`);
        }
      }
    } finally {
      speak('en', english);
    }
    expect([...found]).toEqual([]);
  },
  60_000,
);

test('a run that proves its solution says what none is shorter than, from its first bound on', () => {
  for (const algorithm of ['a-star', 'rbfs', 'mm', 'nbs', 'bae-star']) {
    for (const lane of lanesOf({ ...NEAR, algorithm, heuristic: 'manhattan' })) {
      const { meaning, value } = levelOf(lane);
      expect(meaning.endsWith(words.noneBetter), algorithm).toBe(value !== words.unknown);
      if (value !== words.unknown) expect(Number(value)).toBeLessThanOrEqual(20);
      const own = numbersInWords(lane).at(-1);
      expect(own?.meaning.endsWith(words.noneBetter), algorithm).toBe(own?.value != null);
      if (lane.phase === 'ended') expect(lane.snapshot?.length).toBe(20);
    }
  }
});
