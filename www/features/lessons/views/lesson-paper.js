import { html, LitElement, nothing } from 'lit';
import { mapStyle } from '../../../shared/draw/map.js';
import { fields } from '../../../shared/kit/properties.js';
import { controls } from '../../../shared/kit/styles.js';
import { titled, titledStyle } from '../../../shared/kit/titled.js';
import { besideLesson, partOf } from '../../../shared/state/reading.js';
import { language, words } from '../../../shared/words/words.js';
import { publicPlace } from '../../share/place.js';
import { evaluate } from '../formula.js';
import { known } from '../known.js';
import { orderOf } from '../marking.js';
import { numberIn } from '../number.js';
import { paperStyle } from './paper-style.js';
import { blockIn, blocksIn, inlinesIn } from './prose.js';
import { proseStyle } from './prose-style.js';
import { pictureIn } from './step-picture.js';

/** @import { Opened } from '../library.js' */
/** @import { Lesson, Question, Step } from '../parse.js' */
/** @import { Performed, Plan, Taught } from '../plans.js' */
/** @import { Context } from './prose.js' */

/** @typedef {{kind: 'lesson'} | {kind: 'worksheet'} | {kind: 'answers'} | {kind: 'plan', plan: Plan}} Paper */

/** Fixed, so that worksheet and answers have one order. */
const SEED = 1;

/** `<lesson-paper>`: a printed lesson, worksheet, answers or plan. On screen, a plan's script is folded part by part. */
export class LessonPaper extends LitElement {
  static properties = fields('paper all unfolded');

  static styles = [controls, titledStyle, proseStyle, mapStyle, paperStyle];

  constructor() {
    super();
    this.paper = /** @type {Paper | null} */ (null);
    this.all = /** @type {readonly Opened[]} */ ([]);
    this.unfolded = /** @type {readonly number[]} */ ([]);
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has('paper')) this.unfolded = [];
  }

  /** Printed lessons show addresses. @param {string} id @param {number} step @returns {Context} */
  #contextOf = (id, step) => ({
    known,
    follow: null,
    addressOf: (href) => `#${besideLesson(href, { id, step, due: false })}`,
  });

  render() {
    const { paper } = this;
    if (!paper) return nothing;
    const say = words.lessons.paper;
    return html`${paper.kind === 'plan' ? this.#plan(paper.plan) : nothing}
      ${paper.kind === 'lesson' ? this.#lessons(this.all) : nothing}
      ${paper.kind === 'worksheet' ? this.#sheet(say.worksheet, false) : nothing}
      ${paper.kind === 'answers' ? this.#sheet(say.answers, true) : nothing}`;
  }

  /** @param {readonly Opened[]} all */
  #lessons(all) {
    const say = words.lessons;
    return all.map(({ id, lesson, tag }) =>
      lesson
        ? html`<article lang=${tag ?? nothing}>
            <h1>${titled(lesson.title)}</h1>
            <p class="name">${say.paper.name}</p>
            <div class="prose">${blocksIn(lesson.lead, this.#contextOf(id, 0))}</div>
            ${lesson.steps.map((step, n) => this.#asked(id, step, n, false))}
            ${lesson.sources.length > 0 ? html`<h2>${say.sources}</h2>` : nothing}
            <ul>${lesson.sources.map((source) => html`<li>${blocksIn(source, this.#contextOf(id, 0))}</li>`)}</ul>
          </article>`
        : nothing,
    );
  }

  /** @param {string} title @param {boolean} answered */
  #sheet(title, answered) {
    const say = words.lessons.paper;
    return html`<h1>${words.text.about(words.title, title)}</h1>
      ${answered ? nothing : html`<p class="name">${say.name}</p>`}
      <div class="columns">
      ${this.all.map(({ id, lesson, tag }, n) =>
        lesson
          ? html`<section lang=${tag ?? nothing}>
              <h2>${titled(words.text.about(say.lessonNumber(n + 1), lesson.title))}</h2>
              ${linked(stepLink(id, 0))}
              ${lesson.steps.map((step, place) => this.#asked(id, step, place, answered))}
            </section>`
          : nothing,
      )}
      </div>`;
  }

  /** A step with its picture and question, or its answer. @param {string} id @param {Step} step @param {number} place @param {boolean} answered */
  #asked(id, step, place, answered) {
    const context = this.#contextOf(id, place);
    return html`<div class="step">
      <h3>${titled(step.title)}</h3>
      ${answered ? nothing : pictureIn(step.setUp)}
      ${upToQuestions(step).map((part) => {
        if (part.kind === 'question')
          return html`${this.#question(id, part, context, answered)}
          ${answered ? this.#answer(part, context) : nothing}`;
        return answered ? nothing : blockIn(part, context);
      })}
    </div>`;
  }

  /** @param {string} id @param {Question} question @param {Context} context @param {boolean} marked */
  #question(id, question, context, marked) {
    const order = orderOf(question.choices.length, SEED, `${id} ${question.id}`);
    const choices = order.flatMap((n) => question.choices[n] ?? []);
    return html`<div class="ask">
      <p>${inlinesIn(question.ask, context)}</p>
      ${blocksIn(question.more, context)}
      ${
        question.number
          ? marked
            ? nothing
            : html`<span class="frame">${words.lessons.paper.yourNumber}</span>`
          : html`<ul>
              ${choices.map(({ inside, right }) => html`<li>${marked && right ? '☒' : '☐'} ${inlinesIn(inside, context)}</li>`)}
            </ul>`
      }
    </div>`;
  }

  /** @param {Question} question @param {Context} context */
  #answer({ number, choices, answer }, context) {
    const say = words.lessons.paper;
    const value = number ? evaluate(number.formula, known) : null;
    const right = choices.filter((choice) => choice.right);
    return html`<p>
        <span class="word">${say.answer}</span>
        ${
          number
            ? value === null
              ? words.lessons.uncounted
              : numberIn(value)
            : right.map(
                ({ inside }, n) => html`${n > 0 ? '; ' : nothing}${inlinesIn(inside, context)}`,
              )
        }
      </p>
      ${blocksIn(answer, context)}`;
  }

  /** @param {Plan} plan */
  #plan({ minutes, spare, costs = false, parts }) {
    const say = words.lessons.paper;
    let from = 0;
    return html`<h1>${words.text.about(words.title, say.plan(minutes, costs))}</h1>
      <p>${words.text.sentences([say.total(minutes), say.spare(spare)])}</p>
      ${parts.map((part, place) => {
        const minute = html`<span class="minute">${say.minute} ${say.minutes(from, from + part.minutes)}</span>`;
        from += part.minutes;
        return 'exercise' in part
          ? this.#part(place, minute, exerciseIn(part), performed(part))
          : this.#taught(place, minute, part);
      })}`;
  }

  /** @param {number} place @param {unknown} minute @param {Taught} part */
  #taught(place, minute, part) {
    const opened = this.all.find(({ id }) => id === part.lesson);
    const lesson = opened?.lesson;
    if (!lesson) throw new Error(`there is no lesson '${part.lesson}'`);
    const start = { title: lesson.title, link: stepLink(part.lesson, (part.steps[0] ?? 1) - 1) };
    return html`<div lang=${opened.tag ?? nothing}>
      ${this.#part(
        place,
        minute,
        start,
        part.steps.map((number) => this.#script(part.lesson, lesson, number)),
      )}
    </div>`;
  }

  /**
   * @param {number} place
   * @param {unknown} minute
   * @param {{title: string, link: string}} start
   * @param {unknown} script
   */
  #part(place, minute, { title, link }, script) {
    const isUnfolded = this.unfolded.includes(place);
    const fold = () => {
      this.unfolded = isUnfolded
        ? this.unfolded.filter((one) => one !== place)
        : [...this.unfolded, place];
    };
    return html`<section class="part">
      <h2>
        <button class="printed" aria-expanded=${isUnfolded} @click=${fold}>${minute} ${titled(title)}</button>
      </h2>
      <a class="present" href=${`#${link}&present=1`}>${words.teach.present.here}</a>
      <div class="script">${script}</div>
    </section>`;
  }

  /** @param {string} id @param {Lesson} lesson @param {number} number */
  #script(id, lesson, number) {
    const say = words.lessons.paper;
    const step = lesson.steps[number - 1];
    if (!step) throw new Error(`the lesson '${id}' has no step ${number}`);
    const context = this.#contextOf(id, number - 1);
    const parts = upToQuestions(step);
    const first = parts.findIndex(({ kind }) => kind === 'question');
    const shown = (/** @type {Step['parts'][number]} */ part) =>
      part.kind === 'question'
        ? html`<p class="word">${say.ask}</p>
            ${this.#question(id, part, context, true)} ${this.#answer(part, context)}`
        : html`<div class="prose">${blockIn(part, context)}</div>`;
    return html`<h3>${titled(step.title)}</h3>
      <p><span class="word">${say.show}</span> ${linked(stepLink(id, number - 1))}</p>
      ${parts.slice(0, Math.max(first, 0)).map(shown)}
      ${step.notes.length > 0 ? html`<p class="word">${say.say}</p><div class="prose">${blocksIn(step.notes, context)}</div>` : nothing}
      ${parts.slice(Math.max(first, 0)).map(shown)}`;
  }
}

/** @param {Step} step */
const upToQuestions = ({ parts }) =>
  parts
    .slice(0, parts.findLastIndex(({ kind }) => kind === 'question') + 1)
    .filter(({ kind }) => kind !== 'buttons');

/** @param {Performed} part */
function exerciseIn({ exercise }) {
  const { kinds } = words.exercises;
  const kind = /** @type {keyof typeof kinds} */ (exercise.replace(/:.*$/s, ''));
  const title = words.lessons.paper.exercise(kinds[kind].name);
  return { title, link: `v=1&exercise=${exercise}` };
}

/** @param {Performed} part */
function performed(part) {
  const say = words.lessons.paper;
  return html`<p><span class="word">${say.show}</span> ${linked(exerciseIn(part).link)}</p>
    <p class="word">${say.say}</p>
    <div class="prose"><p>${say.perform}</p></div>
    <p class="word">${say.ask}</p>
    <div class="ask"><p>${say.performed}</p></div>`;
}

/** @param {string} id @param {number} step */
const stepLink = (id, step) => `v=1${partOf({ id, step, due: true })}`;

/** On screen it opens here; printed, it is the public page's address. @param {string} link */
const linked = (link) => {
  // A reader of a translated sheet may have an English browser.
  const own = language === 'en' ? link : link.replace('v=1&', `v=1&lang=${language}&`);
  return html`<a class="address" href=${`#${own}`}>${`${publicPlace().base}#${own}`.slice(0, 240)}</a>`;
};

customElements.define('lesson-paper', LessonPaper);
