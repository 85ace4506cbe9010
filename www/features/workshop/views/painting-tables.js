import { css, html, LitElement, nothing } from 'lit';
import { controls } from '../../../shared/kit/styles.js';
import { words } from '../../../shared/words/words.js';
import './drawn-figure.js';
import { bench } from './style.js';

/** @import { WorkshopReport } from '../../../pkg/rolling_cubes.js' */
/** @import { Columns } from '../../../shared/draw/figure.js' */

/** `<painting-tables>`: what the tables of a painting hold. */
export class PaintingTables extends LitElement {
  static properties = { text: { type: String }, report: { attribute: false } };

  static styles = [
    controls,
    bench,
    css`
      drawn-figure {
        height: 9rem;
      }
    `,
  ];

  constructor() {
    super();
    this.text = '';
    this.report = /** @type {WorkshopReport | null} */ (null);
  }

  render() {
    const say = words.workshop.paint;
    const painting = this.report?.paintings.find(({ text }) => text === this.text);
    if (!painting) return html`<p class="how" role="status">${say.building}</p>`;
    const { tables } = painting;
    return tables.map(
      ({ positions, bytes, mean, largest, histogram }, n) => html`<div role="status">
        ${tables.length > 1 ? html`<h4>${say.table(n)}</h4>` : nothing}
        <p>${say.facts(positions, bytes, mean, largest)}</p>
        <drawn-figure .figure=${histogramOf(histogram)}></drawn-figure>
      </div>`,
    );
  }
}

/** @param {readonly number[]} counts @returns {Columns} */
function histogramOf(counts) {
  const { histogram, value, count } = words.workshop.paint;
  const frame = { kind: /** @type {const} */ ('columns'), title: histogram, x: value, y: count };
  return { ...frame, logarithmic: false, counts, signs: [] };
}

customElements.define('painting-tables', PaintingTables);
