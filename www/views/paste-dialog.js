import { css, html, LitElement } from 'lit';
import { parseContest } from '../engine.js';
import { words } from '../messages.js';
import { PRESETS } from '../presets.js';
import { ask } from './act.js';
import { closeDialog, dialogOf, dialogStyle } from './dialog.js';
import { controls } from './styles.js';

/** `<paste-dialog>`: takes the contest's own input, and says beside it what it makes of it while one types. */
export class PasteDialog extends LitElement {
  /** @override */
  static properties = {
    game: { type: String },
    puzzle: { type: String },
    text: { state: true },
  };

  /** @override */
  static styles = [
    controls,
    dialogStyle,
    css`
      textarea {
        font: var(--text-m) / 1.35 ui-monospace, monospace;
        padding: var(--space-2);
        height: min(16rem, 40dvh);
        resize: vertical;
      }
    `,
  ];

  constructor() {
    super();
    /** The game that the problems are for. */
    this.game = '';
    /** The engine's name of its puzzle. */
    this.puzzle = '';
    /** What stands in the field; it stays when the dialog is closed. */
    this.text = '';
  }

  open() {
    dialogOf(this).showModal();
  }

  /** @override */
  render() {
    const say = words.paste;
    const { problems, error } = read(this.puzzle, this.text);
    const message = error || (problems.length === 0 ? say.none : say.found(problems.length));
    return html`<dialog aria-labelledby="title">
      <form method="dialog" @submit=${() => this.#use(problems)}>
        <h2 id="title">${say.title}</h2>
        <p class="how" id="how">${say.how(this.game)}</p>
        <textarea
          aria-label=${say.input}
          aria-describedby="message how"
          aria-invalid=${error ? 'true' : 'false'}
          spellcheck="false"
          autocapitalize="characters"
          .value=${this.text}
          @input=${this.#typed}
        ></textarea>
        <p id="message" class=${error ? 'message wrong' : 'message'} role="status">${message}</p>
        <div class="buttons">
          <button type="button" class="quiet" @click=${() => this.#insert()}>${say.example}</button>
          <button type="button" @click=${closeDialog}>${say.cancel}</button>
          <button class="primary" ?disabled=${error !== '' || problems.length === 0}>
            ${problems.length > 0 && !error ? say.use(problems.length) : say.unusable}
          </button>
        </div>
      </form>
    </dialog>`;
  }

  /** @param {Event & {target: HTMLTextAreaElement}} event */
  #typed({ target }) {
    this.text = target.value;
  }

  #insert() {
    this.text = PRESETS[this.game]?.contest ?? '';
  }

  /** @param {import('../state/state.js').Problem[]} problems */
  #use(problems) {
    ask(this, { type: 'problems', problems, source: 'pasted' });
  }
}

/** @type {(puzzle: string, text: string) => {problems: import('../state/state.js').Problem[], error: string}} */
function read(puzzle, text) {
  if (text.trim() === '') return { problems: [], error: '' };
  try {
    return { problems: parseContest(puzzle, text), error: '' };
  } catch (error) {
    return { problems: [], error: error instanceof Error ? error.message : String(error) };
  }
}

customElements.define('paste-dialog', PasteDialog);
