import { bytes, count, fixed } from '../format.js';
import { beyond, within } from './taught.js';

/** @import { Known } from '../../state/slices/floor.js' */
/** @import { Words } from '../shape.js' */

/** @type {(known: Known) => string} */
const knowing = ({ consistency, parity }) => `f、g、1手のコストが1であること${consistency ? '、ヒューリスティックが無矛盾であること' : ''}${parity ? '、すべての解のパリティ' : ''}`;

/** @type {(side: string, depth: number) => string} */
const until = (side, depth) => (depth < 0 ? `${side}なし` : `${side}${depth}まで`);

const positions = (/** @type {number} */ n) => `${count(n)}局面`;

/** @type {(name: string, plus: string) => {name: string, meaning: string}} */
const box = (name, plus) => ({
  name: `${name}（最大）`,
  meaning: `f < C*かつ2g${plus} < C*の局面。C*未満で${name}が展開するのはこれらです。片側の最小のfや両側の最小の深さによって早く止まれるなら、より少なくなります。括弧内：前向きと後ろ向き。`,
});

/** @type {Words['floor']} */
export const floor = {
  about:
    'ここで探索が展開する局面は、どこまで少なくできるでしょうか。C*は最短解の長さです。スタートから着いた局面とゴールから着いた局面は、合わせた下界がC*より小さければペアです。その両方を通る、より短い経路がまだありえます。解が最短だと証明するには、どのペアも少なくとも一方を展開しなければなりません。すべてのペアを覆う最少の局面数が下限です。これは、局面の展開だけからパズルを知り、ゴールまでの手数とスタートからの手数のヒューリスティックを1つずつ持つ、決定的な探索について成り立ちます。同じ知識を持つ探索のうち、展開する局面が下限より少ないものはありません。',
  large: (key, n) => `計測では両側から局面を数えます。時間がかかり、${within(key)}の${positions(n)}に1バイトずつ、少なくとも${bytes(n)}のメモリを使います。`,
  never: (key, n) => beyond(key).floor(n),
  unsolvable: (why) => `このゴールには到達できません${why ? `：${why}` : ''}。解がなければ、証明することもありません。`,
  failed: (/** @type {string} */ why) => `計測が止まりました：${why}。`,
  heuristics: 'ヒューリスティック',
  sides: { forward: '前向き', backward: '後ろ向き' },
  sidesLong: {
    forward: 'ゴールまでの手数のヒューリスティック',
    backward: 'スタートからの手数のヒューリスティック',
  },
  measure: '計測',
  again: '再試行',
  cancel: 'キャンセル',
  progressName: '下限を計測中',
  progress: (expanded, generated) => `両側から${positions(expanded)}を数えました${generated > 0 ? `。IDA*は${count(generated)}を生成しました` : ''}`,

  picture: {
    title: (forward, backward) => `f < C*の局面、前向きは${forward}、後ろ向きは${backward}`,
    line: '両側の境の線',
    said: (forward, backward, cost, best) => `${until('前向き', forward)}、${until('後ろ向き', backward)}：全ペアを${best ? '最小の' : ''}${count(cost)}で覆う`,
    forward: '前向き、深さgごと',
    backward: '後ろ向き、深さgごと',
    depth: 'g',
    cost: '各線のコスト',
    best: (/** @type {number} */ cost) => `最小：${count(cost)}`,
    pairs: (/** @type {number} */ n) => `線1本が1ペア：${count(n)}`,
  },

  laid: {
    choose: '重ねるレーン',
    chooseLong: '計測したヒューリスティックを使うレーンがこれまでに展開したものを図に示します',
    none: 'レーンなし',
    name: (lane, generated) => `重ねたレーン：${lane}、生成${count(generated)}ノード`,
    part: (name, n) => `${name} ${count(n)}`,
    group: '重ねたレーンの展開',
    groupLong: '展開はどれも、計測したヒューリスティックによって3種類のどれかです。',
    first: (generated) => `記録された最初の${count(generated)}ノードのうちの展開`,
    sorts: {
      necessary: {
        name: '必須',
        one: 'f < C*、最短経路による、初めての展開。スタートからだけ探し、これ以上の知識をもたない探索は、これらをすべて展開しなければなりません。',
        two: 'f < C*、最短経路による、その側で初めての、線のその側での展開。線が示す被覆に属します。',
      },
      lucky: {
        name: '同点処理',
        one: 'f = C*、最短経路による、初めての展開。ゴールの前にいくつ来るかは、同点処理で決まります。',
        two: 'f = C*、最短経路による、その側で初めての展開。終わりの前にいくつ来るかは、同点処理で決まります。',
      },
      wasted: {
        name: '無駄',
        one: 'ほかのすべて：再展開、最短でない経路によるもの、f > C*のもの。',
        two: 'ほかのすべて：その側での再展開、最短でない経路によるもの、f > C*のもの、線を越えたもの。',
      },
    },
  },

  kinds: {
    facts: {
      name: '事実',
      meaning: '問題とヒューリスティックだけで決まります。手の順序や同点処理では変わりません。',
    },
    luck: {
      name: '同点処理',
      meaning: 'ゴールを見つける前にこのうちいくつを展開するかは、同点の局面のどれを先に取り出すかで決まります。',
    },
  },
  facts: {
    length: { name: 'C*', meaning: '最短解の長さ（手数）。' },
    forward: {
      name: '前向きのf < C*',
      meaning: 'スタートからf < C*の局面。A*はこれらをすべて展開しなければなりません。',
    },
    backward: {
      name: '後ろ向きのf < C*',
      meaning: 'ゴールからf < C*の局面。A*は、後ろ向きに探索するなら、これらをすべて展開しなければなりません。',
    },
    cover: {
      name: 'fとgを知る下限',
      meaning: '必須展開ペアの最小頂点被覆（GMX）。A*、IDA*、MM、NBSのように、f、g、1手のコストが1であることを知る探索について成り立ちます。',
    },
    coverParity: {
      name: '…とパリティ',
      meaning: 'すべての解が偶数手、または奇数手であることも知る探索の下限。',
    },
    coverConsistent: {
      name: '無矛盾性を使う下限',
      meaning: 'ヒューリスティックの無矛盾性を、手に沿って、また手は戻せるので逆向きにも使う探索の下限。C*未満のペアが少なくなります（GMX_C）。BAE*は前者を使います。',
    },
    coverConsistentParity: {
      name: '…とパリティ',
      meaning: '無矛盾性を使い、すべての解が偶数手、または奇数手であることも知る探索の下限。',
    },
    boxOfMm: box('MM', ''),
    boxOfMme: box('MMe', ' + 1'),
    idaStar: {
      name: '最後のしきい値前のIDA*',
      meaning: '何も見つけないすべての反復で、IDA*が展開する局面。最後の反復での数は、手の順序で変わります。',
    },
    idaStarGivenUp: {
      name: '最後のしきい値前のIDA*',
      meaning: '不明：IDA*は、20,000,000局面を生成したあとで止められました。',
    },
  },
  luck: {
    forwardAt: {
      name: '前向きのf = C*',
      meaning: 'スタートからf = C*の局面。A*がこのうちいくつを展開するかは、同点処理で決まります。',
    },
    backwardAt: { name: '後ろ向きのf = C*', meaning: 'ゴールからf = C*の局面。' },
  },
  unknown: '–',
  ofSides: (sides) => `（${sides.map(count).join(' + ')}）`,

  above: (times, { consistency, parity }) => `${consistency ? '無矛盾性を使う' : 'fとgを知る'}下限${parity ? '（パリティも）' : ''}の${fixed(times, 2)}倍`,
  lanes: '下限と比べたレーン',
  noLanes: 'これらのヒューリスティックのレーンを最後まで実行すると、下限の何倍かがわかります。',
  standing: (name, expanded, times, least, known) =>
    times === null
      ? `${name}は${count(expanded)}局面を展開しました。下限は0です。`
      : `${name}は${count(expanded)}局面を展開しました。${knowing(known)}を知る、片側または両側の探索の下限（${count(least)}）の${fixed(times, 2)}倍です。`,
  promise: (times, below, most) => `C*未満での展開は、その${count(times)}倍の${count(most)}以下と保証されていて、実際は${count(below)}でした。`,
};
