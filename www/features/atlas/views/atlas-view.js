import { css, html, LitElement, nothing } from 'lit';
import { inWords } from '../../../shared/engine/error-words.js';
import { ask } from '../../../shared/kit/act.js';
import { pageOf } from '../../../shared/puzzles/puzzles.js';
import { problemOf } from '../../../shared/state/state.js';
import { words } from '../../../shared/words/words.js';
import { Atlas } from '../atlas.js';
import { countsOf, deepestOf, lookedAtOf } from '../census.js';
import { galleryMakers, histogramMakers } from './atlas-files.js';
import './census-facts.js';
import './depth-histogram.js';
import '../../../shared/kit/export-buttons.js';
import './position-gallery.js';
import { controls } from '../../../shared/kit/styles.js';

/** @import { SurveyReport } from '../../../pkg/rolling_cubes.js' */
/** @import { Kind } from '../state.js' */
/** @import { State } from '../../../shared/state/state.js' */
/** @import { PositionGallery } from './position-gallery.js' */

/** `<atlas-view>`: the state space by depth, and the board's place in it. */
export class AtlasView extends LitElement {
  static properties = { state: { attribute: false }, here: { type: String } };

  static styles = [
    controls,
    css`
      :host {
        display: block;
        container-type: inline-size;
        min-height: 0;
        min-width: 0;
      }
      .atlas {
        display: grid;
        grid-template: minmax(0, 1fr) / minmax(0, 1.75fr) minmax(0, 1fr);
        gap: var(--space-4);
        height: 100%;
      }
      .whole,
      .part {
        display: grid;
        grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
        gap: var(--space-1);
        min-height: 0;
      }
      .part {
        grid-template-rows: minmax(0, 1fr) auto;
      }
      .foot {
        justify-content: space-between;
        gap: var(--space-2);
      }
      export-buttons {
        justify-content: end;
        min-height: var(--touch);
        font-size: var(--text-s);
      }
      .later {
        color: var(--ink-muted);
      }
      .alone {
        display: grid;
        align-content: center;
        justify-items: start;
        gap: var(--space-4);
        height: 100%;
        max-width: 34rem;
        margin-inline: auto;
        font-size: var(--text-l);
      }
      @container (max-width: 40rem) {
        .atlas {
          display: block;
        }
        depth-histogram {
          height: 18rem;
        }
        .part {
          margin-block-start: var(--space-4);
        }
        .alone {
          margin-block: var(--space-5);
        }
      }
    `,
  ];

  constructor() {
    super();
    this.state = /** @type {State | null} */ (null);
    this.here = '';
  }

  render() {
    const { state } = this;
    if (!state) return nothing;
    const say = words.atlas;
    const { key } = state;
    const { phase, failure, report } = state.atlas.census;
    const { census, positions, bytes } = pageOf(key).space;
    if (phase === 'failed')
      return alone(say.failed(inWords(failure)), this.#begin(say.again), 'alert');
    if (phase === 'none' && census === 'on-request')
      return alone(say.offer(key, positions, bytes), this.#begin(say.begin));
    return report ? this.#atlas(state, report) : nothing;
  }

  /** @param {string} name */
  #begin(name) {
    return html`<button class="primary" @click=${() => ask(this, (control) => control.service(Atlas)?.begin())}>
      ${name}
    </button>`;
  }

  /** @param {State} state @param {SurveyReport} report */
  #atlas(state, report) {
    const { census, look } = state.atlas;
    const { kind, depth } = lookedAtOf(report, look);
    const running = census.phase === 'running';
    const marks = this.#marks(state, kind);
    return html`<div class="atlas">
      <div class="whole">
        <census-facts .state=${state} .report=${report} .here=${this.here}></census-facts>
        <depth-histogram
          .counts=${countsOf(report, kind)}
          .kind=${kind}
          .logarithmic=${look.logarithmic}
          .chosen=${depth}
          .growing=${running}
          .marks=${marks}
        ></depth-histogram>
        ${
          running
            ? nothing
            : html`<div class="foot row">
                <export-buttons
                  role="group"
                  aria-label=${words.statistics.exports.region}
                  .name=${`rolling-cubes-${state.key}-depths`}
                  .makers=${histogramMakers(state, report, { kind, marks, view: this })}
                ></export-buttons>
              </div>`
        }
      </div>
      ${running ? html`<p class="later">${words.atlas.gallery.later}</p>` : this.#part(state, report)}
    </div>`;
  }

  /** @param {State} state @param {SurveyReport} report */
  #part(state, report) {
    const shown = () =>
      /** @type {PositionGallery} */ (this.renderRoot.querySelector('position-gallery'));
    return html`<div class="part">
      ${gallery(state, report)}
      <export-buttons
        role="group"
        aria-label=${words.atlas.gallery.save}
        .name=${`rolling-cubes-${state.key}-gallery`}
        .makers=${state.atlas.census.gallery ? galleryMakers(state, shown) : {}}
      ></export-buttons>
    </div>`;
  }

  /** @param {State} state @param {Kind} kind */
  #marks(state, kind) {
    const { census } = state.atlas;
    // The board's position has a depth; the pattern that it shows may have appeared earlier.
    const here = kind === 'positions' ? census.depths[this.here] : undefined;
    const goal = census.goals[problemOf(state).goal];
    const { marks } = words.atlas;
    return [
      ...(typeof here === 'number' ? [{ depth: here, name: marks.here }] : []),
      ...(typeof goal === 'number' ? [{ depth: goal, name: marks.goal }] : []),
    ];
  }
}

/** @type {(state: State, report: SurveyReport) => unknown} */
function gallery(state, report) {
  const { gallery } = state.atlas.census;
  const counts = gallery ? countsOf(report, gallery.kind) : [];
  return html`<position-gallery
    role="region"
    aria-label=${words.atlas.gallery.region}
    .game=${state.key}
    .start=${problemOf(state).start}
    .gallery=${gallery}
    .count=${gallery ? (counts[gallery.depth] ?? 0) : 0}
    .deepest=${gallery?.depth === deepestOf(counts)}
    .patterns=${state.patterns}
  ></position-gallery>`;
}

/** @type {(text: string, button?: unknown, role?: string) => unknown} */
const alone = (text, button = nothing, role = 'note') =>
  html`<div class="alone"><p role=${role}>${text}</p>${button}</div>`;

customElements.define('atlas-view', AtlasView);
