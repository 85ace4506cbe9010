export const finder = {
  none: 'その名前のものはありません。',
  kinds: {
    door: '移動',
    view: 'ラボ',
    lesson: 'レッスン',
    search: '探索を追加',
    puzzle: 'パズル',
    problem: '問題',
    page: 'ページ',
    key: 'キー',
  },
};
