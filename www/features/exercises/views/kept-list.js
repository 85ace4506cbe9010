import { css, html, LitElement } from 'lit';
import { ask } from '../../../shared/kit/act.js';
import { controls } from '../../../shared/kit/styles.js';
import { words } from '../../../shared/words/words.js';
import { KeptResults } from '../kept.js';
import { setInWords } from './answer-words.js';

/** `<kept-list>`: what this device keeps of exercises, to be opened or deleted. */
export class KeptList extends LitElement {
  static styles = [
    controls,
    css`
      p {
        margin: 0 0 var(--space-2);
      }
      ul {
        margin: 0 0 var(--space-2);
      }
      li {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2);
        align-items: center;
        border-block-end: 1px solid var(--line);
        overflow-wrap: anywhere;
      }
      li span {
        flex: 1 1 12rem;
      }
    `,
  ];

  #kept = new KeptResults();

  render() {
    const say = words.exercises.kept;
    const all = this.#kept.all();
    if (!all) return html`<p>${say.blocked}</p>`;
    if (all.length === 0) return html`<p>${words.text.sentences([say.about, say.none])}</p>`;
    return html`<p>${say.about}</p>
      <ul>
        ${all.map(
          (one) => html`<li>
            <span>${one.at} · ${setInWords(one.exercise)}</span>
            <button @click=${() => ask(this, ({ page }) => page.set({ own: { exercise: one.exercise, answers: one.answers } }))}>${say.open}</button>
            <button @click=${() => {
              this.#kept.remove(one);
              this.requestUpdate();
            }}>${say.remove}</button>
          </li>`,
        )}
      </ul>
      <button @click=${() => {
        this.#kept.clear();
        this.requestUpdate();
      }}>${say.all}</button>`;
  }
}

customElements.define('kept-list', KeptList);
