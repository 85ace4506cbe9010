import { css, html, LitElement } from 'lit';
import { ask } from '../../../shared/kit/act.js';
import { words } from '../../../shared/words/words.js';
import { Quality as QualityWork } from '../quality.js';
import { extentOf, MOST_TOUCHED } from '../state.js';
import './heat-legend.js';
import './heat-map.js';
import { inWords } from '../../../shared/engine/error-words.js';
import { fields } from '../../../shared/kit/properties.js';
import { controls } from '../../../shared/kit/styles.js';

/** @import { HeuristicChoice } from '../../../pkg/rolling_cubes.js' */
/** @import { Quality, Scope } from '../state.js' */
/** @import { LaneState } from '../../../shared/state/state.js' */

/** `<heuristic-quality>`: heat maps of all heuristics, weakest first. */
export class HeuristicQuality extends LitElement {
  static properties = fields('game quality heuristics lane');

  static styles = [
    controls,
    css`
      :host {
        display: grid;
        grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
        gap: var(--space-2);
        container-type: inline-size;
        min-width: 0;
        min-height: 0;
      }
      header {
        display: flex;
        flex-wrap: wrap;
        align-items: start;
        gap: var(--space-1) var(--space-4);
      }
      header p {
        flex: 1 1 20rem;
      }
      .maps {
        display: grid;
        grid-template-columns: repeat(3, minmax(0, 1fr));
        grid-auto-rows: minmax(13rem, 1fr);
        gap: var(--space-2) var(--space-4);
        min-height: 0;
        overflow-y: auto;
      }
      .alone {
        display: grid;
        align-content: center;
        justify-items: start;
        gap: var(--space-4);
        grid-row: 1 / -1;
        max-width: 34rem;
        margin-inline: auto;
        font-size: var(--text-l);
      }
      @container (max-width: 40rem) {
        .maps {
          grid-template-columns: minmax(0, 1fr);
          grid-auto-rows: 15rem;
        }
        .alone {
          margin-block: var(--space-5);
        }
      }
      /* On a phone only the page scrolls. */
      @media (max-width: 799px) {
        .maps {
          overflow: visible;
        }
      }
    `,
  ];

  constructor() {
    super();
    this.game = '';
    this.quality = /** @type {Quality | null} */ (null);
    this.heuristics = /** @type {readonly HeuristicChoice[]} */ ([]);
    this.lane = /** @type {LaneState | undefined} */ (undefined);
  }

  render() {
    const say = words.quality;
    const { phase = 'none', failure = '', reports = {}, scope = 'all' } = this.quality ?? {};
    if (!this.heuristics.some(({ exact }) => exact)) {
      return html`<div class="alone"><p role="note">${say.unknown[this.game]}</p></div>`;
    }
    if (phase === 'failed') {
      return html`<div class="alone">
        <p role="alert">${say.failed(inWords(failure))}</p>
        <button class="primary" @click=${() => ask(this, (control) => control.service(QualityWork)?.begin())}>
          ${say.again}
        </button>
      </div>`;
    }
    if (phase === 'unsolvable') {
      return html`<div class="alone"><p role="note">${say.unsolvable(inWords(failure))}</p></div>`;
    }
    const extent = extentOf(Object.values(reports));
    return html`
      <header>
        <p>${this.#title(scope)}</p>
        <heat-legend .most=${extent.count}></heat-legend>
      </header>
      <div class="maps" ?hidden=${scope === 'touched' && phase === 'none'}>
        ${this.heuristics.map(
          ({ name }) => html`<heat-map
            .game=${this.game}
            .heuristic=${name}
            .report=${reports[name] ?? null}
            .farthest=${extent.distance}
            .most=${extent.count}
          ></heat-map>`,
        )}
      </div>
    `;
  }

  /** @param {Scope} scope */
  #title(scope) {
    const say = words.quality;
    if (scope === 'all' || !this.lane) return say.titleAll;
    const name = words.lane(this.lane.spec);
    if (this.quality?.phase === 'none') return say.wait(name);
    const nodes = this.lane.snapshot?.generated ?? 0;
    return say.titleTouched(name, nodes > MOST_TOUCHED ? MOST_TOUCHED : null);
  }
}

customElements.define('heuristic-quality', HeuristicQuality);
