// Loads parts of the page on demand, each once. A failed load can be retried.

/** @import { Feature } from '../../shared/kit/feature.d.ts' */
/** @import { PartName, Phase } from '../../shared/kit/opening.js' */

/** @typedef {Readonly<Partial<Record<PartName, () => Promise<any>>>>} Loads */

export class Later {
  #loads;
  /** @type {Map<PartName, Phase>} */
  #phases = new Map();
  /** @type {Map<PartName, Promise<boolean>>} */
  #loaded = new Map();
  /** @type {Map<PartName, Feature>} */
  #modules = new Map();
  /** @type {Set<(name: PartName) => void>} */
  #listeners = new Set();

  /** @param {Loads} loads */
  constructor(loads) {
    this.#loads = loads;
  }

  /** @param {(name: PartName) => void} listener */
  listen(listener) {
    this.#listeners.add(listener);
  }

  /** A part without code of its own is there. @param {PartName} name @returns {Phase} */
  phase(name) {
    return this.#phases.get(name) ?? (this.#loads[name] ? 'none' : 'there');
  }

  /** @param {PartName} name */
  has(name) {
    return this.phase(name) === 'there';
  }

  /** @param {PartName} name */
  get(name) {
    return this.#modules.get(name) ?? null;
  }

  /** In the order of the list. */
  get there() {
    const names = /** @type {PartName[]} */ (Object.keys(this.#loads));
    return names.flatMap((name) => this.#modules.get(name) ?? []);
  }

  /** Loads a part if it was never requested; a failed one is not retried. @param {PartName} name */
  begin(name) {
    if (this.phase(name) === 'none') this.load(name);
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
      const module = await this.#loads[name]?.();
      if (module) this.#modules.set(name, module);
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
