import { css, html, LitElement, nothing } from 'lit';
import { ask } from '../../shared/kit/act.js';
import { controls } from '../../shared/kit/styles.js';
import { views } from '../../shared/state/offered.js';
import { words } from '../../shared/words/words.js';

/** @import { View } from '../../shared/state/state.js' */

/** `<view-tabs>`: what the panel below the lanes shows: the race's chart, the tree, and so on. */
export class ViewTabs extends LitElement {
  /** @override */
  static properties = { view: { type: String }, reading: { type: Boolean } };

  /** @override */
  static styles = [
    controls,
    css`
      :host {
        display: flex;
        /* Where the names are too long for a row they take two: none is out of sight. */
        flex-wrap: wrap;
        min-width: 0;
        border-block-end: 1px solid var(--line);
      }
      /* In a row with what is no tab. */
      [role='tablist'] {
        display: contents;
      }
      button[aria-expanded] {
        margin-inline-start: auto;
      }
      button.quiet {
        flex: none;
        border-radius: 0;
        border: 0;
        border-block-end: 2px solid transparent;
        /* At 1280 pixels all English names stand in one row. */
        padding-inline: calc(0.375 * var(--unit));
        color: var(--ink-muted);
        white-space: nowrap;
      }
      button.quiet[aria-selected='true'],
      button.quiet[aria-expanded='true'] {
        color: var(--ink);
        font-weight: 600;
        border-color: var(--accent);
      }
      @media (max-width: 359px) {
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
    /** @type {View} */
    this.view = 'race';
    /** Whether lessons stand beside the view. */
    this.reading = false;
  }

  /** @override */
  render() {
    return html`<div role="tablist" aria-label=${words.views.region} @keydown=${this.#walked}>
      ${views().map(
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
    </div>
    <button
      class="quiet"
      data-name=${words.views.lessons}
      aria-expanded=${this.reading}
      @click=${this.#read}
    >
      ${words.views.lessons}
    </button>`;
  }

  #read() {
    const lesson = this.reading ? null : { id: '', step: 0, due: false };
    ask(this, (control) => control.page.read(lesson));
  }

  /** Arrow keys go from tab to tab, as everywhere. @param {KeyboardEvent} event */
  #walked(event) {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!by) return;
    // The page's own arrow keys move pieces.
    event.stopPropagation();
    event.preventDefault();
    const all = views();
    const at = all.indexOf(this.view);
    const next = all[(at + by + all.length) % all.length];
    if (!next) return;
    ask(this, (control) => control.page.show(next));
    /** @type {HTMLElement | null} */ (this.renderRoot.querySelector(`#${next}`))?.focus();
  }
}

customElements.define('view-tabs', ViewTabs);
