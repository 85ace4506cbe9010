// Words for choosing the search of a lane.

import { column } from '../entry.js';
import { SETTINGS } from './names.js';

/** @import { Words } from '../shape.js' */

/** @type {Words['laneDialog']} */
export const laneDialog = {
  title: '赛跑的一条赛道',
  algorithm: '搜索',
  heuristic: '启发函数',
  orderHow: (letters) => `${letters}的任意排列；或如seed=7，随机打乱`,
  ratioHow: (least, most) => `从${least}到${most}，如2或3/2`,
  settings: column(SETTINGS, 'label'),
  costs: column(SETTINGS, 'cost'),
  values: column(SETTINGS, 'values'),
  more: '更多',
  none: '无',
  usual: '与正向相同；没有时为盲目',
  limits: '限制',
  use: '使用',
  add: '添加',
  remove: '移除这条赛道',
  cancel: '取消',
  table: '先构建表',
};
