// Links cut at every length, as by mailers and chats: the rest blames neither the student nor the file.

import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { begin } from '../../../../www/app/shell/begin.js';
import { ownOf, readResults, resultOf } from '../../../../www/features/exercises/result.js';
import { openLesson } from '../../../../www/features/lessons/library.js';
import { addressOfMade } from '../../../../www/features/workshop/files.js';
import { packed } from '../../../../www/shared/export/packed.js';
import { addressWith } from '../../../../www/shared/state/address-with.js';
import { newGame } from '../../../../www/shared/state/games.js';
import { linkOf } from '../../../../www/shared/state/link.js';
import { initialState } from '../../../../www/shared/state/state.js';
import { catalogue } from '../../engine.js';
import { solved } from '../../features/exercises/players.js';
import { browser, over } from '../../features/race/crew.js';
import { loadPageEngine } from '../../page-engine.js';

beforeAll(loadPageEngine);
beforeEach(() => {
  browser();
  vi.stubGlobal('location', { href: 'https://example.org/cubes/' });
});
afterEach(over);

/** @param {string} link */
function opened(link) {
  const control = begin(initialState(newGame(catalogue(), 'cubes')), catalogue());
  control.open(`#${link}`);
  const { state } = control;
  // Ends the workers, which are watched in each second.
  control.race.restart();
  return state;
}

/** @param {string} link */
const cuts = (link) => Array.from(link, (_, length) => link.slice(0, length));

const PLAIN = [
  'v=1&puzzle=cubes&start=WEWWWWWWW&goal=RBWRWWEWW&race=ida-star/colours:order=ULDR,bfs&view=tree&at=100,2000&lang=de&theme=dark&camera=-20,60&zoom=350,4310,62',
  'v=1&puzzle=tiles&start=867254301&moves=DR&speed=full&breaks=depth:5.bound&challenge=1',
  'v=1&puzzle=toys&lesson=ida-star&step=12',
];

test.each(PLAIN)(
  'a cut link is read as what is there, and at most its last key is not understood: %s',
  (link) => {
    const before = opened(link).misread;
    expect(before).toEqual([]);
    for (const cut of cuts(link)) {
      const last = /([^&=]*)(?:=[^&]*)?$/.exec(cut)?.[1];
      for (const { key } of opened(cut).misread) expect(key, cut).toBe(last);
    }
  },
);

describe('a result’s link', () => {
  const { exercise, answers, marked } = solved('order,open-list:2,seed:7');
  const own = ownOf({ exercise, answers, by: 'Jürgen Ä. (7b)', marked });
  const whole = addressWith('https://e.org/', own);

  test('is whole as it was written, and where a mailer has escaped it', () => {
    const escaped = whole.replace(
      /#.*/,
      (link) =>
        `#${encodeURI(link.slice(1)).replaceAll('%25', '%').replaceAll('&', '&amp;').replaceAll(',', '%2C')}`,
    );
    for (const text of [whole, escaped, `${whole}&utm=1`, decodeURI(whole)])
      expect(readResults(text).results, text).toMatchObject([
        { cut: 'no', refusal: null, answers, marked: { isFinished: true } },
      ]);
    expect(opened(whole).misread).toEqual([]);
  });

  test('that is cut anywhere is said to be cut, claims nothing, and counts no answer that was not given', () => {
    for (const cut of cuts(whole)) {
      const { results } = readResults(cut);
      if (cut.includes('&exercise=')) expect(results, cut).toHaveLength(1);
      for (const result of results) {
        expect(result, cut).toMatchObject({ cut: 'yes', claimed: '' });
        expect([null, 'cut'], cut).toContain(result.refusal?.what ?? null);
        expect(`${answers},`.startsWith(result.answers), cut).toBe(true);
        expect(
          result.marked?.performances.flatMap(({ steps }) =>
            steps.filter(({ mark: made }) => made === 'wrong'),
          ) ?? [],
        ).toEqual([]);
      }
      const state = opened(cut.split('#')[1] ?? '');
      if (/length=\d/.test(cut))
        expect(
          state.misread.map(({ key }) => key),
          cut,
        ).toContain('length');
      expect(['cut', undefined], cut).toContain(
        state.own.exercise ? resultOf(state.own).refusal?.what : undefined,
      );
    }
  });

  test('of the page itself, in the middle of the exercises, is reported as cut as well', () => {
    const state = opened(`v=1&puzzle=toys&exercise=${exercise}&answers=${answers}`);
    const link = linkOf(state);
    expect(opened(link).misread).toEqual([]);
    for (const cut of cuts(link).filter((text) => /length=\d/.test(text)))
      expect(
        opened(cut).misread.map(({ key }) => key),
        cut,
      ).toContain('length');
  });

  test('that does not say how long it is may be cut where it ends without its score', () => {
    const old = whole.replace(/length=\d+&/, '');
    expect(readResults(old).results).toMatchObject([{ cut: 'no', claimed: own.score }]);
    for (const cut of cuts(old).filter((text) => text.includes('&answers='))) {
      const [result] = readResults(cut).results;
      if (!result?.refusal) expect(result, cut).toMatchObject({ cut: 'perhaps', claimed: '' });
    }
  });
});

test('a lesson’s link that is cut is said to be cut, and no mistake is laid to its file', async () => {
  const text = `# Mine\n\n## One — größer\n\n${Array.from({ length: 60 }, (_, n) => `Word ${n * n}. `).join('')}\n`;
  const id = packed(text) ?? '';
  for (const cut of cuts(id).filter((name) => name.startsWith('z.'))) {
    const lesson = await openLesson(cut, 'en');
    if (lesson?.text !== text)
      expect(lesson?.problems, cut).toEqual([{ code: 'cut', line: 1, given: '' }]);
  }
});

test('a heuristic’s link that is cut is said to be cut', () => {
  const problem = { start: '867254301', goal: '123456780' };
  const link = addressOfMade('tiles-3', problem, 'max(manhattan, 1 + misplaced)');
  for (const cut of cuts(link)) {
    const [, text = ''] = cut.split('#');
    if (/&workshop=./.test(cut))
      expect(
        opened(text).misread.map(({ key }) => key),
        cut,
      ).toContain('length');
  }
});
