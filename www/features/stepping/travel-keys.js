// Keys for stepping: comma and full stop, with Shift to the end of a stage.

import { needsShift, shortcutIn } from '../../shared/kit/shortcuts.js';

/** @import { Pressed } from '../../shared/kit/shortcuts.js' */
/** @import { Travel } from '../../shared/state/lane-news.js' */

/** Shift may produce < and >, or nothing that is written here. @type {Readonly<Record<string, 'back' | 'forward'>>} */
const WAYS = { ',': 'back', '<': 'back', '.': 'forward', '>': 'forward' };
/** By key position, for layouts where Shift produces others. @type {Readonly<Record<string, 'back' | 'forward'>>} */
const PLACED = { Comma: 'back', Period: 'forward' };

/** The order of a key, or null. @type {(pressed: Pressed) => Travel | null} */
export function orderOf(pressed) {
  const { key, code = '', shiftKey } = pressed;
  const written = shortcutIn(WAYS, pressed);
  const way = written ?? (shiftKey ? shortcutIn(PLACED, { ...pressed, key: code }) : undefined);
  if (!way) return null;
  const isStage = shiftKey && !(written && /^[,.]$/.test(key) && needsShift(pressed));
  if (isStage) return { type: way === 'back' ? 'stage-back' : 'stage' };
  return { type: way === 'back' ? 'back' : 'step', nodes: 1 };
}
