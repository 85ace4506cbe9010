// Puts style sheet and icon, and the LZMA-compressed script and engine, into the page.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.js';
import { packed, packedText } from './packed.js';
import { hashOf, oneFilePolicy } from './policy.js';

/** @import { Plugin, Rolldown } from 'vite' */

/** @typedef {Rolldown.OutputBundle} Bundle */

/** @param {string} name of the file @param {string} icon an SVG file @returns {Plugin} */
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
    async handler(_, bundle) {
      const { page, script, style } = partsOf(bundle);
      this.emitFile({ type: 'asset', fileName: name, source: await together(page, script, style) });
      for (const file of Object.keys(bundle)) if (file !== name) delete bundle[file];
    },
  },
});

const WASM = join(root, 'www/pkg/rolling_cubes_bg.wasm');

/** @param {string} file */
const dataAddress = (file) =>
  `data:image/svg+xml,${encodeURIComponent(readFileSync(file, 'utf8'))}`;

/** A build of one page has one script and one style sheet. @param {Bundle} bundle */
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

async function opener() {
  // Imported late: this file is part of Vite's own configuration.
  const { build } = await import('vite');
  const [built] = [
    await build({
      configFile: false,
      logLevel: 'warn',
      plugins: [packed()],
      build: {
        target: 'es2022',
        write: false,
        lib: { entry: join(root, 'www/app/shell/opener.single.js'), formats: ['es'] },
        rolldownOptions: { output: { minify: true } },
      },
    }),
  ].flat();
  const code = built && 'output' in built ? built.output[0].code : '';
  // This text would end the script element.
  if (!code || /<\/script|<!--/.test(code)) throw new Error(`no script for a page: ${code}`);
  return code;
}

/**
 * The page with style, script and engine. The packed ones are at the end, so that the visible part comes first.
 * @param {string} page @param {string} script @param {string} style
 */
async function together(page, script, style) {
  const first = await opener();
  const policy = oneFilePolicy([hashOf(first), hashOf(script)], [hashOf(style)]);
  const data = async (/** @type {string} */ id, /** @type {Buffer} */ content) =>
    `<script type="text/plain" id="${id}">${await packedText(id, content)}</script>`;
  const end = [
    await data('script', Buffer.from(script)),
    await data('engine', readFileSync(WASM)),
    `<script type="module">${first}</script>`,
  ];
  const parts = [
    [/<script type="module"[^>]*><\/script>/, ''],
    // A one-file page has no files that could be missing.
    [/<p class="overdue">.*<\/script>(?=\s*<\/div>)/s, ''],
    [/<link rel="stylesheet"[^>]*>/, `<style>${style}</style>`],
    ['<head>', `<head><meta http-equiv="Content-Security-Policy" content="${policy}">`],
    ['</body>', `${end.join('\n')}</body>`],
  ];
  let whole = page;
  for (const [from = '', to = ''] of parts) {
    const next = whole.replace(from, () => `${to}`);
    if (next === whole) throw new Error(`the page has no ${from}`);
    whole = next;
  }
  return whole;
}
