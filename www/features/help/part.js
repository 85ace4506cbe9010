import { css, html } from 'lit';
import './help-panel.js';

/** @import { Shown } from '../../shared/kit/feature.d.ts' */

/** @param {Shown} shown */
export const marks = ({ state }) => ({ helped: state.help });

/** @param {Shown} shown */
export function after({ state, control: { lines }, puzzle }) {
  if (!state.help) return null;
  const { positions, onward } = lines.played(state);
  return html`<help-panel
    .game=${state.key}
    .side=${puzzle.side}
    .position=${positions.at(-1) ?? []}
    .roll=${onward[0] ?? null}
    .patterns=${state.patterns}
  ></help-panel>`;
}

export const style = css`
  /* Over the page if there is no room beside it. */
  help-panel {
    display: contents;
  }
  /* A column of its own. */
  @media (min-width: 1100px) {
    :host([data-helped]) {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr) minmax(17rem, 21rem);
    }
    :host([data-helped]:not([data-view='race'])) {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1.55fr) minmax(17rem, 19.5rem);
    }
    help-panel {
      display: block;
      grid-column: 3;
      grid-row: -2;
    }
  }
`;
