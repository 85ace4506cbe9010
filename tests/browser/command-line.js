import { execFileSync } from 'node:child_process';

/**
 * @typedef {{depth: number, expanded: number, generated: number}[]} Depths
 *
 * @typedef {object} Told
 * @property {string} outcome
 * @property {number} length
 * @property {number} generated
 * @property {number} expanded
 * @property {number} stored_peak
 * @property {{bound: number, expanded: number, generated: number}[]} iterations
 * @property {Depths} depths
 * @property {{depths: Depths}[] | null} sides
 */

/**
 * Runs the command line. `npm test` names the built file; otherwise cargo builds a stale one first.
 * @param {readonly string[]} args
 */
function tell(args) {
  const program = process.env.ROLLING_CUBES;
  const [file, before] = program ? [program, []] : ['cargo', ['run', '--quiet', '--']];
  return JSON.parse(String(execFileSync(file, [...before, ...args])));
}

export const BUILDING = 240_000;

/**
 * Solves a problem; `choices` are options without their dashes.
 * @param {string} puzzle
 * @param {{start: string, goal: string}} problem
 * @param {Readonly<Record<string, string | number>>} choices
 * @returns {Told}
 */
export function solve(puzzle, { start, goal }, choices) {
  const options = Object.entries({ start, goal, ...choices }).flatMap(([name, value]) => [
    `--${name}`,
    `${value}`,
  ]);
  return tell(['solve', puzzle, '--json', ...options]);
}

/** Runs the searches of a link. @param {string} link @returns {Told[]} */
export function compareLink(link) {
  return tell(['compare', '--json', '--link', link]);
}
