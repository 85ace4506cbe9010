import { count } from '../format.js';
import { within } from './taught.js';

/** Texts with values that are computed. */
export const said = {
  /** @type {(key: string, positions: number) => string} */
  'floor.large': (key, positions) => text({ within: within(key) }),
  /** @type {(expanded: number, generated: number) => string} */
  'floor.progress': (expanded, generated) => text({ isGenerated: generated > 0 }),
  /** @type {(forward: number, backward: number, cost: number, best: boolean) => string} */
  'floor.picture.said': (forward, backward, cost, best) => text({ isNoneForward: forward < 0, isNoneBackward: backward < 0 }),
  /** @type {(sides: readonly number[]) => string} */
  'floor.ofSides': (sides) => text({ sidesList: sides.map(count).join(text('floor.ofSidesJoint')) }),
  /** @type {(name: string, expanded: number, times: number | null, floor: number, known: Record<'consistency' | 'parity', boolean>) => string} */
  'floor.standing': (name, expanded, times, least, known) => text({ consistency: known.consistency, parity: known.parity }),
};
