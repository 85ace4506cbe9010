// The gallery of maps: loaded with the whole engine, which every map needs.

import { inFull, packed } from '../export/packed.js';
import { isWritten } from './map.js';

/** @import { Problems } from './puzzle.js' */

/** Twenty towns at their coordinates in kilometres. Each road is a fifth longer than the straight line. */
const ROADS = `node Kiel 289 20
node Hamburg 280 106
node Rostock 427 46
node Bremen 196 158
node Hannover 261 237
node Magdeburg 393 264
node Berlin 518 220
node Dortmund 103 332
node Köln 67 396
node Kassel 244 355
node Erfurt 352 391
node Leipzig 446 351
node Dresden 542 384
node Frankfurt 188 488
node Würzburg 276 524
node Nürnberg 356 562
node Mannheim 173 557
node Stuttgart 223 636
node Ulm 279 678
node München 390 707
Kiel - Hamburg 104
Hamburg - Rostock 191
Rostock - Berlin 237
Hamburg - Bremen 119
Hamburg - Hannover 160
Hamburg - Berlin 317
Bremen - Hannover 123
Bremen - Dortmund 238
Hannover - Magdeburg 162
Hannover - Dortmund 222
Hannover - Kassel 143
Magdeburg - Berlin 159
Magdeburg - Leipzig 123
Berlin - Leipzig 180
Berlin - Dresden 199
Leipzig - Dresden 122
Leipzig - Erfurt 123
Leipzig - Nürnberg 275
Dortmund - Köln 88
Dortmund - Kassel 172
Köln - Frankfurt 183
Kassel - Erfurt 137
Kassel - Frankfurt 174
Kassel - Würzburg 207
Erfurt - Würzburg 183
Frankfurt - Würzburg 115
Frankfurt - Mannheim 85
Würzburg - Nürnberg 106
Würzburg - Ulm 186
Mannheim - Stuttgart 112
Stuttgart - Ulm 85
Ulm - München 138
Nürnberg - München 180
Stuttgart - Nürnberg 183
start Kiel
goal München`;

/** Cities of China at their coordinates in kilometres, and about the kilometres of main railway lines between them. */
const RAILWAYS = `node 哈尔滨 2155 28
node 长春 2036 236
node 沈阳 1863 467
node 北京 1222 678
node 天津 1295 763
node 石家庄 1049 883
node 太原 871 903
node 济南 1277 1037
node 郑州 971 1250
node 西安 543 1303
node 徐州 1295 1304
node 南京 1439 1550
node 上海 1684 1641
node 杭州 1566 1750
node 南昌 1174 1924
node 武汉 1031 1716
node 长沙 909 1978
node 广州 937 2539
node 兰州 73 1104
node 成都 98 1703
node 重庆 324 1825
哈尔滨 - 长春 242
长春 - 沈阳 305
沈阳 - 北京 741
沈阳 - 天津 704
北京 - 天津 137
北京 - 石家庄 277
天津 - 济南 360
石家庄 - 太原 231
石家庄 - 郑州 412
济南 - 徐州 317
太原 - 西安 651
郑州 - 西安 511
郑州 - 徐州 349
郑州 - 武汉 536
徐州 - 南京 346
南京 - 上海 303
上海 - 杭州 201
杭州 - 南昌 636
南昌 - 长沙 418
武汉 - 长沙 362
长沙 - 广州 707
西安 - 兰州 676
西安 - 成都 842
成都 - 重庆 504
start 哈尔滨
goal 成都`;

/** Cities of Japan at their coordinates in kilometres, and about the kilometres of main lines between them, as JR counts them for fares. */
const JAPAN = `node 札幌 1021 0, node 青森 965 248, node 秋田 912 371, node 仙台 979 534, node 新潟 817 573
node 高崎 813 749, node 長野 740 714, node 東京 880 821, node 名古屋 623 877, node 金沢 603 721
node 京都 524 897, node 大阪 501 930, node 岡山 360 933, node 高松 372 969, node 広島 232 963
node 福岡 49 1053, node 長崎 0 1146, node 熊本 73 1142, node 鹿児島 60 1277
札幌 - 青森 479, 青森 - 仙台 388, 仙台 - 東京 352, 東京 - 名古屋 366, 青森 - 秋田 186, 秋田 - 新潟 273
新潟 - 高崎 229, 新潟 - 長野 211, 高崎 - 東京 105, 高崎 - 長野 117, 長野 - 名古屋 251, 長野 - 金沢 228
名古屋 - 金沢 257, 名古屋 - 京都 148, 金沢 - 京都 225, 京都 - 大阪 43, 大阪 - 岡山 177, 岡山 - 高松 72
岡山 - 広島 161, 広島 - 福岡 281, 福岡 - 長崎 154, 福岡 - 熊本 118, 熊本 - 鹿児島 171, start 新潟, goal 福岡`;

/** Greedy search goes where h is least, and pays for it. */
const ASTRAY = `node S 0 2 6
node A 2 0 2
node B 2 4 5
node C 4 0 1
node D 4 4 3
node G 6 2 0
S - A 2
A - C 9
C - G 8
S - B 3
B - D 3
D - G 3
start S
goal G`;

/** With a weight of 2 more nodes are expanded than with 1, and the way found costs more. */
const WEIGHTED = `node S 0 2 4
node A 5 1 3
node B 9 0 0
node C 7 0 0
node D 3 1 2
node E 3 4 4
node F 7 3 1
node T 10 2 0
F - C 5
C - D 6
E - F 3
C - B 3
D - A 2
C - A 3
D - S 2
C - T 4
T - F 1
F - A 2
E - D 6
E - S 2
start S
goal T`;

/** B is taken at a cost of 3 before the way over A, at 2, is known: h of A falls by more than the edge costs. */
const REOPEN = `node S 0 2 4
node A 2 0 4
node B 3 3 1
node C 6 3 1
node G 8 2 0
S -> A 1
S -> B 3
A -> B 1
B -> C 3
C -> G 1
start S
goal G`;

/** The sides meet first at V, on a way of 12, by moves as well as by cost; the way over A and B costs 10. */
const MEETING = `node S 0 2
node V 3 0
node A 2 4
node B 4 4
node T 6 2
S - V 6
V - T 6
S - A 3
A - B 4
B - T 3
start S
goal T`;

/** Two ways at each of seven places: a search without memory walks 2 to the 7 of them. */
const DIAMONDS = `node A0 0 2
node A1 4 2
node A2 8 2
node A3 12 2
node A4 16 2
node A5 20 2
node A6 24 2
node A7 28 2
${[0, 1, 2, 3, 4, 5, 6].map((n) => `node U${n} ${4 * n + 2} 0\nnode L${n} ${4 * n + 2} 4\nA${n} -> U${n} 1\nA${n} -> L${n} 1\nU${n} -> A${n + 1} 1\nL${n} -> A${n + 1} 1`).join('\n')}
start A0
goal A7`;

/** Puzzles in the language for puzzles of one's own. */
const RIVER = `puzzle Wolf, goat and cabbage
# The boat holds the farmer and one more. Alone, wolf eats goat and goat eats cabbage.
farmer, wolf, goat, cabbage: left, right
start farmer = left, wolf = left, goat = left, cabbage = left
goal farmer = right and wolf = right and goat = right and cabbage = right
never wolf = goat and farmer != goat
never goat = cabbage and farmer != goat
move cross alone: farmer = other(farmer)
move take the wolf where wolf = farmer: wolf = other(wolf), farmer = other(farmer)
move take the goat where goat = farmer: goat = other(goat), farmer = other(farmer)
move take the cabbage where cabbage = farmer: cabbage = other(cabbage), farmer = other(farmer)
show farmer, wolf, goat, cabbage as banks`;

const MISSIONARIES = `puzzle Missionaries and cannibals
# Three of each cross; on no bank may cannibals outnumber the missionaries there.
m, c: 0..3                      # missionaries and cannibals on the left bank
boat: left, right
start m = 3, c = 3, boat = left
goal m = 0 and c = 0
never m > 0 and m < c           # outnumbered on the left
never m < 3 and m > c           # outnumbered on the right
move {a in 0..2} missionaries and {b in 0..2} cannibals cross
  where a + b = 1 or a + b = 2
  if boat = left: m -= a, c -= b
  if boat = right: m += a, c += b
  boat = other(boat)
show m, c, boat as banks`;

/** Open ground with a wall that opens towards the start. */
const WALL = `grid 8
..................
..................
.......#######....
.............#....
.............#....
.............#....
..S..........#..G.
.............#....
.............#....
.............#....
.......#######....
..................
..................`;

/** Marsh costs nine times as much as a path. */
const MARSH = `grid 4
....................
....9999999.........
...999999999....#...
...999999999....#...
S..999999999....#..G
...999999999....#...
...999999999....#...
....9999999.........
....................
....................`;

/** @type {(name: string, goal: string, ...race: string[]) => import('../state/state.js').Problem} */
const entry = (name, goal, ...race) => ({
  start: '',
  goal,
  name: `map ${name}`,
  race: race.map((algorithm) => ({ algorithm })),
});

/** @type {Problems['packing']} */
const packing = {
  packed: (goal) => (isWritten(goal) && packed(goal)) || goal,
  unpacked: inFull,
};

/** @type {Pick<Problems, 'small' | 'noted' | 'packing'>} */
export const GALLERY = {
  packing,
  small: [
    entry('roads', ROADS, 'a-star', 'uniform-cost'),
    entry('railways', RAILWAYS, 'a-star', 'uniform-cost'),
    entry('japan', JAPAN, 'a-star', 'uniform-cost'),
    entry('astray', ASTRAY, 'greedy', 'a-star'),
    entry('weighted', WEIGHTED, 'weighted-a-star', 'a-star'),
    entry('reopen', REOPEN, 'a-star', 'uniform-cost'),
    entry('meeting', MEETING, 'bidirectional-bfs', 'a-star'),
    entry('diamonds', DIAMONDS, 'ida-star', 'a-star'),
    entry('river', RIVER, 'bfs', 'bidirectional-bfs'),
    entry('missionaries', MISSIONARIES, 'bfs', 'bidirectional-bfs'),
  ],
  noted: [
    entry('wall', WALL, 'a-star', 'uniform-cost'),
    entry('marsh', MARSH, 'bfs', 'a-star'),
    entry('maze', 'maze 4 41 25 7', 'a-star', 'uniform-cost'),
    entry('rooms', 'rooms 8 41 25 3', 'a-star', 'uniform-cost'),
  ],
};
