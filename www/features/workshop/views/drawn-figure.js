import { css, html, LitElement, nothing } from 'lit';
import { draw } from '../../../shared/draw/draw.js';
import { pictureStyle, remOf, roomOf } from '../../../shared/draw/room.js';
import { elementOf, INK } from '../../../shared/draw/screen.js';

/** @import { Columns } from '../../../shared/draw/figure.js' */

/** `<drawn-figure>`: a still figure of the one drawing core, as large as its element; what it says stands beside it in words. */
export class DrawnFigure extends LitElement {
  static properties = { figure: { attribute: false } };

  static styles = [
    pictureStyle,
    css`
    :host {
      display: block;
      position: relative;
      min-width: 0;
      overflow: hidden;
    }
  `,
  ];

  #room = roomOf(this);

  constructor() {
    super();
    this.figure = /** @type {Columns | null} */ (null);
  }

  render() {
    const { figure } = this;
    const { width, height } = this.#room;
    if (!figure || width === 0) return nothing;
    const room = { width, height, rem: 0.85 * remOf() };
    const { shapes } = draw(figure, room, INK);
    return html`<svg class="picture" role="img" aria-label=${figure.title} viewBox="0 0 ${width} ${height}">
      ${shapes.map(elementOf)}
    </svg>`;
  }
}

customElements.define('drawn-figure', DrawnFigure);
