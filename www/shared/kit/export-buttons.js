import { css, html, LitElement, nothing } from 'lit';
import { download } from '../export/download.js';
import { words } from '../words/words.js';
import { controls } from './styles.js';

/** @import { Makers } from '../export/makers.js' */

/** @typedef {keyof typeof words.statistics.exports.formats} Format */

/** `<export-buttons>`: one button per file type. */
export class ExportButtons extends LitElement {
  /** @override */
  static properties = {
    name: { type: String },
    makers: { attribute: false },
    failure: { state: true },
  };

  /** @override */
  static styles = [
    controls,
    css`
      :host {
        /* Hidden while presenting. */
        display: var(--saving, flex);
        flex-wrap: wrap;
        align-items: center;
        gap: var(--space-1);
      }
      button.quiet {
        min-width: 0;
      }
      p {
        color: var(--alarm);
      }
      @media print {
        :host {
          display: none;
        }
      }
    `,
  ];

  constructor() {
    super();
    /** File name without extension. */
    this.name = '';
    /** @type {Makers} */
    this.makers = {};
    this.failure = '';
  }

  /** @override */
  render() {
    const say = words.statistics.exports;
    if (Object.keys(this.makers).length === 0) return nothing;
    return html`<span aria-hidden="true">${say.region}</span>
      ${
        /** @type {Format[]} */ (Object.keys(say.formats)).map((format) =>
          this.makers[format]
            ? html`<button
              class="quiet"
              aria-label=${say.long[format]}
              title=${say.long[format]}
              @click=${() => this.#save(format)}
            >
              ${say.formats[format]}
            </button>`
            : nothing,
        )
      }
      <p role="status">${this.failure}</p>`;
  }

  /** @param {Format} format */
  async #save(format) {
    this.failure = '';
    try {
      const content = await this.makers[format]?.();
      if (content) download(`${this.name}.${format}`, content);
    } catch (error) {
      this.failure = words.statistics.exports.failed(
        error instanceof Error ? error.message : String(error),
      );
    }
  }
}

customElements.define('export-buttons', ExportButtons);
