import { css, html, LitElement, nothing } from 'lit';
import { ask } from '../../../shared/kit/act.js';
import { icons } from '../../../shared/kit/icons.js';
import { fields } from '../../../shared/kit/properties.js';
import { controls } from '../../../shared/kit/styles.js';
import { freshTree } from '../../../shared/state/slices/tree.js';
import { words } from '../../../shared/words/words.js';

/** @import { Colouring, Tree } from '../../../shared/state/slices/tree.js' */
/** @import { LaneState } from '../../../shared/state/state.js' */
/** @import { Iteration } from '../../trace/windows.js' */

/**
 * `<tree-bar>`: the part of the run that is shown, and behind a button colours, zoom and files.
 * @fires {CustomEvent<{by: 1 | -1 | 0}>} zoom in (1), out (-1), or fit (0)
 * @fires {CustomEvent} full enters or leaves full screen
 */
export class TreeBar extends LitElement {
  static properties = {
    ...fields('tree colourings iterations drawn others'),
    full: { type: Boolean },
    around: { type: Number },
  };

  static styles = [
    controls,
    css`
      :host {
        display: flex;
        align-items: center;
        gap: var(--space-2);
        min-width: 0;
      }
      select {
        min-width: 0;
      }
      button {
        flex: none;
      }
      .options {
        margin-inline-start: auto;
      }
      [popover] {
        position: fixed;
        max-inline-size: calc(100vw - 2 * var(--space-2));
      }
      [popover]:popover-open {
        display: grid;
        gap: var(--space-2);
      }
      .zoom {
        display: flex;
        gap: var(--space-1);
      }
      .zoom button {
        flex: 1;
      }
    `,
  ];

  constructor() {
    super();
    this.tree = /** @type {Tree} */ (freshTree);
    this.colourings = /** @type {readonly Colouring[]} */ ([]);
    this.iterations = /** @type {readonly Iteration[]} */ ([]);
    this.drawn = /** @type {Iteration | null} */ (null);
    /** The first node of a part around the current one; 0 if all fit. */
    this.around = 0;
    this.others = /** @type {readonly LaneState[]} */ ([]);
    this.full = false;
  }

  render() {
    const say = words.tree;
    const { tree, iterations } = this;
    const isChosen = tree.from !== null || tree.shown !== null;
    return html`
      <select aria-label=${say.part} title=${say.part} @change=${this.#chosePart}>
        <option value="all" .selected=${!isChosen && tree.ahead}>${this.#whole()}</option>
        <option value="until" .selected=${!isChosen && !tree.ahead}>
          ${this.drawn && !isChosen ? say.untilOf(this.drawn.bound) : say.until}
        </option>
        ${
          tree.from === null
            ? nothing
            : html`<option value="from" selected>${say.from(tree.from)}</option>`
        }
        ${
          this.around > 1 && this.around !== tree.from
            ? html`<option value="around">${say.around}</option>`
            : nothing
        }
        ${iterations.map(
          ({ index, bound, generated }) => html`<option
            value=${index}
            .selected=${tree.from === null && index === tree.shown}
          >
            ${say.iteration(index + 1, iterations.length, bound, generated)}
          </option>`,
        )}
      </select>
      ${
        tree.opened.length > 0
          ? html`<button class="quiet" title=${say.foldAgainLong} @click=${() => this.#change({ opened: [] })}>
            ${say.foldAgain}
          </button>`
          : nothing
      }
      <button class="options" popovertarget="options">${say.options}</button>
      <div id="options" popover role="group" aria-label=${say.options} @beforetoggle=${this.#place}>
      <select aria-label=${say.colouring} title=${say.colouring} @change=${this.#coloured}>
        ${this.colourings.map(
          (name) => html`<option value=${name} .selected=${name === tree.colouring}>
            ${say.colourBy(name)}
          </option>`,
        )}
      </select>
      ${this.others.length > 0 ? this.#beside() : nothing}
      <span class="zoom">
        <button class="quiet" aria-label=${say.zoomOut} title=${say.zoomOut} @click=${() => this.#zoom(-1)}>−</button>
        <button class="quiet" aria-label=${say.zoomIn} title=${say.zoomIn} @click=${() => this.#zoom(1)}>+</button>
        <button class="quiet" title=${say.fitLong} @click=${() => this.#zoom(0)}>${say.fit}</button>
        <button
          class="icon quiet"
          aria-label=${this.full ? say.leave : say.full}
          title=${words.travel.withKey(this.full ? say.leave : say.full, this.full ? say.leaveKey : say.fullKey)}
          aria-keyshortcuts=${this.full ? say.leaveKey : say.fullKey}
          @click=${this.#fill}
        >
          ${this.full ? icons.window : icons.full}
        </button>
      </span>
      <slot></slot>
      </div>
    `;
  }

  /** The label of the lane's current part; for a deepening search, its iteration. */
  #whole() {
    const say = words.tree;
    const { drawn, iterations, tree } = this;
    const newest = iterations.at(-1);
    if (!newest) return say.beginning;
    if (!drawn || tree.shown !== null) return say.inHandPart;
    return drawn.index === newest.index ? say.newest(drawn.bound) : say.older(drawn.bound);
  }

  #beside() {
    const say = words.tree;
    const { beside } = this.tree;
    const isThere = this.others.some(({ spec }) => spec.id === beside);
    return html`<select aria-label=${say.beside} title=${say.beside} @change=${this.#choseBeside}>
      <option value="" .selected=${!isThere}>${say.besideNone}</option>
      ${this.others.map(
        ({ spec }) => html`<option value=${spec.id} .selected=${spec.id === beside}>
          ${say.besideLane(words.lane(spec))}
        </option>`,
      )}
    </select>`;
  }

  #fill() {
    /** @type {HTMLElement | null} */ (this.renderRoot.querySelector('#options'))?.hidePopover();
    this.dispatchEvent(new CustomEvent('full'));
  }

  /** Below its button. @param {Event & {target: HTMLElement}} event */
  #place({ target }) {
    const { bottom = 0, right = 0 } =
      this.renderRoot.querySelector('.options')?.getBoundingClientRect() ?? {};
    target.style.inset = `${bottom}px ${innerWidth - right}px auto auto`;
  }

  /** @param {Event & {target: HTMLSelectElement}} event */
  #choseBeside({ target: { value } }) {
    this.#change({ beside: value === '' ? null : Number(value) });
  }

  /** @param {Partial<Tree>} change */
  #change(change) {
    ask(this, (control) => control.page.change('tree', change));
  }

  /** @param {1 | -1 | 0} by */
  #zoom(by) {
    this.dispatchEvent(new CustomEvent('zoom', { detail: { by } }));
  }

  /** @param {Event & {target: HTMLSelectElement}} event */
  #chosePart({ target: { value } }) {
    const anew = { shown: null, from: null, ahead: true, opened: [], zoom: null };
    if (value === 'all') this.#change(anew);
    else if (value === 'until') this.#change({ ...anew, ahead: false });
    else if (value === 'around') this.#change({ ...anew, from: this.around });
    else if (value !== 'from') this.#change({ ...anew, shown: Number(value) });
  }

  /** @param {Event & {target: HTMLSelectElement}} event */
  #coloured({ target }) {
    this.#change({ colouring: /** @type {Colouring} */ (target.value) });
  }
}

customElements.define('tree-bar', TreeBar);
