// Which lines of a search's rule its newest step has passed, and at which it stands. Pure: the engine's step tells all of it.

import { traitsOf } from '../state/traits.js';
import { isGoalFound, isReopened } from './waiting.js';

/** @typedef {import('../state/state.js').Search} Search */
/** @typedef {import('../state/state.js').LaneState} LaneState */
/** @typedef {import('../pkg/rolling_cubes.js').Step} Step */

/**
 * The lines of a rule by their names. Every search has some of them; its own list stands with its words.
 * @typedef {'home' | 'start' | 'raise' | 'choose' | 'take' | 'goal' | 'cut' | 'expand' | 'each' | 'duplicate' | 'store' | 'met' | 'better'
 *   | 'worse' | 'rebuild' | 'end'} LineName
 */

/**
 * What a step did, as lines of the rule: those it passed, in their order, and the one at which it stands.
 * @typedef {{passed: LineName[], now: LineName | null}} Lit
 */

/** Where a step came from before its node was looked at: a new iteration, or an expansion. @param {Step} step @returns {LineName[]} */
function before({ raised, expanded, node, moves, side }) {
  // What raises the bound of a search that goes by values is the expansion of the next.
  if (raised !== null && !expanded) return node === 1 ? ['start'] : ['raise'];
  if (moves.length === 0 && (node === 1 || side === 'backward')) return ['start'];
  return expanded ? ['take'] : [];
}

/** The line of what became of a node. A fate that has none in such a search is an error. @type {(lines: Readonly<Partial<Record<Step['fate'], LineName>>>, fate: Step['fate']) => LineName} */
function lineOf(lines, fate) {
  const line = lines[fate];
  if (!line) throw new Error(`no line stands for the fate '${fate}'`);
  return line;
}

/** A depth-first search looks at the node it has just taken from the stack. @param {Step} step @returns {Lit} */
function depthFirst(step) {
  /** @type {Partial<Record<Step['fate'], LineName>>} */
  const lines = {
    pruned: 'cut',
    duplicate: 'duplicate',
    expanded: 'expand',
    solution: 'goal',
    worse: 'worse',
  };
  return { passed: [...before(step), 'take'], now: lineOf(lines, step.fate) };
}

/** A search that stores looks at the successors of the position it has taken, one a step. @param {Step} step @returns {Lit} */
function storing(step) {
  const began = before(step);
  if (began.includes('start')) {
    return { passed: [], now: step.fate === 'solution' ? 'home' : 'start' };
  }
  // No line says of the limit on moves that it cuts. Searches that forget have a line for what they cut.
  /** @type {Partial<Record<Step['fate'], LineName>>} */
  const lines = {
    open: 'store',
    pruned: 'each',
    duplicate: 'duplicate',
    solution: 'goal',
    met: 'met',
  };
  return { passed: [...began, 'each'], now: lineOf(lines, step.fate) };
}

/** @typedef {import('../pkg/rolling_cubes.js').Snapshot['incumbent']} Found */

/** A search in layers with a bound on f, which forgets them and rebuilds the path. @param {Step} step @param {Search} search @param {Found} found @returns {Lit} */
function forgetting(step, search, found) {
  if (step.fate === 'solution') return { passed: [], now: step.depth === 0 ? 'home' : 'rebuild' };
  const { passed, now } = storing(step);
  if (isGoalFound(search, step, found)) {
    return step.depth === 0 ? { passed: [], now: 'home' } : { passed, now: 'goal' };
  }
  if (step.moves.length === 0 && step.node > 1) {
    return { passed: [], now: step.raised === null ? 'rebuild' : 'raise' };
  }
  return { passed, now: step.fate === 'pruned' && now === 'each' ? 'cut' : now };
}

/** By the order of what waits. @type {Readonly<Record<import('../state/traits.js').Order, (step: Step, search: Search, found: Found) => Lit>>} */
const LIT = {
  queue: storing,
  layers: (step, search, found) => {
    if (traitsOf(search).sides === 1) return forgetting(step, search, found);
    const { passed, now } = storing(step);
    return { passed: passed.includes('take') ? ['choose', ...passed] : passed, now };
  },
  heap: (step, search) => {
    // A goal's turn comes when it is taken from the heap, not when it is generated; from two sides a proof comes with the next turn.
    if (step.fate === 'solution') {
      return { passed: traitsOf(search).sides === 2 ? [] : ['take'], now: 'goal' };
    }
    return isReopened(search, step) ? { ...storing(step), now: 'better' } : storing(step);
  },
  stack: (step, search) => {
    const lit = depthFirst(step);
    // Where there is an incumbent, a goal is but a better one.
    const isBetter = step.fate === 'solution' && traitsOf(search).level === 'incumbent';
    return isBetter ? { ...lit, now: 'better' } : lit;
  },
};

/** @type {Lit} */
const NOTHING = { passed: [], now: null };

/** @param {LaneState} lane @returns {Lit} */
export function litOf({ spec: { search }, step, snapshot }) {
  if (!step || !snapshot) return NOTHING;
  // A search that has ended without its newest node being the reason stands at its last line.
  const { outcome, limit } = snapshot;
  const { level, waits, informed } = traitsOf(search);
  // Where there is an incumbent, all that the bound leaves is looked at, found something or not.
  const isDone = outcome === 'solved' || limit === 'depth';
  const isSwept = limit === 'depth' && level === 'layer' && informed;
  const isOver = outcome === 'exhausted' || (isDone && level === 'incumbent') || isSwept;
  if (isOver) return { passed: [], now: 'end' };
  return LIT[waits](step, search, snapshot.incumbent);
}
