// What came of an answer, in words.

import { html, nothing } from 'lit';
import { keyOf } from '../../../shared/puzzles/puzzles.js';
import { allOf, count } from '../../../shared/words/format.js';
import { words } from '../../../shared/words/words.js';
import { NONE, partsOf } from '../kind.js';
import { isRefusal, readSet } from '../set.js';

/** @import { Option, Picture, Question } from '../kind.js' */
/** @import { KindName } from '../kinds.js' */
/** @import { Step } from '../marks.js' */
/** @import { Result } from '../result.js' */

/** Why an answer is right or wrong, and whether it earns nothing, as sentences. @param {Pick<Step, 'question' | 'answer' | 'isSpent'>} step */
export function reasonIn({ question, answer, isSpent }) {
  const why = question.why(answer);
  const isSentence = why === '' || /[.!?。！？]$/.test(why);
  const all = [
    isSentence ? why : words.text.sentence(why),
    isSpent ? words.exercises.desk.spent : '',
  ];
  return words.text.sentences(all.filter(Boolean));
}

/** A step in full: the reason, and both ways. @param {Step} step @param {'once' | 'end'} feedback */
export function feedbackOf({ question, answer, mark, isSpent }, feedback) {
  const say = words.exercises.desk;
  const isWrong = mark === 'wrong';
  return html`<div class=${isWrong ? 'told wrong' : 'told'} role="status">
      <p><b>${mark === 'shown' ? say.shown : isWrong ? `✗ ${say.wrong}` : `✓ ${say.right}`}</b> ${reasonIn({ question, answer, isSpent })}</p>
      ${
        isWrong
          ? html`<dl class="ways">
              <dt>✗ ${say.yours}</dt><dd>${answerName(question, answer)}</dd>
              <dt>✓ ${say.model}</dt><dd>${answerName(question, question.model)}</dd>
            </dl>
            ${feedback === 'once' ? html`<p>${say.goesOn}</p>` : nothing}`
          : nothing
      }
    </div>`;
}

/** A first miss: why it is one, and no answer. @param {Step} step */
export function missOf({ question, answer }) {
  const say = words.exercises.desk;
  return html`<div class="told wrong" role="status">
    <p><b>✗ ${say.wrong}</b> ${reasonIn({ question, answer, isSpent: false })} <b>${say.tryAgain}</b></p>
  </div>`;
}

/** What an exercise is performed on, by name: a puzzle's board, or a map. @param {Picture} picture */
export function boardOf({ puzzle, goal, nodes, play, roads }) {
  if (roads) return words.exercises.desk.roads;
  const name = play?.puzzle ?? puzzle;
  const side = Math.sqrt(goal.length || (nodes[0]?.pieces.length ?? 0));
  return name && side ? words.puzzle(keyOf({ name, side })).name : '';
}

/** @type {(name: string) => {name: string, rule: string}} */
export const kindWords = (name) => words.exercises.kinds[/** @type {KindName} */ (name)];

/** A set by its exercises' names. @param {string} exercise */
export function setInWords(exercise) {
  const set = readSet(exercise);
  if (isRefusal(set)) return exercise;
  const names = set.parts.map(({ kind, count: n }) => {
    const { name } = kindWords(kind);
    return n === 1 ? name : `${count(n)} × ${name}`;
  });
  return allOf(names);
}

/** @type {(options: readonly Option[], id: string) => string} */
export const nameOf = (options, id) => options.find((option) => option.id === id)?.name() ?? id;

/** An answer in words. @type {(question: Question, answer: string) => string} */
export const answerName = ({ options }, answer) =>
  answer === NONE && !options.some(({ id }) => id === NONE)
    ? words.exercises.desk.nothing
    : options.some(({ id }) => id === answer)
      ? nameOf(options, answer)
      : partsOf(answer)
          .map((part) => nameOf(options, part))
          .join(' · ');

/** Why a result cannot be read. @param {NonNullable<Result['refusal']>} refusal */
export function refusalInWords({ what, given, allowed }) {
  const { refused } = words.exercises;
  switch (what) {
    case 'set':
      return refused.set(given, allowed);
    case 'by':
      return refused.by;
    case 'answers':
      return refused.answers(given);
    case 'cut':
      return words.linkNote.cut;
  }
}
