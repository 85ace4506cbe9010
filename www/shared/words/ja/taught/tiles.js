import { count } from '../../format.js';
import { consistentAndZero, IS_DISTANCE } from '../proving.js';

/** @import { Proof, TaughtWords } from '../../puzzle.js' */

/** @type {Readonly<Record<string, Proof>>} */
const proofs = {
  misplaced: consistentAndZero('1手で動く駒は1つなので、正しい位置に入るのは多くて1つです。'),
  manhattan: consistentAndZero('1手で1つの駒が1マス動くので、和のうち1つの項が1だけ変わります。'),
  'linear-conflict': {
    admissible:
      '同じ列や行の駒は互いに追い越せません。順序が逆の2つのうち一方は、その列や行をいったん離れて戻らなければなりません。この2手はその列や行と直角の向きで、マンハッタンは何も数えていません。',
    consistent:
      '行に沿った手で変わりうるのは、その駒の正しい列の衝突の数だけです。列に沿った手なら、正しい行の衝突の数だけです。駒がその列や行に入るとき、マンハッタンは1減り、衝突の数は減りません。離れるとき、マンハッタンは1増え、衝突の数は多くて2減ります。',
  },
  exact: IS_DISTANCE,
  additive: {
    admissible: '各表は、ほかの駒がどう動いても、自分の駒の手だけを数えます。どの手も二重に数えられないので、和はh*以下です。',
    consistent: '3、5、または7減ることがあります。各表は、空きマスのすべての位置にわたる最小値を持ち、隣り合う2局面の値が別の位置のものかもしれないからです。',
  },
};

const solved = 'すべての駒がゴールの位置にあれば解けたことになります。';
const half = 'ある並びから到達できるのは、すべての並びの半分だけです。ゴールが残りの半分にあれば、ページがそう知らせます。';

/** @type {TaughtWords} */
export const eightPuzzle = {
  within: '8パズル',
  rules: ['9つのマスに、番号のついた8個の駒があります。空きマスの隣の駒が、そこへ滑ります。', solved, half],
  examples: {
    manhattan: 'マンハッタン',
    'manhattan-painted': 'マンハッタン（塗りつぶし）',
    'linear-conflict': '線形衝突',
    gaschnig: 'Gaschnigの下界',
    fringe: 'Korfの縁',
    corner: 'Korfの隅',
    additive: '6-6-3',
  },
  proofs,
  paste:
    '問題ごとにスタート、続いてゴール：3個の数が3行、空きマスは0かx。スタートだけを貼り付けると、ゴールは123456780（AOJ ALDS1_13_B）です。xを含む9個の1行も同じゴール（POJ 1077、HDU 1043）、空白なしの9桁の1行ならゴールは123804765（Luogu P1379）です。',
};

/** @type {TaughtWords} */
export const fifteenPuzzle = {
  within: '15パズル',
  rules: ['16のマスに、番号のついた15個の駒があります。空きマスの隣の駒が、そこへ滑ります。', solved, half],
  proofs,
  paste: '問題ごとにスタート、続いてゴール：4個の数が4行、空きマスの0から15まで。スタートだけを貼り付けると、ゴールは1から15が順に並び、最後が空きマスです（AOJ ALDS1_13_C）。',
  beyond: {
    atlas: (positions) =>
      `15パズルの状態空間は、ここで数えるには大きすぎます。到達できるのは全配置の半分、16!/2 = ${count(positions)}通りです。1つに1バイトとしても、コンピュータ千台のメモリがいっぱいになります。駒が順に並んだ局面から最も遠い局面まで80手であることは、別の方法で示されました（Brüngger他、1999年）。`,
    floor: (positions) => `15パズルの下限はわかっていません。数えるには、到達できる全局面、16!/2 = ${count(positions)}通りの表が要ります。8パズルには下限があります。`,
  },
};
