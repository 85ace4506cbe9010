// Limits the workers of all elements on a page; the least recently used makes room.

/**
 * @typedef {object} Member
 * @property {number} workers their number
 * @property {'idle' | 'running' | 'brief'} hold their activity: none, interruptible, or soon over
 * @property {() => void} rest ends them
 * @property {() => void} setAside ends them while they run
 * @property {() => void} goOn enters again and resumes
 */

export class WorkerLimit {
  #most;
  /** Least recently used first. @type {Set<Member>} */
  #members = new Set();
  /** Interrupted members in order, with their numbers of workers. @type {Map<Member, number>} */
  #aside = new Map();

  /** @param {number} most limit on workers in total; a single element may exceed it */
  constructor(most) {
    this.#most = most;
  }

  /**
   * Called before a member starts workers: idle members make room, then running ones, which are interrupted and resume
   * by themselves.
   * @param {Member} member
   * @param {number} wanted number of workers
   */
  enter(member, wanted) {
    const more = Math.max(wanted, this.#aside.get(member) ?? 0);
    this.#aside.delete(member);
    this.#members.delete(member);
    this.#clear('running', this.#clear('idle', more + this.#live));
    this.#members.add(member);
  }

  /**
   * Called when a member has finished: interrupted members resume where there is room; idle ones lose workers beyond
   * the limit.
   */
  settle() {
    for (const [member, wanted] of [...this.#aside]) {
      const busy = this.#sum(({ hold }) => hold !== 'idle');
      if (busy === 0 || busy + wanted <= this.#most) member.goOn();
    }
    this.#clear('idle', this.#live);
  }

  /** @param {Member} member */
  leave(member) {
    this.#aside.delete(member);
    this.#members.delete(member);
    member.rest();
    this.settle();
  }

  get #live() {
    return this.#sum(() => true);
  }

  /** @param {(member: Member) => boolean} counts */
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
