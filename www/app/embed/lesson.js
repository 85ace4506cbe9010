// `<rolling-cubes-lesson>`: a lesson or exercise in a frame with the whole page, so that any view a step sets up is
// available.

import { LESSON_KEYS as KEYS, textOf } from '../../shared/state/attributes.js';
import { escaped } from '../../shared/state/escaped.js';

/** @import { ExerciseStanding, LessonStanding } from './embed.d.ts' */
/** @import { RollingCubesLesson as EmbedRollingCubesLesson } from './embed.d.ts' */

/** @typedef {LessonStanding | ExerciseStanding} Standing */

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

const page = () => new URL('./rolling-cubes.html', import.meta.url).href;

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

  /** @type {Standing | null} */
  standing = null;
  #frame = document.createElement('iframe');

  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open' });
    const style = new CSSStyleSheet();
    style.replaceSync(
      ':host{display:grid;block-size:44em;inline-size:100%}:host([hidden]){display:none}div{display:grid;grid-template-rows:minmax(0,1fr) auto;block-size:100%;inline-size:100%}iframe{inline-size:100%;block-size:100%;border:0}',
    );
    root.adoptedStyleSheets = [style];
    this.#frame.setAttribute('part', 'frame');
    this.#frame.setAttribute('loading', 'lazy');
    this.#frame.setAttribute('allow', 'fullscreen');
    // The layout is within, so that a page's `display` for the host has no effect.
    const layout = document.createElement('div');
    layout.append(this.#frame, document.createElement('slot'));
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
  }

  attributeChangedCallback() {
    if (this.isConnected) this.#open();
  }

  #open() {
    this.#frame.title =
      this.title || this.getAttribute('lesson') || this.getAttribute('exercise') || 'Rolling Cubes';
    // Assigning an equal address would reload the frame.
    if (this.#frame.src !== this.address) this.#frame.src = this.address;
  }

  #heard = (/** @type {MessageEvent} */ { source, data }) => {
    const detail = source === this.#frame.contentWindow ? standingIn(data) : null;
    if (!detail) return;
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
