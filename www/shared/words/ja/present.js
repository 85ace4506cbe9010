import { count } from '../format.js';
import { lane } from './names.js';

/** @import { LaneSpec } from '../../state/state.js' */

export const present = {
  bar: '発表中',

  orders: {
    forward: {
      keys: ['PageDown'],
      name: '進む',
      what: 'クリッカーと同じ1ステップ。木：1ノード。レース：各レーンで層または反復、最後は解の1手',
    },
    back: { keys: ['PageUp'], name: '戻る', what: '同じだけ戻る' },
    farForward: {
      keys: ['Shift PageDown'],
      name: '大きく進む',
      what: '木：層または反復。レース：各レーンで1ノード',
    },
    farBack: { keys: ['Shift PageUp'], name: '大きく戻る', what: '同じだけ戻る' },
    run: { keys: ['Space'], name: '実行', what: '実行または一時停止' },
    finish: { keys: ['End'], name: '最後まで', what: 'すべてのレーンを全速で最後まで' },
    restart: { keys: ['Home'], name: '最初から', what: 'レースを最初から' },
    faster: { keys: ['+'], name: '速く', what: '速くする' },
    slower: { keys: ['-'], name: '遅く', what: '遅くする' },
    freeze: {
      keys: ['1', '…', '6'],
      name: '固定',
      what: 'その番号のレーンを止めたまま、ほかを進める。または再び進める',
    },
    look: { keys: ['L'], name: '次のレーン', what: '次のレーンの中を見る' },
    rule: {
      keys: ['R'],
      name: '規則',
      what: '木：探索の規則とオープンリストを表示する、しない',
    },
    view: { keys: ['V'], name: '次の表示', what: '次の表示' },
    viewBack: { keys: ['Shift V'], name: '前の表示', what: '前の表示' },
    mode: { keys: ['M'], name: '公平さ', what: '同じ時間、または同じノード数' },
    theme: { keys: ['D'], name: '明るい／暗い', what: '明るい、または暗い' },
    black: { keys: ['B', '.'], name: '黒', what: '黒い画面にする、戻す' },
    code: {
      keys: ['Q'],
      name: 'コード',
      what: 'この状態をそのまま聴衆のスマートフォンで開くコード',
    },
    notes: { keys: ['N'], name: 'メモ', what: '講師用メモを別のウィンドウに' },
    print: { keys: ['H'], name: '配布資料', what: 'この状態のままの配布資料を印刷' },
    full: { keys: ['F'], name: '全画面', what: '全画面にする、戻す' },
    keys: { keys: ['?'], name: 'キー', what: 'このキー一覧' },
    leave: { keys: ['Esc', 'P'], name: '終える', what: 'ページに戻る' },
  },
  keysTitle: '発表中のキー',

  frozen: (/** @type {number} */ place) => `固定中：${place}で再開`,
  said: {
    froze: (/** @type {LaneSpec} */ spec) => `${lane(spec)}を固定しました。`,
    thawed: (/** @type {LaneSpec} */ spec) => `${lane(spec)}もほかと一緒に進みます。`,
    noLane: (/** @type {number} */ place) => `進められるレーン${place}はありません。`,
    last: 'これより先のステップはありません。',
    first: 'これより前のステップはありません。',
    blocked: 'ブラウザがメモのウィンドウを開きませんでした。このページにウィンドウを開くことを許可してください。',
    black: '画面は黒です。Bで図が戻ります。',
  },

  code: {
    title: 'スマートフォンで開く',
    how: 'コードを読み取ると、この状態がそのままスマートフォンで開き、そこで実行されます。',
  },

  notes: {
    title: '講師用メモ',
    since: 'メモを開いてから',
    shown: '聴衆に見えているもの',
    black: '画面は黒です。Bで図が戻ります。',
    say: '話すこと',
    next: '次のクリック',
    how: 'クリッカーとキーはこのウィンドウでも使えます。Fだけは、聴衆に見せているウィンドウで押してください。',
    /** @type {(spec: LaneSpec, generated: number, state: string) => string} */
    lane: (spec, generated, state) => `${lane(spec)}：生成${count(generated)}。${state}`,
    ask: {
      ready: '実行の前に問う：生成する局面が少ないのはどのレーンで、何倍違うでしょうか。挙手を数えます。',
      running: '問う：層や反復ごとに何倍にもなる数はどれで、着いた局面を記憶しているのはどのレーンでしょうか。',
      over: '問う：なぜでしょうか。自分で説明する前に、誰かに倍率の理由を説明してもらいます。',
      root: 'ノードとは何かを話す：局面と、そこまでの経路です。探索が最初に何をするかを問います。',
      node: 'クリックの前に問う：次はどの局面で、どうなるでしょうか。',
      stage: '問う：次のしきい値または層は何で、なぜそれなのでしょうか。',
      ended: '問う：探索は、ここで終わってよいとなぜわかるのでしょうか。',
    },
    steps: {
      node: '1ノード進む。',
      stage: '各レーンで層または反復の終わりまで。',
      move: '解の次の手を盤で。',
      picture: '次のグラフ。',
      depth: '1手深く。',
      measure: '下限を計測します。',
      line: '線が深さ1つ分進みます。前向きの側が増え、後ろ向きの側が減ります。',
      none: 'なし：これが最後のステップです。',
    },
  },

  handout: {
    counts: 'これまでの各レーンの数',
    lane: 'レーン',
    state: '状態',
    link: 'この状態をそのまま開くリンク',
    start: 'スタート',
    goal: 'ゴール',
  },
};
