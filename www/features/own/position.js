import { css, html, LitElement, nothing } from 'lit';
import { onTouch, touch, touchedNode } from '../../shared/draw/touched.js';
import { puzzlePosition } from '../../shared/engine/engine.js';
import { ask } from '../../shared/kit/act.js';
import { fields } from '../../shared/kit/properties.js';
import { controls } from '../../shared/kit/styles.js';
import { words } from '../../shared/words/words.js';
import { shown, showStyle } from './show.js';

/** @import { WrittenMove, WrittenPosition } from '../../pkg/rolling_cubes.js' */

/** `<own-position>`: a position of a written puzzle as its `show` lines draw it, the moves from there, and a solution. */
export class OwnPosition extends LitElement {
  static properties = fields('text start gone found');

  static styles = [
    controls,
    showStyle,
    css`
      :host {
        display: grid;
        align-content: start;
        gap: var(--space-2);
        min-inline-size: 0;
        overflow: auto;
        font-size: var(--text-m);
      }
      .shown {
        display: flex;
        flex-wrap: wrap;
        align-items: end;
        gap: var(--space-3);
      }
      .full {
        min-block-size: 2.6em;
        line-height: 1.3;
        color: var(--ink-muted);
        overflow-wrap: anywhere;
      }
      .moves {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-1);
      }
      button {
        white-space: normal;
        text-align: start;
        line-height: 1.2;
      }
      ol {
        padding-inline-start: 2.2em;
        list-style: decimal;
        line-height: 1.35;
      }
    `,
  ];

  #undo = () => {};
  /** Positions by name, of the text. */
  #read = { text: '', all: new Map() };

  constructor() {
    super();
    this.text = '';
    this.start = '';
    /** The names along the way gone by hand. @type {readonly string[]} */
    this.gone = [];
    /** The names along a solution, without the start. @type {readonly string[]} */
    this.found = [];
  }

  connectedCallback() {
    super.connectedCallback();
    this.#undo = onTouch(() => this.requestUpdate());
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#undo();
  }

  /** @param {string} name @returns {WrittenPosition | null} */
  #at(name) {
    if (this.#read.text !== this.text) this.#read = { text: this.text, all: new Map() };
    const { all } = this.#read;
    if (!all.has(name)) {
      let position = null;
      try {
        position = puzzlePosition(this.text, name);
      } catch {
        // Another puzzle's name, while the page changes to this one.
      }
      all.set(name, position);
    }
    return all.get(name);
  }

  render() {
    const name = this.gone.at(-1) ?? this.start;
    const here = this.#at(name);
    if (!here) return nothing;
    const looked = this.#at(touchedNode() || name) ?? here;
    return html`<div class="shown">${looked.pictures.map((picture) => shown(picture, looked.board))}</div>
      <p class="full" role="status" translate="no">${looked.goal ? html`<strong>${words.board.goal}</strong>: ` : nothing}${looked.full}</p>
      <div class="moves" role="group" aria-label=${words.board.legal}>
        ${here.moves.map(
          (move) =>
            html`<button translate="no" @click=${() => this.#make(move)} @pointerenter=${() => touch(move.to)} @pointerleave=${() => touch('')}>${this.#label(move)}</button>`,
        )}
        ${this.gone.length > 1 ? html`<button class="reset" @click=${() => ask(this, ({ board }) => board.reset())}>${words.playback.first}</button>` : nothing}
      </div>
      ${this.found.length > 0 ? this.#solution() : nothing}`;
  }

  /** @param {WrittenMove} move */
  #make({ to }) {
    touch('');
    ask(this, ({ board }) => board.make(to));
  }

  /** @param {WrittenMove} move */
  #label = ({ label, cost }) => (cost === 1 ? label : `${label} (${cost})`);

  #solution() {
    const steps = this.found.map((to, n) => {
      const from = this.found[n - 1] ?? this.start;
      const move = this.#at(from)?.moves.find((move) => move.to === to);
      return html`<li @pointerenter=${() => touch(to)} @pointerleave=${() => touch('')}>${move ? this.#label(move) : to}</li>`;
    });
    return html`<h3>${words.written.solution}</h3><ol translate="no">${steps}</ol>`;
  }
}

customElements.define('own-position', OwnPosition);
