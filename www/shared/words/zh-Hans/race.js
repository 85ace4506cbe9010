// Words for the race: its controls, lanes, chart and outcome.

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
  unmade: '无法启动',
  broke: '已停止',
  gone: '已停止',
  garbled: '它的worker发来了无效消息',
};

/** Where nothing more is known. @type {Readonly<Record<Cause, string>>} */
const UNEXPLAINED = {
  unmade: '无法启动：请重新加载页面再试',
  broke: '已停止：它的worker出错',
  gone: '已停止：它的worker已终止',
  garbled: '已停止：它的worker发来了无效消息',
};

/** Ends of stages by kind of search; null for a layer or iteration. @type {Readonly<Record<Stage, ((names: string) => string) | null>>} */
const STAGES = {
  layer: null,
  bound: null,
  f: (names) => `${names}：到这个f值结束`,
  incumbent: (names) => `${names}：到下一个更好的解`,
  estimate: (names) => `${names}：到下一个更小的h`,
  learned: (names) => `${names}：到界提高处`,
  proved: (names) => `${names}：到界提高处`,
};

/** Stages at whose end the bound rises. @type {readonly Stage[]} */
const DEEPENING = ['bound', 'learned', 'proved'];

/** @type {Words['race']} */
export const race = {
  region: '赛跑',
  controls: '赛跑控制',
  guess: '先猜后看',
  run: '运行',
  over: '所有赛道都已结束。按“重新开始”再比一次',
  pause: '暂停',
  step: '单步',
  stepLong: {
    time: '每条赛道前进一个结点',
    nodes: '每条赛道再扩展一次',
  },
  stage: (stages) => {
    if (stages.every((stage) => stage === 'layer')) return '下一层';
    return stages.every((stage) => DEEPENING.includes(stage)) ? '下一个界' : stages.every((stage) => stage === 'layer' || DEEPENING.includes(stage)) ? '下一层或界' : '下一阶段';
  },
  stageLong: (stages, searchesOf) =>
    [
      '每条赛道到当前层或当前轮结束',
      ...Object.entries(STAGES).map(([ends, say]) => {
        const stage = stages.find((one) => one === ends);
        return stage && say ? say(allOf(searchesOf(stage).map(algorithm))) : '';
      }),
    ]
      .filter(Boolean)
      .join('；'),
  end: '跑完',
  endLong: '让所有赛道全速跑到结束',
  restart: '重新开始',
  speed: '速度',
  full: '全速',
  rate: (rate, mode) => `${count(rate)}${mode === 'time' ? '结点' : '次扩展'}/秒`,
  mode: '公平方式',
  modes: { time: '时间相同', nodes: '结点相同' },
  modeLong: '时间相同：每条赛道按所选速度运行。结点相同：所有赛道扩展同样多的状态，因此在任何机器上计数都可公平比较。',
  add: '添加搜索',
};

/** @type {(depth: number, unit: Unit) => string} */
const at = (depth, unit) => (unit === 'cost' ? '' : `在深度${depth}`);

/** @type {Words['states']} */
export const states = {
  ready: '就绪',
  running: '运行中',
  waiting: '运行中',
  paused: '已暂停',
  away: '已暂停',
  preparing: (name, percent, size) => `正在构建${heuristic(name)}${percent === null ? '' : ` ${percent}%`}，${size}`,
  solved(key, length, { proves, within }) {
    const best = isCosted(key) ? '代价最小' : '最短';
    const said = {
      shortest: `已证明${best}`,
      fewest: '已证明步数最少',
      within: `最多是${isCosted(key) ? '最小代价' : '最短解'}的${within}倍`,
      nothing: `未证明${best}`,
    };
    return `${long(key, length)}，${said[within === '1' ? 'shortest' : proves]}`;
  },
  exhausted: (/** @type {'start' | 'goal'} */ from) => (from === 'start' ? '无解：所有可达状态都已搜完' : '无解：所有能到达目标的状态都已搜完'),
  limit(key, search, { limit, none_within, proves, depth }, unit) {
    switch (limit) {
      case 'depth':
        if (none_within !== null) return `没有${amount(key, unit, none_within)}以内的解`;
        return proves === 'nothing' ? '未找到解就已结束；什么也没有证明' : '未作搜索：它的界不允许有解';
      case 'bytes':
        return `${at(depth, unit)}达到${bytes(search.max_bytes ?? 0)}的限制`;
      case 'nodes':
        return `${at(depth, unit)}达到${count(search.max_nodes ?? 0)}个结点的限制`;
      default:
        throw new Error(`there are no words for the limit '${limit}'`);
    }
  },
  deviceLimit: (most, depth, unit) => `${at(depth, unit)}达到本设备${bytes(most)}的限制`,
  silent: '超过10秒没有响应',
  refused: (/** @type {string} */ why) => (why ? `被拒绝：${why}` : '被引擎拒绝'),
  failed: (cause, message) => (message ? `${FAILED[cause]}：${message}` : UNEXPLAINED[cause]),
};

export const chart = {
  region: '图表',
  choose: '图表',
  kinds: {
    stored: '存储数—结点数',
    generated: '生成数—时间',
    depth: '深度—结点数',
  },
  axes: {
    nodes: '生成的状态数',
    time: '工作秒数',
    stored: '存储的状态数',
    generated: '生成的状态数',
    depth: '界、f、g、已完成层数或深度',
  },
  logarithmic: '对数',
  logarithmicLong: '对数坐标',
  empty: /** @type {Record<Standing, string>} */ ({
    ready: '按“运行”画出赛跑曲线。',
    running: '还没有生成任何状态。',
    over: '没有赛道生成过状态。',
  }),
  label: (/** @type {string} */ kind, /** @type {readonly string[]} */ lanes) => `${kind}，每条曲线对应：${lanes.join('；')}`,
};
