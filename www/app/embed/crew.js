// Several elements on one page share its processors: only so many workers live at a time, and who worked longest ago makes room.

/**
 * Who may have workers.
 * @typedef {object} Member
 * @property {number} workers how many it has
 * @property {'idle' | 'running' | 'brief'} hold what they do: nothing, something that can be set aside, or something that is over in a moment
 * @property {() => void} rest ends them
 * @property {() => void} setAside ends them while they run
 * @property {() => void} goOn enters again, and goes on from where it was set aside
 */

export class Crew {
  #most;
  /** Who worked longest ago first. @type {Set<Member>} */
  #members = new Set();
  /** Members that were set aside, in that order, and how many workers each had. @type {Map<Member, number>} */
  #aside = new Map();

  /** @param {number} most workers of all together; one element alone may have more */
  constructor(most) {
    this.#most = most;
  }

  /**
   * Someone is about to work: others that are idle make room, and if that is not enough, others that run. These are set aside, and go
   * on by themselves.
   * @param {Member} member
   * @param {number} wanted how many workers it will have
   */
  enter(member, wanted) {
    const more = Math.max(wanted, this.#aside.get(member) ?? 0);
    this.#aside.delete(member);
    this.#members.delete(member);
    this.#clear('running', this.#clear('idle', more + this.#live));
    this.#members.add(member);
  }

  /**
   * Someone has come to an end: members that were set aside go on where there is room, and of those that are idle, no more keep their
   * workers than there is room for.
   */
  settle() {
    for (const [member, wanted] of [...this.#aside]) {
      const busy = this.#sum(({ hold }) => hold !== 'idle');
      if (busy === 0 || busy + wanted <= this.#most) member.goOn();
    }
    this.#clear('idle', this.#live);
  }

  /** Someone is gone. @param {Member} member */
  leave(member) {
    this.#aside.delete(member);
    this.#members.delete(member);
    member.rest();
    this.settle();
  }

  get #live() {
    return this.#sum(() => true);
  }

  /** How many workers these members have. @param {(member: Member) => boolean} counts */
  #sum(counts) {
    return [...this.#members].filter(counts).reduce((sum, { workers }) => sum + workers, 0);
  }

  /** @param {'idle' | 'running'} hold @param {number} live */
  #clear(hold, live) {
    let left = live;
    for (const member of this.#members) {
      if (left <= this.#most) break;
      if (member.hold !== hold) continue;
      left -= member.workers;
      if (hold === 'idle') member.rest();
      else {
        this.#aside.set(member, member.workers);
        this.#members.delete(member);
        member.setAside();
      }
    }
    return left;
  }
}
