// Paintings: touching the board writes a text that the engine reads as exactly the touched members.

import '../../../www/shared/words/whole.js';
import { paintingsIn } from '../../../www/features/workshop/blocks.js';
import { groupOf, keptOf, paintingText, touched } from '../../../www/features/workshop/painting.js';
import { read_heuristic } from '../../../www/pkg/rolling_cubes.js';
import { reported } from '../../../www/shared/engine/error-words.js';
import { must, mustTell } from '../outcome.js';
import { problem } from '../problems.js';
import { painted, wordsFor } from '../written.js';

/** @import { Kept } from '../../../www/features/workshop/painting.js' */
/** @import { PaintingKey } from '../../../www/pkg/rolling_cubes.js' */
/** @import { Target } from '../targets.js' */

/** The members of a painting, as the engine reads it; null for other expressions. @param {[string, string, string]} board @param {string} text @param {readonly PaintingKey[]} keys */
function keeps(board, text, keys) {
  const { tree, error } = read_heuristic(...board, text);
  if (error) mustTell(reported(error));
  const [painting] = paintingsIn(tree);
  return painting && painting === tree && !error ? keptOf(painting, keys) : null;
}

/** @type {Target} */
export const paintings = {
  name: 'paintings',
  make: (chance) => {
    const made = problem(chance);
    const there = wordsFor(made);
    return {
      board: [made.puzzle, made.start, made.goal],
      text: there ? painted(chance, there) : 'paint(tiles=12)',
      touches: chance.some(12, () => [chance.below(9), chance.below(30), chance.below(3)]),
    };
  },
  run({ board, text, touches }) {
    const [puzzle, start, goal] = board;
    const there = wordsFor({ puzzle, start, goal });
    if (!there) return;
    const keys = there.painting;
    /** @type {Kept} */
    let kept = keeps(board, text, keys) ?? {};
    /** @param {Kept} now */
    const check = (now) => {
      const written = paintingText(now, keys);
      if (written === null) return;
      const back = keeps(board, written, keys);
      // Too many members are rejected, with the limit.
      if (back === null) return;
      const again = paintingText(back, keys);
      must(again === written, () => `${written} is written anew as ${again}`);
      for (const key of keys)
        for (const member of key.members) {
          const is = groupOf(back, key, member) >= 0;
          must(
            is === groupOf(now, key, member) >= 0,
            () => `${written} keeps ${member} of ${key.key}: ${is}`,
          );
        }
    };
    check(kept);
    for (const [which, member, group] of touches) {
      const key = keys[which % keys.length];
      const touchedOne = key?.members[member % key.members.length];
      if (!key || touchedOne === undefined) continue;
      const inHand = key.groups ? group : 0;
      const one = touched(kept, key, touchedOne, inHand);
      const twice = touched(one, key, touchedOne, inHand);
      const was = groupOf(kept, key, touchedOne);
      // A member of another group moved into the current one, and then out of it.
      const left = was === inHand ? was : -1;
      for (const member of key.members) {
        const due = member === touchedOne ? left : groupOf(kept, key, member);
        const is = groupOf(twice, key, member);
        must(is === due, () => `${touchedOne} touched twice takes ${member} from ${due} to ${is}`);
      }
      kept = one;
      check(kept);
    }
  },
};
