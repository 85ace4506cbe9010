import { css, html, LitElement, nothing } from 'lit';
import { ask } from '../../shared/kit/act.js';
import { icons } from '../../shared/kit/icons.js';
import { fields, flags } from '../../shared/kit/properties.js';
import { controls } from '../../shared/kit/styles.js';
import { words } from '../../shared/words/words.js';
import { playedInWords } from '../race/views/in-words.js';

/** @import { Played } from '../../shared/state/played.js' */
/** @import { State } from '../../shared/state/state.js' */

/** `<guide-bar>`: how far it is to go, whether the newest move helped, and help for the next. */
export class GuideBar extends LitElement {
  static properties = {
    ...fields('game guide played hinted search whose here last'),
    ...flags('hint plain'),
    at: { type: Number },
    length: { type: Number },
  };

  static styles = [
    controls,
    css`
      :host {
        container-type: inline-size;
        display: flex;
        /* Long words wrap. */
        flex-wrap: wrap;
        align-items: center;
        gap: var(--space-1);
      }
      output {
        font-size: var(--text-l);
        font-weight: 600;
        white-space: nowrap;
        margin-inline-end: auto;
      }
      .change {
        margin-inline-start: var(--space-2);
      }
      .change,
      .building {
        font-size: var(--text-s);
        font-weight: 400;
        color: var(--ink-muted);
      }
      button {
        flex: none;
      }
      .idle {
        visibility: hidden;
      }
      .played {
        font-size: var(--text-m);
        line-height: 1.25;
      }
      .played .change {
        display: block;
        margin: 0;
      }
      @container (max-width: 30em) {
        button {
          padding-inline: var(--space-2);
        }
        .change {
          display: block;
          max-inline-size: 9.5em;
          margin: 0;
          white-space: normal;
          line-height: 1;
        }
        .played {
          font-size: var(--text-s);
        }
        /* Disabled buttons shrink before the words. */
        .played ~ button:disabled {
          display: none;
        }
      }
      @container (max-width: 21em) {
        /* Words wrap before buttons. */
        output {
          flex: 1 1 0;
          min-width: min-content;
          font-size: var(--text-m);
        }
        .played,
        .building {
          white-space: normal;
        }
        button {
          padding-inline: var(--space-1);
        }
      }
    `,
  ];

  constructor() {
    super();
    this.guide = /** @type {State['guide']} */ (null);
    this.game = '';
    this.played = /** @type {Played | null} */ (null);
    this.hint = false;
    this.hinted = '';
    this.search = '';
    /** The words for whose solution the line is. */
    this.whose = '';
    /** Whether it has back and forward buttons, without a playback bar. */
    this.plain = false;
    this.here = '';
    this.last = '';
    this.at = 0;
    this.length = 0;
  }

  render() {
    const say = words.guide;
    const { guide, at, length } = this;
    const toGo = guide?.distances[this.here];
    // A board that follows a search has no line of its own.
    const isIdle = length === 0 || this.search !== '';
    const isHinted = this.hinted !== '' && this.hinted === this.here;
    /** @type {(name: string, sign: unknown, to: number) => unknown} */
    const go = (name, sign, to) => html`<button
      class=${isIdle ? 'icon idle' : 'icon'}
      aria-label=${name}
      title=${name}
      ?disabled=${isIdle || to < 0 || to > length}
      @click=${() => ask(this, (control) => control.board.go(to))}
    >
      ${sign}
    </button>`;
    return html`
      <output aria-live="polite" class=${this.played || this.search ? 'played' : ''}>
        ${this.search ? say.follows(this.search) : this.#said(toGo)}
      </output>
      ${
        this.#better ??
        (guide
          ? html`<button
              title=${isHinted ? say.doLong : say.hintLong}
              class=${isHinted ? 'primary' : ''}
              ?disabled=${!this.hint}
              @click=${() => ask(this, (control) => control.board.hint())}
            >
              ${isHinted ? say.do : say.hint}
            </button>`
          : nothing)
      }
      ${this.plain ? html`${go(say.undo, icons.undo, at - 1)} ${go(say.redo, icons.redo, at + 1)}` : nothing}
      <button
        title=${say.resetLong}
        class=${isIdle ? 'idle' : ''}
        ?disabled=${isIdle}
        @click=${() => ask(this, (control) => control.board.reset())}
      >
        ${say.reset}
      </button>
    `;
  }

  get #better() {
    const { made = 0, fewest = null } = this.played ?? {};
    if (fewest === null || fewest >= made) return undefined;
    return html`<button
      title=${words.guide.showFewestLong(this.game, fewest)}
      @click=${() => ask(this, (control) => control.board.showFewest())}
    >
      ${words.guide.showFewest(fewest)}
    </button>`;
  }

  /** @param {number | undefined} toGo */
  #said(toGo) {
    if (!this.played) return this.#toGo(toGo);
    const [main, more] = playedInWords(this.game, this.played);
    return html`${main} <span class="change">${more}</span>`;
  }

  /** @param {number | undefined} toGo */
  #toGo(toGo) {
    const say = words.guide;
    const { guide } = this;
    const whose = this.whose && html`<span class="change">${this.whose}</span>`;
    if (!guide) return whose;
    if (toGo === undefined)
      return html`<span class="building">${say.building(guide.percent)}</span>`;
    const before = guide.distances[this.last];
    const change =
      whose || before === undefined || before === toGo || toGo === 0
        ? whose
        : html`<span class="change">${before > toGo ? say.better : say.worse}</span>`;
    return html`${say.toGo(toGo)} ${change}`;
  }
}

customElements.define('guide-bar', GuideBar);
