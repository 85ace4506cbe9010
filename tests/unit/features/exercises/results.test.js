import { beforeAll, describe, expect, test } from 'vitest';
import { KeptResults } from '../../../../www/features/exercises/kept.js';
import {
  fileOf,
  findResults,
  MOST_TEXT,
  nameOf,
  ownOf,
  readResults,
  resultOf,
  sheetOf,
} from '../../../../www/features/exercises/result.js';
import {
  areBefore,
  isRefusal,
  mark,
  readAnswers,
  readSet,
  writeAnswers,
  writeSet,
} from '../../../../www/features/exercises/set.js';
import { standingOf } from '../../../../www/features/exercises/standing.js';
import { csvOf } from '../../../../www/shared/export/table.js';
import { addressWith } from '../../../../www/shared/state/address-with.js';
import { newGame } from '../../../../www/shared/state/games.js';
import { linkOf } from '../../../../www/shared/state/link.js';
import { withLength } from '../../../../www/shared/state/own.js';
import { readPage, writePage } from '../../../../www/shared/state/page-keys.js';
import { initialState } from '../../../../www/shared/state/state.js';
import * as german from '../../../../www/shared/words/de/index.js';
import * as english from '../../../../www/shared/words/en/index.js';
import { speak } from '../../../../www/shared/words/words.js';
import { catalogue } from '../../engine.js';
import { loadPageEngine } from '../../page-engine.js';
import { solved } from './players.js';

/** @import { Own } from '../../../../www/shared/state/page-keys.js' */

beforeAll(loadPageEngine);

const EXERCISE = 'order,must-expand:2,seed:7,feedback:end,pass:80';

/** Results of version 1 with their marks. @type {[string, string, number, number][]} */
const BEFORE = [
  ['fewest:3,seed:4', 'D-U,L-U-R-R-D-L,D-R-U-U-L-D', 2, 3],
  ['farthest:3,seed:15', '2223-2232-1121-1121-1121,1314-1213-1112-3233,2122-2223-2324-4142', 2, 3],
  [
    'breadth:3,seed:26',
    'n2.n5.n6.none.n7.none.n4.n11-n12-n13,n2.none.n3.n10-n11.n4.n12-n13.n5.none,n2.none.n3.n10-n11.n6.n13-n14.n5.n15',
    22,
    24,
  ],
  [
    'two-sides:3,seed:37',
    'forward.f3-f4-f6.forward.none.backward.b4-b6-b9,backward.b3-b6.forward.f5-f6-f9.backward.b8-b11-b13,forward.none.forward.none.backward.b5-b6-b9',
    15,
    18,
  ],
  [
    'order:3,seed:48',
    'blind-misplaced-manhattan-linear_conflict.blind-manhattan-linear_conflict-misplaced.blind-misplaced-manhattan-linear_conflict,blind-misplaced-manhattan-linear_conflict.blind-misplaced-manhattan-linear_conflict.blind-misplaced-manhattan-linear_conflict,linear_conflict-misplaced-manhattan-blind.blind-misplaced-manhattan-linear_conflict.blind-misplaced-manhattan-linear_conflict',
    7,
    9,
  ],
  ['inconsistent:3,seed:59', 'n1.n1.n1,n1.n1.n4,n5.n2.n2', 7, 9],
  ['wrong:3,seed:70', 'D-R,R-L-D-D-U-U,D', 1, 3],
  [
    'bounds:3,seed:81',
    'expand.raise12.raise10.expand.raise11.raise11.expand.expand.cut.raise12.raise12.expand,expand.cut.expand.raise6.raise7.expand.cut.cut.raise8.expand.cut.raise8,expand.cut.expand.raise7.cut.raise7.expand.cut.cut.expand.cut.cut',
    24,
    36,
  ],
  ['open-list:3,seed:92', 'n3.n5.n4.n7.n6,n1.n2.n3.n7.n8,n3.new.n1.shorter.n9.shorter.n10', 14, 17],
  ['branches:3,seed:103', 'n1.n4.n5.n9.none,n2.n4.n8.none.n11.n1,n1.n3.none.n7', 12, 15],
  [
    'backed-up:3,seed:114',
    'n4.n7.back12.back12.n4.n9.back12.n13.n14,n2.n5.n6.n8.n10.n11.n13.back15.n13,n2.n5.back11.back11.n3.n8.n10.n12.back13',
    20,
    27,
  ],
  [
    'must-expand:3,seed:125',
    'B3.B1-B2-B3.B3.F2-B3,B1.B1-B3.B1-B2-B3.F1-F2-F3-B1,B2.none.B1-B2.F1-B3',
    4,
    12,
  ],
];

test.each(BEFORE)(
  'a result of version 1 is read and marked as it was: %s',
  (exercise, answers, points, total) => {
    const { marked } = resultOf({ exercise, answers, score: `${points}-${total}` });
    expect(marked).toMatchObject({ points, total, isFinished: true });
  },
);

test('a result of four bounds that were always in the same order is marked as it was', () => {
  const same = 'blind-misplaced-manhattan-linear_conflict';
  const all = [same, same, same].join('.');
  const slip = [same, 'misplaced-blind-manhattan-linear_conflict', same].join('.');
  const { marked } = resultOf({ exercise: 'order:2,seed:7', answers: `v2,${all},${slip}` });
  expect(marked).toMatchObject({ points: 5, total: 6, isFinished: true });
});

test('answers go on in the version in which they were begun, and begin in the newest', () => {
  expect(writeAnswers([['n1']])).toBe('v2,n1');
  for (const text of ['n1.n2,n3', 'v2,n1.n2,n3', 'v2,', 'x']) {
    expect(writeAnswers(readAnswers(text), areBefore(text))).toBe(text);
  }
  expect([readAnswers(''), areBefore('')]).toEqual([[], false]);
});

test('a set is a link: which exercises, how many, seed, feedback and pass mark', () => {
  const set = readSet(EXERCISE);
  expect(set).toEqual({
    parts: [
      { kind: 'order', count: 1 },
      { kind: 'must-expand', count: 2 },
    ],
    seed: 7,
    feedback: 'end',
    pass: 80,
  });
  if (!isRefusal(set)) expect(writeSet(set)).toBe(EXERCISE);
  expect(readSet('open-list')).toMatchObject({ seed: null, feedback: 'once', pass: 60 });
});

/** @type {[string, string][]} */
const NO_SETS = [
  ['', 'breadth'],
  ['chess', 'open-list'],
  ['open-list:0', '1 – 24'],
  ['open-list:25', '1 – 24'],
  ['open-list:20,breadth:20', '1 – 24'],
  ['open-list:1e3', '1 – 24'],
  ['open-list:1:2', 'seed'],
  ['open-list,seed:-1', '0 – 999999'],
  ['open-list,seed:9999999', '0 – 999999'],
  ['open-list,feedback:never', 'once, end'],
  ['open-list,pass:101', '0 – 100'],
  ['constructor', 'breadth'],
  ['open-list,seed:1,seed:2', 'seed: 1'],
  [`open-list,${'breadth,'.repeat(300)}`, '1000'],
  ['seed:4', '1 – 24'],
  ['<script>alert(1)</script>', 'breadth'],
];

test.each(NO_SETS)('a set that is none says what could have stood there: %s', (text, allowed) => {
  const read = readSet(text);
  expect(isRefusal(read) && read.allowed).toContain(allowed);
});

describe('a result', () => {
  test('is marked again from its answers, whatever score it claims', () => {
    const { exercise, answers, marked } = solved(EXERCISE);
    expect(marked).toMatchObject({ isFinished: true, isPassed: true, points: marked.total });
    const own = ownOf({ exercise, answers, by: 'Ada Ü. <b>', marked });
    const { results } = readResults(addressWith('https://example.org/x#v=1', own));
    expect(results).toMatchObject([
      {
        by: 'Ada Ü. <b>',
        exercise,
        answers,
        refusal: null,
        claimed: `${marked.total}-${marked.total}`,
      },
    ]);
    const lie = resultOf({ exercise, answers: 'x,x,x', score: '9-9' });
    expect(lie.marked).toMatchObject({ points: 0, isFinished: true, isPassed: false });
    expect(lie.claimed).toBe('9-9');
  });

  test('is a file as well, one or a list of them', () => {
    const { exercise, answers, marked } = solved('order,seed:9');
    const file = fileOf(ownOf({ exercise, answers, by: 'Ada', marked }));
    const read = readResults(file).results[0];
    expect(read).toMatchObject({ by: 'Ada', exercise, answers });
    expect(readResults(`[${file},${file}]`).results).toHaveLength(2);
    expect(
      readResults(`${file}\n\nhttps://e.org/#exercise=order&answers=\r\n${file}`).results,
    ).toHaveLength(3);
  });

  /** Texts, the number of results in them, and what is none. @type {[string, string[], number, string[]][]} */
  const MIXED = [
    ['a line without a link', ['Week 3\n\n#exercise=order,seed:1\n'], 1, ['Week 3']],
    ['an object that is none', ['{"a": 1}\n#exercise=order,seed:1'], 1, ['{"a":1}']],
    ['entries of a list', ['[null, {"exercise": "order"}, 7]'], 1, ['null', '7']],
    ['a broken object', ['{"exercise": \n#exercise=order,seed:1'], 1, ['{"exercise":']],
    ['a list over lines', ['[\n{"exercise": "order"},\n{"exercise": "wrong"}\n]\n'], 2, []],
    ['objects, one a line', ['{"exercise": "order"}\n{"exercise": "wrong"}\n'], 2, []],
    ['two files', ['{"exercise":\n"order"}', '[{"exercise": "wrong"}]', 'no'], 2, ['no']],
  ];

  test.each(MIXED)('is found beside what is none, and that is counted: %s', (_, texts, n, no) => {
    const { owns, others, refusal } = findResults(...texts);
    expect([owns.length, others, refusal]).toEqual([n, no, null]);
  });

  test('is read from a link that a mailer has escaped', () => {
    const { exercise, answers, marked } = solved(EXERCISE);
    const link = `exercise=${encodeURIComponent(exercise)}&answers=${encodeURIComponent(answers)}`;
    expect(readResults(link).results).toMatchObject([
      { exercise, answers, refusal: null, marked: { points: marked.total } },
    ]);
  });

  test('is reported to a course page with a link from which it is marked again', () => {
    const { exercise, answers, marked } = solved(EXERCISE);
    const toLink = (/** @type {Own} */ own) => addressWith('https://e.org/', own);
    const standing = standingOf(resultOf({ exercise, answers, by: 'Ada' }), toLink);
    expect(standing).toMatchObject({
      ...{ exercise, answers, seed: 7, pass: 80, finished: true, passed: true },
      ...{ steps: marked.total, right: marked.total },
    });
    expect(readResults(`${standing?.result}`).results).toMatchObject([
      { by: 'Ada', exercise, answers, claimed: `${marked.total}-${marked.total}` },
    ]);
    const open = standingOf(resultOf({ exercise }), toLink);
    expect(open).toMatchObject({ finished: false, passed: false, right: 0, answers: '' });
    for (const own of [{ exercise: 'chess' }, { exercise: 'order' }, { exercise, answers: 'z' }])
      expect(standingOf(resultOf(own), toLink)).toBeNull();
  });

  test('that is finished and not correct enough is not passed', () => {
    const { marked } = solved('order,seed:9');
    const half = mark({ ...marked.set, pass: 100 }, 'x');
    expect([half.isFinished, half.isPassed]).toEqual([true, false]);
    expect(mark(marked.set, '')).toMatchObject({ isFinished: false, isPassed: false, at: 0 });
  });

  /** @type {[string, Own, string][]} */
  const HOSTILE = [
    ['answers of another exercise', { exercise: 'order,seed:1', answers: 'n1.n2' }, 'answers'],
    ['more exercises than there are', { exercise: 'order,seed:1', answers: 'x,x' }, 'answers'],
    [
      'one begun before the last was finished',
      { exercise: 'order:2,seed:1', answers: ',x' },
      'answers',
    ],
    ['moves that are not legal', { exercise: 'wrong,seed:1', answers: 'U-U-U-U' }, 'answers'],
    ['a flood', { exercise: 'order,seed:1', answers: 'u.'.repeat(9000) }, 'answers'],
    ['a script for a name', { exercise: 'order', by: '%00%3Cscript%3E' }, 'by'],
    ['letters turned round', { exercise: 'order', by: encodeURIComponent('\u202eada') }, 'by'],
    ['a broken escape', { exercise: 'order', by: '%E0%A4%A' }, 'by'],
    ['a name without end', { exercise: 'order', by: 'a'.repeat(61) }, 'by'],
    ['a set that is none', { exercise: 'order:99' }, 'set'],
    ['nothing', {}, 'set'],
  ];

  test.each(HOSTILE)('that is hostile is refused, and nothing else happens: %s', (_, own, what) => {
    const { refusal, marked } = resultOf(own);
    expect([refusal?.what, marked]).toEqual([what, null]);
    expect(`${refusal?.given}`.length).toBeLessThanOrEqual(60);
  });

  /** @type {[string, number][]} */
  const WRONG_TYPES = [
    ['{"exercise": 7, "answers": []}', 1],
    ['{"exercise": "order", "answers": {"length": 9}}', 1],
    ['{"exercise": "order", "__proto__": {"by": "x"}}', 1],
    ['[null, 1, "x", [], {}]', 0],
    ['{"exercise": "order"', 0],
    ['\u0000\ufeff', 0],
    ['[[[[[[[[]]]]]]]]', 0],
    ['javascript:alert(1)//exercise=order', 1],
  ];

  test.each(WRONG_TYPES)('of wrong types never comes further than a message: %s', (text, found) => {
    const { results, refusal } = readResults(text);
    expect(results).toHaveLength(found);
    expect(refusal).toBe(found === 0 ? 'none' : null);
  });

  test('that is huge is not read', () => {
    expect(readResults('x'.repeat(MOST_TEXT + 1)).refusal).toBe('large');
    expect(readResults('#exercise=order\n'.repeat(501)).refusal).toBe('large');
    const before = performance.now();
    expect(readResults('#exercise=farthest:24,seed:3\n'.repeat(126)).refusal).toBe('large');
    expect(performance.now() - before).toBeLessThan(1000);
    expect(readResults('#exercise=order:24,seed:3\n'.repeat(3)).results).toHaveLength(3);
  });
});

test('many results are a table and a file, which is read again', () => {
  const { exercise, answers, marked } = solved('order,seed:9');
  const lines = ['=HYPERLINK("x")', '+1', '@a', '-2', 'Ada, "B"'].map((by) =>
    addressWith('https://e.org/', ownOf({ exercise, answers, by, marked })),
  );
  const { results } = readResults([...lines, 'https://e.org/#exercise=chess'].join('\n'));
  const sheet = sheetOf(results, (own) => addressWith('https://e.org/', own));
  expect(sheet.rows.map(([name]) => name)).toEqual([
    '=HYPERLINK("x")',
    '+1',
    '@a',
    '-2',
    'Ada, "B"',
    '',
  ]);
  expect(sheet.rows[0]?.slice(1, 6)).toEqual([exercise, 3, 3, true, true]);
  expect(sheet.rows[5]?.at(-2)).toContain('set: chess');
  expect(csvOf(sheet).split('\r\n')).toHaveLength(8);
  const isRead = results.slice(0, 5).map(({ by }) => ({ by, exercise, answers, claimed: '3-3' }));
  for (const [tag, spoken] of /** @type {const} */ ([
    ['de', german],
    ['en', english],
  ])) {
    speak(tag, spoken);
    expect(readResults(csvOf(sheet)).results, tag).toMatchObject(isRead);
  }
  const again = readResults(String(sheet.rows[4]?.at(-1))).results[0];
  expect(again).toMatchObject({ by: 'Ada, "B"', answers });
});

test('a name is what was typed, without what could turn it round', () => {
  expect([nameOf('Ada%20L.'), nameOf(''), nameOf('%0a'), nameOf('%')]).toEqual([
    'Ada L.',
    '',
    null,
    null,
  ]);
});

describe('the page’s own keys of a link', () => {
  test('are kept from the engine, and written behind its own', () => {
    const text = 'https://e.org/#v=1&exercise=breadth,seed:1&puzzle=toys&amp;answers=n1&score=1-2';
    const page = readPage(text);
    expect([page.rest, page.own]).toEqual([
      '#v=1&puzzle=toys',
      { exercise: 'breadth,seed:1', answers: 'n1', score: '1-2' },
    ]);
    expect(writePage(page.rest, page)).toBe(
      withLength('v=1&puzzle=toys&exercise=breadth,seed:1&answers=n1&score=1-2', ['answers']),
    );
    expect(readPage('v=1')).toMatchObject({ rest: '#v=1', own: {} });
  });

  test('are in the page’s link while its exercises are shown, and in no other', () => {
    const state = initialState(newGame(catalogue(), 'toys'));
    const own = { exercise: 'breadth,seed:1', answers: 'n1' };
    const link = 'v=1&puzzle=toys&view=exercises&exercise=breadth,seed:1&answers=n1';
    expect(linkOf({ ...state, view: 'exercises', own })).toBe(
      withLength(link, ['answers', 'workshop']),
    );
    expect(linkOf({ ...state, view: 'tree', own })).toBe('v=1&puzzle=toys&view=tree');
    expect(readPage(link)).toMatchObject({ rest: '#v=1&puzzle=toys', view: 'exercises', own });
  });

  test('are cut where they are huge, and the first of two counts', () => {
    const ownOfLink = (/** @type {string} */ text) => readPage(`exercise=breadth&${text}`).own;
    expect(ownOfLink(`answers=${'n'.repeat(1e6)}`).answers?.length).toBe(13_000);
    expect(ownOfLink('by=a&by=b')).toEqual({ exercise: 'breadth', by: 'a' });
  });
});

describe('the store of a device', () => {
  /** @type {Map<string, string>} */
  const store = new Map();
  const shelf = {
    getItem: (/** @type {string} */ key) => store.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => void store.set(key, value),
    removeItem: (/** @type {string} */ key) => void store.delete(key),
  };
  const one = { exercise: 'breadth,seed:1', answers: 'x', by: '', at: '2026-01-01' };

  test('can be seen and deleted, one by one and all of it', () => {
    const kept = new KeptResults(() => shelf);
    kept.keep(one);
    kept.keep({ ...one, answers: 'n1.x' });
    kept.keep(one);
    expect(kept.all()?.map(({ answers }) => answers)).toEqual(['x', 'n1.x']);
    kept.remove(one);
    expect(kept.all()).toHaveLength(1);
    // A continued set replaces the interrupted one.
    kept.keep({ ...one, answers: 'n1.x.n2' });
    expect(kept.all()?.map(({ answers }) => answers)).toEqual(['n1.x.n2']);
    kept.clear();
    expect([kept.all(), store.size]).toEqual([[], 0]);
  });

  test('is empty if storage is forbidden or holds something else', () => {
    const kept = new KeptResults(() => {
      throw new Error('not allowed');
    });
    kept.keep(one);
    expect(kept.all()).toBeNull();
    for (const text of ['{', '7', '[1, {"exercise": 3}]', 'null']) {
      store.set('rolling-cubes results', text);
      expect(new KeptResults(() => shelf).all()).toEqual([]);
    }
  });
});
