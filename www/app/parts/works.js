// What works for parts of the page: made as soon as their code is there.

/** @typedef {import('./parts.js').Parts} Parts */

/**
 * What it works with.
 * @typedef {object} Tools
 * @property {import('../../shared/state/store.js').Store<import('../../shared/state/state.js').State>} store
 * @property {import('../../features/race/race.js').Race} race
 * @property {import('../../pkg/rolling_cubes.js').Catalogue} catalogue what there is to choose from
 */

export class Works {
  /** @type {ReturnType<typeof import('./tree.js').work> | null} */
  tree = null;
  /** @type {ReturnType<typeof import('./statistics.js').work> | null} */
  statistics = null;
  /** @type {ReturnType<typeof import('./atlas.js').work> | null} */
  atlas = null;
  /** @type {ReturnType<typeof import('./floor.js').work> | null} */
  floor = null;
  /** @type {ReturnType<typeof import('./workshop.js').work> | null} */
  workshop = null;

  /** @param {Parts | null} parts null where there are none, as in the elements for other pages @param {Tools} tools */
  constructor(parts, tools) {
    parts?.listen(() => {
      const works = /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (this));
      for (const name of /** @type {(keyof Works)[]} */ (Object.keys(this)))
        works[name] ??= parts.get(name)?.work(tools) ?? null;
    });
  }
}
