// Licences require their text to accompany the code, and minifying removes comments. This collects the licences of
// every npm package and crate in a build, and writes them beside its files, or into a file that is distributed alone.

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Failure, root, run } from '../run.js';

/** @import { Plugin, Rolldown } from 'vite' */

/** @typedef {Rolldown.OutputBundle} Bundle */
/** @typedef {{name: string, licence: string, text: string}} Work */

const NAME = 'licences.txt';

/** @type {Set<string>} */
const folders = new Set();

/** Collects a build's modules. Separate, as workers have builds of their own. @type {() => Plugin} */
export const gathered = () => ({
  name: 'licences-gathered',
  apply: 'build',
  generateBundle: (_, bundle) => gather(bundle),
});

/** Before plugins that drop modules' names, and after all others. @param {'beside' | 'within'} where @returns {Plugin[]} */
export const licences = (where) => [gathered(), published(where)];

/** @param {'beside' | 'within'} where @returns {Plugin} */
const published = (where) => ({
  name: 'licences',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const text = written([...[...folders].sort().map(packageAt), ...(await crates()), std()]);
      if (where === 'beside') {
        this.emitFile({ type: 'asset', fileName: NAME, source: text });
        return;
      }
      if (/\*\/|-->/.test(text)) throw new Error('a licence would end the comment it stands in');
      for (const file of Object.values(bundle)) {
        // Minifiers keep comments that begin so, so that users of the module pass the licences on.
        if (file.type === 'chunk') file.code += `/*!\n${text}*/\n`;
        else if (file.fileName.endsWith('.html')) file.source += `<!--\n${text}-->\n`;
      }
    },
  },
});

/** @param {Bundle} bundle */
function gather(bundle) {
  for (const file of Object.values(bundle)) {
    for (const id of file.type === 'chunk' ? file.moduleIds : []) {
      const [folder] = /^.*[\\/]node_modules[\\/](@[^\\/]+[\\/])?[^\\/]+/.exec(id) ?? [];
      // Bundlers put a zero byte before the names of derived modules.
      if (folder) folders.add(folder.replace('\0', ''));
    }
  }
}

/** @param {string} folder @returns {Work} */
function packageAt(folder) {
  const { name, license, repository } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  // This licence asks to say where the source is.
  const source = license === 'MPL-2.0' ? `, source: ${repository.url.replace(/^git\+/, '')}` : '';
  return { name, licence: `${license}${source}`, text: textIn(folder) };
}

/** Crates in the wasm, without those that only run at compile time. @returns {Promise<Work[]>} */
async function crates() {
  const platform = ['--filter-platform', 'wasm32-unknown-unknown'];
  const command = ['cargo', 'metadata', '--format-version', '1', '--locked', ...platform];
  const { status, output } = await run(command);
  if (status !== 0) throw new Failure(output);
  // Cargo may print remarks around its output.
  const { packages, resolve } = JSON.parse(/^\{.*$/m.exec(output)?.[0] ?? '');
  const crateOf = new Map(packages.map((/** @type {any} */ crate) => [crate.id, crate]));
  const nodeOf = new Map(resolve.nodes.map((/** @type {any} */ node) => [node.id, node]));
  /** @type {Set<string>} */
  const found = new Set();
  const visit = (/** @type {string} */ id) => {
    const { targets } = crateOf.get(id);
    if (found.has(id) || targets.some((/** @type {any} */ { kind }) => kind.includes('proc-macro')))
      return;
    found.add(id);
    for (const { pkg, dep_kinds } of nodeOf.get(id).deps) {
      if (dep_kinds.some((/** @type {any} */ { kind }) => kind === null)) visit(pkg);
    }
  };
  visit(resolve.root);
  found.delete(resolve.root);
  return [...found]
    .map((id) => crateOf.get(id))
    .map(({ name, license, manifest_path }) => ({
      name,
      licence: license,
      text: textIn(dirname(manifest_path)),
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** std has no licence file on some machines; its terms are the same as ours. @returns {Work} */
function std() {
  const [words] = /Permission is hereby granted.*/s.exec(own()) ?? [''];
  const text = `Copyright (c) The Rust Project Contributors\n\n${words.trim()}`;
  return { name: 'Rust’s standard library', licence: 'MIT OR Apache-2.0', text };
}

const own = () => readFileSync(join(root, 'LICENSE-MIT'), 'utf8').trim();

/** A folder's licence; the shorter of two alternatives. @param {string} folder */
function textIn(folder) {
  const files = readdirSync(folder).filter((name) => /^licen[cs]e/i.test(name));
  const isChoice = files.some((name) => /^LICENSE[-_]MIT$/.test(name));
  const chosen = files.filter((name) => !(isChoice && /^LICENSE[-_]APACHE$/.test(name)));
  if (chosen.length === 0) throw new Error(`no licence in ${folder}`);
  return chosen.map((name) => readFileSync(join(folder, name), 'utf8').trim()).join('\n\n');
}

/** @param {readonly Work[]} works */
function written(works) {
  /** @type {Map<string, string[]>} */
  const byText = new Map();
  for (const { name, licence, text } of works) {
    const plain = text.replaceAll('\r\n', '\n');
    byText.set(plain, [...(byText.get(plain) ?? []), `${name} (${licence})`]);
  }
  const head = `Rolling Cubes (MIT OR Apache-2.0)\n\n${own()}\n\nIt contains what others have written:\n`;
  const parts = [...byText].map(([text, names]) => `${names.join(', ')}\n\n${text}\n`);
  return [head, ...parts].join(`\n${'='.repeat(80)}\n\n`);
}
