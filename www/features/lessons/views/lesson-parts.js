// Controls around a step's text. A speaker's notes are in the presenter's window and on printed plans.

import { html, nothing } from 'lit';
import { icons } from '../../../shared/kit/icons.js';
import { SHELF } from '../../../shared/state/doors.js';
import { words } from '../../../shared/words/words.js';
import { resultOf } from '../marking.js';
import { saveFile } from '../own-file.js';
import { exerciseOf, lessonAfter } from '../path.js';
import { blocksIn } from './prose.js';

/** @import { Lesson } from '../../../shared/state/page-keys.js' */
/** @import { Opened } from '../library.js' */
/** @import { Marked } from '../marking.js' */
/** @import { Step } from '../parse.js' */
/** @import { Context } from './prose.js' */
/** @import { Lesson as ParseLesson } from '../parse.js' */

/** @typedef {(at: Lesson | null) => void} Read */

/** @param {boolean} isList @param {boolean} folded @param {Read} read @param {() => void} fold */
export function headIn(isList, folded, read, fold) {
  const say = words.lessons;
  if (isList) return html`<div class="head"><h2 tabindex="-1">${say.title}</h2></div>`;
  return html`<div class="head">
    <button class="quiet out" @click=${() => read(SHELF)}>‹ ${say.list}</button>
    <button class="quiet fold" aria-expanded=${!folded} @click=${fold}>
      ${folded ? say.unfold : say.fold}
    </button>
    <button
      class="icon quiet out"
      aria-label=${say.close}
      title=${say.close}
      @click=${() => read(null)}
    >
      ${icons.remove}
    </button>
  </div>`;
}

/**
 * @param {string} id
 * @param {number} place
 * @param {readonly Step[]} steps
 * @param {boolean} isOpen
 * @param {(step: number) => void} go
 * @param {Read} read
 * @param {(kind: string) => void} practise
 */
export function footIn(id, place, steps, isOpen, go, read, practise) {
  const say = words.lessons;
  const isLast = place === steps.length - 1;
  const [kind, next] = [exerciseOf(id), lessonAfter(id)];
  return html`<div class="foot">
    <button ?disabled=${place === 0} @click=${() => go(place - 1)}>${say.back}</button>
    <button class="quiet" popovertarget="steps">${say.step(place + 1, steps.length)}</button>
    <div id="steps" popover role="group" aria-label=${say.steps}>
      ${steps.map(
        ({ title }, n) => html`<button
          class="quiet"
          popovertarget="steps"
          aria-current=${n === place ? 'step' : nothing}
          @click=${() => go(n)}
        >
          ${n + 1}. ${title}
        </button>`,
      )}
    </div>
    ${
      isLast
        ? html`${
            next
              ? html`<button class="out" @click=${() => read({ id: next, step: 0, due: true })}>${say.nextLesson}</button>`
              : kind
                ? nothing
                : html`<button class="primary out" @click=${() => read(SHELF)}>${say.list}</button>`
          }${kind ? html`<button class="primary out" @click=${() => practise(kind)}>${say.exercise}</button>` : nothing}`
        : html`<button class=${isOpen ? nothing : 'primary'} @click=${() => go(place + 1)}>
            ${say.next}
          </button>`
    }
  </div>`;
}

/** How far one is, and a way to set the step up again. @param {readonly Step[]} steps @param {number} place @param {(step: number) => void} go */
export function stepsIn(steps, place, go) {
  const say = words.lessons;
  return html`<div class="way">
    ${steps.map((_, n) => html`<span class=${n <= place ? 'done' : nothing}></span>`)}
    <button
      class="icon quiet again"
      aria-label=${say.again}
      title=${say.again}
      @click=${() => go(place)}
    >
      ${icons.again}
    </button>
  </div>`;
}

/**
 * The end of a lesson: what was right, where to read on, and what can be done with the file.
 * @param {Opened} opened
 * @param {ParseLesson} whole
 * @param {Readonly<Record<string, Marked>>} answers
 * @param {Context} context
 */
export function endIn(opened, whole, answers, context) {
  const say = words.lessons;
  const { questions, answered, right } = resultOf(whole, answers);
  const left = questions - answered;
  return html`${
    answered === 0
      ? nothing
      : html`<p role="status">
          <strong>${say.done.result(right, questions)}</strong> ${left > 0 ? say.done.left(left) : nothing}
        </p>`
  }
  ${
    whole.sources.length === 0
      ? nothing
      : html`<h3>${say.sources}</h3>
          <ul>
            ${whole.sources.map((source) => html`<li>${blocksIn(source, context)}</li>`)}
          </ul>`
  }
  <p class="buttons">
    <button @click=${() => print()}>${say.paper.print}</button>
    <button @click=${() => saveFile(opened)}>${say.own.save}</button>
  </p>`;
}
