import { css, html, LitElement, nothing } from 'lit';
import { controls } from '../../../shared/kit/styles.js';
import { words } from '../../../shared/words/words.js';
import { paletteOf } from '../blocks.js';
import { bench } from './style.js';

/** @import { Vocabulary } from '../../../pkg/rolling_cubes.js' */
/** @import { Offer, Path } from '../blocks.js' */
/** @import { BlockTree } from './block-tree.js' */

/** Pixels from which a touch is a drag. */
const FAR = 6;

/**
 * `<block-palette>`: all words that can be put into an expression. One that is pressed, or dragged onto a block, fires `put` with its
 * text and the path of that block; null for the chosen one.
 */
export class BlockPalette extends LitElement {
  static properties = { vocabulary: { attribute: false }, tree: { attribute: false } };

  static styles = [
    controls,
    bench,
    css`
      .palette {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr);
        align-items: baseline;
        gap: var(--space-1) var(--space-2);
      }
      .palette div {
        gap: 3px;
      }
      button {
        min-height: calc(2 * var(--unit));
        min-width: 0;
        padding: 0 var(--space-2);
        font-family: ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace;
        font-size: var(--text-s);
      }
      @media (pointer: coarse) {
        button {
          min-height: var(--touch);
        }
      }
      /* Fingers scroll the palette; mice drag. */
      @media (pointer: fine) {
        button {
          touch-action: none;
        }
      }
      .ghost {
        position: fixed;
        z-index: 3;
        pointer-events: none;
        padding: 2px var(--space-2);
        background: var(--accent);
        color: var(--on-accent);
        border-radius: var(--radius);
      }
    `,
  ];

  #drag = /** @type {{offer: Offer, x: number, y: number, far: boolean} | null} */ (null);
  /** Ignores the press that ends a drag. */
  #isDropped = false;

  constructor() {
    super();
    this.vocabulary = /** @type {Vocabulary | null} */ (null);
    this.tree = /** @type {() => BlockTree | null} */ (() => null);
  }

  render() {
    const { vocabulary } = this;
    if (!vocabulary) return nothing;
    const say = words.workshop.write;
    return html`<p class="how">${say.take}</p>
      <div
        class="palette"
        @pointermove=${this.#dragged}
        @pointerup=${this.#dropped}
        @pointercancel=${this.#let}
      >
        ${paletteOf(vocabulary).map(
          ([group, offers]) => html`<span class="how" id=${group}>${say.groups[group]}</span>
            <div class="row" role="group" aria-labelledby=${group}>
              ${offers.map(
                (offer) => html`<button
                  title=${offer.text}
                  @pointerdown=${(/** @type {PointerEvent} */ event) => this.#grasp(event, offer)}
                  @click=${() => this.#pressed(offer)}
                >
                  ${offer.word}
                </button>`,
              )}
            </div>`,
        )}
      </div>
      <span class="ghost code" hidden></span>`;
  }

  /** @param {Offer} offer */
  #pressed({ text }) {
    if (!this.#isDropped) this.#put(text, null);
    this.#isDropped = false;
  }

  /** @param {string} text @param {Path | null} path */
  #put(text, path) {
    this.dispatchEvent(new CustomEvent('put', { detail: { text, path } }));
  }

  /** @param {PointerEvent} event @param {Offer} offer */
  #grasp({ clientX: x, clientY: y, button, pointerType }, offer) {
    this.#isDropped = false;
    if (button === 0 && pointerType !== 'touch') this.#drag = { offer, x, y, far: false };
  }

  /** @param {PointerEvent} event */
  #dragged({ clientX, clientY, pointerId, currentTarget }) {
    const drag = this.#drag;
    if (!drag) return;
    if (!drag.far && Math.hypot(clientX - drag.x, clientY - drag.y) < FAR) return;
    if (!drag.far) /** @type {HTMLElement} */ (currentTarget).setPointerCapture(pointerId);
    drag.far = true;
    const ghost = this.#ghost;
    if (ghost) {
      ghost.hidden = false;
      ghost.textContent = drag.offer.word;
      ghost.style.left = `${clientX + 8}px`;
      ghost.style.top = `${clientY + 8}px`;
    }
    const tree = this.tree();
    tree?.mark(tree.blockUnder(clientX, clientY));
  }

  /** @param {PointerEvent} event */
  #dropped({ clientX, clientY }) {
    const drag = this.#drag;
    const path = drag?.far ? (this.tree()?.blockUnder(clientX, clientY) ?? null) : null;
    this.#isDropped = drag?.far ?? false;
    this.#let();
    if (drag && path) this.#put(drag.offer.text, path);
  }

  #let() {
    this.#drag = null;
    if (this.#ghost) this.#ghost.hidden = true;
    this.tree()?.mark(null);
  }

  get #ghost() {
    return /** @type {HTMLElement | null} */ (this.renderRoot.querySelector('.ghost'));
  }
}

customElements.define('block-palette', BlockPalette);
