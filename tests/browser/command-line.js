// The command line's answers, for comparison with those on the page.

import { execFileSync } from 'node:child_process';

/**
 * @typedef {object} Told
 * @property {string} outcome
 * @property {number} length
 * @property {number} generated
 * @property {number} expanded
 * @property {number} stored_peak
 * @property {{bound: number, expanded: number, generated: number}[]} iterations
 * @property {{depth: number, expanded: number, generated: number}[]} depths
 */

/** The time that the command line may need to be built first, in milliseconds. */
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
  const args = ['run', '--quiet', '--', 'solve', puzzle, '--json', ...options];
  return JSON.parse(String(execFileSync('cargo', args)));
}

/**
 * Runs the searches of a link.
 * @param {string} link
 * @returns {Told[]}
 */
export function compareLink(link) {
  const args = ['run', '--quiet', '--', 'compare', '--json', '--link', link];
  return JSON.parse(String(execFileSync('cargo', args)));
}
