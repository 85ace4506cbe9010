// What is said of a picture of a tree.

import { words } from '../messages.js';
import { sharesOf } from '../tree/extent.js';

/**
 * How much of a run, or of its iteration, a picture of its tree shows.
 * @type {(picture: import('../tree/picture.js').Picture, moment: import('../trace/trace.js').Moment, whole: number) => string}
 */
export function extentInWords(picture, moment, whole) {
  const say = words.tree;
  const showing = say.showing(sharesOf(picture, moment, whole));
  return picture.forest.ghosts > 0 && picture.until === Number.POSITIVE_INFINITY
    ? `${say.repeated(picture.repeated, picture.records)} · ${showing}`
    : showing;
}
