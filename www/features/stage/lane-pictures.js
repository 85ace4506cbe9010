import { html, LitElement, nothing } from 'lit';
import { laneMark } from '../../shared/draw/lane-mark.js';
import { laneStyle } from '../../shared/draw/lane-style.js';
import { ask } from '../../shared/kit/act.js';
import { controls } from '../../shared/kit/styles.js';
import { isDrawn } from '../../shared/state/puzzles.js';
import { focusedLane, hasEnded, isOver, isRunning, problemOf } from '../../shared/state/state.js';
import { traitsOf } from '../../shared/state/traits.js';
import { words } from '../../shared/words/words.js';
import { stateInWords } from '../race/views/in-words.js';
import { laneStyles } from './lane-styles.js';
import { drawMemory, FINEST, scaleFor } from './memory.js';
import { kindOf, LanePicture, startsAnew } from './pictures.js';
import { rowsOf } from './places.js';
import { movesOf, nearest, ranksOf } from './reach.js';
import { drawRounds, smallOf } from './rounds.js';
import { drawPath, pointsOf, siblingsOf, Tree } from './trees.js';

/** @import { PropertyValues } from 'lit' */
/** @import { LaneState, State } from '../../shared/state/state.js' */
/** @import { Pictures, Round } from './pictures.js' */
/** @import { Place } from './places.js' */
/** @import { Frame } from './trees.js' */

/** Frames in which the samples of a report are drawn: reports come every 100 ms. */
const FRAMES = 6;
/** From this depth on, a lane has rows of its own. */
const DEEP = 95;

/** @type {(colour: string, dark: number) => string} */
const darker = (colour, dark) =>
  colour.replace(/[\d.]+/g, (number) => `${Math.round(Number(number) * dark)}`);

/**
 * What is drawn of a lane: up to which sample, and on what.
 * @typedef {object} Drawn
 * @property {LanePicture} picture
 * @property {number} version of the picture
 * @property {number} rows
 * @property {number} round
 * @property {number} count of samples of that round
 * @property {number | null} chosen an earlier round that is shown, or null for the newest
 * @property {Tree | null} tree
 * @property {Place | null} newest
 * @property {Place | null} touched
 * @property {{of: string, points: number[][]}} solution
 */

/** `<lane-pictures>`: each lane's search as a tree that grows, its rounds, and its memory. */
export class LanePictures extends LitElement {
  /** @override */
  static properties = {
    state: { attribute: false },
    pictures: { attribute: false },
    bare: { type: Boolean, reflect: true },
    guess: { state: true },
  };

  /** @override */
  static styles = [controls, laneStyles];

  /** @type {Map<number, Drawn>} */
  #drawn = new Map();
  #scale = FINEST;
  #width = 0;
  #frame = 0;
  #unlisten = () => {};
  /** @type {Pictures | null} */
  #heard = null;
  #resized = new ResizeObserver(() => this.#redraw());
  #scheme = matchMedia('(prefers-color-scheme: dark)');
  #motion = matchMedia('(prefers-reduced-motion: reduce)');

  constructor() {
    super();
    /** @type {State | null} */
    this.state = null;
    /** @type {Pictures | null} */
    this.pictures = null;
    /** Whether names and counts are elsewhere. */
    this.bare = false;
    /** The lane that is guessed to look at the fewest positions. @type {number | null} */
    this.guess = null;
  }

  /** @override */
  connectedCallback() {
    super.connectedCallback();
    this.#resized.observe(this);
    this.#scheme.addEventListener('change', this.#redraw);
  }

  /** @override */
  disconnectedCallback() {
    super.disconnectedCallback();
    this.#unlisten();
    this.#heard = null;
    this.#resized.disconnect();
    this.#scheme.removeEventListener('change', this.#redraw);
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  /** @override @param {PropertyValues<this>} changed */
  willUpdate(changed) {
    const before = changed.get('state');
    // Another race is another guess.
    if (before?.lanes.some(hasEnded) && !this.state?.lanes.some(hasEnded)) this.guess = null;
  }

  /** @override @param {PropertyValues<this>} changed */
  updated(changed) {
    if (this.pictures !== this.#heard) {
      this.#unlisten();
      this.#heard = this.pictures;
      this.#unlisten = this.pictures?.listen(() => this.#soon()) ?? (() => {});
    }
    const before = changed.get('state');
    if (before && before.theme !== this.state?.theme) this.#redraw();
    else this.#soon();
  }

  #redraw = () => {
    for (const drawn of this.#drawn.values()) drawn.tree = null;
    this.#scale = FINEST;
    this.#soon();
  };

  #soon() {
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      if (this.#draw()) this.#soon();
    });
  }

  /** @override */
  render() {
    const { state } = this;
    if (!state) return nothing;
    return state.lanes.map((lane, n) => this.#lane(state, lane, n));
  }

  /** @param {State} state @param {LaneState} lane @param {number} column */
  #lane(state, lane, column) {
    const { spec, snapshot } = lane;
    const say = words.play.stage;
    const name = words.lane(spec);
    const { generated = 0, stored = 0 } = snapshot ?? {};
    const rounds = this.pictures?.of(spec.id).rounds.length ?? 0;
    const solution = hasEnded(lane) && snapshot?.moves;
    const look = () =>
      ask(this, ({ race, board }) => {
        race.focus(spec.id);
        if (solution) board.playLine(solution);
      });
    return html`<div class="lane" role=${this.bare ? 'group' : 'region'} aria-label=${name} .style=${`grid-column: ${column + 1}`} data-lane=${spec.id}>
      ${laneMark(spec.id, 1.5)}
      <div class="head">
        <button
          class="name"
          aria-pressed=${lane === focusedLane(state)}
          title=${words.lookInto(name)}
          @click=${look}
        >
          ${name}
        </button>
        ${this.#guess(state, lane)}
      </div>
      <div class=${generated >= 1e9 || state.lanes.length > 2 ? 'count long' : 'count'}>
        <output class="generated" aria-label=${words.counters.generated.name} aria-live="off" translate="no"
          >${words.format.count(generated)}</output
        ><span>${say.lookedAt}</span>
      </div>
      <div class="picture" @click=${(/** @type {MouseEvent} */ event) => this.#touch(event, lane) || look()} @pointermove=${(/** @type {PointerEvent} */ event) => !isRunning(state) && event.pointerType === 'mouse' && this.#touch(event, lane)} aria-hidden="true">
        <canvas class="ghost"></canvas><canvas class="tree" .style=${`color: ${laneStyle(spec.id).colour}`}></canvas
        ><canvas class="path"></canvas>
        <p class="start">${say.start}</p>
        <p class="goals"></p>
        <p class="bound"></p>
        <p class="apart"></p>
        <p class="touched"></p>
      </div>
      <div class="rounds">
        <canvas></canvas>
        <input
          type="range"
          ?hidden=${!snapshot}
          min="1"
          max=${Math.max(1, rounds)}
          .value=${`${(this.#drawn.get(spec.id)?.chosen ?? rounds - 1) + 1}`}
          aria-label=${name}
          aria-valuetext=${this.#value(lane)}
          @input=${(/** @type {Event & {target: HTMLInputElement}} */ { target }) => this.#choose(lane, target.valueAsNumber - 1)}
        />
      </div>
      ${this.#caption(state, lane)}
      <div class="count memory">
        <output aria-live="off" translate="no">${words.format.count(stored)}</output>
        <span>${say.inMemory(this.#scale.unit)}</span>
      </div>
      <div class="store" aria-hidden="true">
        <canvas class="positions"></canvas>
      </div>
    </div>`;
  }

  /** @param {State} state @param {LaneState} lane */
  #guess(state, { spec: { id } }) {
    const say = words.play.stage;
    // A lesson asks.
    if (state.lanes.length < 2 || state.lesson) return nothing;
    if (state.lanes.some(hasEnded)) {
      if (this.guess !== id || !isOver(state)) return nothing;
      const counts = state.lanes.map(({ snapshot }) => snapshot?.generated ?? 0);
      const own = state.lanes.find(({ spec }) => spec.id === id)?.snapshot?.generated ?? 0;
      return html`<strong class="guess" role="status">${say.guessed(own === Math.min(...counts))}</strong>`;
    }
    const isIt = this.guess === id;
    return html`<button
      class="guess"
      aria-pressed=${isIt}
      @click=${() => {
        this.guess = isIt ? null : id;
        if (state.lanes.every(({ phase }) => phase === 'ready'))
          ask(this, ({ race }) => race.watch());
      }}
    >
      ${isIt ? say.mine : say.guess}
    </button>`;
  }

  /** Shows a node of the picture on the board. @param {MouseEvent} event @param {LaneState} lane */
  #touch({ offsetX, offsetY, currentTarget }, { spec: { id } }) {
    const drawn = this.#drawn.get(id);
    const tree = /** @type {Element} */ (currentTarget).querySelector('.tree');
    const { state } = this;
    if (!drawn || !tree || !state) return false;
    const frame = { width: tree.clientWidth, height: tree.clientHeight, rows: drawn.rows };
    const rounds =
      drawn.chosen === null ? drawn.picture.rounds : [drawn.picture.rounds[drawn.chosen]];
    const place = nearest(
      frame,
      rounds.flatMap((round) => round?.places ?? []),
      offsetX,
      offsetY,
    );
    if (!place) return false;
    const moves = movesOf(state, place);
    drawn.touched = place;
    ask(this, ({ race, board }) => {
      race.focus(id);
      board.show(moves);
    });
    this.#soon();
    return true;
  }

  /** What the row of rounds is, or how the lane stands. @param {State} state @param {LaneState} lane */
  #caption(state, lane) {
    const { phase, snapshot, isSilent } = lane;
    const isUsual = ['ready', 'running', 'waiting', 'paused'].includes(phase) && !isSilent;
    return isUsual && snapshot?.outcome !== 'preparing'
      ? html`<p class="said running">${this.#rounds(lane)}</p>`
      : html`<p class="said">${stateInWords(state.key, lane)}</p>`;
  }

  /** What the row of rounds is. @param {LaneState} lane */
  #rounds({ spec: { search }, snapshot }) {
    const say = words.play.stage;
    const { iterations = [], sides = null } = snapshot ?? {};
    const [first, last] = [iterations[0], iterations.at(-1)];
    if (startsAnew(search) && first && last)
      return say.rounds(iterations.length, first.bound, last.bound);
    return traitsOf(search).level === 'layer' && snapshot ? say.layers(sides !== null) : '';
  }

  /** What is in the picture, in a sentence. @param {LaneState} lane */
  #value({ spec: { id, search }, snapshot }) {
    const say = words.play.stage.value;
    const { iterations = [], sides = null, generated = 0, stored = 0, depth = 0 } = snapshot ?? {};
    const { chosen = null, picture } = this.#drawn.get(id) ?? {};
    const at = chosen === null ? iterations.length - 1 : (picture?.rounds[chosen]?.stage ?? 1) - 1;
    const round = iterations[at];
    if (startsAnew(search) && round)
      return say.round(at + 1, round.bound, round.generated, chosen === null ? stored : null);
    if (sides) return say.sides(sides[0].radius, sides[1].radius, stored);
    if (traitsOf(search).level === 'layer') return say.layer(depth, generated, stored);
    return say.plain(generated, stored);
  }

  /** @param {LaneState} lane @param {number} round */
  #choose({ spec }, round) {
    const drawn = this.#drawn.get(spec.id);
    if (!drawn) return;
    drawn.chosen = round >= drawn.picture.rounds.length - 1 ? null : round;
    drawn.tree = null;
    this.requestUpdate();
  }

  /** Draws what is new. Returns whether there is more for the next frame. */
  #draw() {
    const { state, pictures } = this;
    if (!state || !pictures) return false;
    const known = isDrawn(state.key) ? undefined : state.guide?.distances[problemOf(state).start];
    const lanes = state.lanes.map((lane) => ({ lane, picture: pictures.of(lane.spec.id) }));
    // One deep lane would flatten all.
    const most = known ?? DEEP;
    const usual = lanes.map(({ picture }) => picture.deepest).filter((deepest) => deepest <= most);
    const common = rowsOf(known, Math.max(0, ...usual));
    let isMore = false;
    for (const { lane, picture } of lanes) {
      const of = this.renderRoot.querySelector(`[data-lane='${lane.spec.id}']`);
      if (of)
        isMore =
          this.#drawLane(
            of,
            state,
            lane,
            picture,
            picture.deepest <= most ? common : rowsOf(known, picture.deepest),
            known,
          ) || isMore;
    }
    this.#drawStores(state);
    return isMore;
  }

  /**
   * @param {Element} of @param {State} state @param {LaneState} lane @param {LanePicture} picture
   * @param {number} rows @param {number | undefined} known
   */
  #drawLane(of, state, lane, picture, rows, known) {
    const { id, search } = lane.spec;
    const [ghost, tree, path] = ['.ghost', '.tree', '.path'].map(
      (name) => /** @type {HTMLCanvasElement} */ (of.querySelector(name)),
    );
    if (!ghost || !tree || !path) return false;
    const frame = { width: tree.clientWidth, height: tree.clientHeight, rows };
    if (frame.width === 0 || frame.height === 0) return false;
    let drawn = this.#drawn.get(id);
    if (!drawn || drawn.picture !== picture) {
      const solution = { of: '', points: [] };
      drawn = {
        picture,
        version: 0,
        rows,
        round: 0,
        count: 0,
        chosen: null,
        tree: null,
        newest: null,
        touched: null,
        solution,
      };
      this.#drawn.set(id, drawn);
    }
    const colour = getComputedStyle(tree).color;
    const inks = /** @type {const} */ ([colour, darker(colour, 0.72)]);
    const anew = startsAnew(search);
    if (!drawn.tree || drawn.version !== picture.version || drawn.rows !== rows) {
      drawn.version = picture.version;
      drawn.rows = rows;
      drawn.solution.of = '';
      inkOn(ghost);
      inkOn(path);
      const begin = drawn.chosen ?? Math.min(drawn.round, Math.max(0, picture.rounds.length - 1));
      const count =
        drawn.chosen === null && drawn.round === begin ? drawn.count : Number.POSITIVE_INFINITY;
      if (anew && begin > 0)
        this.#all(
          new Tree(inkOn(ghost), frame, greys(of)),
          search,
          picture.rounds.slice(begin - 1, begin),
        );
      drawn.tree = new Tree(inkOn(tree), frame, inks);
      const rounds = picture.rounds.slice(anew ? begin : 0, begin + 1);
      this.#all(drawn.tree, search, rounds, count);
      drawn.round = begin;
      drawn.count = Math.min(count, picture.rounds[begin]?.places.length ?? 0);
      if (drawn.chosen !== null) drawn.count = 0;
    }
    let isMore = false;
    if (drawn.chosen === null) isMore = this.#grow(drawn, of, { ghost, tree, frame, search, inks });
    this.#drawRounds(of, drawn, colour);
    this.#drawPath(of, path, state, lane, drawn, frame, colour, known);
    return isMore;
  }

  /** @param {Tree} tree @param {LaneState['spec']['search']} search @param {readonly Round[]} rounds @param {number} [count] of the last round */
  #all(tree, search, rounds, count = Number.POSITIVE_INFINITY) {
    const kind = kindOf(search);
    for (const round of rounds) {
      const most = round === rounds.at(-1) ? count : Number.POSITIVE_INFINITY;
      for (const place of round.places.slice(0, most)) tree.add(place, kind);
    }
  }

  /**
   * Draws samples that have come since the last frame.
   * @param {Drawn} drawn @param {Element} of
   * @param {{ghost: HTMLCanvasElement, tree: HTMLCanvasElement, frame: Frame, search: LaneState['spec']['search'], inks: readonly [string, string]}} on
   */
  #grow(drawn, of, { ghost, tree, frame, search, inks }) {
    const { rounds } = drawn.picture;
    const kind = kindOf(search);
    const left = rounds
      .slice(drawn.round)
      .reduce((sum, { places }, n) => sum + places.length - (n === 0 ? drawn.count : 0), 0);
    let due = this.#motion.matches || document.hidden ? left : Math.ceil(left / FRAMES);
    while (due > 0) {
      const round = rounds[drawn.round];
      if (!round) break;
      const place = round.places[drawn.count];
      if (place) {
        drawn.tree?.add(place, kind);
        drawn.newest = place;
        drawn.count += 1;
        due -= 1;
      } else if (drawn.round === rounds.length - 1) {
        break;
      } else {
        round.small = smallOf(tree);
        drawn.round += 1;
        drawn.count = 0;
        if (startsAnew(search)) {
          grey(ghost, tree, greys(of)[0]);
          drawn.tree = new Tree(inkOn(tree), frame, inks);
        }
      }
    }
    return drawn.round < rounds.length - 1 || drawn.count < (rounds.at(-1)?.places.length ?? 0);
  }

  /** @param {Element} of @param {Drawn} drawn @param {string} colour */
  #drawRounds(of, { picture, round, chosen }, colour) {
    const canvas = /** @type {HTMLCanvasElement} */ (of.querySelector('.rounds canvas'));
    const tree = /** @type {HTMLCanvasElement} */ (of.querySelector('.tree'));
    const frame = { width: canvas.clientWidth, height: canvas.clientHeight };
    const pictures = picture.rounds
      .slice(0, round + 1)
      .map(({ small }, n) => small ?? (n === round && chosen === null ? tree : null));
    const ground = getComputedStyle(
      /** @type {Element} */ (of.querySelector('.picture')),
    ).backgroundColor;
    drawRounds(inkOn(canvas), frame, pictures, {
      chosen: chosen ?? round,
      ground,
      chosenGround: colour,
    });
  }

  /**
   * The path in hand, the bound, and what is said in the picture.
   * @param {Element} of @param {HTMLCanvasElement} canvas @param {State} state @param {LaneState} lane
   * @param {Drawn} drawn @param {Frame} frame @param {string} colour @param {number | undefined} known
   */
  #drawPath(of, canvas, state, lane, drawn, frame, colour, known) {
    const say = words.play.stage;
    const {
      snapshot,
      spec: { search },
    } = lane;
    const ink = inkOn(canvas);
    const high = frame.height / frame.rows;
    const { newest, chosen, round } = drawn;
    const ghost = /** @type {HTMLCanvasElement} */ (of.querySelector('.ghost'));
    const isOver = hasEnded(lane) && chosen === null;
    const isDone = isOver && drawn.count >= (drawn.picture.rounds.at(-1)?.places.length ?? 0);
    const solution = isDone ? this.#solution(state, lane, drawn, frame) : [];
    if (solution.length > 0) drawPath(ink, solution, getComputedStyle(canvas).color, 0.42 * high);
    else if (newest && chosen === null && !isDone) {
      const points = pointsOf(frame, newest);
      if (traitsOf(search).ranks === 'learned')
        for (const sibling of siblingsOf(newest))
          drawPath(ink, pointsOf(frame, sibling).slice(-2), colour, 0.3 * high);
      drawPath(ink, points, newest.side === 0 ? colour : darker(colour, 0.72), 0.42 * high);
    }
    if (drawn.touched) {
      const { color } = getComputedStyle(/** @type {Element} */ (of.querySelector('.touched')));
      drawPath(ink, pointsOf(frame, drawn.touched), color, 0.42 * high);
    }
    // The ghost is only where the search has not been in this round.
    const sweep = (solution.at(-1) ?? (newest && pointsOf(frame, newest).at(-1)))?.[0] ?? 0;
    ghost.style.clipPath = chosen === null ? `inset(0 0 0 ${sweep}px)` : '';
    const text = (/** @type {string} */ name, said = '', top = 0) => {
      const label = /** @type {HTMLElement} */ (of.querySelector(name));
      label.textContent = said;
      label.hidden = said === '';
      label.style.insetBlockStart = `${top}px`;
    };
    const bound =
      startsAnew(search) && traitsOf(search).ranks !== 'weighed'
        ? snapshot?.iterations[
            (drawn.picture.rounds[chosen ?? round]?.stage ?? snapshot.iterations.length) - 1
          ]?.bound
        : undefined;
    const y = ((bound ?? 0) + 1) * high;
    if (bound !== undefined && y <= frame.height + 1) {
      ink.strokeStyle = getComputedStyle(/** @type {Element} */ (of.querySelector('.bound'))).color;
      ink.lineWidth = 2;
      ink.setLineDash([6, 4]);
      ink.beginPath();
      ink.moveTo(0, Math.min(y, frame.height - 1));
      ink.lineTo(frame.width, Math.min(y, frame.height - 1));
      ink.stroke();
    }
    const isLow = y > frame.height - 18;
    text('.bound', bound === undefined ? '' : say.bound(bound), isLow ? y - 18 : y + 2);
    const sides = snapshot?.sides;
    const apart =
      sides && known !== undefined && !isOver ? known - sides[0].radius - sides[1].radius : 0;
    const middle = sides
      ? ((sides[0].radius + 1 + (frame.rows - 1 - sides[1].radius)) / 2) * high
      : 0;
    text('.apart', apart > 1 ? say.apart(state.key, apart) : '', middle - 8);
    const roots = Math.max(1, ...(newest?.side === 1 ? [newest.roots] : []));
    if (roots > 1) {
      const goals = /** @type {HTMLElement} */ (of.querySelector('.goals'));
      goals.textContent = say.goals(roots);
    }
  }

  /** Where the solution lies, once for each frame. @param {State} state @param {LaneState} lane @param {Drawn} drawn @param {Frame} frame */
  #solution(state, { snapshot }, drawn, frame) {
    const moves = snapshot?.moves ?? [];
    const of = `${moves.join(' ')} ${frame.width} ${frame.height} ${frame.rows}`;
    if (moves.length === 0 || drawn.solution.of === of) return drawn.solution.points;
    const ranks = ranksOf(state, moves);
    const points = pointsOf(frame, {
      node: 0,
      stage: 0,
      side: 0,
      fate: 0,
      root: 0,
      roots: 1,
      moves: ranks,
    });
    drawn.solution = { of, points };
    return points;
  }

  /** @param {State} state */
  #drawStores(state) {
    const canvases = [
      .../** @type {NodeListOf<HTMLCanvasElement>} */ (
        this.renderRoot.querySelectorAll('.positions')
      ),
    ];
    const [width, height] = [canvases[0]?.clientWidth ?? 0, canvases[0]?.clientHeight ?? 0];
    if (width === 0 || height === 0) return;
    if (state.lanes.every(({ snapshot }) => !snapshot)) this.#scale = FINEST;
    const most = Math.max(0, ...state.lanes.map(({ snapshot }) => snapshot?.stored ?? 0));
    const scale = scaleFor(most, { width, height }, this.#scale);
    if (scale.unit !== this.#scale.unit) this.requestUpdate();
    this.#scale = scale;
    for (const [n, canvas] of canvases.entries()) {
      const lane = state.lanes[n];
      if (!lane) continue;
      const tree = canvas.closest('.lane')?.querySelector('.tree');
      const colour = tree ? getComputedStyle(tree).color : '';
      const strata = this.pictures?.of(lane.spec.id).strata ?? [];
      drawMemory(inkOn(canvas), { width, height }, scale, lane.snapshot?.stored ?? 0, strata, [
        colour,
        darker(colour, 0.72),
      ]);
    }
  }
}

/** Ink for a canvas, which gets the pixels of the screen, in its own pixels. @param {HTMLCanvasElement} canvas */
function inkOn(canvas) {
  const ratio = devicePixelRatio;
  const [width, height] = [canvas.clientWidth, canvas.clientHeight].map((size) =>
    Math.round(size * ratio),
  );
  if (canvas.width !== width || canvas.height !== height)
    [canvas.width, canvas.height] = [width ?? 0, height ?? 0];
  const ink = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
  ink.setTransform(ratio, 0, 0, ratio, 0, 0);
  ink.clearRect(0, 0, canvas.width, canvas.height);
  ink.globalAlpha = 1;
  ink.setLineDash([]);
  return ink;
}

/** @param {Element} of @returns {readonly [string, string]} */
function greys(of) {
  const { color } = getComputedStyle(/** @type {Element} */ (of.querySelector('.goals')));
  return [color, color];
}

/** Turns a finished round into the ghost of the next. @param {HTMLCanvasElement} ghost @param {HTMLCanvasElement} tree @param {string} colour */
function grey(ghost, tree, colour) {
  const ink = inkOn(ghost);
  ink.globalCompositeOperation = 'source-over';
  ink.globalAlpha = 0.7;
  ink.setTransform(1, 0, 0, 1, 0, 0);
  ink.drawImage(tree, 0, 0);
  ink.globalCompositeOperation = 'source-in';
  ink.globalAlpha = 1;
  ink.fillStyle = colour;
  ink.fillRect(0, 0, ghost.width, ghost.height);
  ink.globalCompositeOperation = 'source-over';
}

customElements.define('lane-pictures', LanePictures);
