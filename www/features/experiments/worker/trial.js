// Independent of workers, for unit tests.

import { catalogue, Dealer, Search } from '../../../pkg/rolling_cubes.js';
import { requestsOf } from '../../../shared/state/plan.js';
import { Dealing } from '../../deal/worker/dealing.js';
import { floorsOf } from './floors.js';

/** @import { Snapshot } from '../../../pkg/rolling_cubes.js' */
/** @import { Doing, Draw, Instance, Plan } from '../../../shared/state/plan.js' */

/** Units of work between two reports; takes milliseconds, with tables a third of a second. */
const UNITS = 100_000;

export class Trial {
  #dealing;
  #searches;
  #plan;

  /** @param {Plan} plan */
  constructor(plan) {
    this.#plan = plan;
    this.#dealing = new Dealing(new Dealer(plan.puzzle, plan.start, plan.goal));
    // One search per lane serves all instances, so that tables are built once.
    this.#searches = requestsOf(plan).map(({ lane, request }) => ({
      lane,
      search: new Search(request),
    }));
  }

  /**
   * @param {Draw} draw
   * @param {() => void} ran called after each run
   * @param {(doing: Doing) => void} doing called during slow preparation
   * @param {() => void} going called regularly during runs and floor counts
   * @returns {Instance}
   */
  run(draw, ran = () => {}, doing = () => {}, going = () => {}) {
    const { wanted, seed } = draw;
    const { start, depth, exact } = this.#dealing.deal(wanted, seed, (looked) =>
      doing({ looked, wanted }),
    );
    const ended = this.#searches.map(({ lane, search }) => {
      while (search.prepare(UNITS)) {
        const { table } = search.snapshot();
        if (table) doing({ table });
      }
      search.start_from(start);
      while (search.step(UNITS)) going();
      ran();
      return { lane, snapshot: search.snapshot() };
    });
    const floors = this.#floors(start, ended, going);
    const runs = ended.map(({ lane, snapshot }) => {
      const { outcome, limit, length, proves, within, generated, expanded } = snapshot;
      const { stored_peak, bytes_peak } = snapshot;
      const floor = floors.get(lane) ?? null;
      const counts = { generated, expanded, stored_peak, bytes_peak, floor };
      return { lane, outcome, limit, length, proves, within, ...counts };
    });
    return { ...draw, start, depth, exact, runs };
  }

  /** @param {string} start @param {readonly {lane: number, snapshot: Snapshot}[]} ended @param {() => void} going */
  #floors(start, ended, going) {
    const { floors, puzzle, goal, lanes } = this.#plan;
    // The boards are square.
    const side = Math.sqrt(start.length);
    const choice = catalogue().puzzles.find((one) => one.name === puzzle && one.side === side);
    if (!floors || !choice) return new Map();
    const known = ended.flatMap(({ lane, snapshot }) => {
      const spec = lanes.find(({ id }) => id === lane);
      return spec ? [{ spec, snapshot }] : [];
    });
    return floorsOf(choice, { start, goal }, known, going);
  }
}
