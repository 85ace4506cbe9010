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
  },
};
