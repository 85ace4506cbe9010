import { consistentAndZero } from '../proving.js';

/** @import { TaughtWords } from '../../puzzle.js' */

/** @type {TaughtWords} */
export const toys = {
  within: '0と1のおもちゃ',
  rules: ['16マスの盤を、おもちゃ（1）と空き（0）が埋めています。', '行または列で隣り合う1と0が入れ替わります。', '各マスがゴールと同じになれば解けたことになります。'],
  examples: {
    'half-mismatch': '不一致の半分',
    nearest: '各1に最も近い空き',
    'corners-painted': '隅（塗りつぶし）',
  },
  proofs: {
    'half-mismatch': consistentAndZero('1手で変わるのは2マスなので、直る不一致は多くて2つで、2の半分は1です。'),
    matching: {
      admissible: '解に沿って各1を追うと、1と埋めるマスとの組み合わせができます。1手で動く1は1つで、1マスだけです。最小コストの組み合わせは、それを超えません。',
      consistent: '1手で1つの1が1マス動くので、どの組み合わせのコストも多くて1しか変わりません。',
    },
  },
  paste: '問題ごとにスタート、続いてゴール：それぞれ0と1からなる4行。間に空行があってもかまいません。',
};
