import { css, html, LitElement, nothing } from 'lit';
import { laneStyle } from '../../shared/draw/lane-style.js';
import { ask } from '../../shared/kit/act.js';
import { icons } from '../../shared/kit/icons.js';
import { openLater } from '../../shared/kit/opening.js';
import { controls } from '../../shared/kit/styles.js';
import { pageOf } from '../../shared/puzzles/puzzles.js';
import { newGame } from '../../shared/state/games.js';
import { isDrawn } from '../../shared/state/puzzles.js';
import { isOver, problemOf } from '../../shared/state/state.js';
import { words } from '../../shared/words/words.js';

/** @import { Act } from '../../shared/kit/act.js' */
/** @import { Shown } from '../../shared/kit/feature.d.ts' */
/** @import { State } from '../../shared/state/state.js' */

/** Moves from the goal. */
const LEVELS = [5, 10, 15, 20];

/** `<stage-bar>`: deals another problem, says what the colours of the pictures mean, and leads to the chart. */
export class StageBar extends LitElement {
  static properties = { shown: { attribute: false }, dealing: { state: true } };

  static styles = [
    controls,
    css`
      :host {
        flex: 1 1 20rem;
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--space-1) var(--space-4);
      }
      select {
        inline-size: 8.5rem;
      }
      p {
        flex: 1 1 10rem;
        font-size: var(--text-s);
        line-height: 1.35;
        color: var(--ink-muted);
      }
      span {
        margin-inline-end: var(--space-2);
        white-space: nowrap;
      }
      i {
        display: inline-block;
        inline-size: 0.65rem;
        block-size: 0.65rem;
        margin-inline-end: 0.3rem;
        forced-color-adjust: none;
      }
      @media (max-width: 799px) {
        :host {
          flex-basis: 10rem;
          flex-wrap: nowrap;
          column-gap: var(--space-2);
        }
        select {
          flex: 1 1 4rem;
          min-width: 0;
        }
        p {
          display: none;
        }
      }
    `,
  ];

  constructor() {
    super();
    this.shown = /** @type {Shown | null} */ (null);
    this.dealing = false;
  }

  render() {
    const { shown } = this;
    if (!shown) return nothing;
    const { state } = shown;
    const say = words.play.stage;
    const begun = !isDrawn(state.key) && state.lanes.some(({ phase }) => phase !== 'ready');
    const isTable = state.chart.face === 'table';
    return html`${
      isDrawn(state.key)
        ? nothing
        : html`<select aria-label=${say.fresh} ?disabled=${this.dealing} @change=${this.#chose}>
            <option value="">${say.fresh}</option>
            ${LEVELS.map((level) => html`<option value=${level}>${say.level(state.key, level)}</option>`)}
            ${pageOf(state.key).problems.samples.length > 0 ? html`<option value="contest">${say.contest}</option>` : nothing}
          </select>`
    }
    ${begun && !isTable ? this.#colours(state) : html`<p></p>`}
    ${isTable || (begun && isOver(state)) ? this.#way(icons.table, say.table, isTable, ({ page }) => page.change('chart', { face: isTable ? 'pictures' : 'table' })) : nothing}
    ${
      isOver(state)
        ? this.#way(icons.chart, words.chart.region, null, (acts) => {
            acts.page.change('chart', { face: 'curves' });
            acts.page.show('race');
          })
        : nothing
    }`;
  }

  /** @param {unknown} icon @param {string} name @param {boolean | null} isPressed @param {Act<unknown>} go */
  #way(icon, name, isPressed, go) {
    return html`<button class="icon" aria-label=${name} title=${name} aria-pressed=${isPressed ?? nothing} @click=${() => ask(this, go)}>
      ${icon}
    </button>`;
  }

  /** @param {State} state */
  #colours({ lanes }) {
    const say = words.play.stage;
    const square = (/** @type {string} */ colour, opacity = 1) =>
      html`<i .style=${`background: ${colour}; opacity: ${opacity}`}></i>`;
    const colours = lanes.map(({ spec }) => laneStyle(spec.id).colour);
    return html`<p>
      <span>${colours.map((colour) => square(colour))}${say.kept}</span>
      <span>${square(colours[0] ?? '', 0.45)}${say.forgotten}</span>
      <span>${square('currentColor', 0.35)}${say.before}</span>
    </p>`;
  }

  /** @param {Event & {currentTarget: HTMLSelectElement}} event */
  #chose({ currentTarget: menu }) {
    const level = menu.value;
    menu.value = '';
    openLater(this, 'engine', () =>
      level === 'contest' ? this.#sample() : this.#deal(Number(level)),
    );
  }

  #sample() {
    if (!this.shown) return;
    const { state, control } = this.shown;
    const { problems } = newGame(control.catalogue, state.key);
    const samples = [...problems.keys()].filter((n) => problems[n]?.name?.startsWith('sample '));
    const chosen = samples[Math.floor(Math.random() * samples.length)] ?? 0;
    ask(this, ({ problem }) => {
      problem.take(problems, 'presets');
      problem.choose(chosen);
    });
  }

  /** @param {number} depth */
  async #deal(depth) {
    if (!this.shown) return;
    const { state, puzzle } = this.shown;
    const { start, goal } = problemOf(state);
    this.dealing = true;
    try {
      // Not before it is wanted.
      const [{ dealAtRandom }, { dealFrom }] = await Promise.all([
        import('../deal/deal.js'),
        import('../deal/from.js'),
      ]);
      const from = dealFrom(puzzle, start, goal) ?? start;
      const how = { signal: new AbortController().signal, looked: () => {} };
      const dealt = await dealAtRandom(puzzle.name, from, goal, depth, how);
      ask(this, ({ problem }) => problem.take([{ start: dealt.start, goal }], 'own'));
    } finally {
      this.dealing = false;
    }
  }
}

customElements.define('stage-bar', StageBar);
