// Maps, written puzzles and scenario files: any text is read or rejected with its place; a map written in one line reads back as it was.

import {
  compare_puzzles,
  map,
  map_audit,
  map_estimate,
  map_scenarios,
  puzzle_facts,
  puzzle_name,
  puzzle_position,
} from '../../../www/pkg/rolling_cubes.js';
import { answered, must } from '../outcome.js';
import { mapText } from '../problems.js';

/** @import { Target } from '../targets.js' */

const SCENARIOS = 'version 1\n0\troom.map\t4\t3\t0\t0\t3\t0\t7.41\n1 room.map 4 3 1 1 2 2 1';

const BOUNDS = [
  ...['by-hand', 'straight', 'octile', 'manhattan', 'landmarks', 'x'],
  ...['max(landmarks, 2 * x - y)', 'root(x * x + y * y) // 3', 'abs(-octile % 7) + (not blind)'],
];

/** @type {Target} */
export const maps = {
  name: 'maps',
  make(chance) {
    return {
      text: mapText(chance),
      start: chance.pick(['', '', 'A', '0.0', 'nowhere']),
      heuristic: chance.once(2) ? chance.pick(BOUNDS) : chance.spoiled(chance.pick(BOUNDS)),
      scenarios: chance.once(3) ? chance.spoiled(SCENARIOS) : SCENARIOS,
    };
  },
  run({ text, start, heuristic, scenarios }) {
    answered(() => map_scenarios(scenarios));
    answered(() => puzzle_facts(text));
    answered(() => compare_puzzles(text, text));
    answered(() => puzzle_position(text, ''));
    answered(() => puzzle_name(text, 1));
    const read = answered(() => map(start, text));
    if (!read) return;
    const { line } = read;
    answered(() => map_audit(text, heuristic));
    answered(() => map_estimate(text, heuristic));
    if (line === null) return;
    const again = map(start, line);
    must(JSON.stringify(again) === JSON.stringify(read), () => `${line} reads back as another map`);
  },
};
