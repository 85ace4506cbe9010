// Common parts of proofs of lower bounds.

/** @import { Proof } from '../puzzle.js' */

/** @type {(why: string) => Proof} */
export const consistentAndZero = (why) => ({
  admissible: '它在目标处为0，每步最多下降1，所以从h降到0至少要h步。',
  consistent: why,
});

export const IS_DISTANCE = {
  admissible: '只要目标可达，它就是真实距离，由从目标倒推的广度优先搜索得到。在别处，任何数都不算过大。',
  consistent: '一步最多使距离改变1。',
};
