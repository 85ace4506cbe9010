import { css, html, LitElement, nothing } from 'lit';
import { ask } from '../../../shared/kit/act.js';
import { controls } from '../../../shared/kit/styles.js';
import { labOf } from '../../../shared/state/features.js';
import { words } from '../../../shared/words/words.js';

/** @import { View } from '../../../shared/state/state.js' */

/** `<view-tabs>`: the views of the lab. */
export class ViewTabs extends LitElement {
  static properties = { view: { type: String }, game: { type: String } };

  static styles = [
    controls,
    css`
      :host {
        display: flex;
        /* Long names wrap to two rows. */
        flex-wrap: wrap;
        min-width: 0;
        border-block-end: 1px solid var(--line);
      }
      [role='tablist'] {
        display: contents;
      }
      button.quiet {
        flex: none;
        border-radius: 0;
        border: 0;
        border-block-end: 2px solid transparent;
        /* At 1280 pixels all English names stand in one row. */
        padding-inline: calc(0.375 * var(--unit));
        color: var(--ink-muted);
      }
      button.quiet[aria-selected='true'] {
        color: var(--ink);
        font-weight: 600;
        border-color: var(--accent);
      }
      @media (max-width: 359px) {
        button.quiet {
          padding-inline: calc(0.25 * var(--unit));
        }
      }
      /* Reserves the width of the bold text. */
      button.quiet::after {
        content: attr(data-name);
        display: block;
        block-size: 0;
        overflow: hidden;
        visibility: hidden;
        font-weight: 600;
      }
      button:focus-visible {
        outline-offset: -2px;
      }
      /* Forced colours draw transparent lines. */
      @media (forced-colors: active) {
        button.quiet {
          border-color: Canvas;
        }
        button.quiet[aria-selected='true'] {
          border-color: Highlight;
        }
      }
    `,
  ];

  constructor() {
    super();
    this.view = /** @type {View} */ ('race');
    this.game = '';
  }

  render() {
    return html`<div role="tablist" aria-label=${words.views.region} @keydown=${this.#walked}>
      ${labOf(this.game).map(
        (view) => html`<button
          class="quiet"
          role="tab"
          id=${view}
          data-name=${words.views.names[view]}
          aria-selected=${view === this.view}
          tabindex=${view === this.view ? nothing : -1}
          @click=${() => ask(this, (control) => control.page.show(view))}
        >
          ${words.views.names[view]}
        </button>`,
      )}
    </div>`;
  }

  /** @param {KeyboardEvent} event */
  #walked(event) {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!by) return;
    // The page's own arrow keys move pieces.
    event.stopPropagation();
    event.preventDefault();
    const all = labOf(this.game);
    const next = all.at((all.indexOf(this.view) + by) % all.length);
    if (!next) return;
    ask(this, (control) => control.page.show(next));
    /** @type {HTMLElement | null} */ (this.renderRoot.querySelector(`#${next}`))?.focus();
  }
}

customElements.define('view-tabs', ViewTabs);
