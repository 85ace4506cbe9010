// Puts an element alone on the screen: by the browser's own full screen, and where there is none over the whole window. What is
// around it can then be neither seen nor reached.

/** Whether a key belongs to the control that has the focus. @type {(event: KeyboardEvent) => boolean} */
function isForControl(event) {
  const target = event.composedPath()[0];
  return (
    target instanceof Element &&
    target.matches('input:not([type=range]), select, textarea, dialog *')
  );
}

export class Alone {
  #element;
  #changed;
  /** What was put out of reach. @type {HTMLElement[]} */
  #others = [];
  #stop = new AbortController();

  /**
   * @param {HTMLElement} element
   * @param {(full: boolean) => void} changed
   */
  constructor(element, changed) {
    this.#element = element;
    this.#changed = changed;
  }

  /** Hears the keys: F fills the screen or leaves it, Escape leaves it. */
  listen() {
    this.#stop = new AbortController();
    const { signal } = this.#stop;
    window.addEventListener('keydown', (event) => this.#key(event), { signal });
    document.addEventListener(
      'fullscreenchange',
      () => {
        // The browser's own way out.
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
    // Where it is not allowed, the window is filled all the same.
    element.requestFullscreen?.().then(
      // Whoever has left before the browser was so far leaves now.
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
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (ctrlKey || metaKey || altKey || shiftKey || isForControl(event)) return;
    const isFull = this.#others.length > 0;
    if (key.toLowerCase() === 'f' || (key === 'Escape' && isFull)) {
      event.preventDefault();
      this.toggle();
    }
  }
}

const leaveScreen = () => {
  if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
};

/** All elements that stand beside an element or beside what it is in. @param {Element} element @returns {HTMLElement[]} */
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
