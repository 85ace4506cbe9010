import '../../shared/words/whole.js';
import { css, html, LitElement } from 'lit';
import '../../shared/board/roll-figure.js';
import '../../shared/board/small-board.js';
import { ask } from '../../shared/kit/act.js';
import { icons } from '../../shared/kit/icons.js';
import { mathsStyle, withMaths } from '../../shared/kit/maths.js';
import { fields } from '../../shared/kit/properties.js';
import { shortcutIn } from '../../shared/kit/shortcuts.js';
import { controls } from '../../shared/kit/styles.js';
import { goalIsTops, isCosted, puzzleOf, unitOf } from '../../shared/state/puzzles.js';
import { offered } from '../../shared/words/languages.js';
import { language, words } from '../../shared/words/words.js';
import { lessons, termsInWords } from './terms.js';

/** @import { Roll } from '../../shared/board/pieces.js' */

/** Below this width the panel is a sheet over the page. */
const SHEET = '(max-width: 1099px)';

/** `<help-panel>`: the puzzle's rules, the searches, the words and the keys, beside the page or as a sheet. */
export class HelpPanel extends LitElement {
  static properties = {
    ...fields('game position roll'),
    patterns: { type: Boolean },
    side: { type: Number },
  };

  static styles = [
    controls,
    mathsStyle,
    css`
      :host {
        display: block;
        min-height: 0;
        min-width: 0;
      }
      dialog {
        position: static;
        width: 100%;
        max-width: none;
        height: 100%;
        max-height: none;
        margin: 0;
        padding: 0 0 0 var(--space-4);
        overflow-y: auto;
        overscroll-behavior: contain;
        color: var(--ink);
        background: var(--paper);
        border: 0;
        border-inline-start: 1px solid var(--line);
      }
      dialog:modal {
        position: fixed;
        inset: 0;
        height: 100dvh;
        padding: 0 var(--space-4) var(--space-5);
        border: 0;
      }
      .bar {
        position: sticky;
        inset-block-start: 0;
        z-index: 1;
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        background: var(--paper);
        border-block-end: 1px solid var(--line);
      }
      nav {
        display: flex;
        flex: 1;
        flex-wrap: wrap;
      }
      nav button.quiet {
        padding-inline: calc(0.2 * var(--unit));
        font-size: var(--text-s);
      }
      nav button.quiet:first-child {
        margin-inline-start: calc(-0.2 * var(--unit));
      }
      .bar > button {
        flex: none;
      }
      /* Only the sheet's background extends to the screen's edge. */
      dialog:modal .bar {
        padding-block: var(--space-1);
      }
      @media (min-width: 360px) {
        dialog:modal nav button.quiet {
          padding-inline: calc(0.3125 * var(--unit));
        }
      }
      h2 {
        padding-block-start: var(--space-4);
      }
      h3 {
        margin: var(--space-2) 0 calc(-1 * var(--space-1));
      }
      /* The outline would be clipped at the edges. */
      .bar button:focus-visible {
        outline-offset: -2px;
      }
      .languages {
        display: flex;
        flex-wrap: wrap;
        justify-content: end;
        margin-block-start: var(--space-1);
      }
      .languages button.quiet {
        padding-inline: calc(0.3125 * var(--unit));
        font-size: var(--text-s);
      }
      .languages button[aria-pressed='true'] {
        color: var(--ink);
        font-weight: 600;
      }
      section {
        display: grid;
        gap: var(--space-2);
        max-width: 62ch;
        scroll-margin-block-start: calc(var(--touch) + var(--space-1));
      }
      small-board {
        inline-size: 10rem;
      }
      roll-figure {
        inline-size: 16rem;
        max-inline-size: 100%;
      }
      dl {
        display: grid;
        gap: var(--space-2);
      }
      dt {
        font-weight: 600;
      }
      .keys {
        grid-template-columns: auto minmax(0, 1fr);
        gap: var(--space-1) var(--space-3);
      }
      .keys dt {
        font-weight: 400;
        white-space: nowrap;
      }
      kbd {
        font: inherit;
        font-size: var(--text-s);
        padding: 0 0.4em;
        border: 1px solid var(--ink-muted);
        border-radius: 3px;
      }
      /* Touch targets on a phone. */
      @media (max-width: 799px) {
        .present {
          display: none;
        }
      }
      .muted {
        color: var(--ink-muted);
      }
    `,
  ];

  #sheet = matchMedia(SHEET);
  #cleanup = () => {};

  constructor() {
    super();
    this.game = '';
    this.side = 3;
    this.position = /** @type {readonly (string | null)[]} */ ([]);
    this.roll = /** @type {Roll | null} */ (null);
    this.patterns = false;
  }

  connectedCallback() {
    super.connectedCallback();
    const show = () => this.#show();
    this.#sheet.addEventListener('change', show);
    this.#cleanup = () => this.#sheet.removeEventListener('change', show);
    this.updateComplete.then(show);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#cleanup();
  }

  get #dialog() {
    return /** @type {HTMLDialogElement | null} */ (this.renderRoot.querySelector('dialog'));
  }

  #show() {
    const dialog = this.#dialog;
    if (!dialog || !this.isConnected) return;
    // Reopen in the other mode.
    dialog.close();
    if (this.#sheet.matches) dialog.showModal();
    else dialog.show();
  }

  #close() {
    // Closing restores the focus.
    this.#dialog?.close();
    ask(this, (control) => control.page.toggleHelp());
  }

  #present() {
    this.#close();
    ask(this, (control) => control.page.togglePresent());
  }

  render() {
    const say = words.help;
    const sections = {
      rules: say.rules,
      race: say.race,
      searches: say.searches,
      words: say.words,
      keys: say.keys,
    };
    return html`<dialog aria-label=${say.title} @cancel=${this.#cancelled} @keydown=${this.#key}>
      <div class="bar">
        <nav aria-label=${say.contents}>
          ${Object.entries(sections).map(
            ([id, { title }]) =>
              html`<button class="quiet" @click=${() => this.#go(id)}>${title}</button>`,
          )}
        </nav>
        <button class="icon quiet" autofocus aria-label=${say.close} title=${say.close} @click=${this.#close}>
          ${icons.remove}
        </button>
      </div>
      ${this.#languages()} ${this.#rules()}
      <section id="race">
        <h2>${say.race.title}</h2>
        ${say.race.text.map((text) => html`<p>${text}</p>`)}
        <p class="present"><button @click=${this.#present}>${say.race.present}</button></p>
      </section>
      ${this.#searches()} ${this.#words()} ${this.#keys()}
      <p class="muted">${words.title} ${import.meta.env.VERSION}</p>
    </dialog>`;
  }

  #rules() {
    const say = words.help.rules;
    const { full } = words.puzzle(this.game);
    return html`<section id="rules">
      <h2>${full}</h2>
      <figure>
        ${
          goalIsTops(this.game)
            ? html`<roll-figure .patterns=${this.patterns} .label=${words.board.roll}></roll-figure>`
            : html`<small-board
                .puzzle=${puzzleOf(this.game)}
                .pieces=${this.position}
                .roll=${this.roll}
                .patterns=${this.patterns}
                .label=${say.move}
              ></small-board>`
        }
      </figure>
      ${say.of(this.game).map((text) => html`<p>${text}</p>`)}
      <p>${say.fewest(this.game)}</p>
      <p class="muted">${words.board.help(this.game)}</p>
    </section>`;
  }

  #searches() {
    const say = words.help.searches;
    const { blind, informed } = lessons();
    const lesson = (/** @type {string} */ name) => html`<h3>${words.algorithm(name)}</h3>
      <p>${withMaths(
        words.text.sentences([
          words.text.sentence(words.algorithmMeaning(name, unitOf(this.game, { algorithm: name }))),
          say.texts[name] ?? '',
        ]),
      )}</p>`;
    return html`<section id="searches">
      <h2>${say.title}</h2>
      <p class="muted">${say.how}</p>
      ${blind.map(lesson)}
      <h3>${say.bound}</h3>
      <p>${withMaths(say.boundText)}</p>
      ${informed.map(lesson)}
    </section>`;
  }

  #words() {
    const say = words.help.words;
    return html`<section id="words">
      <h2>${say.title}</h2>
      <dl>
        ${termsInWords(isCosted(this.game) ? 'cost' : 'moves').map(
          ({ name, meaning }) => html`<div>
            <dt>${withMaths(name)}</dt>
            <dd>${withMaths(words.text.sentence(meaning))}</dd>
          </div>`,
        )}
      </dl>
    </section>`;
  }

  #keys() {
    const say = words.help.keys;
    return html`<section id="keys">
      <h2>${say.title}</h2>
      <dl class="keys">
        ${say.list.map(
          ({ keys, what }) =>
            html`<dt>${keys.map((key) => html`<kbd>${key}</kbd> `)}</dt>
              <dd>${what}</dd>`,
        )}
      </dl>
      <p>${words.text.sentences([say.tree, words.tree.help])}</p>
      <p>${say.pictures}</p>
    </section>`;
  }

  #languages() {
    return html`<div class="languages" role="group" aria-label=${words.help.languages}>
      ${offered().map(
        ({ tag, name }) => html`<button
          class="quiet"
          lang=${tag}
          aria-pressed=${tag === language ? 'true' : 'false'}
          @click=${() => ask(this, (control) => control.page.speak(tag))}
        >
          ${name}
        </button>`,
      )}
    </div>`;
  }

  /** @param {string} id */
  #go(id) {
    this.renderRoot.querySelector(`#${id}`)?.scrollIntoView({ block: 'start' });
  }

  /** @param {Event} event */
  #cancelled(event) {
    event.preventDefault();
    this.#close();
  }

  /** A panel beside the page is closed here. @param {KeyboardEvent} event */
  #key(event) {
    if (shortcutIn({ Escape: true, '?': true }, event)) {
      event.preventDefault();
      event.stopPropagation();
      this.#close();
    }
  }
}

customElements.define('help-panel', HelpPanel);
