// Languages: equal shapes, one current, chosen by link, browser, or else English.

import { existsSync, readdirSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { lacking, over } from '../../../../www/build/words.js';
import { keyOf } from '../../../../www/shared/puzzles/puzzles.js';
import { readLink, writeLink } from '../../../../www/shared/state/link.js';
import { boundedOf, stageOf } from '../../../../www/shared/state/traits.js';
import * as english from '../../../../www/shared/words/en/index.js';
import { FOLDERS } from '../../../../www/shared/words/folders.js';
import { count, formFor } from '../../../../www/shared/words/format.js';
import { languageFor, load, offered, spoken } from '../../../../www/shared/words/languages.js';
import * as pseudo from '../../../../www/shared/words/pseudo.js';
import { language, speak, words } from '../../../../www/shared/words/words.js';
import { catalogue, parse_contest, solve } from '../../engine.js';
import { everySearch } from '../../searches.js';

// Other tests share this module and its current language.
afterEach(() => speak('en', english));

/** All texts by path. @type {(value: unknown, path?: string) => [string, unknown][]} */
const leavesOf = (value, path = '') =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, one]) => leavesOf(one, `${path}.${key}`))
    : [[path, value]];

const kinds = (/** @type {unknown} */ said) =>
  Object.fromEntries(leavesOf(said).map(([path, leaf]) => [path, typeof leaf]));

const { algorithms, puzzles, settings } = catalogue();

/** A search's options for ties. @type {(algorithm: string) => readonly string[]} */
const tiesOf = (algorithm) =>
  settings.find(({ name, of }) => name === 'ties' && of.includes(algorithm))?.names ?? [];

const PLAIN = /[A-Za-z]/;

/** Functions take numbers and names, in an order that only their types know: each order is tried. */
const MOST_TRIED = 4;

/** The given values that a text has, whatever the grouping of digits. @type {(said: string, given: readonly (string | number)[]) => (string | number)[]} */
function valuesIn(said, given) {
  const plain = said.replaceAll(/(\d)[.,\u00a0\u202f](?=\d)/g, '$1');
  return given.filter((one) => plain.includes(`${one}`));
}

/**
 * The values that English has and the other language has not, for each function of words that takes plain values.
 * @type {(whole: any, own: any) => string[]}
 */
function lost(whole, own) {
  const ours = new Map(leavesOf(own));
  return leavesOf(whole).flatMap(([path, say]) => {
    if (typeof say !== 'function' || say.length > MOST_TRIED) return [];
    const tell = /** @type {typeof say} */ (ours.get(path));
    return Array.from({ length: 2 ** say.length }, (_, kinds) => {
      const given = Array.from({ length: say.length }, (_, n) =>
        kinds & (1 << n) ? 1201 + 1010 * n : `⟨${n}⟩`,
      );
      let wanted = '';
      try {
        wanted = say(...given);
      } catch {
        return [];
      }
      if (typeof wanted !== 'string') return [];
      const told = `${tell(...given)}`;
      // A name where a number belongs.
      if (told.includes('NaN')) return [];
      const has = valuesIn(told, given);
      return valuesIn(wanted, given)
        .filter((one) => !has.includes(one))
        .map((one) => `${path} lacks ${one} of ${given}: ${told}`);
    }).flat();
  });
}

describe.each(Object.keys(FOLDERS))('the words of %s', (tag) => {
  test('are those of English, word for word, and none of them is empty', async () => {
    const spoken = await load(tag);
    expect(kinds(spoken.words)).toEqual(kinds(english.words));
    const empty = leavesOf(spoken.words).filter(([, leaf]) => leaf === '');
    expect(empty).toEqual([]);
  });

  test('name all that there is, and tell its rules line by line as English does', async () => {
    const { words: own } = await load(tag);
    const lines = (/** @type {typeof own} */ { code }, /** @type {any} */ search) =>
      code.rule(search).map(({ name, indent }) => [name, indent]);
    for (const { name: algorithm } of algorithms) {
      expect(own.algorithm(algorithm) && own.algorithmMeaning(algorithm)).toBeTruthy();
      const stage = stageOf({ algorithm });
      expect(own.travel.stageBack(stage) && own.travel.stageForward(stage)).toBeTruthy();
      const limits = { incumbent: 9, max_depth: 8 };
      const ties = tiesOf(algorithm).map((name) => ({ ties: name, ...limits }));
      for (const more of [{}, { deepen: 'by-one' }, limits, ...ties]) {
        const search = { algorithm, ...more };
        expect(lines(own, search)).toEqual(lines(english.words, search));
      }
    }
    for (const puzzle of puzzles) {
      const key = keyOf(puzzle);
      expect(own.puzzle(key).full && own.board.rule(key) && own.paste.how(key)).toBeTruthy();
      expect(own.help.rules.of(key).length).toBe(english.words.help.rules.of(key).length);
      for (const { name } of puzzle.heuristics) {
        expect(own.heuristic(name) && own.heuristicMeaning(name, key)).toBeTruthy();
        const told = own.puzzle(key).heuristics?.[name];
        if (told) expect(own.heuristicMeaning(name, key), key).toBe(told.meaning);
        const { admissible, consistent } = own.proof(key, name) ?? {};
        expect(admissible && consistent, name).toBeTruthy();
      }
    }
  });

  test('tell by name of each search with a bound that is no iteration’s what its bound is', async () => {
    const { words: own } = await load(tag);
    const { meaning } = own.statistics.columns.bound;
    for (const request of everySearch({ puzzle: 'tiles', start: '123745806', goal: '123456780' })) {
      const { algorithm } = request;
      const stage = stageOf(request);
      const isToBeNamed = solve(request).bound !== null && stage !== 'bound';
      const isNamed = (/** @type {string} */ told) => told.includes(own.algorithm(algorithm));
      // By its kind only, as a name may contain another.
      expect(
        isNamed(
          meaning((one) =>
            one === stage ? boundedOf(one).filter((name) => name === algorithm) : [],
          ),
        ),
        algorithm,
      ).toBe(isToBeNamed);
      expect(!isToBeNamed || isNamed(meaning(boundedOf)), algorithm).toBe(true);
    }
  });

  test('have none for a rule for ties that A* has not, and none for an unknown limit', async () => {
    const { words: own } = await load(tag);
    expect(() => own.code.rule({ algorithm: 'a-star', ties: 'cut' })).toThrow("'cut'");
    const limit = /** @type {any} */ ('hours');
    const proves = /** @type {const} */ ('shortest');
    const snapshot = { limit, none_within: null, proves, depth: 3 };
    expect(() => own.states.limit('cubes', { algorithm: 'bfs' }, snapshot, 'moves')).toThrow(
      "'hours'",
    );
  });

  test('name the goal of each start of the 8-puzzle that is pasted alone on a line', async () => {
    const { paste } = (await load(tag)).words;
    for (const start of ['2 3 4 1 5 x 7 6 8', '283104765']) {
      const [problem] = parse_contest('tiles', start);
      expect(paste.how('tiles-3')).toContain(problem?.goal);
    }
  });

  test('are a language to links, which have its tag as it was given', () => {
    const { link, misread } = readLink(`lang=${tag}`);
    expect([link.lang, misread]).toEqual([tag, []]);
    expect(writeLink(link)).toContain(`lang=${tag}`);
  });
});

test('no word of the pseudo-language has a plain letter, and each is a third longer or more', () => {
  const said = leavesOf(pseudo.words).filter(([, leaf]) => typeof leaf === 'string');
  expect(said.length).toBeGreaterThan(400);
  expect(said.filter(([, leaf]) => PLAIN.test(String(leaf)))).toEqual([]);
  const letters = (/** @type {unknown} */ leaf) => [...String(leaf).matchAll(/\p{L}/gu)].length;
  const long = Object.fromEntries(leavesOf(english.words));
  for (const [path, leaf] of said) {
    expect(letters(leaf), path).toBeGreaterThanOrEqual((4 / 3) * letters(long[path]));
  }
});

test('functions of the pseudo-language return no plain letter either, lists and definitions too', () => {
  const { words: other } = pseudo;
  const search = { algorithm: 'ida-star', heuristic: 'colours', order: 'ULDR' };
  const told = [
    other.lane({ id: 0, search }),
    other.puzzle('cubes').full,
    other.help.rules.of('cubes').join(),
    other.atlas.bar('positions', 3, 4, 5).join(),
    other.code.rule(search).map(({ text }) => text),
    other.proof('cubes', 'colours')?.admissible,
    other.format.bytes(2048),
    other.steps.fates.pruned,
  ].join();
  expect(told).not.toMatch(PLAIN);
  // Line names are equal in all languages.
  expect(other.code.rule(search).map(({ name }) => name)).toEqual(
    words.code.rule(search).map(({ name }) => name),
  );
});

test.each(spoken())('the words of %s tell each number and name that English tells', async (tag) => {
  const { words: own } = await load(tag);
  expect(lost(english.words, own)).toEqual([]);
});

describe('a visitor gets', () => {
  test.each([
    ['the language of the link', 'de', ['en'], 'de'],
    ['that of which the link names a variant', 'en-GB', [], 'en'],
    ['the pseudo-language only by its name', 'en-XA', [], 'en-XA'],
    ['Chinese in the script that there is', null, ['zh-CN', 'en'], 'zh-Hans'],
    ['Chinese where the region writes another script', 'zh-TW', [], 'zh-Hans'],
    ['Chinese by the name of the language alone', 'zh', [], 'zh-Hans'],
    ['the first of the browser’s that there is', null, ['xx-YY', 'de-AT', 'en-US'], 'de'],
    ['that of the link before the browser’s', 'en', ['de'], 'en'],
    ['English where there is none of them', null, ['xx', 'C', ''], 'en'],
    ['the browser’s where the link names one that there is not', 'xx', ['en-US'], 'en'],
    ['no language of a name that objects have', 'constructor', ['toString'], 'en'],
  ])('%s', (_, asked, preferred, tag) => {
    expect(languageFor(asked, preferred)).toBe(tag);
  });

  test('no other: to load one that there is not is an error', async () => {
    await expect(load('xx')).rejects.toThrow("there is no language 'xx'");
  });
});

test('imported words are those of the other language as soon as it is spoken, and numbers follow', () => {
  expect([language, words.views.names.race, count(1_234_567)]).toEqual(['en', 'Race', '1,234,567']);
  speak('de', { words: pseudo.words, locale: { numbers: 'de', lists: 'de' } });
  expect([language, words.views.names.race]).toEqual(['de', pseudo.words.views.names.race]);
  expect(count(1_234_567)).toBe('1.234.567');
  expect([words.format.fixed(1.5, 3), words.format.decimal(26.834)]).toEqual(['1,500', '26,83']);
  expect(words.format.bytes(1536)).toMatch(/^1,5 /);
  expect(
    english.words.verdict.confounded(['search', 'ties', 'heuristic'], NOTHING_TELLS),
  ).toContain('in search, in ties und in heuristic');
});

const NOTHING_TELLS = { there: [], missing: [] };

test('each language is offered by its own name', () => {
  const names = new Map(offered().map(({ tag, name }) => [tag, name]));
  expect([names.get('de'), names.get('en')]).toEqual(['Deutsch', 'English']);
  // In the order of tags, without the pseudo-language.
  expect([...names.keys()]).toEqual(
    readdirSync('www/shared/words')
      .filter((name) => existsSync(`www/shared/words/${name}/index.json`))
      .sort(),
  );
  for (const [tag, name] of names) expect(name, tag).not.toBe(tag);
});

test('a word that a language lacks is English, and what it lacks can be listed', () => {
  /** @type {string[]} */
  const missing = [];
  const whole = { title: 'Rolling Cubes', names: { race: 'Race', tree: 'Tree' }, own: {} };
  const own = { names: { race: 'Rennen' }, own: { summe: 'sum' } };
  const all = over(whole, own, 'first', (path) => missing.push(path));
  expect(all).toEqual({
    title: 'Rolling Cubes',
    names: { race: 'Rennen', tree: 'Tree' },
    own: { summe: 'sum' },
  });
  expect(missing).toEqual(['first.title', 'first.names.tree']);
  expect(() => over(whole, { titel: '' }, 'first', () => {})).toThrow("first has 'titel'");
  for (const tag of ['de', 'ja', 'zh-Hans']) expect(lacking(tag).missing, tag).toEqual([]);
});

test('forms of words go by the rules of the current language', () => {
  const forms = { one: 'one', few: 'few', other: 'other' };
  const said = () => [1, 2, 5, 22].map((n) => formFor(n, forms));
  expect(said()).toEqual(['one', 'other', 'other', 'other']);
  speak('pl', { words: english.words, locale: { numbers: 'pl', lists: 'pl' } });
  expect(said()).toEqual(['one', 'few', 'other', 'few']);
});
