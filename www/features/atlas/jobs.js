import { Job, play } from '../../pkg/rolling_cubes.js';

/** @import { JobOf, SurveyReport } from '../../pkg/rolling_cubes.js' */
/** @import { Gallery } from './state.js' */

/** Milliseconds between two reports. */
const SLICE = 100;

/**
 * After the census: depths of positions and goals, items at a depth, or a shortest path to a position.
 * @typedef {{type: 'locate', states: readonly string[], goals: readonly string[]}
 *   | ({type: 'gallery'} & Omit<Gallery, 'exhibits'>)
 *   | {type: 'way', state: string}} Ask
 *
 * @typedef {Record<string, number | null>} Depths
 *
 * @typedef {{report?: SurveyReport, located?: {depths: Depths, goals: Depths}, gallery?: Gallery, way?: string[]}} News
 */

/**
 * The census of all positions that a start can reach. `goal` is any goal, which the engine needs to draw positions.
 * @param {{puzzle: string, start: string, goal: string}} order @param {Ask[]} asks
 * @returns {Generator<News | undefined, never, void>}
 */
export function* census({ puzzle, start, goal }, asks) {
  const survey = Job.survey(puzzle, start);
  for (let more = true; more; ) {
    more = survey.run_for(SLICE);
    yield { report: survey.report() };
  }
  for (;;) {
    for (const ask of asks.splice(0)) yield answer(survey, ask, puzzle, goal);
    yield;
  }
}

/** @param {JobOf<SurveyReport>} survey @param {Ask} ask @param {string} puzzle @param {string} goal @returns {News} */
function answer(survey, ask, puzzle, goal) {
  if (ask.type === 'way') return { way: survey.way_to(ask.state) ?? [] };
  if (ask.type === 'locate') {
    const depths = table(ask.states, (state) => survey.depth_of(state));
    // A goal pattern has the depth where it first appears.
    const goals = table(
      ask.goals,
      (text) => survey.depth_of_pattern(text) ?? survey.depth_of(text),
    );
    return { located: { depths, goals } };
  }
  const { kind, depth, most } = ask;
  const exhibits =
    kind === 'patterns'
      ? survey.patterns_at(depth, most).map((text) => ({ text, pieces: null }))
      : survey.positions_at(depth, most).map((text) => ({
          text,
          pieces: play(puzzle, text, goal, []).positions[0] ?? [],
        }));
  return { gallery: { kind, depth, most, exhibits } };
}

/** @type {(keys: readonly string[], value: (key: string) => number | null | undefined) => Depths} */
const table = (keys, value) => Object.fromEntries(keys.map((key) => [key, value(key) ?? null]));
