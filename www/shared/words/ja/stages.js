import { count } from '../format.js';
import { weighed } from './names.js';
import { tied } from './steps.js';

/** @import { Found, Next } from '../en/stages.js' */
/** @import { Side } from '../en/steps.js' */
/** @import { Words } from '../shape.js' */

/** @type {(found: Found) => string} */
const named = ({ node, numbers }) => {
  const { g = 0, h = null } = numbers ?? {};
  const told = numbers && `（${[tied('g', g), ...(h === null ? [] : [tied('h', h)])].join('、')}）`;
  return `ノード${count(node)}${told ?? ''}`;
};

/** @type {(next: Next, value: string, first: Found | null) => string} */
function risen({ bound, least }, value, first) {
  const at = first ? `（最初は${named(first)}）` : '';
  return bound === least ? `次のしきい値は、枝刈りした${value}の最小値${bound}です${at}。` : `次のしきい値は${bound}です。枝刈りした${value}の最小値は${least}です${at}。`;
}

const OWNERS = { forward: 'スタート', backward: 'ゴール' };

const NOTHING_NEW = '枝刈りはなかったので、しきい値を上げても新しい局面には着きません。';

const nodes = (/** @type {number} */ n) => `${count(n)}ノード`;
const fresh = (/** @type {number} */ n) => `新しい局面は${count(n)}個です`;

/** @type {Words['stages']} */
export const stages = {
  fBound: {
    ended: (bound, generated) => `しきい値${bound}の反復が終わりました（${nodes(generated)}、しきい値以内にゴールなし）。`,
    next: (next, first) => risen(next, 'f', first),
    nothing: NOTHING_NEW,
  },
  depthBound: {
    ended: (bound, generated) => `しきい値${bound}の反復が終わりました（${nodes(generated)}、ゴールなし）。`,
    next: ({ bound, least }, first) => `次のしきい値は${bound}です。探索は深さ${least - 1}で引き返しました${first ? `（最初はノード${count(first.node)}）` : ''}。`,
    nothing: NOTHING_NEW,
  },
  overLimit: (next, limit) => `次のしきい値は${next}で、制限の${limit}を超えるため、探索は終わります。`,

  weighed: {
    next: (next, weights, first) => risen(next, weighed(weights), first),
    beyond: (limit) => `枝刈りしたものに、制限の${limit}以内のものはないので、探索は終わります。`,
  },

  learned: {
    ended: (bound, generated) => `値が${bound}以下のオープンノードはありません（しきい値が上がってから${nodes(generated)}）。`,
    next: (/** @type {Next} */ { bound, least }) =>
      bound === least ? `オープンノードの最小の値は${least}で、これが次のしきい値です。` : `オープンノードの最小の値は${least}で、次のしきい値は${bound}です。`,
    beyond: (limit) => `値が制限の${limit}以内のオープンノードはないので、探索は終わります。`,
    nothing: 'ゴールに至りうるオープンノードはないので、探索は終わります。',
  },

  nearer: {
    start: (/** @type {number} */ h) => `まだ何も展開していません。スタートがオープンで、${tied('h', h)}です。`,
    next: (least, next) => `これまでに展開した最小のhは${least}です。次に展開する局面は${tied('h', next)}です。`,
    last: 'オープンノードが残っていないので、探索は終わります。',
  },

  proved: {
    start: (/** @type {number} */ least) => `両側に根があります。オープンリストから得られる下界は${least}です。`,
    next: (/** @type {number} */ least) => `オープンリストにより、下界は${least}に上がります。`,
    least: (least) => `${least}より良い解はありません。`,
    known: (amount) => `わかっている最良の解は${amount}です。`,
    unknown: 'まだ解は見つかっていません。',
    done: (amount, isProved) => `${amount}の解がわかっています。${isProved ? 'これより良い解はありません' : '探索は終わります'}。`,
    over: (limit) => `これは制限の${limit}を超えるため、探索は終わります。`,
    empty: '片側にオープンノードが残っていないので、探索は終わります。',
  },

  bounded: {
    none: (depth, cut) =>
      cut > 0
        ? `層${depth}は、新しい局面がないまま完成し、${count(cut)}個が枝刈りされました。上界以内には何も残っていません。`
        : `層${depth}は、新しい局面がないまま完成しました。上界以内には何も残っていません。`,
    cut: (/** @type {number} */ n) => `上界により${count(n)}個が枝刈りされました。`,
  },

  layer: {
    start: '層0が完成しました。スタートだけです。次に展開されます。',
    complete: (depth, n) => `層${depth}が完成しました。${fresh(n)}。次に、入った順に展開されます。`,
    one: (/** @type {number} */ depth) => `層${depth}が完成しました。${fresh(1)}。次に展開されます。`,
    none: (/** @type {number} */ depth) => `層${depth}は、新しい局面がないまま完成しました。到達できるものはすべて見つかりました。`,
    last: (depth, n, limit) => `層${depth}が完成しました。${fresh(n)}。${limit}の制限により、次の層はありません。`,
  },

  sides: {
    roots: (/** @type {number} */ goals) => `両側に根があります：スタートと、${count(goals)}のゴール局面です。`,
    complete: (depth, side, n) => `${OWNERS[side]}からの層${depth}が完成しました。${fresh(n)}。`,
    next: (side, own, other) => `次は${OWNERS[side]}側が伸びます。フロンティアが${count(own)}で、反対側の${count(other)}より小さいからです。`,
    equal: (/** @type {number} */ both) => `フロンティアはどちらも${count(both)}局面なので、次はスタート側が伸びます。`,
    empty: (/** @type {Side} */ side) => `${OWNERS[side]}側のフロンティアが空なので、両側は出会えません。`,
    last: (limit) => `両側の層の合計が、制限の${limit}に達しました。`,
  },

  level: {
    start: (name, least) => `まだ何も展開していません。スタートがオープンで、${tied(name, least)}です。`,
    complete: (name, bound, least) => `見つかった${name}\u00a0≤\u00a0${bound}の局面はすべて展開しました。オープンリストの最小の${name}は${least}です。`,
    last: (name, bound) => `見つかった${name}\u00a0≤\u00a0${bound}の局面はすべて展開し、オープンノードは残っていません。`,
  },

  solution: {
    better: (length, cut) =>
      cut ? `ここからはf\u00a0≥\u00a0${length}を枝刈りし、より良い解だけを探します。` : `ここからはf\u00a0>\u00a0${length}を枝刈りします。f\u00a0=\u00a0${length}は探索を続けます。`,
    last: (amount, isProved) =>
      isProved ? `オープンノードは残っていません。暫定解の${amount}より良い解はありません。` : `オープンノードは残っていません。暫定解の${amount}が、見つかった最良の解です。`,
    none: 'オープンノードは残っておらず、解は見つかりませんでした。',
  },
};
