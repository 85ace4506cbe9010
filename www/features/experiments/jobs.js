import { Dealer, Job, Search } from '../../pkg/rolling_cubes.js';

/** @import { FloorReport } from '../../pkg/rolling_cubes.js' */
/** @import { Doing, Draw, Instance, Run } from '../../shared/state/plan.js' */
/** @import { LaneFloor, LaneOrder } from './order.js' */

/** Units of work between two reports; takes milliseconds, with tables a third of a second. */
const UNITS = 100_000;

/**
 * Slow preparation, the end of a run, or of an instance.
 * @typedef {{doing?: Doing, ran?: true, instance?: Instance}} News
 */

/**
 * Runs lanes on random instances, which are asked for.
 * @param {{puzzle: string, start: string, goal: string, lanes: readonly LaneOrder[]}} order
 * @param {Draw[]} draws @returns {Generator<News | null | undefined, never, void>}
 */
export function* run({ puzzle, start, goal, lanes }, draws) {
  const dealer = new Dealer(puzzle, start, goal);
  // One search per lane serves all instances, so that tables are built once.
  const searches = lanes.map((lane) => ({ ...lane, search: new Search(lane.request) }));
  for (;;) {
    for (const draw of draws.splice(0)) yield { instance: yield* instanceOf(draw) };
    yield;
  }

  /** @param {Draw} draw @returns {Generator<News | null, Instance, void>} */
  function* instanceOf(draw) {
    const { wanted, seed } = draw;
    while (dealer.look(wanted, UNITS / 2)) yield { doing: { looked: dealer.known, wanted } };
    const dealt = dealer.walk(wanted, seed);
    /** @type {Map<string, FloorReport['floor']>} */
    const known = new Map();
    /** @type {Run[]} */
    const runs = [];
    for (const { lane, search, floor } of searches) {
      while (search.prepare(UNITS)) {
        const { table } = search.snapshot();
        if (table) yield { doing: { table } };
      }
      search.start_from(dealt.start);
      while (search.step(UNITS)) yield null;
      yield { ran: true };
      const { outcome, limit, length, proves, within, generated, expanded, ...rest } =
        search.snapshot();
      const { stored_peak, bytes_peak } = rest;
      const isProved = outcome === 'solved' && proves === 'shortest';
      const counts = floor && isProved ? yield* countsOf(floor, dealt.start, known) : null;
      runs.push({
        ...{ lane, outcome, limit, length, proves, within },
        ...{ generated, expanded, stored_peak, bytes_peak },
        floor: floor && counts ? counts[floor.count] : null,
      });
    }
    return { ...draw, ...dealt, runs };
  }

  /** Without IDA*'s expansions. @param {LaneFloor} floor @param {string} from @param {Map<string, FloorReport['floor']>} known by heuristics */
  function* countsOf({ forward, backward }, from, known) {
    const pair = `${forward} ${backward}`;
    if (!known.has(pair)) {
      const job = Job.floor(puzzle, from, goal, forward, backward, 0);
      while (job.step(UNITS)) yield null;
      known.set(pair, job.report().floor);
      job.free();
    }
    return known.get(pair) ?? null;
  }
}
