// What stands around the text of a step: ways out and on, the way to all steps, and what has come of the lesson at its end. A speaker's notes
// are not for readers: the window of whoever presents has them, and the papers for teachers.

import { html, nothing } from 'lit';
import { icons } from '../../../shared/kit/icons.js';
import { words } from '../../../shared/words/words.js';
import { resultOf } from '../marking.js';
import { showPaper } from './lesson-paper.js';
import { saveFile } from './lesson-shelf.js';
import { blocksIn } from './prose.js';

/** @import { Lesson } from '../../../shared/state/page-keys.js' */
/** @import { Opened } from '../library.js' */
/** @import { Marked } from '../marking.js' */
/** @import { Step } from '../parse.js' */
/** @import { Context } from './prose.js' */
/** @import { LitElement } from 'lit' */
/** @import { Lesson as ParseLesson } from '../parse.js' */

/** Opens a lesson, the list of all, or none. @typedef {(at: Lesson | null) => void} Read */

const LIST = { id: '', step: 0, due: false };

/** @param {boolean} isList whether the list of all is open @param {boolean} folded @param {Read} read @param {() => void} fold */
export function headIn(isList, folded, read, fold) {
  const say = words.lessons;
  return html`<div class="head">
    ${
      isList
        ? html`<h2 tabindex="-1">${say.title}</h2>`
        : html`<button class="quiet" @click=${() => read(LIST)}>‹ ${say.list}</button>`
    }
    <button class="quiet fold" aria-expanded=${!folded} @click=${fold}>
      ${folded ? say.unfold : say.fold}
    </button>
    <button
      class="icon quiet"
      aria-label=${say.close}
      title=${say.close}
      @click=${() => read(null)}
    >
      ${icons.remove}
    </button>
  </div>`;
}

/** @param {number} place @param {number} steps @param {boolean} isOpen whether something is still to be answered @param {(step: number) => void} go @param {Read} read */
export function footIn(place, steps, isOpen, go, read) {
  const say = words.lessons;
  return html`<div class="foot">
    <button ?disabled=${place === 0} @click=${() => go(place - 1)}>${say.back}</button>
    <span>${say.step(place + 1, steps)}</span>
    ${
      place === steps - 1
        ? html`<button class="primary" @click=${() => read(LIST)}>${say.list}</button>`
        : html`<button class=${isOpen ? nothing : 'primary'} @click=${() => go(place + 1)}>
            ${say.next}
          </button>`
    }
  </div>`;
}

/** All steps at a glance, each a way there. @param {readonly Step[]} steps @param {number} place @param {(step: number) => void} go */
export function stepsIn(steps, place, go) {
  const say = words.lessons;
  return html`<nav aria-label=${say.steps}>
    ${steps.map(
      ({ title }, n) => html`<button
        class="dot"
        aria-label=${say.stepTitle(n + 1, title)}
        title=${title}
        aria-current=${n === place ? 'step' : nothing}
        @click=${() => go(n)}
      ></button>`,
    )}
    <button
      class="icon quiet again"
      aria-label=${say.again}
      title=${say.again}
      @click=${() => go(place)}
    >
      ${icons.again}
    </button>
  </nav>`;
}

/**
 * The end of a lesson: what was right, where to read on, and what can be done with the file.
 * @param {LitElement} view
 * @param {Opened} opened
 * @param {ParseLesson} whole
 * @param {Readonly<Record<string, Marked>>} answers
 * @param {Context} context
 */
export function endIn(view, opened, whole, answers, context) {
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
    <button @click=${() => showPaper(view, { kind: 'lesson' }, [opened])}>${say.paper.print}</button>
    <button @click=${() => saveFile(opened)}>${say.own.save}</button>
  </p>`;
}
