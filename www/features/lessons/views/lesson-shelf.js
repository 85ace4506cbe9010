import { html, LitElement, nothing } from 'lit';
import { download } from '../../../shared/export/download.js';
import { ask } from '../../../shared/kit/act.js';
import { fileText } from '../../../shared/kit/file-text.js';
import { openingStyle, standIn } from '../../../shared/kit/opening.js';
import { controls } from '../../../shared/kit/styles.js';
import { partOf } from '../../../shared/state/reading.js';
import { words } from '../../../shared/words/words.js';
import { keepOwn, openAll } from '../library.js';
import { MOST_CHARACTERS } from '../limits.js';
import { resultOf } from '../marking.js';
import { packed } from '../packed.js';
import { parsed } from '../parse.js';
import { exerciseOf } from '../path.js';
import { PLANS } from '../plans.js';
import { showPaper } from './lesson-paper.js';
import { problemsIn } from './problems.js';
import { shelfStyle } from './shelf-style.js';

/** @import { Lesson } from '../../../shared/state/page-keys.js' */
/** @import { Problem } from '../inline.js' */
/** @import { Opened } from '../library.js' */
/** @import { Progress, ProgressKeeper } from '../progress.js' */
/** @import { Paper } from './lesson-paper.js' */

/** The most bytes of a file that are read: characters may have up to four. */
const MOST_BYTES = 4 * MOST_CHARACTERS;

/** `<lesson-shelf>`: all lessons, how far one is in each, what is there for a teacher, and the way to open one's own. Tells by `read` which is to be opened. */
export class LessonShelf extends LitElement {
  /** @override */
  static properties = {
    keeper: { attribute: false },
    language: { attribute: false },
    all: { state: true },
    problems: { state: true },
    failed: { state: true },
    over: { type: Boolean, reflect: true },
  };

  /** @override */
  static styles = [controls, openingStyle, shelfStyle];

  constructor() {
    super();
    /** @type {ProgressKeeper | null} */
    this.keeper = null;
    this.language = '';
    /** @type {readonly Opened[]} */
    this.all = [];
    /** Whether lessons' files could not be loaded. */
    this.failed = false;
    /** What is wrong with the file that was to be opened. @type {readonly Problem[]} */
    this.problems = [];
    /** Whether something is held over it, to be dropped. */
    this.over = false;
    this.addEventListener('dragover', (event) => {
      event.preventDefault();
      this.over = true;
    });
    this.addEventListener('dragleave', () => {
      this.over = false;
    });
    this.addEventListener('drop', (event) => {
      event.preventDefault();
      this.over = false;
      this.#openFile(event.dataTransfer?.files[0]);
    });
  }

  /** @override @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has('language')) this.#load(this.language);
  }

  /** @param {string} tag */
  async #load(tag) {
    this.failed = false;
    try {
      const all = await openAll(tag);
      if (tag === this.language) this.all = all;
    } catch {
      this.failed = true;
    }
  }

  /** @override */
  render() {
    const say = words.lessons;
    const kept = this.keeper?.all() ?? {};
    return html`<p>${say.about}</p>
      ${this.failed ? standIn('failed', () => this.#load(this.language)) : nothing}
      <ol>
        ${this.all.map((one) => this.#entry(one, kept[one.id]))}
      </ol>
      ${this.#teaching()} ${this.#own()} ${this.#kept(kept)}`;
  }

  /** @param {Opened} opened @param {Progress | undefined} progress */
  #entry({ id, tag, lesson }, progress) {
    if (!lesson) return nothing;
    const say = words.lessons;
    const { questions, answered, right } = resultOf(lesson, progress?.answers ?? {});
    const step = Math.min(progress?.step ?? 0, lesson.steps.length - 1);
    const remarks = [
      say.minutes(lesson.minutes),
      ...(progress ? [say.keeps.at(step + 1, lesson.steps.length)] : []),
      ...(answered > 0 ? [say.keeps.right(right, questions)] : []),
    ];
    const at = { id, step, due: true };
    const kind = exerciseOf(id);
    const { name = '', rule = '' } = kind ? words.exercises.kinds[kind] : {};
    return html`<li lang=${tag ?? nothing}>
      <a href=${`#v=1${partOf(at)}`} @click=${(/** @type {MouseEvent} */ event) => this.#follow(event, at)}>
        <strong>${lesson.title}</strong> <small>${remarks.join(' · ')}</small>
      </a>
      ${
        kind
          ? html`<button title=${rule} @click=${() => ask(this, ({ page }) => page.practise(kind))}>
              ${say.exercise}: ${name}
            </button>`
          : nothing
      }
    </li>`;
  }

  #teaching() {
    const say = words.lessons.paper;
    /** @type {[string, Paper][]} */
    const papers = [
      ...PLANS.map(
        ({ minutes }) =>
          /** @type {[string, Paper]} */ ([say.plan(minutes), { kind: 'plan', minutes }]),
      ),
      [say.worksheet, { kind: 'worksheet' }],
      [say.answers, { kind: 'answers' }],
    ];
    return html`<h3>${say.teaching}</h3>
      <p class="how">${say.how}</p>
      <div class="buttons">
        ${papers.map(([name, paper]) => html`<button ?disabled=${this.all.length === 0} @click=${() => showPaper(this, paper, this.all)}>${name}</button>`)}
      </div>`;
  }

  #own() {
    const say = words.lessons.own;
    return html`<h3>${say.title}</h3>
      <p class="how">${say.how}</p>
      <div class="buttons">
        <button @click=${() => this.#input?.click()}>${say.open}</button>
        <input
          type="file"
          hidden
          accept=".md,.markdown,.txt,text/markdown,text/plain"
          aria-label=${say.open}
          @change=${this.#picked}
        />
      </div>
      ${this.problems.length > 0 ? problemsIn(this.problems) : nothing}`;
  }

  /** @param {Readonly<Record<string, Progress>>} kept */
  #kept(kept) {
    const say = words.lessons.keeps;
    const all = Object.values(kept);
    const answers = all.reduce((sum, one) => sum + Object.keys(one.answers).length, 0);
    return html`<h3>${say.title}</h3>
      <p class="how" role="status">${all.length === 0 ? say.nothing : say.some(all.length, answers)}</p>
      ${all.length === 0 ? nothing : html`<div class="buttons"><button @click=${this.#forget}>${say.forget}</button></div>`}`;
  }

  /** @returns {HTMLInputElement | null} */
  get #input() {
    return this.renderRoot.querySelector('input[type=file]');
  }

  #picked() {
    const input = this.#input;
    this.#openFile(input?.files?.[0]);
    // So that the same file can be opened again once it is mended.
    if (input) input.value = '';
  }

  /** Opens a lesson's file, if it is one; else says what is wrong with it, and leaves all as it is. @param {File | undefined} file */
  async #openFile(file) {
    if (!file) return;
    if (file.size > MOST_BYTES) {
      this.problems = [{ code: 'long', line: 1, given: String(file.size) }];
      return;
    }
    const { text, unread } = await fileText(file);
    if (unread) {
      this.problems = [{ code: unread, line: 1, given: '' }];
      return;
    }
    const { problems } = parsed(text);
    this.problems = problems ?? [];
    if (problems) return;
    const id = (await packed(text)) ?? keepOwn(text);
    this.#read({ id, step: 0, due: true });
  }

  #forget() {
    this.keeper?.forget();
    this.requestUpdate();
  }

  /** @param {MouseEvent} event @param {Lesson} at */
  #follow(event, at) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    this.#read(at);
  }

  /** @param {Lesson} detail */
  #read(detail) {
    this.dispatchEvent(new CustomEvent('read', { detail }));
  }
}

/** Saves a lesson's file, to be changed in an editor. @param {Opened} opened */
export const saveFile = ({ id, text }) =>
  download(
    `${/^[\w-]{1,40}$/.test(id) ? id : 'lesson'}.md`,
    new Blob([text], { type: 'text/markdown' }),
  );

customElements.define('lesson-shelf', LessonShelf);
