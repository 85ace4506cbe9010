// Defines each element once per page, even with two copies of the module: the first copy defines it, the others use it.
// The build redirects `customElements.define` here in all element code (`vite.config.js`).

const registry = customElements;

/** @param {string} name @param {CustomElementConstructor} element */
export function define(name, element) {
  if (!registry.get(name)) registry.define(name, element);
}
