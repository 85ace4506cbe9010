import { html, LitElement, nothing } from 'lit';
import { ask } from '../../../shared/kit/act.js';
import { controls } from '../../../shared/kit/styles.js';
import { addressWith } from '../../../shared/state/address-with.js';
import { allOf } from '../../../shared/words/format.js';
import { words } from '../../../shared/words/words.js';
import { KINDS } from '../kinds.js';
import { MOST_EXERCISES, MOST_SEED, writeSet } from '../set.js';
import { formStyle } from './form-style.js';
import { menuStyle } from './menu-style.js';
import '../../../shared/kit/copy-button.js';
import { nameOf, STORIES } from '../../own/formulate.js';
import { kindWords } from './answer-words.js';
import './kept-list.js';
import './results-table.js';
import '../../scorm/scorm-buttons.js';
import { fields } from '../../../shared/kit/properties.js';

/** `<exercise-menu>`: which exercises, how many of each, and how they are marked: to begin with, or as a link for a class. */
export class ExerciseMenu extends LitElement {
  static properties = fields('address counts feedback pass seed');

  static styles = [controls, formStyle, menuStyle];

  constructor() {
    super();
    this.address = () => '';
    this.counts = /** @type {Readonly<Record<string, number>>} */ ({ 'open-list': 1 });
    this.feedback = /** @type {'once' | 'end'} */ ('once');
    this.pass = 60;
    this.seed = /** @type {number | null} */ (null);
  }

  get #all() {
    return Object.values(this.counts).reduce((sum, count) => sum + count, 0);
  }

  get #set() {
    const { feedback, pass, seed } = this;
    const parts = KINDS.flatMap(({ name }) => {
      const count = this.counts[name] ?? 0;
      return count > 0 ? [{ kind: name, count }] : [];
    });
    return { parts, feedback, pass, seed };
  }

  get #title() {
    const kinds = this.#set.parts.map(({ kind }) => kindWords(kind).name);
    return words.teach.scorm.exercises(allOf(kinds));
  }

  render() {
    const say = words.exercises.menu;
    const isFull = this.#all >= MOST_EXERCISES;
    return html`<div class="menu">
      <p>${words.exercises.about}</p>
      <ul aria-label=${say.how}>
        ${KINDS.map(({ name }) => this.#kind(name, isFull))}
      </ul>
      <div class="how">
        <button class="primary" ?disabled=${this.#all === 0} @click=${this.#begin}>${say.begin}</button>
        <label>${say.feedback}
          <select @change=${(/** @type {Event & {target: HTMLSelectElement}} */ { target }) => {
            this.feedback = target.value === 'end' ? 'end' : 'once';
          }}>
            <option value="once" ?selected=${this.feedback === 'once'}>${say.once}</option>
            <option value="end" ?selected=${this.feedback === 'end'}>${say.end}</option>
          </select>
        </label>
        <label>${say.pass}
          <input type="number" min="0" max="100" .value=${String(this.pass)} @change=${(
            /** @type {Event & {target: HTMLInputElement}} */ { target },
          ) => {
            this.pass = within(target.valueAsNumber, 100) ?? this.pass;
            target.value = String(this.pass);
          }} />
        </label>
        <label title=${say.seedLong}>${say.seed}
          <input type="number" min="0" max=${MOST_SEED} aria-description=${say.seedLong} .value=${this.seed === null ? '' : String(this.seed)} @change=${(
            /** @type {Event & {target: HTMLInputElement}} */ { target },
          ) => {
            this.seed = within(target.valueAsNumber, MOST_SEED);
            target.value = this.seed === null ? '' : String(this.seed);
          }} />
        </label>
        ${
          this.#all > 0
            ? html`<copy-button .name=${say.copy} .text=${() => addressWith(this.address(), { exercise: writeSet(this.#set) })}></copy-button>`
            : nothing
        }
        <span role="status">${this.#all === 0 ? say.none : isFull ? say.most(MOST_EXERCISES) : nothing}</span>
      </div>
      ${
        this.#all > 0
          ? html`<details>
              <summary>${words.teach.scorm.set}</summary>
              <p>${words.teach.scorm.setAbout}</p>
              <scorm-buttons .link=${`v=1&exercise=${writeSet(this.#set)}`} .name=${this.#title}></scorm-buttons>
            </details>`
          : nothing
      }
      <h2>${words.written.formulate.title}</h2>
      <ul aria-label=${words.written.formulate.title}>
        ${Array.from(
          STORIES,
          ([exercise, text]) => html`<li>
            <button class="name quiet" @click=${() => ask(this, ({ page }) => page.practise(exercise))}>${nameOf(exercise, text)}</button>
          </li>`,
        )}
      </ul>
      <details>
        <summary>${say.marker}</summary>
        <results-table .address=${this.address}></results-table>
      </details>
      <details>
        <summary>${say.kept}</summary>
        <kept-list></kept-list>
      </details>
    </div>`;
  }

  /** @param {string} kind @param {boolean} isFull */
  #kind(kind, isFull) {
    const say = words.exercises.menu;
    const { name, rule } = kindWords(kind);
    const count = this.counts[kind] ?? 0;
    const put = (/** @type {number} */ next) => {
      this.counts = { ...this.counts, [kind]: next };
    };
    return html`<li>
      <button class="name quiet" title=${rule} @click=${() => {
        this.counts = { [kind]: 1 };
        this.#begin();
      }}>${name}</button>
      <button class="quiet" aria-label=${say.less(name)} ?disabled=${count === 0} @click=${() => put(count - 1)}>−</button>
      <output aria-label=${name}>${count}</output>
      <button class="quiet" aria-label=${say.more(name)} ?disabled=${isFull} @click=${() => put(count + 1)}>+</button>
    </li>`;
  }

  #begin() {
    const exercise = writeSet(this.#set);
    ask(this, ({ page }) => page.set({ own: { exercise } }));
  }
}

/** @type {(value: number, most: number) => number | null} */
const within = (value, most) =>
  Number.isInteger(value) && value >= 0 && value <= most ? value : null;

customElements.define('exercise-menu', ExerciseMenu);
