import { html, LitElement, nothing, svg } from 'lit';
import '../../../shared/board/goal-pattern.js';
import { mapStyle } from '../../../shared/draw/map.js';
import { roomOf } from '../../../shared/draw/room.js';
import { fields, flags } from '../../../shared/kit/properties.js';
import { controls } from '../../../shared/kit/styles.js';
import { words } from '../../../shared/words/words.js';
import { layTree } from '../tree-layout.js';
import { drawPairs, drawRoads, sheetOf } from './diagrams.js';
import { pictureStyle } from './picture-style.js';

/** @import { Pairs, Picture, Roads, TreeNode } from '../kind.js' */
/** @import { Place } from '../tree-layout.js' */

/** A node's size in em, by direction of growth. */
const ROOM = { down: { across: 6.5, down: 7.75 }, right: { across: 5, down: 9 } };

/** The smallest readable scale. A larger tree scrolls. */
const LEAST = 0.54;

const inUnits = (n = 0) => `calc(${n} * var(--unit))`;

/** @type {(x: string | undefined, y: string | undefined) => string} */
const placed = (x, y) => `inset-inline-start: ${x}; inset-block-start: ${y}`;

/** `<exercise-picture>`: what an exercise has come to: a small tree, a map, or pairs. Nodes that can be chosen are buttons. */
export class ExercisePicture extends LitElement {
  static properties = { ...fields('picture choosable chosen marks'), ...flags('sums patterns') };

  static styles = [controls, mapStyle, pictureStyle];

  constructor() {
    super();
    // It fits its room.
    roomOf(this);
    this.picture = /** @type {Picture | null} */ (null);
    this.choosable = /** @type {readonly string[]} */ ([]);
    this.chosen = /** @type {readonly string[] | null} */ (null);
    /** @type {{yours: readonly string[], model: readonly string[]}} */
    this.marks = { yours: [], model: [] };
    this.sums = true;
    this.patterns = false;
  }

  #fit() {
    /** @type {HTMLElement | null} */
    const whole = this.renderRoot.querySelector('.whole');
    if (!whole || this.clientHeight === 0) return;
    whole.style.zoom = '1';
    const [across, down] = [
      this.clientWidth / this.scrollWidth,
      this.clientHeight / this.scrollHeight,
    ];
    whole.style.zoom = String(Math.max(LEAST, Math.floor(100 * Math.min(1, across, down)) / 100));
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    this.#fit();
    // The node in question is scrolled into sight when it is asked about, and choosing does not scroll.
    if (changed.has('picture')) {
      const hand = this.renderRoot.querySelector('.hand');
      hand?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }
  }

  render() {
    const { picture } = this;
    if (!picture) return nothing;
    if (picture.pairs)
      return html`<div class="whole">${this.#columns(picture, picture.pairs)}</div>`;
    if (picture.isMap && picture.roads)
      return html`<div class="whole">${this.#map(picture.nodes, picture.roads)}</div>`;
    const sides = /** @type {const} */ (['forward', 'backward']);
    const trees = picture.nodes.some(({ side }) => side)
      ? sides.map((wanted) => picture.nodes.filter(({ side }) => side === wanted))
      : [picture.nodes];
    return html`<div class=${picture.nodes.length === 1 ? 'whole lone' : 'whole'}>
      ${
        picture.roads
          ? html`<div class="drawing">${drawRoads(picture.roads, words.exercises.desk.map)}</div>`
          : nothing
      }
      ${trees.map((nodes) => (nodes.length > 0 ? this.#tree(nodes, picture.puzzle) : nothing))}
    </div>`;
  }

  /** @param {readonly TreeNode[]} nodes @param {string} puzzle */
  #tree(nodes, puzzle) {
    const { places, across, down } = layTree(nodes);
    // Deep trees grow to the right, as screens are wider than high.
    const isRight = down > across + 1;
    const room = isRight ? ROOM.right : ROOM.down;
    const at = (/** @type {Place} */ place) => {
      const [one, other] = [place.across * room.across, place.down * room.down];
      return isRight ? [other, one] : [one, other];
    };
    const size = isRight
      ? [down * room.down, across * room.across]
      : [across * room.across, down * room.down];
    const middle = isRight ? [4, 2.2] : [3, 2.9];
    return html`<div class=${isRight ? 'tree right' : 'tree'} .style=${`inline-size: ${inUnits(size[0])}; block-size: ${inUnits(size[1])}`} role="group" aria-label=${words.exercises.desk.picture}>
      <svg class="lines" viewBox="0 0 ${size[0]} ${size[1]}" preserveAspectRatio="none" aria-hidden="true">
        ${places.map((place) => {
          if (!place.parent) return nothing;
          const [[x1 = 0, y1 = 0], [x2 = 0, y2 = 0]] = [at(place.parent), at(place)];
          const [dx = 0, dy = 0] = middle;
          return svg`<line x1=${x1 + dx} y1=${y1 + dy} x2=${x2 + dx} y2=${y2 + dy}></line>`;
        })}
      </svg>
      ${places.map((place) => {
        const [x, y] = at(place).map(inUnits);
        return this.#node(place.node, puzzle, `${placed(x, y)}; --depth: ${place.down}`);
      })}
    </div>`;
  }

  /** @param {readonly TreeNode[]} nodes @param {Roads} roads */
  #map(nodes, roads) {
    const sheet = sheetOf(roads, nodes, this.sums);
    const { width, height } = sheet.size;
    return html`<div class="places" role="group" aria-label=${words.exercises.desk.picture}>
      ${drawRoads(roads, words.exercises.desk.roads, sheet)}
      ${nodes.map((node, n) => {
        const { x = 0, y = 0 } = sheet.points[n] ?? {};
        return this.#node(node, '', placed(`${(100 * x) / width}%`, `${(100 * y) / height}%`));
      })}
    </div>`;
  }

  /** @param {TreeNode} node @param {string} puzzle @param {string} at its style */
  #node(node, puzzle, at) {
    const { id, pieces, name, fate, side } = node;
    const { marks, chosen } = this;
    const numbers = node.numbers.filter(({ sum }) => this.sums || !sum);
    const say = words.exercises.desk;
    const mark = marks.model.includes(id) ? 'model' : marks.yours.includes(id) ? 'yours' : '';
    // A tree has its side by its place, a place on a map has not.
    const of = this.picture?.isMap && side ? words.exercises.sides[side] : '';
    const texts = [of, ...numbers.map((one) => `${one.name} ${one.value}`), say.fates[fate]].filter(
      Boolean,
    );
    if (mark) texts.push(mark === 'model' ? say.model : say.yours);
    const label = words.text.list(name, texts);
    const sign = mark
      ? html`<span class="sign" aria-hidden="true">${mark === 'model' ? '✓' : '✗'}</span>`
      : nothing;
    const shown = html`${
      pieces.length > 0
        ? html`<goal-pattern .puzzle=${puzzle} .pattern=${pieces} .patterns=${this.patterns} .label=${name}></goal-pattern>`
        : html`<span class="letter">${name}</span>`
    }<span class="numbers">${numbers.map(
      (one) =>
        html`<span>${one.name}&nbsp;${one.sum ? html`<b>${one.value}</b>` : one.value}</span>`,
    )}${fate === 'cut' || fate === 'duplicate' || fate === 'replaced' ? html`<span class="fate">${say.fates[fate]}</span>` : nothing}</span>`;
    // The map itself has names and numbers.
    const content = html`${this.picture?.isMap ? nothing : shown}${sign}`;
    const look = `node ${fate} ${mark}`;
    return this.choosable.includes(id)
      ? html`<button
          class=${look}
          .style=${at}
          data-id=${id}
          aria-label=${label}
          aria-pressed=${chosen ? String(chosen.includes(id)) : nothing}
          @click=${() => this.#choose(id)}
        >
          ${content}
        </button>`
      : html`<div class=${look} .style=${at} role="img" aria-label=${label}>${content}</div>`;
  }

  /** @param {Picture} picture @param {Pairs} pairs */
  #columns({ nodes }, pairs) {
    const column = (/** @type {'forward' | 'backward'} */ wanted) =>
      html`<div class="column">
        ${nodes.filter(({ side }) => side === wanted).map((node) => this.#node(node, '', ''))}
      </div>`;
    return html`<div class="columns" role="group" aria-label=${words.exercises.desk.picture}>
      ${drawPairs(pairs)} ${column('forward')} ${column('backward')}
    </div>`;
  }

  /** @param {string} id */
  #choose(id) {
    this.dispatchEvent(new CustomEvent('choose', { detail: id }));
  }
}

customElements.define('exercise-picture', ExercisePicture);
