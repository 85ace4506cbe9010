import { entry } from '../entry.js';
import { count } from '../format.js';
import { unread } from './files.js';
import { text } from './text.js';

/** @import { Words } from '../shape.js' */

/** @type {Readonly<Record<string, readonly [string, string]>>} */
const GALLERY = {
  roads: ['20の町が実際の位置にあり、各道路は直線より5分の1長くなっています。', 'A*がまったく見ない町はどれですか。'],
  astray: ['hはCで最小ですが、その先の道は高コストです。', '貪欲探索の道のコストはいくらですか。'],
  weighted: ['', '重み付きA*はhに重みを掛けます。ここで展開するノードはA*より少ないでしょうか。道のコストは同じで済むでしょうか。'],
  reopen: ['AからBへ、hは3減り、辺のコストは1です。', 'A*が2回展開するノードはどれですか。'],
  meeting: ['', '両側は、まずコスト12の道の途中のVで出会います。より低コストの道はどれですか。'],
  diamonds: ['IDA*はノードを記憶しないので、ノードの下を、そこへの道1本につき1回ずつ探索します。', '生成するノードはA*よりどれだけ多いでしょうか。'],
  river: ['ノードは、最初の岸に誰がいるかを表します：農夫F、狼W、山羊G、キャベツC。何回渡る必要がありますか。', ''],
  missionaries: ['3人の宣教師と3人の人食い人が、2人乗りの舟で渡ります。宣教師がいる岸では、人食い人が宣教師より多くなってはいけません。何回渡る必要がありますか。', ''],
  wall: ['壁はスタート側だけが開いています。', 'A*は、回り道をする前に行き止まりをどれだけ展開しますか。'],
  marsh: ['沼地は1マスのコストが9です。最小コストの道は沼地を通りますか。最少ステップの道はどうですか。', ''],
  maze: ['どの2マスの間も道は1本です。', 'ヒューリスティックはどれだけ役立ちますか。'],
  rooms: ['まっすぐな道は壁で終わります。', 'A*はどの扉を試しますか。'],
};

/** @type {Words['maps']} */
export const maps = {
  /** @type {(name: string, asked: boolean) => string} */
  about(name, asked) {
    const [point, question] = entry(GALLERY, name);
    return text.sentences([point, asked ? question : '']);
  },
  label: (/** @type {number} */ nodes, /** @type {string} */ here) => `${count(nodes)}ノードの地図、現在は${here}`,
  marks: { open: 'オープン', closed: 'クローズド', back: 'ゴール側から', path: '経路' },
  tooMuch: (name, node, says, distance) => `ヒューリスティック「${name}」は、ここでは下界ではありません。${node}での値は${count(says)}ですが、ゴールへの最小コストは${count(distance)}です。`,
  falls: (name, from, to, fall, cost) => `ヒューリスティック「${name}」は、ここでは下界ですが、無矛盾ではありません。${from}から${to}へ${count(fall)}減り、辺のコストは${count(cost)}です。`,
  consistent: (/** @type {string} */ name) => `ヒューリスティック「${name}」は、ここでは下界で、無矛盾です。`,
  title: '地図を描く',
  add: '地面をクリックするとノードが加わります。ノードはドラッグで動きます。2つのノードを続けてクリックするとつながり、辺をクリックするとコストを変えられます。キーボードでは、+で追加、Enterでクリック、矢印で移動、Deleteで削除です。テキストも同じ内容です。',
  howGrid: 'ブラシを選んで描きます。キーボードでは矢印とスペースキーを使います。テキストも同じ内容です。Sはスタート、Gはゴール、#は壁、数字はマスに入るコストです。',
  text: '地図のテキスト',
  ready: '使えます。',
  redo: 'やり直す',
  /** Before a drawing would be lost. */
  lose: '変更した地図はまだ使われていません。',
  discard: '変更を破棄',
  goOn: '描き続ける',
  noWay: '使えます。ゴールへの道はありません。',
  long: 'この地図はリンクには長すぎます。ファイルに保存してください。',
  name: '名前',
  cost: 'コスト',
  turn: '一方通行か双方向か',
  start: 'スタート',
  goal: 'ゴール',
  remove: '削除',
  unread,
  open: 'ファイルを開く…',
  scenario: (/** @type {number} */ all) => `シナリオ（全${count(all)}件）`,
  published: (/** @type {string} */ length) => `公表された長さ：${length}`,
  other: (theirs, ours) => `このシナリオは${theirs}のものですが、この地図は${ours || 'グラフ'}です。先にその地図を開いてください。`,
  found: (published, found, comparison) =>
    `公表された長さは${published}、見つかった長さは${found}で、${{ equal: '一致します', rounded: '斜めの1歩をここでは1.4とするための差です', different: '異なります' }[comparison]}。`,
  save: '名前を付けて保存',
  asText: 'テキスト',
  walked: (/** @type {number} */ cost) => `ここまでの道のコストは${count(cost)}です。`,
  picture: '地図',
  grid: (/** @type {string} */ at) => `格子、現在は${at}`,
  brush: 'ブラシ',
  wall: '壁',
  ground: (/** @type {number} */ cost) => `地面、コスト${cost}`,
  neighbours: (/** @type {number} */ many) => `隣接${many}マスに変える`,
  fresh: '新しい地図',
  kinds: { nodes: '2つのノード', ground: '空き地', maze: '迷路', rooms: '部屋' },
};
