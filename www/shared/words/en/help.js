// Reuses words from other files.

import { entry } from '../entry.js';
import { isCosted, puzzle } from './names.js';
import { TAUGHT } from './taught.js';

export const help = {
  title: 'Help',
  close: 'Close',
  contents: 'Sections',

  rules: {
    title: 'Puzzle',
    of: (/** @type {string} */ key) => entry(TAUGHT, key).rules,
    /** @type {(key: string) => string} */
    fewest: (key) => (isCosted(key) ? 'The question is what the cheapest way costs.' : `The question is how few ${puzzle(key).more} are enough.`),
    move: 'A move half-way',
  },

  race: {
    title: 'Page',
    text: [
      'Play on the board, or watch a solution there. Beside or below it, searches look for the best solution, each in its own lane.',
      'Run starts them at the speed of the slider. The large number is how many positions a search has generated so far.',
      'Tree shows one search step by step, with the board at each step. Charts compares the counts. State space counts every position that can be reached, if there is enough memory.',
    ],
    present: 'Present to a room',
  },

  searches: {
    title: 'Searches',
    how: 'In the order in which you learn them.',
    /** The lower bound comes where it is first needed. */
    bound: 'A lower bound',
    boundText:
      'A heuristic h estimates how far a position is from the goal. If it never overestimates, it is admissible. With g from the start to a position, no solution along this path is below f = g + h. If that is too much, a search can turn back.',
    /** @type {Readonly<Record<string, string>>} */
    texts: {
      bfs: 'Its first solution is a shortest one. But it stores every position that it reaches, and each layer is usually larger than the one before. So memory runs out first.',
      'bidirectional-bfs': 'Two searches to half the depth usually reach far fewer positions than one to the full depth. But it still stores all of them.',
      iddfs: 'It needs almost no memory. The price is time: it starts again for each depth, and it does not notice when it reaches a position again.',
      'ida-star':
        'IDDFS that looks ahead with a lower bound. The next bound is the least f that exceeded the last one, unless it is set to rise by one. No solution is better than its first, and it too stores little more than one path.',
      'a-star':
        'Breadth-first search that looks ahead: it takes nodes from the open list in the order of f. When the goal’s turn comes, nothing better is left. With a good h it expands far fewer positions than breadth-first search, but it stores every position that it reaches.',
      'branch-and-bound':
        'It starts with a given upper bound or limit, and ignores everything above. Its best solution so far is the incumbent. When nothing is left that could beat the incumbent, no solution is better.',
      greedy: 'If any solution will do, it is often the first to find one: it follows h downhill. It cannot tell how much worse its solution is than the best one.',
      'weighted-a-star': 'Between A* and greedy search: with weight 1 it is A*, and the greater the weight, the more it follows h. With weight w, its solution is at most w times the best one.',
      'weighted-ida-star':
        'Weighted A* with little memory. A weight of 3 mostly takes fewer iterations than IDA*. A fraction such as 5/4 takes more, because g + w h has more values that can be a bound.',
      rbfs: 'In the order of A*, with the memory of a path: it turns to the open node with the least value, and forgets the subtree that it leaves except for one number. When it comes back, it must generate that subtree again.',
      bfhs: 'With an upper bound, a breadth-first search need not store all layers: the last three are enough to find duplicates. The price is to rebuild the path once the goal is found.',
      'bfida-star':
        'If no upper bound is known, it tries one after the other, as IDA* does. On hard problems it usually needs less memory than A*. Unlike IDA*, it recognises a position that two paths reach.',
      mm: 'Two searches that look ahead could both go far beyond the middle and do nearly all the work twice. MM makes sure that they meet in the middle. With a weak h it may expand more than without one.',
      nbs: 'If a better path could still run between two positions, one from each side, one of them must be expanded. NBS expands both. With consistent heuristics, it expands at most twice as many as the best choice would, before the last bound.',
      'bae-star':
        'If the start’s heuristic is too low by some error at a position, it is too low by at least as much beyond it. BAE* adds this error to the bounds of the other side. This needs consistent heuristics. With a good h it often expands fewer positions than MM and NBS; with a weak one it can expand more.',
      'uniform-cost':
        'A* without the look ahead, or breadth-first search for different costs: it expands positions in the order of the cost to reach them. When the goal’s turn comes, nothing cheaper is left.',
      dfs: 'With luck it is very fast. But its first solution can be many times worse than the best one, because it always follows the first successor. And it stores every position that it reaches.',
      'dfs-tree': 'It shows why the other searches store positions or start again: it needs almost no memory, but it reaches the same positions again and again. Only a limit makes it turn back.',
    },
  },

  words: {
    title: 'Terms',
    own: [
      {
        name: 'successor',
        meaning: 'A position that one move leads to. No search here undoes its last move',
      },
      {
        name: 'h*',
        meaning: 'The true distance to the goal. A heuristic is admissible when its h is never more',
      },
      {
        name: 'frontier',
        meaning: 'The generated positions that are not yet expanded',
      },
    ],
  },

  languages: 'Language',

  keys: {
    title: 'Keys',
    /** @type {readonly {keys: readonly string[], what: string}[]} */
    list: [
      { keys: ['←', '↑', '→', '↓'], what: 'Cubes and tiles: move the piece that can go that way' },
      {
        keys: ['Tab'],
        what: 'Next control; after the board comes a list of all legal moves',
      },
      {
        keys: ['Ctrl Z', 'Ctrl Shift Z'],
        what: 'Undo a move, redo it (⌘ on a Mac)',
      },
      { keys: [',', '.'], what: 'Tree: one node back, one node forward' },
      {
        keys: ['Shift ,', 'Shift .'],
        what: 'Tree: to the end of a layer, an iteration or a level of f, or to a better solution, back and forward',
      },
      { keys: ['Ctrl K'], what: 'Find anything by its name: views, lessons, problems, searches' },
      { keys: ['G'], what: 'Guess the result before a race' },
      { keys: ['P'], what: 'Present the page to a room; there ? shows more keys' },
      { keys: ['?'], what: 'This panel' },
      { keys: ['Esc'], what: 'Close it, or a dialog' },
    ],
    tree: 'In the picture of the tree:',
    pictures: 'In the charts and the state space, arrow keys go from point to point, bar to bar or cell to cell.',
  },
};
