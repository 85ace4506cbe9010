// Loads parts of the page on demand, each once. A failed load can be retried.

/** @import { Feature } from '../../shared/kit/feature.d.ts' */
/** @import { Phase } from '../../shared/kit/opening.js' */

/** @typedef {Readonly<Record<string, () => Promise<unknown>>>} Loads */

/** @template {Loads} L */
export class Later {
  #loads;
  /** @type {Map<keyof L, Phase>} */
  #phases = new Map();
  /** @type {Map<keyof L, Promise<boolean>>} */
  #loaded = new Map();
  /** @type {Map<keyof L, unknown>} */
  #modules = new Map();
  /** @type {Set<(name: keyof L) => void>} */
  #listeners = new Set();

  /** @param {L} loads */
  constructor(loads) {
    this.#loads = loads;
  }

  /** @param {(name: keyof L) => void} listener */
  listen(listener) {
    this.#listeners.add(listener);
  }

  /** @param {keyof L} name @returns {Phase} */
  phase(name) {
    return this.#phases.get(name) ?? 'none';
  }

  /** @param {keyof L} name */
  has(name) {
    return this.phase(name) === 'there';
  }

  /** @template {keyof L} N @param {N} name @returns {Awaited<ReturnType<L[N]>> | null} */
  get(name) {
    return /** @type {Awaited<ReturnType<L[N]>> | null} */ (this.#modules.get(name) ?? null);
  }

  /** @returns {Feature[]} */
  get there() {
    const modules = Object.keys(this.#loads).map((name) => this.#modules.get(name));
    return /** @type {Feature[]} */ (modules.filter(Boolean));
  }

  /** Loads a part if it was never requested; a failed one is not retried. @param {keyof L} name */
  begin(name) {
    if (this.phase(name) === 'none') this.load(name);
  }

  /** @param {keyof L} name @returns {Promise<boolean>} whether it is loaded */
  load(name) {
    const loaded = this.#loaded.get(name);
    if (loaded) return loaded;
    const loading = this.#load(name);
    this.#loaded.set(name, loading);
    return loading;
  }

  /** @param {keyof L} name */
  async #load(name) {
    this.#tell(name, 'loading');
    try {
      this.#modules.set(name, await this.#loads[name]?.());
      this.#tell(name, 'there');
      return true;
    } catch {
      // The browser reports the reason in its console: no network, or other files after an update.
      this.#loaded.delete(name);
      this.#tell(name, 'failed');
      return false;
    }
  }

  /** @param {keyof L} name @param {Phase} phase */
  #tell(name, phase) {
    this.#phases.set(name, phase);
    for (const listener of this.#listeners) listener(name);
  }
}
