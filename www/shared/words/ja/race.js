import { allOf, bytes, count } from '../format.js';
import { algorithm, amount, heuristic, isCosted, length as long } from './names.js';

/** @import { Failure } from '../../engine/link.js' */
/** @import { Standing } from '../../state/standing.js' */
/** @import { Stage } from '../../state/traits.js' */
/** @import { Unit } from '../en/names.js' */
/** @import { Words } from '../shape.js' */

/** @typedef {Failure['cause']} Cause */

/** @type {Readonly<Record<Cause, string>>} */
const FAILED = {
  unmade: '開始できませんでした',
  broke: '停止しました',
  gone: '停止しました',
  garbled: 'ワーカーが不正なメッセージを送りました',
};

/** @type {Readonly<Record<Cause, string>>} */
const UNEXPLAINED = {
  unmade: '開始できませんでした：ページを再読み込みしてください',
  broke: '停止しました：ワーカーでエラーが起きました',
  gone: '停止しました：ワーカーが終了しました',
  garbled: '停止しました：ワーカーが不正なメッセージを送りました',
};

/** @type {Readonly<Record<Stage, ((names: string) => string) | null>>} */
const STAGES = {
  layer: null,
  bound: null,
  f: (names) => `${names}はfの段階の終わりまで`,
  incumbent: (names) => `${names}は次のより良い解まで`,
  estimate: (names) => `${names}はhの最小値が次に下がるまで`,
  learned: (names) => `${names}はしきい値が上がるまで`,
  proved: (names) => `${names}は下界が上がるまで`,
};

/** @type {readonly Stage[]} */
const DEEPENING = ['bound', 'learned', 'proved'];

/** @type {Words['race']} */
export const race = {
  region: 'レース',
  controls: 'レースの操作',
  guess: '予想する',
  run: '実行',
  over: 'すべてのレーンが終わりました。「最初から」でレースをやり直せます',
  pause: '一時停止',
  step: 'ステップ',
  stepLong: {
    time: '各レーンで1ノード',
    nodes: '各レーンで展開をもう1回',
  },
  stage: (stages) => {
    if (stages.every((stage) => stage === 'layer')) return '次の層';
    if (stages.every((stage) => stage === 'proved')) return '次の下界';
    if (stages.every((stage) => DEEPENING.includes(stage))) return '次のしきい値';
    return stages.every((stage) => stage === 'layer' || DEEPENING.includes(stage)) ? '次の層かしきい値' : '次の段階';
  },
  stageLong: (stages, searchesOf) =>
    [
      '各レーンで層または反復の終わりまで',
      ...Object.entries(STAGES).map(([ends, say]) => {
        const stage = stages.find((one) => one === ends);
        return stage && say ? say(allOf(searchesOf(stage).map(algorithm))) : '';
      }),
    ]
      .filter(Boolean)
      .join('。'),
  end: '最後まで',
  endLong: 'すべてのレーンを全速で最後まで実行',
  restart: '最初から',
  speed: '速度',
  full: '全速',
  rate: (rate, mode) => `${count(rate)}${mode === 'time' ? 'ノード' : '展開'}/秒`,
  mode: '公平さ',
  modes: { time: '同じ時間', nodes: '同じノード数' },
  modeLong: '同じ時間：各レーンが選んだ速度で進みます。同じノード数：全レーンが同数の局面を展開するので、どのコンピュータでも数を公平に比べられます。',
  add: '探索を追加',
};

/** @type {(depth: number, unit: Unit) => string} */
const at = (depth, unit) => (unit === 'cost' ? '' : `深さ${depth}で`);

/** @type {Words['states']} */
export const states = {
  ready: '準備完了',
  running: '実行中',
  waiting: '実行中',
  paused: '一時停止中',
  away: '一時停止中',
  preparing: (name, percent, size) => `${heuristic(name)}の表を構築中${percent === null ? '' : ` ${percent}%`}、${size}`,
  solved(key, length, { proves, within }) {
    const best = isCosted(key) ? '最小コスト' : '最短';
    const said = {
      shortest: `${best}と証明済み`,
      fewest: '最少手数と証明済み',
      within: `${best}の${within}倍以下`,
      nothing: `${best}とは未証明`,
    };
    return `${long(key, length)}、${said[within === '1' ? 'shortest' : proves]}`;
  },
  exhausted: (/** @type {'start' | 'goal'} */ from) => (from === 'start' ? '解なし：到達できるすべてを探索しました' : '解なし：ゴールに至るすべてを探索しました'),
  limit(key, search, { limit, none_within, proves, depth }, unit) {
    switch (limit) {
      case 'depth':
        if (none_within !== null) return `${amount(key, unit, none_within)}以下の解はありません`;
        return proves === 'nothing' ? '解なしで終了。何も証明されていません' : '何も探索していません。この上界では解がありえません';
      case 'bytes':
        return `${at(depth, unit)}${bytes(search.max_bytes ?? 0)}の制限に達しました`;
      case 'nodes':
        return `${at(depth, unit)}${count(search.max_nodes ?? 0)}ノードの制限に達しました`;
      default:
        throw new Error(`there are no words for the limit '${limit}'`);
    }
  },
  deviceLimit: (most, depth, unit) => `${at(depth, unit)}この端末の制限${bytes(most)}に到達`,
  silent: '10秒以上応答がありません',
  refused: (/** @type {string} */ why) => (why ? `拒否：${why}` : 'エンジンが拒否しました'),
  failed: (cause, message) => (message ? `${FAILED[cause]}：${message}` : UNEXPLAINED[cause]),
};

export const chart = {
  region: 'グラフ',
  choose: 'グラフ',
  kinds: {
    stored: 'ノード数に対する記憶数',
    generated: '時間に対する生成数',
    depth: 'ノード数に対する深さ',
  },
  axes: {
    nodes: '生成した局面数',
    time: '探索時間（秒）',
    stored: '記憶した局面数',
    generated: '生成した局面数',
    depth: 'しきい値、f、g、広げた層、または深さ',
  },
  logarithmic: '対数',
  logarithmicLong: '対数目盛',
  empty: /** @type {Record<Standing, string>} */ ({
    ready: '「実行」を押すとレースが描かれます。',
    running: 'まだ何も生成されていません。',
    over: 'どのレーンも何も生成しませんでした。',
  }),
  label: (/** @type {string} */ kind, /** @type {readonly string[]} */ lanes) => `${kind}。各1本の曲線：${lanes.join('、')}`,
};
