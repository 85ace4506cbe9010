// Messages in ICU MessageFormat, as code: https://unicode-org.github.io/icu/userguide/format_parse/messages/

import { parse } from '@messageformat/parser';

/** @import { Token } from '@messageformat/parser' */

/** A part of a message: text, the number of the plural around it, or a value. @typedef {{name: string, type: string, style: string, cases: [key: string, parts: Part[]][]}} Value */
/** @typedef {string | {hash: true} | Value} Part */

/** @type {(text: string) => any[]} */
export function parseMessage(text) {
  try {
    return parse(text, { strict: true }).map(partOf);
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}, of the message: ${text}`);
  }
}

/** @param {Token} token @returns {Part} */
function partOf(token) {
  switch (token.type) {
    case 'content':
      // The parser takes a brace without its other half as text.
      if (/[{}]/.test(token.value) && !token.ctx.text.includes("'"))
        throw new Error('a brace alone given; allowed: one in quotes');
      return token.value;
    case 'octothorpe':
      return { hash: true };
    case 'argument':
      return { name: token.arg, type: '', style: '', cases: [] };
    case 'function': {
      if (token.key !== 'number') throw new Error(`'${token.key}' given; allowed: number`);
      const style = (token.param ?? []).map((one) => ('value' in one ? one.value : '')).join('');
      return { name: token.arg, type: token.key, style: style.trim(), cases: [] };
    }
    default: {
      if (token.type === 'selectordinal' || token.pluralOffset)
        throw new Error('an ordinal or an offset given; allowed: plural and select');
      if (token.cases.at(-1)?.key !== 'other') throw new Error(`{${token.arg}} needs 'other' last`);
      const cases = token.cases.map(
        ({ key, tokens }) => /** @type {[string, Part[]]} */ ([key, tokens.map(partOf)]),
      );
      return { name: token.arg, type: token.type, style: '', cases };
    }
  }
}

const STYLES = {
  '': 'count',
  compact: 'compact',
  decimal: 'decimal',
  times: 'times',
  percent: 'percent',
  seconds: 'seconds',
  bytes: 'bytes',
};

/** @type {(text: string) => string} */
const escaped = (text) =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll('`', '\\`')
    .replaceAll('${', '\\${')
    .replaceAll('\u00a0', '\\u00a0');

/** A test of one case; `_` in a key is `-`, which keys cannot have. @type {(source: string, type: string, key: string) => string} */
function test(source, type, key) {
  if (type === 'plural') return `${source} === ${key.slice(1)}`;
  if (key === 'true') return source;
  const value = ['null', 'undefined'].includes(key) ? key : `'${key.replaceAll('_', '-')}'`;
  return `${source} === ${value}`;
}

/** The code of an argument; `#` is the number of the plural around it. @type {(part: any, of: (name: string) => string, number: string) => string} */
function codeOf(part, of, number) {
  if (part.hash) return `count(${number})`;
  const given = of(part.name);
  if (!part.type) return given;
  if (part.type === 'number') {
    const [, zeros] = /^\.(0+)$/.exec(part.style) ?? [];
    const name = STYLES[/** @type {keyof typeof STYLES} */ (part.style)];
    if (!zeros && !name)
      throw new Error(
        `numbers have no style '${part.style}', only .0 ${Object.keys(STYLES).join(' ')}`,
      );
    return zeros ? `fixed(${given}, ${zeros.length})` : `${name}(${given})`;
  }
  const source = /^[\w$.]+(?:\([^()]*\))?$/.test(given) ? given : `(${given})`;
  const inner = (/** @type {any[]} */ parts) => sourceOf(parts, of, given);
  const isForm = (/** @type {any} */ [key]) => part.type === 'plural' && !key.startsWith('=');
  const forms = part.cases.filter(isForm);
  let last = inner(part.cases.at(-1)[1]);
  if (forms.length > 1) {
    const isCounted = forms.every(
      (/** @type {any} */ [, [first, second]]) =>
        first?.hash && typeof second === 'string' && second.startsWith(' '),
    );
    const rows = forms.map(
      (/** @type {any} */ [key, parts]) =>
        `${key}: ${inner(isCounted ? [parts[1].slice(1), ...parts.slice(2)] : parts)}`,
    );
    last = `${isCounted ? 'counted' : 'formFor'}(${given}, { ${rows.join(', ')} })`;
  }
  const others = part.cases.slice(0, -1).filter((/** @type {any} */ one) => !isForm(one));
  return others.reduceRight(
    (/** @type {string} */ rest, /** @type {any} */ [key, parts]) =>
      `${test(source, part.type, key)} ? ${inner(parts)} : ${rest}`,
    last,
  );
}

/** A message as an expression. @type {(parts: any[], of: (name: string) => string, number?: string) => string} */
export function sourceOf(parts, of, number = '') {
  if (parts.every((part) => typeof part === 'string'))
    return `'${parts.join('').replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n').replaceAll('\u00a0', '\\u00a0')}'`;
  const [only] = parts;
  if (parts.length === 1 && ['select', 'plural'].includes(only.type))
    return `(${codeOf(only, of, number)})`;
  return `\`${parts.map((part) => (typeof part === 'string' ? escaped(part) : `\${${codeOf(part, of, number)}}`)).join('')}\``;
}

/** The types of a signature's values, by their use. @type {(params: string, parts: any[]) => string} */
export function typesOf(params, parts) {
  /** @type {Map<string, Set<string>>} */
  const uses = new Map();
  const note = (/** @type {any[]} */ list) => {
    for (const { name, type, cases } of list) {
      if (!name) continue;
      if (!uses.has(name)) uses.set(name, new Set());
      if (type === 'select')
        for (const [key] of cases.slice(0, -1))
          uses
            .get(name)
            ?.add(key === 'true' ? 'unknown' : key === 'null' || key === 'undefined' ? key : 'any');
      else if (type) uses.get(name)?.add('number');
      for (const [, inner] of cases ?? []) note(inner);
    }
  };
  note(parts);
  const of = (/** @type {string} */ name) => {
    const types = uses.get(name) ?? new Set(['unknown']);
    if (types.has('unknown')) return types.size > 1 ? 'any' : 'unknown';
    if (types.has('number') && !types.has('any')) return [...types].join(' | ');
    return 'string | number | null | undefined';
  };
  if (!params) return '..._: any[]';
  return params
    .split(/,(?![^{]*\})/)
    .map((param, n) => {
      const names = param.match(/[\w$]+/g) ?? [];
      return param.includes('{')
        ? `value${n}: {${names.map((name) => `readonly ${name}?: ${of(name)}`).join(', ')}}`
        : `${names[0]}: ${of(names[0] ?? '')}`;
    })
    .join(', ');
}
