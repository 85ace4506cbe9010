/** @import { Proof } from '../puzzle.js' */

/** @type {(why: string) => Proof} */
export const consistentAndZero = (why) => ({
  admissible: 'ゴールでは0で、1手で減るのは多くて1です。だからhから0まで下がるには、少なくともh手かかります。',
  consistent: why,
});

export const IS_DISTANCE = {
  admissible: 'ゴールに到達できるところでは、ゴールから逆向きの幅優先探索で求めた真の距離そのものです。それ以外では、どんな数も大きすぎることはありません。',
  consistent: '1手で距離は多くて1しか変わりません。',
};
