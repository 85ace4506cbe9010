// Every word that is read in Chinese, a file for each region of the page. The terms are those of `glossary.md`.

import { bytes, compact, count, decimal, fixed, lasted, seconds } from '../format.js';
import { atlas } from './atlas.js';
import * as board from './board.js';
import { code } from './code.js';
import * as counters from './counters.js';
import { embed } from './embed.js';
import { errors } from './errors.js';
import { exercises } from './exercises.js';
import { finder } from './finder.js';
import { floor } from './floor.js';
import { guess } from './guess.js';
import { help } from './help.js';
import { laneDialog } from './lane-dialog.js';
import { later } from './later.js';
import { lessons } from './lessons.js';
import * as links from './links.js';
import { maps } from './maps.js';
import { algorithm, algorithmMeaning, amount, heuristic, heuristicMeaning, lane, laneParts, moves, puzzle, search } from './names.js';
import { phrases } from './phrases.js';
import { present } from './present.js';
import * as problem from './problem.js';
import { proof } from './proofs.js';
import { quality } from './quality.js';
import * as race from './race.js';
import * as setUp from './set-up.js';
import { stages } from './stages.js';
import { statistics } from './statistics.js';
import * as steps from './steps.js';
import { teach } from './teach.js';
import { text } from './text.js';
import * as travel from './travel.js';
import * as tree from './tree.js';
import * as verdict from './verdict.js';
import { worker } from './worker.js';
import { workshop } from './workshop.js';

/** @import { Door } from '../../state/doors.js' */
/** @import { View } from '../../state/state.js' */
/** @import { Locale } from '../format.js' */
/** @import { Words } from '../shape.js' */

/** @type {Words} */
export const words = {
  ...board,
  ...counters,
  ...links,
  ...problem,
  ...race,
  ...setUp,
  ...steps,
  ...travel,
  ...tree,
  ...verdict,
  atlas,
  code,
  embed,
  errors,
  exercises,
  finder,
  floor,
  guess,
  help,
  laneDialog,
  later,
  lessons,
  maps,
  phrases,
  present,
  proof,
  quality,
  stages,
  statistics,
  teach,
  text,
  worker,
  workshop,

  puzzle,
  algorithm,
  algorithmMeaning,
  amount,
  heuristic,
  heuristicMeaning,
  lane,
  laneParts,
  search,

  title: '滚动立方体',
  about: '逐个结点观看搜索算法求解谜题。',
  puzzles: '谜题',
  failed: (/** @type {string} */ message) => `引擎无法启动：${message}。请重新加载页面再试。`,

  doors: {
    region: '入口',
    names: /** @type {Record<Door, string>} */ ({
      play: '游玩',
      learn: '学习',
      lab: '实验室',
      teach: '教学',
    }),
    about: /** @type {Record<Door, string>} */ ({
      play: '解一道谜题，并观看搜索如何求解',
      learn: '十四课，配有练习，从零开始',
      lab: '所有搜索、它们的搜索树和数据',
      teach: '演示、教案、学习单、全班练习',
    }),
  },
  play: {
    region: '各搜索如何处理这道题',
    task: (/** @type {string} */ key) => puzzle(key).task,
    how: (/** @type {string} */ key) => puzzle(key).how,
    /** @type {(key: string, fewest: number) => string} */
    fewest: (key, fewest) => `最短解要${moves(key, fewest)}：计算机怎样找到它？`,
    watch: (/** @type {number} */ n) => (n === 2 ? '看两个搜索求解' : '看搜索求解'),
    on: '继续',
    again: '再看一次',
    generated: '状态数',
    doors: '接下来',
    guess: '先猜后看',
    guessMore: '哪个需要更少？',
    learn: '学习它的原理',
    learnMore: '第1课，8分钟',
    teach: '我是教师',
    teachMore: '幻灯片、教案、学习单',
  },
  menu: {
    open: '菜单',
    find: '查找…',
    findKey: 'Ctrl K',
    present: '在课堂上演示',
    languages: '语言',
  },

  views: {
    region: '视图',
    names: /** @type {Record<View, string>} */ ({
      race: '赛跑',
      tree: '搜索树',
      statistics: '图表',
      atlas: '状态空间',
      floor: '扩展数下限',
      workshop: '工作坊',
      exercises: '练习',
      play: '游玩',
      teach: '教学',
    }),
  },

  startAgain: '重新开始这条赛道',
  configure: (/** @type {string} */ name) => `设置${name}`,
  lookInto: (/** @type {string} */ name) => `细看${name}`,

  settings: {
    theme: '浅色或深色',
    patterns: '图案',
    patternsLong: '立方体除颜色外还有圆点和条纹',
    download: '下载为单个文件',
    downloadLong: '把本页存为一个文件，双击即可打开，无需联网',
  },

  share: { ...links.share, open: '分享' },

  format: { count, compact, decimal, fixed, bytes, seconds, lasted },
};

/** @type {Locale} */
export const locale = { numbers: 'zh-Hans', lists: 'zh-Hans', percent: '%' };
