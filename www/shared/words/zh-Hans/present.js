// Words for presenting: keys, the speaker's notes, the code for the room's phones, the handout.

import { count } from '../format.js';
import { lane } from './names.js';

/** @import { LaneSpec } from '../../state/state.js' */

export const present = {
  bar: '演示中',

  /** `name` is a button's label. */
  orders: {
    forward: {
      keys: ['PageDown'],
      name: '前进',
      what: '一步，与翻页笔相同。搜索树：一个结点。赛跑：每条赛道一层或一轮，最后是解的一步',
    },
    back: { keys: ['PageUp'], name: '后退', what: '同上，但向后' },
    farForward: {
      keys: ['Shift PageDown'],
      name: '大步前进',
      what: '搜索树：一层或一轮。赛跑：每条赛道一个结点',
    },
    farBack: { keys: ['Shift PageUp'], name: '大步后退', what: '同上，但向后' },
    run: { keys: ['Space'], name: '运行', what: '运行或暂停' },
    finish: { keys: ['End'], name: '跑完', what: '所有赛道全速跑完' },
    restart: { keys: ['Home'], name: '重新开始', what: '赛跑从头开始' },
    faster: { keys: ['+'], name: '加快', what: '加快' },
    slower: { keys: ['-'], name: '减慢', what: '减慢' },
    freeze: {
      keys: ['1', '…', '6'],
      name: '冻结',
      what: '冻结该位置的赛道，其他继续；再按让它继续',
    },
    look: { keys: ['L'], name: '下一赛道', what: '细看下一条赛道' },
    rule: {
      keys: ['R'],
      name: '规则',
      what: '搜索树：显示或隐藏搜索的规则及其OPEN表',
    },
    view: { keys: ['V'], name: '下一视图', what: '下一个视图' },
    viewBack: { keys: ['Shift V'], name: '上一视图', what: '上一个视图' },
    mode: { keys: ['M'], name: '公平方式', what: '时间相同或结点相同' },
    theme: { keys: ['D'], name: '浅色或深色', what: '浅色或深色' },
    black: { keys: ['B', '.'], name: '黑屏', what: '黑屏，再按恢复' },
    code: { keys: ['Q'], name: '二维码', what: '供学生用手机扫的二维码，打开的正是当前画面' },
    notes: { keys: ['N'], name: '讲稿', what: '讲稿，在单独的窗口中' },
    print: { keys: ['H'], name: '讲义', what: '打印讲义，内容正是当前画面' },
    full: { keys: ['F'], name: '全屏', what: '全屏，再按恢复' },
    keys: { keys: ['?'], name: '按键', what: '这些按键' },
    leave: { keys: ['Esc', 'P'], name: '退出', what: '返回页面' },
  },
  keysTitle: '演示时的按键',

  frozen: (/** @type {number} */ place) => `已冻结：按${place}继续`,
  /** Confirms a key if the picture does not. */
  said: {
    froze: (/** @type {LaneSpec} */ spec) => `${lane(spec)}已冻结。`,
    thawed: (/** @type {LaneSpec} */ spec) => `${lane(spec)}与其他赛道一起继续。`,
    noLane: (/** @type {number} */ place) => `没有可以继续的第${place}条赛道。`,
    last: '没有下一步了。',
    first: '前面没有别的步了。',
    blocked: '浏览器没有打开讲稿窗口：请允许本页打开窗口。',
    black: '屏幕已变黑。按B恢复画面。',
  },

  code: {
    title: '用手机看',
    how: '扫一扫：手机打开的正是当前画面，并自行运行。',
  },

  notes: {
    title: '讲稿',
    since: '自打开讲稿起',
    shown: '学生看到的',
    black: '屏幕已变黑：按B恢复画面。',
    say: '要讲的',
    next: '下一次点击',
    how: '翻页笔和按键在这个窗口也有效，只有F除外：请在学生看的窗口中按它。',
    /** @type {(spec: LaneSpec, generated: number, state: string) => string} */
    lane: (spec, generated, state) => `${lane(spec)}：生成${count(generated)}。${state}`,
    /** Questions for a room before the next click. */
    ask: {
      ready: '运行之前先问：哪条赛道生成的状态会更少？相差几倍？数一数举手的人。',
      running: '问：哪个数每层或每轮都成倍增长？哪条赛道存储到达过的状态？',
      over: '问：为什么？先请一名学生解释相差的倍数，你再解释。',
      root: '说明结点是什么：一个状态，以及到达它的路径。问搜索首先会做什么。',
      node: '点击之前先问：接下来是哪个状态？它会怎样？',
      stage: '问：下一个界或层是什么？为什么恰好是它？',
      ended: '问：搜索怎么知道可以在这里停下？',
    },
    steps: {
      node: '前进一个结点。',
      stage: '每条赛道到当前层或当前轮结束。',
      move: '棋盘上解的下一步。',
      picture: '下一张图。',
      depth: '加深一步。',
      measure: '测量下限。',
      line: '分界线移动一个深度：正向一侧做得更多，反向一侧更少。',
      none: '没有了：这是最后一步。',
    },
  },

  handout: {
    counts: '各赛道到目前为止的计数',
    lane: '赛道',
    state: '状况',
    link: '链接，打开的正是当前画面',
    start: '起点',
    goal: '目标',
  },
};
