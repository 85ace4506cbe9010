import { css, html, LitElement } from 'lit';
import { words } from '../messages.js';
import { ask } from './act.js';
import './paste-dialog.js';
import { controls } from './styles.js';

/** `<problem-bar>`: picks one of the problems at hand, or takes new ones. */
export class ProblemBar extends LitElement {
  /** @override */
  static properties = {
    problems: { attribute: false },
    source: { type: String },
    chosen: { type: Number },
  };

  /** @override */
  static styles = [
    controls,
    css`
      :host {
        display: flex;
        align-items: center;
        gap: var(--space-2);
      }
      select {
        flex: 0 1 16rem;
        min-width: 0;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {readonly import('../state/state.js').Problem[]} */
    this.problems = [];
    /** @type {import('../state/state.js').State['source']} */
    this.source = 'samples';
    this.chosen = 0;
  }

  /** @override */
  render() {
    const say = words.problem;
    const name = this.source === 'samples' ? say.sample : say.pasted;
    const of = this.problems.length;
    return html`
      <select aria-label=${say.choose} @change=${this.#chose}>
        ${this.problems.map(
          (_, index) =>
            html`<option value=${index} ?selected=${index === this.chosen}>${name(index + 1, of)}</option>`,
        )}
      </select>
      <button @click=${this.#open}>${say.paste}</button>
      <paste-dialog></paste-dialog>
    `;
  }

  /** @param {Event & {target: HTMLSelectElement}} event */
  #chose({ target }) {
    ask(this, { type: 'problem', chosen: target.selectedIndex });
  }

  #open() {
    const dialog = this.renderRoot.querySelector('paste-dialog');
    /** @type {import('./paste-dialog.js').PasteDialog} */ (dialog).open();
  }
}

customElements.define('problem-bar', ProblemBar);
