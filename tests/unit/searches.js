// All searches of the catalogue, so that new ones are tested automatically.

import { catalogue } from './engine.js';

/** @import { Request } from './engine.js' */

/** Depth-first search would go millions of moves deep. @type {Readonly<Record<string, Partial<Request>>>} */
const LIMITS = { dfs: { max_depth: 9 }, 'dfs-tree': { max_depth: 9 } };

/**
 * Each search on a problem, with a heuristic that all but the toys have if it uses one, with required settings, and
 * with settings wanted by its name.
 * @type {(problem: Pick<Request, 'puzzle' | 'start' | 'goal'>, wanted?: Readonly<Record<string, Partial<Request>>>) => Request[]}
 */
export const everySearch = (problem, wanted = {}) =>
  catalogue().algorithms.map(({ name: algorithm, informed, needs }) => ({
    ...problem,
    algorithm,
    ...(informed ? { heuristic: 'misplaced' } : {}),
    ...(needs ? { [`${needs.one_of[0]}`]: needs.suggested } : {}),
    ...LIMITS[algorithm],
    ...wanted[algorithm],
  }));

/** Each search as in `everySearch`, and then with each example of each specific setting, one at a time. @type {typeof everySearch} */
export const everySetSearch = (problem, wanted) =>
  everySearch(problem, wanted).flatMap((request) => {
    const own = catalogue().settings.filter(({ of }) => of.includes(request.algorithm));
    const set = own.flatMap(({ name, kind, examples }) =>
      examples.map((text) => ({
        ...request,
        [name]: ['number', 'moves'].includes(kind) ? Number(text) : text,
      })),
    );
    return [request, ...set];
  });
