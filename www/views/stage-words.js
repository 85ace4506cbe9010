// The end of an iteration, a layer or a level in words.

import { words } from '../messages.js';
import { traitsOf } from '../state/traits.js';

/** @typedef {import('../state/state.js').LaneState} LaneState */
/** @typedef {import('../state/state.js').Search} Search */
/** @typedef {import('../pkg/rolling_cubes.js').Snapshot} Snapshot */
/** @typedef {import('../pkg/rolling_cubes.js').Step} Step */
/** What is kept of a node by its number: its g and h; null where it is not. @typedef {(node: number) => {g: number, h: number | null} | null} Recall */

/**
 * How a stage ended and what comes next, where one ends; nothing elsewhere, and nothing where the search itself has ended.
 * @type {(key: string, lane: LaneState, recall: Recall) => string}
 */
export function stageInWords(key, { spec: { search }, snapshot, step }, recall) {
  if (!snapshot?.stage_end || snapshot.outcome !== 'running' || !step) return '';
  const { level, sides } = traitsOf(search);
  switch (level) {
    case 'bound':
      return iterationInWords(key, search, snapshot, recall);
    case 'layer':
      return sides === 2
        ? sideInWords(key, search, snapshot, step)
        : layerInWords(key, search, snapshot);
    case 'f':
      return levelInWords(snapshot);
    case 'incumbent':
      return solutionInWords(key, search, snapshot, step);
  }
}

/** @type {(key: string, search: Search, snapshot: Snapshot, recall: Recall) => string} */
function iterationInWords(key, search, { iterations, next_bound }, recall) {
  const say = words.stages;
  const { deepen, max_depth } = search;
  const own = traitsOf(search).informed ? say.fBound : say.depthBound;
  const { bound = 0, generated = 0 } = iterations.at(-1) ?? {};
  const ended = own.ended(bound, generated);
  if (!next_bound) return `${ended} ${own.nothing}`;
  const { bound: next, node } = next_bound;
  if (max_depth !== undefined && next > max_depth) {
    return `${ended} ${say.overLimit(key, next, max_depth)}`;
  }
  const first = node === null ? null : { node, numbers: recall(node) };
  return `${ended} ${deepen === 'by-one' ? say.fBound.byOne(next, first) : own.next(next, first)}`;
}

/** @type {(key: string, search: Search, snapshot: Snapshot) => string} */
function layerInWords(key, { max_depth }, { depths }) {
  const say = words.stages.layer;
  const { depth = 0, generated = 0, duplicates = 0 } = depths.at(-1) ?? {};
  const fresh = generated - duplicates;
  if (fresh === 0) return say.none(depth);
  if (depth === max_depth) return say.last(key, depth, fresh);
  if (depth === 0) return say.start;
  return fresh === 1 ? say.one(depth) : say.complete(depth, fresh);
}

/** @type {(key: string, search: Search, snapshot: Snapshot, step: Step) => string} */
function sideInWords(key, { max_depth }, { sides }, { side, depth }) {
  const say = words.stages.sides;
  if (!sides) return '';
  // The layer that is complete is the next of its side, which has not been taken up yet.
  const own = side === 'forward' ? 0 : 1;
  const row = sides[own].depths.find((counts) => counts.depth === depth);
  const fresh = row ? row.generated - row.duplicates : 0;
  const [forward = 0, backward = 0] = sides.map(({ frontier }, n) =>
    n === own ? fresh : frontier,
  );
  const ended = depth === 0 ? say.planted(fresh) : say.complete(depth, side, fresh);
  const together = sides[0].radius + sides[1].radius + (depth === 0 ? 0 : 1);
  const next = () => {
    if (forward === 0 || backward === 0) return say.empty(forward === 0 ? 'forward' : 'backward');
    if (max_depth !== undefined && together >= max_depth) return say.last(key, max_depth);
    if (forward === backward) return say.equal(forward);
    return forward < backward
      ? say.next('forward', forward, backward)
      : say.next('backward', backward, forward);
  };
  return `${ended} ${next()}`;
}

/** @type {(snapshot: Snapshot) => string} */
function levelInWords({ bound, next_bound }) {
  const say = words.stages.level;
  if (bound === null) return say.start(next_bound?.bound ?? 0);
  return next_bound ? say.complete(bound, next_bound.bound) : say.last(bound);
}

/** @type {(key: string, search: Search, snapshot: Snapshot, step: Step) => string} */
function solutionInWords(key, { ties }, { incumbent }, { fate }) {
  const say = words.stages.solution;
  if (!incumbent) return say.none;
  return fate === 'solution'
    ? say.better(incumbent.length, ties === 'cut')
    : say.last(key, incumbent.length);
}
