import { html, LitElement, nothing } from 'lit';
import { ask } from '../../../shared/kit/act.js';
import { tellHost } from '../../../shared/kit/host.js';
import { openingStyle, standIn } from '../../../shared/kit/opening.js';
import { controls } from '../../../shared/kit/styles.js';
import { titled, titledStyle } from '../../../shared/kit/titled.js';
import { linkOf } from '../../../shared/state/link.js';
import { besideLesson, isSameStep, setUpBy, stays } from '../../../shared/state/reading.js';
import { language, words } from '../../../shared/words/words.js';
import { clicker } from '../../present/clicker.js';
import { shownBy } from '../beats.js';
import { evaluate } from '../formula.js';
import { known } from '../known.js';
import { isOwn, openLesson } from '../library.js';
import { marked, orderOf, questionsOf, resultOf } from '../marking.js';
import { ProgressKeeper } from '../progress.js';
import { Room } from '../room.js';
import './lesson-paper.js';
import './lesson-question.js';
import './lesson-shelf.js';
import { fields } from '../../../shared/kit/properties.js';
import { endIn, footIn, headIn, stepsIn } from './lesson-parts.js';
import { panelStyle } from './panel-style.js';
import { problemsIn } from './problems.js';
import { blockIn, blocksIn } from './prose.js';
import { proseStyle } from './prose-style.js';

/** @import { Lesson as At } from '../../../shared/state/page-keys.js' */
/** @import { Opened } from '../library.js' */
/** @import { Given, Result } from '../marking.js' */
/** @import { Question, Step } from '../parse.js' */
/** @import { Progress } from '../progress.js' */
/** @import { LessonQuestion } from './lesson-question.js' */
/** @import { Context } from './prose.js' */

/**
 * Progress of a lesson, as in the event `lesson` and in messages to an embedding page.
 * @typedef {{lesson: string, title: string, step: number, steps: number} & Result} Standing
 */

/** Pixels of text out of sight that matter. */
const SOME = 12;

/** `<lesson-panel>`: a lesson beside the instrument, step by step, or the list of all. */
export class LessonPanel extends LitElement {
  static properties = {
    ...fields('lesson opened progress revealed failed'),
    printing: { type: Boolean },
    folded: { type: Boolean, reflect: true },
    open: { type: Boolean, reflect: true },
    presented: { type: Boolean, reflect: true },
  };

  static styles = [controls, titledStyle, proseStyle, openingStyle, panelStyle];

  #keeper = new ProgressKeeper(() => localStorage);
  /** Choices are in a new order each time. */
  #seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  #wanted = '';
  #shown = /** @type {At | null} */ (null);
  #room = new Room({
    read: () => {
      const lesson = this.#whole;
      return lesson && { lesson, place: this.#placeIn(lesson) };
    },
    isAnswered: (id) => this.#isAnswered(id),
    isBelow: (id) => this.#isBelow(id),
    scroll: (id) => this.#scroll(id),
    reveal: (id) => this.#reveal(id),
    follow: (href) => this.#context.follow?.(href),
    go: (step) => this.go(step),
  });
  #giveBack = () => {};
  /** The layout changes when presenting begins. */
  #size = new ResizeObserver(() => {
    this.#attend(this.revealed.at(-1));
    this.#sign();
  });

  constructor() {
    super();
    this.lesson = /** @type {At | null} */ (null);
    /** Null while loading; undefined if it does not exist. @type {Opened | null | undefined} */
    this.opened = null;
    this.progress = /** @type {Progress} */ ({ step: 0, answers: {} });
    /** Questions whose answers are shown to the audience. @type {readonly string[]} */
    this.revealed = [];
    this.failed = false;
    this.folded = false;
    this.open = false;
    this.presented = false;
    this.printing = false;
  }

  connectedCallback() {
    super.connectedCallback();
    this.#giveBack = this.#room.take();
    this.#size.observe(this);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#giveBack();
    this.#size.disconnect();
  }

  willUpdate() {
    const { lesson } = this;
    if (!lesson) return;
    this.open = lesson.id !== '';
    const wanted = `${language} ${lesson.id}`;
    if (wanted !== this.#wanted && lesson.id !== '') this.#load(wanted, lesson.id);
    if (isSameStep(lesson, this.#shown)) return;
    this.revealed = [];
    this.progress = lesson.id === '' ? this.progress : this.#keeper.of(lesson.id);
  }

  /** @param {string} wanted @param {string} id */
  async #load(wanted, id) {
    this.#wanted = wanted;
    if (this.opened?.id !== id) this.opened = null;
    this.failed = false;
    try {
      const opened = await openLesson(id, language);
      if (wanted === this.#wanted) this.opened = opened ?? undefined;
    } catch {
      // The network is down, or the host has new files.
      if (wanted === this.#wanted) this.failed = true;
    }
  }

  get #whole() {
    const { opened, lesson } = this;
    return opened && lesson && opened.id === lesson.id ? opened.lesson : null;
  }

  /** Limited to the last step. @param {{steps: readonly Step[]}} whole */
  #placeIn = ({ steps }) => Math.min(this.lesson?.step ?? 0, steps.length - 1);

  updated() {
    this.#sign();
    const { lesson } = this;
    const whole = this.#whole;
    if (lesson && whole && lesson.due) this.#setUp(lesson.step);
    const isMoved = !isSameStep(lesson, this.#shown);
    if (!lesson || !isMoved || (lesson.id !== '' && !whole)) return;
    const isFirst = this.#shown === null;
    this.#shown = lesson;
    // On a phone an exercise needs the screen.
    const { setUp, look = [] } = whole?.steps[lesson.step] ?? {};
    ask(this, ({ page }) => page.set({ look }));
    this.folded = setUp?.includes('exercise=') ?? false;
    if (whole) this.#keep({ ...this.progress, step: this.#placeIn(whole) });
    this.renderRoot.querySelector('.text')?.scrollTo({ top: 0 });
    this.#room.begin();
    // Moves the focus to new text, except on the first rendering: it may be elsewhere.
    if (!isFirst) /** @type {HTMLElement | null} */ (this.renderRoot.querySelector('h2'))?.focus();
  }

  /** @param {number} step */
  go(step) {
    const whole = this.#whole;
    if (!this.lesson || !whole || step < 0 || step >= whole.steps.length) return;
    this.#setUp(step);
  }

  /** @param {number} step */
  #setUp(step) {
    const { lesson } = this;
    const whole = this.#whole;
    if (!lesson || !whole) return;
    const place = Math.min(step, whole.steps.length - 1);
    const at = { id: lesson.id, step: place, due: false };
    const link = whole.steps[place]?.setUp;
    if (link) this.#open(setUpBy(link, at));
    else ask(this, (control) => control.page.read(at));
  }

  /** @param {string} link */
  #open(link) {
    ask(this, (control) => control.open(`#${link}${stays(linkOf(control.state))}`));
  }

  /** @type {Context} */
  #context = {
    known,
    follow: (href) => {
      const { lesson } = this;
      if (lesson) this.#open(besideLesson(href, lesson));
      this.folded = true;
    },
    addressOf: (href) => `#${besideLesson(href, this.lesson)}`,
  };

  render() {
    const { lesson } = this;
    if (!lesson) return nothing;
    const say = words.lessons;
    return html`<aside aria-label=${say.region}>
      ${headIn(
        lesson.id === '',
        this.folded,
        (at) => this.#read(at),
        () => this.#fold(),
      )}
      ${lesson.id === '' ? this.#shelf() : this.#lesson(lesson)}
    </aside>
    ${
      this.printing && !this.presented && this.#whole
        ? html`<lesson-paper .paper=${{ kind: 'lesson' }} .all=${[this.opened]}></lesson-paper>`
        : nothing
    }`;
  }

  #shelf() {
    return html`<lesson-shelf
      class="text"
      .keeper=${this.#keeper}
      .language=${language}
      @read=${(/** @type {CustomEvent<At>} */ { detail }) => this.#read(detail)}
    ></lesson-shelf>`;
  }

  /** @param {At} lesson */
  #lesson({ id }) {
    const { opened } = this;
    const say = words.lessons;
    if (this.failed)
      return html`<div class="text">${standIn('failed', () => this.#load(this.#wanted, id))}</div>`;
    if (opened === null || (opened && opened.id !== id))
      return html`<p class="text" role="status">${words.later.loading}</p>`;
    if (!opened) return html`<p class="text" role="alert">${say.unknown(id.slice(0, 80))}</p>`;
    if (opened.problems) return html`<div class="text">${problemsIn(opened.problems)}</div>`;
    const whole = opened.lesson;
    const place = this.#placeIn(whole);
    const step = whole.steps[place];
    if (!step) return nothing;
    const isLast = place === whole.steps.length - 1;
    // Without controls, the text itself must be focusable to scroll by keys.
    return html`<div class="text" tabindex=${this.presented ? 0 : nothing} @scroll=${() => this.#sign()}>
        ${opened.tag !== null && opened.tag !== language ? html`<p class="foreign" role="note">${say.foreign}</p>` : nothing}
        <div lang=${opened.tag ?? nothing}>
          <p class="of">${whole.title}${whole.minutes ? ` · ${say.minutes(whole.minutes)}` : ''}</p>
          ${stepsIn(whole.steps, place, (n) => this.go(n))}
          <h2 tabindex="-1">${titled(step.title)}</h2>
          <div class="prose">
            ${place === 0 ? blocksIn(whole.lead, this.#context) : nothing}
            ${this.#parts(step)}
            ${isLast && !this.presented ? endIn(opened, whole, this.progress.answers, this.#context) : nothing}
          </div>
        </div>
        ${isOwn(id) && place === 0 ? html`<p class="foreign" role="note">${id.startsWith('z.') ? say.own.inLink : say.own.tooLong}</p>` : nothing}
      </div>
      ${footIn(
        id,
        place,
        whole.steps,
        this.#isOpen(step),
        (n) => this.go(n),
        (at) => this.#read(at),
        (kind) => ask(this, ({ page }) => page.practise(kind)),
      )}`;
  }

  /** @param {Step} step */
  #isOpen = ({ parts }) =>
    parts.some((part) => part.kind === 'question' && !this.#isAnswered(part.id));

  /** @param {string} id */
  #reveal(id) {
    this.revealed = [...this.revealed, id];
    const whole = this.#whole;
    const step = whole?.steps[this.#placeIn(whole)];
    if (step && !shownBy(step, id).isPressed) this.#show(id);
    this.#attend(id);
  }

  get #text() {
    return this.renderRoot.querySelector('.text');
  }

  /** @param {string} id */
  #questionOf(id) {
    /** @type {NodeListOf<LessonQuestion>} */
    const found = this.renderRoot.querySelectorAll('lesson-question');
    return [...found].find(({ question }) => question?.id === id);
  }

  /** To an audience, scrolls a question into sight with its answer, or as much of the answer as fits. @param {string | undefined} id */
  async #attend(id) {
    if (!this.presented || !id) return;
    await this.updateComplete;
    const one = this.#questionOf(id);
    await one?.updateComplete;
    const isTall = (one?.offsetHeight ?? 0) > (this.#text?.clientHeight ?? 0);
    one?.scrollIntoView({ block: isTall ? 'end' : 'nearest' });
    this.#sign();
  }

  /** @param {string} id */
  #isBelow(id) {
    const text = this.#text;
    if (!this.presented || !text) return false;
    const one = this.#questionOf(id)?.getBoundingClientRect();
    const room = text.getBoundingClientRect();
    // A question that is taller than the room is in sight once it begins at the top.
    if (one) return one.bottom > room.bottom + 2 && one.top > room.top + 2;
    return text.scrollTop + text.clientHeight < text.scrollHeight - SOME;
  }

  /** @param {string} id */
  #scroll(id) {
    const text = this.#text;
    const one = this.#questionOf(id);
    const isTall = (one?.offsetHeight ?? 0) > (text?.clientHeight ?? 0);
    if (one) one.scrollIntoView({ block: isTall ? 'start' : 'nearest' });
    else text?.scrollBy({ top: 0.8 * text.clientHeight });
  }

  /** Shows an audience whether there is text above and below. */
  #sign() {
    const { presented } = this;
    this.toggleAttribute('above', presented && (this.#text?.scrollTop ?? 0) > SOME);
    this.toggleAttribute('below', this.#isBelow(''));
    if (presented) clicker.tell();
  }

  /** Scrolls the verdict into sight, and as much of the answer as fits. @param {string} id */
  async #follow(id) {
    await this.updateComplete;
    const one = this.#questionOf(id);
    await one?.updateComplete;
    const room = this.#text?.clientHeight ?? 0;
    const verdict = one?.renderRoot.querySelector('[role=status]');
    const answer = one?.renderRoot.querySelector('.prose');
    if (!(verdict instanceof HTMLElement) || !(answer instanceof HTMLElement)) return;
    const isTall = verdict.offsetHeight + answer.offsetHeight > room;
    (isTall ? verdict : answer).scrollIntoView({ block: isTall ? 'start' : 'nearest' });
  }

  /** @param {string} id */
  #isAnswered(id) {
    return this.revealed.includes(id) || this.#answerOf(id) !== null;
  }

  /** @param {string} id */
  #answerOf(id) {
    const { answers } = this.progress;
    return Object.hasOwn(answers, id) ? (answers[id] ?? null) : null;
  }

  /** Up to the first open question. @param {Step} step */
  #parts({ parts }) {
    const open = parts.findIndex((part) => part.kind === 'question' && !this.#isAnswered(part.id));
    const shown = open < 0 ? parts : parts.slice(0, open + 1);
    return html`${shown.map((part) =>
      part.kind === 'question' ? this.#question(part) : blockIn(part, this.#context),
    )}
    ${open >= 0 && open < parts.length - 1 ? html`<p class="of">${words.lessons.hidden}</p>` : nothing}`;
  }

  /** @param {Question} question */
  #question(question) {
    const name = `${this.lesson?.id} ${question.id}`;
    const value = question.number ? evaluate(question.number.formula, known) : null;
    return html`<lesson-question
      .question=${question}
      .order=${orderOf(question.choices.length, this.#seed, name)}
      .marked=${this.#answerOf(question.id)}
      .revealed=${this.revealed.includes(question.id)}
      .presented=${this.presented}
      .value=${value}
      .context=${this.#context}
      @answered=${(/** @type {CustomEvent<{id: string, given: Given}>} */ { detail }) =>
        this.#answered(detail.id, detail.given)}
    ></lesson-question>`;
  }

  /** @param {string} id @param {Given} given */
  #answered(id, given) {
    const whole = this.#whole;
    const question = whole && questionsOf(whole).find((one) => one.id === id);
    if (!question) return;
    const value = question.number ? evaluate(question.number.formula, known) : null;
    // An unavailable number is displayed as such, and not right.
    const mark =
      question.number && value === null ? { given, right: false } : marked(question, given, value);
    this.#keep({ ...this.progress, answers: { ...this.progress.answers, [id]: mark } });
    this.#follow(id);
    this.#show(id);
  }

  /** Goes on to what an answer shows; without a link, the lanes run to their ends. @param {string} id */
  #show(id) {
    const { lesson } = this;
    const whole = this.#whole;
    const step = whole?.steps[this.#placeIn(whole)];
    if (!lesson || !step) return;
    const { shows } = shownBy(step, id);
    ask(this, (control) => {
      if (shows) control.goOnTo(`#${setUpBy(shows, lesson)}${stays(linkOf(control.state))}`);
      else control.goOn();
    });
  }

  /** @param {Progress} progress */
  #keep(progress) {
    const { lesson } = this;
    const whole = this.#whole;
    if (!lesson || !whole) return;
    this.progress = progress;
    this.#keeper.keep(lesson.id, progress);
    /** @type {Standing} */
    const detail = {
      lesson: isOwn(lesson.id) ? '' : lesson.id,
      title: whole.title,
      step: progress.step + 1,
      steps: whole.steps.length,
      ...resultOf(whole, progress.answers),
    };
    this.dispatchEvent(new CustomEvent('lesson', { detail, bubbles: true, composed: true }));
    tellHost('rolling-cubes-lesson', detail);
  }

  /** @param {At | null} at */
  #read(at) {
    ask(this, (control) => control.page.read(at));
  }

  #fold() {
    this.folded = !this.folded;
  }
}

customElements.define('lesson-panel', LessonPanel);
