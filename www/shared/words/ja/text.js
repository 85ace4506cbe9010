// Full-width signs carry their own space, so texts are joined without one.

export const text = {
  /** @type {(definition: string) => string} */
  sentence: (definition) => `${definition}。`,
  /** @type {(all: readonly string[]) => string} */
  sentences: (all) => all.filter(Boolean).join(''),
  /** @type {(thing: string, said: string) => string} */
  about: (thing, said) => `${thing}：${said}`,
  /** @type {(name: string, note: string) => string} */
  noted: (name, note) => `${name}（${note}）`,
  /** @type {(whole: string, one: string) => string} */
  within: (whole, one) => `${whole}、${one}`,
  /** @type {(title: string, entries: readonly string[]) => string} */
  list: (title, entries) => `${title}。${entries.join('。')}`,
};
