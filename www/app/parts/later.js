// Loads parts of the page on demand, each once. A failed load can be retried.

import { loadWholeEngine } from '../../shared/engine/engine.js';

/** @import { Feature, Manifest, Shown } from '../../shared/kit/feature.d.ts' */
/** @import { State } from '../../shared/state/state.js' */
/** @import { PartName, Phase } from '../../shared/kit/opening.js' */

export class Later {
  #parts;
  /** @type {Map<PartName, Phase>} */
  #phases = new Map();
  /** @type {Map<PartName, Promise<boolean>>} */
  #loaded = new Map();
  /** @type {Map<PartName, Feature>} */
  #modules = new Map();
  /** @type {Set<(name: PartName) => void>} */
  #listeners = new Set();

  /** @param {Readonly<Partial<Record<PartName, Manifest>>>} parts */
  constructor(parts) {
    this.#parts = parts;
  }

  /** @param {(name: PartName) => void} listener */
  listen(listener) {
    this.#listeners.add(listener);
  }

  /** A part without code of its own is there. @param {PartName} name @returns {Phase} */
  phase(name) {
    return this.#phases.get(name) ?? (this.#parts[name]?.load ? 'none' : 'there');
  }

  /** @param {PartName} name */
  has(name) {
    return this.phase(name) === 'there';
  }

  /** @param {PartName} name */
  get(name) {
    return this.#modules.get(name) ?? null;
  }

  /** In the order of the list, null for those that are not there. */
  get all() {
    return this.#names.map((name) => this.get(name));
  }

  get there() {
    return this.all.filter((part) => part !== null);
  }

  /** Marks of the page by its parts. @param {Shown} shown */
  marks(shown) {
    /** @type {Record<string, boolean>} */
    const marks = {};
    for (const part of this.there)
      for (const [name, isOn] of Object.entries(part.marks?.(shown) ?? {})) marks[name] ||= isOn;
    return marks;
  }

  get #names() {
    return /** @type {PartName[]} */ (Object.keys(this.#parts));
  }

  /** Loads what a state needs, once; what failed is not retried. @param {State} state @param {(name: PartName) => void} open loads with a note */
  follow(state, open) {
    for (const name of this.#names) {
      const { wanted, noted } = this.#parts[name] ?? {};
      const isWanted =
        typeof wanted === 'function'
          ? wanted(state)
          : wanted && state[/** @type {keyof State} */ (wanted)];
      if ((isWanted ?? name === state.view) && this.phase(name) === 'none')
        noted ? open(name) : this.load(name);
    }
  }

  /** @param {PartName} name @returns {Promise<boolean>} whether it is loaded */
  load(name) {
    const loaded = this.#loaded.get(name);
    if (loaded) return loaded;
    const loading = this.#load(name);
    this.#loaded.set(name, loading);
    return loading;
  }

  /** @param {PartName} name */
  async #load(name) {
    this.#tell(name, 'loading');
    try {
      const { load, whole } = this.#parts[name] ?? {};
      // In parallel; the first failure rejects.
      const [module] = await Promise.all([load?.(), whole && loadWholeEngine()]);
      if (module) this.#modules.set(name, /** @type {Feature} */ (module));
      this.#tell(name, 'there');
      return true;
    } catch {
      // The browser reports the reason in its console: no network, or other files after an update.
      this.#loaded.delete(name);
      this.#tell(name, 'failed');
      return false;
    }
  }

  /** @param {PartName} name @param {Phase} phase */
  #tell(name, phase) {
    this.#phases.set(name, phase);
    for (const listener of this.#listeners) listener(name);
  }
}
