import { css, html, LitElement, nothing } from 'lit';
import { controls } from '../../../shared/kit/styles.js';
import { words } from '../../../shared/words/words.js';
import { firstPainting, paintingsIn, replaced, textOfBlock } from '../blocks.js';
import { groupOf, keptOf, paintingText, touched } from '../painting.js';
import { colourOf, groups } from './group-style.js';
import './painted-board.js';
import './painting-tables.js';
import { fields } from '../../../shared/kit/properties.js';
import { bench } from './style.js';

/** @import { Block, HeuristicReading, PaintingKey, Vocabulary, WorkshopReport } from '../../../pkg/rolling_cubes.js' */
/** @import { Kept } from '../painting.js' */

/** `<paint-bench>`: what a painting keeps, touched on a board; and the tables that come of it. Fires `edited` with the next text. */
export class PaintBench extends LitElement {
  static properties = {
    ...fields('game goal text reading vocabulary tables chosen group'),
    isOffered: { type: Boolean },
  };

  static styles = [
    controls,
    bench,
    groups,
    css`
      :host {
        container-type: inline-size;
      }
      .keys {
        display: grid;
        gap: var(--space-3) var(--space-4);
        align-items: start;
      }
      @container (min-width: 24rem) {
        .several {
          grid-template: auto 1fr / auto minmax(0, 1fr);
        }
        .several .key:first-child {
          grid-row: 1 / span 2;
          inline-size: 15rem;
        }
      }
      .key {
        display: grid;
        gap: var(--space-1);
        align-content: start;
      }
    `,
  ];

  constructor() {
    super();
    this.game = '';
    this.goal = /** @type {readonly (string | null)[]} */ ([]);
    this.text = '';
    /** Whether it is the default instead of a choice. */
    this.isOffered = false;
    this.reading = /** @type {HeuristicReading | null} */ (null);
    this.vocabulary = /** @type {Vocabulary | null} */ (null);
    this.tables = /** @type {WorkshopReport | null} */ (null);
    this.chosen = 0;
    this.group = 0;
  }

  render() {
    const { reading, vocabulary } = this;
    if (!reading || !vocabulary) return nothing;
    const say = words.workshop.paint;
    const paintings = paintingsIn(reading.tree);
    const block = paintings[Math.min(this.chosen, paintings.length - 1)];
    return html`<p class="how">${say.about}</p>
      <div class="row" role="group" aria-label=${say.choose}>
        ${paintings.map(
          (one) => html`<button
            class="code"
            aria-pressed=${one === block}
            @click=${() => this.#choose(paintings.indexOf(one))}
          >
            ${textOfBlock(reading.text ?? '', one)}
          </button>`,
        )}
        <button @click=${this.#add}>${say.add}</button>
      </div>
      <p><span class="how">${words.workshop.write.text}:</span> <code>${this.text}</code></p>
      ${block ? this.#painting(block, reading.text ?? '', vocabulary) : nothing}`;
  }

  /** @param {Block} block @param {string} text @param {Vocabulary} vocabulary */
  #painting(block, text, { painting: keys, squares, side }) {
    const kept = keptOf(block, keys);
    const touch = (/** @type {PaintingKey} */ key, /** @type {string} */ member) => {
      const next = paintingText(touched(kept, key, member, key.groups ? this.group : 0), keys);
      // An empty painting is invalid: the last member stays.
      if (next) this.#write(replaced(text, block, next));
    };
    const say = words.workshop.paint;
    const groups = Math.max(1, ...Object.values(kept).map(({ length }) => length));
    return html`<div class=${keys.length > 1 ? 'keys several' : 'keys'}>
        ${keys.map((key) => {
          const places = placesOf(key, squares, this.goal);
          return html`<div class="key">
            <h3>${say.key(key.key)}</h3>
            <p class="how">${say.how(key.key)}</p>
            ${key.groups ? this.#groups(kept[key.key]?.length ?? 1) : nothing}
            ${
              places
                ? html`<painted-board
                    .game=${this.game}
                    .goal=${this.goal}
                    .side=${side}
                    .places=${places}
                    .of=${key}
                    .kept=${kept}
                    @touched=${(/** @type {CustomEvent<string>} */ { detail }) => touch(key, detail)}
                  ></painted-board>`
                : this.#chips(key, kept, touch)
            }
          </div>`;
        })}
      </div>
      <p>${groups > 1 ? say.whyGroups : say.why}</p>
      <painting-tables .text=${textOfBlock(text, block)} .report=${this.tables}></painting-tables>`;
  }

  /** @param {number} there */
  #groups(there) {
    const say = words.workshop.paint;
    const all = Array.from({ length: Math.max(there, this.group + 1) }, (_, n) => n);
    return html`<div class="row" role="group" aria-label=${say.groups}>
      ${all.map(
        (n) => html`<button
          aria-pressed=${n === this.group}
          .style=${colourOf(n)}
          @click=${() => this.#setGroup(n)}
        >
          <span class="badge">&nbsp;</span> ${say.group(n)}
        </button>`,
      )}
      ${all.length <= there ? html`<button @click=${() => this.#setGroup(there)}>${say.newGroup}</button>` : nothing}
    </div>`;
  }

  /** @param {PaintingKey} key @param {Kept} kept @param {(key: PaintingKey, member: string) => void} touch */
  #chips(key, kept, touch) {
    const say = words.workshop.paint;
    return html`<div class="row" role="group" aria-label=${say.key(key.key)}>
      ${key.members.map(
        (member) => html`<button
          aria-pressed=${groupOf(kept, key, member) >= 0}
          @click=${() => touch(key, member)}
        >
          ${say.member(member)}
        </button>`,
      )}
    </div>`;
  }

  /** @param {number} n */
  #choose(n) {
    this.chosen = n;
    this.group = 0;
  }

  /** @param {number} n */
  #setGroup(n) {
    this.group = n;
  }

  /** Replaces an untouched text, or adds by max. */
  #add() {
    const { vocabulary, reading, isOffered } = this;
    if (!vocabulary) return;
    const one = firstPainting(vocabulary);
    const text = reading?.facts && !isOffered ? reading.text : null;
    this.#write(text === null ? one : `max(${text}, ${one})`);
    this.#choose(text === null ? 0 : paintingsIn(reading?.tree ?? null).length);
  }

  /** @param {string} text */
  #write(text) {
    this.dispatchEvent(new CustomEvent('edited', { detail: text }));
  }
}

/**
 * Members that squares stand for; null for others. None if members are neither squares nor pieces.
 * @param {PaintingKey} key @param {readonly string[]} squares @param {readonly (string | null)[]} goal
 * @returns {(string | null)[] | null}
 */
function placesOf({ members }, squares, goal) {
  if (members.every((member) => squares.includes(member))) return [...squares];
  const pieces = goal.map((piece) => (piece === null ? null : Number(piece).toString(16)));
  const isPieces = members.every((member) => pieces.includes(member));
  return isPieces ? pieces.map((piece) => (members.includes(piece ?? '') ? piece : null)) : null;
}

customElements.define('paint-bench', PaintBench);
