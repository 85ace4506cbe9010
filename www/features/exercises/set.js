// Sets of exercises and their answers in links.
//
//     exercise = part *( "," part )
//     part     = kind [ ":" how many ] | "seed:" number | "feedback:" ( "once" | "end" ) | "pass:" percent
//     answers  = [ "v2," ] exercise *( "," exercise )       what was answered in each, in their order
//     exercise = [ sign *( "." sign ) ]           see marks.js
//
// Answers without `v2` are of version 1, and use the instances that version 1 drew.

import { visible } from '../../shared/state/visible.js';
import { KINDS, kindOf } from './kinds.js';
import { Malformed, perform } from './marks.js';

/** @import { Kind } from './kind.js' */
/** @import { Performance } from './marks.js' */

/**
 * @typedef {object} ExerciseSet
 * @property {readonly {kind: string, count: number}[]} parts
 * @property {number | null} seed null if each student gets a random one
 * @property {'once' | 'end'} feedback after each answer, or at the end
 * @property {number} pass
 *
 * @typedef {{given: string, allowed: string}} Refusal
 */

export const MOST_EXERCISES = 24;
export const MOST_SEED = 999_999;
/** Characters of a set, and of answers, that are read. */
const MOST_SET = 1000;
const MOST_ANSWERS = 12_000;
const USUAL = { seed: null, feedback: 'once', pass: 60 };

/** @type {(given: string, allowed: string) => Refusal} */
const refused = (given, allowed) => ({ given: visible(given, 59), allowed });

/** @type {(text: string, least: number, most: number) => number | null} */
function wholeIn(text, least, most) {
  const value = /^\d{1,6}$/.test(text) ? Number(text) : -1;
  return value >= least && value <= most ? value : null;
}

/** @type {(text: string) => ExerciseSet | Refusal} */
export function readSet(text) {
  /** @type {{kind: string, count: number}[]} */
  const parts = [];
  /** @type {Pick<ExerciseSet, 'seed' | 'feedback' | 'pass'>} */
  const how = { ...USUAL, feedback: 'once' };
  const names = [...KINDS.map(({ name }) => name), 'seed', 'feedback', 'pass'];
  /** @type {Set<string>} */
  const named = new Set();
  if (text.length > MOST_SET) return refused(text, `${MOST_SET}`);
  for (const part of text.split(',')) {
    const [name = '', value = '1', ...more] = part.split(':');
    if (more.length > 0 || !names.includes(name)) return refused(part, names.join(', '));
    if (!kindOf(name) && named.has(name)) return refused(part, `${name}: 1`);
    named.add(name);
    if (name === 'feedback') {
      if (value !== 'once' && value !== 'end') return refused(part, 'once, end');
      how.feedback = value;
    } else if (name === 'seed' || name === 'pass') {
      const most = name === 'seed' ? MOST_SEED : 100;
      const number = wholeIn(value, 0, most);
      if (number === null) return refused(part, `0 – ${most}`);
      how[name] = number;
    } else {
      const count = wholeIn(value, 1, MOST_EXERCISES);
      if (count === null) return refused(part, `1 – ${MOST_EXERCISES}`);
      parts.push({ kind: name, count });
    }
  }
  const all = parts.reduce((sum, { count }) => sum + count, 0);
  if (all < 1 || all > MOST_EXERCISES) return refused(text, `1 – ${MOST_EXERCISES}`);
  return { parts, ...how };
}

/** @type {(read: ExerciseSet | Refusal) => read is Refusal} */
export const isRefusal = (read) => 'allowed' in read;

/** A set as a link has it; what is usual is left out. @type {(set: ExerciseSet) => string} */
export const writeSet = ({ parts, seed, feedback, pass }) =>
  [
    ...parts.map(({ kind, count }) => (count === 1 ? kind : `${kind}:${count}`)),
    ...(seed === null ? [] : [`seed:${seed}`]),
    ...(feedback === USUAL.feedback ? [] : [`feedback:${feedback}`]),
    ...(pass === USUAL.pass ? [] : [`pass:${pass}`]),
  ].join(',');

/** The exercises of a set, one after the other, each with its own seed. @type {(set: ExerciseSet) => {kind: Kind, seed: number}[]} */
export const exercisesOf = ({ parts, seed }) =>
  parts
    .flatMap(({ kind, count }) => Array.from({ length: count }, () => kind))
    .flatMap((name, n) => {
      const kind = kindOf(name);
      // Far apart, so that one seed's second exercise is not another's first.
      return kind ? [{ kind, seed: (seed ?? 0) * 1009 + n }] : [];
    });

const VERSION = 'v2,';

/** Whether answers are of version 1. @type {(text: string) => boolean} */
export const areBefore = (text) => text !== '' && !text.startsWith(VERSION);

/** What was answered in each exercise. @type {(text: string) => string[][]} */
export const readAnswers = (text) =>
  text === ''
    ? []
    : text
        .slice(areBefore(text) ? 0 : VERSION.length)
        .split(',')
        .map((one) => (one === '' ? [] : one.split('.')));

/** @type {(answers: readonly (readonly string[])[], isBefore?: boolean) => string} */
export const writeAnswers = (answers, isBefore = false) =>
  `${isBefore ? '' : VERSION}${answers.map((signs) => signs.join('.')).join(',')}`;

/**
 * @typedef {object} Marked
 * @property {ExerciseSet} set
 * @property {readonly Performance[]} performances
 * @property {number} at the first unfinished exercise; their number if all are finished
 * @property {number} points
 * @property {number} total
 * @property {boolean} isFinished
 * @property {boolean} isPassed whether it is finished, and enough was right at once
 */

/**
 * Marks all that was answered.
 * @param {ExerciseSet} set
 * @param {string} text
 * @returns {Marked}
 * @throws {Malformed} when it cannot have been answered
 */
export function mark(set, text) {
  const exercises = exercisesOf(set);
  if (text.length > MOST_ANSWERS) throw new Malformed(text);
  const answers = readAnswers(text);
  if (answers.length > exercises.length) throw new Malformed(text);
  /** @type {Performance[]} */
  const performances = [];
  for (const [n, { kind, seed }] of exercises.entries()) {
    const before = performances.at(-1);
    const streak = before?.kind === kind ? before.streak : 0;
    const signs = answers[n] ?? [];
    const later = kind.older?.isAnswered(signs) ? kind.older.begin : kind.begin;
    performances.push(perform(kind, seed, signs, streak, areBefore(text) ? kind.before : later));
  }
  const open = performances.findIndex(({ question }) => question !== null);
  const at = open < 0 ? performances.length : open;
  // Later exercises must be unanswered.
  if (answers.slice(at + 1).some((signs) => signs.length > 0)) throw new Malformed(text);
  const points = performances.reduce((sum, one) => sum + one.points, 0);
  const total = performances.reduce((sum, one) => sum + one.total, 0);
  const isFinished = open < 0;
  return {
    set,
    performances,
    at,
    points,
    total,
    isFinished,
    isPassed: isFinished && 100 * points >= set.pass * total,
  };
}
