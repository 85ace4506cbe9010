// Contest parsers: any text is parsed or rejected with line and column; a parsed problem is valid and survives a round
// trip.

import { parse_contest, unsolvable, write_contest } from '../../../www/pkg/rolling_cubes.js';
import { answered, must } from '../outcome.js';
import { problem } from '../problems.js';

/** @import { Chance } from '../chance.js' */
/** @import { Target } from '../targets.js' */

/** @type {Readonly<Record<string, number>>} */
const SIDES = { cubes: 3, tiles: 3, knights: 5, toys: 4 };

/** @param {Chance} chance @param {string} cells @param {number} side */
function rows(chance, cells, side) {
  const between = chance.pick(['', ' ', '\t', ' ']);
  const lines = [];
  for (let at = 0; at < cells.length; at += side)
    lines.push([...cells.slice(at, at + side)].join(between));
  return lines.join(chance.pick(['\n', '\r\n', '\n\n', '\n'])) + chance.pick(['\n', '\n', '']);
}

/** @param {Chance} chance */
function input(chance) {
  const count = chance.below(4) + 1;
  const { puzzle } = problem(chance);
  const side = SIDES[puzzle] ?? 3;
  let text =
    puzzle === 'knights'
      ? `${chance.once(9) ? chance.pick([-1, 0, 1e9, '1e9', '']) : count}\n`
      : '';
  for (let number = 0; number < count; number += 1) {
    let made = problem(chance);
    for (let tries = 0; made.puzzle !== puzzle && tries < 30; tries += 1) made = problem(chance);
    if (puzzle === 'cubes') {
      const empty = made.start.indexOf('E');
      text += `${(empty % 3) + 1} ${Math.floor(empty / 3) + 1}\n`;
    } else {
      text += rows(chance, made.start, side);
    }
    if (puzzle !== 'knights') text += rows(chance, made.goal, side);
  }
  if (puzzle === 'cubes' && !chance.once(3)) text += '0 0\n';
  return {
    puzzle: chance.once(40) ? chance.spoiled(puzzle) : puzzle,
    text: chance.once(2) ? chance.spoiled(text) : text,
  };
}

/** @type {Target} */
export const contests = {
  name: 'contests',
  make: input,
  run({ puzzle, text }) {
    const problems = answered(() => parse_contest(puzzle, text)) ?? [];
    for (const { start, goal } of problems.slice(0, 20)) {
      // A parsed problem is well-formed, but its ends may have different numbers and letters.
      if (answered(() => [unsolvable(puzzle, start, goal)]) === undefined) continue;
      const written = write_contest(puzzle, start, goal);
      const [again] = parse_contest(puzzle, written);
      must(
        again?.start === start && again.goal === goal,
        () => `${JSON.stringify(written)} reads as ${JSON.stringify(again)}`,
      );
    }
  },
};
