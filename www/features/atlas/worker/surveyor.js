// Waiting and posting are injected, so that unit tests run it without a worker.

import { play } from '../../../pkg/rolling_cubes.js';

/** @import { JobOf, SurveyReport } from '../../../pkg/rolling_cubes.js' */
/** @import { Gallery } from '../../../shared/state/slices/atlas.js' */
/** @import { News, Order } from '../protocol.js' */

/** Milliseconds of work between two reports; counters change at most ten times a second. */
const SLICE = 100;

/**
 * @typedef {object} Host
 * @property {(then: () => void) => void} later calls back after pending messages
 * @property {(news: News) => void} post
 */

export class Surveyor {
  #survey;
  #puzzle;
  #goal;
  #host;
  /** @type {Order[]} */
  #waiting = [];
  #complete = false;

  /** @param {JobOf<SurveyReport>} survey @param {string} puzzle @param {string} goal @param {Host} host */
  constructor(survey, puzzle, goal, host) {
    this.#survey = survey;
    this.#puzzle = puzzle;
    this.#goal = goal;
    this.#host = host;
  }

  run() {
    this.#complete = !this.#survey.run_for(SLICE);
    this.#host.post({
      type: this.#complete ? 'complete' : 'progress',
      report: this.#survey.report(),
    });
    if (!this.#complete) this.#host.later(() => this.run());
    else for (const order of this.#waiting.splice(0)) this.obey(order);
  }

  /** @param {Order} order */
  obey(order) {
    if (!this.#complete) {
      this.#waiting.push(order);
      return;
    }
    switch (order.type) {
      case 'locate':
        return this.#host.post({
          type: 'located',
          depths: table(order.states, (state) => this.#survey.depth_of(state)),
          goals: table(order.goals, (goal) => this.#depthOfGoal(goal)),
        });
      case 'gallery':
        return this.#host.post({ type: 'gallery', gallery: this.#gallery(order) });
      case 'way':
        return this.#host.post({
          type: 'way',
          state: order.state,
          moves: this.#survey.way_to(order.state) ?? [],
        });
    }
  }

  /** A goal pattern has the depth where it first appears. @param {string} goal */
  #depthOfGoal(goal) {
    return this.#survey.depth_of_pattern(goal) ?? this.#survey.depth_of(goal);
  }

  /** @param {{kind: Gallery['kind'], depth: number, most: number}} wanted @returns {Gallery} */
  #gallery({ kind, depth, most }) {
    const exhibits =
      kind === 'patterns'
        ? this.#survey.patterns_at(depth, most).map((text) => ({ text, pieces: null }))
        : this.#survey.positions_at(depth, most).map((text) => ({
            text,
            pieces: play(this.#puzzle, text, this.#goal, []).positions[0] ?? [],
          }));
    return { kind, depth, most, exhibits };
  }
}

/** @type {(keys: readonly string[], value: (key: string) => number | null | undefined) => Record<string, number | null>} */
const table = (keys, value) => Object.fromEntries(keys.map((key) => [key, value(key) ?? null]));
