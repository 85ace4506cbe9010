import { css, html, LitElement, nothing } from 'lit';
import { download } from '../../shared/export/download.js';
import { fields } from '../../shared/kit/properties.js';
import { controls } from '../../shared/kit/styles.js';
import { words } from '../../shared/words/words.js';
import { encode, expected, formatsOf } from './encode.js';
import { filmsOf } from './films.js';

/** @import { State } from '../../shared/state/state.js' */
/** @import { TreeCanvas } from '../tree/views/tree-canvas.js' */
/** @import { Film, Format } from './encode.js' */
/** @import { Kind } from './films.js' */

const NAMES = { mp4: 'MP4', webm: 'WebM', gif: 'GIF' };

/** `<recording-part>`: saves a film of the page as a file. */
export class RecordingPart extends LitElement {
  static properties = fields('state tree kind sizes message working');

  static styles = [
    controls,
    css`
      :host {
        display: grid;
        gap: var(--space-2);
        align-content: start;
      }
      div {
        display: flex;
        flex-wrap: wrap;
        gap: 0 var(--space-4);
      }
      label {
        display: flex;
        align-items: center;
        gap: var(--space-2);
        min-height: var(--touch);
      }
      input {
        margin: 0;
      }
      .formats {
        gap: var(--space-2);
      }
    `,
  ];

  /** @type {Partial<Record<Kind, () => Film>>} */
  #films = {};
  #film = /** @type {Film | null} */ (null);
  #stop = new AbortController();

  constructor() {
    super();
    this.state = /** @type {State | null} */ (null);
    this.tree = /** @type {TreeCanvas | null} */ (null);
    this.kind = /** @type {Kind | null} */ (null);
    /** Expected bytes of the formats that can be made. @type {readonly (readonly [Format, number])[]} */
    this.sizes = [];
    this.message = '';
    this.working = false;
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#stop.abort();
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (!changed.has('state') || !this.state) return;
    this.#films = filmsOf(this.state, this, this.tree);
    const kinds = /** @type {Kind[]} */ (Object.keys(this.#films));
    // The tree is on the screen, if there is one.
    this.#choose(kinds.includes('tree') ? 'tree' : (kinds[0] ?? null));
  }

  render() {
    const say = words.share.recording;
    const kinds = /** @type {Kind[]} */ (Object.keys(this.#films));
    if (kinds.length === 0) return html`<p>${say.none}</p>`;
    return html`
      <div role="radiogroup" aria-label=${say.kind}>
        ${kinds.map(
          (kind) => html`<label>
            <input type="radio" name="kind" .checked=${kind === this.kind} @change=${() => this.#choose(kind)} />
            ${say.kinds[kind]}
          </label>`,
        )}
      </div>
      <div class="formats" role="group" aria-label=${say.formats}>
        ${this.sizes.map(
          ([
            format,
            bytes,
          ]) => html`<button type="button" ?disabled=${this.working} @click=${() => this.#save(format)}>
            ${say.save(NAMES[format], Math.max(0.1, Math.round(bytes / 1e5) / 10))}
          </button>`,
        )}
        ${this.working ? html`<button type="button" @click=${() => this.#stop.abort()}>${say.stop}</button>` : nothing}
      </div>
      <p role="status">${this.message}</p>
    `;
  }

  /** @param {Kind | null} kind */
  async #choose(kind) {
    this.#stop.abort();
    this.kind = kind;
    this.sizes = [];
    const film = (kind && this.#films[kind]?.()) ?? null;
    this.#film = film;
    if (!film) return;
    this.message = words.share.recording.measuring;
    try {
      const sizes = [];
      for (const format of await formatsOf(film)) {
        sizes.push(/** @type {const} */ ([format, await expected(film, format)]));
        if (this.#film !== film) return;
      }
      this.sizes = sizes;
      this.message = words.share.recording.lasts(film.seconds);
    } catch (error) {
      this.#fail(error);
    }
  }

  /** @param {unknown} error */
  #fail(error) {
    const why = error instanceof Error ? error.message : String(error);
    this.message = words.statistics.exports.failed(why);
  }

  /** @param {Format} format */
  async #save(format) {
    const film = this.#film;
    if (!film || !this.kind) return;
    this.#stop = new AbortController();
    const { signal } = this.#stop;
    this.working = true;
    try {
      const report = (/** @type {number} */ share) => {
        this.message = words.share.recording.progress(share);
      };
      download(
        `rolling-cubes-${this.kind}.${format}`,
        await encode(film, format, { report, signal }),
      );
      this.message = words.share.recording.saved;
    } catch (error) {
      if (signal.aborted) this.message = words.share.recording.stopped;
      else this.#fail(error);
    }
    this.working = false;
  }
}

customElements.define('recording-part', RecordingPart);
