// Makes the built page one file: its script, its style sheet and its icon are put into it.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { oneFilePolicy } from './policy.js';

/** @typedef {import('vite').Rolldown.OutputBundle} Bundle */

/**
 * @param {string} name the file's name
 * @param {string} icon an SVG file
 * @returns {import('vite').Plugin}
 */
export const oneFile = (name, icon) => ({
  name: 'one-file',
  apply: 'build',
  enforce: 'post',
  transformIndexHtml: {
    order: 'pre',
    handler: (page) =>
      page.replace(/(<link rel="icon" .*?href=")[^"]*/, (_, before) => before + dataAddress(icon)),
  },
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const { page, script, style } = partsOf(bundle);
      this.emitFile({ type: 'asset', fileName: name, source: together(page, script, style) });
      for (const file of Object.keys(bundle)) if (file !== name) delete bundle[file];
    },
  },
});

/** @param {string} file */
const dataAddress = (file) =>
  `data:image/svg+xml,${encodeURIComponent(readFileSync(file, 'utf8'))}`;

/** A build of one page has one script and one style sheet; anything else is a mistake in its configuration. @param {Bundle} bundle */
function partsOf(bundle) {
  const files = Object.entries(bundle);
  /** @type {(ending: string) => string} */
  const only = (ending) => {
    const found = files.filter(([name]) => name.endsWith(ending));
    const [file] = found.map(([, file]) => (file.type === 'chunk' ? file.code : `${file.source}`));
    if (found.length !== 1 || file === undefined)
      throw new Error(`one ${ending} was expected, not ${found.map(([name]) => name)}`);
    return file;
  };
  if (files.length !== 3) throw new Error(`left over: ${files.map(([name]) => name)}`);
  return { page: only('.html'), script: only('.js'), style: only('.css') };
}

/** @type {(page: string, script: string, style: string) => string} */
function together(page, script, style) {
  // Inside a page these two would be read as its markup. In scripts they can only stand in texts.
  const inline = script.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--');
  const policy = oneFilePolicy([hashOf(inline)], [hashOf(style)]);
  const tags = [
    [/<script type="module"[^>]*><\/script>/, `<script type="module">${inline}</script>`],
    [/<link rel="stylesheet"[^>]*>/, `<style>${style}</style>`],
    ['<head>', `<head><meta http-equiv="Content-Security-Policy" content="${policy}">`],
  ];
  let whole = page;
  for (const [from = '', to = ''] of tags) {
    const next = whole.replace(from, () => `${to}`);
    if (next === whole) throw new Error(`the page has no ${from}`);
    whole = next;
  }
  return whole;
}

/** @type {(text: string) => string} */
const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
