// `node www/build/words.js`: compiles the messages of each language, JSON files in ICU MessageFormat, to the modules that
// the page imports. What is no text is code in `words/grammar`, once for all languages.

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseAst } from 'vite';
import { parseMessage, sourceOf, typesOf } from './messages.js';

/** @import { Plugin } from 'vite' */

const WORDS = fileURLToPath(new URL('../shared/words/', import.meta.url));
const FORMATS = [
  'bytes',
  'compact',
  'count',
  'counted',
  'decimal',
  'fixed',
  'formFor',
  'percent',
  'seconds',
  'times',
];

/** The tags of all languages. */
export const languages = () =>
  readdirSync(WORDS).filter((tag) => existsSync(join(WORDS, tag, 'index.json')));

const filesOf = () =>
  readdirSync(join(WORDS, 'en'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.json'),
  );
const textOf = (/** @type {string} */ path, otherwise = '') =>
  existsSync(path) ? readFileSync(path, 'utf8') : otherwise;
const messagesOf = (/** @type {string} */ tag, /** @type {string} */ file) =>
  JSON.parse(textOf(join(WORDS, tag, file), '{}'));
const isTable = (/** @type {unknown} */ value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A language's messages, and those of English where it lacks them. An empty table of English is each language's own. @type {(english: any, own: any, path: string, lacks: (path: string) => void) => any} */
export function over(english, own, path, lacks) {
  if (Object.keys(english).length === 0) return own;
  const more = Object.keys(own).find((key) => !Object.hasOwn(english, key));
  if (more !== undefined) throw new Error(`${path} has '${more}', which English has not`);
  return Object.fromEntries(
    Object.entries(english).map(([key, text]) => {
      if (isTable(text)) return [key, over(text, own[key] ?? {}, `${path}.${key}`, lacks)];
      if (own[key] === undefined) lacks(`${path}.${key}`);
      return [key, own[key] ?? text];
    }),
  );
}

/** The messages that a language lacks, and the number of all. @type {(tag: string) => {missing: string[], all: number}} */
export function lacking(tag) {
  /** @type {string[]} */
  const missing = [];
  let all = 0;
  for (const file of filesOf()) {
    over(messagesOf('en', file), messagesOf(tag, file), file.replace('.json', ''), (path) =>
      missing.push(path),
    );
    over(messagesOf('en', file), {}, file, () => {
      all += 1;
    });
  }
  return { missing, all };
}

const KEY = /^(.*?)(?:\((.*)\))?$/s;
const quoted = (/** @type {string} */ key) =>
  /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(key) ? key : `'${key}'`;

/** The message of a path, whose last key may name values. @type {(tree: any, path: string) => [key: string, message: any]} */
function at(tree, path) {
  let [key, found] = ['', tree];
  for (const part of path === '' ? [] : path.split('.')) {
    key = Object.hasOwn(found ?? {}, part)
      ? part
      : (Object.keys(found ?? {}).find((whole) => whole.startsWith(`${part}(`)) ?? part);
    found = found?.[key];
  }
  if (found === undefined) throw new Error(`there is no message '${path}'`);
  return [key, found];
}

/** A file's module for a language: its messages and the code of all languages. @type {(code: string, tree: any, all: any[]) => string} */
function moduleOf(code, tree, all) {
  /** @type {any[]} */
  const calls = [];
  const collect = (/** @type {any} */ node) => {
    if (!node || typeof node !== 'object') return;
    if (node.type === 'CallExpression' && ['text', 'texts'].includes(node.callee.name))
      calls.push(node);
    Object.values(node).forEach(collect);
  };
  const program = /** @type {any} */ (parseAst(code));
  collect(program);
  const table = program.body.find(
    (/** @type {any} */ one) => one.declaration?.declarations?.[0].id.name === 'said',
  );
  const rows = table?.declaration.declarations[0].init.properties ?? [];
  /** @type {Map<string, any>} */
  const said = new Map(
    /** @type {[string, any][]} */ (
      rows.map((/** @type {any} */ row, /** @type {number} */ n) => [
        row.key.value ?? row.key.name,
        { ...row, from: rows[n - 1]?.end ?? table.declaration.declarations[0].init.start },
      ])
    ),
  );
  /** Messages that only the code uses: all but functions inside of tables. */
  const used = new Set(
    calls
      .map(({ arguments: [path] }) => path?.value)
      .filter(
        (path) =>
          typeof path === 'string' && !(path.includes('.') && at(tree, path)[0].includes('(')),
      ),
  );

  /** A part of the code with the messages in it. @type {(from: number, to: number, path?: string) => string} */
  const codeOf = (from, to, path = '') => {
    let [made, reached] = ['', from];
    for (const call of calls) {
      if (call.start < reached || call.end > to) continue;
      const isNamed = typeof call.arguments[0]?.value === 'string';
      const own = isNamed ? call.arguments[0].value : path;
      const rows = call.arguments[isNamed ? 1 : 0]?.properties ?? [];
      const values = new Map(
        rows.map((/** @type {any} */ row) => [
          row.key.name,
          codeOf(row.value.start, row.value.end, path),
        ]),
      );
      const [, message] = at(tree, own);
      made +=
        code.slice(reached, call.start) +
        (call.callee.name === 'texts'
          ? `(${tableOf(
              message,
              own,
              all.map((one) => at(one, own)[1]),
            )})`
          : sourceOf(parseMessage(message), (name) => values.get(name) ?? name));
      reached = call.end;
    }
    return made + code.slice(reached, to);
  };

  /** @type {(path: string, key: string) => string} */
  const rowOf = (path, key) => {
    const row = said.get(path);
    said.delete(path);
    return `${code.slice(row.from, row.start).replace(/^[,{\s]+/, '')}${quoted(key)}${codeOf(row.key.end, row.end, path)},\n`;
  };

  /** @type {(value: any, path: string, whole: any[]) => string} */
  const tableOf = (value, path, whole) => {
    if (Array.isArray(value))
      return `[${value
        .map((one, n) =>
          tableOf(
            one,
            `${path}.${n}`,
            whole.map((all) => all[n]),
          ),
        )
        .join(', ')}]`;
    if (typeof value === 'string') return sourceOf(parseMessage(value), () => '');
    const own = Object.entries(value).map(([key, one]) =>
      memberOf(
        key,
        one,
        path,
        whole.map((all) => all?.[key]),
      ),
    );
    const more = [...said.keys()].filter(
      (one) =>
        one.startsWith(path && `${path}.`) &&
        !one.slice(path.length + 1).includes('.') &&
        path !== '',
    );
    return `{\n${own.join('')}${more.map((one) => rowOf(one, one.slice(path.length + 1))).join('')}}`;
  };

  /** `whole` are the values in all languages, which give the types. @type {(key: string, value: any, path: string, whole: any[]) => string} */
  const memberOf = (key, value, path, whole) => {
    const [, name = '', params] = KEY.exec(key) ?? [];
    const here = path ? `${path}.${name}` : name;
    if (said.has(here)) return rowOf(here, name);
    if (used.has(here)) return '';
    if (params === undefined) return `${quoted(name)}: ${tableOf(value, here, whole)},\n`;
    /** @type {string[]} */
    const known = params.match(/[\w$]+/g) ?? [];
    const source = sourceOf(parseMessage(value), (arg) => {
      if (!known.includes(arg))
        throw new Error(
          `'${here}' has {${arg}}, not one of ${known.map((one) => `{${one}}`).join(' ')}`,
        );
      return arg;
    });
    return `/** @type {(${typesOf(params, whole.flatMap(parseMessage))}) => string} */\n${quoted(name)}: (${params}) => ${source},\n`;
  };

  const isWhole = calls.some((call) => call.arguments[0]?.value === '');
  const head = codeOf(0, table?.start ?? code.length).replace(
    /\/\*\*[^*]*\*\/\s*$/,
    table ? '' : '$&',
  );
  const own = isWhole
    ? []
    : Object.entries(tree).map(([key, value]) =>
        memberOf(
          key,
          value,
          '',
          all.map((one) => one[key]),
        ),
      );
  own.push(...[...said.keys()].map((path) => rowOf(path, path)));
  const exports = own
    .filter(Boolean)
    .map((member) =>
      member.replace(/^((?:\/\*\*.*?\*\/\s*)?)([\w$]+): (.*),\n$/s, '$1export const $2 = $3;\n'),
    );
  return `${head}\n${exports.join('\n')}`;
}

/** With the imports of formats that the messages use. @type {(code: string, depth: number) => string} */
function withFormats(code, depth) {
  const names = FORMATS.filter(
    (name) =>
      new RegExp(`(?<![.\\w])${name}\\(`).test(code) &&
      !new RegExp(`^import .*\\b${name}\\b.*format`, 'm').test(code),
  );
  return names.length === 0
    ? code
    : `import { ${names.join(', ')} } from '${'../'.repeat(depth)}format.js';\n${code}`;
}

/** Writes the modules that have changed. */
export function writeWords() {
  for (const file of filesOf()) {
    const name = file.replace(/json$/, 'js');
    const english = messagesOf('en', file);
    const trees = new Map(
      languages().map((tag) => [
        tag,
        over(english, messagesOf(tag, file), `${tag}/${file}`, () => {}),
      ]),
    );
    for (const [tag, tree] of trees) {
      const path = join(WORDS, tag, name);
      const code = `// Made from ${file} by www/build/words.js.\n\n${withFormats(moduleOf(textOf(join(WORDS, 'grammar', name)), tree, [...trees.values()]), file.split('/').length)}`;
      if (textOf(path) === code) continue;
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, code);
    }
  }
}

/** Writes them again after each edit. @type {() => Plugin} */
export const words = () => ({
  name: 'words',
  apply: 'serve',
  configureServer({ watcher, ws }) {
    watcher.on('change', (path) => {
      if (!path.startsWith(WORDS) || !/\.json$|grammar/.test(path)) return;
      try {
        writeWords();
      } catch (error) {
        ws.send({ type: 'error', err: { message: `${error}`, stack: '' } });
      }
    });
  },
});

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) writeWords();
