import { entry } from '../entry.js';
import { count } from '../format.js';

/** @type {Readonly<Record<string, string>>} */
const GALLERY = {
  roads:
    '20の町が実際の位置にあり、各道路は直線より5分の1長くなっています。A*がまったく見ない町はどれですか。',
  astray: 'hはCで最小ですが、その先の道のコストは高いです。貪欲探索が払うコストはいくらですか。',
  reopen: 'AからBへ、hは3減り、辺のコストは1です。A*が2回展開するノードはどれですか。',
  meeting: '両側は、まずコスト12の道の途中のVで出会います。より低コストの道はどれですか。',
  diamonds:
    'IDA*はノードを記憶しないので、ノードの下を、そこへの道ごとに1回探索します。A*よりどれだけ多くのノードを生成しますか。',
  river:
    'ノードは、最初の岸に誰がいるかを表します：農夫F、狼W、山羊G、キャベツC。何回渡る必要がありますか。',
  wall: '壁はスタート側だけが開いています。A*は、回り道をする前に行き止まりをどれだけ展開しますか。',
  marsh:
    '沼地は1マスのコストが9です。最小コストの道は沼地を通りますか。最少ステップの道はどうですか。',
  maze: 'どの2マスの間も道は1本です。ヒューリスティックはどれだけ役立ちますか。',
  rooms: 'まっすぐな道は壁で終わります。A*はどの扉を試しますか。',
};

export const maps = {
  about: (/** @type {string} */ name) => entry(GALLERY, name),
  label: (/** @type {number} */ nodes, /** @type {string} */ here) =>
    `${count(nodes)}ノードの地図、現在${here}`,
  marks: {
    open: 'オープン',
    closed: 'クローズド',
    path: '現在の経路',
    here: '現在のノード',
  },
  /** @type {(name: string, node: string, says: number, distance: number) => string} */
  tooMuch: (name, node, says, distance) =>
    `ヒューリスティック「${name}」は、ここでは下界ではありません：${node}での値は${count(says)}ですが、ゴールへの最小コストは${count(distance)}です。`,
  /** @type {(name: string, from: string, to: string, fall: number, cost: number) => string} */
  falls: (name, from, to, fall, cost) =>
    `ヒューリスティック「${name}」は、ここで下界ですが無矛盾ではありません：${from}から${to}へ${count(fall)}減り、辺のコストは${count(cost)}です。`,
  consistent: (/** @type {string} */ name) =>
    `ヒューリスティック「${name}」は、ここで下界であり無矛盾です。`,
  title: '地図を描く',
  add: '地面をクリックするとノードが加わります。ノードはドラッグで動きます。2つのノードをクリックするとつながり、辺をクリックするとコストを変えられます。テキストも同じ内容です。',
  howGrid:
    'テキストの格子：「grid 4」または「grid 8」は、マスの隣の数です。Sはスタート、Gはゴール、#は壁、数字はマスのコストです。',
  text: '地図のテキスト',
  ready: '使えます。',
  noWay: '使えます。ゴールへの道はありません。',
  name: '名前',
  cost: 'コスト',
  turn: '一方通行か双方向か',
  start: 'スタート',
  goal: 'ゴール',
  remove: '削除',
  clear: '2ノードから始める',
};
