import { words } from '../../../shared/words/words.js';
import { sharesOf } from '../extent.js';

/** @import { Moment } from '../../trace/trace.js' */
/** @import { Growth } from '../growth.js' */
/** @import { Picture } from '../picture.js' */

/** The shown share of a run or iteration. @type {(picture: Picture, moment: Moment, whole: number) => string} */
export function extentInWords(picture, moment, whole) {
  const say = words.tree;
  const showing = say.showing(sharesOf(picture, moment, whole));
  return picture.forest.ghosts > 0 && picture.until === Number.POSITIVE_INFINITY
    ? `${say.repeated(picture.repeated, picture.records)} · ${showing}`
    : showing;
}

/**
 * Further facts about a node.
 * @param {Growth} growth @param {Picture} picture
 * @param {number} node of its forest; -1 for the current node if it is in another part of the run
 */
export function noteOf(growth, picture, node) {
  const say = words.tree;
  if (node < 0) return growth.isAway ? say.away(growth.moment.now) : '';
  if (picture.forest.isStub(node)) return say.stub;
  if (picture.forest.record(node) < 0) return say.before;
  const hidden = picture.folded[picture.placeOf(node)] ?? 0;
  return hidden > 0 ? say.folded(hidden) : '';
}
