// The files of lessons there are, in a folder a language.

/** Each file's text, when it is asked for, by its path from here. */
export const FILES = /** @type {Record<string, () => Promise<string>>} */ (
  import.meta.glob('./*/*.md', { query: '?raw', import: 'default' })
);
