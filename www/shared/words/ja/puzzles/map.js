import { count } from '../../format.js';

/** @import { PuzzleWords } from '../../puzzle.js' */

/** @type {PuzzleWords} */
export const map = {
  name: '地図',
  full: '地図：ノードと、コストのある辺',
  one: 'ステップ',
  more: 'ステップ',
  cost: (n) => `コスト${count(n)}`,
  task: 'ゴールまでの最小コストの道を見つけてください。',
  how: '辺の先にあるノードをタップします。',
  rule: '1ステップで辺を1本たどり、その辺のコストがかかります。',
  stuck: '現在のノードからそこへ行く辺はありません。',
  moved: ({ move }) => `${move}へ進みました`,
  move: ({ move }) => `${move}へ`,
  heuristics: {
    'by-hand': { name: '手書き', meaning: '各ノードに書かれたh。書かれていなければ0' },
    manhattan: {
      name: 'マンハッタン',
      meaning: '最も近いゴールまでの列と行の差の和を、どの辺もそれを下回らないように縮尺したもの',
    },
    octile: {
      name: 'オクタイル',
      meaning: '障害物のない地面を8方向に動くときの最短距離を、同じように縮尺したもの',
    },
    'straight-line': {
      name: '直線',
      meaning: '最も近いゴールまでの直線距離を、同じように縮尺したもの',
    },
    landmarks: {
      name: 'ランドマーク',
      meaning: '選ばれた4つのノードまでの距離の差の最大値',
    },
  },
};
