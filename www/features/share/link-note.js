import { css, html, LitElement } from 'lit';
import { inWords } from '../../shared/engine/error-words.js';
import { ask } from '../../shared/kit/act.js';
import { controls } from '../../shared/kit/styles.js';
import { words } from '../../shared/words/words.js';

/** @import { Misread } from '../../pkg/rolling_cubes.js' */

/** `<link-note>`: lists the invalid parts of the opened link. */
export class LinkNote extends LitElement {
  static properties = { parts: { attribute: false } };

  static styles = [
    controls,
    css`
      :host {
        grid-column: 1 / -1;
        display: block;
      }
      section {
        display: flex;
        gap: var(--space-4);
        align-items: start;
        padding: var(--space-2) var(--space-3);
        background: var(--well);
        border: 1px solid var(--line);
        border-radius: var(--radius);
        max-height: 30dvh;
        overflow: auto;
      }
      div {
        align-self: safe center;
      }
      ul {
        padding-inline-start: 1.25em;
        list-style: disc;
      }
      li {
        overflow-wrap: anywhere;
      }
      li span {
        color: var(--ink-muted);
        font-size: var(--text-s);
      }
      button {
        flex: none;
        margin-inline-start: auto;
        position: sticky;
        inset-block-start: 0;
      }
    `,
  ];

  constructor() {
    super();
    this.parts = /** @type {readonly Misread[]} */ ([]);
  }

  render() {
    const say = words.linkNote;
    const isCut = this.parts.some(({ key }) => key === 'length');
    return html`<section role="status" aria-label=${say.region}>
      <div>
        <p>${isCut ? say.cut : say.title}</p>
        <ul>
          ${(isCut ? [] : this.parts).map(
            ({ key, given, allowed }) =>
              html`<li>${say.part(key, inWords(given))} <span>${say.allowed(inWords(allowed))}</span></li>`,
          )}
        </ul>
      </div>
      <button @click=${() => ask(this, (control) => control.page.dismissMisread())}>${say.dismiss}</button>
    </section>`;
  }
}

customElements.define('link-note', LinkNote);
