// What an exercise is, whatever it is about.
//
// A run is one performed step by step. It says what is asked now, and goes on from what was answered. Whether an answer is right
// is told by a predicate: of several that are equally good each is right, whichever the engine would have taken.

/** @import { Random } from './random.js' */

/**
 * Something to choose.
 * @typedef {object} Option
 * @property {string} id letters, digits and `-`: it stands in links
 * @property {() => string} name
 *
 * How an answer is given: one node of the picture; one of the options; any number of them; all of them in an order; moves on the board.
 * @typedef {'node' | 'choice' | 'some' | 'order' | 'moves'} Form
 *
 * What is asked. Texts are made when they are shown, in the language in force. An answer is the id of an option; ids with `-` between
 * them where several are chosen or ordered, `none` for none of them; the names of moves with `-` between them, `none` for none.
 * @typedef {object} Question
 * @property {Form} form
 * @property {() => string} prompt
 * @property {readonly Option[]} options those that there are, in the order in which they are shown; none where moves are made
 * @property {(answer: string) => boolean} isRight
 * @property {(answer: string) => boolean} [isLegal] whether the moves of an answer can be made
 * @property {string} model an answer that is right
 * @property {(answer: string) => string} why what is right, and why, to someone who has given this answer
 *
 * How a node of a small tree stands.
 * @typedef {'waiting' | 'expanded' | 'cut' | 'duplicate' | 'hand' | 'goal' | 'replaced'} Fate
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
 * A number of a node. One that is a `sum` of others is shown only while help is given.
 * @typedef {{name: string, value: number, sum?: boolean}} Numbered
 *
 * Roads between places, with their lengths and what the heuristic says of each place.
 * @typedef {object} Roads
 * @property {readonly {name: string, x: number, y: number, h: number}[]} places `x` and `y` from 0 to 1
 * @property {readonly {from: string, to: string, cost: number}[]} roads
 * @property {string} start
 * @property {string} goal
 *
 * Pairs between two columns.
 * @typedef {object} Pairs
 * @property {readonly string[]} left the nodes' ids
 * @property {readonly string[]} right
 * @property {readonly (readonly [string, string])[]} lines
 *
 * What there is to see.
 * @typedef {object} Picture
 * @property {string} puzzle whose pieces they are
 * @property {readonly TreeNode[]} nodes
 * @property {readonly (string | null)[]} goal what stands on each square of it; empty where it is no position
 * @property {() => readonly [name: string, value: string][]} facts
 * @property {Roads} [roads]
 * @property {Pairs} [pairs]
 * @property {Play} [play] a board to make moves on
 *
 * A board to make moves on, from a start.
 * @typedef {object} Play
 * @property {string} puzzle
 * @property {string} start
 * @property {string} goal
 * @property {'start' | 'goal'} shown what stands beside it
 *
 * @typedef {object} Run
 * @property {Question | null} question null when the exercise is at its end
 * @property {() => Picture} picture
 * @property {(answer: string) => void} go goes on from an answer that is right
 *
 * @typedef {object} Kind
 * @property {string} name as links have it
 * @property {(random: Random) => Run} begin an instance, drawn at random
 * @property {(random: Random) => Run} [before] the instance of results of version 1, if it was another
 * @property {{isAnswered: (signs: readonly string[]) => boolean, begin: (random: Random) => Run}} [older] the instance of some later
 *   results, if it was another, and how their answers are told
 */

/** So many moves are an answer at the most. */
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
