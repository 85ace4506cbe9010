// The catalogue's puzzles with their opening problems and lanes.

import { auditMap, parseContest, readLink, readMap } from '../engine/engine.js';
import { isWritten } from '../puzzles/map.js';
import { keyOf, pageOf } from '../puzzles/puzzles.js';
import { escaped } from './escaped.js';
import { partsOf } from './own.js';
import { freshGame } from './state.js';
import { traitsOf } from './traits.js';
import { isSame } from './twins.js';

/** @import { Catalogue, Lane, Link, MapHeuristic, MapReport, Reading as LinkReading, PuzzleChoice } from '../../pkg/rolling_cubes.js' */
/** @import { Game, Problem, Search } from './state.js' */

/** @type {(catalogue: Catalogue, key: string) => PuzzleChoice} */
export function choiceOf(catalogue, key) {
  const choice = [...catalogue.puzzles, catalogue.map].find((puzzle) => keyOf(puzzle) === key);
  if (!choice) throw new Error(`no puzzle is called '${key}'`);
  return choice;
}

/** The first opening lane with an informed search. @type {(puzzle: PuzzleChoice) => Lane} */
export function informedLane({ name, opening }) {
  const lane = opening.race.find((search) => traitsOf(search).informed);
  if (!lane) throw new Error(`no lane that '${name}' opens with asks a heuristic`);
  return lane;
}

/** A new lane's default: that search with the strongest bound that needs no table of the state space. @type {(puzzle: PuzzleChoice) => Lane} */
export function suggestedLane(puzzle) {
  const { algorithm } = informedLane(puzzle);
  const strongest = puzzle.heuristics.filter(({ exact }) => !exact).at(-1);
  return { algorithm, heuristic: strongest?.name ?? puzzle.heuristic };
}

/** The newest map that was read, as a large grid takes a while. @type {{of: string, report: MapReport} | null} */
let newest = null;

/** @type {(problem: Problem) => MapReport} */
export function mapOf({ start, goal }) {
  const of = `${start}\n${goal}`;
  if (newest?.of !== of) newest = { of, report: readMap(start, goal) };
  return newest.report;
}

/** The newest expression that was audited. @type {{of: string, audit: MapHeuristic | null} | null} */
let audited = null;

/** A map in one line, as links have it, so that a link's map is known again. @type {(problem: Problem) => Problem} */
const asInLinks = (problem) => ({ ...problem, goal: mapOf(problem).line ?? problem.goal });

/** Constant while the engine is loaded. @type {readonly Problem[] | null} */
let maps = null;

/** A puzzle's problems. @type {(key: string) => readonly Problem[]} */
function problemsOf(key) {
  const { name, side, problems } = pageOf(key);
  const { small, samples, noted } = problems;
  const sampled = samples.flatMap(({ names, input }) =>
    parseContest(name, input).map((problem, n) => ({
      ...problem,
      name: `sample ${n + 1} ${names}`,
    })),
  );
  const every = [...small, ...sampled, ...noted];
  if (side > 0) return every;
  maps ??= every.map(asInLinks);
  return maps;
}

/** The audit of a heuristic on a map, of an expression too; null if the map has no such heuristic. @type {(problem: Problem, heuristic: string) => MapHeuristic | null} */
export function auditOf(problem, heuristic) {
  const listed = mapOf(problem).heuristics.find(({ name }) => name === heuristic);
  if (listed) return listed;
  const of = `${problem.goal}\n${heuristic}`;
  if (audited?.of === of) return audited.audit;
  audited = { of, audit: null };
  try {
    audited.audit = auditMap(problem.goal, heuristic);
  } catch {
    // It is no expression, or needs what the map does not have.
  }
  return audited.audit;
}

/** The search with a heuristic that a map has: lanes of a map name theirs. @type {(search: Search, problem: Problem) => Search} */
export function fitted(search, problem) {
  if (!traitsOf(search).informed) return search;
  const isThere = search.heuristic !== undefined && auditOf(problem, search.heuristic) !== null;
  if (isThere) return search;
  return { ...search, heuristic: isWritten(problem.goal) ? 'landmarks' : mapOf(problem).heuristic };
}

/** @type {(one: readonly Search[], other: readonly Search[]) => boolean} */
export const isRace = (one, other) =>
  one.length === other.length && one.every((search, n) => isSame(search, other[n] ?? search));

/** Searches that end on any written puzzle. @type {(puzzle: Problem) => readonly Search[]} */
const ending = (puzzle) => [
  { algorithm: 'a-star', heuristic: 'landmarks' },
  { algorithm: mapOf(puzzle).most_cost === 1 ? 'bfs' : 'uniform-cost' },
];

/** The searches that a problem opens with. @type {(puzzle: PuzzleChoice, problem: Problem) => readonly Search[]} */
export function raceOf({ name, side, opening }, problem) {
  if (side > 0) return opening.race;
  const listed = problemsOf(name).find((one) => indexOf([one], problem) === 0);
  const usual = isWritten(problem.goal) ? ending(problem) : opening.race;
  return (listed?.race ?? usual).map((search) => fitted(search, problem));
}

/** The index of the problem that a puzzle opens with. @type {(puzzle: PuzzleChoice, key: string) => number} */
function firstOf({ opening }, key) {
  const first = pageOf(key).problems.opening;
  const problems = problemsOf(key);
  return first === undefined
    ? indexOf(problems, opening)
    : problems.findIndex((problem) => problem.name === first);
}

/** @type {(catalogue: Catalogue, key: string) => Game} */
export function newGame(catalogue, key) {
  const puzzle = choiceOf(catalogue, key);
  const [problems, chosen] = [problemsOf(key), firstOf(puzzle, key)];
  const problem = problems[chosen];
  if (!problem) throw new Error(`'${key}' opens with none of its problems`);
  return freshGame(key, problems, chosen, raceOf(puzzle, problem));
}

/** How the goals of maps are packed, once that is loaded. @param {PuzzleChoice} map */
const packing = ({ name }) => pageOf(name).problems.packing;

/** A link with the text of its packed puzzle. @type {(map: PuzzleChoice, text: string) => string} */
export const inFull = (map, text) => packing(map)?.unpacked(text) ?? text;

/**
 * A map's link as the page reads it: without a map, or with one that cannot be read, it opens the gallery's first, which the engine does
 * not know; without a race, that of its map.
 * @type {(map: PuzzleChoice, text: string, read: LinkReading) => LinkReading}
 */
export function mapRead(map, text, read) {
  const first = problemsOf(map.name)[firstOf(map, map.name)] ?? map.opening;
  const isLeftOut = partsOf(text).every(({ key }) => key !== 'goal');
  const { link, misread } = isLeftOut ? readLink(`${text}&goal=${escaped(first.goal)}`) : read;
  const isReplaced =
    indexOf([map.opening], link) === 0 && misread.some(({ key }) => key === 'goal');
  const { start, goal } = isReplaced ? first : link;
  const lanes = isRace(link.race, map.opening.race)
    ? raceOf(map, { start, goal })
    : link.race.map((search) => fitted(search, { start, goal }));
  return { link: { ...link, start, goal, race: [...lanes] }, misread };
}

/** A map's link as it is written. Its map's own race is left out, except that of a written puzzle, for readers without this page. @type {<L extends Link>(map: PuzzleChoice, link: L) => L} */
export const mapWritten = (map, link) => ({
  ...link,
  goal: packing(map)?.packed(link.goal) ?? link.goal,
  race:
    !isWritten(link.goal) && isRace(link.race, raceOf(map, link)) ? map.opening.race : link.race,
});

/**
 * Index of a problem in a list, or -1.
 * @type {(problems: readonly Problem[], wanted: {start: string, goal: string}) => number}
 */
export const indexOf = (problems, { start, goal }) =>
  problems.findIndex((problem) => problem.start === start && problem.goal === goal);
