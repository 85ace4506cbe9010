import { css, html, LitElement, nothing, svg } from 'lit';
import { fields } from '../../../shared/kit/properties.js';
import { controls } from '../../../shared/kit/styles.js';
import { words } from '../../../shared/words/words.js';
import { legendOf, markParts } from '../legend.js';
import { recipesOf } from '../theme.js';
import { extentInWords } from './tree-words.js';

/** @import { Moment } from '../../trace/trace.js' */
/** @import { Part } from '../legend.js' */
/** @import { Looks } from '../looks.js' */
/** @import { Picture } from '../picture.js' */

/** `<tree-legend>`: the meaning of signs and colours, and the shown share of the run. */
export class TreeLegend extends LitElement {
  static properties = { ...fields('picture looks colour moment'), total: { type: Number } };

  static styles = [
    controls,
    css`
      :host {
        display: flex;
        flex-wrap: wrap;
        justify-content: space-between;
        gap: 0 var(--space-4);
        font-size: var(--text-s);
        color: var(--ink-muted);
      }
      p {
        color: var(--ink);
      }
      ul {
        display: flex;
        flex-wrap: wrap;
        gap: 0 var(--space-3);
      }
      li {
        display: flex;
        align-items: center;
        gap: var(--space-1);
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
    this.picture = /** @type {Picture | null} */ (null);
    this.looks = /** @type {Looks | null} */ (null);
    this.colour = 'var(--lane-0)';
    this.moment = /** @type {Moment} */ ({ now: 0, ended: false });
    this.total = 0;
  }

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
    </ul>
    <p>${extentInWords(picture, this.moment, this.total)}</p>`;
  }
}

/** @param {readonly Part[]} parts */
const drawn = (parts) => html`<svg viewBox="-10 -10 20 20" aria-hidden="true">
  ${parts.map(
    ({ d, fill, stroke, width, dash, opacity }) =>
      svg`<path d=${d} fill=${fill} stroke=${stroke} stroke-width=${width} stroke-dasharray=${dash} opacity=${opacity}></path>`,
  )}
</svg>`;

customElements.define('tree-legend', TreeLegend);
