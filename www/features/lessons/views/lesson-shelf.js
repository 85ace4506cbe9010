import { html, LitElement, nothing } from 'lit';
import { mapStyle } from '../../../shared/draw/map.js';
import { ask } from '../../../shared/kit/act.js';
import { openingStyle, standIn } from '../../../shared/kit/opening.js';
import { fields } from '../../../shared/kit/properties.js';
import { controls } from '../../../shared/kit/styles.js';
import { titled, titledStyle } from '../../../shared/kit/titled.js';
import { partOf } from '../../../shared/state/reading.js';
import { words } from '../../../shared/words/words.js';
import { LESSONS, openAll } from '../library.js';
import { resultOf } from '../marking.js';
import { exerciseOf, GROUPS } from '../path.js';
import { drawingOf } from './lesson-drawing.js';
import { shelfStyle } from './shelf-style.js';

/** @import { Lesson } from '../../../shared/state/page-keys.js' */
/** @import { Opened } from '../library.js' */
/** @import { Progress, ProgressKeeper } from '../progress.js' */

/** `<lesson-shelf>`: all lessons, and how far one is in each. Tells by `read` which is to be opened. */
export class LessonShelf extends LitElement {
  static properties = fields('keeper language all failed');

  static styles = [controls, titledStyle, openingStyle, mapStyle, shelfStyle];

  constructor() {
    super();
    this.keeper = /** @type {ProgressKeeper | null} */ (null);
    this.language = '';
    this.all = /** @type {readonly Opened[]} */ ([]);
    this.failed = false;
  }

  /** @param {Map<string, unknown>} changed */
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

  render() {
    const say = words.lessons;
    const kept = this.keeper?.all() ?? {};
    return html`<p>${say.about}</p>
      ${this.failed ? standIn('failed', () => this.#load(this.language)) : nothing}
      ${GROUPS.map(({ name, first }, n) => {
        const [from, to] = [first, GROUPS[n + 1]?.first].map((id) =>
          this.all.findIndex((one) => one.id === id),
        );
        const all = this.all.slice(from, to === -1 ? undefined : to);
        return html`<h3>${say.groups[name]}</h3>
          <ol>
            ${all.map((one) => this.#entry(one, kept[one.id], Object.keys(kept).length === 0))}
          </ol>`;
      })}
      ${this.#kept(kept)}`;
  }

  /** @param {Opened} opened @param {Progress | undefined} progress @param {boolean} isNew whether no lesson was opened yet */
  #entry({ id, tag, lesson }, progress, isNew) {
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
        <strong>${titled(lesson.title)}</strong>
        <small>${isNew && id === LESSONS[0] ? html`<b>${say.start}</b> · ` : nothing}${remarks.join(' · ')}</small>
        <span class="drawing" aria-hidden="true">${drawingOf(id, lesson)}</span>
      </a>
      ${
        kind
          ? html`<button lang=${this.language} title=${rule} @click=${() => ask(this, ({ page }) => page.practise(kind))}>
              ${words.text.about(say.exercise, name)}
            </button>`
          : nothing
      }
    </li>`;
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

customElements.define('lesson-shelf', LessonShelf);
