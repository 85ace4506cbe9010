import { html, LitElement, nothing } from 'lit';
import { compact } from '../format.js';
import { words } from '../messages.js';
import { isAtWork } from '../state/state.js';
import { freshTree } from '../state/tree.js';
import { Grower } from '../tree/grower.js';
import { Layouts } from '../tree/layouts.js';
import { coloursOf, looksOf } from '../tree/looks.js';
import { boundLine, litOf, NOWHERE, pointsOf } from '../tree/scene.js';
import { ask } from './act.js';
import './code-panel.js';
import './export-buttons.js';
import './heuristic-panel.js';
import { laneStyle } from './lane-style.js';
import './panel-tabs.js';
import { controls } from './styles.js';
import './tree-bar.js';
import './tree-canvas.js';
import { treeMakers } from './tree-files.js';
import './tree-inspector.js';
import './tree-legend.js';
import { style } from './tree-style.js';

/** @typedef {import('../tree/picture.js').Picture} Picture */

/** Milliseconds between two pictures of a tree that grows. */
const PAUSE = 120;
/** A part of a run chosen by hand begins so many nodes before the node in hand. */
const BEFORE = 50_000;

/** `<tree-view>`: the search tree of the lane that is looked into, live. */
export class TreeView extends LitElement {
  /** @override */
  static properties = {
    traces: { attribute: false },
    lane: { attribute: false },
    tree: { attribute: false },
    game: { type: String },
    side: { type: Number },
    goal: { attribute: false },
    patterns: { type: Boolean },
    parent: { type: String },
    positionOf: { attribute: false },
    address: { attribute: false },
    picture: { state: true },
    walkedTo: { state: true },
    pointed: { state: true },
  };

  /** @override */
  static styles = [controls, style];

  #layouts = new Layouts();
  #grower = new Grower(
    (wanted) => this.#layouts.layout(wanted),
    (picture) => this.#shown(picture),
    (forest) => this.#wishes(forest),
  );
  /** What the grower is at. @type {import('../trace/traces.js').Subject | null} */
  #subject = null;
  #unsubscribe = () => {};
  #timer = 0;

  constructor() {
    super();
    /** @type {import('../trace/traces.js').Traces | null} */
    this.traces = null;
    /** @type {import('../state/state.js').LaneState | null} */
    this.lane = null;
    this.tree = freshTree;
    this.game = 'cubes';
    this.side = 3;
    /** The pieces of the goal. @type {readonly (string | null)[]} */
    this.goal = [];
    this.patterns = false;
    /** What the newest node is a successor of, in text form. @type {string | undefined} */
    this.parent = undefined;
    /** The pieces of a position in text form. @type {(state: string) => readonly (string | null)[]} */
    this.positionOf = () => [];
    /** The link that remakes the page. @type {() => string} */
    this.address = () => '';
    /** @type {Picture | null} */
    this.picture = null;
    /** Nodes of its forest: where keys have come to, and where a mouse points; -1 for none. */
    this.walkedTo = -1;
    this.pointed = -1;
  }

  /** @override */
  disconnectedCallback() {
    super.disconnectedCallback();
    this.#unsubscribe();
    this.#unsubscribe = () => {};
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#layouts.end();
  }

  /** @override */
  connectedCallback() {
    super.connectedCallback();
    this.requestUpdate('traces');
  }

  /** @override @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has('traces')) {
      this.#unsubscribe();
      this.#unsubscribe = this.traces?.subscribe(() => this.#renew()) ?? this.#unsubscribe;
    }
    if (changed.has('tree') || changed.has('lane')) this.#begin();
    const { hand } = this.#points;
    const isHidden = hand >= 0 && this.picture !== null && this.picture.placeOf(hand) < 0;
    if (changed.has('tree') || isHidden) this.#renew();
  }

  /** Begins another tree when another is to be seen. */
  #begin() {
    const subject = this.traces?.subject() ?? null;
    // What is on its way does not push out what there is.
    if (!subject && this.#subject && !this.traces?.isIdle) return;
    const isSame =
      subject?.trace === this.#subject?.trace && subject?.before === this.#subject?.before;
    if (isSame) return;
    // A search at full speed may begin iterations faster than they can be drawn: each is seen once.
    if (subject && this.#grower.isAwaited && this.lane && isAtWork(this.lane)) return;
    this.#subject = subject;
    if (subject) this.#grower.begin(subject);
    else {
      this.#grower.end();
      this.#shown(null);
    }
  }

  /** There is more to see, in a moment. */
  #renew() {
    this.#begin();
    if (this.#timer !== 0) return;
    this.#timer = window.setTimeout(() => {
      this.#timer = 0;
      this.#grower.renew();
    }, PAUSE);
  }

  /** @param {Picture | null} picture */
  #shown(picture) {
    if (picture?.forest !== this.picture?.forest) {
      this.walkedTo = -1;
      this.pointed = -1;
    }
    this.picture = picture;
  }

  /** What the next picture must show. @param {import('../tree/forest.js').Forest} forest */
  #wishes(forest) {
    const { hand, lit, twin, solutions } = pointsOf(forest, this.#moment);
    const walkedTo = forest === this.picture?.forest ? this.walkedTo : -1;
    const opened = this.tree.opened.map((number) => forest.nodeOf(number - forest.trace.from));
    return {
      opened: opened.filter((node) => node >= 0),
      seen: [hand, lit, twin, walkedTo, ...solutions].filter((node) => node >= 0),
    };
  }

  /** @returns {import('../trace/trace.js').Moment} */
  get #moment() {
    const { generated = 0, outcome = 'running' } = this.lane?.snapshot ?? {};
    return { now: generated, ended: outcome !== 'running' };
  }

  get #points() {
    return this.picture ? pointsOf(this.picture.forest, this.#moment) : NOWHERE;
  }

  /** A node's number; -1 where it has none. @param {number} node */
  #numberOf(node) {
    const record = this.picture?.forest.record(node) ?? -1;
    return this.picture && record >= 0 ? this.picture.forest.trace.from + record : -1;
  }

  /** @override */
  render() {
    const { picture, lane } = this;
    if (!lane || !picture) {
      const waits = lane?.snapshot ? words.tree.growing : words.tree.empty;
      return html`<div class="picture"><p class="empty">${waits}</p></div>`;
    }
    const { forest } = picture;
    const iterations = this.traces?.iterations ?? [];
    const index = forest.iteration?.index ?? -1;
    const moment = this.#moment;
    const looks = looksOf(picture, {
      colouring: coloursOf(forest).find((name) => name === this.tree.colouring) ?? 'fate',
      moment,
      bounds: iterations.slice(0, index + 1).map(({ bound }) => bound),
    });
    const { colour } = laneStyle(lane.spec.id);
    const total = iterations[index]?.generated ?? moment.now;
    return html`
      ${this.#bar(forest)}
      <div class="picture">
        <tree-canvas
          .picture=${picture}
          .looks=${looks}
          .lit=${litOf(picture, this.#points, this.pointed >= 0 ? this.pointed : this.walkedTo)}
          .bound=${boundLine(picture, {
            falls: lane.spec.search.algorithm === 'branch-and-bound',
            now: moment.now,
            say: words.tree,
          })}
          .colour=${colour}
          .write=${this.#write}
          .label=${words.tree.label(words.lane(lane.spec))}
          .help=${words.tree.help}
          @look=${this.#look}
          @choose=${this.#choose}
          @jump=${this.#jump}
        ></tree-canvas>
      </div>
      ${this.#panel(picture, lane)}
      <tree-legend
        .picture=${picture}
        .looks=${looks}
        .colour=${colour}
        .total=${total}
      ></tree-legend>
      <export-buttons
        role="group"
        aria-label=${words.statistics.exports.region}
        .name=${`rolling-cubes-${this.game}-tree`}
        .makers=${treeMakers({
          drawing: () => this.#canvas?.drawing(),
          picture,
          looks,
          moment,
          title: words.tree.label(words.lane(lane.spec)),
          total,
          address: this.address,
        })}
      ></export-buttons>
    `;
  }

  /** @param {import('../tree/forest.js').Forest} forest */
  #bar(forest) {
    const around = this.#moment.now - BEFORE;
    const isAway = this.#points.hand < 0;
    return html`<tree-bar
      .tree=${this.tree}
      .colourings=${coloursOf(forest)}
      .iterations=${this.traces?.iterations ?? []}
      .around=${isAway && around > 1 ? around : 0}
      @zoom=${this.#zoom}
    ></tree-bar>`;
  }

  /** What stands beside the picture. A node that is pointed at, or walked to, is told of in any case. @param {Picture} picture @param {import('../state/state.js').LaneState} lane */
  #panel(picture, lane) {
    const informed = Boolean(lane.spec.search.heuristic);
    const chosen = this.tree.panel === 'heuristic' && !informed ? 'code' : this.tree.panel;
    const { hand } = this.#points;
    const other = [this.pointed, this.walkedTo].find((node) => node >= 0) ?? hand;
    const shown = other === hand ? chosen : 'node';
    return html`<div class="panel">
      <panel-tabs .panel=${chosen} .informed=${informed}></panel-tabs>
      ${shown === 'node' ? this.#inspector(picture, lane) : nothing}
      ${
        shown === 'code'
          ? html`<code-panel
              .game=${this.game}
              .side=${this.side}
              .lane=${lane}
              .parent=${this.parent}
              .positionOf=${this.positionOf}
              .patterns=${this.patterns}
            ></code-panel>`
          : nothing
      }
      ${
        shown === 'heuristic'
          ? html`<heuristic-panel
              .game=${this.game}
              .lane=${lane}
              .positionOf=${this.positionOf}
              .patterns=${this.patterns}
            ></heuristic-panel>`
          : nothing
      }
    </div>`;
  }

  /** @param {Picture} picture @param {import('../state/state.js').LaneState} lane */
  #inspector(picture, lane) {
    const { forest } = picture;
    const { hand } = this.#points;
    // Where a mouse points, else where keys have come to, else the node in hand.
    const looked = [this.pointed, this.walkedTo, hand].find((node) => node >= 0) ?? -1;
    return html`<tree-inspector
      .game=${this.game}
      .search=${lane.spec.search}
      .length=${lane.snapshot?.length ?? 0}
      .ask=${this.#ask}
      .node=${this.#numberOf(looked)}
      .fate=${forest.trace.fate(forest.record(looked), this.#moment)}
      .positionOf=${this.positionOf}
      .goal=${this.goal}
      .side=${this.side}
      .patterns=${this.patterns}
      .hand=${looked === hand}
      .spoken=${looked === this.walkedTo}
      .note=${this.#note(picture, looked)}
    ></tree-inspector>`;
  }

  /** What else is to be said of a node. @param {Picture} picture @param {number} node */
  #note(picture, node) {
    const say = words.tree;
    if (node < 0) return say.away(this.#moment.now);
    if (picture.forest.isStub(node)) return say.stub;
    if (picture.forest.record(node) < 0) return say.before;
    const hidden = picture.folded[picture.placeOf(node)] ?? 0;
    return hidden > 0 ? say.folded(hidden) : '';
  }

  /** @type {(node: number) => Promise<import('../pkg/rolling_cubes.js').Step | null>} */
  #ask = async (node) => this.traces?.inspect(node) ?? null;

  #write = {
    number: compact,
    label: (/** @type {number} */ place) => {
      const { forest, nodes } = this.picture ?? {};
      const record = forest?.record(nodes?.[place] ?? -1) ?? -1;
      return forest && record >= 0
        ? words.tree.short(forest.trace.depth(record), forest.trace.estimate(record))
        : '';
    },
  };

  get #canvas() {
    return /** @type {import('./tree-canvas.js').TreeCanvas | null} */ (
      this.renderRoot.querySelector('tree-canvas')
    );
  }

  /** @param {CustomEvent<{by: 1 | -1 | 0}>} event */
  #zoom({ detail: { by } }) {
    if (by === 0) this.#canvas?.fit();
    else this.#canvas?.zoom(by);
  }

  /** @param {CustomEvent<{place: number, walked?: boolean}>} event */
  #look({ detail: { place, walked = false } }) {
    const node = this.picture?.nodes[place] ?? -1;
    if (walked) this.#walkTo(node);
    else this.pointed = node;
  }

  /** @param {CustomEvent<{to: 'root' | 'hand'}>} event */
  #jump({ detail: { to } }) {
    const { hand } = this.#points;
    this.#walkTo(to === 'hand' && hand >= 0 ? hand : (this.picture?.nodes[0] ?? -1));
  }

  /** @param {number} node */
  #walkTo(node) {
    this.pointed = -1;
    this.walkedTo = node;
    this.#canvas?.bring(this.picture?.nearestPlace(node) ?? -1);
  }

  /** Goes to a node, or opens a wedge. @param {CustomEvent<{place: number, wedge: boolean}>} event */
  #choose({ detail: { place, wedge } }) {
    this.walkedTo = this.picture?.nodes[place] ?? -1;
    const number = this.#numberOf(this.walkedTo);
    if (!this.lane || number < 0) return;
    if (wedge) {
      const opened = [...this.tree.opened.filter((other) => other !== number), number];
      ask(this, { type: 'tree', change: { opened } });
    } else {
      const lane = this.lane.spec.id;
      ask(this, { type: 'travel', lane, order: { type: 'seek', nodes: number } });
    }
  }
}

customElements.define('tree-view', TreeView);
