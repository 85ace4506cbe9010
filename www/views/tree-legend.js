import { css, html, LitElement, nothing, svg } from 'lit';
import { words } from '../messages.js';
import { pathOf } from '../tree/export.js';
import { PRESENCE, SIGNS } from '../tree/looks.js';
import { recipesOf } from '../tree/theme.js';
import { controls } from './styles.js';

/** @typedef {'wedge' | 'ghost' | 'later'} Extra */

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
        justify-content: space-between;
        gap: 0 var(--space-4);
        font-size: var(--text-s);
        color: var(--ink-muted);
      }
      p {
        margin: 0;
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
    const coloured = looks.entries.filter(({ count }) => count > 0);
    const signs = SIGNS.filter((_, i) => looks.signs.includes(i));
    return html`<ul aria-label=${say.legend}>
      ${coloured.map((entry) => {
        const colour = colours[entry.colour] ?? '';
        if (entry.sign) {
          const { name, meaning } = say.signs[entry.sign];
          return html`<li title=${meaning}>${sign(entry.sign, colour)} ${name}</li>`;
        }
        const { side, from = 0, to = from } = entry;
        return html`<li>${swatch(colour)} ${side ? say.sides[side] : say.range(from, to)}</li>`;
      })}
      ${
        coloured.some((entry) => entry.sign)
          ? nothing
          : signs.map(
              (name) =>
                html`<li title=${say.signs[name].meaning}>${sign(name, 'currentColor')} ${say.signs[name].name}</li>`,
            )
      }
      ${extrasOf(picture, looks).map((extra) => html`<li>${extraSign(extra, colours)} ${say[extra]}</li>`)}
      <li>${say.straightBack}</li>
    </ul>
    ${this.#extent(picture)}`;
  }

  /** @param {import('../tree/picture.js').Picture} picture */
  #extent({ forest, size, folded }) {
    const say = words.tree;
    const hidden = folded.reduce((all, n) => all + n, 0);
    const repeats = forest.ghosts > 0 ? `${say.repeated(forest.repeated, forest.records)} · ` : '';
    return html`<p title=${say.showingLong(size, hidden)}>
      ${repeats}${say.showing(Math.min(forest.records, this.total), this.total)}
    </p>`;
  }
}

/**
 * What there is to explain besides signs and colours.
 * @param {import('../tree/picture.js').Picture} picture
 * @param {import('../tree/looks.js').Looks} looks
 */
const extrasOf = (picture, looks) =>
  /** @type {[Extra, boolean][]} */ ([
    ['wedge', picture.folded.some((n) => n > 0)],
    ['ghost', picture.forest.ghosts > 0],
    ['later', looks.presence.includes(PRESENCE.later)],
  ]).flatMap(([name, is]) => (is ? [name] : []));

const frame = (/** @type {unknown} */ inside) =>
  html`<svg viewBox="-10 -10 20 20" aria-hidden="true">${inside}</svg>`;

/** @param {import('../tree/looks.js').Sign} name @param {string} colour */
const sign = (name, colour) =>
  frame(
    pathOf(name, [0, 0], 5.5).map(
      ({ d, fill, stroke, dash }) =>
        svg`<path d=${d} fill=${fill === 'own' ? colour : fill === 'paper' ? 'var(--paper)' : 'none'}
          stroke=${stroke ? colour : 'none'} stroke-width=${stroke} stroke-dasharray=${dash.join(' ') || nothing}></path>`,
    ),
  );

const swatch = (/** @type {string} */ colour) =>
  frame(svg`<rect x="-7" y="-7" width="14" height="14" rx="2" fill=${colour}></rect>`);

/** @param {Extra} extra @param {Readonly<Record<string, string>>} colours */
function extraSign(extra, colours) {
  switch (extra) {
    case 'wedge':
      return frame(svg`<path d="M0 -7L7 7H-7Z" fill=${colours['fate-expanded'] ?? ''} fill-opacity="0.22"
        stroke=${colours['fate-expanded'] ?? ''}></path>`);
    case 'ghost':
      return frame(
        svg`<path d="M-8 8L8 -8" stroke=${colours.ghost ?? ''} stroke-width="6"></path>`,
      );
    case 'later':
      return frame(svg`<circle r="5.5" fill=${colours.muted ?? ''} fill-opacity="0.3"></circle>`);
  }
}

customElements.define('tree-legend', TreeLegend);
