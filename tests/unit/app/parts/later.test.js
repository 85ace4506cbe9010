import { expect, test } from 'vitest';
import { Later } from '../../../../www/app/parts/later.js';
import { Opening } from '../../../../www/shared/kit/opening.js';
import { words } from '../../../../www/shared/words/words.js';

/** A part whose loading ends on command, repeatedly. */
function slowPart() {
  /** @type {{resolve: (value?: unknown) => void, reject: (why: Error) => void}[]} */
  const ends = [];
  const load = () => new Promise((resolve, reject) => ends.push({ resolve, reject }));
  return { ends, load };
}

/** @param {unknown} note */
const textOf = (note) => JSON.stringify(note) ?? '';

test('a part is loaded once, however often it is asked for', async () => {
  const { ends, load } = slowPart();
  const later = new Later({ tree: { load } });
  expect(later.phase('tree')).toBe('none');
  const both = Promise.all([later.load('tree'), later.load('tree')]);
  expect(later.phase('tree')).toBe('loading');
  ends[0]?.resolve();
  expect(await both).toEqual([true, true]);
  expect(await later.load('tree')).toBe(true);
  expect(ends).toHaveLength(1);
  expect(later.has('tree')).toBe(true);
});

test('a part that could not be loaded says so, and is there when it is tried again', async () => {
  const { ends, load } = slowPart();
  /** @type {string[]} */
  const phases = [];
  const later = new Later({ tree: { load } });
  later.listen((name) => phases.push(later.phase(name)));
  const first = later.load('tree');
  ends[0]?.reject(new TypeError('Failed to fetch dynamically imported module'));
  expect(await first).toBe(false);
  const second = later.load('tree');
  ends[1]?.resolve();
  expect(await second).toBe(true);
  expect(phases).toEqual(['loading', 'failed', 'loading', 'there']);
});

test('a part that is pressed twice while it loads is opened once', async () => {
  const { ends, load } = slowPart();
  let opened = 0;
  const open = { name: /** @type {const} */ ('share'), go: () => (opened += 1) };
  const parts = /** @type {any} */ (new Later({ share: { load } }));
  const opening = new Opening(parts, () => {});
  const [first, second] = [opening.open(open), opening.open({ ...open })];
  expect(textOf(opening.note())).toContain(words.later.loading);
  ends[0]?.resolve();
  await Promise.all([first, second]);
  expect(opened).toBe(1);
  expect(textOf(opening.note())).not.toContain(words.later.loading);
  opening.open(open);
  expect(opened).toBe(2);
});

test('a part that could not be loaded says so with a way to try again', async () => {
  const { ends, load } = slowPart();
  let opened = 0;
  const parts = /** @type {any} */ (new Later({ share: { load } }));
  const opening = new Opening(parts, () => {});
  const open = { name: /** @type {const} */ ('share'), go: () => (opened += 1) };
  const first = opening.open(open);
  ends[0]?.reject(new TypeError('no network'));
  await first;
  expect(opened).toBe(0);
  for (const word of [words.later.failed, words.later.again, words.later.close])
    expect(textOf(opening.note())).toContain(word);
  const again = opening.open(open);
  ends[1]?.resolve();
  await again;
  expect(opened).toBe(1);
});

test('only the part that was asked for last is opened', async () => {
  const [slow, other] = [slowPart(), slowPart()];
  /** @type {string[]} */
  const opened = [];
  const parts = /** @type {any} */ (
    new Later({ share: { load: slow.load }, lane: { load: other.load } })
  );
  const opening = new Opening(parts, () => {});
  const first = opening.open({ name: 'share', go: () => opened.push('share') });
  const second = opening.open({ name: 'lane', go: () => opened.push('lane') });
  other.ends[0]?.resolve();
  slow.ends[0]?.resolve();
  await Promise.all([first, second]);
  expect(opened).toEqual(['lane']);
});

test('a part of a state is loaded once, with a note, and not again if it failed', async () => {
  const [tree, help, map] = [slowPart(), slowPart(), slowPart()];
  const later = new Later({
    tree: { load: tree.load },
    help: { load: help.load, wanted: 'help', noted: true },
    map: { load: map.load, wanted: ({ key }) => key === 'map' },
    play: {},
  });
  /** @type {string[]} */
  const noted = [];
  const follow = (/** @type {object} */ state) =>
    later.follow(
      /** @type {any} */ ({ view: 'play', help: false, key: 'cubes', ...state }),
      (name) => noted.push(name),
    );
  const begun = () => [tree, help, map].map(({ ends }) => ends.length);
  follow({});
  expect([begun(), later.has('play')]).toEqual([[0, 0, 0], true]);
  follow({ view: 'tree', help: true });
  follow({ view: 'tree', key: 'map' });
  expect([begun(), noted]).toEqual([[1, 0, 1], ['help']]);
  tree.ends[0]?.reject(new TypeError('no network'));
  await later.load('tree');
  follow({ view: 'tree' });
  expect([later.phase('tree'), begun()]).toEqual(['failed', [1, 0, 1]]);
});
