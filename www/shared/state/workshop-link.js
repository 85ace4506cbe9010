// The keys of a link that are the workshop's own. The engine neither reads nor writes them, and a link that has one opens the workshop.
//
//     workshop = the text of a bound; nothing where the workshop is opened and nothing was written
//     against  = the text of the bound that it is set against
//     view     = workshop, which opens it as `workshop` does without a text
//
// No result stands in a link: what opens it audits and scores again.

import { escaped, unescaped } from './escaped.js';
import { OWN, takenOut } from './own.js';

/** @typedef {import('./state.js').State} State */
/** @typedef {{text: string, rival: string | null}} Made */

/** The longest text that is taken out of a link. The engine says what is too long for a bound. */
const MOST = 4_000;

/** What opens it without a text. */
const BARE = /^(?:amp;)?view=workshop$/;

/** Takes a link apart: what is for the engine, and what it says of the workshop. @type {(link: string) => {rest: string, made: Made | null}} */
export function madeOf(link) {
  const { others, own } = takenOut(link, OWN.workshop);
  const rest = others.filter((part) => !BARE.test(part));
  if (rest.length === others.length && Object.keys(own).length === 0)
    return { rest: link, made: null };
  const { workshop = '', against = null } = own;
  const read = (/** @type {string} */ text) => unescaped(text).slice(0, MOST);
  return {
    rest: `#${rest.join('&')}`,
    made: { text: read(workshop), rival: against === null ? null : read(against) },
  };
}

/** A link of the state with what is the workshop's own. @type {(link: string, state: Pick<State, 'view' | 'key' | 'workshop'>) => string} */
export function withMade(link, { view, key, workshop: { texts, rival } }) {
  if (view !== 'workshop') return link;
  const against = rival === null ? '' : `&against=${forChats(rival)}`;
  return `${link}&workshop=${forChats(texts[key] ?? '')}${against}`;
}

/** The state with the workshop opened on what a link says; as it is where it says nothing. @type {(state: State, made: Made | null, due?: boolean) => State} */
export function opensWorkshop(state, made, due = true) {
  // A challenge shows no other view.
  if (!made || state.challenge?.phase === 'open') return state;
  const { texts, ...workshop } = state.workshop;
  const next = made.text === '' ? texts : { ...texts, [state.key]: made.text };
  return {
    ...state,
    view: 'workshop',
    workshop: { ...workshop, texts: next, rival: made.rival, due: due && made.text !== '' },
  };
}

/** Brackets and the like end a link in some chats. @type {(text: string) => string} */
const forChats = (text) =>
  escaped(text).replaceAll(
    /[!'()~]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
