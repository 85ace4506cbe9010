// Several elements on one page share its processors: only so many workers live at a time, and who worked longest ago makes room.

/**
 * Who may have workers.
 * @typedef {object} Member
 * @property {number} workers how many it has
 * @property {'idle' | 'running' | 'brief'} hold what they do: nothing, something that can rest, or something that is over in a moment
 * @property {() => void} rest ends them; what they did goes on later from where it stood
 */

export class Crew {
  #most;
  /** Who worked longest ago first. @type {Set<Member>} */
  #members = new Set();

  /** @param {number} most workers of all together; one element alone may have more */
  constructor(most) {
    this.#most = most;
  }

  /**
   * Someone is about to work: others that are idle make room, and if that is not enough, others that run.
   * @param {Member} member
   * @param {number} wanted how many workers it will have
   */
  enter(member, wanted) {
    this.#members.delete(member);
    const live = wanted + this.#live;
    this.#clear('running', this.#clear('idle', live));
    this.#members.add(member);
  }

  /** Someone has come to an end: of those that are idle, no more keep their workers than there is room for. */
  settle() {
    this.#clear('idle', this.#live);
  }

  /** Someone is gone. @param {Member} member */
  leave(member) {
    this.#members.delete(member);
    member.rest();
  }

  get #live() {
    return [...this.#members].reduce((sum, { workers }) => sum + workers, 0);
  }

  /** @param {Member['hold']} hold @param {number} live */
  #clear(hold, live) {
    let left = live;
    for (const member of this.#members) {
      if (left <= this.#most) break;
      if (member.hold !== hold) continue;
      left -= member.workers;
      member.rest();
    }
    return left;
  }
}
