import { expect, test } from 'vitest';
import { askedBy } from '../../../../www/features/present/keys.js';
import { orderOf } from '../../../../www/features/stepping/travel-keys.js';
import { shortcutIn } from '../../../../www/shared/kit/shortcuts.js';

/** Shortcuts of the page, and what a test expects them to be. */
const PAGE = Object.fromEntries(
  ['mod+z', 'mod+shift+z', 'mod+k', '?', 'p', 'g', 'f', '+', '-', '0', 'Escape'].map((name) => [
    name,
    name,
  ]),
);

/** Mac is not what tests run on. @param {string} key @param {string} code @param {object} [held] */
const page = (key, code, held) => shortcutIn(PAGE, { key, code, ...held });

const CTRL = { ctrlKey: true };
const SHIFT = { shiftKey: true };

/**
 * Characters of some shortcuts' keys on each layout, and where they are: `mod+z`, `p`, `g`, `?`, `,`, `.`, and `q` of a
 * presentation. The question mark has Shift where it is marked ⇧, as the full stop may.
 * @type {Readonly<Record<string, string>>}
 */
const LAYOUTS = {
  'US English': 'z KeyZ, p KeyP, g KeyG, ⇧? Slash, , Comma, . Period, q KeyQ',
  German: 'z KeyY, p KeyP, g KeyG, ⇧? Minus, , Comma, . Period, q KeyQ',
  French: 'z KeyW, p KeyP, g KeyG, ⇧? KeyM, , KeyM, ⇧. Comma, q KeyA',
  Dvorak: 'z Slash, p KeyR, g KeyU, ⇧? BracketLeft, , KeyW, . KeyE, q KeyX',
  Turkish: 'z KeyZ, p KeyP, g KeyG, ⇧? Minus, , Backslash, . Slash, q KeyQ',
  Russian: 'я KeyZ, з KeyP, п KeyG, ⇧? Digit7, б Comma, ю Period, й KeyQ',
  'Russian, its own signs': 'я KeyZ, з KeyP, п KeyG, ⇧? Digit7, ⇧, Slash, . Slash, й KeyQ',
  Ukrainian: 'я KeyZ, з KeyP, п KeyG, ⇧? Digit7, б Comma, ю Period, й KeyQ',
  Greek: 'ζ KeyZ, π KeyP, γ KeyG, ⇧? Slash, , Comma, . Period, ; KeyQ',
  Hebrew: 'ז KeyZ, פ KeyP, ע KeyG, ⇧? Slash, ת Comma, ץ Period, / KeyQ',
  'Hebrew, its own signs': 'ז KeyZ, פ KeyP, ע KeyG, ⇧? Slash, , Quote, . Slash, / KeyQ',
  Arabic: 'ئ KeyZ, ح KeyP, ل KeyG, ⇧؟ Slash, و Comma, ز Period, ض KeyQ',
  Hindi: '\u0949 KeyZ, ज KeyP, \u0941 KeyG, ⇧य़ Slash, , Comma, . Period, \u094c KeyQ',
  Thai: 'ผ KeyZ, ย KeyP, เ KeyG, ⇧ฦ Slash, ม Comma, ใ Period, ๆ KeyQ',
  Korean: 'ㅋ KeyZ, ㅔ KeyP, ㅎ KeyG, ⇧? Slash, , Comma, . Period, ㅂ KeyQ',
  'Chinese, full width': 'z KeyZ, ｐ KeyP, ｇ KeyG, ⇧？ Slash, ， Comma, 。 Period, ｑ KeyQ',
  'Japanese, full width': 'z KeyZ, ｐ KeyP, ｇ KeyG, ⇧？ Slash, 、 Comma, 。 Period, ｑ KeyQ',
};

/** @param {string} text */
function keysOf(text) {
  return text.split(/, (?=\S+ [A-Z])/).map((one) => {
    const [sign = '', code = ''] = one.split(' ');
    return { key: sign.replace('⇧', ''), code, shiftKey: sign.startsWith('⇧') };
  });
}

test.each(Object.entries(LAYOUTS))('shortcuts work on the layout %s', (_, text) => {
  const [undo, present, guess, help, back, on, cover] = keysOf(text);
  if (!undo || !present || !guess || !help || !back || !on || !cover) throw new Error(text);
  expect(shortcutIn(PAGE, { ...undo, ...CTRL })).toBe('mod+z');
  const redo = { ...undo, ...SHIFT, key: undo.key.toUpperCase() };
  expect(shortcutIn(PAGE, { ...redo, ...CTRL })).toBe('mod+shift+z');
  expect(shortcutIn(PAGE, undo)).toBe(undefined);
  for (const [key, name] of /** @type {const} */ ([
    [present, 'p'],
    [guess, 'g'],
    [help, '?'],
  ])) {
    expect(shortcutIn(PAGE, key), name).toBe(name);
    // Caps lock.
    expect(shortcutIn(PAGE, { ...key, key: key.key.toUpperCase() }), name).toBe(name);
    expect(shortcutIn(PAGE, { ...key, isComposing: true }), name).toBe(undefined);
    expect(shortcutIn(PAGE, { ...key, keyCode: 229 }), name).toBe(undefined);
  }
  for (const held of ['ctrlKey', 'altKey', 'metaKey'])
    expect(shortcutIn(PAGE, { ...present, [held]: true }), held).toBe(undefined);
  expect([back, on].map(orderOf)).toEqual([
    { type: 'back', nodes: 1 },
    { type: 'step', nodes: 1 },
  ]);
  expect(askedBy(on)?.order).toBe('black');
  expect(askedBy(cover)?.order).toBe('code');
});

test('Shift with the keys of comma and full stop goes to the end of a stage, whatever it writes', () => {
  for (const [comma, stop] of ['<>', ';:', 'БЮ', 'תץ', '《》', '、。', ',.'])
    expect(
      [
        { key: comma ?? '', code: 'Comma', ...SHIFT },
        { key: stop ?? '', code: 'Period', ...SHIFT },
      ].map((key) => orderOf(key)?.type),
      comma,
    ).toEqual(['stage-back', 'stage']);
  // French and German have both signs on one key.
  expect(orderOf({ key: '<', code: 'IntlBackslash' })?.type).toBe('back');
  expect(orderOf({ key: '>', code: 'IntlBackslash', ...SHIFT })?.type).toBe('stage');
});

test('a letter with AltGr, a Latin letter at the place of another, and digits’ signs are no shortcuts', () => {
  const altGraph = (/** @type {string} */ name) => name === 'AltGraph';
  for (const [key, code] of /** @type {const} */ ([
    ['þ', 'KeyP'],
    ['ę', 'KeyG'],
    ['p', 'KeyP'],
    ['-', 'Minus'],
    ['π', 'KeyP'],
  ]))
    expect(page(key, code, { getModifierState: altGraph }), key).toBe(undefined);
  // Dvorak writes l at the place of p, German ß at that of minus, French é and & at those of digits.
  for (const [key, code] of /** @type {const} */ ([
    ['l', 'KeyP'],
    ['ß', 'Minus'],
    ['i', 'KeyG'],
    ['§', 'Digit0'],
    ['º', 'Digit0'],
    ['à', 'Digit0'],
    ['Dead', 'Equal'],
    ['Process', 'KeyP'],
    ['Unidentified', 'KeyP'],
  ]))
    expect(page(key, code), key).toBe(undefined);
  expect(askedBy({ key: '&', code: 'Digit1' })).toBe(null);
  expect(askedBy({ key: '1', code: 'Digit1', ...SHIFT })).toEqual({ order: 'freeze', lane: 0 });
  expect(askedBy({ key: '๑', code: 'Digit2', ...SHIFT })).toBe(null);
  expect(askedBy({ key: '２', code: 'Digit2' })).toEqual({ order: 'freeze', lane: 1 });
  expect(askedBy({ key: '٢', code: 'Digit2' })).toEqual({ order: 'freeze', lane: 1 });
});

test('plus and minus zoom from any keyboard, and a question mark may need any modifier', () => {
  expect(page('+', 'NumpadAdd')).toBe('+');
  expect(page('+', 'BracketRight')).toBe('+');
  expect(page('＋', 'Semicolon', SHIFT)).toBe('+');
  expect(page('ฯ', 'Minus', SHIFT)).toBe(undefined);
  expect(page('ข', 'Minus')).toBe('-');
  expect(page('?', 'Slash', { altKey: true, ctrlKey: true })).toBe('?');
  expect(page('Escape', 'Escape')).toBe('Escape');
  expect(page('toString', '')).toBe(undefined);
});
