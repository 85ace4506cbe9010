// Keys for stepping: comma and full stop, with Shift to the end of a stage.

/** @import { Travel } from '../../shared/state/lane-news.js' */

/** By character, on any layout; Shift may produce < and >. */
const WRITTEN = /** @type {Readonly<Record<string, 'back' | 'forward'>>} */ ({
  ',': 'back',
  '<': 'back',
  '.': 'forward',
  '>': 'forward',
});
/** By key position, for layouts where Shift produces others. */
const PLACED = /** @type {Readonly<Record<string, 'back' | 'forward'>>} */ ({
  Comma: 'back',
  Period: 'forward',
});

/** The order of a key, or null. @type {(event: KeyboardEvent) => Travel | null} */
export function orderOf({ key, code, shiftKey, ctrlKey, metaKey, altKey }) {
  const way = WRITTEN[key] ?? (shiftKey ? PLACED[code] : undefined);
  if (!way || ctrlKey || metaKey || altKey) return null;
  if (shiftKey) return { type: way === 'back' ? 'stage-back' : 'stage' };
  return { type: way === 'back' ? 'back' : 'step', nodes: 1 };
}
