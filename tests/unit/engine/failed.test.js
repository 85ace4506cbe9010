// Why a worker does not go on, in words.

import { expect, test } from 'vitest';
import { saidOf } from '../../../www/engine/failed.js';
import { phrased } from '../../../www/engine/said.js';
import { words as german } from '../../../www/words/de/index.js';
import { words as english } from '../../../www/words/en/index.js';

const CAUSES = /** @type {const} */ (['unmade', 'broke', 'gone', 'garbled']);

/** The sentences in which a view tells why. @param {import('../../../www/words/shape.js').Words} words */
const sentences = ({ atlas, floor, quality, sweep, workshop, statistics }) => [
  atlas.failed,
  floor.failed,
  quality.failed,
  sweep.failed,
  workshop.audit.failed,
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
    const said = phrased(saidOf({ cause, message: '' }), english.worker);
    expect(said.includes('want of memory')).toBe(cause === 'gone');
  }
});
