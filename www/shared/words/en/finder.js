// Words for finding anything on the page by its name.

export const finder = {
  none: 'Nothing here is called that.',
  kinds: {
    door: 'Go to',
    view: 'Lab',
    lesson: 'Lesson',
    search: 'Add a search',
    puzzle: 'Puzzle',
    problem: 'Problem',
    page: 'Page',
    key: 'Key',
  },
};
