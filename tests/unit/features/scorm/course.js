// A course platform in memory, and as much of a browser as the adapter needs. What is stored outlives a visit.

import { readFileSync } from 'node:fs';
import { compileFunction } from 'node:vm';
import { resultOf } from '../../../../www/features/exercises/result.js';
import { readAnswers, writeAnswers } from '../../../../www/features/exercises/set.js';
import { standingOf } from '../../../../www/features/exercises/standing.js';
import { addressWith } from '../../../../www/shared/state/address-with.js';
import { readPage } from '../../../../www/shared/state/page-keys.js';
import { teach } from '../../../../www/shared/words/en/teach.js';

/** @import { Version } from '../../../../www/features/scorm/package.js' */

export const { notes } = teach.scorm;

/** Two exercises of three steps, and the right answers to them. */
export const SET = 'order:2,seed:3';
export const RIGHT = [
  ...['rows-first-misplaced-columns', 'first-columns-rows-misplaced'],
  ...['first-columns-rows-misplaced', 'columns-first-misplaced-rows'],
  ...['first-rows-misplaced-columns', 'first-columns-misplaced-rows'],
];

const file = new URL('../../../../www/features/scorm/adapter.js', import.meta.url);
const GLOBALS = ['window', 'document', 'localStorage', 'location', 'performance', 'setTimeout'];
const adapter = compileFunction(readFileSync(file, 'utf8'), [
  ...GLOBALS,
  ...['clearTimeout', 'addEventListener', 'BroadcastChannel', 'TextEncoder'],
]);

/** Methods by their names in SCORM 2004. @typedef {Record<string, (...given: string[]) => any>} Api */
/** @typedef {Record<string, string>} Stored */

/**
 * Methods that a platform has in its own way; `own` is the method as it should be.
 * @typedef {Record<string, (own: (...given: string[]) => any, ...given: string[]) => any>} Fault
 */

/** @typedef {(name: string, api: any, foreign: string) => any} Around the window of an activity, by the name of its API */

class Element {
  textContent = '';
  title = '';
  src = '';
  contentWindow = {};
  /** @type {Element[]} */
  children = [];
  /** @type {Element | null} */
  parent = null;
  onclick = () => {};

  /** @param {string} tag */
  constructor(tag) {
    this.tag = tag;
  }

  setAttribute() {}

  /** @param {Element[]} all */
  append(...all) {
    for (const one of all) {
      one.remove();
      one.parent = this;
      this.children.push(one);
    }
  }

  remove() {
    if (this.parent) this.parent.children = this.parent.children.filter((one) => one !== this);
    this.parent = null;
  }
}

export class Course {
  /** @type {Stored} */
  stored = {};
  /** Storage of the device. @type {any} */
  device = Object.defineProperties(
    {},
    {
      setItem: {
        /** @this {any} @param {string} key @param {string} value */
        value(key, value) {
          this[key] = value;
        },
      },
      removeItem: {
        /** @this {any} @param {string} key */
        value(key) {
          delete this[key];
        },
      },
    },
  );
  /** Open channels of the device. @type {Set<{name: string, onmessage: (event: {data: any}) => void}>} */
  channels = new Set();

  /**
   * @param {Version} version @param {Fault} [fault] @param {string} [link]
   * @param {Around} [around]
   */
  constructor(
    version,
    fault = {},
    link = `exercise=${SET}`,
    around = (name, api) => ({ [name]: api }),
  ) {
    this.version = version;
    this.isNewer = version === '2004';
    this.fault = fault;
    this.link = link;
    this.around = around;
    const core = this.isNewer ? 'cmi.learner' : 'cmi.core.student';
    this.stored = { [`${core}_id`]: '7', [`${core}_name`]: 'Lovelace, Ada & Co.' };
  }

  open() {
    const visit = new Visit(this);
    visit.shown();
    return visit;
  }

  /** Equal in both versions. */
  get record() {
    const { stored, isNewer } = this;
    const core = isNewer ? 'cmi.' : 'cmi.core.';
    const status = stored['cmi.core.lesson_status'] ?? '';
    const isMarked = ['passed', 'failed'].includes(status);
    return {
      completion: isNewer ? stored['cmi.completion_status'] : isMarked ? 'completed' : status,
      success: isNewer ? stored['cmi.success_status'] : isMarked ? status : 'unknown',
      score: stored[`${core}score.raw`],
      data: stored['cmi.suspend_data'] ?? '',
      exit: stored[`${core}exit`],
      time: stored[`${core}session_time`],
      comment: stored[isNewer ? 'cmi.comments_from_learner.0.comment' : 'cmi.comments'],
    };
  }

  /** @param {string} data */
  store(data) {
    this.stored['cmi.suspend_data'] = data;
  }
}

export class Visit {
  /** Calls of the activity. @type {string[][]} */
  log = [];
  /** Milliseconds since its opening. */
  now = 1000;
  /** Whether its platform is gone. */
  isGone = false;
  body = new Element('body');
  /** @type {Map<string, ((event: any) => void)[]>} */
  #listeners = new Map();
  /** @type {Map<number, () => void>} */
  #timers = new Map();
  #timer = 0;
  /** @type {(() => void)[]} */
  #end = [];
  /** @type {import('../../../../www/shared/state/page-keys.js').Own} */
  own = {};

  /** @param {Course} course */
  constructor(course) {
    this.course = course;
    const { isNewer, link } = course;
    const name = isNewer ? 'API_1484_11' : 'API';
    const window = course.around(name, this.#api(), isNewer ? 'API' : 'API_1484_11');
    window.parent ??= window;
    const { channels } = course;
    const end = this.#end;
    class Channel {
      onmessage = (/** @type {{data: any}} */ _) => {};
      /** @param {string} name */
      constructor(name) {
        this.name = name;
        channels.add(this);
        end.push(() => channels.delete(this));
      }
      /** @param {any} data */
      postMessage(data) {
        for (const one of channels)
          if (one !== this && one.name === this.name) one.onmessage({ data });
      }
    }
    const globals = {
      window,
      document: {
        title: 'Week 3',
        body: this.body,
        createElement: (/** @type {string} */ tag) => new Element(tag),
        currentScript: {
          dataset: { version: course.version, link: `v=1&${link}&alone=1`, ...notes },
        },
      },
      localStorage: course.device,
      location: { pathname: '/course/index.html', reload() {} },
      performance: { now: () => this.now },
      setTimeout: (/** @type {() => void} */ act) => {
        this.#timer += 1;
        this.#timers.set(this.#timer, act);
        return this.#timer;
      },
      clearTimeout: (/** @type {number} */ timer) => this.#timers.delete(timer),
      addEventListener: (/** @type {string} */ type, /** @type {() => void} */ act) =>
        this.#listeners.set(type, [...(this.#listeners.get(type) ?? []), act]),
      BroadcastChannel: Channel,
      TextEncoder,
    };
    window.setTimeout = globals.setTimeout;
    adapter(...Object.values(globals));
  }

  #api() {
    const { course } = this;
    const { isNewer } = course;
    const record = { ...course.stored };
    let [error, isOn] = ['0', false];
    const isOver = (/** @type {string} */ code) => {
      error = isOn ? '0' : isNewer ? code : '301';
      return !isOn;
    };
    const commit = () => {
      course.stored = { ...record };
      return true;
    };
    /** @type {Api} */
    const api = {
      Initialize() {
        error = isOn ? (isNewer ? '103' : '101') : '0';
        if (isOn) return 'false';
        isOn = true;
        return 'true';
      },
      GetValue(key = '') {
        if (isOver('122')) return '';
        if (isNewer && !(key in record)) error = '403';
        return record[key] ?? '';
      },
      SetValue(key = '', value = '') {
        if (isOver('132')) return 'false';
        record[key] = value;
        return 'true';
      },
      Commit: () => `${!isOver('142') && commit()}`,
      Terminate() {
        if (isOver('112')) return 'false';
        isOn = false;
        return `${commit()}`;
      },
      GetLastError: () => error,
    };
    return Object.fromEntries(
      Object.entries(api).map(([method, own]) => [
        isNewer ? method : `LMS${method === 'Terminate' ? 'Finish' : method}`,
        (/** @type {string[]} */ ...given) => {
          this.log.push([method, ...given]);
          if (this.isGone) throw new Error('gone');
          const fault = course.fault[method];
          return fault ? fault(own, ...given) : own(...given);
        },
      ]),
    );
  }

  /** @param {string} type @param {any} [event] */
  dispatch(type, event = {}) {
    for (const act of this.#listeners.get(type) ?? []) act(event);
  }

  /** Runs what waits for a time. */
  wait() {
    const due = [...this.#timers.values()];
    this.#timers.clear();
    for (const act of due) act();
  }

  get frame() {
    return this.body.children.find(({ tag }) => tag === 'iframe');
  }

  get note() {
    return this.body.children.find(({ tag }) => tag === 'p')?.textContent ?? '';
  }

  /** Sends a message as the page in the frame does. @param {object} detail @param {string} [type] */
  tell(detail, type = 'rolling-cubes-exercise') {
    const { frame } = this;
    if (frame) this.dispatch('message', { source: frame.contentWindow, data: { type, detail } });
  }

  /** The page in the frame has opened its link, or shows its next answer. */
  shown(own = readPage(this.frame?.src ?? '').own) {
    if (!own.exercise) return;
    const result = resultOf(own);
    // A set without a seed gets one.
    if (result.marked?.set.seed === null) {
      this.shown({ ...own, exercise: `${result.exercise},seed:5` });
      return;
    }
    this.own = own;
    this.tell(standingOf(result, (all) => addressWith('https://e.org/', all)) ?? { refused: true });
  }

  /** Answers of order, or `u` and `x`. @param {readonly string[]} signs */
  answer(...signs) {
    for (const sign of signs) {
      const { answers = '' } = this.own;
      const all = readAnswers(answers);
      const { marked } = resultOf(this.own);
      const at = Math.min(marked?.at ?? 0, 1);
      while (all.length <= at) all.push([]);
      all[at]?.push(sign);
      this.shown({ ...this.own, answers: writeAnswers(all) });
    }
    this.wait();
  }

  press() {
    const all = this.body.children.filter(({ tag }) => tag === 'button');
    for (const button of all) button.onclick();
    if (all.length > 0) this.shown();
    return all.length;
  }

  leave() {
    this.dispatch('beforeunload', { preventDefault() {} });
    this.dispatch('pagehide');
    for (const act of this.#end) act();
  }

  /** @param {string} method */
  calls(method) {
    return this.log.filter(([name]) => name === method);
  }
}
