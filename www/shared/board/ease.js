/**
 * A cube leaves its square without haste, falls over the edge and settles; so a roll starts and
 * ends at rest, and a finger on a slider still sees each of its moments.
 * @type {(t: number) => number}
 */
export const ease = (t) => t * t * (3 - 2 * t);
