import { css, html, LitElement } from 'lit';
import { ask } from '../../../shared/kit/act.js';
import { fields } from '../../../shared/kit/properties.js';
import { controls } from '../../../shared/kit/styles.js';
import { words } from '../../../shared/words/words.js';

/** @import { Tree } from '../../../shared/state/slices/tree.js' */

/**
 * `<panel-choice>`: chooses the panel beside a tree: the search as pseudocode or a program, the node, or the heuristic.
 * @fires {CustomEvent<{form: string}>} form the search should have this form
 */
export class PanelChoice extends LitElement {
  static properties = { ...fields('panel form'), informed: { type: Boolean } };

  static styles = [
    controls,
    css`
      select {
        inline-size: 100%;
      }
    `,
  ];

  constructor() {
    super();
    this.panel = /** @type {Tree['panel']} */ ('code');
    /** The ending of a program's file; empty for pseudocode. */
    this.form = '';
    this.informed = false;
  }

  render() {
    const { panel, panels } = words.code;
    const offered = {
      code: panels.code,
      py: 'Python',
      cpp: 'C++',
      node: panels.node,
      ...(this.informed ? { heuristic: panels.heuristic } : {}),
    };
    const chosen = (this.panel === 'code' && this.form) || this.panel;
    return html`<select aria-label=${panel} title=${panel} @change=${this.#chose}>
      ${Object.entries(offered).map(
        ([value, name]) =>
          html`<option value=${value} .selected=${value === chosen}>${name}</option>`,
      )}
    </select>`;
  }

  /** @param {Event & {target: HTMLSelectElement}} event */
  #chose({ target: { value } }) {
    const isProgram = value === 'py' || value === 'cpp';
    if (isProgram || value === 'code')
      this.dispatchEvent(new CustomEvent('form', { detail: { form: isProgram ? value : '' } }));
    const panel = isProgram ? 'code' : /** @type {Tree['panel']} */ (value);
    ask(this, (control) => control.page.change('tree', { panel }));
  }
}

customElements.define('panel-choice', PanelChoice);
