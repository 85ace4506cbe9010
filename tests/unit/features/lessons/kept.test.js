import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { keepOwn, openLesson } from '../../../../www/features/lessons/library.js';
import { ProgressKeeper } from '../../../../www/features/lessons/progress.js';
import { isPacked, packed, unpacked } from '../../../../www/shared/export/packed.js';

/** @param {Record<string, string>} [kept] */
function store(kept = {}) {
  return {
    kept,
    getItem: (/** @type {string} */ key) => kept[key] ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => {
      kept[key] = value;
    },
    removeItem: (/** @type {string} */ key) => {
      delete kept[key];
    },
  };
}

test('the step where a lesson was left and its answers are kept, can be seen and are deleted', () => {
  const kept = store();
  const keeper = new ProgressKeeper(() => kept);
  const answers = { 1: { given: [2], right: true }, 2: { given: 12, right: false } };
  keeper.keep('states', { step: 3, answers });
  expect(new ProgressKeeper(() => kept).of('states')).toEqual({ step: 3, answers });
  expect(Object.keys(keeper.all())).toEqual(['states']);
  expect(keeper.of('other')).toEqual({ step: 0, answers: {} });
  keeper.forget();
  expect([keeper.all(), kept.kept]).toEqual([{}, {}]);
});

test('a store that is forbidden or holds something else is empty, without an error', () => {
  const refusing = new ProgressKeeper(() => {
    throw new Error('denied');
  });
  refusing.keep('states', { step: 1, answers: {} });
  refusing.forget();
  expect(refusing.all()).toEqual({});
  for (const text of [
    '',
    '[',
    'null',
    '7',
    '{"states":7}',
    '{"states":{"step":-1}}',
    '{"__proto__":{"step":1}}',
  ])
    expect(new ProgressKeeper(() => store({ lessons: text })).of('states').step, text).toBe(0);
  const odd =
    '{"states":{"step":1,"answers":{"1":{"given":"x","right":true},"2":{"given":3,"right":false}}}}';
  expect(new ProgressKeeper(() => store({ lessons: odd })).of('states').answers).toEqual({
    2: { given: 3, right: false },
  });
});

const TEXT = `# Mine\n\n## One — größer\n\n${'Some words. '.repeat(300)}\n`;

test('a lesson is packed into letters that an address holds, and comes out again', async () => {
  const id = packed(TEXT);
  if (id === null) throw new Error('it fits');
  expect(id).toMatch(/^z\.[\w-]+$/);
  expect(id.length).toBeLessThan(TEXT.length / 2);
  expect([isPacked(id), unpacked(id)]).toEqual([true, TEXT]);
  expect(await openLesson(id, 'de')).toMatchObject({
    tag: null,
    text: TEXT,
    lesson: { title: 'Mine' },
  });
});

test('one that is too long for a link is open until the page is left', async () => {
  // Random letters compress badly.
  let state = 1;
  const noise = Array.from({ length: 50_000 }, (_, n) => {
    state = (state * 48_271) % 2_147_483_647;
    return n % 60 === 59 ? ' ' : String.fromCharCode(97 + (state % 26));
  }).join('');
  const text = `# Long\n\n## One\n\n${noise}\n`;
  expect(packed(text)).toBeNull();
  expect(await openLesson(keepOwn(text), 'en')).toMatchObject({
    tag: null,
    lesson: { title: 'Long' },
  });
});

test('a link that holds no lesson is refused with a reason: no text, cut short, or one that unfolds for ever', async () => {
  const bomb = deflateRawSync(Buffer.alloc(50_000_000, 'a')).toString('base64url');
  const many = packed(`# T\n\n## S\n\n${'a\n\n'.repeat(19_000)}`) ?? '';
  expect(many.length).toBeLessThan(200);
  expect((await openLesson(many, 'en'))?.problems).toEqual([
    { code: 'blocks', line: 4001, given: '' },
  ]);
  const cut = packed(TEXT)?.slice(0, 40) ?? '';
  for (const id of ['z.', 'z.%%%', 'z.AAAA', cut, `z.${bomb}`]) {
    const opened = await openLesson(id, 'en');
    expect(opened?.lesson, id.slice(0, 20)).toBeNull();
    expect(opened?.problems?.length).toBeGreaterThan(0);
  }
  // The reason is data, independent of the browser's language.
  expect((await openLesson(`z.${bomb}`, 'de'))?.problems).toEqual([
    { code: 'unfolds', line: 1, given: '' },
  ]);
  expect((await openLesson(cut, 'de'))?.problems).toEqual([{ code: 'cut', line: 1, given: '' }]);
});
