// The workshop's state: the text of a bound, and its results.

import { forChats, phrase } from '../../shared/state/page-keys.js';

/** @import { AstrayReport, AuditReport, Said, ScoreReport, WorkshopReport } from '../../pkg/rolling_cubes.js' */
/** @import { Own, Row } from '../../shared/state/page-keys.js' */
/** @import { State } from '../../shared/state/state.js' */

/** A task of the worker: it builds tables, audits, scores, or looks where A* goes astray. @typedef {'tables' | 'audit' | 'score' | 'astray'} Judged */

/**
 * Results of a bound. `of` is its game, problem and text.
 * @typedef {object} Judgement
 * @property {string} of
 * @property {'none' | 'running' | 'complete' | 'failed' | 'unsolvable'} phase of audit and score; every phase builds
 *   tables
 * @property {WorkshopReport | null} tables
 * @property {AuditReport | null} audit
 * @property {ScoreReport | null} score
 * @property {AstrayReport | null} astray where A* goes wrong because of it, on request
 * @property {Judged | null} stopped the task at which its worker died
 * @property {Said} failure why that worker died, or why the goal is unreachable
 */

/**
 * @typedef {object} Workshop
 * @property {Readonly<Record<string, string>>} texts edited text by game; an example by default
 * @property {boolean} due whether audit and score run without a request, as after opening a link
 * @property {Judgement | null} judged
 */

/** @type {Workshop} */
export const freshWorkshop = {
  texts: {},
  due: false,
  judged: null,
};

/** @type {(of: string) => Judgement} */
export const freshJudgement = (of) => ({
  of,
  phase: 'none',
  tables: null,
  audit: null,
  score: null,
  astray: null,
  stopped: null,
  failure: '',
});

/** Characters of a bound. */
const MOST = 4_000;

/** @type {readonly Row[]} */
export const KEYS = [
  {
    ...{ key: 'workshop', view: 'workshop', opens: 'key', long: true },
    read: (given) => given.slice(0, MOST),
    write: ({ own: { workshop } }) => (workshop === undefined ? null : forChats(workshop)),
  },
  {
    // Only old links have it.
    ...{ key: 'against', view: 'workshop', opens: 'key' },
    read: () => undefined,
    allowed: () => phrase('one-heuristic'),
  },
];

/** @type {(state: State) => Own} */
export const own = ({ key, workshop }) => ({ workshop: workshop.texts[key] ?? '' });

/** Opens the workshop on a link's heuristic. @type {(state: State, own: Own, due: boolean) => State} */
export function opened(state, { workshop: bound = '' }, due) {
  const { texts, ...workshop } = state.workshop;
  const next = bound === '' ? texts : { ...texts, [state.key]: bound };
  return { ...state, workshop: { ...workshop, texts: next, due: due && bound !== '' } };
}
