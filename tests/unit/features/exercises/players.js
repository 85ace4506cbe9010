// Players of exercises: a correct one, one with other correct ties, and one who guesses.

import { fits, NONE } from '../../../../www/features/exercises/kind.js';
import { KINDS } from '../../../../www/features/exercises/kinds.js';
import {
  exercisesOf,
  isRefusal,
  mark,
  readSet,
  writeAnswers,
} from '../../../../www/features/exercises/set.js';
import { Random } from '../../../../www/shared/kit/random.js';
import { play as line } from '../../engine.js';

/** @import { Kind, Option, Picture, Play, Question } from '../../../../www/features/exercises/kind.js' */

export const kinds = KINDS.map((kind) => /** @type {const} */ ([kind.name, kind]));

/** @type {(question: Question) => string[]} */
export function everyAnswer({ form, options }) {
  const ids = options.map(({ id }) => id);
  switch (form) {
    case 'node':
    case 'choice':
      return ids;
    case 'some':
      return Array.from({ length: 2 ** ids.length }, (_, choice) => {
        const chosen = ids.filter((__, n) => (choice >> n) & 1);
        return chosen.join('-') || NONE;
      });
    case 'order':
      return orders(ids).map((order) => order.join('-'));
    case 'moves':
      return [];
  }
}

/** @type {(ids: readonly string[]) => string[][]} */
const orders = (ids) =>
  ids.length === 0
    ? [[]]
    : ids.flatMap((id) => orders(ids.filter((other) => other !== id)).map((rest) => [id, ...rest]));

/** @typedef {(question: Question, random: Random, picture: Picture) => string} Player */

/** @type {Player} */
export const correct = ({ model }) => model;

/** @type {Player} */
export const others = (question) => {
  const right = everyAnswer(question).filter((answer) => question.isRight(answer));
  return right.at(-1) ?? question.model;
};

/** @type {Readonly<Record<string, (options: readonly Option[]) => string>>} */
const HABITS = {
  first: ([one]) => one?.id ?? '',
  last: (options) => options.at(-1)?.id ?? '',
  second: ([one, two = one]) => two?.id ?? '',
  longest: (options) => options.toSorted((a, b) => b.name().length - a.name().length)[0]?.id ?? '',
};

/** @type {Readonly<Record<string, (options: readonly Option[]) => string>>} */
const SEVERAL = {
  none: () => NONE,
  all: (options) => options.map(({ id }) => id).join('-'),
  first: ([one]) => one?.id ?? NONE,
  last: (options) => options.at(-1)?.id ?? NONE,
};

/** @type {(board: Play, isFirst: boolean) => string} */
function sameMoves({ puzzle, start, goal }, isFirst) {
  /** @type {string[]} */
  const moves = [];
  while (moves.length < 2) {
    moves.push(line(puzzle, start, goal, [...moves]).onward.at(isFirst ? 0 : -1)?.move ?? '');
  }
  return moves.join('-');
}

/**
 * Players who always press the same, those alone that differ in these exercises of a kind: a habit for several options matters
 * to questions for several, and the second or longest option to questions for one.
 * @type {(kind: Kind, seeds: readonly number[]) => [string, Player][]}
 */
export function constantsOf(kind, seeds) {
  /** @type {Set<string>} */
  const forms = new Set();
  for (const seed of seeds) {
    const run = kind.begin(new Random(seed));
    for (; run.question; run.go(run.question.model)) forms.add(run.question.form);
  }
  const takesOne = forms.has('node') || forms.has('choice');
  const habits = Object.entries(HABITS).filter(([name]) => takesOne || /first|last/.test(name));
  const ofSeveral = Object.entries(SEVERAL).slice(0, forms.has('some') ? 4 : 1);
  return habits.flatMap(([name, habit]) =>
    ofSeveral.map(([of, several]) => {
      /** @type {Player} */
      const player = ({ form, options }, _, { play: board }) => {
        if (board) return sameMoves(board, name === 'first');
        if (form === 'some') return several(options);
        if (form !== 'order') return habit(options);
        const ids = options.map(({ id }) => id);
        return (name === 'last' ? ids.toReversed() : ids).join('-');
      };
      return /** @type {[string, Player]} */ ([`${name}, of several ${of}`, player]);
    }),
  );
}

/** @type {Player} */
export const careless = (question, random, { play: board }) =>
  board ? randomMoves(board, random) : random.pick(everyAnswer(question));

/** @type {(board: Play, random: Random) => string} */
function randomMoves({ puzzle, start, goal }, random) {
  /** @type {string[]} */
  const moves = [];
  const most = random.between(1, 6);
  while (moves.length < most) {
    moves.push(random.pick(line(puzzle, start, goal, [...moves]).onward).move);
  }
  return moves.join('-');
}

/** @param {Kind} kind @param {number} seed @param {Player} player @returns {string[]} */
export function play(kind, seed, player) {
  const run = kind.begin(new Random(seed));
  const random = new Random(seed + 7);
  const answers = [];
  while (run.question) {
    const answer = player(run.question, random, run.picture());
    if (!fits(run.question, answer)) throw new Error(`'${answer}' cannot be said`);
    answers.push(answer);
    run.go(run.question.isRight(answer) ? answer : run.question.model);
    if (answers.length > 40) throw new Error('it does not end');
  }
  return answers;
}

/** A player's result of a set. @param {string} exercise @param {Player} [player] */
export function solved(exercise, player = correct) {
  const set = readSet(exercise);
  if (isRefusal(set)) throw new Error(set.given);
  const answers = writeAnswers(exercisesOf(set).map(({ kind, seed }) => play(kind, seed, player)));
  return { exercise, answers, marked: mark(set, answers) };
}
