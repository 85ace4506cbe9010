// Describes one step of a search: the action, the numbers, the position's fate and the reason.

import { puzzlePosition } from '../../shared/engine/engine.js';
import { isWritten } from '../../shared/puzzles/map.js';
import { pageOf } from '../../shared/puzzles/puzzles.js';
import { isSetTo } from '../../shared/state/offered.js';
import { isShortest } from '../../shared/state/proved.js';
import { isDrawn, unitOf } from '../../shared/state/puzzles.js';
import { rankOf, weighed, weighedBy } from '../../shared/state/rank.js';
import { isAtWork } from '../../shared/state/state.js';
import { traitsOf } from '../../shared/state/traits.js';
import { upperOf } from '../../shared/state/upper.js';
import { isGoalFound, isReopened } from '../../shared/state/waiting.js';
import { words } from '../../shared/words/words.js';
import { stateInWords } from '../race/views/in-words.js';
import { stageInWords } from './stage-words.js';

/** @import { Snapshot, Step } from '../../pkg/rolling_cubes.js' */
/** @import { LaneState, Problem, Search } from '../../shared/state/state.js' */
/** @import { Incumbent } from '../../shared/state/upper.js' */
/** @import { Compared } from '../../shared/words/en/steps.js' */
/** @import { Recall } from './stage-words.js' */

/**
 * A step of a search forward in a written puzzle, with the label of its move.
 * @template {Step | null} T @param {Problem | null} problem of a map @param {T} step @returns {T}
 */
export function labelled(problem, step) {
  if (!problem || !step || !isWritten(problem.goal) || step.side !== 'forward') return step;
  try {
    const { moves } = puzzlePosition(problem.goal, step.moves.at(-2) ?? step.root);
    const move = moves.find(({ to }) => to === step.moves.at(-1));
    return { ...step, label: move?.label };
  } catch {
    // Another puzzle's step, while the page changes to this one.
    return step;
  }
}

/** A lane's status: the newest step, and the end of a stage. @type {(key: string, lane: LaneState, side: number, recall?: Recall) => string} */
export function standInWords(key, lane, side, recall = () => null) {
  const { step, snapshot, journey, broke, phase } = lane;
  const say = words.steps;
  if (journey) return say.journey(journey.at, journey.to);
  if (snapshot?.outcome === 'preparing' || phase === 'failed') return ended(key, lane);
  if (!step) return say.none;
  const unsolved = phase === 'ended' && snapshot?.outcome !== 'solved';
  return words.text.sentences([
    broke ? words.breakpoints.hit(broke) : '',
    astrayInWords(key, lane),
    stepInWords(
      key,
      lane.spec.search,
      step,
      lengthOf(key, lane.spec.search, snapshot) ?? step.depth,
      side,
      snapshot?.incumbent ?? null,
      snapshot !== null && isShortest(snapshot),
    ),
    stageInWords(key, lane, recall),
    unsolved ? ended(key, lane) : '',
  ]);
}

/** The length of a solution in the search's unit. @type {(key: string, search: Search, snapshot: Snapshot | null) => number | null} */
export const lengthOf = (key, search, snapshot) =>
  (unitOf(key, search) === 'cost' ? snapshot?.cost : snapshot?.length) ?? null;

/** Where a run goes wrong because of its bound, and why. @type {(key: string, lane: LaneState) => string} */
const astrayInWords = (key, { astray, step }) =>
  astray && astray.node === step?.node ? words.workshop.astray.here(key, astray) : '';

/** @type {(key: string, lane: LaneState) => string} */
const ended = (key, lane) => words.text.sentence(stateInWords(key, lane));

/** The status for screen readers: silent while the lane runs. @type {typeof standInWords} */
export const newsInWords = (key, lane, side, recall) =>
  isAtWork(lane) || lane.phase === 'away' || lane.phase === 'ready'
    ? ''
    : standInWords(key, lane, side, recall);

/**
 * @param {string} key the page's name of the puzzle
 * @param {Search} search @param {Step} step
 * @param {number} length of the solution, or its cost in a search by cost, if the step found it
 * @param {number} side squares in a row
 * @param {Incumbent} [found] the incumbent, in a search that continues after it
 * @param {boolean} [isProved] whether the run proves its solution shortest
 */
export function stepInWords(key, search, step, length, side, found = null, isProved = false) {
  const done = words.steps.done(
    moved(key, step, side, found),
    numbersOf(key, search, step, against(search, step, found)),
    fateOf(key, search, step, length, found, isProved),
  );
  return words.text.sentences([before(key, search, step), done]);
}

/** Actions before the position was generated. @type {(key: string, search: Search, step: Step) => string} */
function before(key, search, { raised, node, expanded, moves, forgot, learned }) {
  const say = words.steps;
  if (raised !== null && node === 1) return say.firstBound(raised);
  // The g of its parent is not in the step.
  const isCosted = unitOf(key, search) === 'cost';
  const depth = isCosted ? null : moves.length - 1;
  const again = learned === null ? say.expandedFirst(depth) : say.expandedAgain(depth, learned);
  return words.text.sentences([
    forgot ? say.forgot(isCosted ? null : forgot.depth, forgot.value) : '',
    raised === null ? '' : say.raised(raised),
    expanded ? again : '',
  ]);
}

/** Whether a search that forgets layers is rebuilding its solution's path. @type {(found: Incumbent, step: Step) => boolean} */
const isRebuilding = (found, { node }) => found !== null && node > found.node;

/** @type {(key: string, step: Step & {label?: string}, side: number, found: Incumbent) => string} */
function moved(key, step, side, found) {
  const { moves, roll, raised, node, state, side: from, label } = step;
  if (label) return `${label} → ${state}`;
  const move = moves.at(-1);
  if (roll && move !== undefined) {
    // The moved piece is on its new square.
    const piece = pageOf(key).lookOf(state[roll.to] ?? '').text;
    return words.steps.moved(key, { move, ...roll, piece }, side);
  }
  const say = words.steps;
  const isAgain = raised !== null && node > 1;
  const what = isAgain ? say.again : isRebuilding(found, step) ? say.rebuilt : say.root[from];
  return isDrawn(key) ? say.named(what, state) : what;
}

/** @type {(key: string, search: Search, step: Step, compared: Compared | null) => string} */
function numbersOf(key, search, { depth, moves, estimate, side, value }, compared) {
  const say = words.steps;
  const { informed, sides } = traitsOf(search);
  const whose = sides === 2 ? side : null;
  const weights = compared?.what === 'limit' ? null : weighedBy(search);
  if (estimate !== null && weights) return say.weighed(depth, estimate, weights, compared);
  if (estimate !== null) {
    const evaluated = say.evaluated(depth, estimate, compared, whose);
    return value === null ? evaluated : say.stored(evaluated, value);
  }
  if (informed || unitOf(key, search) === 'cost') return say.unevaluated(depth, compared, whose);
  return say.depth(moves.length, whose, compared);
}

/** @type {(search: Search, step: Step, known: Incumbent) => Compared | null} */
function against(search, step, known) {
  const { depth, moves, estimate, bound, found, fate } = step;
  const { level, informed } = traitsOf(search);
  const { max_depth } = search;
  const f = depth + (estimate ?? 0);
  const cut = fate === 'pruned';
  switch (level) {
    case 'bound': {
      // RBFS cuts no position it looks at; each waits until its value is the least.
      if (bound === null || rankOf(search).by === 'learned') return null;
      const weights = weighedBy(search);
      if (weights && estimate !== null) {
        const value = weighed(weights, depth, estimate);
        // The bound would allow it, so the limit on moves cut it.
        if (cut && value <= bound) return { sign: '>', what: 'limit', value: max_depth ?? f };
        return { sign: value > bound ? '>' : '≤', what: 'bound', value: bound };
      }
      // While a path is rebuilt, longer ones are cut.
      if (known && isRebuilding(known, step)) {
        return { sign: cut ? '>' : '≤', what: 'found', value: known.length };
      }
      // Without a heuristic, the bound limits depth: the search turns back at it.
      const sign = informed ? (cut ? '>' : '≤') : moves.length < bound ? '<' : '=';
      return { sign, what: 'bound', value: bound };
    }
    case 'incumbent': {
      if (fate === 'solution' || fate === 'worse') return null;
      // Without a heuristic, the search turns back at the limit.
      if (!informed)
        return max_depth === undefined
          ? null
          : { sign: cut ? '=' : '<', what: 'limit', value: max_depth };
      // The incumbent would allow it, so the limit on moves cut it.
      const cutsTies = isSetTo(search, 'ties', 'cut');
      const allowed = bound === null || f < bound || (f === bound && !cutsTies);
      if (cut && allowed) return { sign: '>', what: 'limit', value: max_depth ?? f };
      const [above, within] = cutsTies ? ['≥', '<'] : ['>', '≤'];
      if (bound === null) return null;
      return { sign: cut ? above : within, what: found ? 'incumbent' : 'given', value: bound };
    }
    case 'layer': {
      if (!informed || estimate === null) return null;
      const later = isRebuilding(known, step) ? known : null;
      const what = later ? 'found' : 'given';
      return { sign: cut ? '>' : '≤', what, value: upperOf(search, later) };
    }
    case 'estimate':
      return cut ? { sign: '>', what: 'limit', value: max_depth ?? f } : null;
    case 'proved':
    case 'f':
      return null;
  }
}

/** Where a new position is stored. @type {(search: Search) => string} */
function opened(search) {
  const { fates } = words.steps;
  const { waits, informed, stores } = traitsOf(search);
  switch (waits) {
    case 'queue':
    case 'layers':
      return informed ? fates.layered : fates.queued;
    case 'heap':
      return stores ? fates.opened : fates.waits;
    case 'stack':
      throw new Error('a position on a stack is not looked at before it is taken');
  }
}

/** @type {(key: string, search: Search, step: Step, length: number, found: Incumbent, isProved: boolean) => string} */
function fateOf(key, search, step, length, found, isProved) {
  const { fates, ...say } = words.steps;
  const { waits, sides, level } = traitsOf(search);
  const { fate } = step;
  const amount = (/** @type {number} */ n) => words.amount(key, unitOf(key, search), n);
  switch (fate) {
    case 'open':
      if (!isGoalFound(step)) return opened(search);
      return found?.node === step.node ? say.found(amount(found.length), isProved) : fates.part;
    case 'duplicate':
      if (isReopened(step)) return fates.reopened;
      if (waits === 'stack') return fates.known;
      return sides === 2 ? fates.duplicateOfSide : fates.duplicate;
    case 'solution': {
      if (level === 'incumbent' && found) return fates.incumbent;
      if (level === 'proved' && length > 0) return say.ended(amount(length), isProved);
      return waits === 'heap' ? say.itsTurn(amount(length)) : say.solved(amount(length));
    }
    case 'met':
      return level === 'proved'
        ? say.joined(found?.node === step.node ? amount(found.length) : null)
        : say.met(amount(length));
    default:
      return fates[fate];
  }
}
