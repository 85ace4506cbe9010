import { hasEnded, isAtWork } from '../../shared/state/state.js';
import { traitsOf } from '../../shared/state/traits.js';
import { words } from '../../shared/words/words.js';
import { copied, darker, Fade, greyed, inkOn } from './ink.js';
import { kindOf, startsAnew } from './pictures.js';
import { leadsThrough, nearest, ranksOf } from './reach.js';
import { drawRounds, smallOf } from './rounds.js';
import { drawPath, pointsOf, siblingsOf, Tree } from './trees.js';

/** @import { LaneState, State } from '../../shared/state/state.js' */
/** @import { LanePicture, Round } from './pictures.js' */
/** @import { Place } from './places.js' */
/** @import { Frame } from './trees.js' */

/** Frames in which the samples of a report are drawn: reports come every 100 ms. */
const FRAMES = 6;

/** @typedef {{state: State, lane: LaneState, rows: number, known: number | undefined}} Shown `known`: the distance of the goal */

/** What is drawn of a lane's tree: up to which sample, and how. */
export class LaneCanvas {
  /** An earlier round that is shown, or null for the newest. @type {number | null} */
  chosen = null;
  #version = 0;
  /** By part, until everything is drawn again. @type {Map<string, string>} */
  #colours = new Map();
  /** As measured in this frame: measuring after a change would lay out the page again. @type {Frame} */
  #frame = { width: 0, height: 0, rows: 0 };
  /** The state that the row of rounds shows. */
  #row = '';
  #round = 0;
  /** Samples of that round. */
  #count = 0;
  #tree = /** @type {Tree | null} */ (null);
  #newest = /** @type {Place | null} */ (null);
  #marked = /** @type {Place | null} */ (null);
  /** @type {{of: string, points: number[][]}} */
  #solution = { of: '', points: [] };
  #fade = new Fade();
  /** Where the bound's line is drawn. @type {number | undefined} */
  #bound;

  /** @param {LanePicture} picture @param {Element} of the element with the canvases */
  constructor(picture, of) {
    this.picture = picture;
    this.of = of;
  }

  /** Everything is drawn again, as after a change of size. */
  redraw() {
    this.#tree = null;
  }

  /** @param {number} round */
  choose(round) {
    this.chosen = round >= this.picture.rounds.length - 1 ? null : round;
    this.redraw();
  }

  /** The node at a point. @param {number} x @param {number} y */
  nodeAt(x, y) {
    return nearest(this.#frame, this.#places(), x, y);
  }

  /** Marks a node if it lies in this picture. @param {Place} node */
  mark(node) {
    this.#marked = leadsThrough(this.#places(), node) ? node : null;
  }

  #places() {
    const { rounds } = this.picture;
    const shown = this.chosen === null ? rounds : [rounds[this.chosen]];
    return shown.flatMap((round) => round?.places ?? []);
  }

  /**
   * Draws the next part of what is new.
   * @param {Shown} shown @param {boolean} isStill without motion: all of it at once, but a round only when it is done
   * @returns {boolean} whether there is more
   */
  draw(shown, isStill) {
    const { lane } = shown;
    const { search } = lane.spec;
    const { picture } = this;
    const { clientWidth: width, clientHeight: height } = this.#canvas('.tree');
    const isResized = this.#frame.rows !== shown.rows;
    this.#frame = { width, height, rows: shown.rows };
    if (width === 0 || height === 0) return false;
    if (!this.#tree || this.#version !== picture.version || isResized) this.#again(search);
    const isMore = this.chosen === null && this.#grow(search, isStill, isStill && isAtWork(lane));
    const isFading = this.#fade.isOn;
    const share = this.#fade.share(performance.now());
    if (isFading) greyed(this.#canvas('.ghost'), this.#colour('.goals'), share);
    // Small pictures would take most of a frame: the newest follows once a report.
    const row = `${this.#round} ${this.chosen} ${width} ${height}`;
    if (row !== this.#row || !isMore) this.#drawRounds();
    this.#row = row;
    this.#drawPath(shown, share);
    return isMore || this.#fade.isOn;
  }

  /** @param {string} name */
  #canvas(name) {
    return /** @type {HTMLCanvasElement} */ (this.of.querySelector(name));
  }

  /** The colour of a part of the picture. @param {string} name */
  #colour(name) {
    const known = this.#colours.get(name);
    if (known) return known;
    const { color } = getComputedStyle(/** @type {Element} */ (this.of.querySelector(name)));
    this.#colours.set(name, color);
    return color;
  }

  /** @param {string} canvas @param {string} colours part whose colour is that of the nodes */
  #newTree(canvas, colours) {
    const colour = this.#colour(colours);
    const other = canvas === colours ? darker(colour) : colour;
    return new Tree(inkOn(this.#canvas(canvas)), this.#frame, [colour, other]);
  }

  /** @param {LaneState['spec']['search']} search */
  #again(search) {
    const { picture, chosen } = this;
    const { rounds } = picture;
    this.#version = picture.version;
    this.#row = '';
    this.#colours.clear();
    this.#solution.of = '';
    inkOn(this.#canvas('.ghost'));
    inkOn(this.#canvas('.path'));
    const anew = startsAnew(search);
    const begin = chosen ?? Math.min(this.#round, Math.max(0, rounds.length - 1));
    const isNewest = chosen === null && this.#round === begin;
    const count = isNewest ? this.#count : Number.POSITIVE_INFINITY;
    if (anew && begin > 0)
      addAll(this.#newTree('.ghost', '.goals'), search, rounds.slice(begin - 1, begin));
    this.#tree = this.#newTree('.tree', '.tree');
    addAll(this.#tree, search, rounds.slice(anew ? begin : 0, begin + 1), count);
    this.#round = begin;
    this.#count = chosen === null ? Math.min(count, rounds[begin]?.places.length ?? 0) : 0;
  }

  /**
   * Draws samples that have come since the last frame.
   * @param {LaneState['spec']['search']} search @param {boolean} isStill all of them @param {boolean} isDone only those of rounds that are done
   */
  #grow(search, isStill, isDone) {
    const { rounds } = this.picture;
    const kind = kindOf(search);
    const left = rounds
      .slice(this.#round)
      .reduce((sum, { places }, n) => sum + places.length - (n === 0 ? this.#count : 0), 0);
    const open = isDone && startsAnew(search) ? (rounds.at(-1)?.places.length ?? 0) : 0;
    let due = isStill ? left - open : Math.ceil(left / FRAMES);
    while (due > 0) {
      const round = rounds[this.#round];
      if (!round) break;
      const place = round.places[this.#count];
      if (place) {
        this.#tree?.add(place, kind);
        this.#newest = place;
        this.#count += 1;
        due -= 1;
      } else if (this.#round === rounds.length - 1) {
        break;
      } else {
        round.small = smallOf(this.#canvas('.tree'));
        this.#round += 1;
        this.#count = 0;
        if (startsAnew(search)) {
          copied(this.#canvas('.ghost'), this.#canvas('.tree'));
          this.#fade.begin(performance.now(), isStill);
          this.#tree = this.#newTree('.tree', '.tree');
        }
      }
    }
    return left - open > 0 && !isStill;
  }

  #drawRounds() {
    const canvas = this.#canvas('.rounds canvas');
    const frame = { width: canvas.clientWidth, height: canvas.clientHeight };
    const newest = this.chosen === null ? this.#canvas('.tree') : null;
    const pictures = this.picture.rounds
      .slice(0, this.#round + 1)
      .map(({ small }, n) => small ?? (n === this.#round ? newest : null));
    const picture = /** @type {Element} */ (this.of.querySelector('.picture'));
    drawRounds(inkOn(canvas), frame, pictures, {
      chosen: this.chosen ?? this.#round,
      ground: getComputedStyle(picture).backgroundColor,
      chosenGround: this.#colour('.tree'),
    });
  }

  /** The path in hand, the bound, and what is said in the picture. @param {Shown} shown @param {number} share of the way that the bound's line sinks */
  #drawPath({ state, lane, known }, share) {
    const { snapshot, spec } = lane;
    const { search } = spec;
    const say = words.play.stage;
    const canvas = this.#canvas('.path');
    const ink = inkOn(canvas);
    const frame = this.#frame;
    const colour = this.#colour('.tree');
    const high = frame.height / frame.rows;
    const { chosen } = this;
    const newest = this.#newest;
    const isOver = hasEnded(lane) && chosen === null;
    const { rounds } = this.picture;
    const isNewest = this.#round >= rounds.length - 1;
    const isDone = isOver && isNewest && this.#count >= (rounds.at(-1)?.places.length ?? 0);
    const solution = isDone ? this.#solved(state, lane) : [];
    if (solution.length > 0) drawPath(ink, solution, this.#colour('.path'), 0.42 * high);
    else if (newest && chosen === null && !isDone) {
      if (traitsOf(search).ranks === 'learned')
        for (const sibling of siblingsOf(newest))
          drawPath(ink, pointsOf(frame, sibling).slice(-2), colour, 0.3 * high);
      const own = newest.side === 0 ? colour : darker(colour);
      const path = pointsOf(frame, newest);
      drawPath(ink, kindOf(search) === 'band' ? path.slice(-1) : path, own, 0.42 * high);
    }
    if (this.#marked)
      drawPath(ink, pointsOf(frame, this.#marked), this.#colour('.touched'), 0.42 * high);
    // The ghost is only where the search has not been in this round.
    const [x = 0, y = 0] = solution.at(-1) ?? (newest && pointsOf(frame, newest).at(-1)) ?? [];
    const rest = kindOf(search) === 'band' ? `${y + high / 2}px 0 0` : `0 0 0 ${x}px`;
    this.#canvas('.ghost').style.clipPath = chosen === null ? `inset(${rest})` : '';
    this.#drawBound(ink, lane, share, isDone);
    const sides = snapshot?.sides;
    const apart =
      sides && known !== undefined && !isOver ? known - sides[0].radius - sides[1].radius : 0;
    const middle = sides
      ? ((sides[0].radius + 1 + (frame.rows - 1 - sides[1].radius)) / 2) * high
      : 0;
    this.#text('.apart', apart > 1 ? say.apart(state.key, apart) : '', middle - 8);
    const roots = Math.max(1, ...(newest?.side === 1 ? [newest.roots] : []));
    if (roots > 1) this.#text('.goals', say.goals(roots));
  }

  /** @param {string} name @param {string} said @param {number} [top] */
  #text(name, said, top) {
    const label = /** @type {HTMLElement} */ (this.of.querySelector(name));
    // Each change, even to the same, has the page laid out again.
    if (label.textContent !== said) label.textContent = said;
    if (label.hidden !== (said === '')) label.hidden = said === '';
    const at = `${Math.round(top ?? 0)}px`;
    if (top !== undefined && label.style.insetBlockStart !== at) label.style.insetBlockStart = at;
  }

  /** @param {CanvasRenderingContext2D} ink @param {LaneState} lane @param {number} share @param {boolean} isDone */
  #drawBound(ink, { snapshot, spec: { search } }, share, isDone) {
    const { width, height, rows } = this.#frame;
    const iterations = snapshot?.iterations ?? [];
    const { length } = iterations;
    // The last rounds of a very short run may be without a sample.
    const { stage = length } = (!isDone && this.picture.rounds[this.chosen ?? this.#round]) || {};
    const isDepth = startsAnew(search) && traitsOf(search).ranks !== 'weighed';
    const bound = isDepth ? iterations[stage - 1]?.bound : undefined;
    const before = this.#bound ?? bound ?? 0;
    this.#bound = bound === undefined ? undefined : before + share * (bound - before);
    const y = ((this.#bound ?? 0) + 1) * (height / rows);
    const foot = Math.min(y, height - 1);
    const isBelow = y > height + 1;
    if (bound !== undefined && !isBelow) {
      ink.strokeStyle = this.#colour('.bound');
      ink.lineWidth = 2;
      ink.setLineDash([6, 4]);
      ink.beginPath();
      ink.moveTo(0, foot);
      ink.lineTo(width, foot);
      ink.stroke();
    }
    const said = bound === undefined ? '' : words.play.stage.bound(bound);
    const top = y > height - 18 ? foot - 18 : y + 2;
    this.#text('.bound', isBelow ? `${said} ↓` : said, top);
  }

  /** Where the solution lies, once for each frame. @param {State} state @param {LaneState} lane */
  #solved(state, { snapshot }) {
    const moves = snapshot?.moves ?? [];
    const frame = this.#frame;
    const of = `${moves.join(' ')} ${frame.width} ${frame.height} ${frame.rows}`;
    if (moves.length === 0 || this.#solution.of === of) return this.#solution.points;
    const points = pointsOf(frame, {
      side: 0,
      from: 0,
      root: 0,
      roots: 1,
      moves: ranksOf(state, moves),
    });
    this.#solution = { of, points };
    return points;
  }
}

/** @param {Tree} tree @param {LaneState['spec']['search']} search @param {readonly Round[]} rounds @param {number} [count] of the last round */
function addAll(tree, search, rounds, count = Number.POSITIVE_INFINITY) {
  const kind = kindOf(search);
  for (const round of rounds) {
    const most = round === rounds.at(-1) ? count : Number.POSITIVE_INFINITY;
    for (const place of round.places.slice(0, most)) tree.add(place, kind);
  }
}
