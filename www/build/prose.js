// `node www/build/prose.js`: checks the prose of documentation, words and titles of tests by the rules of prose.json:
// sentence length, beginnings, and phrases to avoid. Comments are not checked.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { marked } from 'marked';
import { parseMessage } from './messages.js';
import { Failure, main, root } from './run.js';

/** @import { Token, Tokens } from 'marked' */

/**
 * A piece of prose, such as a paragraph or a label.
 * @typedef {{file: string, line: number, text: string, flows: boolean}} Piece `flows` if it has whole sentences
 */

const RULES = JSON.parse(readFileSync(new URL('prose.json', import.meta.url), 'utf8'));

/** @param {{longest: number, beginnings: string[], phrases: Record<string, string>}} rules @param {string} flags */
const compiled = ({ longest, beginnings, phrases }, flags) => ({
  longest,
  begins: new RegExp(`^(${beginnings.join('|')})\\b.*[^?]$`, flags),
  phrases: Object.entries(phrases).map(([phrase, better]) => ({
    pattern: new RegExp(`\\b(${phrase})\\b`, 'i'),
    better,
  })),
});

const PROSE = compiled(RULES, 's');
const TITLES = compiled(
  {
    longest: RULES.titles.longest,
    beginnings: [...RULES.beginnings, ...RULES.titles.beginnings],
    phrases: { ...RULES.phrases, ...RULES.titles.phrases },
  },
  'si',
);
const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' });
const IGNORED = ['node_modules', 'target', 'dist', 'pkg', '.git'];

/** Paths below a folder with this ending, relative to the root. @type {(ending: string, folder?: string) => string[]} */
export const filesOf = (ending, folder = '') =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return IGNORED.includes(entry.name) ? [] : filesOf(ending, path);
    return entry.name.endsWith(ending) ? [path] : [];
  });

/** All Markdown but the lessons. */
export const chapters = () =>
  filesOf('.md').filter((file) => !/lessons.[a-z]{2}(-\w+)?.\d/.test(file));

/** Inline tokens as text; code counts as a word. @type {(tokens: readonly Token[] | undefined) => string} */
const textOf = (tokens = []) =>
  tokens
    .map((token) => {
      if (token.type === 'codespan') return 'code';
      if (token.type === 'html') return '';
      return 'tokens' in token ? textOf(token.tokens) : 'text' in token ? token.text : '';
    })
    .join('');

/** @type {(file: string) => Piece[]} */
function piecesOfChapter(file) {
  const text = readFileSync(join(root, file), 'utf8').replace(/^---\n.*?\n---\n/s, '');
  /** @type {Piece[]} */
  const pieces = [];
  /** @param {readonly Token[] | undefined} tokens @param {boolean} flows @param {string} raw */
  const add = (tokens, flows, raw) => {
    const [first = ''] = raw.split('\n');
    const line = text.slice(0, text.indexOf(first)).split('\n').length;
    pieces.push({ file, line, text: textOf(tokens), flows });
  };
  marked.walkTokens(marked.lexer(text), (token) => {
    if (token.type === 'heading') add(token.tokens, false, token.raw);
    // A list's items have texts instead of paragraphs.
    else if (token.type === 'paragraph' || (token.type === 'text' && 'tokens' in token))
      add(token.tokens, true, token.raw);
    else if (token.type === 'table')
      for (const row of [token.header, .../** @type {Tokens.Table} */ (token).rows])
        for (const cell of row) add(cell.tokens, false, cell.text);
  });
  return pieces;
}

/** A message with its last case of each choice, and the other cases by themselves. @type {(parts: any[]) => string[]} */
function textsOf(parts) {
  /** @type {string[]} */
  const others = [];
  const whole = parts.map((part) => {
    if (typeof part === 'string') return part;
    const cases = (part.cases ?? []).map((/** @type {any} */ [, inner]) => textsOf(inner));
    others.push(...cases.slice(0, -1).flat(), ...cases.slice(-1).flat().slice(1));
    return cases.at(-1)?.[0] ?? 'X';
  });
  return [whole.join(''), ...others];
}

/** The messages with more than a word. @type {(file: string) => Piece[]} */
function piecesOfWords(file) {
  const source = readFileSync(join(root, file), 'utf8');
  /** @type {(value: any) => string[]} */
  const textsIn = (value) =>
    typeof value === 'string' ? [value] : Object.values(value).flatMap(textsIn);
  return textsIn(JSON.parse(source)).flatMap((message) => {
    const line = source.slice(0, source.indexOf(JSON.stringify(message))).split('\n').length;
    return textsOf(parseMessage(message))
      .filter((text) => /\s/.test(text.trim()))
      .map((text) => ({ file, line, text, flows: false }));
  });
}

/** A title in a call, which may be behind a table of cases. */
const TITLE =
  /^( *)(test\.describe|describe|deskTest|test)(\.each\([\s\S]*?\n? *\))?\(\s*(['"`])(.*?)\4/gm;

/** Titles of tests, each behind those of the blocks around it. @type {(file: string) => Piece[]} */
function titlesOfScript(file) {
  const source = readFileSync(join(root, file), 'utf8');
  /** @type {{depth: number, title: string}[]} */
  let around = [];
  return [...source.matchAll(TITLE)].flatMap(
    ({ index, 1: indent = '', 2: kind = '', 5: title = '' }) => {
      const depth = indent.length;
      around = around.filter((one) => one.depth < depth);
      if (kind.endsWith('describe')) {
        around.push({ depth, title });
        return [];
      }
      const text = [...around.map((one) => one.title), title].join(' ');
      return [{ file, line: source.slice(0, index).split('\n').length, text, flows: false }];
    },
  );
}

/** Names of test functions. @type {(file: string) => Piece[]} */
function titlesOfRust(file) {
  const source = readFileSync(join(root, file), 'utf8');
  return [...source.matchAll(/#\[test\]\s(?:\s*#\[.*\]\s)*\s*fn (\w+)/g)].map(
    ({ index, 1: name = '' }) => ({
      file,
      line: source.slice(0, index).split('\n').length,
      text: name.replaceAll('_', ' '),
      flows: false,
    }),
  );
}

/** @type {(text: string) => string[]} */
const sentencesOf = (text) =>
  [...SENTENCES.segment(text)]
    .map(({ segment }) => segment.replace(/\s+/g, ' ').trim())
    .filter(Boolean);

/** @type {(sentence: string) => number} */
const lengthOf = (sentence) => sentence.split(' ').filter((word) => /[\p{L}\d]/u.test(word)).length;

/** @type {(pieces: readonly Piece[], rules?: typeof PROSE, mean?: number) => string[]} */
function faults(pieces, rules = PROSE, mean = Number.POSITIVE_INFINITY) {
  /** @type {string[]} */
  const found = [];
  /** @type {number[]} */
  const lengths = [];
  for (const { file, line, text, flows } of pieces)
    for (const sentence of sentencesOf(text)) {
      const where = `${file}:${line}: `;
      const length = lengthOf(sentence);
      if (flows) lengths.push(length);
      if (length > rules.longest)
        found.push(`${where}${length} words, at most ${rules.longest}: ${sentence}`);
      if ((flows || rules === TITLES) && rules.begins.test(sentence))
        found.push(`${where}begin with the thing or the verb: ${sentence}`);
      for (const { pattern, better } of rules.phrases) {
        const [phrase] = pattern.exec(sentence) ?? [];
        if (phrase) found.push(`${where}“${phrase}”, better ${better}: ${sentence}`);
      }
    }
  const average = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  if (average > mean)
    found.push(`${pieces[0]?.file}: ${average.toFixed(1)} words a sentence, at most ${mean}`);
  return found;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  await main(async () => {
    const files = chapters();
    const found = files.flatMap((file) => faults(piecesOfChapter(file), PROSE, RULES.mean));
    const words = filesOf('.json', 'www/shared/words').flatMap(piecesOfWords);
    const titles = [
      ...filesOf('.test.js', 'tests').flatMap(titlesOfScript),
      ...['src', 'tests'].flatMap((folder) => filesOf('.rs', folder)).flatMap(titlesOfRust),
    ];
    found.push(...faults(words), ...faults(titles, TITLES));
    if (found.length > 0) throw new Failure(found.join('\n'));
    console.log(
      `${files.length} chapters, ${words.length} texts of the page and ${titles.length} titles of tests without a fault`,
    );
  });
