// Services of parts, created as soon as their code is loaded.

/** @import { Watch } from '../../features/play/watch.js' */
/** @import { Race } from '../../features/race/race.js' */
/** @import { Catalogue } from '../../pkg/rolling_cubes.js' */
/** @import { State } from '../../shared/state/state.js' */
/** @import { Store } from '../../shared/state/store.js' */
/** @import { PARTS, Parts } from './parts.js' */

/**
 * @typedef {object} Tools
 * @property {Store<State>} store
 * @property {Race} race
 * @property {Watch} watch
 * @property {Catalogue} catalogue
 */

/**
 * A part's services are null until it is loaded.
 * @template {'tree' | 'statistics' | 'atlas' | 'floor' | 'workshop'} N
 * @typedef {ReturnType<Awaited<ReturnType<(typeof PARTS)[N]>>['work']> | null} Work
 */

export class Works {
  /** @type {Work<'tree'>} */
  tree = null;
  /** @type {Work<'statistics'>} */
  statistics = null;
  /** @type {Work<'atlas'>} */
  atlas = null;
  /** @type {Work<'floor'>} */
  floor = null;
  /** @type {Work<'workshop'>} */
  workshop = null;

  /** @param {Parts | null} parts null in the elements for other pages @param {Tools} tools */
  constructor(parts, tools) {
    parts?.listen(() => {
      const works = /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (this));
      for (const name of /** @type {(keyof Works)[]} */ (Object.keys(this)))
        works[name] ??= parts.get(name)?.work(tools) ?? null;
    });
  }
}
