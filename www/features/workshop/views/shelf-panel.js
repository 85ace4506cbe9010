import { css, html, LitElement, nothing } from 'lit';
import { controls } from '../../../shared/kit/styles.js';
import { words } from '../../../shared/words/words.js';
import { drop, dropAll, keep, shelfOf } from '../shelf.js';
import { bench } from './style.js';

/** `<shelf-panel>`: bounds that are kept on this device. Fires `edited` with the next text of the bench. */
export class ShelfPanel extends LitElement {
  static properties = { game: { type: String }, text: { attribute: false } };

  static styles = [
    controls,
    bench,
    css`
      ul {
        display: grid;
        gap: var(--space-1);
      }
      li {
        display: flex;
        align-items: center;
        gap: var(--space-1);
      }
      li > :first-child {
        flex: 1;
        min-width: 0;
        overflow: hidden;
        text-overflow: ellipsis;
        text-align: start;
      }
      button.quiet {
        min-width: calc(2 * var(--unit));
      }
    `,
  ];

  constructor() {
    super();
    this.game = '';
    this.text = /** @type {string | null} */ (null);
  }

  render() {
    const say = words.workshop.shelf;
    const { text, game } = this;
    const kept = game ? shelfOf(game) : [];
    const again = (/** @type {() => void} */ act) => () => {
      act();
      this.requestUpdate();
    };
    return html`<div class="row">
        <h3>${say.title}</h3>
        <button
          title=${say.keepLong}
          ?disabled=${text === null || kept.includes(text)}
          @click=${again(() => text !== null && keep(game, text))}
        >
          ${say.keep}
        </button>
        ${kept.length > 1 ? html`<button class="quiet" @click=${again(() => dropAll(game))}>${say.dropAll}</button>` : nothing}
      </div>
      ${
        kept.length === 0
          ? html`<p class="how">${words.text.sentences([say.none, say.about])}</p>`
          : html`<ul>
              ${kept.map(
                (one) => html`<li>
                  <button class="quiet code" title=${one} aria-label=${say.use(one)} @click=${() => this.#write(one)}>${one}</button>
                  ${
                    text === null || text === one
                      ? nothing
                      : html`<button aria-label=${say.maxLong(one)} title=${say.maxLong(one)} @click=${() => this.#write(`max(${text}, ${one})`)}>${say.max}</button>
                          <button aria-label=${say.sumLong(one)} title=${say.sumLong(one)} @click=${() => this.#write(`(${text}) + (${one})`)}>${say.sum}</button>`
                  }
                  <button class="quiet" aria-label=${say.drop(one)} title=${say.drop(one)} @click=${again(() => drop(game, one))}>×</button>
                </li>`,
              )}
            </ul>
            <p class="how">${say.about}</p>`
      }`;
  }

  /** @param {string} text */
  #write(text) {
    this.dispatchEvent(new CustomEvent('edited', { detail: text }));
  }
}

customElements.define('shelf-panel', ShelfPanel);
