// Quality over price: the scores of bounds beside what they take, and which of them none beats in both.

import { scoreOf } from './verdict.js';

/** @import { ScoreReport } from '../../pkg/rolling_cubes.js' */
/** @import { Judgement } from '../../shared/state/slices/workshop.js' */

/** A bound in the picture: what it leaves to be expanded, and what its tables take. @typedef {{name: string, score: number, bytes: number, kind: 'listed' | 'own' | 'rival'}} Priced */

/** The bounds that no other is at least as good and as cheap as, from the cheapest on. @type {(all: readonly Priced[]) => Priced[]} */
export function frontOf(all) {
  const byPrice = all.toSorted((a, b) => a.bytes - b.bytes || a.score - b.score);
  let least = Number.POSITIVE_INFINITY;
  return byPrice.filter(({ score }) => {
    const isBetter = score < least;
    if (isBetter) least = score;
    return isBetter;
  });
}

/**
 * What stands in the picture: the listed heuristics that are scored, and the bounds that are made. One that is no lower bound has no
 * quality, and one that leaves more than can be counted no place: they are left out.
 * @type {(landmarks: Readonly<Record<string, ScoreReport>>, made: readonly (readonly ['own' | 'rival', string, Judgement | null])[]) => Priced[]}
 */
export function pricedOf(landmarks, made) {
  const listed = Object.entries(landmarks).flatMap(([name, { score, bytes }]) =>
    score === null ? [] : [{ name, score, bytes, kind: /** @type {const} */ ('listed') }],
  );
  const own = made.flatMap(([kind, name, judgement]) => {
    const score = judgement && scoreOf(judgement.audit, judgement.score);
    if (!judgement || score === null) return [];
    return [{ name, score, bytes: judgement.score?.bytes ?? 0, kind }];
  });
  return [...listed, ...own];
}
