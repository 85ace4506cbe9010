// `<rolling-cubes-lesson>`: a lesson or exercise in a frame with the whole page, so that any view a step sets up is
// available.

import { page } from '#lesson-page';
import { LESSON_KEYS as KEYS, textOf } from '../../shared/state/attributes.js';
import { escaped } from '../../shared/state/escaped.js';
import { words } from '../../shared/words/words.js';
import { speakAs } from './language.js';

/** @import { ExerciseStanding, LessonStanding } from './embed.d.ts' */
/** @import { RollingCubesLesson as EmbedRollingCubesLesson } from './embed.d.ts' */

/** @typedef {LessonStanding | ExerciseStanding} Standing */

/** The exercises report what the element promises. @template {ExerciseStanding} T @typedef {T} Promised */
/** @typedef {Promised<NonNullable<ReturnType<typeof import('../../features/exercises/standing.js').standingOf>>>} Reported */

/** Valid messages of the page: which properties must be text, integers or booleans. */
const TOLD = /** @type {const} */ ({
  'rolling-cubes-lesson': {
    string: ['lesson', 'title'],
    whole: ['step', 'steps', 'questions', 'answered', 'right'],
    boolean: [],
  },
  'rolling-cubes-exercise': {
    string: ['exercise', 'answers', 'result'],
    whole: ['seed', 'steps', 'right', 'pass'],
    boolean: ['finished', 'passed'],
  },
});

/** All attributes but `lang`, which is a property of every element. */
const PROPERTIES = [...KEYS.filter((key) => key !== 'lang'), /** @type {const} */ ('src')];

const NAME = 'rolling-cubes.html';

/** Milliseconds from the loaded file to its first script, before the element says that none has run. */
const PATIENCE = 10_000;

/** @type {(data: any) => Standing | null} */
function standingIn(data) {
  if (!Object.hasOwn(TOLD, data?.type)) return null;
  const { string, whole, boolean } = TOLD[/** @type {keyof typeof TOLD} */ (data.type)];
  const { detail } = data;
  const isOne =
    string.every((key) => typeof detail?.[key] === 'string') &&
    whole.every((key) => Number.isInteger(detail[key])) &&
    boolean.every((key) => typeof detail[key] === 'boolean');
  if (!isOne) return null;
  const keys = [...string, ...whole, ...boolean];
  return /** @type {any} */ (Object.fromEntries(keys.map((key) => [key, detail[key]])));
}

/** A finished lesson's name, or a finished set of exercises with its seed; null if unfinished. @param {Standing | null} one */
function doneOf(one) {
  if (!one) return null;
  if ('exercise' in one) return one.finished ? `exercise ${one.exercise}` : null;
  return one.answered === one.questions ? `lesson ${one.lesson}` : null;
}

/**
 * @implements {RollingCubesLessonApi}
 * @typedef {Omit<EmbedRollingCubesLesson, typeof PROPERTIES[number]>} RollingCubesLessonApi
 */
export class RollingCubesLesson extends HTMLElement {
  static observedAttributes = [...KEYS, 'src'];

  standing = /** @type {Standing | null} */ (null);
  #frame = document.createElement('iframe');
  #alert = document.createElement('p');
  #timer = 0;

  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open' });
    const style = new CSSStyleSheet();
    // Optional, as in jsdom, where tests of other projects run.
    style.replaceSync?.(
      ':host{display:grid;block-size:44em;inline-size:100%}:host([hidden]){display:none}div{display:grid;grid-template-rows:minmax(0,1fr) auto;block-size:100%;inline-size:100%}iframe{inline-size:100%;block-size:100%;border:0}.unknown{visibility:hidden}p:empty{display:none}',
    );
    root.adoptedStyleSheets = [style];
    this.#frame.setAttribute('part', 'frame');
    this.#frame.setAttribute('loading', 'lazy');
    this.#frame.setAttribute('allow', 'fullscreen');
    this.#frame.addEventListener('load', () => this.#check());
    this.#alert.setAttribute('role', 'alert');
    this.#alert.setAttribute('part', 'alert');
    // The layout is within, so that a page's `display` for the host has no effect.
    const layout = document.createElement('div');
    layout.append(this.#frame, this.#alert, document.createElement('slot'));
    root.append(layout);
  }

  get address() {
    const keys = KEYS.flatMap((key) => {
      const value = this.getAttribute(key);
      return value === null ? [] : [`${key}=${escaped(value)}`];
    });
    const src = this.getAttribute('src') ?? page();
    const { href } = new URL(URL.canParse(src, document.baseURI) ? src : page(), document.baseURI);
    const base = href.split('#')[0];
    // An empty name is the list of lessons.
    const isNamed = this.hasAttribute('lesson') || this.hasAttribute('exercise');
    return `${base}#${[...(isNamed ? [] : ['lesson=']), ...keys].join('&')}`;
  }

  connectedCallback() {
    // Properties set before the definition would hide the class's accessors.
    for (const key of PROPERTIES) {
      if (!Object.hasOwn(this, key)) continue;
      const value = Reflect.get(this, key);
      Reflect.deleteProperty(this, key);
      Reflect.set(this, key, value);
    }
    addEventListener('message', this.#heard);
    this.#open();
  }

  disconnectedCallback() {
    removeEventListener('message', this.#heard);
    clearTimeout(this.#timer);
  }

  attributeChangedCallback() {
    if (this.isConnected) this.#open();
  }

  #open() {
    this.#frame.title =
      this.title || this.getAttribute('lesson') || this.getAttribute('exercise') || 'Rolling Cubes';
    // Assigning an equal address would reload the frame.
    if (this.#frame.src === this.address) return;
    clearTimeout(this.#timer);
    this.#alert.textContent = '';
    this.#frame.hidden = false;
    // A host that lacks the file may answer with its own page, which is never shown.
    this.#frame.className = this.#isReadable ? 'unknown' : '';
    this.#frame.src = this.address;
  }

  /** Whether the frame's document can be looked into, as it is of the same origin. */
  get #isReadable() {
    return origin !== 'null' && new URL(this.address).origin === origin;
  }

  #check() {
    if (!this.#frame.src || !this.#isReadable) return;
    const { contentDocument, contentWindow } = this.#frame;
    if (!contentDocument?.querySelector('rolling-cubes')) {
      this.#frame.hidden = true;
      this.#frame.removeAttribute('src');
      this.#complain('notFound');
      return;
    }
    this.#timer = window.setTimeout(() => this.#complain('notStarted'), PATIENCE);
    contentWindow?.customElements.whenDefined('rolling-cubes').then(() => this.#shown());
  }

  #shown() {
    clearTimeout(this.#timer);
    this.#alert.textContent = '';
    this.#frame.className = '';
  }

  /** @param {'notFound' | 'notStarted'} what */
  async #complain(what) {
    const [address = ''] = this.address.split('#');
    await speakAs(this);
    this.#alert.textContent = words.embed[what](NAME, address);
  }

  #heard = (/** @type {MessageEvent} */ { source, data }) => {
    const detail = source === this.#frame.contentWindow ? standingIn(data) : null;
    if (!detail) return;
    this.#shown();
    const before = doneOf(this.standing);
    this.standing = detail;
    const tell = (/** @type {string} */ type) =>
      this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
    tell('progress');
    const done = doneOf(detail);
    if (done !== null && done !== before) tell('finished');
  };
}

for (const key of PROPERTIES) {
  Object.defineProperty(RollingCubesLesson.prototype, key, {
    configurable: true,
    enumerable: true,
    /** @this {RollingCubesLesson} */
    get() {
      return this.getAttribute(key);
    },
    /** @this {RollingCubesLesson} @param {unknown} value */
    set(value) {
      const text = textOf(value);
      if (text === null) this.removeAttribute(key);
      else this.setAttribute(key, text);
    },
  });
}
