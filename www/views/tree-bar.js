import { css, html, LitElement, nothing } from 'lit';
import { words } from '../messages.js';
import { freshTree } from '../state/tree.js';
import { ask } from './act.js';
import { controls } from './styles.js';

/** @typedef {import('../tree/looks.js').Colouring} Colouring */

/**
 * `<tree-bar>`: what is chosen for a tree: which part of the run, what colours tell, how large.
 * @fires {CustomEvent<{by: 1 | -1 | 0}>} zoom larger, smaller, or 0 for all of it
 */
export class TreeBar extends LitElement {
  /** @override */
  static properties = {
    tree: { attribute: false },
    colourings: { attribute: false },
    iterations: { attribute: false },
    hand: { type: Number },
    around: { type: Number },
  };

  /** @override */
  static styles = [
    controls,
    css`
      :host {
        display: flex;
        align-items: center;
        gap: var(--space-2);
        min-width: 0;
      }
      select {
        min-width: 0;
        flex: 0 1 auto;
      }
      .zoom {
        display: flex;
        margin-inline-start: auto;
      }
      button {
        flex: none;
      }
      @media (max-width: 799px) {
        :host {
          flex-wrap: wrap;
        }
      }
    `,
  ];

  constructor() {
    super();
    /** @type {import('../state/tree.js').Tree} */
    this.tree = freshTree;
    /** What colours can tell of this search. @type {readonly Colouring[]} */
    this.colourings = [];
    /** @type {readonly import('../trace/windows.js').Iteration[]} */
    this.iterations = [];
    /** The number of the node in hand. */
    this.hand = 0;
    /** The number of the first node that would be shown around it; 0 where all are shown anyway. */
    this.around = 0;
  }

  /** @override */
  render() {
    const say = words.tree;
    const { tree, iterations } = this;
    const newest = iterations.at(-1);
    return html`
      <select aria-label=${say.part} title=${say.part} @change=${this.#chosePart}>
        <option value="all" .selected=${tree.from === null && tree.shown === null}>
          ${newest ? say.newest(newest.bound) : say.beginning}
        </option>
        ${
          tree.from === null
            ? nothing
            : html`<option value="from" selected>${say.from(tree.from)}</option>`
        }
        ${
          this.around > 1 && this.around !== tree.from
            ? html`<option value="around">${say.around}</option>`
            : nothing
        }
        ${iterations.map(
          ({ index, bound, generated }) => html`<option
            value=${index}
            .selected=${tree.from === null && index === tree.shown}
          >
            ${say.iteration(index + 1, iterations.length, bound, generated)}
          </option>`,
        )}
      </select>
      <select aria-label=${say.colouring} title=${say.colouring} @change=${this.#coloured}>
        ${this.colourings.map(
          (name) => html`<option value=${name} .selected=${name === tree.colouring}>
            ${say.colouring} ${say.colourings[name]}
          </option>`,
        )}
      </select>
      ${
        tree.opened.length > 0
          ? html`<button class="quiet" title=${say.foldAgainLong} @click=${() => this.#change({ opened: [] })}>
            ${say.foldAgain}
          </button>`
          : nothing
      }
      <span class="zoom">
        <button class="quiet" aria-label=${say.zoomOut} title=${say.zoomOut} @click=${() => this.#zoom(-1)}>−</button>
        <button class="quiet" aria-label=${say.zoomIn} title=${say.zoomIn} @click=${() => this.#zoom(1)}>+</button>
        <button class="quiet" title=${say.fitLong} @click=${() => this.#zoom(0)}>${say.fit}</button>
      </span>
    `;
  }

  /** @param {Partial<import('../state/tree.js').Tree>} change */
  #change(change) {
    ask(this, { type: 'tree', change });
  }

  /** @param {1 | -1 | 0} by */
  #zoom(by) {
    this.dispatchEvent(new CustomEvent('zoom', { detail: { by } }));
  }

  /** @param {Event & {target: HTMLSelectElement}} event */
  #chosePart({ target: { value } }) {
    if (value === 'all') this.#change({ shown: null, from: null, opened: [] });
    else if (value === 'around') this.#change({ from: this.around, opened: [] });
    else if (value !== 'from') this.#change({ shown: Number(value), from: null, opened: [] });
  }

  /** @param {Event & {target: HTMLSelectElement}} event */
  #coloured({ target }) {
    this.#change({ colouring: /** @type {Colouring} */ (target.value) });
  }
}

customElements.define('tree-bar', TreeBar);
