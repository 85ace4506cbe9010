import { afterEach, expect, test } from 'vitest';
import { variablesOf } from '../../../../www/features/code/variables.js';
import { termsInWords } from '../../../../www/features/help/terms.js';
import { endInWords } from '../../../../www/features/race/views/in-words.js';
import { levelOf } from '../../../../www/features/race/views/level.js';
import { verdictInWords } from '../../../../www/features/race/views/verdict.js';
import { numbersInWords } from '../../../../www/features/stepping/step-numbers.js';
import { standInWords } from '../../../../www/features/stepping/step-words.js';
import { unitOf } from '../../../../www/shared/state/puzzles.js';
import { freshGame, freshLane, initialState } from '../../../../www/shared/state/state.js';
import { everyTraits, traitsOf } from '../../../../www/shared/state/traits.js';
import * as german from '../../../../www/shared/words/de/index.js';
import * as english from '../../../../www/shared/words/en/index.js';
import * as japanese from '../../../../www/shared/words/ja/index.js';
import { speak, words } from '../../../../www/shared/words/words.js';
import * as chinese from '../../../../www/shared/words/zh-Hans/index.js';
import { Search } from '../../engine.js';
import { everySetSearch } from '../../searches.js';

/** @import { LaneState } from '../../../../www/shared/state/state.js' */
/** @import { Request } from '../../engine.js' */

/** The cheapest way has an edge more than the shortest; from A to B h falls by more than the edge costs, so B is reopened. */
const MAPS = {
  meeting:
    'node:S:0:2,node:V:3:0,node:A:2:4,node:B:4:4,node:T:6:2,S-V:6,V-T:6,S-A:3,A-B:4,B-T:3,start:S,goal:T',
  reopening:
    'node:S:0:1:5,node:A:1:0:5,node:B:2:1:1,node:T:4:1:0,S-A:1,A-B:1,S-B:3,B-T:4,start:S,goal:T',
};

const LANGUAGES = {
  en: {
    words: english,
    ofMoves:
      /\b(shorter|shortest|short|long(er|est)?|length|steps?|moves?|depth(?!-first)|deeper|fewest)\b/giu,
  },
  de: {
    words: german,
    ofMoves:
      /(?<!\p{L})(kürze\p{L}*|kurz|länger|längste\p{L}*|lang|Länge|Zug|Züge|Zügen|Schritte?n?|Tiefe|tiefer|wenigste\p{L}*)(?!\p{L})/giu,
  },
  ja: { words: japanese, ofMoves: /短|長さ|長い|長く|歩|手数|\d手|1手|深さ(?!優先)/gu },
  'zh-Hans': { words: chinese, ofMoves: /短|长|步|深度(?!优先)/gu },
};

afterEach(() => speak('en', english));

const plain = (/** @type {string} */ text) => text.replaceAll('\u00a0', ' ');

/** @type {(goal: string) => Request[]} */
const searchesOn = (goal) =>
  everySetSearch({ puzzle: 'map', start: '', goal })
    .filter(({ perimeter, parity }) => perimeter === undefined && parity === undefined)
    .flatMap((request) => {
      const own = request.heuristic ? { ...request, heuristic: 'by-hand' } : request;
      const some = request.heuristic ? [own, { ...request, heuristic: 'blind' }] : [own];
      return some.flatMap((one) => [one, { ...one, max_depth: 5 }, { ...one, max_nodes: 4 }]);
    })
    .filter((request) => {
      try {
        return new Search(request);
      } catch {
        return false;
      }
    });

/** The lane after each unit of work, and at the end. @param {Request} request @returns {Generator<LaneState>} */
function* lanesOf({ puzzle, start, goal, ...search }) {
  const engine = new Search({ puzzle, start, goal, ...search });
  while (engine.prepare(1e6));
  yield freshLane({ id: 0, search });
  for (let more = true, n = 0; more && n < 3000; n += 1) {
    more = engine.step(1);
    const snapshot = engine.snapshot();
    yield {
      ...freshLane({ id: 0, search }),
      phase: snapshot.outcome === 'running' ? 'paused' : 'ended',
      snapshot,
      step: engine.last_step(),
    };
  }
}

/** Sentences of the page about a lane on a map. @param {LaneState} lane @param {string} goal */
function saidOf(lane, goal) {
  const { search } = lane.spec;
  const unit = unitOf('map', search);
  const level = levelOf(lane, unit);
  const state = initialState(freshGame('map', [{ start: '', goal }], 0, [search]));
  const { signs, numbers, costNumbers } = words.tree;
  const { lesson, remarks } = verdictInWords({ ...state, lanes: [lane] });
  return [
    standInWords('map', lane, 0, () => ({ g: 7, h: 8 })),
    endInWords('map', lane),
    `${level.name}: ${level.meaning}`,
    ...numbersInWords(lane, unit).map(({ name, meaning }) => `${name}: ${meaning}`),
    words.algorithmMeaning(search.algorithm, unit),
    ...Object.values(signs).map(({ meaning }) => meaning),
    ...Object.values({ ...numbers, ...(unit === 'cost' && costNumbers) }),
    lesson,
    remarks,
  ].map(plain);
}

test.each(/** @type {(keyof typeof LANGUAGES)[]} */ (Object.keys(LANGUAGES)))(
  'no sentence in %s of a search by cost speaks of moves on a map',
  (language) => {
    const { words: own, ofMoves } = LANGUAGES[language];
    speak(language, own);
    const wrong = new Set();
    for (const goal of Object.values(MAPS)) {
      for (const request of searchesOn(goal)) {
        if (unitOf('map', request) !== 'cost') continue;
        for (const lane of lanesOf(request)) {
          for (const said of saidOf(lane, goal)) if (said.match(ofMoves)) wrong.add(said);
        }
      }
    }
    expect([...wrong]).toEqual([]);
  },
);

test.each(/** @type {(keyof typeof LANGUAGES)[]} */ (Object.keys(LANGUAGES)))(
  'the help in %s says of searches by cost what holds for moves and for costs',
  (language) => {
    const { words: own, ofMoves } = LANGUAGES[language];
    speak(language, own);
    const { searches, rules, race } = words.help;
    const said = [
      searches.boundText,
      rules.fewest('map'),
      race.text[0],
      ...termsInWords('cost')
        .slice(6, 10)
        .map(({ meaning }) => meaning),
      ...everyTraits()
        .filter(({ aim }) => aim === 'cost')
        .map(({ name }) => searches.texts[name] ?? ''),
      ...[words.laneDialog.settings.reopen, ...Object.values(words.laneDialog.costs)],
    ];
    expect(said.filter((text) => text?.match(ofMoves))).toEqual([]);
  },
);

test('a search says the cost of its solution, and a search for the fewest moves their number', () => {
  for (const [goal, cost, fewest] of /** @type {const} */ ([
    [MAPS.meeting, 10, 2],
    [MAPS.reopening, 6, 2],
  ])) {
    for (const request of searchesOn(goal)) {
      const unit = unitOf('map', request);
      const lanes = [...lanesOf(request)];
      const last = lanes.at(-1);
      if (last?.snapshot?.outcome !== 'solved') continue;
      const { proves, cost: own } = last.snapshot;
      if (proves !== 'nothing' && proves !== 'within') {
        expect(unit === 'cost' ? own : last.snapshot.length, request.algorithm).toBe(
          unit === 'cost' ? cost : fewest,
        );
      }
      const amount = unit === 'cost' ? `cost ${own}` : `${last.snapshot.length} steps`;
      const all = lanes.map((lane) => plain(standInWords('map', lane, 0))).join(' ');
      const told = [
        ...all.matchAll(/(?:Solved: |solution has |solution of |the incumbent, )([^.,:]+)/g),
      ];
      // Branch and bound reports its last incumbent in the lane's state.
      const isLater = traitsOf(request).level === 'incumbent' && told.length === 0;
      if (!isLater) expect(told.at(-1)?.[1], request.algorithm).toBe(amount);
      if (unit === 'moves') expect(all).not.toMatch(/\bcost|cheap/);
    }
  }
});

/** @type {Readonly<Record<string, (a: number, b: number) => boolean>>} */
const COMPARE = {
  '>': (a, b) => a > b,
  '≥': (a, b) => a >= b,
  '≤': (a, b) => a <= b,
  '<': (a, b) => a < b,
  '=': (a, b) => a === b,
};

test('each step names its node, with g or depth by the aim of the search, and its reason holds', () => {
  for (const request of searchesOn(MAPS.meeting)) {
    const unit = unitOf('map', request);
    for (const lane of lanesOf(request)) {
      if (!lane.step) continue;
      const said = plain(standInWords('map', lane, 0));
      const { depth, moves, state } = lane.step;
      expect(said, request.algorithm).toMatch(new RegExp(`(Went to|,) ${state}:`));
      expect(said, request.algorithm).toMatch(
        new RegExp(unit === 'cost' ? `g ${depth}\\b` : `(depth|g) ${moves.length}\\b`),
      );
      const own = variablesOf(lane, unit).filter(({ name }) => name === 'g' || name === 'depth');
      const name = unit === 'cost' || traitsOf(request).informed ? 'g' : 'depth';
      const value = unit === 'cost' ? depth : moves.length;
      expect(own, request.algorithm).toEqual([{ name, value }]);
      const [, left, sign = '', right] =
        /(?:^|[ ,])(?:g|f|depth) (\d+) ([><≤≥=]) [a-z ]+ (\d+):/.exec(said) ?? [];
      if (sign) expect(COMPARE[sign]?.(Number(left), Number(right)), said).toBe(true);
    }
  }
});
