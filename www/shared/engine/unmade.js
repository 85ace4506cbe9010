// Workers that cannot be made.

/**
 * The worker, or what stands in for one that a policy or the browser refuses: it says why as a worker does that breaks, soon, when
 * somebody listens, and does nothing else. So whoever starts workers hears of it in one way.
 * @type {(make: () => Worker) => Worker}
 */
export function madeOr(make) {
  try {
    return make();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return /** @type {Worker} */ (/** @type {unknown} */ (new Unmade(message)));
  }
}

class Unmade extends EventTarget {
  #told;

  /** @param {string} message */
  constructor(message) {
    super();
    this.#told = setTimeout(() => {
      this.dispatchEvent(Object.assign(new Event('error', { cancelable: true }), { message }));
    });
  }

  postMessage() {}

  terminate() {
    clearTimeout(this.#told);
  }
}
