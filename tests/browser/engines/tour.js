// Twelve states of the page, and what each says once it is there. A listener in the page notes everything that a console
// would complain of.

/** @typedef {{name: string, link: string, says: string, press?: string}} Stop */

/** @type {readonly Stop[]} */
export const STOPS = [
  { name: 'a race at its end', link: 'puzzle=cubes&at=end,end', says: 'Shortest solution: ' },
  { name: 'a tree', link: 'puzzle=tiles&view=tree&at=60,60', says: 'Showing all 54' },
  {
    name: 'statistics',
    link: 'puzzle=tiles&view=statistics&at=end,end',
    says: 'depth (for two-sided searches',
  },
  { name: 'a state space', link: 'puzzle=tiles&view=atlas', says: '181,440 positions' },
  { name: 'the floor', link: 'puzzle=cubes&view=floor', says: 'MMe, at most 56,541' },
  { name: 'a lesson', link: 'lesson=ida-star', says: 'Step 1 of' },
  {
    name: 'exercises',
    link: 'puzzle=tiles&exercise=open-list:2,bounds,seed:7,pass:80',
    says: 'Which node is expanded next?',
  },
  { name: 'a heuristic', link: 'puzzle=tiles&workshop=manhattan', says: 'Score 21,792 positions' },
  {
    name: 'sharing',
    link: 'puzzle=toys',
    press: 'Share',
    says: 'Where will you host it? (optional)',
  },
  { name: 'a presentation', link: 'puzzle=tiles&present=1', says: 'Next view' },
  { name: 'German in the dark', link: 'puzzle=knights&lang=de&theme=dark', says: 'Springer' },
  { name: 'help', link: 'puzzle=cubes', press: 'Help', says: 'Only the tops count' },
];

/** Stands before the page's own scripts and policy. */
export const LISTENER = `<script>(${() => {
  /** @type {string[]} */
  const complaints = [];
  Object.assign(window, { complaints });
  for (const type of /** @type {const} */ (['error', 'warn'])) {
    console[type] = (...texts) => complaints.push(`console.${type}: ${texts.join(' ')}`);
  }
  const note = (/** @type {any} */ event) =>
    complaints.push(
      `${event.type}: ${event.message ?? event.reason ?? event.violatedDirective ?? event.target?.outerHTML}`,
    );
  for (const type of ['error', 'unhandledrejection', 'securitypolicyviolation'])
    addEventListener(type, note, true);
}})()</script>`;

/** In the page: presses a button if there is one to press, and waits for the text. @param {Stop} stop */
export async function visit({ says, press }) {
  const texts = (/** @type {Node} */ node) => {
    /** @type {string} */
    let text = '';
    for (const child of node.childNodes) {
      if (child instanceof Text) text += child.data;
      if (
        !(child instanceof Element) ||
        ['STYLE', 'SCRIPT'].includes(child.localName.toUpperCase())
      )
        continue;
      text += ` ${child.shadowRoot ? texts(child.shadowRoot) : ''}${texts(child)} `;
    }
    return text.replace(/\s+/g, ' ');
  };
  /** @type {(root: ParentNode) => Element[]} */
  const buttons = (root) =>
    [...root.querySelectorAll('*')].flatMap((each) => [
      ...(each.localName === 'button' ? [each] : []),
      ...(each.shadowRoot ? buttons(each.shadowRoot) : []),
    ]);
  const later = (/** @type {number} */ time) => new Promise((resolve) => setTimeout(resolve, time));
  let pressed = !press;
  for (let tries = 1000; tries > 0; tries--) {
    await later(100);
    if (document.documentElement.dataset.engine !== 'ready') continue;
    const button = buttons(document).find((one) =>
      [one.getAttribute('aria-label'), one.textContent?.trim()].some(
        (name) => press && name?.startsWith(press),
      ),
    );
    if (!pressed && button instanceof HTMLElement) {
      button.click();
      pressed = true;
    }
    if (pressed && texts(document.body).includes(says)) break;
  }
  // Drawing, and what follows from it.
  await later(1000);
  const { complaints } = /** @type {any} */ (window);
  return { says: texts(document.body), complaints };
}
