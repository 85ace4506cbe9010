// Random problems, searches and settings: mostly valid, sometimes spoiled.

import { catalogue } from '../../www/pkg/rolling_cubes.js';
import { GALLERY } from '../../www/shared/puzzles/gallery.js';

/** @import { SettingChoice } from '../../www/pkg/rolling_cubes.js' */
/** @import { Chance } from './chance.js' */

/** @type {Readonly<Record<string, (chance: Chance) => { puzzle: string, start: string, goal: string }>>} */
const BOARDS = {
  cubes: (chance) => {
    const goal = Array.from({ length: 8 }, () => chance.pick([...'WRB']));
    const start = Array.from({ length: 8 }, () =>
      chance.once(4) ? chance.pick([...'WwRrBb']) : 'W',
    );
    return { puzzle: 'cubes', start: placed(chance, start, 'E'), goal: placed(chance, goal, 'E') };
  },
  eight: (chance) => both(chance, 'tiles', [...'012345678']),
  fifteen: (chance) => both(chance, 'tiles', [...'0123456789abcdef']),
  knights: (chance) => both(chance, 'knights', [...`${'1'.repeat(12)}${'0'.repeat(12)}*`]),
  toys: (chance) => {
    const ones = chance.below(17);
    return both(chance, 'toys', [...'1'.repeat(ones).padEnd(16, '0')]);
  },
};

/** @param {Chance} chance @param {readonly string[]} others @param {string} one */
function placed(chance, others, one) {
  const at = chance.below(others.length + 1);
  return [...others.slice(0, at), one, ...others.slice(at)].join('');
}

/** @param {Chance} chance @param {string} puzzle @param {readonly string[]} pieces */
function both(chance, puzzle, pieces) {
  return {
    puzzle,
    start: chance.shuffled(pieces).join(''),
    goal: chance.shuffled(pieces).join(''),
  };
}

/** A problem; one in ten is spoiled. @param {Chance} chance */
export function problem(chance) {
  const made = BOARDS[chance.pick(Object.keys(BOARDS))]?.(chance);
  if (!made) throw new Error('a board without a maker');
  if (chance.once(10)) made.start = chance.spoiled(made.start);
  if (chance.once(10)) made.goal = chance.spoiled(made.goal);
  if (chance.once(40)) made.puzzle = chance.spoiled(made.puzzle);
  return made;
}

const MAPS = [
  ...GALLERY.small.map(({ goal }) => goal),
  ...GALLERY.noted.map(({ goal }) => goal),
  'type octile\nheight 2\nwidth 3\nmap\n..@\n...\nstart 0.0\ngoal 2.1',
  'grid 8\nS.#\n3.G',
  'node A 0 0 7\nA - B 2, B -> C; C/A:9,start:A,goal:B C # both',
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

/** A map, with or without a way to its goal; every second one is spoiled. @param {Chance} chance */
export function mapText(chance) {
  const text = chance.once(2) ? chance.pick(MAPS) : graph(chance);
  return chance.once(2) ? chance.spoiled(text) : text;
}

/** @param {Chance} chance @param {SettingChoice} setting */
function setTo(chance, { name, kind, names, least, most }) {
  if (chance.once(8))
    return chance.pick([0, -1, 0.5, 'x', '', null, true, 2 ** 40, '3/2', 'seed=1']);
  if (kind === 'one-of') return chance.pick(names);
  if (kind === 'order') return chance.pick(['ULDR', 'RDLU', 'seed=7', 'seed=99999999999', 'UU']);
  if (kind === 'heuristic') return chance.pick(['blind', 'manhattan', 'misplaced']);
  if (kind === 'ratio') return chance.pick([least, most, '3/2', '2/4', '1/0', 2]);
  if (kind === 'bytes') return chance.pick([0, 1000, 100_000, 4_000_000]);
  // Each move of a perimeter doubles its positions, and each estimate compares with all of them.
  if (name === 'perimeter') return chance.below(6);
  const [from, to] = [Number(least ?? 0), Number(most ?? 50)];
  return from + chance.below(Math.min(to - from, 50) + 1);
}

/** @param {string} puzzle @param {number} squares */
function quick(puzzle, squares) {
  const board = catalogue().puzzles.find(
    ({ name, side }) => name === puzzle && side ** 2 === squares,
  );
  return board?.heuristics.flatMap(({ name, table }) => (table ? [] : [name])) ?? [];
}

/** @param {Chance} chance @returns {Record<string, unknown>} */
export function request(chance) {
  const { algorithms, settings } = catalogue();
  const made = problem(chance);
  const algorithm = chance.pick(algorithms);
  /** @type {Record<string, unknown>} */
  const asked = { ...made, algorithm: algorithm.name };
  const heuristics = quick(made.puzzle, made.start.length);
  if (heuristics.length > 0 && (algorithm.informed || chance.once(9)))
    asked.heuristic = chance.pick(heuristics);
  for (const setting of settings) {
    const needed = algorithm.needs?.one_of[0] === setting.name && !chance.once(9);
    const fits = setting.everywhere || algorithm.settings.includes(setting.name);
    // A table for both sides may be large.
    if (setting.kind === 'heuristic' && !chance.once(20)) continue;
    if (needed || chance.once(fits ? 4 : 60)) asked[setting.name] = setTo(chance, setting);
  }
  asked.max_nodes = chance.pick([0, 1, 10, 100, 1000, chance.once(9) ? 20_000 : 2000]);
  if (chance.once(5)) asked.unsolvable = chance.pick([true, false, 1, 'true']);
  if (chance.once(30)) asked[chance.spoiled('order')] = 1;
  return asked;
}
