// Words in Japanese, a file for each region of the page. `glossary.md` has the terms.

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
  errors,
  phrases,
  later,
  laneDialog,
  ...board,
  ...counters,
  ...links,
  ...problem,
  ...race,
  ...setUp,
  ...verdict,
  ...steps,
  ...travel,
  ...tree,
  atlas,
  guess,
  floor,
  lessons,
  maps,
  quality,
  stages,
  statistics,
  teach,
  worker,
  workshop,
  embed,
  exercises,
  present,
  code,
  proof,
  help,
  finder,
  text,

  puzzle,
  algorithm,
  algorithmMeaning,
  amount,
  heuristic,
  heuristicMeaning,
  lane,
  laneParts,
  search,

  title: 'Rolling Cubes',
  about: '探索アルゴリズムがパズルを解く様子を、1ノードずつ見られます。',
  puzzles: 'パズル',
  failed: (/** @type {string} */ message) => `エンジンを開始できませんでした：${message}。ページを再読み込みしてください。`,

  doors: {
    region: '入口',
    names: /** @type {Record<Door, string>} */ ({
      play: '遊ぶ',
      learn: '学ぶ',
      lab: 'ラボ',
      teach: '教える',
    }),
    about: /** @type {Record<Door, string>} */ ({
      play: 'パズルを解き、探索が解くのを見る',
      learn: '演習つきの14レッスン、最初の一歩から',
      lab: 'すべての探索と、その木と数',
      teach: '発表、授業案、ワークシート、クラスの演習',
    }),
  },
  play: {
    region: '探索がこの問題でどう動くか',
    task: (/** @type {string} */ key) => puzzle(key).task,
    how: (/** @type {string} */ key) => puzzle(key).how,
    /** @type {(key: string, fewest: number) => string} */
    fewest: (key, fewest) => `最短解は${moves(key, fewest)}です。コンピュータはどうやって見つけるのでしょう？`,
    watch: (/** @type {number} */ n) => (n === 2 ? '2つの探索が解くのを見る' : '解く様子を見る'),
    on: '続ける',
    again: 'もう一度見る',
    generated: '局面',
    doors: 'ここから先へ',
    guess: '予想してから見る',
    guessMore: '少ないのはどちら？',
    learn: 'しくみを学ぶ',
    learnMore: 'レッスン1、8分',
    teach: '授業で使う',
    teachMore: 'スライド、授業案、ワークシート',
  },
  menu: {
    open: 'メニュー',
    find: '何でも検索…',
    findKey: 'Ctrl K',
    present: '発表モード',
    languages: '言語',
  },

  views: {
    region: '表示',
    names: /** @type {Record<View, string>} */ ({
      race: 'レース',
      tree: '木',
      statistics: 'グラフ',
      atlas: '状態空間',
      floor: '下限',
      workshop: 'ヒューリスティック工房',
      exercises: '演習',
      play: '遊ぶ',
      teach: '教える',
    }),
  },

  startAgain: 'このレーンを最初から',
  configure: (/** @type {string} */ name) => `${name}の設定`,
  lookInto: (/** @type {string} */ name) => `${name}の中を見る`,

  settings: {
    theme: '明るい／暗い',
    patterns: '模様',
    patternsLong: 'キューブに、色に加えて点と縞を表示',
    download: '1つのファイルで保存',
    downloadLong: 'このページ全体を入れた1つのファイル。ダブルクリックで開き、インターネットは要りません',
  },

  format: { count, compact, decimal, fixed, bytes, seconds, lasted },
};

/** @type {Locale} */
export const locale = { numbers: 'ja', lists: 'ja', percent: '%' };
