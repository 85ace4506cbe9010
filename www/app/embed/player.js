import { html, LitElement, nothing } from 'lit';
import { explain } from '../../features/race/views/in-words.js';
import { catalogue, loadEngine } from '../../shared/engine/engine.js';
import { Missing } from '../../shared/engine/missing.js';
import { reasonInWords } from '../../shared/engine/said.js';
import { inWords, reported, told } from '../../shared/engine/told.js';
import { listenForActs } from '../../shared/kit/act.js';
import { OPENING } from '../../shared/puzzles/puzzles.js';
import { KEYS, linkFrom, speedFrom, textOf } from '../../shared/state/attributes.js';
import { newGame } from '../../shared/state/games.js';
import { linkOf, readLink, speedOf } from '../../shared/state/link.js';
import { whyUnsolvable } from '../../shared/state/solvable.js';
import { FIRST_SPEED, initialState } from '../../shared/state/state.js';
import { words } from '../../shared/words/words.js';
import { begin } from '../shell/begin.js';
import { Crew } from './crew.js';
import { speakAs } from './language.js';
import { registerUnit, shell } from './shell.js';

/** @import { Misread } from '../../pkg/rolling_cubes.js' */
/** @import { Control } from '../../shared/control/control.js' */
/** @import { Act } from '../../shared/kit/act.js' */
/** @import { State } from '../../shared/state/state.js' */
/** @import { Member } from './crew.js' */
/** @import { News } from './news.js' */
/** @import { CSSResultGroup, PropertyDeclarations } from 'lit' */

/** Why there is no engine, in words. @param {unknown} error */
function why(error) {
  if (error instanceof Missing) return words.embed.missing(error.file);
  return told(error);
}

// Their module has all words that they say.
explain(reported);

/** The elements that could not begin, which they do together or not at all. @type {Set<Player>} */
const failed = new Set();

/** All elements of the page: with fewer than four workers two races could not run side by side. */
const crew = new Crew(Math.max(4, navigator.hardwareConcurrency ?? 0));

/**
 * What the embedded elements have in common: they are told by attributes what a link would say, begin when they are first
 * seen, and tell by events what happens in them.
 */
export class Player extends LitElement {
  /** @override @type {PropertyDeclarations} */
  static properties = {
    ...Object.fromEntries(KEYS.map((key) => [key, { reflect: key !== 'speed' }])),
    autoplay: { type: Boolean, reflect: true },
    aside: { state: true },
    state: { state: true },
    failure: { state: true },
    loading: { state: true },
  };

  /** @override @type {CSSResultGroup} */
  static styles = [shell];

  /** Whatever is set, the property of a key has a text or null; that of the speed a number, where there is one. @override @type {typeof LitElement.getPropertyDescriptor} */
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

  /** @type {Control | null} */
  control = null;
  /** Whether it had to make room for others, and wants nothing until it is asked for something. */
  resting = false;
  /** @type {readonly Misread[]} */
  #misread = [];
  #seen = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) this.#firstSeen();
  });
  /** @type {Promise<void> | null} */
  #begun = null;

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
    /** Has it go on, when it was set aside while it ran. @type {(() => void) | null} */
    this.aside = null;
    /** @type {State | null} */
    this.state = null;
    /** Why there is nothing to show, when there is not. */
    this.failure = '';
    /** Whether the engine is on its way. */
    this.loading = false;
    listenForActs(this, (act) => this.obey(act));
  }

  /** Fulfilled when there is something to work with; asking for it begins. */
  get ready() {
    return this.begin();
  }

  /** How it stands, as the text of a link. */
  get link() {
    return this.state ? linkOf(this.state) : '';
  }

  /** What was not understood of the attributes. */
  get misread() {
    return this.#misread;
  }

  /** Whether it was set aside and goes on by itself. */
  get waiting() {
    return this.aside !== null;
  }

  /** Why the goal cannot be reached, where that can be shown at once; '' otherwise. */
  get unreachable() {
    const why = this.control && whyUnsolvable(this.control.state);
    return why ? words.problem.unsolvable(reasonInWords(why)) : '';
  }

  /** How many workers it has. */
  get workers() {
    return this.control?.workers ?? 0;
  }

  /** Whether they can be ended, by the state as it is now and not as it was told last. @returns {Member['hold']} */
  get hold() {
    return 'idle';
  }

  /** Ends them. */
  rest() {
    this.resting = true;
    this.aside = null;
    this.control?.rest();
  }

  /** Ends them while they run. */
  setAside() {
    this.resting = true;
    this.aside = this.control?.rest() ?? null;
  }

  goOn() {
    this.wake(0);
  }

  /** @override */
  connectedCallback() {
    const { defaultView } = this.ownerDocument;
    if (defaultView) registerUnit(defaultView);
    super.connectedCallback();
    this.#seen.observe(this);
  }

  /** @override */
  disconnectedCallback() {
    super.disconnectedCallback();
    this.#seen.disconnect();
    failed.delete(this);
    crew.leave(this);
  }

  async #firstSeen() {
    this.#seen.disconnect();
    await this.begin().catch(() => {});
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (this.control && this.autoplay && !isStill && !this.unreachable) await this.play();
  }

  /** Loads the engine, which all elements of a page share, and opens what the attributes say. What has failed is tried again. */
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
      if (this.hold === 'idle') crew.settle();
    });
  }

  get #asked() {
    return linkFrom((key) => this[key]);
  }

  /** Opens what the attributes say. */
  open() {
    this.aside = null;
    this.wake(1);
    this.control?.open(this.#asked);
    this.#misread = this.control?.state.misread ?? [];
    const reason = this.unreachable;
    if (reason) this.#tell([{ type: 'unreachable', detail: { reason } }]);
  }

  /** Events of what has happened. @param {readonly News[]} news */
  #tell(news) {
    for (const { type, detail } of news) {
      this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
    }
  }

  /** What happened between two states. @param {State} _before @param {State} _after @returns {readonly News[]} */
  news(_before, _after) {
    return [];
  }

  /** Does what a new state asks for. @param {State} _state */
  follow(_state) {}

  /** Takes its turn among the elements of the page, and goes on if it was set aside. @param {number} workers how many it will need */
  wake(workers) {
    crew.enter(this, workers);
    this.resting = false;
    const goOn = this.aside;
    this.aside = null;
    goOn?.();
  }

  /** Does what one of its parts asks for. @param {Act} act */
  obey(act) {
    this.wake(this.workers);
    return this.control && act(this.control);
  }

  /** Plays. */
  async play() {
    await this.begin();
  }

  /** Makes all as it was at first. */
  async reset() {
    await this.begin();
    this.open();
  }

  /** @override @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    const keys = KEYS.filter((key) => changed.has(key));
    if (!this.control || keys.length === 0) return;
    // A theme is the style sheet's matter, and a speed holds from now on; all else begins anew.
    if (keys.some((key) => key !== 'theme' && key !== 'speed')) return this.open();
    const { link, misread } = readLink(this.#asked);
    this.#misread = misread;
    if (changed.has('speed')) this.control.race.setSpeed(speedOf(link));
  }

  /** @override */
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

  /** What there is to say before there is something to work with. */
  #beginning() {
    if (this.loading) return html`<p role="status">${words.later.loading}</p>`;
    if (!this.failure) return nothing;
    return html`<p role="alert">${words.failed(this.failure)}</p>
      <button @click=${this.#again}>${words.later.again}</button>`;
  }

  #again() {
    for (const one of failed) one.begin().catch(() => {});
  }

  /** What is shown of the state. @returns {unknown} */
  shown() {
    return nothing;
  }
}
