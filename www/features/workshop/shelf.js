// Bounds stored on this device by game; they leave it only in links.

/** What the shelf is kept under. */
const KEPT = 'workshop';

/** The oldest is dropped beyond this. */
const MOST = 40;

/** @type {(key: string) => readonly string[]} */
export function shelfOf(key) {
  const texts = all()[key];
  return Array.isArray(texts) ? texts.filter((text) => typeof text === 'string') : [];
}

/** Keeps a text, as the newest. @type {(key: string, text: string) => void} */
export const keep = (key, text) =>
  put(key, [text, ...shelfOf(key).filter((one) => one !== text)].slice(0, MOST));

/** @type {(key: string, text: string) => void} */
export const drop = (key, text) =>
  put(
    key,
    shelfOf(key).filter((one) => one !== text),
  );

/** @type {(key: string) => void} */
export const dropAll = (key) => put(key, []);

/** @returns {Record<string, unknown>} */
function all() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

/** @param {string} key @param {readonly string[]} texts */
function put(key, texts) {
  try {
    const { [key]: _, ...others } = all();
    localStorage.setItem(
      KEPT,
      JSON.stringify(texts.length > 0 ? { ...others, [key]: texts } : others),
    );
  } catch {
    // Storage may be unavailable.
  }
}
