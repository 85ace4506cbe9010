// A runner's host with recorded messages and a manual clock.

/** @import { Away } from '../../../../www/features/race/protocol.js' */
/** @import { Report } from '../../../../www/shared/state/lane-news.js' */
/** @import { Host } from '../../../../www/features/race/worker/runner.js' */

/** The request of a lane: 23 rolls. */
export const REQUEST = {
  puzzle: 'cubes',
  start: 'WWWWWWWWE',
  goal: 'BWRBWRBER',
  algorithm: 'ida-star',
  heuristic: 'misplaced',
};

/** Each reading of the clock advances it by `tick` milliseconds. */
export function hostAndReports(tick = 1) {
  /** @type {Report[]} */
  const reports = [];
  /** @type {Away[]} */
  const away = [];
  /** @type {{then: () => void, at: number} | null} */
  let waiting = null;
  let now = 0;
  let isListening = true;
  /** @type {Host} */
  const host = {
    now: () => {
      now += tick;
      return now;
    },
    later(then, ms) {
      waiting = { then, at: now + ms };
      return () => {
        waiting = null;
      };
    },
    post(news) {
      if (news.type === 'away') away.push(news);
      else reports.push(structuredClone(news));
    },
    isHeard: () => isListening,
  };
  /** Whether the page confirms messages from now on. @param {boolean} listens */
  const hear = (listens) => {
    isListening = listens;
  };
  /** Runs pending callbacks until none is left or `until` is reached. */
  const pass = (until = Number.POSITIVE_INFINITY) => {
    while (waiting && waiting.at <= until) {
      const { then, at } = waiting;
      waiting = null;
      now = Math.max(now, at);
      then();
    }
    now = Math.max(now, Math.min(until, now));
  };
  /** Simulates work of this duration. @param {number} ms */
  const spend = (ms) => {
    now += ms;
  };
  return { host, reports, away, pass, hear, spend, last: () => reports.at(-1) };
}
