// Words for links, sharing and challenges.

import { allOf, count, decimal } from '../format.js';
import { moves } from './names.js';

/** @import { Phrase } from '../en/phrases.js' */

export const linkNote = {
  region: '链接',
  title: '这个链接中有本页无法理解的部分：',
  cut: '这个链接的末尾缺失：传来的途中被截断了。请索取完整的链接。',
  /** @type {(key: string, given: string) => string} */
  part: (key, given) => (key ? `${key}：${given}` : given),
  allowed: (/** @type {string} */ allowed) => `允许：${allowed}`,
  dismiss: '知道了',
};

/** @satisfies {Readonly<Record<string, Phrase>>} */
export const ownKeys = {
  'none-without': (/** @type {string} */ key) => `无（没有${key}时）`,
  words: (/** @type {string} */ x) => `${x}个单词`,
  'none-with-view': (/** @type {string} */ x) => `无（视图为${x}时）`,
  'by-command': (/** @type {string} */ x) => `无（普查由命令行完成：${x}）`,
  'one-heuristic': '无（工作坊每次只评判一个启发式）',
  'a-depth': '一个深度',
  degrees: (/** @type {string} */ from, /** @type {string} */ to) => `yaw,pitch，整数度数，从${from}到${to}`,
  speeds: (/** @type {string} */ from, /** @type {string} */ to) => `每秒结点数，从${from}到${to}，或full`,
  zooms: (/** @type {string} */ x) => `大小,横向,纵向：不小于${x}的百分数，宽度的万分数，行的十分数`,
  designs: (/** @type {string} */ least, /** @type {string} */ most, /** @type {string} */ from, /** @type {string} */ to, /** @type {string} */ few, /** @type {string} */ many) =>
    `实例数（${least}到${most}）,从,到（${from}到${to}）,种子,结点数限制（${few}到${many}）`,
};

export const share = {
  title: '分享',
  code: '链接的二维码',
  enlarge: '充满屏幕',
  tooLong: '这个链接太长，无法生成二维码。',
  reach: {
    device: '这个链接及其二维码只能在本设备上使用。',
    network: '这个链接及其二维码只能在本网络内使用。',
  },
  hosted: '所部署页面的地址',
  hostedHow: '部署在别处？输入地址，链接就会指向那里。',
  hostedDone: '链接指向所部署的页面。',
  hostedWrong: '不是网址（网址例如https://example.org/cubes/）。',
  forms: '复制什么',
  form: {
    link: '链接',
    embed: '嵌入',
    markdown: 'Markdown',
    contest: '竞赛输入',
    recording: '录像',
  },
  recording: {
    none: '还没有可录的内容。先运行一个搜索，或在棋盘上走几步，再打开这里。',
    kind: '录什么',
    kinds: { board: '棋盘上的走法', tree: '搜索树的生长', race: '赛跑' },
    formats: '文件',
    /** @type {(format: string, megabytes: number) => string} */
    save: (format, megabytes) => `${format}，约${decimal(megabytes)} MB`,
    measuring: '正在估计大小…',
    lasts: (/** @type {number} */ seconds) => `录像长${count(seconds)}秒。`,
    progress: (/** @type {number} */ share) => `已录${count(Math.floor(100 * share))}%`,
    stop: '停止',
    stopped: '录制已停止。',
    saved: '录像已保存。',
    notLoaded: '无法加载页面的这一部分。请重试。',
  },
  element: '嵌入什么',
  elements: {
    exercise: '练习',
    lesson: '课',
    race: '赛跑',
    board: '棋盘',
  },
  embedHosted: '如果你的页面不能从这里加载embed.js，请把embed.js和embed-*.js放在你的页面旁边。',
  embedAlone: '请把所部署页面旁的embed.js和embed-*.js，连同本文件，放在你的页面旁边。',
  fromDisk: '可从磁盘打开，也可放在一个文档里',
  embedAll: '请把所部署页面旁的embed-all.js放在你的页面旁边，或把它的文本放进你的页面。',
  copy: '复制',
  copied: '已复制。',
  copyByHand: '无法自动复制；文本已为你选中，请手动复制。',
  send: '发送…',
  close: '关闭',
  asChallenge: '作为挑战：隐藏解和计数，直到解出或猜中优胜者',
  markdown: {
    title: (/** @type {string} */ puzzle) => `滚动立方体：${puzzle}`,
    /** @type {(start: string, goal: string) => string} */
    problem: (start, goal) => `从${start}到${goal}`,
    search: '搜索',
    length: '步数',
  },
};

/** @type {(best: readonly string[], generated: number, isAll: boolean) => string} */
const fewest = (best, generated, isAll) => (isAll ? `${allOf(best)}生成得最少，为${count(generated)}。` : `在找到解的搜索中，${allOf(best)}生成得最少，为${count(generated)}。`);

export const challenge = {
  region: '挑战',
  title: '一个挑战',
  solve: '把棋盘走到目标，就能看到赛跑及其全部计数。',
  solveOrGuess: (/** @type {number} */ lanes) => `把棋盘走到目标，或猜哪个搜索生成的状态${lanes > 2 ? '最少' : '较少'}，就能看到赛跑及其全部计数。`,
  giveUp: '全部显示',
  dismiss: '知道了',
  guessed: (/** @type {string} */ lane) => `你猜${lane}生成得最少。按“运行”或“跑完”来揭晓。`,
  /** @type {(best: readonly string[], generated: number, isAll: boolean) => string} */
  right: (best, generated, isAll) => `猜对了：${fewest(best, generated, isAll)}`,
  /** @type {(guess: string, best: readonly string[], generated: number, isAll: boolean) => string} */
  wrong: (guess, best, generated, isAll) => `这次不是${guess}：${fewest(best, generated, isAll)}`,
  /** @type {(key: string, n: number) => string} */
  solved: (key, n) => `用${moves(key, n)}解出。按“运行”看看最短能有多短。`,
};
