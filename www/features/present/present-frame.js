import { html, LitElement, nothing } from 'lit';
import { ask } from '../../shared/kit/act.js';
import { dialogOf } from '../../shared/kit/dialog.js';
import { fields } from '../../shared/kit/properties.js';
import { controls } from '../../shared/kit/styles.js';
import { choiceOf } from '../../shared/state/games.js';
import { isRunning } from '../../shared/state/state.js';
import { words } from '../../shared/words/words.js';
import { Traces } from '../trace/traces.js';
import { act } from './acts.js';
import { clicker } from './clicker.js';
import { codeCover, keysCover } from './covers.js';
import { frameStyle } from './frame-style.js';
import { askedBy, isForControl } from './keys.js';
import { notesOf } from './notes.js';
import { NotesWindow } from './notes-window.js';

/** @import { Control } from '../../shared/kit/control.d.ts' */
/** @import { State } from '../../shared/state/state.js' */
/** @import { Order } from './keys.js' */

/** @typedef {'' | 'black' | 'code' | 'keys'} Cover */

/** Milliseconds that buttons stay after a pointer movement, and messages after a key. */
const SHOWN = 3000;

/** Buttons for those without a keyboard. @type {readonly Order[]} */
const BUTTONS = [
  'back',
  'forward',
  'run',
  'view',
  'code',
  'black',
  'notes',
  'print',
  'full',
  'keys',
  'leave',
];

/** `<present-frame>`: handles keys while presenting, and shows the covers: black screen, QR code, keys. */
export class PresentFrame extends LitElement {
  static properties = fields('control state cover said moved');

  static styles = [controls, frameStyle];

  #stop = new AbortController();
  #unlisten = () => {};
  #forget = 0;
  #still = 0;
  #notes = new NotesWindow((event) => this.#key(event));

  constructor() {
    super();
    this.control = /** @type {Control | null} */ (null);
    this.state = /** @type {State | null} */ (null);
    this.cover = /** @type {Cover} */ ('');
    this.said = '';
    this.moved = false;
  }

  connectedCallback() {
    super.connectedCallback();
    document.documentElement.toggleAttribute('data-present', true);
    this.#stop = new AbortController();
    const { signal } = this.#stop;
    // In the capture phase, as these keys apply regardless of focus.
    window.addEventListener('keydown', (event) => this.#key(event), { signal, capture: true });
    window.addEventListener('pointermove', () => this.#move(), { signal });
    window.addEventListener('pagehide', () => this.#notes.close(), { signal });
    this.#unlisten = clicker.listen(() => this.requestUpdate());
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    document.documentElement.toggleAttribute('data-present', false);
    this.#stop.abort();
    this.#unlisten();
    this.#notes.close();
    clearTimeout(this.#forget);
    clearTimeout(this.#still);
    if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
  }

  updated() {
    const dialog = dialogOf(this);
    if (this.cover && !dialog.open) dialog.showModal();
    else if (!this.cover && dialog.open) dialog.close();
    if (this.#notes.isOpen) this.#notes.show(this.#said(), this.cover === 'black');
  }

  get #page() {
    const root = this.getRootNode();
    return root instanceof ShadowRoot ? root.host : null;
  }

  #said() {
    const own = clicker.notes();
    if (own || !this.control) return own ?? { title: '', shown: [], say: [], next: '' };
    const { state, catalogue } = this.control;
    const { side } = choiceOf(catalogue, state.key);
    const traces = this.control.service(Traces);
    const recall = (/** @type {number} */ node) => traces?.first.recall(node) ?? null;
    return notesOf(state, side, recall, this.control.clicker);
  }

  render() {
    const say = words.present;
    const { state, cover } = this;
    if (!state) return nothing;
    // The page's own header is hidden.
    return html`<header>
      <h1 class="unseen">${words.title}</h1>
      <p class="said" role="status">${this.said}</p>
      <div class=${this.moved ? 'bar moved' : 'bar'} role="toolbar" aria-label=${say.bar}>
        ${BUTTONS.map((order) => {
          const { keys, name, what } = say.orders[order];
          return html`<button
            title=${words.travel.withKey(what, keys[0] ?? '')}
            aria-keyshortcuts=${keys.join(' ').replaceAll(/Shift /g, 'Shift+')}
            @click=${() => this.#obey(order)}
          >
            ${order === 'run' && isRunning(state) ? words.race.pause : name}
          </button>`;
        })}
      </div>
      </header>
      <dialog
        class=${cover}
        tabindex="-1"
        aria-label=${cover === 'code' ? say.code.title : cover === 'black' ? say.orders.black.name : say.keysTitle}
        @cancel=${this.#cancelled}
        @click=${() => this.#show('')}
      >
        ${cover === 'code' ? codeCover(state) : cover === 'keys' ? keysCover() : nothing}
        ${cover === 'black' ? html`<p class="unseen">${say.said.black}</p>` : nothing}
      </dialog>
    `;
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const asked = askedBy(event, Boolean(this.state?.lesson?.id));
    const [target, ...around] = event.composedPath();
    if (!asked || (!this.cover && isForControl(asked.order, target, event.key))) return;
    // A dialog of the page handles its own keys.
    if (around.some((one) => one instanceof HTMLDialogElement && one !== dialogOf(this))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.#obey(asked.order, asked.lane);
  }

  /** @param {Event} event */
  #cancelled(event) {
    event.preventDefault();
    this.#show('');
  }

  /** @param {Cover} cover */
  #show(cover) {
    this.cover = cover;
  }

  /** @param {Order} order @param {number} [lane] index of the lane to freeze */
  #obey(order, lane = -1) {
    const { cover } = this;
    if (order === 'black' || order === 'code' || order === 'keys') {
      return this.#show(order === cover ? '' : order);
    }
    // Any key only removes the cover: its effect would be invisible.
    if (cover) return this.#show('');
    if (order === 'notes') return this.#openNotes();
    if (order === 'print') return window.print();
    if (order === 'full') return toggleFull();
    if (order === 'rule') return this.#page?.toggleAttribute('data-rule');
    ask(this, (control) => this.#say(act(control, order, lane)));
  }

  #openNotes() {
    if (this.#notes.open()) this.requestUpdate();
    else this.#say(words.present.said.blocked);
  }

  /** @param {string} text */
  #say(text) {
    this.said = text;
    clearTimeout(this.#forget);
    this.#forget = window.setTimeout(() => {
      this.said = '';
    }, SHOWN);
  }

  #move() {
    this.moved = true;
    clearTimeout(this.#still);
    this.#still = window.setTimeout(() => {
      this.moved = false;
    }, SHOWN);
  }
}

/** Without permission for full screen, the window remains. */
function toggleFull() {
  if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
  else document.documentElement.requestFullscreen?.().catch(() => {});
}

customElements.define('present-frame', PresentFrame);
