import { html, LitElement, nothing } from 'lit';
import { compact } from '../format.js';
import { words } from '../messages.js';
import { BEGINNING, freshTree, ofBeside, offersBeginning } from '../state/tree.js';
import { wholeOf } from '../tree/extent.js';
import { Growth } from '../tree/growth.js';
import { coloursOf, looksOf } from '../tree/looks.js';
import { boundLine, litOf } from '../tree/scene.js';
import { ask } from './act.js';
import { Alone } from './alone.js';
import './export-buttons.js';
import { laneKey, laneStyle } from './lane-style.js';
import { newsInWords, standInWords } from './step-words.js';
import { controls } from './styles.js';
import './travel-bar.js';
import './tree-bar.js';
import './tree-canvas.js';
import { treeMakers } from './tree-files.js';
import './tree-inspector.js';
import './tree-legend.js';
import { style } from './tree-style.js';

/** @typedef {import('../tree/picture.js').Picture} Picture */
/** @typedef {import('../state/state.js').LaneState} LaneState */
/** A lane whose picture is drawn. @typedef {{growth: Growth, lane: LaneState, picture: Picture}} Shown */

/** A part of a run chosen by hand begins so many nodes before the node in hand. */
const BEFORE = 50_000;
/** Up to so many nodes a second a picture that is zoomed into follows the node in hand. */
const FOLLOWED = 10;

/** `<tree-view>`: the search tree of the lane that is looked into, live, and that of another one beside it. */
export class TreeView extends LitElement {
  /** @override */
  static properties = {
    traces: { attribute: false },
    lane: { attribute: false },
    beside: { attribute: false },
    lanes: { attribute: false },
    tree: { attribute: false },
    game: { type: String },
    side: { type: Number },
    goal: { attribute: false },
    patterns: { type: Boolean },
    positionOf: { attribute: false },
    address: { attribute: false },
    race: { attribute: false },
    full: { state: true },
    openedBeside: { state: true },
  };

  /** @override */
  static styles = [controls, style];

  #first = new Growth(() => this.requestUpdate());
  #second = new Growth(() => this.requestUpdate());
  /** The one of them that was looked at last. */
  #looked = this.#first;
  #alone = new Alone(this, (full) => {
    this.full = full;
  });

  constructor() {
    super();
    /** @type {import('../trace/traces.js').Traces | null} */
    this.traces = null;
    /** @type {LaneState | null} */
    this.lane = null;
    /** The lane whose tree stands beside. @type {LaneState | null} */
    this.beside = null;
    /** @type {readonly LaneState[]} */
    this.lanes = [];
    this.tree = freshTree;
    this.game = 'cubes';
    this.side = 3;
    /** The pieces of the goal. @type {readonly (string | null)[]} */
    this.goal = [];
    this.patterns = false;
    /** The pieces of a position in text form. @type {(state: string) => readonly (string | null)[]} */
    this.positionOf = () => [];
    /** The link that remakes the page. @type {() => string} */
    this.address = () => '';
    /** What runs all lanes, for where the page cannot be seen. @type {unknown} */
    this.race = nothing;
    /** Whether there is nothing but the tree on the screen. */
    this.full = false;
    /** The wedges that were opened in the tree beside. @type {readonly number[]} */
    this.openedBeside = [];
  }

  /** @override */
  connectedCallback() {
    super.connectedCallback();
    this.#alone.listen();
    this.requestUpdate('traces');
  }

  /** @override */
  disconnectedCallback() {
    super.disconnectedCallback();
    this.#alone.end();
    for (const growth of [this.#first, this.#second]) growth.end();
  }

  /** @override @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has('traces')) {
      this.#first.listen(this.traces?.first ?? null);
      this.#second.listen(this.traces?.second ?? null);
    }
    if (changed.has('beside')) {
      const before = /** @type {LaneState | null | undefined} */ (changed.get('beside'));
      if (before?.spec !== this.beside?.spec) this.openedBeside = [];
      if (!this.beside) this.#looked = this.#first;
    }
    this.#first.see(this.lane, this.tree);
    this.#second.see(this.beside, this.#treeBeside);
    this.toggleAttribute('data-two', this.beside !== null);
    for (const [name, lane] of /** @type {const} */ ([
      ['first', this.lane],
      ['second', this.beside],
    ])) {
      if (lane) this.style.setProperty(`--${name}`, laneStyle(lane.spec.id).colour);
    }
  }

  /** What is chosen of the tree beside; the same as long as nothing is chosen anew. */
  get #treeBeside() {
    const { tree, openedBeside } = this;
    if (this.#chosen.tree !== tree || this.#chosen.opened !== openedBeside) {
      const beside = { ...ofBeside(tree), ahead: tree.ahead, opened: openedBeside };
      this.#chosen = { tree, opened: openedBeside, beside };
    }
    return this.#chosen.beside;
  }
  /** @type {{tree: import('../state/tree.js').Tree, opened: readonly number[], beside: import('../state/tree.js').Tree}} */
  #chosen = { tree: freshTree, opened: [], beside: freshTree };

  /** @override */
  render() {
    const first = shownOf(this.#first);
    if (!first && !this.beside) return html`${this.#offer()}${this.#empty(this.lane)}`;
    return html`
      ${first ? this.#bar(first) : nothing}
      ${this.#offer()}
      ${first ? this.#part(first, 'first') : this.#empty(this.lane)}
      ${this.beside ? this.#besidePart() : nothing}
      ${this.#inspector(shownOf(this.#looked) ?? first)}
      ${first ? this.#exports(first) : nothing}
      ${this.full ? this.#foot() : nothing}
    `;
  }

  /** @param {LaneState | null} lane */
  #empty(lane) {
    const { empty, growing } = words.tree;
    const isIdle = !lane?.snapshot && (!lane || lane.phase === 'ready');
    return html`<div class="picture"><p class="empty">${isIdle ? empty : growing}</p></div>`;
  }

  #besidePart() {
    const second = shownOf(this.#second);
    return second
      ? this.#part(second, 'second')
      : html`<div class="part second">${this.#name(this.beside)}${this.#empty(this.beside)}</div>`;
  }

  /** Whoever comes from a race of many thousand nodes can begin with the first few. */
  #offer() {
    const { lane, tree } = this;
    if (!lane || !offersBeginning(lane, tree)) return nothing;
    return html`<p class="offer">
      ${words.tree.offer(lane.snapshot?.generated ?? 0)}
      <button class="quiet" @click=${this.#beginAgain}>${words.tree.offered(BEGINNING)}</button>
    </p>`;
  }

  #beginAgain() {
    if (!this.lane) return;
    const change = { shown: null, from: null, ahead: false, opened: [], zoom: null };
    ask(this, { type: 'tree', change });
    this.#seek(this.lane, BEGINNING);
  }

  /** @param {LaneState | null} lane */
  #name(lane) {
    if (!lane) return nothing;
    return html`<h3 class="name">
      <span>${laneKey(lane.spec.id)}</span>${words.lane(lane.spec.search)}
    </h3>`;
  }

  /** One lane's picture and what its signs mean. @param {Shown} shown @param {'first' | 'second'} which */
  #part({ growth, lane, picture }, which) {
    const { forest } = picture;
    const { moment, points } = growth;
    const iterations = growth.follower?.iterations ?? [];
    const index = forest.iteration?.index ?? -1;
    const looks = looksOf(picture, {
      colouring: coloursOf(forest).find((name) => name === this.tree.colouring) ?? 'fate',
      moment,
      bounds: iterations.slice(0, index + 1).map(({ bound }) => bound),
    });
    const { colour } = laneStyle(lane.spec.id);
    const looked = growth.pointed >= 0 ? growth.pointed : growth.walkedTo;
    const falls = lane.spec.search.algorithm === 'branch-and-bound';
    return html`<div class="part ${which}">
      ${this.beside ? this.#name(lane) : nothing}
      <div class="picture">
        <tree-canvas
          .picture=${picture}
          .looks=${looks}
          .lit=${litOf(picture, points, looked)}
          .walked=${picture.placeOf(growth.walkedTo)}
          .bound=${boundLine(picture, { falls, now: moment.now, say: words.tree })}
          .zoom=${which === 'first' ? this.tree.zoom : null}
          .follows=${lane.phase !== 'running' || lane.rate <= FOLLOWED}
          .colour=${colour}
          .write=${writer(growth)}
          .label=${words.tree.label(words.lane(lane.spec.search))}
          .help=${words.tree.help}
          @look=${(/** @type {CustomEvent} */ { detail }) => this.#look(growth, detail)}
          @choose=${(/** @type {CustomEvent} */ { detail }) => this.#choose(growth, detail)}
          @jump=${(/** @type {CustomEvent} */ { detail }) => this.#jump(growth, detail)}
          @lie=${(/** @type {CustomEvent} */ { detail }) => which === 'first' && this.#lies(detail)}
        ></tree-canvas>
      </div>
      <tree-legend
        .picture=${picture}
        .looks=${looks}
        .colour=${colour}
        .moment=${moment}
        .total=${wholeOf(picture, moment, iterations)}
        .second=${which === 'second'}
      ></tree-legend>
    </div>`;
  }

  /** @param {Shown} shown */
  #exports({ growth, lane, picture }) {
    const { moment } = growth;
    const canvas = () => this.#canvasOf(growth);
    return html`<export-buttons
      role="group"
      aria-label=${words.statistics.exports.region}
      .name=${`rolling-cubes-${this.game}-tree`}
      .makers=${treeMakers({
        drawing: () => canvas()?.drawing(),
        picture,
        looks: () => canvas()?.looks ?? null,
        moment,
        title: words.tree.label(words.lane(lane.spec.search)),
        total: wholeOf(picture, moment, growth.follower?.iterations ?? []),
        address: this.address,
      })}
    ></export-buttons>`;
  }

  /** @param {Shown} shown */
  #bar({ growth, picture: { forest } }) {
    const around = growth.moment.now - BEFORE;
    const isAway = growth.points.hand < 0;
    return html`<tree-bar
      .tree=${this.tree}
      .colourings=${coloursOf(forest)}
      .iterations=${growth.follower?.iterations ?? []}
      .drawn=${forest.iteration}
      .around=${isAway && around > 1 ? around : 0}
      .others=${this.lanes.filter((lane) => lane.spec.id !== this.lane?.spec.id)}
      .full=${this.full}
      @zoom=${this.#zoom}
      @full=${() => this.#alone.toggle()}
    ></tree-bar>`;
  }

  /** Beside the pictures: all about the node that is looked at. @param {Shown | null} shown */
  #inspector(shown) {
    if (!shown) return nothing;
    const { growth, lane, picture } = shown;
    const { forest } = picture;
    const { hand } = growth.points;
    // Where a mouse points, else where keys have come to, else the node in hand.
    const looked = [growth.pointed, growth.walkedTo, hand].find((node) => node >= 0) ?? -1;
    const isHand = looked === hand;
    const number = growth.numberOf(looked);
    // At the end of A* the node in hand is one that was generated long before.
    const isOwn = isHand && (looked < 0 || number === lane.step?.node);
    return html`<tree-inspector
      .game=${this.game}
      .search=${lane.spec.search}
      .run=${`${lane.spec.id}`}
      .length=${lane.snapshot?.length ?? 0}
      .ask=${growth.follower?.ask}
      .node=${looked < 0 ? (lane.step?.node ?? -1) : number}
      .own=${isOwn ? lane.step : null}
      .fate=${looked < 0 ? null : forest.trace.fate(forest.record(looked), growth.moment)}
      .positionOf=${this.positionOf}
      .goal=${this.goal}
      .side=${this.side}
      .patterns=${this.patterns}
      .hand=${isHand}
      .spoken=${looked === growth.walkedTo}
      .note=${noteOf(growth, picture, looked)}
    ></tree-inspector>`;
  }

  /** Where the page cannot be seen: what was done, and the ways through the run. */
  #foot() {
    const { lane, game, side, beside } = this;
    if (!lane) return nothing;
    const recall = (/** @type {number} */ node) => this.traces?.first.recall(node) ?? null;
    return html`<div class="foot">
      <div>
        ${beside ? this.#name(lane) : nothing}
        <p>${standInWords(game, lane, side, recall)}</p>
        <p class="unseen" role="status">${newsInWords(game, lane, side, recall)}</p>
      </div>
      <div>
        <travel-bar role="group" aria-label=${words.travel.controls} .lane=${lane}></travel-bar>
        ${beside ? this.race : nothing}
      </div>
    </div>`;
  }

  /** @param {Growth} growth */
  #canvasOf(growth) {
    const which = growth === this.#first ? 'first' : 'second';
    return /** @type {import('./tree-canvas.js').TreeCanvas | null} */ (
      this.renderRoot.querySelector(`.${which} tree-canvas`)
    );
  }

  /** @param {CustomEvent<{by: 1 | -1 | 0}>} event */
  #zoom({ detail: { by } }) {
    for (const growth of [this.#first, this.#second]) {
      const canvas = this.#canvasOf(growth);
      if (by === 0) canvas?.fit();
      else canvas?.zoomBy(by);
    }
  }

  /** @param {{zoom: import('../state/tree.js').Zoom | null}} detail */
  #lies({ zoom }) {
    ask(this, { type: 'tree', change: { zoom } });
  }

  /** @param {Growth} growth @param {{place: number, walked?: boolean}} detail */
  #look(growth, { place, walked = false }) {
    const node = growth.picture?.nodes[place] ?? -1;
    this.#looked = growth;
    if (walked) this.#walkTo(growth, node);
    else growth.pointed = node;
    this.requestUpdate();
  }

  /** @param {Growth} growth @param {{to: 'root' | 'hand'}} detail */
  #jump(growth, { to }) {
    const { hand } = growth.points;
    this.#walkTo(growth, to === 'hand' && hand >= 0 ? hand : (growth.picture?.nodes[0] ?? -1));
  }

  /** @param {Growth} growth @param {number} node */
  #walkTo(growth, node) {
    this.#looked = growth;
    growth.pointed = -1;
    growth.walkedTo = node;
    this.#canvasOf(growth)?.bring(growth.picture?.nearestPlace(node) ?? -1);
    this.requestUpdate();
  }

  /** Goes to a node, or opens a wedge. @param {Growth} growth @param {{place: number, wedge: boolean}} detail */
  #choose(growth, { place, wedge }) {
    this.#looked = growth;
    growth.walkedTo = growth.picture?.nodes[place] ?? -1;
    this.requestUpdate();
    const number = growth.numberOf(growth.walkedTo);
    if (!growth.lane || number < 0) return;
    if (!wedge) return this.#seek(growth.lane, number);
    /** @param {readonly number[]} opened */
    const and = (opened) => [...opened.filter((other) => other !== number), number];
    if (growth === this.#second) this.openedBeside = and(this.openedBeside);
    else ask(this, { type: 'tree', change: { opened: and(this.tree.opened) } });
  }

  /** @param {LaneState} lane @param {number} nodes */
  #seek({ spec }, nodes) {
    ask(this, { type: 'travel', lane: spec.id, order: { type: 'seek', nodes } });
  }
}

/** @param {Growth} growth @returns {Shown | null} */
function shownOf(growth) {
  const { lane, picture } = growth;
  return lane && picture ? { growth, lane, picture } : null;
}

/** What else is to be said of a node. @param {Growth} growth @param {Picture} picture @param {number} node */
function noteOf(growth, picture, node) {
  const say = words.tree;
  if (node < 0) return growth.isAway ? say.away(growth.moment.now) : '';
  if (picture.forest.isStub(node)) return say.stub;
  if (picture.forest.record(node) < 0) return say.before;
  const hidden = picture.folded[picture.placeOf(node)] ?? 0;
  return hidden > 0 ? say.folded(hidden) : '';
}

/** How a picture's numbers are written. @param {Growth} growth */
const writer = (growth) => ({
  number: compact,
  label: (/** @type {number} */ place) => {
    const { forest, nodes } = growth.picture ?? {};
    const record = forest?.record(nodes?.[place] ?? -1) ?? -1;
    return forest && record >= 0
      ? words.tree.short(forest.trace.depth(record), forest.trace.estimate(record))
      : '';
  },
});

customElements.define('tree-view', TreeView);
