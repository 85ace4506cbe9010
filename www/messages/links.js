// Words for links: what was not understood of one, and what can be shared.

export const linkNote = {
  region: 'The link',
  title: 'This link has parts that this page does not understand:',
  /** @type {(key: string, given: string) => string} */
  part: (key, given) => (key ? `${key}: ${given}` : given),
  allowed: (/** @type {string} */ allowed) => `allowed: ${allowed}`,
  dismiss: 'Dismiss',
};

export const share = {
  open: 'Share',
  title: 'Share',
  code: 'QR code of the link',
  enlarge: 'Fill the screen',
  tooLong: 'This link is too long for a QR code.',
  forms: 'What to copy',
  form: { link: 'Link', markdown: 'Markdown', contest: 'Contest input' },
  copy: 'Copy',
  copied: 'Copied.',
  copyByHand: 'It could not be copied; the text is selected for you to copy it.',
  send: 'Send…',
  close: 'Close',
  markdown: {
    title: (/** @type {string} */ puzzle) => `Rolling Cubes: ${puzzle}`,
    /** @type {(start: string, goal: string) => string} */
    problem: (start, goal) => `from ${start} to ${goal}`,
    search: 'search',
    length: 'moves',
  },
};
