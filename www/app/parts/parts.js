// Parts of the page that load on demand, see `later.js`.

import { loadWholeEngine } from '../../shared/engine/engine.js';
import { FEATURES } from '../features.js';

/** @import { Manifest } from '../../shared/kit/feature.d.ts' */
/** @import { State } from '../../shared/state/state.js' */
/** @import { PartName } from '../../shared/kit/opening.js' */

/** @type {(state: State) => boolean} */
const hasNotes = ({ misread, challenge }) => misread.length > 0 || challenge !== null;

/** @type {(state: State) => boolean} */
const hasReport = ({ lanes }) => lanes.some(({ failure }) => failure?.report);

/** Parts that are loaded and are no feature by themselves. */
export const OTHERS = {
  engine: { load: loadWholeEngine },
  notes: { load: () => import('./notes.js'), wanted: hasNotes },
  refused: { load: () => import('./refused.js'), wanted: hasReport },
  share: { load: () => import('../../features/share/share-dialog.js'), whole: true },
  lane: { load: () => import('../../features/race/views/lane-dialog.js'), whole: true },
  own: { load: () => import('../../features/own/own-dialog.js'), whole: true },
  paste: { load: () => import('../../features/play/paste-dialog.js'), whole: true },
  'set-up': { load: () => import('../../features/play/set-up-dialog.js'), whole: true },
};

/** Importing a part defines its elements and returns what the page draws of it. @type {Readonly<Record<PartName, Manifest>>} */
export const PARTS = { ...FEATURES, ...OTHERS };
