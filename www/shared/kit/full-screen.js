// Fills the screen with an element: by the Fullscreen API, else over the whole window, with everything around it hidden
// and inert.

import { shortcutIn } from './shortcuts.js';

const KEYS = { f: 'toggle', Escape: 'leave' };

/** @type {(event: KeyboardEvent) => boolean} */
function isForControl(event) {
  const target = event.composedPath()[0];
  return (
    target instanceof Element &&
    target.matches('input:not([type=range]), select, textarea, dialog *')
  );
}

export class FullScreen {
  #element;
  #changed;
  #others = /** @type {HTMLElement[]} */ ([]);
  #stop = new AbortController();

  /** @param {HTMLElement} element @param {(full: boolean) => void} changed */
  constructor(element, changed) {
    this.#element = element;
    this.#changed = changed;
  }

  /** F enters or leaves full screen, Escape leaves. */
  listen() {
    this.#stop = new AbortController();
    const { signal } = this.#stop;
    window.addEventListener('keydown', (event) => this.#key(event), { signal });
    document.addEventListener(
      'fullscreenchange',
      () => {
        // The browser's own way to leave.
        if (!document.fullscreenElement && this.#others.length > 0) this.#leave();
      },
      { signal },
    );
  }

  end() {
    this.#stop.abort();
    if (this.#others.length > 0) this.#leave();
  }

  toggle() {
    if (this.#others.length > 0) this.#leave();
    else this.#fill();
  }

  #fill() {
    const element = this.#element;
    this.#others = around(element).filter((other) => !other.inert);
    for (const other of this.#others) other.inert = true;
    element.setAttribute('data-full', '');
    this.#changed(true);
    // Without permission, the element fills the window only.
    element.requestFullscreen?.().then(
      // The visitor left before the browser entered full screen.
      () => this.#others.length === 0 && leaveScreen(),
      () => {},
    );
  }

  #leave() {
    for (const other of this.#others) other.inert = false;
    this.#others = [];
    this.#element.removeAttribute('data-full');
    this.#changed(false);
    leaveScreen();
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const asked = shortcutIn(KEYS, event);
    if (event.shiftKey || isForControl(event)) return;
    const isFull = this.#others.length > 0;
    if (asked === 'toggle' || (asked === 'leave' && isFull)) {
      event.preventDefault();
      this.toggle();
    }
  }
}

const leaveScreen = () => {
  if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
};

/** Siblings of the element and of each of its ancestors. @param {Element} element @returns {HTMLElement[]} */
function around(element) {
  /** @type {HTMLElement[]} */
  const found = [];
  for (let here = element; here !== document.body; ) {
    const parent = here.parentNode;
    if (!parent) break;
    for (const other of parent.children) {
      if (other !== here && other instanceof HTMLElement) found.push(other);
    }
    here = parent instanceof ShadowRoot ? parent.host : /** @type {Element} */ (parent);
  }
  return found;
}
