import { adoptStyles, html, LitElement, nothing } from 'lit';
import '../../shared/kit/translated.js';
import '../../features/play/play-pane.js';
import { nameOf } from '../../features/play/problem-menu.js';
import { phrased } from '../../shared/engine/phrases.js';
import { ask, listenForActs } from '../../shared/kit/act.js';
import { icons } from '../../shared/kit/icons.js';
import { Opening, openDialog, openingStyle, openLater, standIn } from '../../shared/kit/opening.js';
import { controls } from '../../shared/kit/styles.js';
import { wear } from '../../shared/kit/theme.js';
import { addressOf } from '../../shared/state/address-of.js';
import { isOpen } from '../../shared/state/challenge.js';
import { doorOf } from '../../shared/state/doors.js';
import { choiceOf, suggestedLane } from '../../shared/state/games.js';
import { mostLanes } from '../../shared/state/offered.js';
import { isDrawn } from '../../shared/state/puzzles.js';
import { focusedLane } from '../../shared/state/state.js';
import { words } from '../../shared/words/words.js';
import { boardSection } from './board.js';
import { chartPart, controlsPart, endsPart, isMany, lanePart } from './elements.js';
import { headerPart } from './header.js';
import { listenForKeys } from './keys.js';
import { layout } from './layout.js';
import { withWholeEngine } from './whole.js';

/** @import { LaneDialog } from '../../features/race/views/lane-dialog.js' */
/** @import { ProblemMenu } from '../../features/play/problem-menu.js' */
/** @import { Form, ShareDialog } from '../../features/share/share-dialog.js' */
/** @import { BreakpointsDialog } from '../../features/stepping/breakpoints-dialog.js' */
/** @import { Breakpoints, Said } from '../../pkg/rolling_cubes.js' */
/** @import { Control } from '../control/control.js' */
/** @import { Act } from '../../shared/kit/act.js' */
/** @import { Wanted } from '../../shared/kit/opening.js' */
/** @import { LaneState, Search, State } from '../../shared/state/state.js' */
/** @import { Shown, View } from '../../shared/kit/feature.d.ts' */
/** @import { Later } from '../parts/later.js' */
/** @import { View as StateView } from '../../shared/state/state.js' */

/** `<rolling-cubes>`: the page. It draws the state, and turns what its views ask for into the next one. */
export class RollingCubes extends LitElement {
  /** @override */
  static properties = {
    state: { attribute: false },
    failure: { attribute: false },
    printing: { state: true },
  };

  /** @override */
  static styles = [controls, layout, openingStyle];

  /** @type {Control | null} */
  #control = null;
  #cleanup = () => {};
  #phone = matchMedia('(max-width: 799px)');
  /** @type {StateView | null} */
  #drawn = null;
  /** @type {Later | null} */
  #parts = null;
  /** @type {Opening | null} */
  #opening = null;
  #presents = false;
  #isPlain = false;
  #isShelf = false;
  #styled = 0;
  #isLive = false;
  /** The board is drawn before everything else. */
  #isDrawn = false;
  /** @type {(() => void)[]} */
  #waiting = [];

  /** @param {Search} search */
  #check = (search) => this.#control?.objection(search) ?? null;

  /** @param {Breakpoints} breakpoints */
  #checkBreakpoints = (breakpoints) => this.#control?.breakpointsObjection(breakpoints) ?? null;

  #address = () => (this.state ? addressOf(this.state) : '');

  constructor() {
    super();
    /** @type {State | null} */
    this.state = null;
    /** @type {Said} */
    this.failure = '';
    this.printing = false;
    listenForActs(this, (act) => this.#obey(act));
    this.addEventListener('configure', (event) =>
      this.#configure(/** @type {CustomEvent<{lane: LaneState}>} */ (event).detail.lane),
    );
    this.addEventListener('share', (event) =>
      this.#share(/** @type {CustomEvent<Form | null>} */ (event).detail ?? undefined),
    );
    this.addEventListener('set-up', async () => {
      await this.updateComplete;
      /** @type {ProblemMenu | null} */ (this.renderRoot.querySelector('problem-menu'))?.setUp();
    });
    this.addEventListener('open-later', (event) =>
      this.#soon(() => this.#opening?.open(/** @type {CustomEvent<Wanted>} */ (event).detail)),
    );
  }

  /**
   * @param {Control} control
   * @param {Later} parts
   */
  begin(control, parts) {
    this.#control = control;
    this.#parts = parts;
    this.#opening = new Opening(parts, () => this.requestUpdate());
    parts.listen(() => {
      if (this.#isLive) control.measure();
      this.requestUpdate();
    });
    // Hidden pages draw no frames.
    requestAnimationFrame(() => setTimeout(() => this.#drawAll()));
    this.state = control.state;
    control.subscribe((state) => {
      this.state = state;
      if (this.#isLive) control.measure();
    });
  }

  /** @override */
  connectedCallback() {
    super.connectedCallback();
    const stop = listenForKeys(
      () => this.state,
      (act) => this.#obey(act),
    );
    // Printing by keys begins with one of these, so parts for paper load now.
    const prepare = (/** @type {KeyboardEvent} */ { key }) =>
      (key === 'Control' || key === 'Meta') && this.#parts?.begin('paper');
    window.addEventListener('keydown', prepare);
    const again = () => this.requestUpdate();
    this.#phone.addEventListener('change', again);
    const paper = matchMedia('print');
    const printed = () => {
      this.printing = paper.matches;
    };
    paper.addEventListener('change', printed);
    this.#cleanup = () => {
      stop();
      window.removeEventListener('keydown', prepare);
      this.#phone.removeEventListener('change', again);
      paper.removeEventListener('change', printed);
    };
  }

  /** @override */
  disconnectedCallback() {
    super.disconnectedCallback();
    this.#cleanup();
  }

  /** @override */
  willUpdate() {
    const parts = this.#parts;
    if (!this.state || !parts) return;
    const { view, help, misread, challenge, lesson, guess, finder, lanes, tree } = this.state;
    parts.begin(view);
    // All views of a race share these elements.
    if (view !== 'play' || lesson || this.#isPresented) parts.begin('race');
    if ((view !== 'play' && view !== 'race') || this.#isPresented) parts.begin('paper');
    if (misread.length > 0 || challenge) parts.begin('notes');
    if (lanes.some(({ failure }) => failure?.report)) parts.begin('refused');
    if (isDrawn(this.state.key)) parts.begin('maps');
    if (isAtHand(view) && this.#isDrawn) parts.begin('stage');
    const opened = { present: this.#isPresented, help, guess, finder, lessons: lesson };
    for (const name of /** @type {(keyof typeof opened)[]} */ (Object.keys(opened))) {
      if (opened[name] && parts.phase(name) === 'none') openLater(this, name);
    }
    this.#lie();
    this.#presents = this.#isPresented && parts.has('present');
    for (const one of [this, document.documentElement]) {
      one.toggleAttribute('data-present', this.#presents);
    }
    this.dataset.view = this.#shown(this.state).view;
    this.dataset.door = doorOf(this.state);
    const shown = parts.get(this.#shown(this.state).view);
    this.toggleAttribute('data-pictured', shown?.view?.pictured ?? false);
    this.toggleAttribute('data-many', isMany(this.state));
    this.toggleAttribute('data-helped', help && parts.has('help'));
    const hasLesson = lesson !== null && parts.has('lessons');
    const isRead = hasLesson && lesson.id !== '';
    this.toggleAttribute('data-lesson', hasLesson);
    this.#isShelf = hasLesson && !isRead && !this.#presents;
    this.toggleAttribute('data-shelf', this.#isShelf);
    this.#isPlain = this.#presents || isRead;
    this.toggleAttribute('data-plain', this.#isPlain);
    // A lesson's step may ask for the heuristic beside the tree.
    if (!this.#presents) this.toggleAttribute('data-rule', isRead && tree.panel === 'heuristic');
    wear(this.printing ? 'light' : this.state.theme);
  }

  /** Not on phones. */
  get #isPresented() {
    return (this.state?.present ?? false) && !this.#phone.matches;
  }

  #lie() {
    const own = /** @type {typeof RollingCubes} */ (this.constructor).elementStyles;
    const later = this.#parts?.there.flatMap(({ style }) => style ?? []) ?? [];
    if (later.length === this.#styled) return;
    this.#styled = later.length;
    adoptStyles(/** @type {ShadowRoot} */ (this.renderRoot), [...own, ...later]);
  }

  /** @override */
  updated() {
    if (!this.state || !this.#hasView(this.state.view)) return;
    const { view } = this.state;
    const isOther = this.#drawn !== null && view !== this.#drawn;
    this.#drawn = view;
    if (!isOther || !this.#phone.matches) return;
    scrollTo({ top: 0 });
    // After the layout below has its height.
    const tabs = this.renderRoot.querySelector(':is(link-note, challenge-note) ~ view-tabs');
    requestAnimationFrame(() => tabs?.scrollIntoView());
  }

  /** @param {StateView} view */
  #hasView(view) {
    return this.#parts?.has(view) ?? false;
  }

  /** The previous view stays while the next one loads. @param {State} state @returns {State} */
  #shown(state) {
    return this.#hasView(state.view) ? state : { ...state, view: this.#drawn ?? 'race' };
  }

  /** @override */
  render() {
    if (this.failure) {
      return html`<main>
        <p role="alert">${words.failed(phrased(this.failure, words.worker))}</p>
        <button @click=${() => location.reload()}>${words.later.again}</button>
      </main>`;
    }
    const control = this.#control;
    // The page's static text.
    if (!this.state || !control) return html`<slot></slot>`;
    const state = this.#shown(this.state);
    const view = this.#parts?.get(state.view)?.view;
    const shown = {
      state,
      control,
      puzzle: choiceOf(control.catalogue, state.key),
      address: this.#address,
      editBreakpoints: this.#editBreakpoints,
    };
    return html`
      <div class="top">
      ${state.alone ? html`<header class="unseen"><h1>${words.title}</h1></header>` : headerPart(this, state, control.catalogue, () => this.#share())}
      ${state.misread.length > 0 ? html`<link-note .parts=${state.misread}></link-note>` : nothing}
      ${
        // On a phone also here, where it is visible.
        state.challenge && (!isOpen(state) || this.#phone.matches)
          ? html`<challenge-note .state=${state}></challenge-note>`
          : nothing
      }
      ${
        doorOf(state) === 'lab' && !isOpen(state) && !state.alone
          ? html`<view-tabs role="navigation" aria-label=${words.views.region} .view=${this.state.view}></view-tabs>`
          : nothing
      }
      </div>
      ${state.lesson && this.#parts?.has('lessons') ? html`<lesson-panel .lesson=${state.lesson} ?alone=${state.alone} ?presented=${this.#presents} ?printing=${this.printing}></lesson-panel>` : nothing}
      <main aria-busy=${!this.#isLive}>
        ${
          this.#isShelf
            ? nothing
            : view?.whole
              ? this.#whole(view.whole(shown))
              : html`${view?.board?.(shown) ?? boardSection(control)}
              ${this.#isDrawn ? (state.view === 'play' && !isOpen(state) ? this.#play(shown) : this.#race(shown, view)) : nothing}`
        }
      </main>
      ${this.printing ? this.#imprint(state) : nothing}
      ${this.#presents ? html`<present-frame .control=${control} .state=${state}></present-frame>` : nothing}
      ${state.help && this.#parts?.has('help') ? this.#help(state, control) : nothing}
      ${state.finder && this.#parts?.has('finder') ? html`<finder-dialog .control=${control}></finder-dialog>` : nothing}
      ${this.#opening?.note()}
      <share-dialog></share-dialog>
      <lane-dialog
        .puzzle=${choiceOf(control.catalogue, state.key)}
        .algorithms=${control.catalogue.algorithms}
        .settings=${control.catalogue.settings}
        .check=${this.#check}
      ></lane-dialog>
      <breakpoints-dialog
        .lane=${focusedLane(state) ?? null}
        .allowed=${control.breakpoints()}
        .played=${control.lines.played(state).states.at(-1) ?? ''}
        .check=${this.#checkBreakpoints}
      ></breakpoints-dialog>
    `;
  }

  /** @param {State} state */
  #imprint(state) {
    return html`<footer>
      <p>${words.text.within(words.puzzle(state.key).full, nameOf(state, state.chosen))}</p>
      <p>${this.#address()}</p>
    </footer>
    <hand-out .state=${state}></hand-out>`;
  }

  /** @param {State} state @param {Control} control */
  #help(state, { lines, catalogue }) {
    const { positions, onward } = lines.played(state);
    return html`<help-panel
      .game=${state.key}
      .side=${choiceOf(catalogue, state.key).side}
      .position=${positions.at(-1) ?? []}
      .roll=${onward[0] ?? null}
      .patterns=${state.patterns}
    ></help-panel>`;
  }

  /** @param {unknown} element */
  #whole(element) {
    const { view = 'race' } = this.state ?? {};
    return html`<section class="whole ${view}" aria-label=${words.views.names[view]}>${element}</section>`;
  }

  /** @param {Shown} shown */
  #play(shown) {
    const { state } = shown;
    if (state.lesson) return nothing;
    const parts = this.#parts;
    const stage = parts?.get('stage');
    return html`<section class="race" aria-label=${words.play.region}>
      <play-pane
        .state=${state}
        .stage=${stage?.stage(shown) ?? standIn(parts?.phase('stage') ?? 'none', () => parts?.load('stage'))}
        .legend=${stage?.legend(state)}
      ></play-pane>
      ${endsPart(state)}
    </section>`;
  }

  /** @param {Shown} shown @param {View | undefined} view */
  #race(shown, view) {
    const { state, control } = shown;
    const { lanes } = state;
    return html`<section class="race" aria-label=${words.race.region}>
      ${controlsPart(state, this.#isPlain)}
      ${
        this.#isPlain
          ? html`<present-lanes .game=${state.key} .lanes=${lanes}></present-lanes>`
          : this.#cards(state, control)
      }
      ${this.#panel(shown, view)}
      ${endsPart(state)}
    </section>`;
  }

  /** @param {State} state @param {Control} control */
  #cards(state, control) {
    const { lanes } = state;
    const puzzle = choiceOf(control.catalogue, state.key);
    const above = (/** @type {LaneState} */ { spec }) =>
      this.#parts?.there.map((part) => part.above?.(state, puzzle, spec.id) ?? '').join('');
    return html`<div class=${isMany(state) ? 'lanes many' : 'lanes'}>
      ${lanes.map((lane) => lanePart(state, lane, false, above(lane)))}
      <div class="add">
        ${
          lanes.length < mostLanes()
            ? html`<button
                class="icon quiet"
                aria-label=${words.race.add}
                title=${words.race.add}
                @click=${() => this.#configure(null)}
              >
                ${icons.add}<span>${words.race.add}</span>
              </button>`
            : nothing
        }
        <button
          class="icon quiet"
          aria-label=${words.race.guess}
          title=${words.travel.withKey(words.race.guess, 'G')}
          aria-pressed=${state.guess !== null}
          ?hidden=${isOpen(state)}
          @click=${() => ask(this, ({ page }) => page.toggleGuess())}
        >
          ${icons.guess}<span>${words.race.guess}</span>
        </button>
      </div>
    </div>`;
  }

  /** @param {Shown} shown @param {View | undefined} view */
  #panel(shown, view) {
    const { state } = shown;
    const wanted = this.state?.view ?? state.view;
    const phase = this.#parts?.phase(wanted) ?? 'none';
    // The previous view stays until the next one is ready or has failed.
    const stays = phase === 'there' || (phase === 'loading' && this.#drawn !== null);
    const name = words.views.names[stays ? state.view : wanted];
    return html`<div class="panel" role="tabpanel" aria-label=${name} aria-busy=${phase === 'loading'}>
      ${
        isOpen(state)
          ? this.#phone.matches
            ? nothing
            : html`<challenge-note .state=${state}></challenge-note>`
          : stays
            ? (view?.panel?.(shown) ?? this.#chart(state))
            : standIn(phase, () => this.#parts?.load(wanted))
      }
    </div>`;
  }

  /** @param {State} state */
  #chart(state) {
    const guess = state.guess && this.#parts?.has('guess');
    return html`${
      guess
        ? html`<guess-panel role="region" aria-label=${words.race.guess} .state=${state}></guess-panel>`
        : nothing
    }${chartPart(state)}`;
  }

  live() {
    this.#isLive = true;
    this.#isDrawn = true;
    for (const act of this.#waiting.splice(0)) act();
    this.#control?.measure();
    this.requestUpdate();
  }

  #drawAll() {
    this.#isDrawn = true;
    this.requestUpdate();
  }

  /** @param {() => unknown} act */
  #soon(act) {
    if (this.#isLive) return act();
    this.#waiting.push(act);
    return undefined;
  }

  /** @param {Act} act */
  #obey(act) {
    return this.#soon(() => this.#control && act(this.#control));
  }

  #editBreakpoints() {
    /** @type {BreakpointsDialog | null} */
    const dialog = this.renderRoot.querySelector('breakpoints-dialog');
    // A search that the page makes itself is asked about them.
    withWholeEngine(this, () => dialog?.open());
  }

  /** @param {Form} [form] */
  #share(form) {
    openDialog(this, 'share', 'share-dialog', (/** @type {ShareDialog} */ dialog) => {
      if (this.state) dialog.open(this.state, form);
    });
  }

  /** @param {LaneState | null} lane */
  #configure(lane) {
    const { state } = this;
    if (!state || !this.#control) return;
    const puzzle = choiceOf(this.#control.catalogue, state.key);
    const search = lane?.spec.search ?? suggestedLane(puzzle);
    openDialog(this, 'lane', 'lane-dialog', (/** @type {LaneDialog} */ dialog) =>
      dialog.open(lane?.spec.id ?? null, search, state.lanes.length > 1),
    );
  }
}

customElements.define('rolling-cubes', RollingCubes);
