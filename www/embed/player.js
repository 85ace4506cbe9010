import { html, LitElement, nothing } from 'lit';
import { catalogue, loadEngine } from '../engine/engine.js';
import { Missing } from '../engine/missing.js';
import { inWords, reported } from '../engine/told.js';
import { listenForActs } from '../kit/act.js';
import { OPENING } from '../puzzles/puzzles.js';
import { explain } from '../race/views/in-words.js';
import { begin } from '../shell/begin.js';
import { newGame } from '../state/games.js';
import { linkOf } from '../state/link.js';
import { initialState } from '../state/state.js';
import { words } from '../words/words.js';
import { KEYS, linkFrom } from './attributes.js';
import { Crew } from './crew.js';
import { speakAs } from './language.js';
import { registerUnit, shell } from './shell.js';

/** @typedef {import('../state/state.js').State} State */
/** @typedef {import('../control/control.js').Control} Control */
/** @typedef {import('../kit/act.js').Act} Act */
/** @typedef {import('./news.js').News} News */

/** Why there is no engine, in words. @param {unknown} error */
function why(error) {
  if (error instanceof Missing) return words.embed.missing(error.file);
  return error instanceof Error ? error.message : String(error);
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
  /** @override @type {import('lit').PropertyDeclarations} */
  static properties = {
    ...Object.fromEntries(KEYS.map((key) => [key, { type: String, reflect: true }])),
    autoplay: { type: Boolean, reflect: true },
    speed: { type: Number },
    state: { state: true },
    failure: { state: true },
    loading: { state: true },
  };

  /** @override @type {import('lit').CSSResultGroup} */
  static styles = [shell];

  /** @type {Control | null} */
  control = null;
  /** Whether it had to make room for others, and wants nothing until it is asked for something. */
  resting = false;
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
    this.speed = 30_000;
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
    return this.state?.misread ?? [];
  }

  /** How many workers it has. */
  get workers() {
    return this.control?.workers ?? 0;
  }

  /** Whether they can be ended. @returns {import('./crew.js').Member['hold']} */
  get hold() {
    return 'idle';
  }

  /** Ends them. */
  rest() {
    this.resting = true;
    this.control?.rest();
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
    if (this.control && this.autoplay && !isStill) await this.play();
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
    this.#open();
    let told = control.state;
    this.state = told;
    control.subscribe((state) => {
      const before = told;
      told = state;
      this.state = state;
      this.#tell(this.news(before, state));
      if (this.hold === 'idle') crew.settle();
    });
  }

  /** Opens what the attributes say. */
  #open() {
    const link = linkFrom((key) => this[key]);
    this.wake(1);
    this.control?.open(link, this.speed || null);
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

  /** Takes its turn among the elements of the page. @param {number} workers how many it will need */
  wake(workers) {
    crew.enter(this, workers);
    this.resting = false;
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
    this.#open();
  }

  /** @override @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (!this.control) return;
    // A theme is the style sheet's matter, all other keys are the state's.
    if (KEYS.some((key) => key !== 'theme' && changed.has(key))) this.#open();
    else if (changed.has('speed')) this.control.race.setSpeed(this.speed || null);
  }

  /** @override */
  render() {
    return html`
      ${this.state ? this.shown() : html`<div class="waiting">${this.#beginning()}</div>`}
      <footer part="footer">
        ${this.misread.map(
          ({ key, given, allowed }) =>
            html`<p role="alert">
              ${words.text.within(words.linkNote.part(key, inWords(given)), words.linkNote.allowed(inWords(allowed)))}
            </p>`,
        )}
        <slot></slot>
      </footer>
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
