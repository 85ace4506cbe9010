// Elements are defined once a page, though it may have two copies of the module, from two places or of two versions: the first that
// comes defines them, and the others find them there. The build has all code of the elements call this in the place of
// `customElements.define` (`vite.config.js`).

const registry = customElements;

/** @param {string} name @param {CustomElementConstructor} element */
export function define(name, element) {
  if (!registry.get(name)) registry.define(name, element);
}
