// Words for finding anything on the page by its name.

export const finder = {
  none: '这里没有叫这个名字的内容。',
  kinds: {
    door: '前往',
    view: '实验室',
    lesson: '课',
    search: '添加搜索',
    puzzle: '谜题',
    problem: '题目',
    page: '页面',
    key: '按键',
    heuristic: '添加A*，启发函数为',
    exercise: '练习',
    term: '术语',
  },
  also: {
    views: /** @type {Readonly<Record<string, string>>} */ ({
      race: '比较',
      tree: '搜索树',
      statistics: '曲线、内存、前沿、分支',
      atlas: '全部状态的图',
      floor: '必须扩展、顶点覆盖',
      workshop: '自己的启发函数、估价函数、模式数据库、PDB',
    }),
    searches: /** @type {Readonly<Record<string, string>>} */ ({
      bfs: '广度优先搜索、宽度优先搜索、广搜、宽搜',
      'bidirectional-bfs': '双向搜索、双向广搜、折半搜索',
      iddfs: '迭代加深搜索、深度优先搜索、深搜',
      'ida-star': '迭代加深A*',
      'a-star': 'A星',
      'branch-and-bound': '分支定界、剪枝',
      greedy: '贪心、最佳优先搜索',
      'weighted-a-star': '加权A*',
      rbfs: '递归最佳优先搜索',
      'uniform-cost': 'Dijkstra、迪杰斯特拉、一致代价搜索',
      mm: '双向启发式搜索',
    }),
    setUp: '画地图、编辑棋盘、自定义题目、随机题目',
    course: 'SCORM、LMS、Moodle、Canvas、课程平台',
  },
};
