// One step of a search in words: what was done, the numbers, and what became of the position for which reason.

import { isReopened } from '../code/waiting.js';
import { words } from '../messages.js';
import { isAtWork } from '../state/state.js';
import { traitsOf } from '../state/traits.js';
import { stateInWords } from './in-words.js';
import { stageInWords } from './stage-words.js';

/** @typedef {import('../state/state.js').LaneState} LaneState */
/** @typedef {import('../state/state.js').Search} Search */
/** @typedef {import('../pkg/rolling_cubes.js').Step} Step */
/** @typedef {import('./stage-words.js').Recall} Recall */

/** How a lane's search stands, its newest step above all, and whether a stage ends with it. @type {(key: string, lane: LaneState, side: number, recall?: Recall) => string} */
export function standInWords(key, lane, side, recall = () => null) {
  const { step, snapshot, journey, broke, phase } = lane;
  const say = words.steps;
  if (journey) return say.journey(journey.at, journey.to);
  if (snapshot?.outcome === 'preparing' || phase === 'failed') return `${stateInWords(key, lane)}.`;
  if (!step) return say.none;
  const unsolved = phase === 'ended' && snapshot?.outcome !== 'solved';
  return [
    broke && words.breakpoints.hit(broke),
    stepInWords(key, lane.spec.search, step, snapshot?.length ?? step.depth, side),
    stageInWords(key, lane, recall),
    unsolved && `${stateInWords(key, lane)}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** The same for those who listen: silent while the lane works. @type {typeof standInWords} */
export const newsInWords = (key, lane, side, recall) =>
  isAtWork(lane) || lane.phase === 'away' || lane.phase === 'ready'
    ? ''
    : standInWords(key, lane, side, recall);

/**
 * @param {string} key which puzzle, as the page calls it
 * @param {Search} search
 * @param {Step} step
 * @param {number} length of the solution, should the step have found it
 * @param {number} side columns of the board
 */
export function stepInWords(key, search, step, length, side) {
  const numbers = numbersOf(search, step) + against(search, step);
  const done = `${moved(key, step, side)}: ${numbers}: ${fateOf(key, search, step, length)}`;
  return [before(step), done].filter(Boolean).join(' ');
}

/** What was done before the position could be generated. @type {(step: Step) => string} */
function before({ raised, node, expanded, depth }) {
  const say = words.steps;
  if (raised !== null) return node === 1 ? say.firstBound(raised) : say.raised(raised);
  return expanded ? say.expandedFirst(depth - 1) : '';
}

/** @type {(key: string, step: Step, side: number) => string} */
function moved(key, { moves, roll, raised, node, state, side: from }, side) {
  const move = moves.at(-1);
  if (roll && move !== undefined) {
    // What was moved stands where it went to; only a tile is called by what its sign says, in hexadecimal.
    const piece = `${Number.parseInt(state[roll.to] ?? '', 16)}`;
    return words.steps.moved(key, { move, ...roll, piece }, side);
  }
  return raised !== null && node > 1 ? words.steps.again : words.steps.root[from];
}

/** @type {(search: Search, step: Step) => string} */
function numbersOf(search, { depth, estimate, side }) {
  const say = words.steps;
  const { informed, sides } = traitsOf(search);
  if (estimate !== null) return say.evaluated(depth, estimate);
  if (informed) return say.unevaluated(depth);
  return say.depth(depth, sides === 2 ? side : null);
}

/** What its numbers were compared with, and how that came out. @type {(search: Search, step: Step) => string} */
function against(search, { depth, estimate, bound, found, fate }) {
  const say = words.steps.against;
  const { level, informed } = traitsOf(search);
  const { ties, max_depth } = search;
  const f = depth + (estimate ?? 0);
  const cut = fate === 'pruned';
  switch (level) {
    case 'bound': {
      if (bound === null) return '';
      // Without a heuristic the bound is one of depth: at it, the search turns back.
      const sign = informed ? (cut ? '>' : '≤') : depth < bound ? '<' : '=';
      return say.bound(sign, bound);
    }
    case 'incumbent': {
      if (fate === 'solution' || fate === 'worse') return '';
      // Where the incumbent would allow it, it was the limit on moves that cut it.
      const allowed = bound === null || f < bound || (f === bound && ties !== 'cut');
      if (cut && allowed) return say.limit('>', max_depth ?? f);
      const [above, within] = ties === 'cut' ? ['≥', '<'] : ['>', '≤'];
      const inForce = found ? say.incumbent : say.given;
      return bound === null ? '' : inForce(cut ? above : within, bound);
    }
    case 'layer':
    case 'f':
      return '';
  }
}

/** Where a new position waits. @type {(waits: import('../state/traits.js').Order) => string} */
function opened(waits) {
  const { fates } = words.steps;
  switch (waits) {
    case 'queue':
    case 'layers':
      return fates.queued;
    case 'heap':
      return fates.opened;
    case 'stack':
      throw new Error('a position on a stack is not looked at before it is taken');
  }
}

/** @type {(key: string, search: Search, step: Step, length: number) => string} */
function fateOf(key, search, step, length) {
  const { fates, ...say } = words.steps;
  const { waits, sides, level, looks_at, goal_test } = traitsOf(search);
  const { fate } = step;
  switch (fate) {
    case 'open':
      return opened(waits);
    case 'duplicate':
      if (isReopened(search, step)) return fates.reopened;
      return sides === 2 ? fates.duplicateOfSide : fates.duplicate;
    case 'solution': {
      if (level === 'incumbent') return fates.incumbent;
      // Where successors are looked at, and a goal is known only by being taken, it has waited for that.
      const hasWaited = looks_at === 'successors' && goal_test === 'taken';
      return hasWaited ? say.itsTurn(key, length) : say.solved(key, length);
    }
    case 'met':
      return say.met(key, length);
    default:
      return fates[fate];
  }
}
