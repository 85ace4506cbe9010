import { expect, test } from 'vitest';
import { variablesOf } from '../../../../www/features/code/variables.js';
import { standInWords } from '../../../../www/features/stepping/step-words.js';
import { unitOf } from '../../../../www/shared/state/puzzles.js';
import { freshLane } from '../../../../www/shared/state/state.js';
import { traitsOf } from '../../../../www/shared/state/traits.js';
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
