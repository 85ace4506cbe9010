import { css, html, LitElement } from 'lit';
import { ask } from '../../shared/kit/act.js';
import { icons } from '../../shared/kit/icons.js';
import { fields, flags } from '../../shared/kit/properties.js';
import { controls } from '../../shared/kit/styles.js';
import { words } from '../../shared/words/words.js';

/** `<playback-bar>`: where the board stands on its line of play, and ways to move along it. */
export class PlaybackBar extends LitElement {
  static properties = {
    ...fields('whose'),
    ...flags('playing solvable'),
    at: { type: Number },
    length: { type: Number },
  };

  static styles = [
    controls,
    css`
      :host {
        container-type: inline-size;
        position: relative;
        display: flex;
        align-items: center;
        gap: var(--space-1);
      }
      input {
        flex: 1;
        margin-inline: var(--space-2);
      }
      /* Above whose solution it is. */
      output {
        align-self: start;
        line-height: 1.3;
        min-width: 4.5em;
        text-align: end;
        font-size: var(--text-l);
      }
      .whose {
        position: absolute;
        inset: auto 0 0 auto;
        max-inline-size: 58%;
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
        font-size: var(--text-s);
        line-height: 1;
        color: var(--ink-muted);
      }
      @media print {
        :host {
          display: none;
        }
      }
      @container (max-width: 30em) {
        .far {
          display: none;
        }
        /* Below the buttons, in the gap. */
        .whose {
          inset-block-end: -0.5em;
          max-inline-size: 100%;
        }
      }
    `,
  ];

  constructor() {
    super();
    this.at = 0;
    this.length = 0;
    this.playing = false;
    this.solvable = false;
    /** The words for whose solution the line is. */
    this.whose = '';
  }

  render() {
    const { at, length, playing, whose } = this;
    const say = words.playback;
    const play = playing ? say.stop : whose ? words.text.about(say.play, whose) : say.play;
    /** @type {(label: string, sign: unknown, to: number, far?: boolean) => unknown} */
    const go = (label, sign, to, far = false) => html`<button
      class=${far ? 'icon far' : 'icon'}
      aria-label=${label}
      title=${label}
      ?disabled=${to < 0 || to > length || to === at}
      @click=${() => ask(this, (control) => control.board.go(to))}
    >
      ${sign}
    </button>`;
    return html`
      ${go(say.first, icons.first, 0, true)} ${go(say.back, icons.back, at - 1)}
      <button
        class="icon primary"
        aria-label=${play}
        title=${play}
        ?disabled=${length === 0 && !this.solvable}
        @click=${this.#toggled}
      >
        ${playing ? icons.pause : icons.play}
      </button>
      ${go(say.forward, icons.forward, at + 1)} ${go(say.last, icons.last, length, true)}
      <input
        type="range"
        min="0"
        max=${length}
        .value=${String(at)}
        ?disabled=${length === 0}
        aria-label=${say.position}
        aria-valuetext=${say.valueText(at, length)}
        @input=${this.#slid}
      />
      <output aria-label=${say.position} aria-live="off">${say.at(at, length)}</output>
      <span class="whose">${whose}</span>
    `;
  }

  #toggled() {
    if (this.length > 0) ask(this, (control) => control.board.togglePlay());
    else this.dispatchEvent(new CustomEvent('solve', { bubbles: true, composed: true }));
  }

  /** @param {Event & {target: HTMLInputElement}} event */
  #slid({ target }) {
    ask(this, (control) => control.board.go(target.valueAsNumber));
  }
}

customElements.define('playback-bar', PlaybackBar);
