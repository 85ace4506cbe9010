import { css, html, LitElement, nothing } from 'lit';
import { laneKey, laneStyle } from '../../shared/draw/lane-style.js';
import { ask } from '../../shared/kit/act.js';
import { controls } from '../../shared/kit/styles.js';
import { guessOutcome, isOpen } from '../../shared/state/challenge.js';
import { words } from '../../shared/words/words.js';

/** @import { State } from '../../shared/state/state.js' */

/** `<challenge-note>`: what the visitor is challenged to, and what came of it. */
export class ChallengeNote extends LitElement {
  static properties = { state: { attribute: false } };

  static styles = [
    controls,
    css`
      :host {
        grid-column: 1 / -1;
        display: block;
      }
      section {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2) var(--space-4);
        align-items: center;
        justify-content: space-between;
        padding: var(--space-2) var(--space-3);
        background: var(--well);
        border: 1px solid var(--line);
        border-radius: var(--radius);
      }
      section.open {
        display: grid;
        justify-content: stretch;
        gap: var(--space-3);
        padding: var(--space-4);
      }
      .guesses {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
        gap: var(--space-2);
      }
      .guesses button {
        display: grid;
        gap: var(--space-1);
        justify-items: start;
        padding: var(--space-3);
        text-align: start;
        white-space: normal;
        font-weight: 600;
        background: var(--paper);
      }
      .quiet {
        justify-self: start;
      }
    `,
  ];

  constructor() {
    super();
    this.state = /** @type {State | null} */ (null);
  }

  updated() {
    /** @type {NodeListOf<HTMLElement>} */
    const buttons = this.renderRoot.querySelectorAll('[data-lane]');
    for (const button of buttons) {
      const { colour } = laneStyle(Number(button.dataset.lane));
      button.querySelector('svg')?.style.setProperty('color', colour);
    }
  }

  render() {
    const { state } = this;
    if (!state?.challenge) return nothing;
    const say = words.challenge;
    if (!isOpen(state)) {
      return html`<section role="status" aria-label=${say.region}>
        <p>${this.#told(state)}</p>
        <button @click=${() => ask(this, (control) => control.page.endChallenge())}>${say.dismiss}</button>
      </section>`;
    }
    const { lanes } = state;
    return html`<section class="open" aria-label=${say.region}>
      <h2>${say.title}</h2>
      <p>${lanes.length > 1 ? say.solveOrGuess(lanes.length) : say.solve}</p>
      ${
        lanes.length > 1
          ? html`<div class="guesses">
              ${lanes.map(
                ({ spec }) => html`<button
                  data-lane=${spec.id}
                  @click=${() => ask(this, (control) => control.page.guess(spec.id))}
                >
                  ${laneKey(spec.id)} ${words.lane(spec)}
                </button>`,
              )}
            </div>`
          : nothing
      }
      <button class="quiet" @click=${() => ask(this, (control) => control.page.endChallenge())}>${say.giveUp}</button>
    </section>`;
  }

  /** @param {State} state */
  #told(state) {
    const say = words.challenge;
    if (state.challenge?.phase === 'solved') return say.solved(state.key, state.at);
    const lane = state.lanes.find(({ spec }) => spec.id === state.challenge?.guess);
    const guess = lane ? words.lane(lane.spec) : '';
    const outcome = guessOutcome(state);
    if (!outcome) return say.guessed(guess);
    const best = outcome.best.map(({ spec }) => words.lane(spec));
    return outcome.right
      ? say.right(best, outcome.generated, outcome.isAll)
      : say.wrong(guess, best, outcome.generated, outcome.isAll);
  }
}

customElements.define('challenge-note', ChallengeNote);
