// Services of features, made as soon as their code is loaded.

/** @import { Watch } from '../../features/play/watch.js' */
/** @import { Race } from '../../features/race/race.js' */
/** @import { PartName } from '../../shared/kit/opening.js' */
/** @import { Feature, Service, Tools as FeatureTools } from '../../shared/kit/feature.d.ts' */
/** @import { Later } from './later.js' */

/** @typedef {FeatureTools & {race: Race, watch: Watch}} Tools */

export class Services {
  #parts;
  /** By their classes. @type {Map<unknown, Service>} */
  #made = new Map();

  /** @param {Later | null} parts null in the elements for other pages @param {Tools} tools */
  constructor(parts, tools) {
    this.#parts = parts;
    /** @type {Set<Feature>} */
    const begun = new Set();
    parts?.listen(() => {
      for (const feature of parts.there) {
        if (begun.has(feature)) continue;
        begun.add(feature);
        for (const made of feature.work?.(tools) ?? []) this.#made.set(made.constructor, made);
      }
    });
  }

  /** @template {object} T @param {new (...tools: any[]) => T} of @returns {T | undefined} undefined until it is loaded */
  get(of) {
    return /** @type {T | undefined} */ (this.#made.get(of));
  }

  get all() {
    return this.#made.values();
  }

  /** @param {PartName} name */
  feature(name) {
    return this.#parts?.get(name) ?? null;
  }
}
