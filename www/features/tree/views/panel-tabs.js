import { css, html, LitElement } from 'lit';
import { ask } from '../../../shared/kit/act.js';
import { controls } from '../../../shared/kit/styles.js';
import { PANELS } from '../../../shared/state/slices/tree.js';
import { words } from '../../../shared/words/words.js';

/** @import { Tree } from '../../../shared/state/slices/tree.js' */

/** `<panel-tabs>`: chooses the panel beside a tree: pseudocode, node, or heuristic. */
export class PanelTabs extends LitElement {
  /** @override */
  static properties = { panel: { type: String }, informed: { type: Boolean } };

  /** @override */
  static styles = [
    controls,
    css`
      :host {
        display: block;
      }
      [role='group'] {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-1);
      }
      button {
        flex: 1 0 auto;
        min-height: calc(2 * var(--unit));
        padding: 0 var(--space-1);
      }
      @media (pointer: coarse) {
        button {
          min-height: var(--touch);
        }
      }
    `,
  ];

  constructor() {
    super();
    /** @type {Tree['panel']} */
    this.panel = 'code';
    this.informed = false;
  }

  /** @override */
  render() {
    const say = words.code;
    const panels = PANELS.filter((panel) => panel !== 'heuristic' || this.informed);
    return html`<div role="group" aria-label=${say.panel}>
      ${panels.map(
        (panel) => html`<button
          aria-pressed=${panel === this.panel ? 'true' : 'false'}
          title=${say.panelsLong[panel]}
          @click=${() => ask(this, (control) => control.page.change('tree', { panel }))}
        >
          ${say.panels[panel]}
        </button>`,
      )}
    </div>`;
  }
}

customElements.define('panel-tabs', PanelTabs);
