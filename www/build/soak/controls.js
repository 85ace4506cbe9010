// Finds controls on the page. Runs in the page.

/**
 * @typedef {object} Control
 * @property {'press' | 'choose' | 'slide' | 'write' | 'handle'} kind
 * @property {string} label for the log
 * @property {number} x where to press, in pixels of the window
 * @property {number} y
 */

/**
 * Chooses a control at random and scrolls it into sight.
 * @param {{element: number, control: number}} chance two numbers from 0 to 1: which element of the page, and which
 *   control in it
 * @returns {Control | null} null if there is none
 */
export function findControl(chance) {
  const WANTED =
    'button, select, input, textarea, summary, a[href], [role="tab"], [role="slider"], [role="application"], canvas';
  /** @param {ParentNode} root @returns {Element[]} */
  const all = (root) =>
    [...root.querySelectorAll('*')].flatMap((one) =>
      one.shadowRoot ? [one, ...all(one.shadowRoot)] : [one],
    );
  const everything = all(document);
  // Behind an open dialog nothing is reachable.
  const dialog = everything.findLast((one) => one.matches('dialog:modal'));
  const within = dialog
    ? [
        ...all(dialog),
        ...[...dialog.querySelectorAll('slot')].flatMap((slot) => slot.assignedElements()),
      ]
    : everything;
  const isOff = (/** @type {Element} */ one) =>
    one.matches(':disabled, [aria-disabled="true"]') || one.closest('[inert]') !== null;
  const there = within.filter((one) => {
    const { width, height } = one.getBoundingClientRect();
    return one.matches(WANTED) && !isOff(one) && width > 0 && height > 0 && one.checkVisibility();
  });
  // Elements are equally likely, however many controls they have.
  /** @type {Map<string, Element[]>} */
  const grouped = new Map();
  for (const one of there) {
    const root = one.getRootNode();
    const host = root instanceof ShadowRoot ? root.host.localName : 'page';
    grouped.set(host, [...(grouped.get(host) ?? []), one]);
  }
  const groups = [...grouped];
  const [host, controls = []] = groups[Math.floor(chance.element * groups.length)] ?? [];
  const one = controls[Math.floor(chance.control * controls.length)];
  if (!one) return null;
  one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const { x, y, width, height } = one.getBoundingClientRect();
  const name = one.getAttribute('aria-label') ?? one.getAttribute('name') ?? one.textContent ?? '';
  const label = `${host} ${one.localName} ${name.trim().replaceAll(/\s+/g, ' ').slice(0, 40)}`;
  Object.assign(window, { soaked: one });
  const kindOf = () => {
    if (one.matches('select')) return 'choose';
    if (one.matches('input[type="range"]')) return 'slide';
    if (one.matches('textarea, input:not([type="checkbox"], [type="radio"])')) return 'write';
    return one.matches('canvas, [role="application"], [role="slider"]') ? 'handle' : 'press';
  };
  return { kind: kindOf(), label, x: x + width / 2, y: y + height / 2 };
}

/** Sets the chosen control to a value, like its own widget. Runs in the page. @param {number} chance from 0 to 1 */
export function setFound(chance) {
  const { soaked } = /** @type {{soaked: Element}} */ (/** @type {unknown} */ (window));
  if (soaked instanceof HTMLSelectElement) {
    const open = [...soaked.options].filter(({ disabled }) => !disabled);
    const option = open[Math.floor(chance * open.length)];
    if (option) soaked.value = option.value;
  } else if (soaked instanceof HTMLInputElement) {
    const [min, max] = [Number(soaked.min || 0), Number(soaked.max || 100)];
    soaked.value = String(min + chance * (max - min));
  }
  for (const type of ['input', 'change']) {
    soaked.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
  }
}
