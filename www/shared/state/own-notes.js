// What of a link's keys that are the page's alone is not understood, or says nothing where it stands: told as the engine tells of its own.

import { isOpen } from './challenge.js';
import { unescaped } from './escaped.js';
import { OWN, ownKeys, takenOut } from './own.js';
import { MOST_STEP, stepOf } from './reading.js';
import { visible } from './visible.js';

/** @typedef {import('./state.js').State} State */
/** @typedef {import('../../pkg/rolling_cubes.js').Said} Said */
/** @typedef {import('../../pkg/rolling_cubes.js').Misread} Misread */

/** What was given, as the engine shows it: the beginning, in one line. @type {(value: string) => string} */
const quoted = (value) => `'${visible(unescaped(value), 24)}'`;

/** A note of a key whose value is not understood. @type {(key: string, value: string, allowed: Said) => Misread} */
export const noteOf = (key, value, allowed) => ({ key, given: quoted(value), allowed });

/** @type {(key: string, value: string) => Misread} */
const twice = (key, value) => ({
  key,
  given: { code: 'besides-another', values: [quoted(value)] },
  allowed: { code: 'one-value', values: [] },
});

/** Whether a key is of one view alone, which another hides. A challenge hides all, and tells of none. @type {(about: string, state: State) => boolean} */
const isHidden = (about, state) =>
  (about === 'exercises' || about === 'atlas') && about !== state.view && !isOpen(state);

/**
 * The state that a link has opened, with a note of each of these keys that is not understood. What says nothing there is not kept, or it
 * would be done unasked when its view is opened later.
 * @param {State} state
 * @param {string} link
 * @returns {State}
 */
export function withOwnNotes(state, link) {
  const { own, more } = takenOut(link, ownKeys);
  /** @type {Partial<Record<string, string>>} */
  const kept = { ...state.own };
  /** @type {Misread[]} */
  const notes = state.own.end === 'cut' ? [noteOf('length', own.length ?? '', '')] : [];
  for (const [about, [first, ...others]] of Object.entries(OWN)) {
    if (about === 'link') continue;
    for (const key of [first, ...others]) {
      const [value, another] = [own[key], more[key]];
      if (value === undefined) continue;
      // A duel may be set up before there is a bound of one's own.
      const isAlone = key !== first && key !== 'against' && !own[first];
      const isVain = isAlone || (value !== '' && isHidden(about, state));
      if (isVain) delete kept[key];
      if (isAlone) notes.push(noteOf(key, value, { code: 'none-without', values: [first] }));
      else if (isVain)
        notes.push(noteOf(key, value, { code: 'none-with-view', values: [state.view] }));
      else if (key === 'step' && stepOf(value) === null)
        notes.push(noteOf(key, value, { code: 'from-to', values: ['1', `${MOST_STEP}`] }));
      if (another !== undefined) notes.push(twice(key, another));
    }
  }
  return { ...state, own: kept, misread: [...state.misread, ...notes] };
}
