// Parts of the page whose code is loaded when they are first opened.
//
// Each is loaded once, however often it is asked for meanwhile. One that could not be loaded can be tried again.

/** @typedef {'none' | 'loading' | 'there' | 'failed'} Phase */
/** How to load each part, by its name. @typedef {Readonly<Record<string, () => Promise<unknown>>>} Loads */

/** @template {Loads} L */
export class Later {
  #loads;
  /** @type {Map<keyof L, Phase>} */
  #phases = new Map();
  /** Those that are on their way, or there. @type {Map<keyof L, Promise<boolean>>} */
  #loaded = new Map();
  /** @type {Map<keyof L, unknown>} */
  #modules = new Map();
  /** @type {Set<(name: keyof L) => void>} */
  #listeners = new Set();

  /** @param {L} loads */
  constructor(loads) {
    this.#loads = loads;
  }

  /** Calls back when a part has another phase. @param {(name: keyof L) => void} listener */
  listen(listener) {
    this.#listeners.add(listener);
  }

  /** @param {keyof L} name @returns {Phase} */
  phase(name) {
    return this.#phases.get(name) ?? 'none';
  }

  /** Whether a part's code is there. @param {keyof L} name */
  has(name) {
    return this.phase(name) === 'there';
  }

  /**
   * What a part's code exports; null until it is there.
   * @template {keyof L} N
   * @param {N} name
   * @returns {Awaited<ReturnType<L[N]>> | null}
   */
  get(name) {
    return /** @type {Awaited<ReturnType<L[N]>> | null} */ (this.#modules.get(name) ?? null);
  }

  /** What the parts export that are there, in the order of their list. @returns {Record<string, any>[]} */
  get there() {
    const modules = Object.keys(this.#loads).map((name) => this.#modules.get(name));
    return modules.flatMap((module) => module ?? []);
  }

  /** Loads a part that nobody has asked for yet; one that has failed waits to be asked for again. @param {keyof L} name */
  begin(name) {
    if (this.phase(name) === 'none') this.load(name);
  }

  /**
   * Loads a part; one that has failed is tried again.
   * @param {keyof L} name
   * @returns {Promise<boolean>} whether it is there
   */
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
      // The browser says why in its console: the network is gone, or the host has other files by now.
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
