// Scores of bounds against their table sizes, and the Pareto front.

import { scoreOf } from './verdict.js';

/** @import { ScoreReport } from '../../pkg/rolling_cubes.js' */
/** @import { Judgement } from '../../shared/state/slices/workshop.js' */

/** @typedef {{name: string, score: number, bytes: number, kind: 'listed' | 'own' | 'rival'}} Priced */

/** Not dominated by another, cheapest first. @type {(all: readonly Priced[]) => Priced[]} */
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
 * Scored listed heuristics, and custom bounds. Refuted and uncountable bounds are omitted.
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
