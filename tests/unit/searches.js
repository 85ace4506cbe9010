// Each search there is, so that one that is added is looked at by being listed.

import { catalogue } from './engine.js';

/** @import { Request } from './engine.js' */

/**
 * Each search of the catalogue on a problem, in that order: with a heuristic that all but the toys have where it asks one, with what it
 * cannot do without, and with what is wanted of it in particular, by its name.
 * @type {(problem: Pick<Request, 'puzzle' | 'start' | 'goal'>, wanted?: Readonly<Record<string, Partial<Request>>>) => Request[]}
 */
export const everySearch = (problem, wanted = {}) =>
  catalogue().algorithms.map(({ name: algorithm, informed, needs }) => ({
    ...problem,
    algorithm,
    ...(informed ? { heuristic: 'misplaced' } : {}),
    ...(needs ? { [`${needs.one_of[0]}`]: needs.suggested } : {}),
    ...wanted[algorithm],
  }));

/** Each search as `everySearch` has it, and then with each example of each setting that is not every search's, one at a time. @type {typeof everySearch} */
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
