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
    heuristic: 'Add A* with',
    exercise: 'Exercise',
    term: 'Term',
  },
  /** Other words by which something is found; they are not shown. */
  also: {
    views: /** @type {Readonly<Record<string, string>>} */ ({
      race: 'compare',
      tree: 'search tree',
      statistics: 'diagrams, plots, memory, frontiers, branching',
      atlas: 'graph of all positions',
      floor: 'necessary expansions, vertex cover',
      workshop: 'own heuristic, pattern database, PDB',
    }),
    searches: /** @type {Readonly<Record<string, string>>} */ ({
      bfs: 'breadth-first',
      'bidirectional-bfs': 'meet in the middle, from both ends',
      iddfs: 'iterative deepening, depth-first',
      'ida-star': 'iterative deepening A star',
      'a-star': 'A star',
      'branch-and-bound': 'B&B, DFBnB, incumbent',
      greedy: 'best-first',
      'weighted-a-star': 'WA*',
      rbfs: 'recursive best-first',
      'uniform-cost': 'Dijkstra',
      mm: 'meet in the middle',
    }),
    setUp: 'Draw a map, board editor, own problem, random problem',
    course: 'SCORM, LMS, Moodle, Canvas, ILIAS, Blackboard',
  },
};
