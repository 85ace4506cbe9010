// A kind of exercise produces runs, each performed step by step.
//
// A predicate marks answers: of several equally good ones each is right, whichever the engine would take.

/** @import { Random } from '../../shared/kit/random.js' */

/**
 * @typedef {object} Option
 * @property {string} id letters, digits and `-`: it stands in links
 * @property {() => string} name
 *
 * Answers: one node, one option, any number of options, all of them in an order, or moves on the board.
 * @typedef {'node' | 'choice' | 'some' | 'order' | 'moves'} Form
 *
 * Texts are functions, so that they appear in the current language. An answer is an option's id; several ids or moves are joined by `-`;
 * `none` means none.
 * @typedef {object} Question
 * @property {Form} form
 * @property {() => string} prompt
 * @property {readonly Option[]} options
 * @property {(answer: string) => boolean} isRight
 * @property {(answer: string) => boolean} [isLegal]
 * @property {string} model
 * @property {(answer: string) => string} why what is right, and why, to someone who has given this answer
 *
 * @typedef {'waiting' | 'expanded' | 'cut' | 'duplicate' | 'hand' | 'goal' | 'replaced' | 'absent'} Fate
 *
 * @typedef {object} TreeNode
 * @property {string} id
 * @property {string | null} parent
 * @property {readonly (string | null)[]} pieces what stands on each square; empty where a letter is the node
 * @property {string} name a text that tells it from all others: its letter, or the position
 * @property {readonly Numbered[]} numbers
 * @property {Fate} fate
 * @property {'forward' | 'backward'} [side] where there are two
 *
 * A `sum` of other numbers is shown only while help is given.
 * @typedef {{name: string, value: number, sum?: boolean}} Numbered
 *
 * Roads between places, with their lengths and each place's heuristic value.
 * @typedef {object} Roads
 * @property {readonly {name: string, x: number, y: number, h: number}[]} places `x` and `y` from 0 to 1
 * @property {readonly {from: string, to: string, cost: number}[]} roads
 * @property {string} start
 * @property {string} goal
 *
 * @typedef {object} Pairs
 * @property {readonly string[]} left
 * @property {readonly string[]} right
 * @property {readonly (readonly [string, string])[]} lines
 *
 * @typedef {object} Picture
 * @property {string} puzzle
 * @property {readonly TreeNode[]} nodes
 * @property {readonly (string | null)[]} goal what stands on each square of it; empty where it is no position
 * @property {() => readonly [name: string, value: string][]} facts
 * @property {Roads} [roads]
 * @property {boolean} [isMap] whether the nodes are the places of the roads
 * @property {Pairs} [pairs]
 * @property {Play} [play]
 *
 * @typedef {object} Play
 * @property {string} puzzle
 * @property {string} start
 * @property {string} goal
 * @property {'start' | 'goal'} shown
 *
 * @typedef {object} Run
 * @property {Question | null} question
 * @property {() => Picture} picture
 * @property {(answer: string) => void} go
 *
 * @typedef {object} Kind
 * @property {string} name
 * @property {(random: Random) => Run} begin
 * @property {(random: Random) => Run} [before] the instance of results of version 1, if it was another
 * @property {{isAnswered: (signs: readonly string[]) => boolean, begin: (random: Random) => Run}} [older] the instance of some later
 *   results, if it was another, and how their answers are told
 */

/** Limit on the moves of an answer. */
const MOST_MOVES = 100;

/** An answer that says none. */
export const NONE = 'none';

/** What an answer of several has. @type {(answer: string) => string[]} */
export const partsOf = (answer) => (answer === NONE ? [] : answer.split('-'));

/** An answer of several. @type {(parts: readonly string[]) => string} */
export const answerOf = (parts) => parts.join('-') || NONE;

/**
 * Whether an answer is one that could have been given, right or wrong.
 * @type {(question: Question, answer: string) => boolean}
 */
export function fits({ form, options, isLegal }, answer) {
  const ids = options.map(({ id }) => id);
  const parts = partsOf(answer);
  const known = parts.every((part) => ids.includes(part)) && new Set(parts).size === parts.length;
  switch (form) {
    case 'node':
    case 'choice':
      return ids.includes(answer);
    case 'some':
      return known && answer !== '';
    case 'order':
      return known && parts.length === ids.length;
    case 'moves':
      return parts.length > 0 && parts.length <= MOST_MOVES && (isLegal?.(answer) ?? false);
  }
}

/** A question with one right set of ids: chosen in any order. @type {(right: readonly string[], answer: string) => boolean} */
export function isSameSet(right, answer) {
  const given = new Set(partsOf(answer));
  return given.size === right.length && right.every((id) => given.has(id));
}
