// `<rolling-cubes-lesson>`: a lesson with its instrument on another page, in a frame of its own: whatever a step sets up, a tree or a floor, is there.

import { escaped } from '../state/escaped.js';

/** What the page's address is told. */
const KEYS = /** @type {const} */ (['lesson', 'step', 'lang', 'theme']);

/** @typedef {import('./embed.d.ts').LessonStanding} Standing */

/** The page as one file, which lies beside this module. */
const page = () => new URL('./rolling-cubes.html', import.meta.url).href;

/** Whether a message is what the page tells of a lesson, whoever sent it. @param {any} data @returns {data is {detail: Standing}} */
const isStanding = (data) =>
  data?.type === 'rolling-cubes-lesson' &&
  ['lesson', 'title'].every((key) => typeof data.detail?.[key] === 'string') &&
  ['step', 'steps', 'questions', 'answered', 'right'].every((key) =>
    Number.isInteger(data.detail[key]),
  );

/**
 * @implements {RollingCubesLessonApi}
 * @typedef {import('./embed.d.ts').RollingCubesLesson} RollingCubesLessonApi
 */
export class RollingCubesLesson extends HTMLElement {
  static observedAttributes = [...KEYS, 'src'];

  /** How the lesson stands, as it was told last; null before that. @type {Standing | null} */
  standing = null;
  #frame = document.createElement('iframe');

  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open' });
    const style = new CSSStyleSheet();
    style.replaceSync(
      ':host{display:grid;grid-template-rows:minmax(0,1fr) auto;block-size:44em;inline-size:100%}:host([hidden]){display:none}iframe{inline-size:100%;block-size:100%;border:0}',
    );
    root.adoptedStyleSheets = [style];
    this.#frame.setAttribute('part', 'frame');
    this.#frame.setAttribute('loading', 'lazy');
    this.#frame.setAttribute('allow', 'fullscreen');
    root.append(this.#frame, document.createElement('slot'));
  }

  /** The address of the lesson with its instrument. */
  get address() {
    const keys = KEYS.flatMap((key) => {
      const value = this.getAttribute(key);
      return value === null ? [] : [`${key}=${escaped(value)}`];
    });
    const base = new URL(this.getAttribute('src') ?? page(), document.baseURI).href.split('#')[0];
    // An empty name is the list of all lessons.
    return `${base}#${[...(this.hasAttribute('lesson') ? [] : ['lesson=']), ...keys].join('&')}`;
  }

  connectedCallback() {
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
    this.#frame.title = this.title || this.getAttribute('lesson') || 'Rolling Cubes';
    // Another address with the same file would not load it anew, nor need it.
    if (this.#frame.src !== this.address) this.#frame.src = this.address;
  }

  #heard = (/** @type {MessageEvent} */ { source, data }) => {
    if (source !== this.#frame.contentWindow || !isStanding(data)) return;
    const before = this.standing;
    const detail = data.detail;
    this.standing = detail;
    const tell = (/** @type {string} */ type) =>
      this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
    tell('progress');
    const isDone = (/** @type {Standing | null} */ one) =>
      one !== null && one.lesson === detail.lesson && one.answered === one.questions;
    if (isDone(detail) && !isDone(before)) tell('finished');
  };
}
