import { html, LitElement, nothing } from 'lit';
import { laneStyle } from '../../../shared/draw/lane-style.js';
import { ask } from '../../../shared/kit/act.js';
import { icons } from '../../../shared/kit/icons.js';
import { controls } from '../../../shared/kit/styles.js';
import { whole } from '../../../shared/kit/whole.js';
import {
  asked,
  boundedLanes,
  guessOf,
  MOST_HANDS,
  MOST_VALUE,
  marked,
  questionsOf,
  raised,
} from '../../../shared/state/slices/guess.js';
import { hasEnded } from '../../../shared/state/state.js';
import { words } from '../../../shared/words/words.js';
import { nearestOf, offBy, outcomeOf } from '../outcome.js';
import './guess-scale.js';
import { panelStyle } from './panel-style.js';

/** @import { Guess } from '../../../shared/state/slices/guess.js' */
/** @import { State } from '../../../shared/state/state.js' */
/** @import { Outcome } from '../outcome.js' */

/** `<guess-panel>`: guesses of a race's result by one person or a room; the result and its explanation appear beside them. */
export class GuessPanel extends LitElement {
  /** @override */
  static properties = { state: { attribute: false }, hands: { state: true } };

  /** @override */
  static styles = [controls, panelStyle];

  constructor() {
    super();
    /** @type {State | null} */
    this.state = null;
    this.hands = 1;
  }

  #isShown = false;

  /** @override */
  updated() {
    /** @type {NodeListOf<HTMLElement>} */
    const lanes = this.renderRoot.querySelectorAll('[data-lane]');
    for (const lane of lanes) lane.style.borderColor = laneStyle(Number(lane.dataset.lane)).colour;
    const guess = this.state && guessOf(this.state);
    const isShown = this.state !== null && guess !== null && outcomeOf(this.state, guess) !== null;
    // Scroll to the result, which a room waits for.
    if (isShown && !this.#isShown)
      this.renderRoot.querySelector('.came')?.scrollIntoView({ block: 'nearest' });
    this.#isShown = isShown;
  }

  /** @override */
  render() {
    const { state } = this;
    if (!state) return nothing;
    const say = words.guess;
    const guess = guessOf(state);
    const close = html`<button class="icon quiet close" aria-label=${say.close} title=${say.close} @click=${() => ask(this, ({ page }) => page.toggleGuess())}>${icons.remove}</button>`;
    if (!guess) return html`<header><p>${say.nothing}</p>${close}</header>`;
    const outcome = outcomeOf(state, guess);
    const { question } = guess;
    return html`<header>
        ${questionsOf(state).map(
          (one) => html`<button
            aria-pressed=${one === question}
            @click=${() => this.#set(asked(state, one, guess.lane))}
          >${say.short[one]}</button>`,
        )}
        ${question === 'bound' || question === 'next' ? this.#lane(state, guess) : nothing}
        ${close}
      </header>
      <p class="question">${say.questions[question](nameOf(state, guess.lane))} ${question === 'next' ? html`<span class="muted">${say.iteration(guess.iteration)}</span>` : nothing}</p>
      ${question === 'fewer' ? this.#lanes(state, guess, outcome) : this.#scale(guess, outcome)}
      <div class="came" role="status">${this.#result(state, guess, outcome)}</div>
      ${outcome ? html`<div class="row"><button @click=${() => this.#set(asked(state, question, guess.lane))}>${say.again}</button></div>` : nothing}`;
  }

  /** @param {State} state @param {Guess} guess */
  #lane(state, guess) {
    const lanes = boundedLanes(state);
    if (lanes.length < 2) return nothing;
    return html`<label
      ><span class="muted">${words.guess.lane}</span>
      <select
      @change=${(/** @type {Event & {target: HTMLSelectElement}} */ { target }) =>
        this.#set(asked(state, guess.question, Number(target.value)))}
    >
      ${lanes.map(({ spec }) => html`<option value=${spec.id} ?selected=${spec.id === guess.lane}>${words.lane(spec)}</option>`)}
    </select></label>`;
  }

  /** @param {State} state @param {Guess} guess @param {Outcome | null} outcome */
  #lanes({ lanes }, guess, outcome) {
    const best = outcome?.question === 'fewer' ? outcome.best.map(({ spec }) => spec.id) : [];
    return html`<div class="lanes">
      ${lanes.map(({ spec }) => {
        const name = words.lane(spec);
        const hands = guess.hands[spec.id] ?? 0;
        const put = (/** @type {number} */ next) => this.#set(raised(guess, spec.id, next));
        return html`<div class=${best.includes(spec.id) ? 'best' : ''}>
          <b data-lane=${spec.id}>${name}${best.includes(spec.id) ? ' ✓' : ''}</b>
          <label><span class="muted">${words.guess.hands}</span>
            <input type="number" min="0" max=${MOST_HANDS} aria-label=${words.guess.handsFor(name)} .value=${String(hands)} ?disabled=${outcome !== null} @change=${(
              /** @type {Event & {target: HTMLInputElement}} */ { target },
            ) => {
              put(whole(target.value, 0, MOST_HANDS) ?? hands);
              target.value = String(guess.hands[spec.id] ?? 0);
            }} />
          </label>
          <button aria-label=${`${words.guess.handsFor(name)} +1`} ?disabled=${outcome !== null} @click=${() => put(hands + 1)}>+1</button>
        </div>`;
      })}
    </div>`;
  }

  /** @param {Guess} guess @param {Outcome | null} outcome */
  #scale(guess, outcome) {
    const say = words.guess;
    const result = outcome && 'value' in outcome ? outcome.value : null;
    const add = (/** @type {number} */ value) => {
      const before = guess.marks.find((mark) => mark.value === value)?.hands ?? 0;
      this.#set(marked(guess, value, before + this.hands));
    };
    return html`<guess-scale
        .question=${guess.question}
        .marks=${guess.marks}
        .result=${result}
        ?done=${outcome !== null}
        @mark=${(/** @type {CustomEvent<number>} */ { detail }) => add(detail)}
        @unmark=${(/** @type {CustomEvent<number>} */ { detail }) => this.#set(marked(guess, detail, 0))}
      ></guess-scale>
      ${
        outcome
          ? nothing
          : html`<form class="row" @submit=${(/** @type {SubmitEvent} */ event) => {
              event.preventDefault();
              /** @type {HTMLInputElement | null} */
              const input = this.renderRoot.querySelector('input.value');
              const value = whole(input?.value ?? '', 1, MOST_VALUE);
              if (value === null || !input) return;
              add(value);
              input.value = '';
            }}>
              <label>${say.value} <input class="value" inputmode="numeric" autocomplete="off" /></label>
              <label>${say.hands} <input type="number" min="1" max=${MOST_HANDS} .value=${String(this.hands)} @change=${(
                /** @type {Event & {target: HTMLInputElement}} */ { target },
              ) => {
                this.hands = whole(target.value, 1, MOST_HANDS) ?? 1;
                target.value = String(this.hands);
              }} /></label>
              <button class="primary">${say.add}</button>
              <span class="muted">${say.how}</span>
            </form>`
      }`;
  }

  /** @param {State} state @param {Guess} guess @param {Outcome | null} outcome */
  #result(state, guess, outcome) {
    const say = words.guess;
    if (!outcome) {
      const isOver = state.lanes.every(hasEnded);
      return html`<span class="muted">${isOver ? say.lacking : say.waiting}</span>`;
    }
    switch (outcome.question) {
      case 'fewer': {
        const all = Object.values(guess.hands).reduce((sum, n) => sum + n, 0);
        const right = outcome.best.reduce((sum, { spec }) => sum + (guess.hands[spec.id] ?? 0), 0);
        return words.text.sentences([
          say.fewest(
            outcome.best.map(({ spec }) => words.lane(spec)),
            outcome.causes[0]?.generated ?? 0,
          ),
          all > 0 ? say.rightHands(right, all) : '',
          say.because(outcome.causes),
        ]);
      }
      case 'factor': {
        const [few, many] = outcome.causes;
        return few && many
          ? words.text.sentences([
              say.factor(outcome.value, few, many),
              this.#nearest(guess, outcome.value),
              say.because(outcome.causes),
            ])
          : nothing;
      }
      case 'bound':
        return words.text.sentences([
          say.bound(outcome.value, outcome.isShortest, outcome.iterations),
          this.#nearest(guess, outcome.value),
        ]);
      case 'next':
        return words.text.sentences([
          say.next(outcome.value, outcome.bound, outcome.before, outcome.isLast),
          this.#nearest(guess, outcome.value),
        ]);
      case 'none':
        return say.none(outcome.bound);
    }
  }

  /** @param {Guess} guess @param {number} value */
  #nearest({ marks }, value) {
    const mark = nearestOf(marks, value);
    return mark ? words.guess.nearest(mark.value, mark.hands, offBy(mark.value, value)) : '';
  }

  /** @param {Guess | null} guess */
  #set(guess) {
    if (guess) ask(this, ({ page }) => page.set({ guess }));
  }
}

/** @type {(state: State, id: number) => string} */
const nameOf = ({ lanes }, id) => {
  const lane = lanes.find(({ spec }) => spec.id === id);
  return lane ? words.lane(lane.spec) : '';
};

customElements.define('guess-panel', GuessPanel);
