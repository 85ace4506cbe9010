// Maps, in the words that come later: the rules for the help, and the proofs.

/** @import { Proof, TaughtWords } from '../../puzzle.js' */

/** @type {(measure: string) => Proof} */
const scaled = (measure) => ({
  admissible: `${measure} is multiplied by the least that any edge costs for its length. So no way costs less.`,
  consistent: `Along an edge ${measure.toLowerCase()} changes by at most the edge’s length, which costs at least as much.`,
});

/** @type {TaughtWords} */
export const map = {
  within: 'a map',
  rules: [
    'A map has nodes and edges. An edge leads one way, with an arrow, or both ways, and has a cost.',
    'A solution is a way from the start to a goal. Its cost is the sum of its edges’ costs.',
    'g is the cost of the way to a node, and h is a guess of the cost still to come.',
  ],
  proofs: {
    'by-hand': {
      admissible: 'Numbers written by hand prove nothing. Under the map stands whether they are lower bounds.',
      consistent: 'The same check looks at every edge, and names the one along which h falls too far.',
    },
    manhattan: scaled('The distance along columns and rows'),
    octile: scaled('The distance with eight directions'),
    'straight-line': scaled('The straight distance'),
    landmarks: {
      admissible: 'The way to a goal, and from there to a landmark, is no shorter than the way to the landmark. So the difference of these distances is a lower bound.',
      consistent: 'An edge changes the distance to a landmark by at most its cost.',
    },
  },
  paste: '',
  beyond: {
    atlas: () => 'A map is its own state space: the board shows all of it.',
    floor: () => 'The lower limit is counted for moves that cost the same.',
  },
};
