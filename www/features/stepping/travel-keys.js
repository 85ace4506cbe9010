// The keys for going through a run: comma and full stop, with Shift to the end of a layer or iteration.

/** @import { Travel } from '../race/protocol.js' */

/** By what they write, wherever a layout has them, and what they write with Shift where that is < and >. */
const WRITTEN = /** @type {Readonly<Record<string, 'back' | 'forward'>>} */ ({
  ',': 'back',
  '<': 'back',
  '.': 'forward',
  '>': 'forward',
});
/** By their place, for layouts where Shift makes something else of them. */
const PLACED = /** @type {Readonly<Record<string, 'back' | 'forward'>>} */ ({
  Comma: 'back',
  Period: 'forward',
});

/** What a key asks for; null for other keys. @type {(event: KeyboardEvent) => Travel | null} */
export function orderOf({ key, code, shiftKey, ctrlKey, metaKey, altKey }) {
  const way = WRITTEN[key] ?? (shiftKey ? PLACED[code] : undefined);
  if (!way || ctrlKey || metaKey || altKey) return null;
  if (shiftKey) return { type: way === 'back' ? 'stage-back' : 'stage' };
  return { type: way === 'back' ? 'back' : 'step', nodes: 1 };
}
