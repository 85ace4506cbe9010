// What came of an answer, in words.

import { html, nothing } from 'lit';
import { words } from '../../../shared/words/words.js';
import { NONE, partsOf } from '../kind.js';

/** @import { Option, Question } from '../kind.js' */
/** @import { KindName } from '../kinds.js' */
/** @import { Step } from '../marks.js' */
/** @import { Result } from '../result.js' */

/** A step in full: the reason, and both ways. @param {Step} step @param {'once' | 'end'} feedback */
export function toldOf({ question, answer, mark, isSpent }, feedback) {
  const say = words.exercises.desk;
  const isWrong = mark === 'wrong';
  return html`<div class=${isWrong ? 'told wrong' : 'told'} role="status">
      <p><b>${mark === 'shown' ? say.shown : isWrong ? say.wrong : say.right}</b> ${question.why(answer)}${isSpent ? ` ${say.spent}` : ''}</p>
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

/** @type {(name: string) => {name: string, rule: string}} */
export const kindWords = (name) => words.exercises.kinds[/** @type {KindName} */ (name)];

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
