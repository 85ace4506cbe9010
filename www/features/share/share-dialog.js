import '../../shared/words/whole.js';
import { css, html, LitElement, nothing, svg } from 'lit';
import { HOMEPAGE, HOSTED } from '../../shared/engine/hosted.js';
import { download } from '../../shared/export/download.js';
import { closeDialog, dialogOf, dialogStyle } from '../../shared/kit/dialog.js';
import { fields } from '../../shared/kit/properties.js';
import { controls } from '../../shared/kit/styles.js';
import { isWritten } from '../../shared/puzzles/map.js';
import { MOST_SENT } from '../../shared/state/address-with.js';
import { asChallenge } from '../../shared/state/challenge.js';
import { linkOf } from '../../shared/state/link.js';
import { problemOf } from '../../shared/state/state.js';
import { words } from '../../shared/words/words.js';
import { hostedFrom, keepAddress, keptAddress, reachOf } from './place.js';
import { qrOf } from './qr.js';
import { ALL, baseOf, contestOf, elementsOf, embedOf, markdownOf, placesOf } from './texts.js';

/** @import { State } from '../../shared/state/state.js' */
/** @import { TreeCanvas } from '../tree/views/tree-canvas.js' */
/** @import { Embedded } from './texts.js' */

/** @typedef {'link' | 'embed' | 'markdown' | 'contest' | 'recording'} Form */

/** @type {readonly Form[]} */
const FORMS = ['link', 'embed', 'markdown', 'contest', 'recording'];

/** `<share-dialog>`: shares the current state as a link, QR code, element, Markdown or contest input. */
export class ShareDialog extends LitElement {
  static properties = fields('state form element fromDisk copied challenge hosted');

  static styles = [
    controls,
    dialogStyle,
    css`
      dialog {
        width: min(42rem, 100vw - 2 * var(--space-4));
      }
      /* The copy button comes first here, and must stay above the close button. */
      form > .buttons {
        position: static;
      }
      .sides {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr);
        gap: var(--space-4);
      }
      .code {
        display: grid;
        gap: var(--space-2);
        align-content: start;
        justify-items: center;
      }
      /* Dark on light in every theme: not all cameras read inverted codes. */
      svg.qr {
        display: block;
        width: 12rem;
        height: auto;
        background: #fff;
        fill: #000;
        border-radius: var(--radius);
      }
      .what {
        display: grid;
        grid-template-rows: auto minmax(7rem, 1fr) auto auto;
        gap: var(--space-2);
        /* Room for the largest form, so that nothing moves under the pointer. */
        min-height: 23rem;
      }
      .what:has(.elements) {
        grid-template-rows: auto auto minmax(7rem, 1fr) auto auto;
      }
      .reach {
        display: grid;
        gap: var(--space-1);
      }
      .reach p {
        min-height: 2.8em;
      }
      .reach label {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0 var(--space-2);
        white-space: nowrap;
      }
      .reach input {
        flex: 1 1 14rem;
        width: auto;
      }
      .elements {
        display: flex;
        flex-wrap: wrap;
        gap: 0 var(--space-4);
      }
      .elements label {
        display: flex;
        align-items: center;
        gap: var(--space-2);
        min-height: var(--touch);
      }
      .elements input {
        margin: 0;
      }
      .forms {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-1);
      }
      /* Wrapped text aligns beside the box. */
      .challenge {
        display: flex;
        gap: var(--space-2);
        align-items: baseline;
      }
      textarea {
        font: var(--text-s) / 1.4 ui-monospace, monospace;
        padding: var(--space-2);
        resize: none;
        overflow-wrap: anywhere;
      }
      dialog.full {
        width: 100vw;
        max-width: none;
        height: 100dvh;
        max-height: none;
        padding: 0;
        border: 0;
        border-radius: 0;
        background: #fff;
      }
      dialog.full[open] {
        display: grid;
        place-items: center;
      }
      dialog.full svg.qr {
        width: min(100vw, 100dvh);
      }
      dialog.full button {
        position: absolute;
        inset: var(--space-3) var(--space-3) auto auto;
        color: #1e1b18;
        background: #fff;
      }
      @media (max-width: 599px) {
        .sides {
          grid-template-columns: minmax(0, 1fr);
        }
      }
    `,
  ];

  constructor() {
    super();
    this.state = /** @type {State | null} */ (null);
    this.form = /** @type {Form} */ ('link');
    this.element = /** @type {Embedded} */ ('race');
    this.fromDisk = false;
    this.copied = '';
    this.challenge = false;
    this.hosted = keptAddress() ?? HOMEPAGE;
  }

  /** @param {State} state @param {Form} [form] */
  async open(state, form = this.form) {
    this.state = state;
    this.form = form;
    this.element = elementsOf(state)[0] ?? 'race';
    this.copied = '';
    await this.updateComplete;
    const dialog = dialogOf(this);
    dialog.showModal();
    // In a dialog longer than the screen, focus has scrolled past the beginning.
    dialog.scrollTop = 0;
  }

  render() {
    const say = words.share;
    if (!this.state) return nothing;
    const state = this.challenge ? asChallenge(this.state) : this.state;
    const url = `${baseOf({ href: this.#hosted ?? location.href })}#${linkOf(state)}`;
    const { text, error, hint = '' } = this.#text(state, url);
    const code = qrOf(url);
    const picture = code
      ? html`<svg class="qr" viewBox="0 0 ${code.size} ${code.size}" role="img" aria-label=${say.code} shape-rendering="crispEdges">
          ${svg`<path d=${code.path}></path>`}
        </svg>`
      : html`<p>${say.tooLong}</p>`;
    return html`<dialog aria-labelledby="title">
        <form method="dialog">
          <h2 id="title">${say.title}</h2>
          ${this.#reach()}
          <div class="sides">
            <div class="code">
              ${picture}
              ${code ? html`<button type="button" @click=${this.#enlarge}>${say.enlarge}</button>` : nothing}
            </div>
            <div class="what">
              <div class="forms" role="group" aria-label=${say.forms}>
                ${FORMS.map(
                  (form) => html`<button
                    type="button"
                    aria-pressed=${form === this.form ? 'true' : 'false'}
                    @click=${() => this.#choose(form)}
                  >
                    ${say.form[form]}
                  </button>`,
                )}
              </div>
              ${this.form === 'embed' ? this.#elements(state) : nothing}
              ${
                this.form === 'recording'
                  ? html`<recording-part .state=${state} .tree=${this.#tree}></recording-part>
                      <p role="status">${this.copied}</p>`
                  : this.#copies({ text, error, hint, url })
              }
            </div>
          </div>
          <label class="challenge">
            <input type="checkbox" .checked=${this.challenge} @change=${this.#challenged} />
            ${say.asChallenge}
          </label>
          <div class="buttons">
            ${
              HOSTED
                ? html`<a class="button" href="./rolling-cubes.html" download title=${words.settings.downloadLong}>${words.settings.download}</a>`
                : nothing
            }
            <button type="button" @click=${closeDialog}>${say.close}</button>
          </div>
        </form>
      </dialog>
      <dialog class="full" aria-label=${say.code}>
        ${picture}
        <button type="button" @click=${closeDialog}>${say.close}</button>
      </dialog>`;
  }

  /** @param {{text: string, error: string, hint: string, url: string}} copied */
  #copies({ text, error, hint, url }) {
    const say = words.share;
    return html`<textarea readonly aria-label=${say.form[this.form]} .value=${text}></textarea>
      <p class=${error ? 'message wrong' : 'message'} role="status">${error || this.copied || hint}</p>
      <div class="buttons">
        ${this.form === 'link' && url.length > MOST_SENT ? this.#file() : nothing}
        <button type="button" class="primary" autofocus ?disabled=${error !== ''} @click=${() => this.#copy(text)}>
          ${say.copy}
        </button>
        ${
          'share' in navigator
            ? html`<button type="button" @click=${() => this.#send(url)}>${say.send}</button>`
            : nothing
        }
      </div>`;
  }

  /** A written puzzle as a file. */
  #file() {
    const goal = this.state ? problemOf(this.state).goal : '';
    if (!isWritten(goal)) return nothing;
    return html`<button type="button" @click=${() => download('puzzle.txt', new Blob([goal]))}>${words.written.save}</button>`;
  }

  /** The tree on the page, if it is drawn. */
  get #tree() {
    const root = /** @type {ShadowRoot} */ (this.getRootNode());
    const view = root.querySelector('tree-view');
    return /** @type {TreeCanvas | null} */ (
      view?.shadowRoot?.querySelector('tree-canvas') ?? null
    );
  }

  get #hosted() {
    return reachOf(location.href) === 'anywhere' ? null : hostedFrom(this.hosted);
  }

  /** The link's audience, if it is not everybody, and a remedy. */
  #reach() {
    const say = words.share;
    const reach = reachOf(location.href);
    if (reach === 'anywhere') return nothing;
    const wrong = this.hosted.trim() !== '' && !this.#hosted;
    const how = wrong ? say.hostedWrong : say.hostedHow;
    return html`<div class="reach">
      <p class=${wrong ? 'wrong' : ''} id="reach" role="status">
        ${this.#hosted ? say.hostedDone : words.text.sentences([say.reach[reach], how])}
      </p>
      <label>
        ${say.hosted}
        <input
          type="url"
          inputmode="url"
          placeholder="https://"
          spellcheck="false"
          aria-describedby="reach"
          aria-invalid=${wrong}
          .value=${this.hosted}
          @input=${this.#written}
          @keydown=${stay}
        />
      </label>
    </div>`;
  }

  /** @param {Event & {target: HTMLInputElement}} event */
  #written({ target }) {
    this.hosted = target.value;
    keepAddress(target.value);
    this.copied = '';
  }

  /** @param {State} state */
  #elements(state) {
    const say = words.share;
    return html`<div>
      <div class="elements" role="radiogroup" aria-label=${say.element}>
      ${elementsOf(state).map(
        (name) => html`<label>
          <input
            type="radio"
            name="element"
            .checked=${name === this.element}
            @change=${() => this.#embed(name)}
          />
          ${say.elements[name]}
        </label>`,
      )}
      </div>
      <div class="elements">
        <label>
          <input type="checkbox" .checked=${this.fromDisk} @change=${this.#disk} />
          ${say.fromDisk}
        </label>
      </div>
    </div>`;
  }

  /** @param {State} state @param {string} url @returns {{text: string, error: string, hint?: string}} */
  #text(state, url) {
    switch (this.form) {
      case 'link': {
        const say = words.written;
        if (!isWritten(problemOf(state).goal)) return { text: url, error: '' };
        const hint = url.length > MOST_SENT ? say.long(url.length) : say.link(url.length);
        return { text: url, error: '', hint };
      }
      case 'embed': {
        const hosted = this.#hosted;
        const isPublic = HOSTED || hosted !== null;
        const places = placesOf(hosted ? { href: hosted } : location, isPublic);
        if (this.fromDisk) places.module = ALL;
        const text = embedOf(state, this.element, places, words);
        const { embedAll, embedHosted, embedAlone } = words.share;
        const hint = isPublic ? embedHosted : embedAlone;
        return { text, error: '', hint: this.fromDisk ? embedAll : hint };
      }
      case 'markdown':
        return { text: markdownOf(state, url, words), error: '' };
      case 'contest':
        return contestOf(state);
      case 'recording':
        return { text: '', error: '' };
    }
  }

  /** @param {Form} form */
  #choose(form) {
    this.form = form;
    this.copied = '';
    // Encoders are large, so they are loaded when they are wanted.
    if (form === 'recording') {
      import('../recording/recording-part.js').catch(() => {
        this.copied = words.share.recording.notLoaded;
      });
    }
  }

  /** @param {Embedded} element */
  #embed(element) {
    this.element = element;
    this.copied = '';
  }

  /** @param {Event & {target: HTMLInputElement}} event */
  #disk({ target }) {
    this.fromDisk = target.checked;
    this.copied = '';
  }

  /** @param {Event & {target: HTMLInputElement}} event */
  #challenged({ target }) {
    this.challenge = target.checked;
    this.copied = '';
  }

  #enlarge() {
    /** @type {HTMLDialogElement | null} */
    const full = this.renderRoot.querySelector('dialog.full');
    full?.showModal();
  }

  /** @param {string} text */
  async #copy(text) {
    try {
      await navigator.clipboard.writeText(text);
      this.copied = words.share.copied;
    } catch {
      // Without clipboard access, select the text for manual copying.
      this.renderRoot.querySelector('textarea')?.select();
      this.copied = words.share.copyByHand;
    }
  }

  /** @param {string} url */
  #send(url) {
    // Rejects if the visitor cancels, which is no failure.
    navigator.share({ title: words.title, url }).catch(() => {});
  }
}

/** Enter in the field would close the dialog. @param {KeyboardEvent} event */
function stay(event) {
  if (event.key === 'Enter') event.preventDefault();
}

customElements.define('share-dialog', ShareDialog);
