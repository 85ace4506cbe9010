import { html, LitElement, nothing } from 'lit';
import { HOSTED } from '../../shared/engine/hosted.js';
import { ask } from '../../shared/kit/act.js';
import { listenForDrops } from '../../shared/kit/drop.js';
import { openingStyle, standIn } from '../../shared/kit/opening.js';
import { controls } from '../../shared/kit/styles.js';
import { partOf } from '../../shared/state/reading.js';
import { language, words } from '../../shared/words/words.js';
import '../exercises/views/results-table.js';
import { LESSONS, openAll } from '../lessons/library.js';
import { openFile, saveFile } from '../lessons/own-file.js';
import { PLANS } from '../lessons/plans.js';
import '../lessons/views/lesson-paper.js';
import { problemsIn } from '../lessons/views/problems.js';
import '../scorm/scorm-buttons.js';
import { fields } from '../../shared/kit/properties.js';
import { teachStyle } from './teach-style.js';

/** @import { Problem } from '../lessons/inline.js' */
/** @import { Opened } from '../lessons/library.js' */
/** @import { Paper } from '../lessons/views/lesson-paper.js' */

/** The printable papers. @type {readonly Paper[]} */
const PAPERS = [
  ...PLANS.map((plan) => ({ kind: /** @type {const} */ ('plan'), plan })),
  { kind: 'worksheet' },
  { kind: 'answers' },
];

/** `<teach-view>`: what there is for those who teach: ways to present, to set exercises and to embed, and beside them plans and worksheets. */
export class TeachView extends LitElement {
  static properties = {
    ...fields('address language all failed paper problems packed'),
    over: { type: Boolean, reflect: true },
  };

  static styles = [controls, openingStyle, teachStyle];

  constructor() {
    super();
    this.address = () => '';
    this.language = '';
    this.all = /** @type {readonly Opened[]} */ ([]);
    this.failed = false;
    /** The plan or worksheet that is shown; null while results are marked. @type {Paper | null} */
    this.paper = PAPERS[0] ?? null;
    /** Problems in the file that was opened. @type {readonly Problem[]} */
    this.problems = [];
    /** The place of the lesson that is packed for a course. */
    this.packed = 0;
    this.over = false;
    listenForDrops(this, (file, event) => {
      // Ignores text, and files that the field for results has taken.
      if (!file || event.defaultPrevented) return;
      event.preventDefault();
      this.#open(file);
    });
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has('language')) this.#load();
  }

  async #load() {
    const tag = language;
    this.failed = false;
    try {
      const all = await openAll(tag);
      if (tag === language) this.all = all;
    } catch {
      this.failed = true;
    }
  }

  render() {
    return html`<div class="cards">
        ${this.#present()} ${this.#exercises()} ${this.#course()} ${this.#elsewhere()} ${this.#own()}
      </div>
      <section class="desk" aria-label=${this.paper ? words.teach.papers : words.teach.exercises.mark}>
        ${this.#bar()} ${this.#shown()}
      </section>`;
  }

  #present() {
    const say = words.teach.present;
    const first = { id: LESSONS[0] ?? '', step: 0, due: true };
    return html`<section class="present">
      <h2>${say.title}</h2>
      <p class="wide">${say.about}</p>
      <p class="narrow">${say.narrow}</p>
      <div class="buttons">
        <a class="button primary" href=${`#v=1${partOf(first)}&present=1`}>${say.lesson}</a>
        <button @click=${() => ask(this, ({ page }) => page.togglePresent())}>${say.page}</button>
      </div>
    </section>`;
  }

  #exercises() {
    const say = words.teach.exercises;
    return html`<section>
      <h2>${say.title}</h2>
      <p>${say.about}</p>
      <div class="buttons">
        <button @click=${this.#compose}>${say.compose}</button>
        <button
          aria-pressed=${this.paper === null}
          @click=${() => {
            this.paper = null;
            this.#toDesk();
          }}
        >
          ${say.mark}
        </button>
      </div>
    </section>`;
  }

  #course() {
    const say = words.teach.scorm;
    const { id, lesson } = this.all[this.packed] ?? {};
    if (!HOSTED) return html`<section><h2>${say.title}</h2><p>${say.hosted}</p></section>`;
    return html`<section>
      <h2>${say.title}</h2>
      <p>${say.about}</p>
      <div class="buttons">
        <select aria-label=${say.lesson} @change=${(
          /** @type {Event & {target: HTMLSelectElement}} */ { target },
        ) => {
          this.packed = target.selectedIndex;
        }}>
          ${this.all.map((one, n) => html`<option>${n + 1}. ${one.lesson?.title}</option>`)}
        </select>
        ${id ? html`<scorm-buttons .link=${`v=1&lesson=${id}`} .name=${lesson?.title ?? ''}></scorm-buttons>` : nothing}
      </div>
    </section>`;
  }

  #own() {
    const say = words.lessons.own;
    const [first] = this.all;
    return html`<section>
      <h2>${say.title}</h2>
      <p>${say.how}</p>
      <div class="buttons">
        <button ?disabled=${!first} @click=${() => first && saveFile(first)}>${say.example}</button>
        <button @click=${() => this.#input?.click()}>${say.open}</button>
        <input
          type="file"
          hidden
          accept=".md,.markdown,.txt,text/markdown,text/plain"
          aria-label=${say.open}
          @change=${this.#picked}
        />
      </div>
      ${this.problems.length > 0 ? problemsIn(this.problems) : nothing}
    </section>`;
  }

  #elsewhere() {
    const say = words.teach.elsewhere;
    const { download, downloadLong } = words.settings;
    return html`<section>
      <h2>${say.title}</h2>
      <p>${say.about}</p>
      <div class="buttons">
        <button @click=${this.#embed}>${say.embed}</button>
        ${
          HOSTED
            ? html`<a class="button" href="./rolling-cubes.html" download title=${downloadLong}>${download}</a>`
            : nothing
        }
      </div>
    </section>`;
  }

  #bar() {
    const say = words.lessons.paper;
    return html`<div class="bar buttons" role="group" aria-label=${words.teach.papers}>
      ${PAPERS.map(
        (paper) => html`<button
          aria-pressed=${paper === this.paper}
          @click=${() => {
            this.paper = paper;
          }}
        >
          ${paper.kind === 'plan' ? say.plan(paper.plan.minutes, paper.plan.costs ?? false) : say[/** @type {'worksheet' | 'answers'} */ (paper.kind)]}
        </button>`,
      )}
      <button class="print" ?disabled=${this.all.length === 0} @click=${() => print()}>${say.print}</button>
    </div>`;
  }

  #shown() {
    if (!this.paper) return html`<results-table .address=${this.address}></results-table>`;
    if (this.failed) return standIn('failed', () => this.#load());
    if (this.all.length === 0) return standIn('loading', () => {});
    return html`<lesson-paper .paper=${this.paper} .all=${this.all}></lesson-paper>`;
  }

  /** A set of its own, whatever exercise was open before. */
  #compose() {
    ask(this, ({ page }) => page.compose());
  }

  /** On a phone what was chosen is below. */
  async #toDesk() {
    await this.updateComplete;
    this.renderRoot.querySelector('.desk')?.scrollIntoView({ block: 'nearest' });
  }

  #embed() {
    this.dispatchEvent(
      new CustomEvent('share', { detail: 'embed', bubbles: true, composed: true }),
    );
  }

  /** @returns {HTMLInputElement | null} */
  get #input() {
    return this.renderRoot.querySelector('input[type=file]');
  }

  #picked() {
    const input = this.#input;
    if (input?.files?.[0]) this.#open(input.files[0]);
    // So that the same file can be opened again once it is mended.
    if (input) input.value = '';
  }

  /** @param {File} file */
  async #open(file) {
    const read = await openFile(file);
    this.problems = read.problems ?? [];
    if (read.problems) return;
    ask(this, (control) => control.open(`#v=1${partOf({ id: read.id, step: 0, due: true })}`));
  }
}

customElements.define('teach-view', TeachView);
