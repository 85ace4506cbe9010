// Opens parts whose code may have to load first, one at a time, with a note if loading is slow or fails.

import { css, html, nothing } from 'lit';
import { words } from '../words/words.js';

/** @import { LitElement } from 'lit' */
/** @import { Parts } from './feature.d.ts' */

/** @typedef {'none' | 'loading' | 'there' | 'failed'} Phase */

/** Parts of the page that load on demand. @typedef {keyof Parts} PartName */

/** A part to load and what to do then. @typedef {{name: PartName, go: () => void}} Wanted */

/** Asks the page to load a part and then calls `go`. @type {(view: HTMLElement, name: PartName, go?: () => void) => void} */
export const openLater = (view, name, go = () => {}) => {
  view.dispatchEvent(
    new CustomEvent('open-later', { detail: { name, go }, bubbles: true, composed: true }),
  );
};

/**
 * @template {LitElement} T @param {LitElement} view @param {PartName} name
 * @param {string} tag the dialog's element, which is in the view
 * @param {(dialog: T) => void} open
 */
export const openDialog = (view, name, tag, open) =>
  openLater(view, name, async () => {
    await view.updateComplete;
    const dialog = /** @type {T | null} */ (view.renderRoot.querySelector(tag));
    await dialog?.updateComplete;
    if (dialog) open(dialog);
  });

export const openingStyle = css`
  .opening {
    position: fixed;
    z-index: 2;
    inset: auto 0 calc(env(safe-area-inset-bottom) + var(--space-4));
    margin-inline: auto;
    inline-size: fit-content;
    max-inline-size: calc(100vw - 2 * var(--space-4));
    box-sizing: border-box;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2);
    padding: var(--space-2) var(--space-3);
    background: var(--paper);
    border: 1px solid var(--line);
    border-radius: var(--radius);
  }
  .part {
    display: grid;
    place-content: center;
    justify-items: center;
    gap: var(--space-2);
    min-block-size: 9rem;
    text-align: center;
  }
  /* No note for short loads. */
  .waiting {
    color: var(--ink-muted);
    animation: shown 0s 0.4s both;
  }
  @keyframes shown {
    from {
      visibility: hidden;
    }
  }
  /* Above the race's controls at the bottom of a phone. */
  @media (max-width: 799px) {
    .opening {
      inset-block-end: calc(env(safe-area-inset-bottom) + 7.5rem);
    }
  }
`;

/** A placeholder for a part that is loading or failed to load. @type {(phase: Phase, again: () => void) => unknown} */
export const standIn = (phase, again) =>
  phase === 'failed'
    ? html`<div class="part" role="alert">
        <p>${words.later.failed}</p>
        <button @click=${again}>${words.later.again}</button>
      </div>`
    : html`<div class="part waiting" role="status"><p>${words.later.loading}</p></div>`;

export class Opening {
  #later;
  #changed;
  #wanted = /** @type {Wanted | null} */ (null);

  /**
   * @param {{has: (name: PartName) => boolean, phase: (name: PartName) => Phase, load: (name: PartName) => Promise<boolean>}} later
   * @param {() => void} changed called when the note changes
   */
  constructor(later, changed) {
    this.#later = later;
    this.#changed = changed;
  }

  /** A new request replaces a pending one. @param {Wanted} wanted */
  async open(wanted) {
    if (this.#later.has(wanted.name)) {
      this.close();
      return wanted.go();
    }
    this.#wanted = wanted;
    this.#changed();
    const isThere = await this.#later.load(wanted.name);
    if (this.#wanted !== wanted) return;
    if (isThere) {
      this.close();
      wanted.go();
    } else this.#changed();
  }

  close() {
    this.#wanted = null;
    this.#changed();
  }

  note() {
    const wanted = this.#wanted;
    if (!wanted) return nothing;
    if (this.#later.phase(wanted.name) !== 'failed')
      return html`<p class="opening waiting" role="status">${words.later.loading}</p>`;
    return html`<div class="opening" role="alert">
      <p>${words.later.failed}</p>
      <button @click=${() => this.open(wanted)}>${words.later.again}</button>
      <button class="quiet" @click=${() => this.close()}>${words.later.close}</button>
    </div>`;
  }
}
