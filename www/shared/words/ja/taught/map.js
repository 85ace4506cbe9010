/** @import { Proof, TaughtWords } from '../../puzzle.js' */

/** @type {(measure: string) => Proof} */
const scaled = (measure) => ({
  admissible: `${measure}に、辺の長さあたりの最小コストを掛けています。だから、これより低コストの道はありません。`,
  consistent: `1本の辺で変わる${measure}は、多くてその辺の長さ分で、辺のコストはそれ以上です。`,
});

/** @type {TaughtWords} */
export const map = {
  within: '地図',
  rules: [
    '地図にはノードと辺があります。辺は矢印つきの一方通行か双方向で、コストがあります。',
    '解はスタートからゴールへの道です。道のコストは、その辺のコストの和です。',
    'gはノードまでの道のコスト、hはその先のコストの見積もりです。',
  ],
  proofs: {
    'by-hand': {
      admissible: '手で書いた数は何も証明しません。下界かどうかは、地図の下に表示されます。',
      consistent: '同じ検査がすべての辺を調べ、hが減りすぎる辺を示します。',
    },
    manhattan: scaled('列と行に沿った距離'),
    octile: scaled('8方向の距離'),
    'straight-line': scaled('直線距離'),
    landmarks: {
      admissible: 'ゴールを経てランドマークへ行く道は、ランドマークへの最短の道より短くなりません。だから、この距離の差は下界です。',
      consistent: '辺を1本進んでも、ランドマークまでの距離は多くてそのコストしか変わりません。',
    },
  },
  paste: '',
  beyond: {
    atlas: () => '地図はそれ自体が状態空間です。盤にすべてが見えています。',
    floor: () => '下限は、どの手も同じコストのパズルについて数えます。',
  },
};
