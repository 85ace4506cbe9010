import { css, html, LitElement, nothing } from 'lit';
import { download } from '../export/download.js';
import { words } from '../words/words.js';
import { fields } from './properties.js';
import { controls } from './styles.js';

/** @import { Makers } from '../export/makers.js' */

/** @typedef {keyof typeof words.statistics.exports.formats} Format */

/** More file types are a menu. */
const MOST_BUTTONS = 4;

/** `<export-buttons>`: the file types to save. */
export class ExportButtons extends LitElement {
  static properties = fields('name makers failure');

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
    this.makers = /** @type {Makers} */ ({});
    this.failure = '';
  }

  render() {
    const say = words.statistics.exports;
    if (Object.keys(this.makers).length === 0) return nothing;
    const formats = /** @type {Format[]} */ (Object.keys(say.formats)).filter(
      (format) => this.makers[format],
    );
    return html`${formats.length > MOST_BUTTONS ? this.#menu(formats) : this.#buttons(formats)}
      <p role="status">${this.failure}</p>`;
  }

  /** @param {readonly Format[]} formats */
  #buttons(formats) {
    const say = words.statistics.exports;
    return html`<span aria-hidden="true">${say.region}</span>
      ${formats.map(
        (format) => html`<button
          class="quiet"
          aria-label=${say.long[format]}
          title=${say.long[format]}
          @click=${() => this.#save(format)}
        >
          ${say.formats[format]}
        </button>`,
      )}`;
  }

  /** @param {readonly Format[]} formats */
  #menu(formats) {
    const say = words.statistics.exports;
    const chosen = (/** @type {Event & {target: HTMLSelectElement}} */ { target }) => {
      const format = /** @type {Format} */ (target.value);
      target.selectedIndex = 0;
      this.#save(format);
    };
    return html`<select aria-label=${say.region} @change=${chosen}>
      <option hidden selected>${say.region}</option>
      ${formats.map((format) => html`<option value=${format} title=${say.long[format]}>${say.formats[format]}</option>`)}
    </select>`;
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
