// Words for maps: the gallery, the marks on a map, and its text.

import { entry } from '../entry.js';
import { count } from '../format.js';
import { unread } from './files.js';
import { text } from './text.js';

/** The point of each map of the gallery, and a question about its first search. @type {Readonly<Record<string, readonly [string, string]>>} */
const GALLERY = {
  roads: ['Twenty towns at their true places; each road is a fifth longer than the straight line.', 'Which towns does A* never look at?'],
  astray: ['h is least at C, but the way on from there is expensive.', 'What does greedy search pay?'],
  weighted: ['', 'Weighted A* multiplies h by its weight. Does it expand fewer nodes here than A*, and is its way as cheap?'],
  reopen: ['From A to B, h falls by 3 and the edge costs 1.', 'Which node does A* expand twice?'],
  meeting: ['', 'The two sides meet at V first, on a way of cost 12. Which way is cheaper?'],
  diamonds: ['IDA* stores no nodes, so it searches below a node once for each way to it.', 'How many more nodes than A* does it generate?'],
  river: ['A node says who is on the first bank: farmer F, wolf W, goat G, cabbage C. How many crossings are needed?', ''],
  missionaries: ['Three missionaries and three cannibals cross with a boat for two. On a bank with a missionary, cannibals may not outnumber missionaries. How many crossings are needed?', ''],
  wall: ['The wall is open only towards the start.', 'How much of the dead end does A* expand before it goes around?'],
  marsh: ['Each cell of the marsh costs 9. Does the cheapest way go through it, and that of fewest steps?', ''],
  maze: ['There is one way between any two cells.', 'How much does the heuristic help?'],
  rooms: ['The straight way ends at walls.', 'Which doors does A* try?'],
};

export const maps = {
  /** `asked` if the race has that search. @type {(name: string, asked: boolean) => string} */
  about(name, asked) {
    const [point, question] = entry(GALLERY, name);
    return text.sentences([point, asked ? question : '']);
  },
  label: (/** @type {number} */ nodes, /** @type {string} */ here) => `Map of ${count(nodes)} nodes, at ${here}`,
  /** Legend of the marks on a map. */
  marks: { open: 'open', closed: 'closed', back: 'from the goal', path: 'path' },
  /** A heuristic that says too much at a node. @type {(name: string, node: string, says: number, distance: number) => string} */
  tooMuch: (name, node, says, distance) => `The heuristic “${name}” is no lower bound here: at ${node} it says ${count(says)}, but the cheapest way to a goal costs ${count(distance)}.`,
  /** A heuristic that falls too far along an edge. @type {(name: string, from: string, to: string, fall: number, cost: number) => string} */
  falls: (name, from, to, fall, cost) => `The heuristic “${name}” is a lower bound here, but not consistent: from ${from} to ${to} it falls by ${count(fall)}, and the edge costs ${count(cost)}.`,
  consistent: (/** @type {string} */ name) => `The heuristic “${name}” is a lower bound here and consistent.`,
  title: 'Draw a map',
  add: 'Click the ground to add a node. Drag a node to move it. Click two nodes to connect them, and an edge to change its cost. By keyboard: + adds a node, Enter clicks, arrows move, Delete removes. The text says the same.',
  howGrid: 'Choose a brush and draw; by keyboard with arrows and the space bar. The text says the same: S is the start, G a goal, # a wall, a digit the cost of entering a cell.',
  text: 'Map as text',
  ready: 'Ready to use.',
  redo: 'Redo',
  /** Before a drawing would be lost. */
  lose: 'The changed drawing is not used yet.',
  discard: 'Discard it',
  goOn: 'Go on drawing',
  noWay: 'Ready to use. No way leads to the goal.',
  long: 'The map is too long for a link: save it as a file.',
  name: 'Name',
  cost: 'Cost',
  turn: 'One way or both',
  start: 'Start',
  goal: 'Goal',
  remove: 'Remove',
  unread,
  open: 'Open a file…',
  scenario: (/** @type {number} */ all) => `Scenario (of ${count(all)})`,
  published: (/** @type {string} */ length) => `Published length: ${length}`,
  /** Scenarios of another map or size. @type {(theirs: string, ours: string) => string} */
  other: (theirs, ours) => `The scenarios are of ${theirs}; this map is ${ours || 'a graph'}. Open their map first.`,
  /** @type {(published: string, found: string, comparison: 'equal' | 'rounded' | 'different') => string} */
  found: (published, found, comparison) =>
    `Published length: ${published}; found: ${found}, ${{ equal: 'equal', rounded: 'as a diagonal step costs 1.4 here', different: 'which differs' }[comparison]}.`,
  save: 'Save as',
  asText: 'Text',
  walked: (/** @type {number} */ cost) => `The way so far costs ${count(cost)}.`,
  picture: 'The map',
  grid: (/** @type {string} */ at) => `Grid, at ${at}`,
  brush: 'Brush',
  wall: 'Wall',
  ground: (/** @type {number} */ cost) => `Ground, cost ${cost}`,
  neighbours: (/** @type {number} */ many) => `Change to ${many} neighbours`,
  fresh: 'New map',
  kinds: { nodes: 'Two nodes', ground: 'Open ground', maze: 'Maze', rooms: 'Rooms' },
};
