// Highlights of a picture: the path to the current node, the meeting of two sides, and the bound.

/** @import { Unit } from '../../shared/words/en/names.js' */
/** @import { Moment } from '../trace/trace.js' */
/** @import { BoundLine, Lit } from './draw.js' */
/** @import { Forest } from './forest.js' */
/** @import { Picture } from './picture.js' */

/**
 * Special nodes of the forest; -1 if not stored.
 * @typedef {object} Points
 * @property {number} hand the newest node; at the end of A*, the solution's last node
 * @property {number} lit end of the highlighted path: the current node, or at the end the solution's
 * @property {number} twin the meeting position on the other side; -1 before
 * @property {readonly number[]} solutions branch and bound's improved solutions
 */

/** For no picture. @type {Points} */
export const NOWHERE = { hand: -1, lit: -1, twin: -1, solutions: [] };

/** @param {Forest} forest @param {Moment} moment @returns {Points} */
export function pointsOf(forest, { now, ended }) {
  const { trace } = forest;
  const nodeOf = (/** @type {number} */ number) => forest.nodeOf(number - trace.from);
  const marks = trace.marks.filter(({ node }) => node > 0 && node <= now);
  const solutions = marks.filter(({ kind }) => kind === 'incumbent').map(({ node }) => node);
  const meeting = marks.find(({ kind }) => kind === 'met');
  const end = ended ? marks.findLast(({ kind }) => kind !== 'bound') : undefined;
  return {
    hand: nodeOf(end?.kind === 'solution' ? end.node : now),
    lit: nodeOf(end?.node ?? now),
    twin: meeting && meeting.value > 0 ? nodeOf(meeting.value) : -1,
    solutions: solutions.map(nodeOf).filter((node) => node >= 0),
  };
}

/**
 * The highlights of a picture.
 * @param {Picture} picture @param {Points} points @param {number} focus a node of the forest @returns {Lit}
 */
export function litOf(picture, { hand, lit, twin }, focus) {
  const places = (/** @type {number} */ node) => wayTo(picture, picture.nearestPlace(node));
  const [at, other] = [picture.placeOf(lit), picture.placeOf(twin)];
  return {
    path: [...places(lit), ...places(twin)],
    hand: picture.placeOf(hand),
    focus: picture.placeOf(focus),
    join: at >= 0 && other >= 0 ? [at, other] : null,
  };
}

/** @param {Picture} picture @param {number} place */
function wayTo({ parents }, place) {
  const way = [];
  for (let here = place; here >= 0; here = parents[here] ?? -1) way.push(here);
  return way.reverse();
}

/**
 * The bound as a line: one row for an iteration; for branch and bound a row for the given bound and for each incumbent,
 * from the node that found it. Rows are moves, so a bound on costs has none.
 * @param {Picture} picture @param {object} options
 * @param {boolean} options.falls whether it is branch and bound
 * @param {number} options.now
 * @param {Unit} [options.unit] of the search
 * @param {Record<'bound' | 'given' | 'incumbent', (n: number) => string>} options.say @returns {BoundLine}
 */
export function boundLine(picture, { falls, now, unit = 'moves', say }) {
  if (unit === 'cost') return [];
  const { forest } = picture;
  const { trace, iteration } = forest;
  if (iteration) {
    const { bound } = iteration;
    return [{ from: -1, row: bound, text: say.bound(bound) }];
  }
  if (!falls) return [];
  const steps = trace.marks
    .filter(({ kind, node }) => kind === 'incumbent' && node <= now)
    .map(({ node, value }) => ({
      from: picture.nearestPlace(forest.nodeOf(node - trace.from)),
      row: value,
      text: say.incumbent(value),
    }))
    .filter(({ from }) => from >= 0);
  const first = trace.marks.find(({ kind }) => kind === 'bound');
  if (!first) return steps;
  const text = first.found ? say.incumbent(first.value) : say.given(first.value);
  return [{ from: -1, row: first.value, text }, ...steps];
}
