// Maps and scenario files: any text is read or rejected with its place; a map written in one line reads back as it was.

import { map, map_audit, map_scenarios } from '../../../www/pkg/rolling_cubes.js';
import { GALLERY } from '../../../www/shared/puzzles/gallery.js';
import { answered, must } from '../outcome.js';

/** @import { Chance } from '../chance.js' */
/** @import { Target } from '../targets.js' */

const TEXTS = [
  ...GALLERY.small.map(({ goal }) => goal),
  ...GALLERY.noted.map(({ goal }) => goal),
  'type octile\nheight 2\nwidth 3\nmap\n..@\n...\nstart 0.0\ngoal 2.1',
  'grid 8\nS.#\n3.G',
  'node A 0 0 7\nA - B 2, B -> C; C/A:9,start:A,goal:B C # both',
];
const SCENARIOS = 'version 1\n0\troom.map\t4\t3\t0\t0\t3\t0\t7.41\n1 room.map 4 3 1 1 2 2 1';

const BOUNDS = [
  ...['by-hand', 'straight', 'octile', 'manhattan', 'landmarks', 'x'],
  ...['max(landmarks, 2 * x - y)', 'root(x * x + y * y) // 3', 'abs(-octile % 7) + (not blind)'],
];

/** @param {Chance} chance */
const graph = (chance) => {
  const name = () => chance.pick(['A', 'B', 'Cc', "D'", 'E.1']);
  const cost = () => chance.pick(['', ' 1', ' 0', ' -3', ' 99999', ' 100001', ' x']);
  const edges = chance.some(
    12,
    () => `${name()} ${chance.pick(['-', '->', '→', '/'])} ${name()}${cost()}`,
  );
  return [...edges, `start ${name()}`, `goal ${name()}`].join(chance.pick(['\n', ',', ' ; ']));
};

/** @type {Target} */
export const maps = {
  name: 'maps',
  make(chance) {
    const text = chance.once(2) ? chance.pick(TEXTS) : graph(chance);
    return {
      text: chance.once(2) ? chance.spoiled(text) : text,
      start: chance.pick(['', '', 'A', '0.0', 'nowhere']),
      heuristic: chance.once(2) ? chance.pick(BOUNDS) : chance.spoiled(chance.pick(BOUNDS)),
      scenarios: chance.once(3) ? chance.spoiled(SCENARIOS) : SCENARIOS,
    };
  },
  run({ text, start, heuristic, scenarios }) {
    answered(() => map_scenarios(scenarios));
    const read = answered(() => map(start, text));
    if (!read) return;
    const { line } = read;
    answered(() => map_audit(text, heuristic));
    if (line === null) return;
    const again = map(start, line);
    must(JSON.stringify(again) === JSON.stringify(read), () => `${line} reads back as another map`);
  },
};
