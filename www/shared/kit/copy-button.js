import { html, LitElement, nothing } from 'lit';
import { words } from '../words/words.js';
import { controls } from './styles.js';

/** `<copy-button>`: copies a text, and shows it where that is not allowed. */
export class CopyButton extends LitElement {
  static properties = { text: { attribute: false }, name: { type: String }, done: { state: true } };

  static styles = [controls];

  constructor() {
    super();
    this.text = () => '';
    this.name = '';
    /** Whether it was copied, or the text to copy by hand. @type {boolean | string} */
    this.done = false;
  }

  render() {
    return html`<button @click=${this.#copy}>${this.name}</button>
      <span role="status">${this.done === true ? words.exercises.menu.copied : nothing}</span>
      ${typeof this.done === 'string' ? html`<input aria-label=${this.name} readonly .value=${this.done} />` : nothing}`;
  }

  async #copy() {
    const text = this.text();
    try {
      await navigator.clipboard.writeText(text);
      this.done = true;
    } catch {
      this.done = text;
    }
  }
}

customElements.define('copy-button', CopyButton);
