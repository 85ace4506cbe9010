// One lane's tree: name if there are two, picture, and legend.

import { html, nothing } from 'lit';
import { laneKey, laneStyle } from '../../../shared/draw/lane-style.js';
import { unitOf } from '../../../shared/state/puzzles.js';
import { traitsOf } from '../../../shared/state/traits.js';
import { words } from '../../../shared/words/words.js';
import { wholeOf } from '../extent.js';
import { coloursOf, looksOf } from '../looks.js';
import { boundLine, litOf } from '../scene.js';
import './tree-canvas.js';
import './tree-legend.js';

/** @import { Tree } from '../../../shared/state/slices/tree.js' */
/** @import { LaneState } from '../../../shared/state/state.js' */
/** @import { MapNode } from '../../trace/posthoc.js' */
/** @import { Growth } from '../growth.js' */
/** @import { Picture } from '../picture.js' */

/** @typedef {{growth: Growth, lane: LaneState, picture: Picture}} Shown */

/** Up to this speed in nodes per second, a zoomed picture follows the current node. */
const FOLLOWED = 10;

/** @param {Growth} growth @returns {Shown | null} */
export function shownOf(growth) {
  const { lane, picture } = growth;
  return lane && picture ? { growth, lane, picture } : null;
}

/** @param {LaneState | null} lane */
export const namePart = (lane) =>
  lane
    ? html`<h3 class="name">
        <span>${laneKey(lane.spec.id)}</span><b title=${words.lane(lane.spec)}>${words.lane(lane.spec)}</b>
      </h3>`
    : nothing;

/** A placeholder for a picture that is not ready. @param {LaneState | null} lane */
export function emptyPart(lane) {
  const { empty, growing } = words.tree;
  const isIdle = !lane?.snapshot && (!lane || lane.phase === 'ready');
  return html`<div class="picture"><p class="empty" part="empty">${isIdle ? empty : growing}</p></div>`;
}

/**
 * @param {Shown} shown @param {object} options @param {'first' | 'second'} options.which
 * @param {string} options.game the page's name of the puzzle
 * @param {boolean} options.named whether the lane's name is shown
 * @param {Tree} options.tree
 * @param {number | null} options.speed nodes per second; null is full speed
 * @param {((place: number) => MapNode) | null} options.nodeOf the nodes of a map
 * @param {Record<'look' | 'choose' | 'jump' | 'lie', (event: CustomEvent) => void>} options.hear handlers of the
 *   canvas's events
 */
export function treePart(
  { growth, lane, picture },
  { which, game, named, tree, speed, nodeOf, hear },
) {
  const { forest } = picture;
  const { moment, points } = growth;
  const iterations = growth.follower?.iterations ?? [];
  const index = forest.iteration?.index ?? -1;
  const looks = looksOf(picture, {
    colouring: coloursOf(forest).find((name) => name === tree.colouring) ?? 'fate',
    moment,
    bounds: iterations.slice(0, index + 1).map(({ bound }) => bound),
  });
  const { colour } = laneStyle(lane.spec.id);
  const unit = unitOf(game, lane.spec.search);
  const looked = [growth.pointed, growth.listed].find((node) => node >= 0) ?? growth.walkedTo;
  const falls = traitsOf(lane.spec.search).level === 'incumbent';
  return html`<div class="part ${which}">
    ${named ? namePart(lane) : nothing}
    <div class="picture">
      <tree-canvas
        .picture=${picture}
        .looks=${looks}
        .lit=${litOf(picture, points, looked)}
        .walked=${picture.placeOf(growth.walkedTo)}
        .bound=${boundLine(picture, { falls, now: moment.now, unit, say: words.tree })}
        .zoom=${which === 'first' ? tree.zoom : null}
        .follows=${lane.phase !== 'running' || (speed !== null && speed <= FOLLOWED)}
        .colour=${colour}
        .write=${writer(growth, nodeOf)}
        .label=${words.tree.label(words.lane(lane.spec))}
        .help=${words.tree.help}
        @look=${hear.look}
        @choose=${hear.choose}
        @jump=${hear.jump}
        @lie=${hear.lie}
      ></tree-canvas>
    </div>
    <tree-legend
      .picture=${picture}
      .looks=${looks}
      .colour=${colour}
      .moment=${moment}
      .total=${wholeOf(picture, moment, iterations)}
    ></tree-legend>
  </div>`;
}

/** Longer labels of a map have the name in a line of its own. */
const SHORT = 8;

/** @param {Growth} growth @param {((place: number) => MapNode) | null} nodeOf */
const writer = (growth, nodeOf) => ({
  number: words.format.compact,
  label: (/** @type {number} */ place) => {
    const { forest, nodes } = growth.picture ?? {};
    const record = forest?.record(nodes?.[place] ?? -1) ?? -1;
    if (!forest || record < 0) return '';
    const { trace } = forest;
    const numbers = words.tree.short(trace.g(record), trace.estimate(record));
    const node = trace.place(record);
    if (!nodeOf || node === null) return numbers;
    const { name } = nodeOf(node);
    return `${name}${name.length + numbers.length < SHORT ? ' ' : '\n'}${numbers}`;
  },
});
