// Speaker notes in a separate window. The opener writes into it, so both stay in step even for file: pages, which may
// not exchange messages.

import { html, nothing, render } from 'lit';
import { language, words } from '../../shared/words/words.js';

/** @import { Notes } from './clicker.js' */

/** Legible on a lectern. */
const STYLE = `
  :root { color-scheme: light dark; font: 20px / 1.45 system-ui, sans-serif; }
  body { margin: 0; padding: 1.2rem 1.5rem; max-width: 46rem; font-variant-numeric: tabular-nums; }
  h1 { font-size: 1.3rem; line-height: 1.25; margin: 0 0 .8rem; }
  h2 { font-size: .85rem; font-weight: 600; opacity: .75; margin: 1.2rem 0 .3rem; }
  p { margin: 0 0 .5rem; }
  .say { font-size: 1.25rem; }
  .next { font-weight: 600; }
  .black { font-weight: 600; padding: .4rem .6rem; border: 2px solid; }
  .clock { float: inline-end; margin-inline-start: 1rem; text-align: end; }
  .clock b { display: block; font-size: 1.6rem; line-height: 1.1; }
  .how, .clock { font-size: .8rem; opacity: .8; }
`;

/** m:ss or h:mm:ss. @param {number} seconds */
const clock = (seconds) => {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] ? parts : parts.slice(1);
  return shown.map((part, n) => (n === 0 ? `${part}` : `${part}`.padStart(2, '0'))).join(':');
};

export class NotesWindow {
  #window = /** @type {Window | null} */ (null);
  #opened = 0;
  #ticking = 0;
  #hear;
  #shown = /** @type {{notes: Notes, black: boolean} | null} */ (null);

  /** @param {(event: KeyboardEvent) => void} hear */
  constructor(hear) {
    this.#hear = hear;
  }

  get isOpen() {
    return this.#window !== null && !this.#window.closed;
  }

  /** @returns {boolean} */
  open() {
    if (this.isOpen) {
      this.#window?.focus();
      return true;
    }
    const there = window.open('', 'rolling-cubes-notes', 'popup,width=760,height=640');
    if (!there) return false;
    this.#window = there;
    const { document: page } = there;
    // Reuse a window of an earlier page, without its content.
    page.head.replaceChildren();
    page.body.replaceChildren();
    const Sheet = /** @type {typeof globalThis} */ (/** @type {unknown} */ (there)).CSSStyleSheet;
    const sheet = new Sheet();
    sheet.replaceSync(STYLE);
    page.adoptedStyleSheets = [sheet];
    there.addEventListener('keydown', this.#hear, { capture: true });
    this.#opened = Date.now();
    clearInterval(this.#ticking);
    this.#ticking = window.setInterval(() => this.#write(), 1000);
    return true;
  }

  /** @param {Notes} notes @param {boolean} black whether the room's screen is black */
  show(notes, black) {
    this.#shown = { notes, black };
    this.#write();
  }

  close() {
    clearInterval(this.#ticking);
    this.#window?.close();
    this.#window = null;
  }

  #write() {
    const page = this.#window?.document;
    if (!page || !this.isOpen || !this.#shown) return;
    const say = words.present.notes;
    const { notes, black } = this.#shown;
    const seconds = Math.floor((Date.now() - this.#opened) / 1000);
    page.title = say.title;
    page.documentElement.lang = language;
    render(
      html`<p class="clock"><b>${clock(seconds)}</b>${say.since}</p>
        <h1>${notes.title}</h1>
        ${black ? html`<p class="black">${say.black}</p>` : nothing}
        <h2>${say.say}</h2>
        ${notes.say.map((text) => html`<p class="say">${text}</p>`)}
        <h2>${say.next}</h2>
        <p class="next">${notes.next}</p>
        <h2>${say.shown}</h2>
        ${notes.shown.map((text) => html`<p>${text}</p>`)}
        <p class="how">${say.how}</p>`,
      page.body,
    );
  }
}
