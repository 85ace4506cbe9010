// Clicker for an open lesson: on within a step, to text out of sight too, then to the next; back to the previous step.

import { clicker } from '../present/clicker.js';
import { beatsOf, notesOf } from './beats.js';
import { known } from './known.js';

/** @import { Lesson } from './parse.js' */

/**
 * @typedef {object} Reader
 * @property {() => {lesson: Lesson, place: number} | null} read
 * @property {(question: string) => boolean} isAnswered
 * @property {(question: string) => boolean} isBelow whether a question, or if '' some of the step, is below what is in sight
 * @property {(question: string) => void} scroll scrolls on to it
 * @property {(question: string) => void} reveal shows the answer of a question
 * @property {(href: string) => void} follow opens a link
 * @property {(step: number) => void} go goes to a step
 */

const READ = /** @type {const} */ ({ kind: 'read' });

export class Room {
  #reader;
  #done = 0;

  /** @param {Reader} reader */
  constructor(reader) {
    this.#reader = reader;
  }

  /** @returns {() => void} */
  take() {
    return clicker.take({
      go: (by, far) => this.go(by, far),
      notes: () => {
        const at = this.#reader.read();
        const beat = this.#isBelow ? READ : (this.#next?.beat ?? null);
        return at && notesOf(at.lesson, at.place, beat, known);
      },
    });
  }

  begin() {
    this.#done = 0;
    clicker.tell();
  }

  /** Skips answers that have been given. */
  get #next() {
    const at = this.#reader.read();
    const step = at?.lesson.steps[at.place];
    const beats = step ? beatsOf(step) : [];
    const number = beats.findIndex(
      (beat, n) => n >= this.#done && (beat.kind === 'press' || !this.#reader.isAnswered(beat.id)),
    );
    const beat = beats[number];
    return beat ? { beat, number } : null;
  }

  /** The question that is asked next. */
  get #asked() {
    const { beat } = this.#next ?? {};
    return beat?.kind === 'answer' ? beat.id : '';
  }

  get #isBelow() {
    const isAsked = this.#asked !== '' || !this.#next;
    return isAsked && this.#reader.isBelow(this.#asked);
  }

  /** @param {1 | -1} by @param {boolean} far @returns {boolean} */
  go(by, far) {
    const at = this.#reader.read();
    if (!at) return false;
    const next = this.#next;
    if (by > 0 && !far && this.#isBelow) {
      this.#reader.scroll(this.#asked);
      return true;
    }
    if (by > 0 && !far && next) {
      this.#done = next.number + 1;
      if (next.beat.kind === 'answer') this.#reader.reveal(next.beat.id);
      else this.#reader.follow(next.beat.href);
      clicker.tell();
      return true;
    }
    if (!at.lesson.steps[at.place + by]) return false;
    this.#reader.go(at.place + by);
    return true;
  }
}
