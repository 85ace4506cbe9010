// Describes the end of an iteration, layer or level.

import { isSetTo } from '../../shared/state/offered.js';
import { isShortest } from '../../shared/state/proved.js';
import { unitOf } from '../../shared/state/puzzles.js';
import { rankOf, weighedBy } from '../../shared/state/rank.js';
import { traitsOf } from '../../shared/state/traits.js';
import { words } from '../../shared/words/words.js';

/** @import { Snapshot, Step } from '../../pkg/rolling_cubes.js' */
/** @import { LaneState, Search } from '../../shared/state/state.js' */
/** @import { Found } from '../../shared/words/en/stages.js' */

/** @typedef {(node: number) => {g: number, h: number | null} | null} Recall */

/**
 * How a stage ended and what comes next; '' between stages and after the search has ended.
 * @type {(key: string, lane: LaneState, recall: Recall) => string}
 */
export function stageInWords(key, { spec: { search }, snapshot, step }, recall) {
  if (!snapshot?.stage_end || snapshot.outcome !== 'running' || !step) return '';
  const { level, sides, informed } = traitsOf(search);
  switch (level) {
    case 'bound':
      return iterationInWords(key, search, snapshot, recall);
    case 'layer':
      if (sides === 2) return sideInWords(key, search, snapshot, step);
      return informed
        ? boundedLayerInWords(key, search, snapshot)
        : layerInWords(key, search, snapshot);
    case 'f':
      return levelInWords(informed, snapshot);
    case 'estimate':
      return nearerInWords(snapshot);
    case 'proved':
      return provedInWords(key, search, snapshot);
    case 'incumbent':
      return solutionInWords(key, search, snapshot, step);
  }
}

/** @type {(key: string, search: Search) => (n: number) => string} */
const amounts = (key, search) => (n) => words.amount(key, unitOf(key, search), n);

/** @type {(key: string, search: Search, snapshot: Snapshot, recall: Recall) => string} */
function iterationInWords(key, search, { iterations, next_bound }, recall) {
  const say = words.stages;
  const amount = amounts(key, search);
  const { max_depth } = search;
  const { bound = 0, generated = 0 } = iterations.at(-1) ?? {};
  if (rankOf(search).by === 'learned') {
    const left = next_bound
      ? say.learned.next(next_bound)
      : max_depth === undefined
        ? say.learned.nothing
        : say.learned.beyond(amount(max_depth));
    return words.text.sentences([say.learned.ended(bound, generated), left]);
  }
  const weights = weighedBy(search);
  if (weights) {
    const left = next_bound
      ? say.weighed.next(next_bound, weights, foundBy(next_bound, recall))
      : max_depth === undefined
        ? say.fBound.nothing
        : say.weighed.beyond(amount(max_depth));
    return words.text.sentences([say.fBound.ended(bound, generated), left]);
  }
  const own = traitsOf(search).informed ? say.fBound : say.depthBound;
  const ended = own.ended(bound, generated);
  if (!next_bound) return words.text.sentences([ended, own.nothing]);
  const next =
    max_depth !== undefined && next_bound.bound > max_depth
      ? say.overLimit(next_bound.bound, amount(max_depth))
      : own.next(next_bound, foundBy(next_bound, recall));
  return words.text.sentences([ended, next]);
}

/** @type {(next: NonNullable<Snapshot['next_bound']>, recall: Recall) => Found | null} */
const foundBy = ({ node }, recall) => (node === null ? null : { node, numbers: recall(node) });

/** @type {(key: string, search: Search, snapshot: Snapshot) => string} */
function boundedLayerInWords(key, { max_depth }, { depths }) {
  const say = words.stages;
  const { depth = 0, generated = 0, duplicates = 0, pruned = 0 } = depths.at(-1) ?? {};
  const fresh = generated - duplicates - pruned;
  if (fresh === 0) return say.bounded.none(depth, pruned);
  const ended =
    depth === max_depth
      ? say.layer.last(depth, fresh, words.amount(key, 'moves', depth))
      : fresh === 1
        ? say.layer.one(depth)
        : say.layer.complete(depth, fresh);
  return words.text.sentences([ended, pruned > 0 ? say.bounded.cut(pruned) : '']);
}

/** @type {(snapshot: Snapshot) => string} */
function nearerInWords({ nearest }) {
  const say = words.stages.nearer;
  const { expanded = null, next = null } = nearest ?? {};
  if (next === null) return say.last;
  return expanded === null ? say.start(next) : say.next(expanded, next);
}

/** @type {(key: string, search: Search, snapshot: Snapshot) => string} */
function provedInWords(key, search, snapshot) {
  const say = words.stages.proved;
  const amount = amounts(key, search);
  const { max_depth } = search;
  const { bound, next_bound, incumbent } = snapshot;
  const known = incumbent ? say.known(amount(incumbent.length)) : say.unknown;
  if (!next_bound) return words.text.sentences([say.empty, known]);
  const next = next_bound.bound;
  const isProved = isShortest(snapshot);
  const proof = words.text.sentences([
    bound === null ? say.start(next) : say.next(next),
    isProved ? say.least(amount(next)) : '',
  ]);
  if (incumbent && incumbent.length <= next) {
    return words.text.sentences([proof, say.done(amount(incumbent.length), isProved)]);
  }
  if (max_depth !== undefined && next > max_depth) {
    return words.text.sentences([proof, say.over(amount(max_depth))]);
  }
  return words.text.sentences([proof, known]);
}

/** @type {(key: string, search: Search, snapshot: Snapshot) => string} */
function layerInWords(key, { max_depth }, { depths }) {
  const say = words.stages.layer;
  const { depth = 0, generated = 0, duplicates = 0 } = depths.at(-1) ?? {};
  const fresh = generated - duplicates;
  if (fresh === 0) return say.none(depth);
  if (depth === max_depth) return say.last(depth, fresh, words.amount(key, 'moves', depth));
  if (depth === 0) return say.start;
  return fresh === 1 ? say.one(depth) : say.complete(depth, fresh);
}

/** @type {(key: string, search: Search, snapshot: Snapshot, step: Step) => string} */
function sideInWords(key, { max_depth }, { sides }, { side, depth }) {
  const say = words.stages.sides;
  if (!sides) return '';
  // The complete layer is the next of its side, not yet expanded.
  const own = side === 'forward' ? 0 : 1;
  const row = sides[own].depths.find((counts) => counts.depth === depth);
  const fresh = row ? row.generated - row.duplicates : 0;
  const [forward = 0, backward = 0] = sides.map(({ frontier }, n) =>
    n === own ? fresh : frontier,
  );
  const ended = depth === 0 ? say.roots(fresh) : say.complete(depth, side, fresh);
  const together = sides[0].radius + sides[1].radius + (depth === 0 ? 0 : 1);
  const next = () => {
    if (forward === 0 || backward === 0) return say.empty(forward === 0 ? 'forward' : 'backward');
    if (max_depth !== undefined && together >= max_depth)
      return say.last(words.amount(key, 'moves', max_depth));
    if (forward === backward) return say.equal(forward);
    return forward < backward
      ? say.next('forward', forward, backward)
      : say.next('backward', backward, forward);
  };
  return words.text.sentences([ended, next()]);
}

/** @type {(informed: boolean, snapshot: Snapshot) => string} */
function levelInWords(informed, { bound, next_bound }) {
  const say = words.stages.level;
  const name = informed ? 'f' : 'g';
  if (bound === null) return say.start(name, next_bound?.least ?? 0);
  return next_bound ? say.complete(name, bound, next_bound.least) : say.last(name, bound);
}

/** @type {(key: string, search: Search, snapshot: Snapshot, step: Step) => string} */
function solutionInWords(key, search, snapshot, { fate }) {
  const say = words.stages.solution;
  const { incumbent } = snapshot;
  if (!incumbent) return say.none;
  return fate === 'solution'
    ? say.better(incumbent.length, isSetTo(search, 'ties', 'cut'))
    : say.last(amounts(key, search)(incumbent.length), isShortest(snapshot));
}
