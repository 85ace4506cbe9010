import { entry } from '../entry.js';
import { bytes, count, decimal } from '../format.js';
import { shortened } from '../made.js';
import { heuristic, moves } from './names.js';
import { tied } from './steps.js';
import { TAUGHT, within } from './taught.js';

/** @import { Words } from '../shape.js' */

/** Meanings of the words of bounds; heuristics have their own names. @type {Readonly<Record<string, string>>} */
const MEANS = {
  sum: '合計',
  count: '個数',
  min: '最小',
  max: '最大',
  distance: '2マス間の距離',
  row: 'マスの行',
  column: 'マスの列',
  goal: '駒のゴールのマス',
  tile: 'マスにある駒',
  label: '駒の数字',
  wanted: 'ゴールがそのマスに求めるもの',
  colour: '上の色',
  front: '手前の色',
  side: '横の色',
  abs: '絶対値',
  root: '平方根（切り捨て）',
  'root-up': '平方根（切り上げ）',
  'parity-up': 'パリティに合わせて切り上げ',
  pathmax: '自分と、隣の値から1を引いた値の大きいほう',
  bpmax: '変化がなくなるまでのpathmax',
  tiles: 'すべての駒',
  cubes: 'すべてのキューブ',
  knights: 'すべてのナイト',
  ones: '1のマスすべて',
  squares: 'すべてのマス',
  empty: '空きマス',
  none: '色なし',
  zero: '0',
  one: '1',
  white: '白',
  red: '赤',
  blue: '青',
  black: '黒',
  parity: '残り手数のパリティ',
  cycles: '位置違いの巡回の数',
  'row-conflicts': '行の衝突',
  'column-conflicts': '列の衝突',
};

/** Other words that a reader may type, with the word of bounds that is meant. @type {Readonly<Record<string, string>>} */
const ALSO = {
  誤配置: 'misplaced',
  誤配置数: 'misplaced',
  位置ずれ: 'misplaced',
  距離: 'distance',
  絶対値: 'abs',
  平方根: 'root',
  行: 'row',
  列: 'column',
  色: 'colour',
  ゴール: 'goal',
  目標: 'goal',
  駒: 'tiles',
  タイル: 'tiles',
  マス: 'squares',
  空白: 'empty',
  パリティ: 'parity',
  ナイト: 'knights',
  キューブ: 'cubes',
  マンハッタン距離: 'manhattan',
  線形衝突: 'linear-conflict',
};

/** @type {Readonly<Record<string, string>>} */
const EXAMPLES = Object.assign(
  {
    misplaced: '位置違い',
    mismatch: '不一致',
  },
  ...Object.values(TAUGHT).map(({ examples }) => examples),
);

/** @type {Readonly<Record<string, {name: string, how: string}>>} */
const KEYS = {
  tiles: { name: '駒', how: '残す駒を選んでください。' },
  squares: { name: 'マス', how: '残すマスを選んでください。' },
  colours: { name: '色', how: '区別する色を選んでください。ほかの色は同じに見えます。' },
  axes: { name: '軸', how: '残すキューブの軸を選んでください。' },
};

/** @type {Readonly<Record<string, string>>} */
const MEMBERS = {
  W: '白',
  R: '赤',
  B: '青',
  u: '上下',
  f: '前後',
  s: '左右',
};

const positions = (/** @type {number} */ n) => `${count(n)}局面`;
const along = (/** @type {number} */ n) => `${count(n)}手`;

/** @type {Words['workshop']} */
export const workshop = {
  benches: {
    region: '作り方',
    write: '書く',
    paint: 'パターンデータベース',
  },
  never: '地図では、探索の設定で自作の下界を書けます。例：2 * landmarks。ノードごとにhを書くには、問題のメニューで「並べる…」を選んでください。',
  about: (/** @type {string} */ key) => `${within(key)}のヒューリスティック、つまりゴールまでの手数の下界を作ります。監査は、過大に見積もる局面を探します。得点は、探索がどれだけ減るかを示します。`,

  write: {
    text: '下界（テキスト）',
    words: '使える語：',
    /** @type {(word: string) => string} */
    means: (word) => MEANS[word] ?? heuristic(word),
    /** @type {(word: string) => string | undefined} */
    also: (word) => ALSO[word],
    starters: 'ここから始める',
    starter: {
      count: '位置の違うものを数える',
      distances: 'その距離を足す',
      doubled: '2倍にする：何が崩れる？',
    },
    unknown: (word, meant) => `「${word}」はわかりません。${meant ? `「${meant}」のことですか。` : '下の語から選ぶか、例から始めてください。'}`,
    examples: '例を調べる：',

    choose: '発表された下界…',
    example: (/** @type {string} */ name) => entry(EXAMPLES, name),
    blocks: '下界（ブロック）',
    blocksHow: 'ブロックを選び、置き換える語をパレットから選ぶか、ドラッグします。矢印キーでブロックを移動します。Deleteを押すと穴になります。',
    noBlocks: 'テキストが正しい式になると、ブロックが表示されます。',
    take: '選んだブロックを置き換える：',
    hole: '穴',
    block: (word, text) => (word === text ? word : `${word}：${text}`),
    groups: {
      numbers: '数',
      signs: '記号',
      functions: '関数',
      folds: '和と個数',
      squares: '名前',
      paintings: 'パターンデータベース',
      heuristics: '組み込みのヒューリスティック',
    },
    wraps: {
      region: '選んだブロックを変える',
      max: '…との最大値',
      sum: '…を足す',
      weight: '重み2',
      'parity-up': 'パリティへ切り上げ',
      pathmax: 'pathmax',
      bpmax: '双方向pathmax',
    },
    wrapsLong: {
      max: 'これともう1つの大きいほう：両方が下界なら下界です',
      sum: '両方の和：二重に数える手がないときだけ下界で、監査が確かめます',
      weight: '2倍：ふつうはもう下界ではありません',
      'parity-up': 'ここからの解すべてに共通のパリティに合わせて切り上げます',
      pathmax: 'これと、各隣の値から1を引いたものの最大値',
      bpmax: '双方向pathmax：何も変わらなくなるまでpathmaxを繰り返します。結果は全局面の表で、どの手でも減るのは多くて1です',
    },
    hollow: '取り除く',
    wrong: (/** @type {string} */ why) => `まだ実行できません：${why}`,
    holed: '穴を埋めると実行できます。',
  },

  facts: {
    byConstruction: {
      consistent: '構成上、許容的で無矛盾です。',
      admissible: '構成上、許容的です。無矛盾かどうかは監査が確かめます。',
      open: '式だけでは何も証明されません。監査が局面を1つずつ確かめます。',
    },
    price: (steps, size) => `1局面あたり${count(steps)}ステップ以下${size > 0 ? `、表${bytes(size)}` : '、表なし'}。`,
  },

  paint: {
    about: '残すものを選びます。ほかはすべて無視されます。パターンデータベースは、単純化した各局面からゴールまでの距離を持ちます。',
    why: 'どの解も、単純化したパズルを同じ手数で解きます。だから、そこでの距離は大きすぎることがなく、1手で減るのは多くて1です。',
    whyGroups: '各グループは自分の手だけを数え、2つのグループに属する手はありません。だから、和は大きすぎることがありません。無矛盾かどうかは監査が確かめます。',
    choose: 'パターンデータベース',
    add: 'パターンデータベースを追加',
    key: (/** @type {string} */ key) => entry(KEYS, key).name,
    how: (/** @type {string} */ key) => entry(KEYS, key).how,
    member: (/** @type {string} */ member) => MEMBERS[member] ?? member,
    kept: (member, group) => (group < 0 ? `${MEMBERS[member] ?? member}：無視` : `${MEMBERS[member] ?? member}：グループ${group + 1}に残す`),
    group: (/** @type {number} */ group) => `グループ${group + 1}`,
    newGroup: '新しいグループ',
    groups: '加えるグループ',
    building: '表を構築中…',
    table: (/** @type {number} */ n) => `グループ${n + 1}の表`,
    facts: (n, size, mean, largest) => `単純化した${positions(n)}、${bytes(size)}。平均${decimal(mean)}手、最大${count(largest)}手。`,
    histogram: '値ごとの単純化した局面数',
    value: '値',
    count: '単純化した局面',
  },

  audit: {
    title: '監査',
    run: '監査して採点',
    again: '再び監査',
    cancel: 'キャンセル',
    none: 'まだ監査していません。',
    progressName: '監査中',
    progress: (asked, total) => (total === null ? `${positions(asked)}を確認済み` : `${positions(total)}中${count(asked)}を確認済み`),
    tables: '表を構築中',
    proved: (n, m) => `証明済み：${positions(n)}、${along(m)}。`,
    provedLong: '到達できるどの局面でも、値は距離以下です。無矛盾でもあります。',
    provedNot: (/** @type {number} */ falls) => `到達できるどの局面でも、値は距離以下です。無矛盾ではありません。${along(falls)}で1より大きく減ります。`,
    construction: '構成から証明済み。',
    constructionLong: {
      consistent: 'どの局面でも許容的で無矛盾です。',
      admissible: 'どの局面でも許容的です。無矛盾かどうかは証明されていません。',
      falls: 'どの局面でも許容的です。無矛盾ではありません。',
    },
    sampled: (n) => `${positions(n)}に反例はありません。`,
    sampledLong: 'ほかの局面については何も証明されません。このパズルは局面が多すぎて、すべては確かめられません。',
    refuted: '反証：下界ではありません。',
    counterexample: (key, bound, distance) => `この局面はゴールまで${moves(key, distance)}ですが、値は${count(bound)}です。`,
    sampledCounterexample: (key, bound, distance) => `この局面はゴールまで${moves(key, distance)}以下ですが、値は${count(bound)}です。`,
    bound: '値',
    distance: '距離',
    distanceAtMost: '距離（以下）',
    failures: (failures, of, complete) =>
      complete ? `${positions(of)}のうち${count(failures)}で過大に見積もります。` : `これまでに確かめた${positions(of)}のうち${count(failures)}で過大に見積もります。`,
    fall: (key, distance, move, bound, after) => `ゴールまで${moves(key, distance)}のところで、手${move}により値が${count(bound)}から${count(after)}に減ります。`,
    play: 'その解を再生',
    playLong: 'この局面をスタートにし、最短解を盤で再生する',
    edited: (edits, of) => `pathmaxは、確かめた${positions(of)}のうち${count(edits)}で値を上げます。`,
    unedited: (/** @type {number} */ of) => `pathmaxは、確かめた${positions(of)}のどこでも値を上げません。`,
    edit: (key, { own, bound, distance, move, bound_from }) =>
      `そのうち最も近いのはゴールまで${moves(key, distance)}で、値は${count(own)}です。手${move}で移る隣の値が${count(bound_from)}なので、pathmaxは${count(bound)}に上げます。`,
    neighbour: (/** @type {number} */ bound) => `隣、値${count(bound)}`,
    raceProved: '探索は監査の結果を知らないので、これで見つけた解は、最短と証明されたことにはなりません。',
    raceable: 'それでもレースはできますが、解は最短と証明されたことにはなりません。',
    unsolvable: (/** @type {string} */ why) => `監査するものがありません：${why}。`,
    large: (n) => `監査には少なくとも${bytes(2 * n)}のメモリ（${positions(n)}に2バイトずつ）が必要で、時間もかかります。`,
  },

  stopped: {
    tables: (/** @type {string} */ why) => `表を構築できませんでした：${why}。`,
    audit: (/** @type {string} */ why) => `監査が止まりました：${why}。`,
    score: (/** @type {string} */ why) => `得点を数えられませんでした：${why}。`,
    astray: (/** @type {string} */ why) => `そのようなスタート探しが止まりました：${why}。`,
  },

  astray: {
    where: { longer: 'A*が誤るところ', reopened: 'A*が二度手間をかけるところ' },
    whereLong: {
      longer: 'A*が長すぎる解を見つけるスタートのうち、ゴールに最も近いものを探し、決め手のノードで木を開く',
      reopened: 'A*が展開済みの局面を再びオープンにするスタートのうち、ゴールに最も近いものを探し、そのノードで木を開く',
    },
    looking: (/** @type {number} */ tried) => `探しています：スタート${count(tried)}個を試しました…`,
    nowhere: {
      longer: (/** @type {number} */ tried) => `見つかりません。ゴールに最も近い${positions(tried)}から、A*は長すぎる解を出しませんでした。現在のスタートからも見られませんでした。`,
      reopened: (/** @type {number} */ tried) => `見つかりません。ゴールに最も近い${positions(tried)}から、A*は何も再びオープンにしませんでした。現在のスタートからも見られませんでした。`,
    },
    here: (key, { length, found, at: { g, h }, waiting }) => {
      if (!waiting) {
        return `ここでA*は二度手間をかけます。短いほうの経路の値がはじめは大きかったため、この局面を長いほうの経路で先に展開していました。いま、A*はこの局面を${tied('g', g)}で再びオープンにします。`;
      }
      const left = length - waiting.g;
      return `ここでA*は誤ります。どの最短経路上にもない${tied('f', g + h)}の局面を展開します。最短解は${moves(key, length)}です。最短経路上の局面が、${tied('g', waiting.g)}、値${waiting.h}でまだオープンですが、実際にはゴールまで${moves(key, left)}しかありません。A*は${moves(key, found)}の解で終わります。`;
    },
  },

  score: {
    title: '得点',
    none: '監査のあとに得点が出ます。',
    running: (/** @type {number} */ expanded) => `採点中：${positions(expanded)}を展開…`,
    value: (/** @type {number} */ score) => count(score),
    about: (problems) => `f < C*の局面数、テスト問題${count(problems)}題の合計。少ないほど良く、同点処理は影響しません。`,
    price: (size, painted, steps) => `${size === 0 ? '表なし' : `表${bytes(size)}、その構築で訪れたのは${positions(painted)}`}、1局面あたり${count(steps)}ステップ以下。`,
    invalid: '得点なし：このヒューリスティックは過大に見積もるので、A*が必要な局面を飛ばしかねません。',
    elsewhere: (key, goal, position, bound, distance) =>
      `得点なし：テスト問題のゴールは別で、そこでは過大に見積もります。ゴール${goal}では、局面${position}は${moves(key, distance)}以下ですが、値は${count(bound)}です。`,
    beyond: '得点なし：あるテスト問題で、f < C*の局面が、このページで数えられる数を超えます。',
    unproved: 'メダルなし：下界であることが証明されていません。',
    medals: { bronze: '銅', silver: '銀', gold: '金', hard: '難問ボーナス' },
    medalLong: (score, most, beats) => `${count(score)}以下、${most === 0 ? '表なし' : `表は${bytes(most)}以下`}：${heuristic(beats)}より良い。`,
    threshold: (score) => `≤ ${count(score)}`,
    room: (/** @type {number} */ most) => (most === 0 ? '表なし' : `≤ ${bytes(most)}`),
    won: '獲得',
    open: '未獲得',
  },

  lane: {
    text: '自作の下界…',
    textLong: '工房の下界のテキスト',
    meaning: '工房と同じように書いた自作の下界',
  },

  raced: 'レース',
  race: 'レースに出す',
  raceLong: (/** @type {number} */ most) => `これを使うレーンを追加します。すでに${count(most)}レーンあれば、最後のレーンと置き換えます`,
  share: 'リンクをコピー',
  shareLong: 'リンクには下界とその問題が入り、結果は入りません。監査と採点はページがし直します',
  copied: 'コピーしました。',
  copy: (/** @type {string} */ link) => `ブラウザがコピーを許可しませんでした。手動でコピーしてください：${link}`,

  shelf: {
    title: '棚',
    about: 'この端末にだけ保存されます。',
    none: 'まだ何もありません。',
    keep: '棚に置く',
    keepLong: '下界をこの端末の棚に置く',
    use: (/** @type {string} */ text) => `${shortened(text)}を編集`,
    max: 'max',
    maxLong: (/** @type {string} */ text) => `現在の下界と${shortened(text)}の最大値`,
    sum: '+',
    sumLong: (/** @type {string} */ text) => `${shortened(text)}を現在の下界に足す`,
    drop: (/** @type {string} */ text) => `${shortened(text)}を棚から削除`,
    dropAll: 'すべて削除',
  },
};
