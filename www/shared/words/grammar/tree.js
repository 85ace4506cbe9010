/** @import { Fate, Shares } from '../../state/slices/tree.js' */

/** Texts with values that are computed. */
export const said = {
  /** @type {(shares: Shares) => string} */
  'tree.showing': ({ total, kept, drawn, folded, ahead }) => text({ isAll: kept === total, isMore: ahead > 0, isFolded: folded > 0 }),
  /** @type {(repeated: number, of: number) => string} */
  'tree.repeated': (repeated, of) => text({ share: Math.floor((100 * repeated) / Math.max(of, 1)) }),
  /** @type {(from: number, to: number) => string} */
  'tree.range': (from, to) => text({ fromIsTo: from === to }),
  'tree.since': /** @type {Readonly<Partial<Record<Fate, string>>>} */ (texts('tree.since')),
};
