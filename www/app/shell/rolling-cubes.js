import { adoptStyles, html, LitElement, nothing } from 'lit';
import '../../shared/kit/translated.js';
import { phrased } from '../../shared/engine/phrases.js';
import { listenForActs } from '../../shared/kit/act.js';
import { Opening, openingStyle, openLater } from '../../shared/kit/opening.js';
import { fields } from '../../shared/kit/properties.js';
import { controls } from '../../shared/kit/styles.js';
import { wear } from '../../shared/kit/theme.js';
import { addressOf } from '../../shared/state/address-of.js';
import { doorOf } from '../../shared/state/doors.js';
import { choiceOf } from '../../shared/state/games.js';
import { words } from '../../shared/words/words.js';
import { boardSection, unsolvableNote } from './board.js';
import { dialogsPart, editBreakpoints, listenForDialogs } from './dialogs.js';
import { controlsPart, isMany } from './elements.js';
import { imprint, topPart } from './header.js';
import { listenForKeys } from './keys.js';
import { layout } from './layout.js';
import { raceSection } from './race-section.js';

/** @import { Said } from '../../pkg/rolling_cubes.js' */
/** @import { Act } from '../../shared/kit/act.js' */
/** @import { Shown } from '../../shared/kit/feature.d.ts' */
/** @import { Wanted } from '../../shared/kit/opening.js' */
/** @import { State, View } from '../../shared/state/state.js' */
/** @import { Control } from '../control/control.js' */
/** @import { Later } from '../parts/later.js' */

/** `<rolling-cubes>`: the page. It draws the state by the parts that are there, and turns what they ask for into the next one. */
export class RollingCubes extends LitElement {
  static properties = fields('state failure');

  static styles = [controls, layout, openingStyle];

  #stop = new AbortController();
  #phone = matchMedia('(max-width: 799px)');
  #paper = matchMedia('print');
  #drawn = /** @type {View | null} */ (null);
  #parts = /** @type {Later | null} */ (null);
  #opening = /** @type {Opening | null} */ (null);
  /** @type {Readonly<Record<string, boolean>>} */
  #marks = {};
  #isLive = false;
  /** The board is drawn before everything else. */
  #isDrawn = false;
  #waiting = /** @type {(() => void)[]} */ ([]);

  #address = () => (this.state ? addressOf(this.state) : '');

  constructor() {
    super();
    this.control = /** @type {Control | null} */ (null);
    this.state = /** @type {State | null} */ (null);
    this.failure = /** @type {Said} */ ('');
    listenForActs(this, (act) => this.#obey(act));
    listenForDialogs(this);
    this.addEventListener('open-later', (event) =>
      this.#soon(() => this.#opening?.open(/** @type {CustomEvent<Wanted>} */ (event).detail)),
    );
  }

  /** @param {Control} control @param {Later} parts */
  begin(control, parts) {
    this.control = control;
    this.#parts = parts;
    this.#opening = new Opening(parts, () => this.requestUpdate());
    const { elementStyles } = /** @type {typeof RollingCubes} */ (this.constructor);
    parts.listen(() => {
      const styles = [...elementStyles, ...parts.there.flatMap(({ style }) => style ?? [])];
      adoptStyles(/** @type {ShadowRoot} */ (this.renderRoot), styles);
      this.#follow();
    });
    // Hidden pages draw no frames.
    requestAnimationFrame(() => setTimeout(() => this.#drawAll()));
    control.subscribe(() => this.#follow());
    this.#follow();
  }

  /** Loads what the state needs, and has features follow it. */
  #follow() {
    if (!this.control) return;
    this.state = this.control.state;
    this.requestUpdate();
    const seen = { ...this.state, present: this.#isPresented };
    this.#parts?.follow(seen, (name) => openLater(this, name));
    if (this.#isLive) this.control.measure();
  }

  connectedCallback() {
    super.connectedCallback();
    this.#stop = new AbortController();
    const { signal } = this.#stop;
    listenForKeys(
      () => this.state,
      (act) => this.#obey(act),
      () => !this.#view?.board && !this.#view?.whole,
      signal,
    );
    // Printing by keys begins with one of these, so parts for paper load now.
    const prepare = (/** @type {KeyboardEvent} */ { key }) =>
      (key === 'Control' || key === 'Meta') && this.#parts?.load('paper');
    window.addEventListener('keydown', prepare, { signal });
    for (const kind of [this.#phone, this.#paper])
      kind.addEventListener('change', () => this.#follow(), { signal });
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#stop.abort();
  }

  willUpdate() {
    const shown = this.#shown();
    if (!shown) return;
    const { state } = shown;
    const pictured = this.#view?.pictured ?? false;
    this.#marks = { ...this.#parts?.marks(shown), many: isMany(state), pictured };
    for (const [name, isOn] of Object.entries(this.#marks))
      this.toggleAttribute(`data-${name}`, isOn);
    this.dataset.view = state.view;
    this.dataset.door = doorOf(state);
    wear(this.#paper.matches ? 'light' : state.theme);
  }

  /** Not on phones. */
  get #isPresented() {
    return (this.state?.present ?? false) && !this.#phone.matches;
  }

  updated() {
    if (!this.state || !this.#parts?.has(this.state.view)) return;
    const { view } = this.state;
    const isOther = this.#drawn !== null && view !== this.#drawn;
    this.#drawn = view;
    if (!isOther || !this.#phone.matches) return;
    scrollTo({ top: 0 });
    // After the layout below has its height.
    const tabs = this.renderRoot.querySelector(':is(link-note, challenge-note) ~ view-tabs');
    requestAnimationFrame(() => tabs?.scrollIntoView());
  }

  /** The view that is shown: the previous one stays while the next one loads. @returns {View} */
  get #seen() {
    const { view = 'race' } = this.state ?? {};
    return this.#parts?.has(view) ? view : (this.#drawn ?? 'race');
  }

  get #view() {
    return this.#parts?.get(this.#seen)?.view;
  }

  /** @returns {Shown | null} */
  #shown() {
    const { control } = this;
    if (!this.state || !control) return null;
    const view = this.#seen;
    const state = view === this.state.view ? this.state : { ...this.state, view };
    return {
      state,
      control,
      printing: this.#paper.matches,
      puzzle: choiceOf(control.catalogue, state.key),
      address: this.#address,
      editBreakpoints: () => editBreakpoints(this),
      controls: () => controlsPart(state),
      unsolvable: () => unsolvableNote(state, true),
      presented: this.#isPresented && (this.#parts?.has('present') ?? false),
    };
  }

  render() {
    if (this.failure) {
      return html`<main>
        <p role="alert">${words.failed(phrased(this.failure, words.worker))}</p>
        <button @click=${() => location.reload()}>${words.later.again}</button>
      </main>`;
    }
    const shown = this.#shown();
    // The page's static text.
    if (!shown) return html`<slot></slot>`;
    const { state, control } = shown;
    const all = this.#parts?.all ?? [];
    return html`
      ${topPart(this, control.catalogue, state, this.state?.view ?? state.view, this.#phone.matches)}
      ${all.map((part) => part?.before?.(shown) || nothing)}
      <main aria-busy=${!this.#isLive}>${this.#marks.shelf || this.#isAwaited(state) ? nothing : this.#main(shown)}</main>
      ${shown.printing ? imprint(state, this.#address()) : nothing}
      ${all.map((part) => part?.after?.(shown) || nothing)}
      ${this.#opening?.note()}
      ${dialogsPart(control)}
    `;
  }

  /** Nothing is painted beside a lesson before it. @param {State} state */
  #isAwaited = ({ lesson }) => lesson && (lesson.due || !this.#parts?.has('lessons'));

  /** @param {Shown} shown */
  #main(shown) {
    const { state } = shown;
    const view = this.#view;
    if (view?.whole) {
      const name = words.views.names[state.view];
      return html`<section class="whole ${state.view}" aria-label=${name}>${view.whole(shown)}</section>`;
    }
    const wanted = this.state?.view ?? state.view;
    const [first, narrow, plain] = [!this.#drawn, this.#phone.matches, this.#marks.plain ?? false];
    return html`${view?.board?.(shown) ?? boardSection(shown.control, this.#marks.mapped)}
    ${this.#isDrawn && this.#parts ? raceSection(shown, { parts: this.#parts, wanted, first, narrow, plain }) : nothing}`;
  }

  live() {
    this.#isLive = true;
    for (const act of this.#waiting.splice(0)) act();
    this.#drawAll();
  }

  #drawAll() {
    this.#isDrawn = true;
    this.#follow();
  }

  /** @param {() => unknown} act */
  #soon(act) {
    if (this.#isLive) return act();
    this.#waiting.push(act);
    return undefined;
  }

  /** @param {Act} act */
  #obey(act) {
    return this.#soon(() => this.control && act(this.control));
  }
}

customElements.define('rolling-cubes', RollingCubes);
