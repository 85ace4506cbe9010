export const FILES = /** @type {Record<string, () => Promise<string>>} */ (
  import.meta.glob('./*/*.md', { query: '?raw', import: 'default' })
);
