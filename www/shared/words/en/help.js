// The panel for those who are new: the rules of the puzzles, the searches in the order in which one teaches them, the words, the keys.
// What stands elsewhere already is taken from there.

import { entry } from '../entry.js';
import { puzzle } from './names.js';
import { TAUGHT } from './taught.js';

export const help = {
  title: 'Help',
  close: 'Close',
  contents: 'Sections',

  rules: {
    title: 'Puzzle',
    of: (/** @type {string} */ key) => entry(TAUGHT, key).rules,
    /** What the search is for. @type {(key: string) => string} */
    fewest: (key) => `The question is how few ${puzzle(key).more} are enough.`,
    /** What the figure of a move shows. */
    move: 'A move half-way',
  },

  race: {
    title: 'Page',
    text: [
      'The board is there to play on, and to watch a solution. Beside or below it are searches that look for the fewest moves, each in a lane of its own.',
      'Run lets them go at the speed of the slider. The large number is how many positions a search has generated so far.',
      'Tree shows one search step by step, with the board at each step. Charts compares the counts. State space counts every position that can be reached, if there is enough memory.',
    ],
    present: 'Present to a room',
  },

  searches: {
    title: 'Searches',
    how: 'In the order in which one learns them.',
    /** The lower bound comes where it is first needed. */
    bound: 'A lower bound',
    boundText:
      'A heuristic h estimates how many moves a position is from the goal. If it never overestimates, it is admissible. After g moves, no solution along this path is shorter than f = g + h. Where that is too long, a search can stop.',
    /** Why one would want each, and what it costs. @type {Readonly<Record<string, string>>} */
    texts: {
      bfs: 'The first solution it meets is a shortest one. But it keeps every position that it has met, and with each move farther there are, as a rule, more of them than before: what runs out first is memory.',
      'bidirectional-bfs':
        'Two searches to half the depth meet far fewer positions, as a rule, than one to the whole depth. But it still keeps all of them.',
      iddfs:
        'So it needs next to no memory. The price is time: it begins anew with each depth, and it does not notice when it comes to a position a second time.',
      'ida-star':
        'IDDFS that looks ahead with a lower bound. The next bound is the least f that exceeded the last, unless it is set to rise by one. The first solution is again a shortest one, and it too keeps little more than one path.',
      'a-star':
        'Breadth-first search with the same foresight: it takes nodes from the open list in the order of f. When the goal’s turn comes, nothing shorter is left. It expands far less than breadth-first search where h is good, but keeps all that it has met.',
      'branch-and-bound':
        'It begins with an upper bound, or a limit of moves, that it is given: nothing longer is looked for. The best solution so far is the incumbent; when nothing is left that could beat it, it is a shortest one.',
      greedy:
        'Where any solution will do, it is often the soonest there: it follows h downhill. How much longer than a shortest one its solution is, it cannot say.',
      'weighted-a-star':
        'Between the two: with weight 1 it is A*, and the greater the weight, the more it follows h. The cost is bounded: with weight w the solution is at most w times as long as a shortest one.',
      'weighted-ida-star':
        'The same with little memory. A weight of 3 mostly takes fewer iterations than IDA*. A fraction such as 5/4 takes more, as g + w h has more values that can be a bound.',
      rbfs: 'In the order of A*, with the memory of a path: it turns to the open node with the least value, and forgets the subtree that it leaves except for one number. When it comes back, it must generate that subtree again.',
      bfhs: 'Given an upper bound, a breadth-first search need not keep all layers: a duplicate is found in the last three. The price is to rebuild the path, once the goal is found.',
      'bfida-star':
        'Where no upper bound is known, it tries one after the other, as IDA* does. On hard problems it needs less memory than A*, as a rule, and unlike IDA* it knows a position again when two ways lead there.',
      mm: 'Two searches with foresight could both go far beyond the middle and do nearly all the work twice. This one makes sure that they meet in the middle. With a weak h it may expand more than without any.',
      nbs: 'If a shorter path could still run between two positions, one from each side, one of them must be expanded. NBS expands both. With consistent heuristics, it expands at most twice as many as the best choice would, before the last bound.',
      'bae-star':
        'What the start’s heuristic misses of the way to a position, it misses at every position beyond, too. So that error is added to the bounds of the other side. That takes consistent heuristics. With a good h it often expands less than those two, with a weak one it can expand more.',
      'uniform-cost':
        'What A* is without foresight, and breadth-first search is where all moves cost the same: it spreads evenly from the start by what it costs to get there. When the goal’s turn comes, nothing cheaper is left.',
      dfs: 'It may be lucky, and it needs no layers. But its first solution can be many times as long as a shortest one: it goes wherever the first move leads, and stores every position on the way.',
      'dfs-tree':
        'It shows why the others remember, or begin anew: it needs next to no memory, but it comes back to the same positions again and again, and only a limit of moves ever turns it back.',
    },
  },

  words: {
    title: 'Words',
    own: [
      {
        name: 'successor',
        meaning: 'A position that one move leads to. No search here goes straight back',
      },
      {
        name: 'h*',
        meaning:
          'The true distance to the goal, in moves. A heuristic is admissible when its h is never more',
      },
      {
        name: 'frontier',
        meaning: 'What is generated and still waits to be expanded',
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
        what: 'On to the next control; behind the board is a list of all legal moves',
      },
      {
        keys: ['Ctrl Z', 'Ctrl Shift Z'],
        what: 'Take a move back, and make it again (⌘ on a Mac)',
      },
      { keys: [',', '.'], what: 'Tree: one node back, one node forward' },
      {
        keys: ['Shift ,', 'Shift .'],
        what: 'Tree: to the end of a layer, an iteration or a level of f, or to a better solution, back and forward',
      },
      { keys: ['Ctrl K'], what: 'Find anything by its name: views, lessons, problems, searches' },
      { keys: ['G'], what: 'Guess before a race what it comes to' },
      { keys: ['P'], what: 'Present the page to a room, large; there ? tells more keys' },
      { keys: ['?'], what: 'This panel' },
      { keys: ['Esc'], what: 'Close it, or a dialog' },
    ],
    tree: 'In the picture of the tree:',
    pictures:
      'In the pictures of the statistics and of the whole puzzle arrow keys go from point to point, bar to bar or cell to cell.',
  },
};
