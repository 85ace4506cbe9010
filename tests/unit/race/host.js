// A runner's host for tests: it keeps what is posted, and its time passes only when it is told to.

/** @import { Away, Report } from '../../../www/features/race/protocol.js' */
/** @import { Host } from '../../../www/features/race/worker/runner.js' */

/** A host with a clock of its own, which moves by so many milliseconds each time it is read. */
export function hostAndReports(tick = 1) {
  /** @type {Report[]} */
  const reports = [];
  /** @type {Away[]} */
  const away = [];
  /** @type {{then: () => void, at: number} | null} */
  let waiting = null;
  let now = 0;
  let heard = true;
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
    isHeard: () => heard,
  };
  /** Whether the page takes what is posted, from now on. @param {boolean} listens */
  const hear = (listens) => {
    heard = listens;
  };
  /** Lets what waits happen, until nothing does or `until` comes. */
  const pass = (until = Number.POSITIVE_INFINITY) => {
    while (waiting && waiting.at <= until) {
      const { then, at } = waiting;
      waiting = null;
      now = Math.max(now, at);
      then();
    }
    now = Math.max(now, Math.min(until, now));
  };
  /** Time passes: something has worked for so long. @param {number} ms */
  const spend = (ms) => {
    now += ms;
  };
  return { host, reports, away, pass, hear, spend, last: () => reports.at(-1) };
}
