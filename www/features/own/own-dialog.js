import '../../shared/words/whole.js';
import { css, html, LitElement, nothing } from 'lit';
import { ask } from '../../shared/kit/act.js';
import '../../shared/kit/copy-button.js';
import { download } from '../../shared/export/download.js';
import { packed } from '../../shared/export/packed.js';
import { closeDialog, dialogOf, dialogStyle } from '../../shared/kit/dialog.js';
import { fileText } from '../../shared/kit/file-text.js';
import { controls } from '../../shared/kit/styles.js';
import { isWritten, titleOf } from '../../shared/puzzles/map.js';
import { addressWith, MOST_SENT } from '../../shared/state/address-with.js';
import { words } from '../../shared/words/words.js';
import { draftOf, keepDraft } from './drafts.js';
import { EXAMPLES } from './examples.js';
import { help } from './help.js';
import './puzzle-text.js';
import { fields } from '../../shared/kit/properties.js';

/** @import { WrittenFacts } from '../../pkg/rolling_cubes.js' */
/** @import { Problem } from '../../shared/state/state.js' */
/** @import { PuzzleText, Read } from './puzzle-text.js' */

/** `<own-dialog>`: a puzzle written as text, to be searched. */
export class OwnDialog extends LitElement {
  static properties = fields('text facts unread');

  static styles = [
    controls,
    dialogStyle,
    css`
      dialog {
        inline-size: min(56rem, 96vw);
        /* The text stays where it is, however long the message below it. */
        margin-block-start: var(--space-4);
      }
      form > * {
        min-inline-size: 0;
      }
      pre {
        margin: 0;
        font: var(--text-m) / 1.35 ui-monospace, monospace;
        white-space: pre-wrap;
      }
      .tools {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2);
      }
    `,
  ];

  constructor() {
    super();
    this.text = '';
    /** Of the text, if it could be read. @type {WrittenFacts | null} */
    this.facts = null;
    /** A heuristic without lines of the text; '' if none is dropped. */
    this.relax = '';
    /** Why a file was not read. */
    this.unread = '';
  }

  /** The written puzzle from which the text was begun; '' if there was none. */
  #subject = '';

  /** @param {Problem} problem */
  open({ goal }) {
    this.#subject = isWritten(goal) ? goal : '';
    this.text = draftOf(this.#subject) || this.#subject || (EXAMPLES[1] ?? '');
    dialogOf(this).showModal();
  }

  render() {
    const say = words.written;
    return html`<dialog aria-labelledby="title" @close=${() => this.#editor?.read()}>
      <form method="dialog" @submit=${this.#use}>
        <h2 id="title">${say.title}</h2>
        <p class="how">${say.how}</p>
        <puzzle-text relaxes .text=${this.text} @read=${this.#read}></puzzle-text>
        ${help()}
        <div class="tools">
          <select aria-label=${say.example} @change=${this.#chose}>
            <option hidden selected>${say.example}</option>
            ${EXAMPLES.map((text, n) => html`<option value=${n}>${titleOf(text)}</option>`)}
          </select>
          <button type="button" @click=${() => this.#input?.click()}>${say.open}</button>
          <input type="file" hidden accept=".txt,text/plain" aria-label=${say.open} @change=${this.#picked} />
          <button type="button" @click=${() => download('puzzle.txt', new Blob([this.text]))}>${say.save}</button>
          ${this.facts ? html`<copy-button .name=${say.asExercise} .text=${this.#asExercise}></copy-button>` : nothing}
        </div>
        <p role="status">${this.unread || (this.facts && this.#length())}</p>
        <div class="buttons">
          <button type="button" @click=${closeDialog}>${words.share.close}</button>
          <button class="primary" ?disabled=${this.facts === null}>${say.use}</button>
        </div>
      </form>
    </dialog>`;
  }

  /** @param {CustomEvent<Read>} event */
  #read({ detail }) {
    Object.assign(this, detail);
    // The field begins empty, before the draft is put into it.
    if (detail.text) keepDraft(this.#subject, detail.text);
  }

  /** @returns {PuzzleText | null} */
  get #editor() {
    return this.renderRoot.querySelector('puzzle-text');
  }

  /** @returns {HTMLInputElement | null} */
  get #input() {
    return this.renderRoot.querySelector('input[type=file]');
  }

  async #picked() {
    const input = this.#input;
    const file = input?.files?.[0];
    if (!file) return;
    const { text, unread } = await fileText(file);
    this.unread = unread ? words.maps.unread[unread] : '';
    if (!unread) this.#editor?.replace(text);
    // So that the same file can be opened again once it is mended.
    input.value = '';
  }

  #asExercise = () => addressWith(location.href, { exercise: packed(this.text) ?? '' });

  #length() {
    const { length } = this.#asExercise();
    return length > MOST_SENT ? words.written.long(length) : nothing;
  }

  /** @param {Event & {target: HTMLSelectElement}} event */
  #chose({ target }) {
    this.#editor?.replace(EXAMPLES[Number(target.value)] ?? '');
    target.selectedIndex = 0;
  }

  /** @param {Event} event */
  #use(event) {
    this.#editor?.read();
    const { facts, text } = this;
    if (!facts) {
      event.preventDefault();
      return;
    }
    keepDraft(this.#subject, '');
    const search = this.relax ? { algorithm: 'a-star', heuristic: this.relax } : undefined;
    ask(this, ({ problem }) => {
      problem.changeGame('map');
      problem.take([{ start: '', goal: text }], 'own', search);
    });
  }
}

customElements.define('own-dialog', OwnDialog);
