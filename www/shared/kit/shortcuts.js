// Which shortcut a pressed key is, on any keyboard layout: by the letter or sign that it writes, or where another script
// writes another, by its place on a US keyboard.

/** Keys of a US keyboard beside letters and digits: without Shift and with it. @type {Readonly<Record<string, string>>} */
const PLACES = { Comma: ',<', Period: '.>', Slash: '/?', Minus: '-_', Equal: '=+' };
/** Modifier of shortcuts. @type {'metaKey' | 'ctrlKey'} */
const MOD = /Mac|iP(hone|ad|od)/.test(globalThis.navigator?.platform ?? '') ? 'metaKey' : 'ctrlKey';

/** A sign that belongs to a script, such as a letter or the Arabic question mark, but not to the Latin one. */
const FOREIGN = /^[^\p{scx=Latin}\p{scx=Common}]/u;

/**
 * A pressed key; for tests, with what it has at least.
 * @typedef {Pick<KeyboardEvent, 'key'> & Partial<Pick<KeyboardEvent, 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'keyCode' | 'getModifierState'>>} Pressed
 */

/** The character of a US keyboard at a place, or ''. */
const atPlace = (code = '', isShifted = false) =>
  PLACES[code]?.[isShifted ? 1 : 0] ??
  /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ??
  (isShifted ? '' : (/^Digit(\d)$/.exec(code)?.[1] ?? ''));

/** Full-width signs of an input method as plain ones. @param {string} key */
const plain = (key) =>
  key.replace(/^[！-～]$/, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));

/** Meanings of a key, the best first. @param {Pressed} pressed @returns {readonly string[]} */
function meaningsOf({ key, code, shiftKey }) {
  if (/^\w{2}/.test(key)) return [key];
  const sign = plain(key).toLowerCase();
  const place = atPlace(code, shiftKey);
  if (FOREIGN.test(sign)) return [place];
  // Greek and Hebrew have signs at the places of letters.
  return /^[!-@[-`{-~]$/.test(sign) && /^Key/.test(code ?? '') ? [sign, place] : [sign];
}

/**
 * The shortcut of a pressed key in a table: named by `KeyboardEvent.key` in lower case, with `mod+` for Control or ⌘ and
 * then `shift+`. An input method's keys, those with AltGr and those of the browser are none. A question mark
 * takes a modifier on some layouts.
 * @template T
 * @param {Readonly<Record<string, T>>} table
 * @param {Pressed} pressed
 * @returns {T | undefined}
 */
export function shortcutIn(table, pressed) {
  const { key, shiftKey, altKey, ctrlKey, metaKey } = pressed;
  if (pressed.isComposing || pressed.keyCode === 229) return undefined;
  if (key === '?') return table[key];
  const isMod = Boolean(pressed[MOD]);
  const isOther = altKey || (isMod ? ctrlKey && metaKey : ctrlKey || metaKey);
  if (isOther || pressed.getModifierState?.('AltGraph')) return undefined;
  const held = isMod ? `mod+${shiftKey ? 'shift+' : ''}` : '';
  const name = meaningsOf(pressed)
    .map((meaning) => held + meaning)
    .find((one) => Object.hasOwn(table, one));
  return name === undefined ? undefined : table[name];
}

/** Whether a sign needs Shift on its layout, so that Shift means nothing by itself. @param {Pressed} pressed */
export const needsShift = ({ key, code, shiftKey }) =>
  Boolean(shiftKey) && !['', plain(key)].includes(atPlace(code));
