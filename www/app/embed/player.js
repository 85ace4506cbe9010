import { html, LitElement, nothing } from 'lit';
import { explain } from '../../features/race/views/in-words.js';
import { catalogue, loadEngine } from '../../shared/engine/engine.js';
import { errorInWords, inWords, reported } from '../../shared/engine/error-words.js';
import { Missing } from '../../shared/engine/missing.js';
import { reasonInWords } from '../../shared/engine/phrases.js';
import { listenForActs } from '../../shared/kit/act.js';
import { OPENING } from '../../shared/puzzles/puzzles.js';
import { KEYS, linkFrom, speedFrom, textOf } from '../../shared/state/attributes.js';
import { newGame } from '../../shared/state/games.js';
import { linkOf, readLink, speedOf } from '../../shared/state/link.js';
import { whyUnsolvable } from '../../shared/state/solvable.js';
import { FIRST_SPEED, initialState } from '../../shared/state/state.js';
import { words } from '../../shared/words/words.js';
import { begin } from '../shell/begin.js';
import { speakAs } from './language.js';
import { registerUnit, shell } from './shell.js';
import { WorkerLimit } from './worker-limit.js';

/** @import { Misread } from '../../pkg/rolling_cubes.js' */
/** @import { Control } from '../control/control.js' */
/** @import { Act } from '../../shared/kit/act.js' */
/** @import { State } from '../../shared/state/state.js' */
/** @import { Member } from './worker-limit.js' */
/** @import { News } from './news.js' */
/** @import { CSSResultGroup, PropertyDeclarations } from 'lit' */

/** @param {unknown} error */
function why(error) {
  if (error instanceof Missing) return words.embed.missing(error.file);
  return errorInWords(error);
}

// Its module has the words for errors.
explain(reported);

/** Keys that controls use by the browser's rules; a control that handles others prevents their default. */
const USED = [
  { control: 'button, summary, [role=button]', keys: ['Enter', ' '] },
  { control: 'a', keys: ['Enter'] },
  { control: 'input[type=checkbox]', keys: [' '] },
  {
    control: 'input[type=range], input[type=radio], select',
    keys: 'ArrowUp ArrowDown ArrowLeft ArrowRight Home End PageUp PageDown'.split(' '),
  },
];
const TEXT = 'textarea, select, input:not([type=range], [type=radio], [type=checkbox])';

/** Whether a key is for a control within an element, and not for its page, such as a slide deck. @param {KeyboardEvent} event */
function isUsed(event) {
  const [control] = event.composedPath();
  if (event.defaultPrevented) return true;
  if (!(control instanceof Element)) return false;
  if (control.matches(TEXT)) return event.key !== 'Tab';
  return USED.some(({ control: one, keys }) => control.matches(one) && keys.includes(event.key));
}

/** Elements that failed to begin. They succeed or fail together. @type {Set<Player>} */
const failed = new Set();

/** At least four workers, so that two races can run side by side. */
const workerLimit = new WorkerLimit(Math.max(4, navigator.hardwareConcurrency ?? 0));

/**
 * Base of the embedded elements: attributes are a link's keys, loading begins when the element is first visible, and
 * events report changes.
 */
export class Player extends LitElement {
  /** @type {PropertyDeclarations} */
  static properties = {
    ...Object.fromEntries(KEYS.map((key) => [key, { reflect: key !== 'speed' }])),
    autoplay: { type: Boolean, reflect: true },
    aside: { state: true },
    state: { state: true },
    failure: { state: true },
    loading: { state: true },
  };

  /** @type {CSSResultGroup} */
  static styles = [shell];

  /** The property of a key is text or null; the speed's is a number if valid. @type {typeof LitElement.getPropertyDescriptor} */
  static getPropertyDescriptor(name, key, options) {
    const own = LitElement.getPropertyDescriptor(name, key, options);
    if (!KEYS.some((known) => known === name)) return own;
    return {
      ...own,
      /** @this {Player} @param {unknown} value */
      set(value) {
        const text = textOf(value);
        const speed = text === null ? FIRST_SPEED : speedFrom(text);
        own?.set?.call(this, name === 'speed' ? speed : text);
      },
    };
  }

  control = /** @type {Control | null} */ (null);
  /** Whether its workers were ended to make room; it stays idle until used. */
  resting = false;
  #misread = /** @type {readonly Misread[]} */ ([]);
  /** Null in jsdom, where tests of other projects run, and nothing is ever in view. */
  #seen = globalThis.IntersectionObserver
    ? new IntersectionObserver((entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) this.#firstSeen();
      })
    : null;
  #begun = /** @type {Promise<void> | null} */ (null);

  constructor() {
    super();
    this.puzzle = /** @type {string | null} */ (null);
    this.start = /** @type {string | null} */ (null);
    this.goal = /** @type {string | null} */ (null);
    this.moves = /** @type {string | null} */ (null);
    this.race = /** @type {string | null} */ (null);
    this.mode = /** @type {string | null} */ (null);
    this.at = /** @type {string | null} */ (null);
    this.camera = /** @type {string | null} */ (null);
    this.theme = /** @type {string | null} */ (null);
    this.autoplay = false;
    /** Nodes a second for each lane; 0 is full speed. */
    this.speed = FIRST_SPEED;
    this.aside = /** @type {(() => void) | null} */ (null);
    this.state = /** @type {State | null} */ (null);
    this.failure = '';
    this.loading = false;
    listenForActs(this, (act) => this.obey(act));
    this.addEventListener('keydown', (event) => {
      if (isUsed(event)) event.stopPropagation();
    });
  }

  /** Resolves when the element is usable; reading it begins loading. */
  get ready() {
    return this.begin();
  }

  get link() {
    return this.state ? linkOf(this.state) : '';
  }

  get misread() {
    return this.#misread;
  }

  get waiting() {
    return this.aside !== null;
  }

  /** Why the goal is unreachable, if known without a search; else ''. */
  get unreachable() {
    const why = this.control && whyUnsolvable(this.control.state);
    return why ? words.problem.unsolvable(reasonInWords(why)) : '';
  }

  get workers() {
    return this.control?.workers ?? 0;
  }

  /** The workers' activity, by the current state instead of the last reported one. @returns {Member['hold']} */
  get hold() {
    return 'idle';
  }

  rest() {
    this.resting = true;
    this.aside = null;
    this.control?.rest();
  }

  setAside() {
    this.resting = true;
    this.aside = this.control?.rest() ?? null;
  }

  goOn() {
    this.wake(0);
  }

  connectedCallback() {
    const { defaultView } = this.ownerDocument;
    if (defaultView) registerUnit(defaultView);
    super.connectedCallback();
    this.#seen?.observe(this);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#seen?.disconnect();
    failed.delete(this);
    workerLimit.leave(this);
  }

  async #firstSeen() {
    this.#seen?.disconnect();
    await this.begin().catch(() => {});
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (this.control && this.autoplay && !isStill && !this.unreachable) await this.play();
  }

  /** Loads the engine, which all elements share, and applies the attributes. A failed load is tried again. */
  begin() {
    this.#begun ??= this.#load();
    return this.#begun;
  }

  async #load() {
    failed.delete(this);
    try {
      await speakAs(this);
      this.loading = true;
      await loadEngine();
      this.#start();
      this.failure = '';
    } catch (error) {
      this.#begun = null;
      this.failure = why(error);
      failed.add(this);
      throw error;
    } finally {
      this.loading = false;
    }
  }

  #start() {
    const choices = catalogue();
    const control = begin(initialState(newGame(choices, OPENING)), choices);
    this.control = control;
    this.open();
    let last = control.state;
    this.state = last;
    control.subscribe((state) => {
      const before = last;
      last = state;
      this.state = state;
      this.#tell(this.news(before, state));
      this.follow(state);
      if (this.hold === 'idle') workerLimit.settle();
    });
  }

  get #asked() {
    return linkFrom((key) => this[key]);
  }

  open() {
    this.aside = null;
    this.wake(1);
    this.control?.open(this.#asked);
    this.#misread = this.control?.state.misread ?? [];
    const reason = this.unreachable;
    if (reason) this.#tell([{ type: 'unreachable', detail: { reason } }]);
  }

  /** @param {readonly News[]} news */
  #tell(news) {
    for (const { type, detail } of news) {
      this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
    }
  }

  /** @param {State} _before @param {State} _after @returns {readonly News[]} */
  news(_before, _after) {
    return [];
  }

  /** @param {State} _state */
  follow(_state) {}

  /** Takes its turn among the page's elements, and resumes if interrupted. @param {number} workers number of workers needed */
  wake(workers) {
    workerLimit.enter(this, workers);
    this.resting = false;
    const goOn = this.aside;
    this.aside = null;
    goOn?.();
  }

  /** @param {Act} act */
  obey(act) {
    this.wake(this.workers);
    return this.control && act(this.control);
  }

  async play() {
    await this.begin();
  }

  async reset() {
    await this.begin();
    this.open();
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    const keys = KEYS.filter((key) => changed.has(key));
    if (!this.control || keys.length === 0) return;
    // CSS applies a theme, and a speed applies at once; all other changes restart.
    if (keys.some((key) => key !== 'theme' && key !== 'speed')) return this.open();
    const { link, misread } = readLink(this.#asked);
    this.#misread = misread;
    if (changed.has('speed')) this.control.race.setSpeed(speedOf(link));
  }

  render() {
    return html`
      <div class="layout">
        ${this.state ? this.shown() : html`<div class="waiting">${this.#beginning()}</div>`}
        <footer part="footer">
          ${[this.unreachable, this.waiting ? words.embed.waiting : ''].map((text) => text && html`<p role="status">${text}</p>`)}
          ${this.misread.map(
            ({ key, given, allowed }) =>
              html`<p role="alert">
                ${words.text.within(words.linkNote.part(key, inWords(given)), words.linkNote.allowed(inWords(allowed)))}
              </p>`,
          )}
          <slot></slot>
        </footer>
      </div>
    `;
  }

  #beginning() {
    if (this.loading) return html`<p role="status">${words.later.loading}</p>`;
    if (!this.failure) return nothing;
    return html`<p role="alert">${words.failed(this.failure)}</p>
      <button @click=${this.#again}>${words.later.again}</button>`;
  }

  #again() {
    for (const one of failed) one.begin().catch(() => {});
  }

  /** @returns {unknown} */
  shown() {
    return nothing;
  }
}
