import { css, html, LitElement, nothing } from 'lit';
import { ask } from '../../shared/kit/act.js';
import { controls } from '../../shared/kit/styles.js';
import { words } from '../../shared/words/words.js';
import { playedInWords } from '../race/views/in-words.js';

/** @import { Played } from '../../shared/state/played.js' */
/** @import { State } from '../../shared/state/state.js' */

/** `<guide-bar>`: how far it is to go, whether the newest move helped, and help for the next. */
export class GuideBar extends LitElement {
  /** @override */
  static properties = {
    game: { type: String },
    guide: { attribute: false },
    played: { attribute: false },
    hint: { type: Boolean },
    here: { type: String },
    last: { type: String },
    at: { type: Number },
    length: { type: Number },
  };

  /** @override */
  static styles = [
    controls,
    css`
      :host {
        container-type: inline-size;
        display: flex;
        /* Longer words than there is room for take a second row. */
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
        font-size: var(--text-s);
        font-weight: 400;
        color: var(--ink-muted);
        margin-inline-start: var(--space-2);
      }
      .building {
        font-size: var(--text-s);
        font-weight: 400;
        color: var(--ink-muted);
      }
      button {
        flex: none;
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
        .played {
          font-size: var(--text-s);
        }
        /* What the words take, what can do nothing gives. */
        .played ~ button:disabled {
          display: none;
        }
      }
      @container (max-width: 21em) {
        /* Its words break before the buttons do. */
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
      @container (max-width: 29rem) {
        .change {
          display: block;
          margin: 0;
          line-height: 1;
        }
      }
    `,
  ];

  constructor() {
    super();
    /** @type {State['guide']} */
    this.guide = null;
    /** Which puzzle, as the page calls it. */
    this.game = '';
    /** What came of playing by hand. @type {Played | null} */
    this.played = null;
    /** Whether a move is known that leads nearer. */
    this.hint = false;
    /** The position on the board, in text form. */
    this.here = '';
    /** The one before it, or ''. */
    this.last = '';
    this.at = 0;
    this.length = 0;
  }

  /** @override */
  render() {
    const say = words.guide;
    const { guide, at, length } = this;
    const toGo = guide?.distances[this.here];
    return html`
      <output aria-live="polite" class=${this.played ? 'played' : ''}>${this.#said(toGo)}</output>
      ${
        this.#better ??
        (guide
          ? html`<button
              title=${say.hintLong}
              ?disabled=${!this.hint}
              @click=${() => ask(this, (control) => control.board.hint())}
            >
              ${say.hint}
            </button>`
          : nothing)
      }
      <button ?disabled=${at === 0} @click=${() => ask(this, (control) => control.board.go(at - 1))}>
        ${say.undo}
      </button>
      <button ?disabled=${at === length} @click=${() => ask(this, (control) => control.board.go(at + 1))}>
        ${say.redo}
      </button>
      <button
        title=${say.resetLong}
        ?disabled=${length === 0}
        @click=${() => ask(this, (control) => control.board.reset())}
      >
        ${say.reset}
      </button>
    `;
  }

  /** The way to see fewer moves than were made, where there are. */
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
    if (!guide) return nothing;
    if (toGo === undefined)
      return html`<span class="building">${say.building(guide.percent)}</span>`;
    const before = guide.distances[this.last];
    const change =
      before === undefined || before === toGo
        ? nothing
        : html`<span class="change">${before > toGo ? say.better : say.worse}</span>`;
    return html`${say.toGo(toGo)} ${change}`;
  }
}

customElements.define('guide-bar', GuideBar);
