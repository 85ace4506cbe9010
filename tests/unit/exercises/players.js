// Players of exercises: a correct one, one who takes other correct ties, and one who knows nothing.

import { fits, NONE } from '../../../www/exercises/kind.js';
import { KINDS } from '../../../www/exercises/kinds.js';
import { Random } from '../../../www/exercises/random.js';
import { play as line } from '../engine.js';

/** @typedef {import('../../../www/exercises/kind.js').Question} Question */
/** @typedef {import('../../../www/exercises/kind.js').Kind} Kind */

export const kinds = KINDS.map((kind) => /** @type {const} */ ([kind.name, kind]));

/** All answers that a question of few options can be given. @type {(question: Question) => string[]} */
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

/** @typedef {(question: Question, random: Random, picture: import('../../../www/exercises/kind.js').Picture) => string} Player */

/** Says what the model says. @type {Player} */
export const correct = ({ model }) => model;

/** Says the last of all right answers. @type {Player} */
export const others = (question) => {
  const right = everyAnswer(question).filter((answer) => question.isRight(answer));
  return right.at(-1) ?? question.model;
};

/** Says anything that can be said. @type {Player} */
export const careless = (question, random, { play: board }) =>
  board ? randomMoves(board, random) : random.pick(everyAnswer(question));

/** Legal moves without a plan. @type {(board: import('../../../www/exercises/kind.js').Play, random: Random) => string} */
function randomMoves({ puzzle, start, goal }, random) {
  /** @type {string[]} */
  const moves = [];
  const most = random.between(1, 6);
  while (moves.length < most) {
    moves.push(random.pick(line(puzzle, start, goal, [...moves]).onward).move);
  }
  return moves.join('-');
}

/**
 * The answers of a player to a whole exercise.
 * @param {Kind} kind
 * @param {number} seed
 * @param {Player} player
 * @returns {string[]}
 */
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
