import { html, LitElement, nothing } from 'lit';
import { controls } from '../../../shared/kit/styles.js';
import { besideLesson, partOf } from '../../../shared/state/reading.js';
import { words } from '../../../shared/words/words.js';
import { evaluate } from '../formula.js';
import { known } from '../known.js';
import { orderOf } from '../marking.js';
import { numberIn } from '../number.js';
import { PLANS } from '../plans.js';
import { paperStyle } from './paper-style.js';
import { blockIn, blocksIn, inlinesIn } from './prose.js';
import { proseStyle } from './prose-style.js';

/** @import { Opened } from '../library.js' */
/** @import { Question, Step } from '../parse.js' */
/** @import { Performed, Taught } from '../plans.js' */
/** @import { Context } from './prose.js' */

/** What is made for paper. @typedef {{kind: 'lesson'} | {kind: 'worksheet'} | {kind: 'answers'} | {kind: 'plan', minutes: number}} Paper */

/** For the order of choices on paper: the same on every sheet, and on that with the answers. */
const SEED = 1;

/** `<lesson-paper>`: lessons as a text on paper: a whole one, a worksheet, its answers, or a plan for a session. In place of the page, until it is closed. */
export class LessonPaper extends LitElement {
  /** @override */
  static properties = { paper: { attribute: false }, all: { attribute: false } };

  /** @override */
  static styles = [controls, proseStyle, paperStyle];

  constructor() {
    super();
    /** @type {Paper | null} */
    this.paper = null;
    /** The lessons that it is made of. @type {readonly Opened[]} */
    this.all = [];
  }

  /** Lessons on paper have addresses, and nothing to press. @param {string} id @param {number} step @returns {Context} */
  #contextOf = (id, step) => ({
    known,
    follow: null,
    addressOf: (href) => addressOf(besideLesson(href, { id, step, due: false })),
  });

  /** @override */
  render() {
    const { paper } = this;
    if (!paper) return nothing;
    const say = words.lessons.paper;
    return html`<main><div class="bar">
        <button class="primary" @click=${() => print()}>${say.print}</button>
        <button @click=${() => this.dispatchEvent(new CustomEvent('done'))}>${say.close}</button>
      </div>
      ${paper.kind === 'plan' ? this.#plan(paper.minutes) : nothing}
      ${paper.kind === 'lesson' ? this.#lessons(this.all) : nothing}
      ${paper.kind === 'worksheet' ? this.#sheet(say.worksheet, false) : nothing}
      ${paper.kind === 'answers' ? this.#sheet(say.answers, true) : nothing}</main>`;
  }

  /** Whole lessons, their questions with the answers behind them, and the notes. @param {readonly Opened[]} all */
  #lessons(all) {
    const say = words.lessons;
    return all.map(({ id, lesson, tag }) =>
      lesson
        ? html`<article lang=${tag ?? nothing}>
            <h1>${lesson.title}</h1>
            <div class="prose">${blocksIn(lesson.lead, this.#contextOf(id, 0))}</div>
            ${lesson.steps.map((step, n) => this.#step(id, step, n))}
            ${lesson.sources.length > 0 ? html`<h2>${say.sources}</h2>` : nothing}
            <ul>${lesson.sources.map((source) => html`<li>${blocksIn(source, this.#contextOf(id, 0))}</li>`)}</ul>
          </article>`
        : nothing,
    );
  }

  /** @param {string} id @param {Step} step @param {number} n */
  #step(id, step, n) {
    const context = this.#contextOf(id, n);
    return html`<section>
      <h2>${n + 1}. ${step.title}</h2>
      ${address(id, n)}
      <div class="prose">
        ${step.parts.map((part) =>
          part.kind === 'question'
            ? html`${this.#question(id, part, context, false)}${this.#answer(part, context)}`
            : blockIn(part, context),
        )}
        ${step.notes.length > 0 ? html`<p class="word">${words.lessons.notes}</p>${blocksIn(step.notes, context)}` : nothing}
      </div>
    </section>`;
  }

  /** All questions, lesson by lesson. @param {string} title @param {boolean} answered */
  #sheet(title, answered) {
    const say = words.lessons.paper;
    return html`<h1>${words.title}: ${title}</h1>
      ${answered ? nothing : html`<p class="name">${say.name}</p>`}
      ${this.all.map(({ id, lesson, tag }, n) =>
        lesson
          ? html`<section lang=${tag ?? nothing}>
              <h2>${say.lessonNumber(n + 1)}: ${lesson.title}</h2>
              ${address(id, 0)}
              ${lesson.steps.map((step, place) => this.#asked(id, step, place, answered))}
            </section>`
          : nothing,
      )}`;
  }

  /** The questions of a step: on a worksheet with what the step says before them, else with their answers. @param {string} id @param {Step} step @param {number} place @param {boolean} answered */
  #asked(id, { title, parts }, place, answered) {
    const context = this.#contextOf(id, place);
    const last = parts.findLastIndex(({ kind }) => kind === 'question');
    return html`<h3>${title}</h3>
      ${parts.slice(0, last + 1).map((part) => {
        if (part.kind === 'question')
          return html`${this.#question(id, part, context, answered)}
          ${answered ? this.#answer(part, context) : nothing}`;
        return answered || part.kind === 'buttons' ? nothing : blockIn(part, context);
      })}`;
  }

  /** @param {string} id @param {Question} question @param {Context} context @param {boolean} marked whether right choices are marked, and no room is left for answers */
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
            : html`<span>${words.lessons.paper.yourNumber} <span class="line"></span></span>`
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

  /** A session, minute by minute: what is shown, said and asked. @param {number} minutes */
  #plan(minutes) {
    const say = words.lessons.paper;
    const plan = PLANS.find((one) => one.minutes === minutes);
    if (!plan) throw new Error(`there is no plan for ${minutes} minutes`);
    let from = 0;
    return html`<h1>${words.title}: ${say.plan(minutes)}</h1>
      <p>${words.text.sentences([say.total(minutes), say.spare(plan.spare)])}</p>
      ${plan.parts.map((part) => {
        const to = from + part.minutes;
        const shown =
          'exercise' in part ? performed(part, from, to) : this.#planned(part, from, to);
        from = to;
        return shown;
      })}`;
  }

  /** @param {Taught} part @param {number} from @param {number} to */
  #planned(part, from, to) {
    const say = words.lessons.paper;
    const opened = this.all.find(({ id }) => id === part.lesson);
    const lesson = opened?.lesson;
    if (!lesson) throw new Error(`there is no lesson '${part.lesson}'`);
    return html`<section lang=${opened.tag ?? nothing}>
      ${timed(lesson.title, from, to)}
      ${part.steps.map((number) => {
        const step = lesson.steps[number - 1];
        if (!step) throw new Error(`the lesson '${part.lesson}' has no step ${number}`);
        const context = this.#contextOf(part.lesson, number - 1);
        return html`<h3>${step.title}</h3>
          <p><span class="word">${say.show}</span> ${address(part.lesson, number - 1)}</p>
          ${step.notes.length > 0 ? html`<p class="word">${say.say}</p><div class="prose">${blocksIn(step.notes, context)}</div>` : nothing}
          ${step.parts.map((one) =>
            one.kind === 'question'
              ? html`<p class="word">${say.ask}</p>
                  ${this.#question(part.lesson, one, context, true)} ${this.#answer(one, context)}`
              : nothing,
          )}`;
      })}
    </section>`;
  }
}

/** The heading of a part of a plan. @param {string} title @param {number} from @param {number} to */
const timed = (title, from, to) => {
  const say = words.lessons.paper;
  return html`<h2><span class="minute">${say.minute} ${say.minutes(from, to)}</span>${title}</h2>`;
};

/** Exercises of a plan, which everybody in the room performs. @param {Performed} part @param {number} from @param {number} to */
function performed({ exercise }, from, to) {
  const say = words.lessons.paper;
  const { kinds } = words.exercises;
  const kind = /** @type {keyof typeof kinds} */ (exercise.replace(/:.*$/s, ''));
  const link = `v=1&exercise=${exercise}`;
  return html`<section>
    ${timed(say.exercise(kinds[kind].name), from, to)}
    <p><span class="word">${say.show}</span> ${linked(link)}</p>
    <p class="word">${say.say}</p>
    <div class="prose"><p>${say.perform}</p></div>
    <p class="word">${say.ask}</p>
    <div class="ask"><p>${say.performed}</p></div>
  </section>`;
}

/** The page's own address with another link. @param {string} link */
const addressOf = (link) => `${location.href.replace(/#.*$/s, '')}#${link}`;

/** Where a step is, to be opened or typed. @param {string} id @param {number} step */
const address = (id, step) => {
  return linked(`v=1${partOf({ id, step, due: true })}`);
};

/** @param {string} link */
const linked = (link) =>
  html`<a class="address" href=${addressOf(link)}>${`#${link}`.slice(0, 200)}</a>`;

/**
 * Shows something for paper in place of the page that a view is in, until it is closed.
 * @param {LitElement} view
 * @param {Paper} paper
 * @param {readonly Opened[]} all
 */
export function showPaper(view, paper, all) {
  let page = /** @type {HTMLElement} */ (view);
  for (let root = page.getRootNode(); root instanceof ShadowRoot; root = page.getRootNode())
    page = /** @type {HTMLElement} */ (root.host);
  const sheet = new LessonPaper();
  Object.assign(sheet, { paper, all });
  sheet.addEventListener('done', () => {
    sheet.remove();
    page.hidden = false;
  });
  page.hidden = true;
  page.after(sheet);
  scrollTo({ top: 0 });
}

customElements.define('lesson-paper', LessonPaper);
