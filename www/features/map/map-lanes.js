import { css, html, LitElement, nothing } from 'lit';
import { laneMark, unbroken } from '../../shared/draw/lane-mark.js';
import { ask } from '../../shared/kit/act.js';
import { isWritten } from '../../shared/puzzles/map.js';
import { mapOf } from '../../shared/state/games.js';
import { focusedLane, problemOf } from '../../shared/state/state.js';
import { words } from '../../shared/words/words.js';
import { stateInWords } from '../race/views/in-words.js';
import './map-board.js';
import './weight-slider.js';
import { fields } from '../../shared/kit/properties.js';
import { slid } from './weights.js';

/** @import { LaneState, State } from '../../shared/state/state.js' */

/** Most nodes, or cells of a grid, of a map that is searched once for each weight. */
const MOST = 10_000;

/** The way that was gone by hand. @param {State} state */
const goneOf = (state) => [
  mapOf(problemOf(state)).start,
  ...(state.ownMoves ? state.moves.slice(0, state.at) : []),
];

/** @param {LaneState | undefined} lane */
const foundIn = (lane) => (lane?.snapshot?.outcome === 'solved' ? (lane.snapshot.moves ?? []) : []);

/** Where a way by hand can go on. @param {State} state @param {readonly string[]} gone */
function onwardFrom(state, gone) {
  const { nodes, edges } = mapOf(problemOf(state));
  const here = nodes.findIndex(({ name }) => name === gone.at(-1));
  return edges.flatMap(({ from, to, both }) => {
    const next = from === here ? to : both && to === here ? from : -1;
    return next < 0 ? [] : [{ state: nodes[next]?.name ?? '' }];
  });
}

/** `<map-lanes>`: a map for each lane, with what its search has looked into. */
export class MapLanes extends LitElement {
  static properties = { ...fields('state guess trees'), bare: { type: Boolean, reflect: true } };

  static styles = [
    css`
      :host {
        grid-template-rows: repeat(3, auto) minmax(8rem, 1fr) auto auto;
        grid-auto-columns: minmax(16rem, 1fr);
        column-gap: 1rem;
        margin: 0;
      }
      :host([bare]) {
        grid-template-rows: minmax(8rem, 1fr) auto auto;
      }
      .lane {
        grid-row: 1 / -2;
      }
      .below {
        grid-row: -2;
      }
      output {
        font-size: 1.6rem;
      }
      own-position {
        grid-row: 1 / -1;
      }
      .face {
        min-height: calc(1.5 * var(--unit));
        padding-inline: var(--space-2);
      }
      .picture {
        background: none;
      }
      /* Without the lines below the map. */
      .focused .picture {
        --frame: 2px solid var(--accent);
        outline: 0 !important;
      }
      .said {
        padding-block-start: 4px;
      }
      /* One map, and the others as thumbnails. */
      @media (max-width: 799px) {
        :host {
          grid-template: none / minmax(0, 1fr);
          row-gap: var(--space-2);
        }
        .lane,
        own-position,
        .below {
          grid-area: auto !important;
        }
        own-position {
          order: 0;
        }
        :host([low]) own-position {
          display: none;
        }
        .lane {
          grid-template: 'thumb head' auto 'thumb count' auto / 5rem minmax(0, 1fr);
          column-gap: var(--space-2);
          order: 1;
        }
        .lane.focused {
          grid-template: none / minmax(0, 1fr);
          order: 0;
        }
        .below {
          order: 2;
        }
        .lane:not(.focused) .picture {
          grid-area: thumb;
          block-size: 5rem;
        }
        .lane:not(.focused) :is(.mark, .said, .face) {
          display: none;
        }
        .focused .picture {
          block-size: min(28rem, 62svh);
        }
        /* Above the lesson. */
        :host([low]) .focused .picture {
          block-size: 24svh;
        }
        :host([low]) .lane.focused {
          grid-template-columns: auto minmax(0, 1fr);
        }
        :host([low]) .focused .picture {
          grid-column: 1 / -1;
        }
        :host([low]) .lane:not(.focused) .picture {
          block-size: 3.25rem;
        }
        :host([low]) :is(.mark, .said, map-notes) {
          display: none;
        }
        :host([low]) map-board::part(note) {
          display: none;
        }
        .head,
        .name,
        .guess,
        .face {
          min-height: max(32px, 2rem);
        }
        .head {
          align-items: center;
        }
        .guess {
          position: static;
        }
        .count:not(.memory) output {
          display: inline;
        }
      }
    `,
  ];

  constructor() {
    super();
    this.state = /** @type {State | null} */ (null);
    /** Whether names and counts are elsewhere. */
    this.bare = false;
    /** What stands beside a lane's name. @type {(lane: LaneState) => unknown} */
    this.guess = () => nothing;
    /** Lanes that show their tree. @type {readonly number[]} */
    this.trees = [];
  }

  /** Lanes look as those around them, whose styles come with other code. */
  createRenderRoot() {
    const root = /** @type {ShadowRoot} */ (super.createRenderRoot());
    const around = /** @type {ShadowRoot} */ (this.getRootNode());
    root.adoptedStyleSheets = [...around.adoptedStyleSheets, ...root.adoptedStyleSheets];
    return root;
  }

  willUpdate() {
    this.toggleAttribute('low', !!this.state?.lesson);
  }

  render() {
    const { state } = this;
    if (!state) return nothing;
    const gone = goneOf(state);
    const problem = problemOf(state);
    const map = mapOf(problem);
    const isOwn = isWritten(problem.goal);
    if (isOwn) import('../own/position.js');
    const weighed = !state.lesson && map.reachable && slid(state.lanes, focusedLane(state));
    return html`${state.lanes.map((lane) => this.#lane(state, lane, gone))}
      <div class="below" .style=${`grid-column: 1 / span ${state.lanes.length}`}>
        ${weighed ? html`<weight-slider .problem=${problem} .lane=${weighed} ?drawn=${map.size <= MOST}></weight-slider>` : nothing}
        <map-notes
          .map=${map}
          .problem=${problem}
          .lanes=${state.lanes}
          .gone=${gone}
          ?brief=${state.present || !!state.lesson}
        ></map-notes>
      </div>
      ${isOwn ? html`<own-position .style=${`grid-column: ${state.lanes.length + 1}`} .text=${problem.goal} .start=${map.start} .gone=${gone} .found=${foundIn(focusedLane(state))}></own-position>` : nothing}`;
  }

  /** @param {State} state @param {LaneState} lane @param {readonly string[]} gone */
  #lane(state, lane, gone) {
    const { spec, snapshot } = lane;
    const name = words.lane(spec);
    const isTree = this.trees.includes(spec.id);
    const isFocused = lane === focusedLane(state);
    const isFresh = state.view === 'play' && !state.lanes.some(({ snapshot }) => snapshot);
    const line = { states: [...gone], onward: isFresh ? onwardFrom(state, gone) : [] };
    const focus = () => ask(this, ({ race }) => race.focus(spec.id));
    return html`<div
      class=${isFocused ? 'lane focused' : 'lane'}
      role=${this.bare ? 'group' : 'region'}
      aria-label=${name}
      data-lane=${spec.id}
    >
      ${laneMark(spec.id, 1.5)}
      <div class="head">
        <button class="name" aria-pressed=${isFocused} title=${words.lookInto(name)} @click=${focus}>
          ${unbroken(name)}
        </button>
        ${this.guess(lane)}
      </div>
      <div class="count">
        <span
          ><output aria-label=${words.counters.expanded.name} aria-live="off" translate="no"
            >${words.format.count(snapshot?.expanded ?? 0)}</output
          >
          ${words.maps.marks.closed}</span
        >
        ${state.lesson || mapOf(problemOf(state)).grid ? nothing : html`<button class="face" aria-pressed=${isTree} @click=${() => this.#turn(spec.id)}>${words.views.names.tree}</button>`}
      </div>
      <div class="picture" @click=${focus}>
        <map-board bare marked ?tree=${isTree} .look=${state.lesson ? state.look : []} ?walls=${!state.lesson} .problem=${problemOf(state)} .lane=${lane} .line=${line} .at=${gone.length - 1}></map-board>
      </div>
      <p class="said">${snapshot ? stateInWords(state.key, lane) : nothing}</p>
    </div>`;
  }

  /** @param {number} id */
  #turn(id) {
    const { trees } = this;
    this.trees = trees.includes(id) ? trees.filter((other) => other !== id) : [...trees, id];
  }
}

customElements.define('map-lanes', MapLanes);
