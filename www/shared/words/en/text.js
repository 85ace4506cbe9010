// How texts stand together, where what is said comes of several.

export const text = {
  /** A definition as a sentence of its own. @type {(definition: string) => string} */
  sentence: (definition) => `${definition}.`,
  /** Whole sentences one behind the other; those that are empty are left out. @type {(all: readonly string[]) => string} */
  sentences: (all) => all.filter(Boolean).join(' '),
  /** A thing, and what is said of it. @type {(thing: string, said: string) => string} */
  about: (thing, said) => `${thing}: ${said}`,
  /** A thing by its name, and a note on it. @type {(name: string, note: string) => string} */
  noted: (name, note) => `${name} (${note})`,
  /** One of several in a heading or a label, with what it is one of before it. @type {(whole: string, one: string) => string} */
  within: (whole, one) => `${whole}, ${one}`,
  /** A title and what is listed below it. @type {(title: string, entries: readonly string[]) => string} */
  list: (title, entries) => `${title}. ${entries.join('; ')}`,
};
