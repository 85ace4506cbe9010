import { afterEach, beforeEach, expect, test } from 'vitest';
import { failureInWords } from '../../../../www/features/race/views/in-words.js';
import { attend } from '../../../../www/shared/engine/attend.js';
import { errorInWords, inWords } from '../../../../www/shared/engine/error-words.js';
import { saidOf } from '../../../../www/shared/engine/failed.js';
import { WorkerLink } from '../../../../www/shared/engine/link.js';
import { Forbidden, Missing } from '../../../../www/shared/engine/missing.js';
import { phrased } from '../../../../www/shared/engine/phrases.js';
import * as inGerman from '../../../../www/shared/words/de/index.js';
import * as inEnglish from '../../../../www/shared/words/en/index.js';
import { speak } from '../../../../www/shared/words/words.js';
import { Job } from '../../engine.js';
import { browser, FakeWorker, over } from '../../features/race/crew.js';

/** @import { Failure } from '../../../../www/shared/engine/link.js' */
/** @import { Words } from '../../../../www/shared/words/shape.js' */

const { words: german } = inGerman;
const { words: english } = inEnglish;

beforeEach(browser);
afterEach(over);
afterEach(() => speak('en', inEnglish));

const CAUSES = /** @type {const} */ (['unmade', 'broke', 'gone', 'garbled']);

/** @param {Words} words */
const sentences = ({ atlas, floor, quality, workshop, statistics }) => [
  atlas.failed,
  floor.failed,
  quality.failed,
  ...Object.values(workshop.stopped),
  statistics.experiment.failed,
];

for (const { language, words, quoted } of [
  { language: 'English', words: english, quoted: '(“out of memory”).' },
  { language: 'German', words: german, quoted: '(„out of memory“).' },
])
  test(`each view names the cause by which its worker does not go on, in ${language}, and quotes what the browser says of it`, () => {
    for (const sentence of sentences(words)) {
      const plain = CAUSES.map((cause) =>
        sentence(phrased(saidOf({ cause, message: '' }), words.worker)),
      );
      expect(new Set(plain).size).toBe(CAUSES.length);
      for (const text of plain) expect(text).toMatch(/^\S.*: [^:(]+[^.]\.$/);
      for (const cause of CAUSES)
        expect(
          sentence(phrased(saidOf({ cause, message: 'out of memory' }), words.worker)),
        ).toMatch(new RegExp(`${quoted.replace(/[().]/g, '\\$&')}$`));
    }
  });

test('only a worker that is gone is said to have been ended, perhaps for want of memory', () => {
  for (const cause of CAUSES) {
    const text = phrased(saidOf({ cause, message: '' }), english.worker);
    expect(text.includes('want of memory')).toBe(cause === 'gone');
  }
});

/** @param {() => unknown} act */
async function failing(act) {
  let error = null;
  try {
    act();
  } catch (thrown) {
    error = thrown;
  }
  FakeWorker.spawn = () =>
    new FakeWorker((port) => {
      attend(() => act(), port);
      return () => {};
    });
  /** @type {Failure} */
  const failure = await new Promise((resolve) => {
    const link = new WorkerLink(
      () => /** @type {any} */ (FakeWorker.spawn()),
      () => {},
      resolve,
    );
    link.order({ type: 'work' });
  });
  return { error, failure };
}

const TILES = /** @type {const} */ (['tiles', '867254301', '123456780']);

/** @type {[string, () => unknown][]} */
const REFUSED = [
  ['a name that is none', () => Job.floor(...TILES, 'clairvoyant', 'blind')],
  ['a text that breaks its form', () => Job.floor('tiles', '86725', TILES[2], 'blind', 'blind')],
  ['what cannot be reached', () => Job.floor('tiles', '687254301', TILES[2], 'blind', 'blind')],
];

test.each(REFUSED)(
  'errors of the engine in a worker are in the page’s language: %s',
  async (_, act) => {
    const { error, failure } = await failing(act);
    expect(failure.cause).toBe('broke');
    for (const language of [inEnglish, inGerman]) {
      speak('', language);
      const why = errorInWords(error);
      expect(inWords(saidOf(failure)).endsWith(` (${why})`), why).toBe(true);
      for (const sentence of sentences(language.words)) {
        expect(sentence(inWords(saidOf(failure)))).toMatch(/^[^(]*: [^:(]+\(.+\)\.$/);
      }
    }
    expect(inWords(saidOf(failure))).not.toContain(failure.message);
  },
);

test('an error in a worker that is not the engine’s answer is quoted as before', async () => {
  const { failure } = await failing(() => {
    throw new RangeError('out of memory');
  });
  expect(saidOf(failure)).toEqual({ code: 'worker-broke', values: ['out of memory'] });
});

test('a file of the engine that a worker misses is reported in the current language', async () => {
  const { failure } = await failing(() => {
    throw new Missing('rest-1a2b3c.wasm', 503);
  });
  expect(inWords(saidOf(failure))).toBe(
    'a worker stopped at an error (“rest-1a2b3c.wasm could not be loaded: status 503”)',
  );
  expect(failureInWords(failure)).toBe('Stopped: rest-1a2b3c.wasm could not be loaded: status 503');
  speak('de', inGerman);
  expect(inWords(saidOf(failure))).toContain('rest-1a2b3c.wasm konnte nicht geladen werden');
  expect(failureInWords(failure)).toContain('konnte nicht geladen werden: Status 503');
});

test('an answer that is no wasm and a policy against wasm are reported in the current language', () => {
  const [other, forbidden] = [
    new Missing('first-1a2b3c.wasm', 200),
    new Forbidden("script-src 'wasm-unsafe-eval'"),
  ];
  expect(errorInWords(other)).toBe(
    'first-1a2b3c.wasm could not be loaded: the host answers with another file, such as an HTML page',
  );
  expect(errorInWords(forbidden)).toContain("has to allow script-src 'wasm-unsafe-eval'");
  // Elements show the error's own message.
  expect(forbidden.message).toBe(errorInWords(forbidden));
  speak('de', inGerman);
  expect(errorInWords(other)).toContain('antwortet mit einer anderen Datei');
  expect(errorInWords(forbidden)).toContain("muss script-src 'wasm-unsafe-eval' erlauben");
});
