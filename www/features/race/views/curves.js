import { html } from 'lit';
import { words } from '../../../shared/words/words.js';
import './race-chart.js';
import { verdictInWords } from './verdict.js';

/** @import { State } from '../../../shared/state/state.js' */

/** What a race has shown, and its curves or pictures in their place. `brief`: there is little room. @type {(state: State, brief: boolean, pictures?: unknown) => unknown} */
export function chartPart(state, brief, pictures) {
  const { lesson, remarks } = verdictInWords(state);
  const said = remarks ? html`${lesson} <small>${remarks}</small>` : lesson;
  const kind = brief ? 'verdict brief' : 'verdict';
  return html`<p class=${kind} part="verdict" role="status">${said}</p>
    ${
      pictures ??
      html`<race-chart
        part="chart"
        role="region"
        aria-label=${words.chart.region}
        .lanes=${state.lanes}
        .kind=${state.chart.kind}
        .logarithmic=${state.chart.logarithmic}
        .mode=${state.mode}
      ></race-chart>`
    }`;
}
