import { css, html, LitElement, nothing } from 'lit';
import { words } from '../messages.js';
import { VIEWS } from '../state/state.js';
import { ask } from './act.js';
import { controls } from './styles.js';

/** `<view-tabs>`: what the panel below the lanes shows: the race's chart, the tree, and so on. */
export class ViewTabs extends LitElement {
  /** @override */
  static properties = { view: { type: String } };

  /** @override */
  static styles = [
    controls,
    css`
      :host {
        display: block;
        min-width: 0;
        border-block-end: 1px solid var(--line);
      }
      [role='tablist'] {
        display: flex;
        gap: var(--space-1);
        overflow-x: auto;
        scrollbar-width: none;
      }
      button.quiet {
        border-radius: 0;
        border: 0;
        border-block-end: 2px solid transparent;
        color: var(--ink-muted);
        white-space: nowrap;
      }
      button.quiet[aria-selected='true'] {
        color: var(--ink);
        font-weight: 600;
        border-color: var(--accent);
      }
      @media (max-width: 359px) {
        [role='tablist'] {
          gap: 0;
        }
        button.quiet {
          padding-inline: calc(0.25 * var(--unit));
        }
      }
      /* As wide as when it is chosen, or all after it would move. */
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
      /* Forced colours draw what is transparent: only the chosen tab keeps its line. */
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
    /** @type {import('../state/state.js').View} */
    this.view = 'race';
  }

  /** @override */
  render() {
    return html`<div role="tablist" aria-label=${words.views.region} @keydown=${this.#walked}>
      ${VIEWS.map(
        (view) => html`<button
          class="quiet"
          role="tab"
          id=${view}
          data-name=${words.views.names[view]}
          aria-selected=${view === this.view}
          tabindex=${view === this.view ? nothing : -1}
          @click=${() => ask(this, { type: 'view', view })}
        >
          ${words.views.names[view]}
        </button>`,
      )}
    </div>`;
  }

  /** Arrow keys go from tab to tab, as everywhere. @param {KeyboardEvent} event */
  #walked(event) {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!by) return;
    // The page's own arrow keys move pieces.
    event.stopPropagation();
    event.preventDefault();
    const next = VIEWS[(VIEWS.indexOf(this.view) + by + VIEWS.length) % VIEWS.length];
    if (!next) return;
    ask(this, { type: 'view', view: next });
    /** @type {HTMLElement | null} */ (this.renderRoot.querySelector(`#${next}`))?.focus();
  }
}

customElements.define('view-tabs', ViewTabs);
