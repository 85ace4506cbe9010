// Answers and results that reach the record of a course, on platforms that do the usual thing a little differently.

import { beforeAll, describe, expect, test } from 'vitest';
import { readPage } from '../../../../www/shared/state/page-keys.js';
import { loadPageEngine } from '../../page-engine.js';
import { Course, notes, RIGHT, SET, Visit } from './course.js';

/** @import { Version } from '../../../../www/features/scorm/package.js' */
/** @import { Around, Fault } from './course.js' */

beforeAll(loadPageEngine);

const GONE = () => {
  throw new Error('gone');
};
/** A window of another origin. */
const FOREIGN = {
  get API() {
    return GONE();
  },
  get API_1484_11() {
    return GONE();
  },
};
/** An API that is there and not in use. */
const DEAD = Object.fromEntries(
  ['', 'LMS'].flatMap((prefix) =>
    ['Initialize', 'GetValue', 'SetValue', 'Commit', 'GetLastError'].map((method) => [
      `${prefix}${method}`,
      () => (method === 'GetValue' ? '' : method === 'GetLastError' ? '102' : 'false'),
    ]),
  ),
);

/** Answers of a platform that says yes in another form. @type {(yes: any, no: any) => Fault} */
const saying = (yes, no) =>
  Object.fromEntries(
    ['Initialize', 'SetValue', 'Commit', 'Terminate'].map((method) => [
      method,
      (own, ...given) => (own(...given) === 'true' ? yes : no),
    ]),
  );

/** Values of suspend data that come back in another form. @type {(change: (text: string) => any) => Fault} */
const returning = (change) => ({
  GetValue: (own, key) => (key === 'cmi.suspend_data' ? change(own(key ?? '')) : own(key ?? '')),
});

/** @type {(name: string) => Fault} */
const named = (name) => ({
  GetValue: (own, key = '') => (key.endsWith('_name') ? name : own(key)),
});

/** Values that are not there. @type {(nothing: any) => Fault} */
const missing = (nothing) => ({ GetValue: (own, key) => own(key ?? '') || nothing });

/** Elements that a platform refuses to set. @type {(pattern: RegExp) => Fault} */
const refusing = (pattern) => {
  let error = '';
  return {
    SetValue(own, key = '', value = '') {
      error = pattern.test(key) ? '401' : '';
      return error ? 'false' : own(key, value);
    },
    GetLastError: (own) => error || own(),
    Commit(own) {
      error = '';
      return own('');
    },
  };
};

/** An error code for what has no value. @type {(code: string) => Fault} */
const strict = (code) => {
  let error = '';
  return {
    GetValue(own, key = '') {
      const value = own(key);
      error = value === '' ? code : '';
      return value;
    },
    SetValue(own, key, value) {
      error = '';
      return own(key ?? '', value ?? '');
    },
    GetLastError: (own) => error || own(),
  };
};

/** An API that someone has initialized before. @type {() => Fault} */
const begun = () => ({
  Initialize(own) {
    own('');
    return own('');
  },
});

/** @type {[string, Fault][]} */
const FAILED = [['fails to read', { ...returning(() => ''), GetLastError: () => '301' }]];

/** @type {Around} */
const beside = (name, api, foreign) => ({ [name]: api, [foreign]: DEAD });

/** Platforms on which all must be as on any other. @type {[string, Fault, Around?][]} */
const ODD = [
  ['that does all as it is written', {}],
  ['with a dead API of the other version beside its own', {}, beside],
  [
    'with an object of the other API’s name',
    {},
    (name, api, foreign) => ({ [name]: api, [foreign]: { version: 1 } }),
  ],
  [
    'with an element of its API’s name in a nearer window',
    {},
    (name, api) => ({ [name]: {}, parent: { [name]: api } }),
  ],
  [
    'with its API four frames above',
    {},
    (name, api) => ({ parent: { parent: { parent: { parent: { [name]: api } } } } }),
  ],
  [
    'with a frame of another origin between',
    {},
    (name, api) => ({ parent: Object.create(FOREIGN, { parent: { value: { [name]: api } } }) }),
  ],
  ['with its API in the window’s opener', {}, (name, api) => ({ opener: { [name]: api } })],
  [
    'with its API around the opener of the top window',
    {},
    (name, api) => ({ parent: { parent: { opener: { parent: { [name]: api } } } } }),
  ],
  ['that answers 1', saying(1, 0)],
  ['that answers "1"', saying('1', '0')],
  ['that answers true', saying(true, false)],
  ['that answers "True"', saying('True', 'False')],
  ['that has undefined for no value', missing(undefined)],
  ['that has null for no value', missing(null)],
  ['that has "null" for no value', missing('null')],
  ['that has "undefined" for no value', missing('undefined')],
  ['that has a blank for no value', missing(' ')],
  ['whose errors are numbers', { GetLastError: (own) => Number(own()) }],
  ['that reports no errors', { GetLastError: () => undefined }],
  ['that is initialized already', begun()],
  ['that calls what has no value an error', strict('403')],
  ['that escapes ampersands', returning((text) => text.replaceAll('&', '&amp;'))],
  ['that escapes ampersands twice', returning((text) => text.replaceAll('&', '&amp;amp;'))],
  ['that decodes percent signs', returning((text) => decodeURIComponent(text))],
  ['whose learner has a name of 90 letters and lines', named(`Ada\n\u202e${'o'.repeat(90)}`)],
  ['that refuses comments', refusing(/comments/)],
  ['that refuses the least and the greatest score', refusing(/m(in|ax)$/)],
  ['that refuses the session’s time and how it was left', refusing(/time|exit/)],
  ['that never finishes a session', { Terminate: GONE }],
];

for (const version of /** @type {const} */ (['1.2', '2004'])) {
  describe(`SCORM ${version}`, () => {
    /** In SCORM 2004 the code has another meaning. @type {typeof ODD} */
    const older = [['that calls what has no value not initialized', strict('301')]];
    test.each([...ODD, ...(version === '1.2' ? older : [])])(
      'a platform %s gets all answers, and they are opened again',
      (_, fault, around = undefined) => {
        const course = new Course(version, fault, undefined, around);
        let visit = course.open();
        visit.wait();
        expect(visit.note).toBe('');
        expect(course.record).toMatchObject({ completion: 'incomplete', success: 'unknown' });
        visit.answer(...RIGHT.slice(0, 2));
        expect(visit.note).toBe('');
        expect(course.record).toMatchObject({ completion: 'incomplete', score: '33.33' });
        visit.leave();
        visit = course.open();
        expect(visit.own).toMatchObject({ exercise: SET, by: expect.stringContaining('Ada') });
        expect(visit.own.answers).toBe(`v2,${RIGHT.slice(0, 2).join('.')}`);
        visit.answer(...RIGHT.slice(2));
        visit.leave();
        expect(visit.note).toBe('');
        expect(course.record).toMatchObject({
          ...{ completion: 'completed', success: 'passed', score: '100' },
          data: expect.stringContaining('score=6-6'),
        });
        expect(course.open().own.answers).toContain(RIGHT[5]);
      },
    );

    test('nothing is graded before an answer', () => {
      const course = new Course(version);
      const visit = course.open();
      visit.wait();
      visit.leave();
      expect(course.record).toMatchObject({ completion: 'incomplete' });
      expect(Object.keys(course.stored).filter((key) => key.includes('score'))).toEqual([]);
      expect(course.record.data).toContain(SET);
    });

    test('what was finished stays finished, whatever is taken back, in this visit or a later one', () => {
      const course = new Course(version);
      let visit = course.open();
      visit.answer(...RIGHT);
      const finished = { completion: 'completed', success: 'passed', score: '100' };
      visit.answer('u');
      expect(course.record).toMatchObject(finished);
      expect(course.record.data).toContain('misplaced-rows.u');
      visit.leave();
      visit = course.open();
      expect(visit.own.answers).toMatch(/\.u$/);
      for (const sign of ['u', 'x']) {
        visit.answer(sign);
        expect(course.record).toMatchObject(finished);
      }
      visit.leave();
      expect(course.record).toMatchObject(finished);
      expect(course.record.comment).toContain('score=6-6');
    });

    test('each commit has answers, status, time and how it is left, before anything ends', () => {
      const course = new Course(version);
      const visit = course.open();
      visit.now = 3_725_400;
      visit.answer(RIGHT[0] ?? '');
      expect(course.record).toMatchObject({
        data: expect.stringContaining(`&answers=v2,${RIGHT[0]}`),
        ...{ completion: 'incomplete', score: '16.66', exit: 'suspend' },
        time: version === '1.2' ? '0001:02:05' : 'PT3725S',
      });
      if (version === '2004') expect(course.stored['cmi.score.scaled']).toBe('0.1666');
      visit.answer(...RIGHT.slice(1));
      // A platform that is closed before the page: nothing more is stored.
      visit.isGone = true;
      visit.leave();
      const { data, comment } = course.record;
      expect(comment).toBe(`#${data}`);
    });

    test('a platform that appends comments gets a result once, however often it is sent', () => {
      const course = new Course(version, refusing(/status/));
      const visit = course.open();
      visit.answer(...RIGHT);
      visit.wait();
      course.fault = {};
      visit.wait();
      const { data } = course.record;
      expect(course.record).toMatchObject({ success: 'passed', comment: `#${data}` });
      const comments = visit.calls('SetValue').filter(([, key]) => key?.includes('comment'));
      expect(comments).toHaveLength(1);
    });

    test('a session is finished once, and nothing is set after it', () => {
      const course = new Course(version);
      const visit = course.open();
      visit.answer(RIGHT[0] ?? '');
      visit.leave();
      const after = visit.log.length;
      visit.answer(RIGHT[1] ?? '');
      visit.leave();
      visit.wait();
      expect(visit.calls('Terminate')).toHaveLength(1);
      expect(visit.log).toHaveLength(after);
      expect(course.record.exit).toBe('suspend');
    });

    test('opened and left before the page has shown anything, it is incomplete', () => {
      const course = new Course(version);
      new Visit(course).leave();
      expect(course.record).toMatchObject({ completion: 'incomplete', exit: 'suspend', data: '' });
      expect(course.record.score).toBeUndefined();
    });

    test('a platform without scores gets the status', () => {
      const course = new Course(version, refusing(/score/));
      const visit = course.open();
      visit.answer(...RIGHT);
      expect(visit.note).toBe('');
      expect(course.record).toMatchObject({ completion: 'completed', success: 'passed' });
    });

    test('failed answers are failed until they pass', () => {
      const course = new Course(version);
      const visit = course.open();
      visit.answer('x', 'x');
      expect(course.record).toMatchObject({
        completion: 'completed',
        success: 'failed',
        score: '0',
      });
      visit.answer('u');
      expect(course.record).toMatchObject({
        completion: 'completed',
        success: 'failed',
        score: '0',
      });
    });

    /** @type {[string, string, Fault][]} */
    const REFUSALS = [
      ['stores no answer', 'score=1-6', refusing(/suspend_data/)],
      ['stores no status', 'score=1-6', refusing(/status/)],
      ['stores nothing that it is sent', 'score=1-6', { Commit: () => 'false' }],
      ['throws', 'score=1-6', { SetValue: GONE }],
      ['answers nothing', 'score=1-6', { Commit: () => undefined }],
    ];

    test.each(REFUSALS)('a platform that %s is reported, and gets all later', (_, score, fault) => {
      const course = new Course(version, fault);
      let visit = course.open();
      visit.answer(RIGHT[0] ?? '');
      expect(visit.note).toContain(notes.lost);
      expect(visit.note).toContain(score);
      // Closed before it works again: this device has the answers.
      visit.leave();
      course.fault = {};
      visit = course.open();
      visit.wait();
      expect(visit.note).toBe('');
      expect(course.record).toMatchObject({ score: '16.66', completion: 'incomplete' });
      expect(course.record.data).toContain(`answers=v2,${RIGHT[0]}`);
      expect(Object.keys(course.device)).toEqual([]);
    });

    test('a platform that refuses for a while gets the answers in the same visit', () => {
      const course = new Course(version);
      const visit = course.open();
      visit.answer(RIGHT[0] ?? '');
      course.fault = { SetValue: () => 'false' };
      visit.answer(RIGHT[1] ?? '');
      expect(visit.note).toContain(notes.lost);
      course.fault = {};
      visit.wait();
      expect(visit.note).toBe('');
      expect(course.record).toMatchObject({ score: '33.33' });
      const texts = visit.calls('SetValue').filter(([, key]) => key === 'cmi.suspend_data');
      visit.wait();
      expect(visit.calls('SetValue').filter(([, key]) => key === 'cmi.suspend_data')).toEqual(
        texts,
      );
    });

    /** @type {[string, Fault][]} */
    const WAITING = [
      ['does not answer', { Initialize: GONE, GetValue: GONE, GetLastError: GONE }],
      [
        'is not ready',
        { Initialize: () => 'false', GetValue: () => '', GetLastError: () => '101' },
      ],
      ['cannot read what it stores', { ...returning(() => ''), GetLastError: () => '101' }],
      // Not initialized in 1.2, and any failure in 2004.
      [
        'has lost its session',
        { ...returning(() => ''), Initialize: () => 'false', GetLastError: () => '301' },
      ],
      ...(version === '2004' ? FAILED : []),
    ];

    test.each(WAITING)(
      'a platform that %s at first is waited for, and nothing is set',
      (_, fault) => {
        const course = new Course(version, fault);
        course.store(`v=1&exercise=${SET}&answers=v2,${RIGHT[0]}`);
        const visit = course.open();
        visit.wait();
        expect(visit.note).toBe(notes.waiting);
        expect(visit.frame).toBeUndefined();
        course.fault = {};
        visit.wait();
        visit.shown();
        expect(visit.note).toBe('');
        expect(visit.own.answers).toBe(`v2,${RIGHT[0]}`);
        const open = new Course(version, fault).open();
        open.leave();
        expect(open.calls('SetValue')).toEqual([]);
      },
    );

    const stored = (/** @type {string} */ set, /** @type {string} */ answers = 'v2,x') =>
      `v=1&exercise=${set}&answers=${answers}&by=Ada&score=6-6`;
    const long = `v=1&length=99&exercise=${SET}&answers=v2,${RIGHT[0]}`;

    /** @type {[string, string, string?][]} */
    const STRANGE = [
      ['are of another exercise', stored('fewest,seed:1,pass:0')],
      ['are of other numbers of exercises', stored('order,seed:3')],
      ['are of other problems', stored('order:2,seed:4')],
      ['are of no problems', stored('order:2')],
      ['were cut', long],
      ['were cut in a name of escapes', `${long}&by=${'%E6%9D%8E'.repeat(9)}`],
      ['were cut before the answers', long.slice(0, 30)],
      ['were cut to a few letters', 'v=1&l'],
      ['are something else', 'n=3;page=7'],
      ['are of a lesson', 'step=2&lessons=%7B%7D'],
      ['hide another exercise', stored(SET, 'v2,x#exercise=fewest,seed:1,pass:0')],
      ['cannot have been given', stored(SET, 'v2,n1.n2')],
    ];

    test.each(STRANGE)(
      'stored answers that %s are reported, shown for a copy, and overwritten only on demand',
      (_, data) => {
        const course = new Course(version);
        course.store(data);
        let visit = course.open();
        expect(visit.note).toContain(notes.strange);
        expect(visit.note).toContain(`#${data}`);
        visit.wait();
        visit.leave();
        expect(course.record).toMatchObject({ data });
        expect([course.record.completion, course.record.score]).not.toContain('completed');
        visit = course.open();
        expect(visit.press()).toBe(1);
        expect(visit.own).toMatchObject({ exercise: SET });
        expect(visit.own.answers).toBeUndefined();
        visit.answer(RIGHT[0] ?? '');
        // The copy stays in sight, and among the comments.
        expect(visit.note).toContain(`#${data}`);
        expect(visit.note).not.toContain(notes.strange);
        expect(course.record).toMatchObject({ score: '16.66', comment: `#${data}` });
        visit.leave();
        visit = course.open();
        expect(visit.note).toBe('');
        expect(visit.own.answers).toBe(`v2,${RIGHT[0]}`);
      },
    );

    test.each(STRANGE)('answers on this device that %s are reported, and never sent', (_, data) => {
      const course = new Course(version);
      course.store(`v=1&exercise=${SET}`);
      course.device['rolling-cubes 7 /course/index.html'] = data;
      const visit = course.open();
      expect(visit.note).toContain(`#${data}`);
      visit.press();
      visit.wait();
      expect(visit.own).toMatchObject({ exercise: SET });
      expect(course.record.data).not.toContain('answers');
    });

    test('the package’s own pass mark and feedback count, whatever is stored', () => {
      const link = `exercise=order:02,pass:100,feedback:end,seed:3`;
      const course = new Course(version, {}, link);
      course.store(stored('order:2,seed:3,pass:0', `v2,${RIGHT.slice(0, 3).join('.')},x`));
      const visit = course.open();
      visit.wait();
      expect(visit.note).toBe('');
      expect(visit.own.exercise).toBe('order:02,pass:100,feedback:end,seed:3');
      expect(course.record).toMatchObject({ success: 'failed', score: '50' });
    });

    test.each([
      ['order:1,wrong', 'order,wrong,seed:3'],
      ['order%3A02%2Cseed%3A03', 'order:2,seed:3'],
    ])('a set that is written in another way is the same: %s', (written, exercise) => {
      const course = new Course(version, {}, `exercise=${written}`);
      course.store(stored(exercise));
      const visit = course.open();
      expect([visit.note, visit.own.answers]).toEqual(['', 'v2,x']);
    });

    test('a set without a seed resumes with the problems that it had, and opens with none', () => {
      const course = new Course(version, {}, 'exercise=order:2');
      const first = course.open();
      first.answer(RIGHT[0] ?? '', 'x');
      first.leave();
      expect(course.record.data).toContain('order:2,seed:5');
      expect(course.open().frame?.src).toContain(
        `exercise=order:2,seed:5&answers=v2,${RIGHT[0]}.x`,
      );
    });

    test('a page that reports another exercise than the package’s is not recorded', () => {
      const course = new Course(version);
      const visit = course.open();
      visit.wait();
      const { data } = course.record;
      visit.shown({ exercise: 'order,seed:1,pass:0', answers: 'x' });
      visit.wait();
      expect(course.record).toMatchObject({ data, completion: 'incomplete' });
    });

    test('of answers on this device and in the course the ones that go further are opened', () => {
      const [one, three] = [1, 3].map((n) => stored(SET, `v2,${RIGHT.slice(0, n).join('.')}`));
      for (const [course, device] of [
        [one, three],
        [three, one],
      ]) {
        const record = new Course(version);
        record.store(course ?? '');
        record.device['rolling-cubes 7 /course/index.html'] = device;
        const visit = record.open();
        expect(visit.own.answers).toBe(`v2,${RIGHT.slice(0, 3).join('.')}`);
        visit.wait();
        expect(record.record).toMatchObject({ score: '50' });
      }
      // A second attempt has other problems.
      const second = new Course(version, {}, 'exercise=order:2');
      second.store('v=1&exercise=order:2,seed:8');
      second.device['rolling-cubes 7 /course/index.html'] = stored('order:2,seed:3');
      expect(second.open().own).toMatchObject({ exercise: 'order:2,seed:8' });
    });

    test('answers of a learner without a name of the platform’s are not those of another', () => {
      const course = new Course(version, { Commit: () => 'false', Terminate: () => 'false' });
      course.stored = {};
      let visit = course.open();
      visit.answer(RIGHT[0] ?? '');
      visit.leave();
      visit = course.open();
      expect(visit.own.answers).toBeUndefined();
    });

    test('of two windows the newer one records, and the older one says so', () => {
      const course = new Course(version);
      const older = course.open();
      older.answer(RIGHT[0] ?? '');
      const newer = course.open();
      expect(newer.note).toBe('');
      expect(older.note).toBe(notes.twice);
      expect(older.frame).toBeUndefined();
      newer.answer(...RIGHT.slice(1, 3));
      older.wait();
      older.leave();
      expect(course.record).toMatchObject({ score: '50' });
      newer.leave();
      expect(course.record).toMatchObject({ score: '50' });
      expect(older.calls('Terminate')).toHaveLength(1);
    });

    test('a window that asks about stored answers asks no more when a newer one is open', () => {
      const course = new Course(version);
      course.store('n=3;page=7');
      const older = course.open();
      const newer = course.open();
      expect([older.note, older.press(), newer.press()]).toEqual([notes.twice, 0, 1]);
    });

    test('of two windows with one session the newer one records, and the session lasts', () => {
      /** @type {any} */
      let session = null;
      const course = new Course(version, {}, undefined, (name, api) => {
        session ??= api;
        return { [name]: session };
      });
      const older = course.open();
      older.answer(RIGHT[0] ?? '');
      const newer = course.open();
      expect(older.note).toBe(notes.twice);
      newer.answer(RIGHT[1] ?? '');
      expect(newer.note).toBe('');
      expect(course.record).toMatchObject({ score: '33.33' });
      older.leave();
      newer.answer(RIGHT[2] ?? '');
      expect(course.record).toMatchObject({ score: '50' });
    });

    test('another learner on this device begins anew', () => {
      const course = new Course(version, { SetValue: () => 'false' });
      let visit = course.open();
      visit.answer(RIGHT[0] ?? '');
      visit.leave();
      for (const key of Object.keys(course.stored))
        if (key.endsWith('_id')) course.stored[key] = '8';
      course.fault = {};
      visit = course.open();
      visit.wait();
      expect([visit.note, visit.own.answers]).toEqual(['', undefined]);
      expect(course.record.data).not.toContain('answers');
    });

    test.each(['review', 'browse'])(
      'in the mode %s answers are shown, and nothing is recorded',
      (mode) => {
        const course = new Course(version);
        course.store(stored(SET, `v2,${RIGHT.slice(0, 3).join('.')}`));
        course.stored[version === '1.2' ? 'cmi.core.lesson_mode' : 'cmi.mode'] = mode;
        const visit = course.open();
        expect(visit.note).toBe(notes.aside);
        expect(visit.own.answers).toContain(RIGHT[2]);
        visit.answer(RIGHT[3] ?? '');
        let isAsked = false;
        visit.dispatch('beforeunload', {
          preventDefault() {
            isAsked = true;
          },
        });
        visit.leave();
        expect(isAsked).toBe(false);
        expect(course.record.data).toBe(stored(SET, `v2,${RIGHT.slice(0, 3).join('.')}`));
        expect([course.record.score, course.record.completion || undefined]).toEqual([
          undefined,
          undefined,
        ]);
        expect(Object.keys(course.device)).toEqual([]);
        expect(visit.calls('Terminate')).toHaveLength(1);
      },
    );

    test('where no API is found, the page opens and says that it records nothing', () => {
      for (const around of /** @type {Around[]} */ ([
        () => ({}),
        (name) => ({ [name]: {}, parent: FOREIGN, opener: null }),
        (_, api, foreign) => ({ [foreign]: api }),
      ])) {
        const visit = new Course(version, {}, undefined, around).open();
        expect(visit.note).toBe(notes.aside);
        visit.answer(...RIGHT);
        expect(visit.own.exercise).toBe(SET);
        visit.leave();
        expect(visit.note).toBe(notes.aside);
        expect(visit.log).toEqual([]);
      }
    });

    test('answers are stored up to the platform’s limit; beyond it the score is, and it is said', () => {
      const most = version === '1.2' ? 4096 : 64_000;
      const course = new Course(version);
      const visit = course.open();
      visit.answer(RIGHT[0] ?? '');
      const result = (/** @type {number} */ length) =>
        `v=1&exercise=${SET}&by=`.padEnd(length, 'a');
      const tell = (/** @type {number} */ length) => {
        const detail = { exercise: SET, answers: 'x', right: 3, steps: 6, finished: true };
        visit.tell({ ...detail, passed: true, result: `https://e.org/#${result(length)}` });
        visit.wait();
      };
      tell(most);
      expect(visit.note).toBe('');
      expect(course.record.data).toHaveLength(most);
      tell(most + 1);
      expect(visit.note).toContain(notes.full);
      expect(course.record.data).toHaveLength(most);
      expect(course.record).toMatchObject({ score: '50', success: 'passed' });
      expect((course.record.comment ?? '').length).toBeLessThanOrEqual(4096);
      // Platforms that store less say so.
      course.fault = refusing(/suspend_data/);
      tell(4001);
      expect(visit.note).toContain(notes.full);
    });

    const lesson = { lesson: 'ida-star', title: '', steps: 5 };
    const student = () => {
      const course = new Course(version, {}, 'lesson=ida-star');
      const visit = course.open();
      const show = (/** @type {object} */ detail) => {
        visit.tell(
          { ...lesson, questions: 4, answered: 0, right: 0, ...detail },
          'rolling-cubes-lesson',
        );
        visit.wait();
        return course.record;
      };
      return { course, visit, show };
    };

    test('a lesson is graded from its first answer on, and stays completed', () => {
      const { course, visit, show } = student();
      expect(show({ step: 1 })).toMatchObject({ completion: 'incomplete', score: undefined });
      expect(show({ step: 3 })).toMatchObject({ completion: 'incomplete', score: undefined });
      course.device.lessons = '{"ida-star":1}';
      expect(show({ step: 3, answered: 1, right: 1 })).toMatchObject({ score: '25' });
      course.device.lessons = '{"ida-star":2}';
      const done = { completion: 'completed', score: '75' };
      expect(show({ step: 5, answered: 4, right: 3 })).toMatchObject(done);
      course.device.lessons = '{"ida-star":1}';
      expect(show({ step: 5, answered: 1, right: 1 })).toMatchObject(done);
      visit.leave();
      for (const next of [
        {},
        returning((text) => decodeURIComponent(text)),
        returning((text) => text.replaceAll('&', '&amp;')),
      ]) {
        course.fault = next;
        course.device.lessons = '{"of":"another"}';
        const again = course.open();
        expect([again.note, again.frame?.src]).toEqual(['', expect.stringContaining('&step=5')]);
        expect(course.device.lessons).toBe('{"ida-star":1}');
        again.leave();
      }
    });

    test('a lesson resumes at its step on a device that stores nothing', () => {
      const { course, visit } = student();
      course.device = new Proxy({}, { get: GONE, set: GONE });
      visit.leave();
      const blocked = course.open();
      blocked.tell(
        { ...lesson, questions: 4, answered: 0, right: 0, step: 2 },
        'rolling-cubes-lesson',
      );
      blocked.leave();
      const next = course.open();
      expect([next.note, next.frame?.src]).toEqual(['', expect.stringContaining('&step=2')]);
    });

    test('a lesson that a platform calls passed is still graded by its best answers', () => {
      const { course } = student();
      const status = version === '1.2' ? 'cmi.core.lesson_status' : 'cmi.success_status';
      const score = version === '1.2' ? 'cmi.core.score.raw' : 'cmi.score.raw';
      Object.assign(course.stored, { [status]: 'passed', [score]: '75' });
      const visit = course.open();
      visit.tell(
        { ...lesson, questions: 4, answered: 4, right: 4, step: 5 },
        'rolling-cubes-lesson',
      );
      visit.wait();
      expect(course.record.score).toBe('100');
    });

    test('a lesson without questions is graded by its steps, not by its opening, and stays completed', () => {
      const { show } = student();
      expect(show({ questions: 0, step: 1 })).toMatchObject({ score: undefined });
      expect(show({ questions: 0, step: 2 })).toMatchObject({ score: '40' });
      const done = { completion: 'completed', score: '100' };
      expect(show({ questions: 0, step: 5 })).toMatchObject(done);
      expect(show({ questions: 0, step: 4 })).toMatchObject(done);
    });

    test.each([
      'step=2&lessons=%7B%22ida-star%22%3A',
      'step=2',
      'step=2&lessons=',
      `v=1&exercise=${SET}`,
    ])(
      'a lesson’s answers that were cut or are of something else are reported, and not overwritten: %s',
      (data) => {
        const course = new Course(version, {}, 'lesson=ida-star');
        course.store(data);
        const visit = course.open();
        expect(visit.note).toContain(notes.strange);
        expect(visit.note).toContain(data);
        visit.leave();
        expect(course.record.data).toBe(data);
        const next = course.open();
        next.press();
        expect(readPage(next.frame?.src ?? '').lesson).toMatchObject({ id: 'ida-star', step: 0 });
      },
    );
  });
}
