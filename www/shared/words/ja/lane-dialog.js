import { column } from '../entry.js';
import { SETTINGS } from './names.js';

/** @import { Words } from '../shape.js' */

/** @type {Words['laneDialog']} */
export const laneDialog = {
  title: 'レースのレーン',
  algorithm: '探索',
  heuristic: 'ヒューリスティック',
  orderHow: (letters) => `${letters}の並べ替え。seed=7ならランダムな順`,
  ratioHow: (least, most) => `${least}から${most}まで。例：2、3/2`,
  settings: column(SETTINGS, 'label'),
  costs: column(SETTINGS, 'cost'),
  values: column(SETTINGS, 'values'),
  more: '詳細',
  none: 'なし',
  usual: '同じもの、なければ盲目',
  limits: '制限',
  use: '使う',
  add: '追加',
  remove: 'このレーンを削除',
  cancel: 'キャンセル',
  table: '先に表を構築',
};
