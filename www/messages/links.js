// Words for links: what was not understood of one, and what can be shared.

export const linkNote = {
  region: 'The link',
  title: 'This link has parts that this page does not understand:',
  /** @type {(key: string, given: string) => string} */
  part: (key, given) => (key ? `${key}: ${given}` : given),
  allowed: (/** @type {string} */ allowed) => `allowed: ${allowed}`,
  dismiss: 'Dismiss',
};
