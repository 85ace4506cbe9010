/** Starts and ends at rest. A finger on a slider still sees every moment of the roll. @type {(t: number) => number} */
export const ease = (t) => t * t * (3 - 2 * t);
