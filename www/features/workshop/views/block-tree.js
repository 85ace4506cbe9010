import { css, html, LitElement, nothing } from 'lit';
import { fields } from '../../../shared/kit/properties.js';
import { controls } from '../../../shared/kit/styles.js';
import { words } from '../../../shared/words/words.js';
import { blockAt, textOfBlock, walked } from '../blocks.js';

/** @import { Block } from '../../../pkg/rolling_cubes.js' */
/** @import { Path } from '../blocks.js' */

/** Pixels from which a touch is a drag. */
const FAR = 6;

/** `<block-tree>`: an expression as blocks inside each other. One is chosen; one that is dragged onto another fires `moved`. */
export class BlockTree extends LitElement {
  static properties = fields('tree text chosen over');

  static styles = [
    controls,
    css`
      :host {
        display: block;
        overflow-x: auto;
        padding: 3px;
      }
      [role='treeitem'] {
        display: inline-flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 3px;
        margin: 2px 1px;
        padding: 2px var(--space-2);
        min-height: calc(1.75 * var(--unit));
        border: 1px solid var(--line);
        border-radius: var(--radius);
        background: var(--paper);
        font-family: ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace;
        font-size: var(--text-s);
        cursor: pointer;
        touch-action: pan-y;
        user-select: none;
      }
      [role='group'] {
        display: contents;
      }
      .odd {
        background: var(--well);
      }
      .sign,
      .fold {
        border-inline-start: 3px solid var(--accent);
      }
      .paint {
        border-inline-start: 3px solid var(--lane-2);
      }
      .hole {
        min-width: calc(1.75 * var(--unit));
        justify-content: center;
        border-style: dashed;
        border-color: var(--ink-muted);
        color: var(--ink-muted);
      }
      [aria-selected='true'] {
        outline: 2px solid var(--accent);
        outline-offset: 0;
      }
      .over {
        background: color-mix(in oklab, var(--accent), var(--paper) 75%);
      }
      b {
        font-weight: 600;
      }
      @media (pointer: coarse) {
        [role='treeitem'] {
          min-height: calc(2.25 * var(--unit));
        }
      }
    `,
  ];

  #drag = /** @type {{path: Path, x: number, y: number, far: boolean} | null} */ (null);

  constructor() {
    super();
    this.tree = /** @type {Block | null} */ (null);
    this.text = '';
    this.chosen = /** @type {Path} */ ([]);
    this.over = /** @type {string | null} */ (null);
  }

  render() {
    if (!this.tree) return nothing;
    return html`<div
      role="tree"
      aria-label=${words.workshop.write.blocks}
      @keydown=${this.#walked}
      @pointerdown=${this.#pressed}
      @pointermove=${this.#moved}
      @pointerup=${this.#released}
      @pointercancel=${this.#left}
    >
      ${this.#block(this.tree, [])}
    </div>`;
  }

  /** @param {Block} block @param {Path} path @returns {unknown} */
  #block(block, path) {
    const isChosen = path.join() === this.chosen.join();
    const key = path.join();
    const inner = block.inner.map(
      (one, n) => html`<span role="group">${this.#block(one, [...path, n])}</span>`,
    );
    return html`<span
      role="treeitem"
      class="${block.block} ${path.length % 2 === 1 ? 'odd' : ''} ${this.over === key ? 'over' : ''}"
      data-path=${key}
      tabindex=${isChosen ? 0 : -1}
      aria-selected=${isChosen}
      aria-level=${path.length + 1}
      aria-expanded=${block.inner.length > 0 ? 'true' : nothing}
      aria-label=${words.workshop.write.block(block.block === 'hole' ? words.workshop.write.hole : block.word, block.block === 'hole' ? words.workshop.write.hole : textOfBlock(this.text, block))}
      >${drawn(block, inner)}</span
    >`;
  }

  /** @param {Event} event @returns {Path | null} */
  #pathOf(event) {
    const at = event
      .composedPath()
      .find((one) => one instanceof HTMLElement && one.dataset.path !== undefined);
    return at instanceof HTMLElement ? pathFrom(at.dataset.path ?? '') : null;
  }

  /** @param {PointerEvent} event */
  #pressed(event) {
    const path = this.#pathOf(event);
    if (!path || event.button > 0) return;
    this.#choose(path);
    this.#drag = { path, x: event.clientX, y: event.clientY, far: false };
  }

  /** @param {PointerEvent} event */
  #moved({ clientX, clientY, pointerId, currentTarget }) {
    const drag = this.#drag;
    if (!drag) return;
    if (!drag.far && Math.hypot(clientX - drag.x, clientY - drag.y) < FAR) return;
    if (!drag.far) /** @type {HTMLElement} */ (currentTarget).setPointerCapture(pointerId);
    drag.far = true;
    this.over = this.blockUnder(clientX, clientY)?.join() ?? null;
  }

  /** @param {PointerEvent} event */
  #released({ clientX, clientY }) {
    const drag = this.#drag;
    const to = drag?.far ? this.blockUnder(clientX, clientY) : null;
    this.#left();
    if (drag && to && to.join() !== drag.path.join()) {
      this.dispatchEvent(new CustomEvent('moved', { detail: { from: drag.path, to } }));
    }
  }

  #left() {
    this.#drag = null;
    this.over = null;
  }

  /** @param {Path | null} path */
  mark(path) {
    this.over = path?.join() ?? null;
  }

  /** @param {number} x @param {number} y @returns {Path | null} */
  blockUnder(x, y) {
    const root = /** @type {ShadowRoot} */ (this.renderRoot);
    const at = root.elementFromPoint(x, y)?.closest('[data-path]');
    return at instanceof HTMLElement ? pathFrom(at.dataset.path ?? '') : null;
  }

  /** @param {KeyboardEvent} event */
  #walked(event) {
    const { tree, chosen } = this;
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      this.dispatchEvent(new CustomEvent('hollowed'));
      return;
    }
    const next = tree && walked(tree, chosen, event.key);
    if (!event.key.startsWith('Arrow') && !next) return;
    // The page's own arrow keys move pieces.
    event.stopPropagation();
    event.preventDefault();
    if (next) this.#choose(next, true);
  }

  /** @param {Path} path @param {boolean} [focused] */
  async #choose(path, focused = false) {
    this.dispatchEvent(new CustomEvent('chosen', { detail: path }));
    if (!focused) return;
    await this.updateComplete;
    /** @type {HTMLElement | null} */ (
      this.renderRoot.querySelector('[aria-selected="true"]')
    )?.focus();
  }

  /** @returns {Block | undefined} */
  get block() {
    return this.tree ? blockAt(this.tree, this.chosen) : undefined;
  }
}

/** @type {(key: string) => Path} */
const pathFrom = (key) => (key === '' ? [] : key.split(',').map(Number));

/** @param {Block} block @param {readonly unknown[]} inner */
function drawn({ block, word, variable, domain, parts }, inner) {
  const between = (/** @type {unknown} */ sign) =>
    inner.map((one, n) => (n === 0 ? one : html`${sign}${one}`));
  switch (block) {
    case 'sign':
      return between(html`<b>${word}</b>`);
    case 'call':
      return html`<b>${word}</b>${between(',')}`;
    case 'fold':
      return html`<b>${word}</b> ${variable} in ${domain}${inner.length > 1 ? html` where ${inner[0]}` : nothing}:
        ${inner.at(-1)}`;
    case 'not':
    case 'negative':
      return html`<b>${word}</b>${inner}`;
    case 'paint':
      return html`<b>${word}</b> ${parts.map((part) => part.join('=')).join(', ')}`;
    default:
      return word;
  }
}

customElements.define('block-tree', BlockTree);
