import { css, html, LitElement } from 'lit';
import { controls } from '../../../shared/kit/styles.js';
import { readPage } from '../../../shared/state/page-keys.js';
import { words } from '../../../shared/words/words.js';
import { bench } from './style.js';

/** `<duel-form>`: takes a link, or a bound, that another is to be set against. Fires `against` with its text. */
export class DuelForm extends LitElement {
  /** @override */
  static properties = { usual: { type: String }, pasted: { state: true } };

  /** @override */
  static styles = [
    controls,
    bench,
    css`
      div {
        display: flex;
        gap: var(--space-2);
      }
      button {
        flex: none;
      }
    `,
  ];

  constructor() {
    super();
    this.usual = '';
    this.pasted = '';
  }

  /** @override */
  render() {
    const say = words.workshop.duel;
    const text = this.pasted.trim();
    return html`<form @submit=${this.#begin}>
      <h3>${say.title}</h3>
      <label class="how" for="rival">${say.how}</label>
      <div>
        <input
          id="rival"
          class="code"
          autocomplete="off"
          spellcheck="false"
          .value=${this.pasted}
          placeholder=${this.usual}
          @input=${(/** @type {Event & {target: HTMLInputElement}} */ { target }) => {
            this.pasted = target.value;
          }}
        />
        <button ?disabled=${text === ''}>${say.begin}</button>
      </div>
    </form>`;
  }

  /** @param {Event} event */
  #begin(event) {
    event.preventDefault();
    const pasted = this.pasted.trim();
    const text = readPage(pasted).bounds?.text ?? pasted;
    if (text !== '') this.dispatchEvent(new CustomEvent('against', { detail: text }));
  }
}

customElements.define('duel-form', DuelForm);
