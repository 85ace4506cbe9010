import { css, html, LitElement, nothing, svg } from 'lit';
import { words } from '../messages.js';
import { legendOf, markParts } from '../tree/legend.js';
import { recipesOf } from '../tree/theme.js';
import { extentInWords } from './in-words.js';
import { controls } from './styles.js';

/** `<tree-legend>`: what signs and colours of a picture mean, and how much of the run it shows. */
export class TreeLegend extends LitElement {
  /** @override */
  static properties = {
    picture: { attribute: false },
    looks: { attribute: false },
    colour: { attribute: false },
    total: { type: Number },
  };

  /** @override */
  static styles = [
    controls,
    css`
      :host {
        display: flex;
        flex-wrap: wrap;
        gap: 0 var(--space-4);
        font-size: var(--text-s);
        color: var(--ink-muted);
      }
      p {
        flex: 1 0 100%;
        margin: 0;
        line-height: var(--touch);
        color: var(--ink);
      }
      ul {
        display: flex;
        flex-wrap: wrap;
        gap: 0 var(--space-3);
        margin: 0;
        padding: 0;
        list-style: none;
      }
      li {
        display: flex;
        align-items: center;
        gap: var(--space-1);
        white-space: nowrap;
      }
      @media (max-width: 359px) {
        li {
          white-space: normal;
        }
      }
      svg {
        flex: none;
        width: 1.125rem;
        height: 1.125rem;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {import('../tree/picture.js').Picture | null} */
    this.picture = null;
    /** @type {import('../tree/looks.js').Looks | null} */
    this.looks = null;
    /** The lane's colour. */
    this.colour = 'var(--lane-0)';
    /** How many nodes the search, or its iteration, has generated. */
    this.total = 0;
  }

  /** @override */
  render() {
    const say = words.tree;
    const { picture, looks } = this;
    if (!picture || !looks) return nothing;
    const colours = recipesOf(this.colour);
    return html`<ul aria-label=${say.legend}>
      ${legendOf(picture, looks, say).map(
        ({ mark, name, meaning }) =>
          html`<li title=${meaning || nothing}>${drawn(markParts(mark, colours, 'currentColor'))} ${name}</li>`,
      )}
      <li>${say.straightBack}</li>
    </ul>
    ${this.#extent(picture)}`;
  }

  /** @param {import('../tree/picture.js').Picture} picture */
  #extent(picture) {
    const { size, folded } = picture;
    const hidden = folded.reduce((all, n) => all + n, 0);
    return html`<p title=${words.tree.showingLong(size, hidden)}>${extentInWords(picture, this.total)}</p>`;
  }
}

/** @param {readonly import('../tree/legend.js').Part[]} parts */
const drawn = (parts) => html`<svg viewBox="-10 -10 20 20" aria-hidden="true">
  ${parts.map(
    ({ d, fill, stroke, width, dash, opacity }) =>
      svg`<path d=${d} fill=${fill} stroke=${stroke} stroke-width=${width} stroke-dasharray=${dash} opacity=${opacity}></path>`,
  )}
</svg>`;

customElements.define('tree-legend', TreeLegend);
