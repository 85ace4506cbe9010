import { css, html, LitElement } from 'lit';
import { parseContest } from '../engine.js';
import { words } from '../messages.js';
import { OFFICIAL_SAMPLE } from '../samples.js';
import { ask } from './act.js';
import { controls } from './styles.js';

/** `<paste-dialog>`: takes the contest's own input, and says beside it what it makes of it while one types. */
export class PasteDialog extends LitElement {
  /** @override */
  static properties = { text: { state: true } };

  /** @override */
  static styles = [
    controls,
    css`
      dialog {
        color: var(--ink);
        background: var(--paper);
        border: 1px solid var(--line);
        border-radius: var(--radius);
        padding: var(--space-5);
        width: min(36rem, 100vw - 2 * var(--space-4));
        max-height: calc(100dvh - 2 * var(--space-4));
        overflow: auto;
      }
      dialog::backdrop {
        background: rgb(0 0 0 / 0.45);
      }
      form {
        display: grid;
        gap: var(--space-3);
      }
      h2 {
        margin: 0;
        font-size: var(--text-l);
      }
      p {
        margin: 0;
        max-width: 60ch;
      }
      .how {
        color: var(--ink-muted);
      }
      textarea {
        font: var(--text-m) / 1.35 ui-monospace, monospace;
        color: inherit;
        background: var(--well);
        border: 1px solid var(--line);
        border-radius: var(--radius);
        padding: var(--space-2);
        width: 100%;
        height: min(16rem, 40dvh);
        resize: vertical;
      }
      textarea[aria-invalid='true'] {
        border-color: var(--alarm);
      }
      .message {
        min-height: 2.8em;
      }
      .wrong {
        color: var(--alarm);
      }
      .buttons {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2);
        justify-content: end;
      }
      .buttons .quiet {
        margin-inline-end: auto;
      }
    `,
  ];

  constructor() {
    super();
    /** What stands in the field; it stays when the dialog is closed. */
    this.text = '';
  }

  open() {
    const dialog = /** @type {HTMLDialogElement} */ (this.renderRoot.querySelector('dialog'));
    dialog.showModal();
  }

  /** @override */
  render() {
    const say = words.paste;
    const { problems, error } = read(this.text);
    const message = error || (problems.length === 0 ? say.none : say.found(problems.length));
    return html`<dialog aria-labelledby="title">
      <form method="dialog" @submit=${() => this.#use(problems)}>
        <h2 id="title">${say.title}</h2>
        <p class="how" id="how">${say.how}</p>
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
          <button type="button" @click=${this.#close}>${say.cancel}</button>
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
    this.text = OFFICIAL_SAMPLE;
  }

  /** @param {Event & {target: HTMLElement}} event */
  #close({ target }) {
    target.closest('dialog')?.close();
  }

  /** @param {import('../state/state.js').Problem[]} problems */
  #use(problems) {
    ask(this, { type: 'pasted', problems });
  }
}

/** @type {(text: string) => {problems: import('../state/state.js').Problem[], error: string}} */
function read(text) {
  try {
    return { problems: parseContest('cubes', text), error: '' };
  } catch (error) {
    return { problems: [], error: error instanceof Error ? error.message : String(error) };
  }
}

customElements.define('paste-dialog', PasteDialog);
