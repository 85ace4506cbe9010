import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { marked } from 'marked';
import { describe, expect, test } from 'vitest';
import { chapters, filesOf } from '../../../www/build/prose.js';
import { KEYS } from '../../../www/shared/puzzles/puzzles.js';
import { readLink } from '../../../www/shared/state/link.js';
import { optionsOf, rows, wordsOf } from '../../../www/shared/state/page-keys.js';
import { FOLDERS } from '../../../www/shared/words/folders.js';
import { catalogue, solve } from '../engine.js';

const { puzzles, settings } = catalogue();
const read = (/** @type {string} */ file) => readFileSync(file, 'utf8');
const LINKS = read('www/shared/state/README.md');

/** @param {string} file */
function tokensOf(file) {
  /** @type {import('marked').Token[]} */
  const tokens = [];
  marked.walkTokens(marked.lexer(read(file)), (token) => {
    tokens.push(token);
  });
  return tokens;
}

/** Heading anchors as on GitHub. @param {string} file */
const anchorsOf = (file) =>
  tokensOf(file).flatMap((token) =>
    token.type === 'heading'
      ? [
          token.text
            .toLowerCase()
            .replace(/[^\p{L}\d _-]/gu, '')
            .replaceAll(' ', '-'),
        ]
      : [],
  );

/** @param {string} file */
const addressesIn = (file) =>
  tokensOf(file).flatMap((token) =>
    token.type === 'link' || token.type === 'image' ? [token.href] : [],
  );

describe.each(filesOf('.md'))('%s', (file) => {
  test('has no link to a file or a heading that does not exist', () => {
    const lost = addressesIn(file).filter((address) => {
      if (/^(https?:|#v=1)/.test(address)) return false;
      const [path = '', anchor] = address.split('#');
      const target = path ? join(dirname(file), path) : file;
      return !existsSync(target) || (anchor !== undefined && !anchorsOf(target).includes(anchor));
    });
    expect(lost).toEqual([]);
  });

  test('has no link to the page of which a part is not understood', () => {
    const shown = tokensOf(file).flatMap((token) =>
      token.type === 'codespan' && /^#v=1[^…]*$/.test(token.text) ? [token.text] : [],
    );
    const links = [...shown, ...addressesIn(file).filter((address) => address.startsWith('#v=1'))];
    expect(links.flatMap((link) => readLink(link.replaceAll('&amp;', '&')).misread)).toEqual([]);
  });
});

test('the README is at most 6,000 bytes, and every chapter is found from it by links', () => {
  expect(Buffer.byteLength(read('README.md'))).toBeLessThanOrEqual(6000);
  const found = new Set(['README.md']);
  for (const file of found)
    for (const address of addressesIn(file)) {
      const [path = ''] = address.split('#');
      const target = join(dirname(file), path);
      if (!/^https?:/.test(address) && path.endsWith('.md')) found.add(target);
    }
  const templates = /^\.github\/(ISSUE_TEMPLATE|PULL_REQUEST)/;
  expect(chapters().filter((file) => !found.has(file) && !templates.test(file))).toEqual([]);
});

test('the README tells the counts of the race in its picture', () => {
  const sample = { puzzle: 'cubes', start: 'WWWWWWWWE', goal: 'BWRBWRBER' };
  for (const algorithm of ['ida-star', 'bidirectional-bfs']) {
    const heuristic = algorithm === 'ida-star' ? { heuristic: 'misplaced' } : {};
    const { generated } = solve({ ...sample, ...heuristic, algorithm });
    expect(read('README.md')).toContain(`tried ${generated.toLocaleString('en')} positions`);
  }
});

test('the chapter on links names the settings, in the order in which links have them', () => {
  const [, named = ''] = /^Settings are\s([^.]+)/m.exec(LINKS) ?? [];
  expect(named.match(/[\w-]+/g)).toEqual([
    ...new Set(settings.map(({ name }) => name.replaceAll('_', '-'))),
  ]);
});

test('the chapter on links has the keys in the order of the table in the page, and every word of those that have words', () => {
  const named = (/** @type {string} */ text) => [...text.matchAll(/`([^`]+)`/g)].map((m) => m[1]);
  /** @param {string} heading */
  const under = (heading) => {
    const [, table = ''] = LINKS.split(`\n| ${heading} |`);
    const [rows = ''] = table.split('\n\n');
    return new Map(
      [...rows.matchAll(/^\| (`[^|]+`) \|(.*)/gm)].map(([, a = '', b = '']) => [a, b]),
    );
  };
  const keys = under('key');
  expect([...keys.keys()].flatMap(named)).toEqual(rows().map(({ key }) => key));
  for (const key of ['mode', 'view', 'theme'])
    expect(named(keys.get(`\`${key}\``) ?? ''), key).toEqual(
      expect.arrayContaining([...wordsOf(key)]),
    );
  const views = under('view');
  for (const view of ['tree', 'statistics', 'floor'])
    expect(
      named(views.get(`\`${view}\``) ?? '')
        .join(' ')
        .split(' '),
      view,
    ).toEqual(expect.arrayContaining(optionsOf(view).filter((word) => !/-[2-6]$|-1$/.test(word))));
  const tags = Object.keys(FOLDERS).filter((tag) => tag !== 'en-XA');
  expect(named(keys.get('`lang`') ?? '')).toEqual(expect.arrayContaining(tags));
});

test('the guide counts the games that there are', () => {
  const numerals = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
  const [, games] = /There are (\w+) games/.exec(read('www/README.md')) ?? [];
  expect(games).toBe(numerals[KEYS.length]);
});

test('the chapters tell how many of Korf’s counts come out again: all but those that were counted anew', () => {
  const [, anew = ''] = /differently \(([\d, ]+)\)/.exec(read('tests/instances/korf100.txt')) ?? [];
  const again = 100 - anew.split(',').length;
  const files = ['README.md', 'src/bin/rolling-cubes/README.md', 'tests/README.md'];
  for (const file of files) expect(read(file), file).toMatch(new RegExp(`\\b${again}\\b`));
});

test('the chapter on heuristics names those of each puzzle, weakest first', () => {
  const [, table = ''] = read('src/heuristic/README.md').split('\n| puzzle |');
  const rows = [...table.matchAll(/^\| `([^`]+)` \|(.*)/gm)];
  expect(rows.map(([, name]) => name)).toEqual([
    ...new Set(puzzles.map(({ name }) => name)),
    'map',
  ]);
  for (const { name, heuristics } of puzzles) {
    const [, , row = ''] = rows.find(([, named]) => named === name) ?? [];
    const places = heuristics.map((heuristic) => row.indexOf(`\`${heuristic.name}\``));
    expect(Math.min(...places), name).toBeGreaterThanOrEqual(0);
    // Tiles have separate rows for their boards.
    expect(places, name).toEqual([...places].sort((a, b) => a - b));
  }
});
