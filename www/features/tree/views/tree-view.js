import { html, LitElement, nothing } from 'lit';
import { ask } from '../../../shared/kit/act.js';
import { FullScreen } from '../../../shared/kit/full-screen.js';
import { OPENING } from '../../../shared/puzzles/puzzles.js';
import {
  BEGINNING,
  freshTree,
  ofBeside,
  offersBeginning,
} from '../../../shared/state/slices/tree.js';
import { words } from '../../../shared/words/words.js';
import { wholeOf } from '../extent.js';
import { Growth } from '../growth.js';
import { Inspection } from '../inspection.js';
import { coloursOf } from '../looks.js';
import { nodesOf } from '../map-nodes.js';
import '../../../shared/kit/export-buttons.js';
import { laneStyle } from '../../../shared/draw/lane-style.js';
import { controls } from '../../../shared/kit/styles.js';
import { labelled } from '../../stepping/step-words.js';
import './tree-bar.js';
import { fields } from '../../../shared/kit/properties.js';
import { treeMakers } from './tree-files.js';
import { footPart } from './tree-foot.js';
import { panelPart } from './tree-panel.js';
import { emptyPart, namePart, shownOf, treePart } from './tree-part.js';
import { style } from './tree-style.js';

/** @import { Tree } from '../../../shared/state/slices/tree.js' */
/** @import { LaneState, Problem } from '../../../shared/state/state.js' */
/** @import { MapNode } from '../../trace/posthoc.js' */
/** @import { Traces } from '../../trace/traces.js' */
/** @import { TreeCanvas } from './tree-canvas.js' */
/** @import { Shown } from './tree-part.js' */

/** A part chosen by hand begins this many nodes before the current one. */
const BEFORE = 50_000;
/** `<tree-view>`: the live search tree of the lane in focus, and of another lane beside it. */
export class TreeView extends LitElement {
  static properties = {
    ...fields(
      'traces lane beside lanes tree speed game map look goal parent positionOf address race full openedBeside form',
    ),
    patterns: { type: Boolean },
    side: { type: Number },
  };

  static styles = [controls, style];

  #first = new Growth(() => this.requestUpdate());
  #second = new Growth(() => this.requestUpdate());
  #inspection = new Inspection(() => this.requestUpdate());
  /** The last active one. */
  #looked = this.#first;
  #placed = /** @type {Problem | null} */ (null);
  /** Its nodes. @type {((place: number) => MapNode) | null} */
  #nodeOf = null;
  #fullScreen = new FullScreen(this, (full) => {
    this.full = full;
  });

  constructor() {
    super();
    this.traces = /** @type {Traces | null} */ (null);
    this.lane = /** @type {LaneState | null} */ (null);
    this.beside = /** @type {LaneState | null} */ (null);
    this.lanes = /** @type {readonly LaneState[]} */ ([]);
    this.tree = freshTree;
    /** Nodes per second; null is full speed. @type {number | null} */
    this.speed = null;
    this.game = OPENING;
    /** The problem, if it is a map. @type {Problem | null} */
    this.map = null;
    /** Names of nodes to point at. @type {readonly string[]} */
    this.look = [];
    this.side = 3;
    this.goal = /** @type {readonly (string | null)[]} */ ([]);
    this.patterns = false;
    this.parent = /** @type {string | undefined} */ (undefined);
    this.positionOf = /** @type {(state: string) => readonly (string | null)[]} */ (() => []);
    this.address = /** @type {() => string} */ (() => '');
    this.race = /** @type {unknown} */ (nothing);
    this.full = false;
    this.openedBeside = /** @type {readonly number[]} */ ([]);
    /** The ending of a program's file; empty for pseudocode. */
    this.form = '';
  }

  connectedCallback() {
    super.connectedCallback();
    this.#fullScreen.listen();
    this.requestUpdate('traces');
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#fullScreen.end();
    for (const growth of [this.#first, this.#second]) growth.end();
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (this.#placed !== this.map || changed.has('look')) {
      this.#placed = this.map;
      this.#nodeOf = this.map && nodesOf(this.map, this.look);
    }
    // An element removed before its update must not subscribe.
    if (changed.has('traces') && this.isConnected) {
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

  /** The options of the tree beside, with stable identity. */
  get #treeBeside() {
    const { tree, openedBeside } = this;
    if (this.#chosen.tree !== tree || this.#chosen.opened !== openedBeside) {
      const beside = { ...ofBeside(tree), ahead: tree.ahead, opened: openedBeside };
      this.#chosen = { tree, opened: openedBeside, beside };
    }
    return this.#chosen.beside;
  }
  /** @type {{tree: Tree, opened: readonly number[], beside: Tree}} */
  #chosen = { tree: freshTree, opened: [], beside: freshTree };

  render() {
    const { lane, beside, full } = this;
    const first = shownOf(this.#first);
    if (!first && !beside && !full)
      return html`<div class="bar" part="bar"></div>${this.#offer()}${emptyPart(lane)}`;
    return html`
      ${full ? this.#title() : nothing}
      ${this.#bar(first)}
      ${this.#offer()}
      ${first ? this.#part(first, 'first') : html`<div class="part first">${namePart(beside && lane)}${emptyPart(lane)}</div>`}
      ${beside ? this.#besidePart(beside) : nothing}
      ${this.#panel(shownOf(this.#looked) ?? first)}
      ${full && lane ? this.#foot(lane) : nothing}
    `;
  }

  /** @param {LaneState} beside */
  #besidePart(beside) {
    const second = shownOf(this.#second);
    return second
      ? this.#part(second, 'second')
      : html`<div class="part second">${namePart(beside)}${emptyPart(beside)}</div>`;
  }

  /** @param {Shown} shown @param {'first' | 'second'} which */
  #part(shown, which) {
    const { growth } = shown;
    return treePart(shown, {
      which,
      game: this.game,
      named: this.beside !== null,
      tree: this.tree,
      speed: this.speed,
      nodeOf: this.#nodeOf,
      hear: {
        look: ({ detail }) => this.#look(growth, detail),
        choose: ({ detail }) => this.#choose(growth, detail),
        jump: ({ detail }) => this.#jump(growth, detail),
        // A link stores the first tree's view only.
        lie: ({ detail: { zoom } }) =>
          growth === this.#first && ask(this, (control) => control.page.change('tree', { zoom })),
      },
    });
  }

  #title() {
    const name = this.lane ? words.lane(this.lane.spec) : '';
    return html`<h1 class="unseen">${words.title}</h1>
      <h2 class="unseen">${words.tree.label(name)}</h2>`;
  }

  /** Replaces the hidden page in full screen. @param {LaneState} lane */
  #foot(lane) {
    const { game, side } = this;
    const recall = (/** @type {number} */ node) => this.traces?.first.recall(node) ?? null;
    return footPart(
      { ...lane, step: labelled(this.map, lane.step) },
      { game, side, recall, race: this.beside ? this.race : nothing },
    );
  }

  /** Offers to begin with the first nodes after a race of many thousands. */
  #offer() {
    const { lane, tree } = this;
    if (!lane || !offersBeginning(lane, tree)) return nothing;
    return html`<button class="offer" part="offer" @click=${this.#beginAgain}>
      ${words.tree.offered(BEGINNING)}
    </button>`;
  }

  #beginAgain() {
    if (!this.lane) return;
    const change = { shown: null, from: null, ahead: false, opened: [], zoom: null };
    ask(this, (control) => control.page.change('tree', change));
    this.#seek(this.lane, BEGINNING);
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
        label: (place) => canvas()?.write.label(place) ?? '',
        title: words.tree.label(words.lane(lane.spec)),
        total: wholeOf(picture, moment, growth.follower?.iterations ?? []),
        address: this.address,
        nodeOf: this.#nodeOf,
      })}
    ></export-buttons>`;
  }

  /** @param {Shown | null} shown */
  #bar(shown) {
    const growth = this.#first;
    const forest = shown?.picture.forest;
    const around = growth.moment.now - BEFORE;
    const isAway = growth.points.hand < 0;
    return html`<tree-bar
      part="bar"
      .tree=${this.tree}
      .colourings=${forest ? coloursOf(forest) : []}
      .iterations=${growth.follower?.iterations ?? []}
      .drawn=${forest?.iteration ?? null}
      .around=${isAway && around > 1 ? around : 0}
      .others=${this.lanes.filter((lane) => lane.spec.id !== this.lane?.spec.id)}
      .full=${this.full}
      @zoom=${this.#zoom}
      @full=${() => this.#fullScreen.toggle()}
      >${shown ? this.#exports(shown) : nothing}</tree-bar
    >`;
  }

  /** The node that is pointed at, once the lane has told it. */
  get marked() {
    const { pointed, lane, follower } = this.#first;
    const number = this.#first.numberOf(pointed);
    if (!lane || !follower || number < 0) return null;
    const own = lane.step?.node === number ? lane.step : null;
    this.#inspection.look(`${lane.spec.id}`, number, own, follower.ask);
    return this.#inspection.step?.node === number ? this.#inspection.step : null;
  }

  /** @param {Shown | null} shown the last active one */
  #panel(shown) {
    const { lane } = this;
    if (!shown || !lane) return nothing;
    return panelPart(shown, {
      lane,
      chosen: this.tree.panel,
      beside: shown.growth === this.#second,
      setting: this,
      list: ({ detail }) => this.#first.list(detail),
      lookAway: this.#lookAway,
      take: ({ detail }) => {
        this.form = detail.form;
      },
    });
  }

  #lookAway = () => {
    for (const growth of [this.#first, this.#second]) {
      growth.pointed = -1;
      growth.walkedTo = -1;
    }
    this.#looked = this.#first;
    this.requestUpdate();
  };

  /** @param {Growth} growth */
  #canvasOf(growth) {
    const which = growth === this.#first ? 'first' : 'second';
    return /** @type {TreeCanvas | null} */ (
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

  /** @param {Growth} growth @param {{place: number, walked?: boolean}} detail */
  #look(growth, { place, walked = false }) {
    const node = growth.picture?.nodes[place] ?? -1;
    // Without a selection, the lane in focus is shown.
    this.#looked = node < 0 && growth.walkedTo < 0 ? this.#first : growth;
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

  /** @param {Growth} growth @param {{place: number, wedge: boolean}} detail */
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
    else ask(this, (control) => control.page.change('tree', { opened: and(this.tree.opened) }));
  }

  /** @param {LaneState} lane @param {number} nodes */
  #seek({ spec }, nodes) {
    ask(this, (control) => control.race.travel(spec.id, { type: 'seek', nodes }));
  }
}

customElements.define('tree-view', TreeView);
