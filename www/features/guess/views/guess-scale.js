import { css, html, LitElement, nothing } from 'lit';
import { pointedAt } from '../../../shared/kit/pointed.js';
import { controls } from '../../../shared/kit/styles.js';
import { compact } from '../../../shared/words/format.js';
import { words } from '../../../shared/words/words.js';
import { placed } from '../levels.js';
import { decadesOf } from '../outcome.js';

/** @import { Mark, Question } from '../../../shared/state/slices/guess.js' */

/** `<guess-scale>`: guesses on a logarithmic scale, and the result when known. */
export class GuessScale extends LitElement {
  /** @override */
  static properties = {
    question: { type: String },
    marks: { attribute: false },
    result: { attribute: false },
    done: { type: Boolean },
  };

  /** @override */
  static styles = [
    controls,
    css`
      :host {
        display: block;
      }
      .scale {
        position: relative;
        --line-at: calc((2.1 + 1.2 * var(--levels, 2)) * var(--unit));
        block-size: calc(var(--line-at) + 2.25 * var(--unit));
        margin-inline: calc(1.5 * var(--unit));
        cursor: crosshair;
      }
      :host([done]) .scale {
        cursor: default;
      }
      .line {
        position: absolute;
        inset: var(--line-at) 0 auto;
        block-size: 3px;
        background: var(--ink);
      }
      .tick,
      .mark,
      .result {
        position: absolute;
        translate: -50% 0;
        white-space: nowrap;
      }
      .tick {
        inset-block-start: calc(var(--line-at) - 0.25 * var(--unit));
        padding-block-start: calc(0.9 * var(--unit));
        font-size: var(--text-s);
        color: var(--ink-muted);
        pointer-events: none;
      }
      .tick::before {
        content: '';
        position: absolute;
        inset: 0 auto auto 50%;
        inline-size: 1px;
        block-size: calc(0.75 * var(--unit));
        background: var(--ink-muted);
      }
      .mark {
        --high: calc((2.2 + 1.2 * var(--level, 0)) * var(--unit));
        inset-block-start: calc(var(--line-at) - var(--high));
        block-size: calc(var(--high) + 0.1 * var(--unit));
        border-inline-start: 3px solid var(--accent);
        z-index: 1;
        translate: -1.5px 0;
        padding-inline-start: var(--space-1);
        font-size: var(--text-s);
        line-height: 1.15;
      }
      /* The result's line runs behind labels. */
      .mark > span {
        background: var(--well);
      }
      .mark.before {
        border-inline-start: 0;
        border-inline-end: 3px solid var(--accent);
        translate: calc(-100% + 1.5px) 0;
        padding-inline: 0 var(--space-1);
      }
      .mark button {
        min-block-size: 0;
        min-inline-size: calc(1.5 * var(--unit));
        block-size: calc(1.5 * var(--unit));
        padding: 0;
        border: 0;
      }
      .result {
        inset-block-start: 0;
        block-size: calc(var(--line-at) + 0.4 * var(--unit));
        border-inline-start: 5px solid var(--alarm);
        translate: -2.5px 0;
        padding-inline-start: var(--space-1);
        font-weight: 700;
        line-height: 1;
      }
      .result.left {
        border-inline-start: 0;
        border-inline-end: 5px solid var(--alarm);
        translate: calc(-100% + 2.5px) 0;
        padding-inline: 0 var(--space-1);
      }
    `,
  ];

  constructor() {
    super();
    /** @type {Question} */
    this.question = 'factor';
    /** @type {readonly Mark[]} */
    this.marks = [];
    /** @type {number | null} */
    this.result = null;
    this.done = false;
  }

  get #decades() {
    const values = this.marks.map(({ value }) => value);
    return decadesOf(this.question, this.result === null ? values : [...values, this.result]);
  }

  /** @override */
  updated() {
    /** @type {NodeListOf<HTMLElement>} */
    const placed = this.renderRoot.querySelectorAll('[data-value]');
    const decades = this.#decades;
    for (const element of placed) {
      const value = Number(element.dataset.value);
      element.style.insetInlineStart = `${(100 * Math.log10(Math.max(value, 1))) / decades}%`;
    }
    this.#place();
  }

  #place() {
    /** @type {HTMLElement | null} */
    const scale = this.renderRoot.querySelector('.scale');
    /** @type {HTMLElement[]} */
    const marks = [...this.renderRoot.querySelectorAll('.mark')].filter(
      (one) => one instanceof HTMLElement,
    );
    if (!scale) return;
    const { marginInlineStart } = getComputedStyle(scale);
    const margin = Number.parseFloat(marginInlineStart) || 0;
    const all = marks.map(({ offsetLeft, offsetWidth }) => ({
      at: offsetLeft,
      width: offsetWidth,
    }));
    const places = placed(all, -margin, scale.clientWidth + margin);
    for (const [n, { level, before }] of places.entries()) {
      marks[n]?.style.setProperty('--level', String(level));
      marks[n]?.classList.toggle('before', before);
    }
    const levels = Math.max(2, ...places.map(({ level }) => level + 1));
    scale.style.setProperty('--levels', String(levels));
  }

  /** @override */
  render() {
    const say = words.guess;
    const decades = this.#decades;
    const { result } = this;
    return html`<div class="scale" role="group" aria-label=${say.scale} @click=${this.#pressed}>
      <div class="line"></div>
      ${Array.from({ length: decades + 1 }, (_, n) => html`<span class="tick" data-value=${10 ** n}>${compact(10 ** n)}</span>`)}
      ${this.marks.map(
        ({
          value,
          hands,
        }) => html`<span class="mark" data-value=${value}><span>${say.mark(value, hands)}
            ${
              this.done
                ? nothing
                : html`<button aria-label=${say.remove(value)} title=${say.remove(value)} @click=${(
                    /** @type {Event} */ event,
                  ) => {
                    event.stopPropagation();
                    this.dispatchEvent(new CustomEvent('unmark', { detail: value }));
                  }}>×</button>`
            }</span></span>`,
      )}
      ${
        result === null
          ? nothing
          : html`<span class=${Math.log10(Math.max(result, 1)) > 0.7 * decades ? 'result left' : 'result'} data-value=${result}>${say.came} ${say.result(result)}</span>`
      }
    </div>`;
  }

  /** A press on the scale is a guess with two digits. @param {MouseEvent & {currentTarget: HTMLElement}} event */
  #pressed(event) {
    if (this.done) return;
    const { x } = pointedAt(event.currentTarget, event);
    const part = Math.min(Math.max(x / event.currentTarget.clientWidth, 0), 1);
    const value = Number((10 ** (part * this.#decades)).toPrecision(2));
    this.dispatchEvent(new CustomEvent('mark', { detail: Math.max(1, Math.round(value)) }));
  }
}

customElements.define('guess-scale', GuessScale);
