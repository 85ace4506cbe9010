// The part of the Web Locks API in use: exclusive, and released when the holder dies.

/** @typedef {{name: string, who: object, then: () => unknown}} Request */

export class Locks {
  /** @type {Map<string, Request>} */
  #held = new Map();
  /** @type {Request[]} */
  #waiting = [];
  /** The current holder. @type {object} */
  #who = this;

  /** @param {object} who @param {() => void} act */
  as(who, act) {
    this.#who = who;
    act();
    this.#who = this;
  }

  /** @param {string} name @param {LockOptions} options @param {() => unknown} then */
  request(name, options, then) {
    const request = { name, who: this.#who, then };
    this.#waiting.push(request);
    options.signal?.addEventListener('abort', () => {
      this.#waiting = this.#waiting.filter((one) => one !== request);
    });
    queueMicrotask(() => this.#grant());
    return new Promise(() => {});
  }

  /** @param {object} who */
  releaseAll(who) {
    this.#waiting = this.#waiting.filter((one) => one.who !== who);
    for (const [name, request] of this.#held) if (request.who === who) this.#held.delete(name);
    queueMicrotask(() => this.#grant());
  }

  #grant() {
    const next = this.#waiting.find(({ name }) => !this.#held.has(name));
    if (!next) return;
    this.#waiting = this.#waiting.filter((one) => one !== next);
    this.#held.set(next.name, next);
    next.then();
    this.#grant();
  }
}
