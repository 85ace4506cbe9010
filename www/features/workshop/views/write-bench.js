import { css, html, LitElement, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { reported } from '../../../shared/engine/error-words.js';
import { controls } from '../../../shared/kit/styles.js';
import { words } from '../../../shared/words/words.js';
import {
  blockAt,
  firstHole,
  HOLE,
  moved,
  replaced,
  textOfBlock,
  WRAPS,
  wrapsOf,
} from '../blocks.js';
import { isHoled } from '../reading.js';
import { startersOf, unknownIn, wordsOf } from '../suggest.js';
import './block-palette.js';
import './block-tree.js';
import { fields, flags } from '../../../shared/kit/properties.js';
import { bench } from './style.js';

/** @import { Block, ErrorReport, HeuristicReading, Vocabulary } from '../../../pkg/rolling_cubes.js' */
/** @import { Path } from '../blocks.js' */
/** @import { BlockTree } from './block-tree.js' */

/** `<write-bench>`: a bound as text and as blocks, two views of one tree. Fires `written` with what was typed, `edited` with what was put together. */
export class WriteBench extends LitElement {
  static properties = { ...fields('text reading vocabulary chosen'), ...flags('isOffered brief') };

  static styles = [
    controls,
    bench,
    css`
      textarea {
        display: block;
        resize: vertical;
        field-sizing: content;
        min-height: calc(4.5 * var(--unit));
        max-height: calc(12 * var(--unit));
      }
      .between {
        justify-content: space-between;
      }
      select {
        max-width: 13.5rem;
      }
      mark {
        color: inherit;
        background: none;
        text-decoration: underline wavy var(--alarm);
        text-underline-offset: 3px;
      }
      .message {
        display: grid;
        gap: var(--space-1);
        min-height: 1.4em;
      }
      details {
        display: grid;
      }
      .inside {
        display: grid;
        gap: var(--space-2);
      }
      details summary {
        cursor: pointer;
        color: var(--accent);
        line-height: var(--touch);
      }
      .wraps button {
        min-height: calc(2 * var(--unit));
        min-width: 0;
        padding: 0 var(--space-2);
        font-size: var(--text-s);
      }
      @media (pointer: coarse) {
        .wraps button {
          min-height: var(--touch);
        }
      }
    `,
  ];

  #treeView = () => /** @type {BlockTree | null} */ (this.renderRoot.querySelector('block-tree'));

  constructor() {
    super();
    this.text = '';
    /** Whether it is the default instead of a choice. */
    this.isOffered = false;
    this.reading = /** @type {HeuristicReading | null} */ (null);
    this.vocabulary = /** @type {Vocabulary | null} */ (null);
    this.brief = false;
    this.chosen = /** @type {Path} */ ([]);
  }

  /** A deleted block selects the whole. */
  willUpdate() {
    const tree = this.reading?.tree;
    if (tree && !blockAt(tree, this.chosen)) this.chosen = [];
  }

  render() {
    const { reading, vocabulary, text } = this;
    if (!reading || !vocabulary) return nothing;
    const say = words.workshop.write;
    const { error } = reading;
    const starters = startersOf(vocabulary);
    // Starters disappear once another text is begun.
    const isFresh =
      this.isOffered || text.trim() === '' || starters.some((one) => one.text === text);
    return html`
      ${!this.brief && (isFresh || (error && !isHoled(reading))) ? this.#starters(starters) : nothing}
      <div class="row between">
        <label class="how" for="text">${say.text}</label>
        <label class="row"
          ><span class="how">${say.examples}</span>
          <select @change=${this.#exampled}>
            <option value="">${say.choose}</option>
            ${vocabulary.examples.map(
              ({ name, text: of }) =>
                html`<option value=${of} .selected=${of === reading.text}>${say.example(name)}</option>`,
            )}
          </select>
        </label>
      </div>
        <textarea
          id="text"
          class="code"
          rows="3"
          spellcheck="false"
          autocapitalize="off"
          autocomplete="off"
          maxlength=${vocabulary.most_characters}
          aria-invalid=${error !== null}
          aria-describedby="message"
          .value=${live(text)}
          @input=${(/** @type {Event & {target: HTMLTextAreaElement}} */ { target }) => this.#write(target.value)}
        ></textarea>
      <div class="message" id="message" role="status">${error ? this.#wrong(error, vocabulary) : factsOf(reading)}</div>
      <p class="how">${say.words} ${wordsOf(vocabulary).map((word, n) => this.#word(word, n))}</p>
      <details>
        <summary>${say.blocks}</summary>
        ${reading.tree ? this.#blocks(reading.tree, reading.text ?? '', vocabulary) : html`<p class="how">${say.noBlocks}</p>`}
      </details>
    `;
  }

  /** A word of bounds with what it means. @param {string} word @param {number} n */
  #word(word, n) {
    const means = words.workshop.write.means(word);
    return html`${n > 0 ? '\u00a0· ' : ''}<span class="code">${word}</span>${means === word ? '' : ` ${means}`}`;
  }

  /** @param {ReturnType<typeof startersOf>} starters */
  #starters(starters) {
    const say = words.workshop.write;
    return html`<div class="row" role="group" aria-label=${say.starters}>
      ${starters.map(
        ({ name, text }) => html`<button
          title=${text}
          aria-pressed=${text === this.text}
          @click=${() => this.#write(text)}
        > ${say.starter[name]} </button>`,
      )}
    </div>`;
  }

  /** @param {ErrorReport} error @param {Vocabulary} vocabulary */
  #wrong(error, vocabulary) {
    const say = words.workshop.write;
    const column = error.column ?? 1;
    const strange = unknownIn(this.text, column, vocabulary, say);
    if (strange) {
      const { from } = strange;
      return html`<p class="code">
          ${this.text.slice(0, from)}<mark>${strange.unknown}</mark>${this.text.slice(from + strange.unknown.length)}
        </p>
        <p class="wrong">${say.unknown(strange.unknown, strange.meant)}</p>`;
    }
    const at = Math.min(column - 1, this.text.length);
    const [here = ''] = /^(?:[\w-]+|\S?)/.exec(this.text.slice(at)) ?? [];
    const from = Math.max(0, at - 24);
    return html`<p class="code">
        ${from > 0 ? '…' : ''}${this.text.slice(from, at)}<mark>${here || '\u00a0'}</mark>${this.text.slice(at + here.length, at + here.length + 16)}
      </p>
      ${
        this.reading && isHoled(this.reading)
          ? html`<p>${say.holed}</p>`
          : html`<p class="wrong">${say.wrong(reported({ ...error, field: null }))}</p>`
      }`;
  }

  /** @param {Block} tree @param {string} text @param {Vocabulary} vocabulary */
  #blocks(tree, text, vocabulary) {
    const say = words.workshop.write;
    return html`<div class="inside"><block-tree
        .tree=${tree}
        .text=${text}
        .chosen=${this.chosen}
        @chosen=${(/** @type {CustomEvent<Path>} */ { detail }) => {
          this.chosen = detail;
        }}
        @moved=${this.#moved}
        @hollowed=${() => this.#put(HOLE)}
      ></block-tree>
      <p class="how">${say.blocksHow}</p>
      <div class="row wraps" role="group" aria-label=${say.wraps.region}>
        ${
          /** @type {(keyof typeof say.wrapsLong)[]} */ (wrapsOf(vocabulary)).map(
            (name) =>
              html`<button title=${say.wrapsLong[name]} @click=${() => this.#wrap(name)}>${say.wraps[name]}</button>`,
          )
        }
        <button @click=${() => this.#put(HOLE)}>${say.hollow}</button>
      </div>
      <block-palette
          .vocabulary=${vocabulary}
          .tree=${this.#treeView}
          @put=${(/** @type {CustomEvent<{text: string, path: Path | null}>} */ { detail: { text: put, path } }) => this.#put(put, path ?? this.chosen)}
        ></block-palette>
      </div>`;
  }

  /** @param {string} text */
  #write(text) {
    this.dispatchEvent(new CustomEvent('written', { detail: text }));
  }

  /** @param {string} text */
  #edit(text) {
    this.dispatchEvent(new CustomEvent('edited', { detail: text }));
  }

  /** @param {Event & {target: HTMLSelectElement}} event */
  #exampled({ target }) {
    if (target.value) this.#write(target.value);
  }

  /** @param {string} put @param {Path} [path] */
  #put(put, path = this.chosen) {
    const { tree, text } = this.reading ?? {};
    const block = tree && blockAt(tree, path);
    if (!block || typeof text !== 'string') return;
    this.#edit(replaced(text, block, put));
    this.#afterPut(path);
  }

  /** @param {Path} path */
  async #afterPut(path) {
    await this.updateComplete;
    const tree = this.reading?.tree;
    const there = tree && blockAt(tree, path);
    const hole = there && firstHole(there);
    if (!tree || !there) this.chosen = [];
    else this.chosen = hole ? [...path, ...hole] : (firstHole(tree) ?? path);
  }

  /** @param {keyof typeof WRAPS} name */
  #wrap(name) {
    const { tree, text } = this.reading ?? {};
    const block = tree && blockAt(tree, this.chosen);
    const wrap = WRAPS[name];
    if (block && wrap && typeof text === 'string') this.#put(wrap(textOfBlock(text, block)));
  }

  /** @param {CustomEvent<{from: Path, to: Path}>} event */
  #moved({ detail: { from, to } }) {
    const { tree, text } = this.reading ?? {};
    const [one, other] = tree ? [blockAt(tree, from), blockAt(tree, to)] : [];
    const next = one && other && typeof text === 'string' ? moved(text, one, other) : null;
    if (next !== null) this.#edit(next);
  }
}

/** @param {HeuristicReading} reading */
function factsOf({ facts }) {
  if (!facts) return nothing;
  const say = words.workshop.facts;
  const { admissible, consistent, steps, bytes } = facts;
  const proved = consistent ? 'consistent' : admissible ? 'admissible' : 'open';
  return html`<p>${say.byConstruction[proved]}</p>
    <p class="how">${say.price(steps, bytes)}</p>`;
}

customElements.define('write-bench', WriteBench);
