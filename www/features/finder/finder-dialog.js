import { css, html, LitElement, nothing } from 'lit';
import { openLater } from '../../shared/kit/opening.js';
import { fields } from '../../shared/kit/properties.js';
import { shortcutIn } from '../../shared/kit/shortcuts.js';
import { controls } from '../../shared/kit/styles.js';
import { language, words } from '../../shared/words/words.js';
import { openAll } from '../lessons/library.js';
import { itemsOf } from './items.js';
import { fitting } from './match.js';

/** @import { Control } from '../../shared/kit/control.d.ts' */
/** @import { Item, Titles } from './items.js' */

/** Limit of the list. */
const MOST = 60;
const KEYS = /** @type {const} */ ({
  ArrowDown: 1,
  ArrowUp: -1,
  Enter: 'choose',
  'mod+k': 'close',
});

/** `<finder-dialog>`: finds anything on the page by its name. It is open as long as it is there. */
export class FinderDialog extends LitElement {
  static properties = fields('control text at lessons');

  static styles = [
    controls,
    css`
      :host {
        position: absolute;
      }
      dialog {
        width: min(38rem, 100vw - 2 * var(--space-4));
        max-height: min(32rem, 100dvh - 2 * var(--space-4));
        margin-block-start: max(var(--space-4), 9dvh);
        padding: 0;
        color: var(--ink);
        background: var(--paper);
        border: 1px solid var(--line);
        border-radius: var(--radius);
        overflow: hidden;
      }
      dialog[open] {
        display: grid;
        grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
      }
      dialog::backdrop {
        background: rgb(0 0 0 / 0.45);
      }
      input {
        font: inherit;
        min-height: calc(var(--touch) + var(--space-2));
        padding-inline: var(--space-4);
        color: inherit;
        background: transparent;
        border: 0;
        border-block-end: 1px solid var(--line);
      }
      input:focus-visible {
        outline: none;
      }
      ul {
        padding: var(--space-2);
        overflow-y: auto;
        overscroll-behavior: contain;
      }
      li {
        display: flex;
        align-items: center;
        gap: var(--space-2) var(--space-4);
        min-height: var(--touch);
        padding-inline: var(--space-2);
        border-radius: var(--radius);
        cursor: pointer;
      }
      li:hover {
        color: var(--accent);
      }
      li[aria-selected='true'] {
        color: var(--on-accent);
        background: var(--accent);
      }
      .name {
        flex: 1;
        min-width: 0;
      }
      small,
      kbd {
        font: inherit;
        font-size: var(--text-s);
        color: var(--ink-muted);
      }
      [aria-selected='true'] :is(small, kbd) {
        color: inherit;
      }
      p {
        padding: var(--space-4);
        color: var(--ink-muted);
      }
      p:empty {
        display: none;
      }
      @media (forced-colors: active) {
        li[aria-selected='true'] {
          forced-color-adjust: none;
          color: HighlightText;
          background: Highlight;
        }
      }
    `,
  ];

  #phone = matchMedia('(max-width: 799px)');
  #chosen = /** @type {Item | null} */ (null);

  constructor() {
    super();
    this.control = /** @type {Control | null} */ (null);
    this.text = '';
    this.at = 0;
    this.lessons = /** @type {Titles} */ ([]);
    this.#load();
  }

  /** Without these files, lessons cannot be opened either. */
  async #load() {
    const all = await openAll(language).catch(() => []);
    this.lessons = all.flatMap(({ id, lesson, text }) =>
      lesson ? { id, title: lesson.title, text } : [],
    );
  }

  firstUpdated() {
    this.renderRoot.querySelector('dialog')?.showModal();
  }

  get #found() {
    const { control } = this;
    if (!control) return [];
    const { state, catalogue } = control;
    const items = itemsOf(
      state,
      catalogue,
      this.lessons,
      {
        share: () => this.#fire('share'),
        setUp: () => this.#fire('new-problem', 'setUp'),
        paste: () => this.#fire('new-problem', 'paste'),
      },
      !this.#phone.matches,
    );
    return fitting(items, this.text).slice(0, MOST);
  }

  render() {
    const found = this.#found;
    const { find } = words.menu;
    return html`<dialog aria-label=${find} @close=${this.#closed} @click=${this.#pressed}>
      <input
        role="combobox"
        aria-label=${find}
        aria-controls="found"
        aria-expanded="true"
        aria-autocomplete="list"
        aria-activedescendant=${found.length > 0 ? `item-${this.at}` : nothing}
        placeholder=${find}
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        autofocus
        .value=${this.text}
        @input=${(/** @type {Event & {target: HTMLInputElement}} */ { target }) => {
          this.text = target.value;
          this.at = 0;
        }}
        @keydown=${(/** @type {KeyboardEvent} */ event) => this.#key(event, found)}
      />
      <ul id="found" role="listbox" aria-label=${find} ?hidden=${found.length === 0}>
        ${found.map((item, n) => this.#item(item, n))}
      </ul>
      <p role="status">${found.length === 0 ? words.finder.none : nothing}</p>
    </dialog>`;
  }

  /** @param {Item} item @param {number} place */
  #item(item, place) {
    const { kind, name, keys = [] } = item;
    return html`<li
      id="item-${place}"
      role="option"
      aria-selected=${place === this.at}
      @click=${() => this.#choose(item)}
    >
      <span class="name">${name}</span>
      ${keys.map((key) => html`<kbd>${key}</kbd>`)} <small>${kind}</small>
    </li>`;
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    if (changed.has('at') || changed.has('text'))
      this.renderRoot.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }

  /** @param {KeyboardEvent} event @param {readonly Item[]} found */
  #key(event, found) {
    // Keys typed here are not the page's.
    event.stopPropagation();
    const asked = shortcutIn(KEYS, event);
    if (asked === undefined) return;
    if (asked === 'choose') this.#choose(found[this.at]);
    else if (asked === 'close') this.#choose(null);
    else if (found.length > 0) this.at = (this.at + asked + found.length) % found.length;
    event.preventDefault();
  }

  /** @param {MouseEvent} event */
  #pressed({ target, currentTarget }) {
    if (target === currentTarget) this.#choose(null);
  }

  /** @param {Item | null | undefined} item */
  #choose(item) {
    if (item === undefined) return;
    this.#chosen = item;
    this.renderRoot.querySelector('dialog')?.close();
  }

  #closed() {
    const { control } = this;
    const item = this.#chosen;
    if (!control) return;
    if (item?.needsEngine) openLater(this, 'engine', () => item.act(control));
    else item?.act(control);
    if (control.state.finder) control.page.toggleFinder();
  }

  /** @param {'share' | 'new-problem'} name @param {'setUp' | 'paste'} [detail] */
  #fire(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}

customElements.define('finder-dialog', FinderDialog);
