// What a finished race has shown, as numbers; the words are in the catalogue.

import { isAtWork } from './state.js';

/** @typedef {import('./state.js').Game} Game */

/**
 * @typedef {object} Verdict
 * @property {number} length of the shortest solution
 * @property {{big: Side, small: Side, ratio: number} | null} comparison who stored the most and who the
 *   least of the lanes that solved it, and how many times as many positions the latter generated
 * @typedef {{search: import('./state.js').Search, stored: number}} Side
 */

/** `null` until some lane has a solution and none is at work. @type {(state: Game) => Verdict | null} */
export function verdictOf(state) {
  if (
    state.lanes.some((lane) => isAtWork(lane) || lane.phase === 'paused' || lane.phase === 'away')
  )
    return null;
  const solved = state.lanes.flatMap(({ spec: { search }, snapshot }) =>
    snapshot?.outcome === 'solved' ? [{ search, stored: snapshot.stored_peak, snapshot }] : [],
  );
  const [first] = solved;
  if (!first) return null;
  const byStored = [...solved].sort((a, b) => b.stored - a.stored);
  const [big, small] = [byStored[0], byStored.at(-1)];
  return {
    length: first.snapshot.length ?? 0,
    comparison:
      big && small && big !== small
        ? { big, small, ratio: small.snapshot.generated / big.snapshot.generated }
        : null,
  };
}
