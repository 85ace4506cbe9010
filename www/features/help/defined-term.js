import { css, html, LitElement, nothing } from 'lit';
import { controls } from '../../shared/kit/styles.js';

/** `<defined-term>`: a term with its definition on hover or focus. */
export class DefinedTerm extends LitElement {
  static properties = { meaning: { type: String }, aside: { type: Boolean } };

  static styles = [
    controls,
    css`
      :host {
        display: inline-block;
      }
      button {
        min-width: 0;
        min-height: 0;
        padding: 0;
        border: 0;
        cursor: help;
        color: inherit;
        font-weight: inherit;
        text-align: inherit;
        text-decoration: underline dotted var(--term-line, var(--ink-muted));
        text-underline-offset: 0.2em;
      }
      /* In the top layer, as scrolling tables would clip it. */
      [popover] {
        position: fixed;
        inset: auto;
        max-width: min(22rem, 100vw - 1rem);
        padding-inline: var(--space-3);
        border-color: var(--ink-muted);
        font-weight: 400;
        text-align: start;
        white-space: normal;
      }
    `,
  ];

  constructor() {
    super();
    this.meaning = '';
    /** Excludes it from the tab order: one of several that other keys reach. */
    this.aside = false;
  }

  focus() {
    this.renderRoot.querySelector('button')?.focus();
  }

  render() {
    return html`<button
        class="printed"
        type="button"
        aria-describedby="meaning"
        tabindex=${this.aside ? -1 : nothing}
        @focus=${this.#show}
        @blur=${this.#hide}
        @pointerenter=${this.#show}
        @pointerleave=${this.#hide}
        @click=${this.#show}
        @keydown=${this.#pressed}
      >
        <slot></slot>
      </button>
      <span id="meaning" role="tooltip" popover="manual">${this.meaning}</span>`;
  }

  get #tip() {
    return /** @type {HTMLElement} */ (this.renderRoot.querySelector('[popover]'));
  }

  #show() {
    const tip = this.#tip;
    tip.showPopover();
    const term = this.getBoundingClientRect();
    const { width, height } = tip.getBoundingClientRect();
    const below = term.bottom + 4 + height <= innerHeight;
    // No transform reaches the top layer, but zoom does: lengths there are not the screen's.
    const zoom = width / tip.offsetWidth || 1;
    tip.style.left = `${Math.max(8, Math.min(term.left, innerWidth - width - 8)) / zoom}px`;
    tip.style.top = `${(below ? term.bottom + 4 : term.top - height - 4) / zoom}px`;
  }

  #hide() {
    this.#tip.hidePopover();
  }

  /** @param {KeyboardEvent} event */
  #pressed(event) {
    if (event.key === 'Escape') this.#hide();
  }
}

customElements.define('defined-term', DefinedTerm);
