import { html, LitElement, nothing } from 'lit';
import { HOSTED } from '../hosted.js';
import { words } from '../messages.js';
import { isOpen } from '../state/challenge.js';
import { choiceOf, keyOf, suggestedLane } from '../state/games.js';
import { whyUnsolvable } from '../state/solvable.js';
import { focusedLane, MOST_LANES, problemOf, VIEWS } from '../state/state.js';
import { besideLane } from '../state/tree.js';
import { wear } from '../theme.js';
import { ask } from './act.js';
import { addressOf } from './address-of.js';
import './atlas-view.js';
import './breakpoints-dialog.js';
import './challenge-note.js';
import './help-panel.js';
import { icons } from './icons.js';
import { listenForKeys } from './keys.js';
import './lane-dialog.js';
import { layout } from './layout.js';
import './link-note.js';
import {
  boardPart,
  chartPart,
  controlsPart,
  endsPart,
  guidePart,
  isMany,
  lanePart,
} from './parts.js';
import { nameOf } from './problem-bar.js';
import './search-stage.js';
import './share-dialog.js';
import './statistics-view.js';
import { controls } from './styles.js';
import './tree-view.js';
import './view-tabs.js';

/** @typedef {import('../state/state.js').State} State */
/** @typedef {import('../state/state.js').LaneState} LaneState */
/** @typedef {import('./act.js').Act} Act */
/** @typedef {import('../pkg/rolling_cubes.js').Line} Line */

/** `<rolling-cubes>`: the page. It draws the state, and turns what its views ask for into the next one. */
export class RollingCubes extends LitElement {
  /** @override */
  static properties = {
    state: { attribute: false },
    failure: { attribute: false },
    printing: { state: true },
  };

  /** @override */
  static styles = [controls, layout];

  /** @type {import('../control.js').Control | null} */
  #control = null;
  #cleanup = () => {};
  /** Whether all is in one column. */
  #phone = matchMedia('(max-width: 799px)');
  /** The view that was drawn last. @type {import('../state/state.js').View | null} */
  #drawn = null;

  /** What the engine has against a search. @param {import('../state/state.js').Search} search */
  #check = (search) => this.#control?.objection(search) ?? '';

  /** What it has against breakpoints. @param {import('../pkg/rolling_cubes.js').Breakpoints} breakpoints */
  #checkBreakpoints = (breakpoints) => this.#control?.breakpointsObjection(breakpoints) ?? '';

  #address = () => (this.state ? addressOf(this.state) : '');

  /** What stands on each square of a position. @param {string} position */
  #positionOf = (position) => {
    const control = this.#control;
    return control && this.state ? control.lines.position(this.state, position) : [];
  };

  constructor() {
    super();
    /** @type {State | null} */
    this.state = null;
    /** Why there is nothing to show, when there is not. */
    this.failure = '';
    /** Whether the page goes to paper. */
    this.printing = false;
    this.addEventListener('act', (event) =>
      this.#obey(/** @type {CustomEvent<Act>} */ (event).detail),
    );
    this.addEventListener('configure', (event) =>
      this.#configure(/** @type {CustomEvent<{lane: LaneState}>} */ (event).detail.lane),
    );
  }

  /** Gives the page its state and what can be done with it. @param {import('../control.js').Control} control */
  begin(control) {
    this.#control = control;
    this.state = control.state;
    control.subscribe((state) => {
      this.state = state;
    });
  }

  /** @override */
  connectedCallback() {
    super.connectedCallback();
    const stop = listenForKeys(
      () => this.state,
      (act) => this.#obey(act),
    );
    const again = () => this.requestUpdate();
    this.#phone.addEventListener('change', again);
    const paper = matchMedia('print');
    const printed = () => {
      this.printing = paper.matches;
    };
    paper.addEventListener('change', printed);
    this.#cleanup = () => {
      stop();
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
    if (!this.state) return;
    // The page's own layout depends on it.
    this.dataset.view = this.state.view;
    this.toggleAttribute('data-many', isMany(this.state));
    const { misread, challenge } = this.state;
    this.toggleAttribute('data-helped', this.state.help);
    this.toggleAttribute('data-noted', misread.length > 0);
    this.toggleAttribute('data-challenged', challenge !== null && !isOpen(this.state));
    wear(this.printing ? 'light' : this.state.theme);
  }

  /** @override */
  updated() {
    this.#control?.measure();
    const { view = null } = this.state ?? {};
    const isOther = this.#drawn !== null && view !== this.#drawn;
    this.#drawn = view;
    // In one column another view may move the tabs far away from the finger that chose it.
    if (isOther && this.#phone.matches) {
      const tabs = this.renderRoot.querySelector('view-tabs');
      // Not before what is below has its height.
      requestAnimationFrame(() => tabs?.scrollIntoView({ block: 'start' }));
    }
  }

  /** @override */
  render() {
    const { state } = this;
    if (this.failure) {
      return html`<main><p role="alert">${words.failed(this.failure)}</p></main>`;
    }
    const control = this.#control;
    if (!state || !control) return nothing;
    return html`
      ${this.#header(state, control.catalogue)}
      ${state.misread.length > 0 ? html`<link-note .parts=${state.misread}></link-note>` : nothing}
      ${
        // On a phone the question stands there too, or nobody would see that there is one.
        state.challenge && (!isOpen(state) || this.#phone.matches)
          ? html`<challenge-note .state=${state}></challenge-note>`
          : nothing
      }
      <main>
        ${state.view === 'tree' ? this.#search(state, control) : this.#board(control)}
        ${this.#race(state, control)}
      </main>
      ${this.printing ? this.#imprint(state) : nothing}
      ${state.help ? this.#help(state, control) : nothing}
      <share-dialog></share-dialog>
      <lane-dialog
        .puzzle=${choiceOf(control.catalogue, state.key)}
        .algorithms=${control.catalogue.algorithms}
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

  /** What paper cannot say otherwise: what this is, and where it can be seen at work. @param {State} state */
  #imprint(state) {
    return html`<footer>
      <p>${words.puzzle(state.key).full}, ${nameOf(state, state.chosen)}</p>
      <p>${this.#address()}</p>
    </footer>`;
  }

  /** @param {State} state @param {import('../control.js').Control} control */
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

  /** @param {State} state @param {import('../pkg/rolling_cubes.js').Catalogue} catalogue */
  #header(state, catalogue) {
    return html`<header>
      <div class="title">
        <h1>${words.title}</h1>
        <p>${words.about}</p>
      </div>
      <nav aria-label=${words.puzzles}>
        ${catalogue.puzzles.map(keyOf).map(
          (key) => html`<button
            class="quiet"
            aria-current=${key === state.key ? 'page' : nothing}
            title=${words.puzzle(key).full}
            @click=${() => ask(this, { type: 'game', key })}
          >
            ${words.puzzle(key).name}
          </button>`,
        )}
      </nav>
      <button
        class="icon"
        aria-label=${words.settings.patterns}
        title=${words.settings.patternsLong}
        aria-pressed=${state.patterns}
        @click=${() => ask(this, { type: 'patterns' })}
      >
        ${icons.patterns}
      </button>
      <button
        class="icon"
        aria-label=${words.settings.theme}
        title=${words.settings.theme}
        @click=${() => ask(this, { type: 'theme' })}
      >
        ${icons.theme}
      </button>
      ${HOSTED ? download : nothing}
      <button class="share" @click=${this.#share} aria-label=${words.share.open}>
        <span>${words.share.open}</span>${icons.share}
      </button>
      <button
        class="icon"
        aria-label=${words.help.open}
        title=${words.travel.withKey(words.help.openLong, '?')}
        aria-expanded=${state.help}
        @click=${() => ask(this, { type: 'help' })}
      >
        ${icons.help}
      </button>
    </header>`;
  }

  /** @param {import('../control.js').Control} control */
  #board(control) {
    const { state, catalogue } = control;
    return html`<section class="board" aria-label=${words.board.region}>
      <problem-bar
        .game=${state}
        .puzzle=${choiceOf(catalogue, state.key)}
        .unsolvable=${whyUnsolvable(state)}
      ></problem-bar>
      ${boardPart(control)} ${guidePart(control)}
    </section>`;
  }

  /** In place of the board to play on: what a lane's search is at. @param {State} state @param {import('../control.js').Control} control */
  #search(state, { lines, catalogue, traces }) {
    const puzzle = choiceOf(catalogue, state.key);
    const lane = focusedLane(state);
    return html`<section
      class="board"
      aria-label=${words.travel.region(lane ? words.lane(lane.spec) : '')}
    >
      <problem-bar
        .game=${state}
        .puzzle=${puzzle}
        .unsolvable=${whyUnsolvable(state)}
        brief
      ></problem-bar>
      <search-stage
        .game=${state.key}
        .side=${puzzle.side}
        .lane=${lane}
        .line=${lines.newest(state)}
        .traces=${traces.first}
        .goal=${problemOf(state).goal}
        .goalPieces=${lines.goal(state)}
        .patterns=${state.patterns}
        .camera=${state.camera}
        @edit=${this.#editBreakpoints}
      ></search-stage>
    </section>`;
  }

  /** @param {State} state @param {import('../control.js').Control} control */
  #race(state, control) {
    const { lanes } = state;
    return html`<section class="race" aria-label=${words.race.region}>
      ${controlsPart(state)}
      <div class=${isMany(state) ? 'lanes many' : 'lanes'}>
        ${lanes.map((lane) => lanePart(state, lane))}
        ${
          lanes.length < MOST_LANES
            ? html`<button
                class="icon quiet add"
                aria-label=${words.race.add}
                title=${words.race.add}
                @click=${() => this.#configure(null)}
              >
                ${icons.add}
              </button>`
            : nothing
        }
      </div>
      ${VIEWS.length > 1 && !isOpen(state) ? html`<view-tabs .view=${state.view}></view-tabs>` : nothing}
      <div class="panel" role="tabpanel" aria-label=${words.views.names[state.view]}>
        ${
          !isOpen(state)
            ? this.#view(state, control)
            : this.#phone.matches
              ? nothing
              : html`<challenge-note .state=${state}></challenge-note>`
        }
      </div>
      ${endsPart(state)}
    </section>`;
  }

  /** What the panel shows. @param {State} state @param {import('../control.js').Control} control */
  #view(state, control) {
    switch (state.view) {
      case 'race':
        return chartPart(state);
      case 'tree':
        return html`<tree-view
          .traces=${control.traces}
          .lane=${focusedLane(state) ?? null}
          .beside=${besideLane(state) ?? null}
          .lanes=${state.lanes}
          .tree=${state.tree}
          .speed=${state.speed}
          .game=${state.key}
          .side=${choiceOf(control.catalogue, state.key).side}
          .goal=${control.lines.goal(state)}
          .patterns=${state.patterns}
          .parent=${control.lines.newest(state).states.at(-2)}
          .positionOf=${this.#positionOf}
          .address=${this.#address}
          .race=${controlsPart(state)}
        ></tree-view>`;
      case 'atlas':
        return html`<atlas-view
          .state=${state}
          .here=${this.#control?.lines.played(state).states.at(-1) ?? ''}
        ></atlas-view>`;
      case 'statistics':
        return html`<statistics-view
          .state=${state}
          .heuristics=${this.#control ? choiceOf(this.#control.catalogue, state.key).heuristics : []}
        ></statistics-view>`;
    }
  }

  /** @param {Act} act */
  #obey(act) {
    const done = this.#control?.obey(act) ?? true;
    if (done || act.type !== 'square') return;
    /** @type {import('./board-stage.js').BoardStage | null} */
    const stage = this.renderRoot.querySelector('board-stage');
    stage?.refuse(act.square);
  }

  #editBreakpoints() {
    /** @type {import('./breakpoints-dialog.js').BreakpointsDialog | null} */
    const dialog = this.renderRoot.querySelector('breakpoints-dialog');
    dialog?.open();
  }

  #share() {
    /** @type {import('./share-dialog.js').ShareDialog | null} */
    const dialog = this.renderRoot.querySelector('share-dialog');
    if (this.state) dialog?.open(this.state);
  }

  /** Opens the dialog for a lane, or for a new one. @param {LaneState | null} lane */
  #configure(lane) {
    const { state } = this;
    if (!state || !this.#control) return;
    const puzzle = choiceOf(this.#control.catalogue, state.key);
    /** @type {import('./lane-dialog.js').LaneDialog | null} */
    const dialog = this.renderRoot.querySelector('lane-dialog');
    const search = lane?.spec.search ?? suggestedLane(puzzle);
    dialog?.open(lane?.spec.id ?? null, search, state.lanes.length > 1);
  }
}

/** The same page as one file, which the build puts beside it. */
const download = html`<a
  class="button icon download"
  href="./rolling-cubes.html"
  download
  aria-label=${words.settings.download}
  title=${words.settings.downloadLong}
  >${icons.download}</a
>`;

customElements.define('rolling-cubes', RollingCubes);
