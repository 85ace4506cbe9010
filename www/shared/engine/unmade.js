/**
 * A worker, or a stand-in if the browser refuses one. The stand-in fires an error event asynchronously, so that callers
 * handle both failures alike.
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
