// Why each heuristic is a lower bound, as it stands beside the tree: the proofs of `src/heuristic`, in a few sentences.
//
// `admissible`: it never says more than the true distance h*. `consistent`: along a move it falls by one at the most; where it
// can fall by more, an example.

/** @typedef {{admissible: string, consistent: string, isConsistent: boolean}} Proof */

/** @type {(why: string) => Proof} */
const consistentAndZero = (why) => ({
  admissible:
    'It is 0 at the goal and falls by at most one along a move, so from h it takes at least h moves to come down to 0.',
  consistent: why,
  isConsistent: true,
});

const IS_DISTANCE = {
  admissible:
    'Wherever the goal can be reached it is the true distance itself, found by a breadth-first search back from the goal. Elsewhere no number is too much.',
  consistent: 'One move changes a distance by one at the most.',
  isConsistent: true,
};

/** By the game's key and the heuristic's name. @type {Readonly<Record<string, Readonly<Record<string, Proof>>>>} */
const PROOFS = {
  cubes: {
    mismatch: {
      admissible:
        'Of the squares that differ at most one is the goal’s empty square. All the others want a cube that misplaced counts, so this is never more than misplaced.',
      consistent:
        'It can fall by two: a cube that rolls off the goal’s empty square and shows its right colour where it lands puts two squares right with one roll.',
      isConsistent: false,
    },
    misplaced: consistentAndZero('One roll fills one square, so it puts at most one square right.'),
    'misplaced-parity': consistentAndZero(
      'A roll fills one square, and moves the empty square by one: the larger of the two counts falls by at most one. Each roll turns the parity over, so that rounding up keeps it so.',
    ),
    colours: {
      admissible:
        'Painting out two colours keeps every roll and every goal: a solution stays one of the same length on each painted board. So each of the three distances is at most h*, and so is the largest.',
      consistent:
        'Each table holds true distances on its board, which one roll changes by at most one; the largest of the three does no worse.',
      isConsistent: true,
    },
    exact: IS_DISTANCE,
  },
  tiles: {
    misplaced: consistentAndZero('A slide moves one tile, so at most one comes home by it.'),
    manhattan: consistentAndZero(
      'A slide moves one tile by one square: one term of the sum changes, by one.',
    ),
    'linear-conflict': {
      admissible:
        'Tiles in a line cannot pass each other: of two in the wrong order one must leave the line and come back. These two moves go across the line, where Manhattan counts nothing.',
      consistent:
        'A slide along a row changes the count of the tile’s own column at the most, one along a column that of its row. Where a tile enters this line Manhattan falls by one and the count does not; where it leaves, Manhattan rises by one and the count falls by at most two.',
      isConsistent: true,
    },
    exact: IS_DISTANCE,
    additive: {
      admissible:
        'Each table counts the moves of its own tiles alone, whatever the others do. No move is counted twice, so the sum is at most h*.',
      consistent:
        'It can fall by three or five: each table keeps the least over all places of the empty square, and those of two neighbours may belong to different places.',
      isConsistent: false,
    },
  },
  knights: {
    mismatch: {
      admissible:
        'Of the squares that differ at most one is the goal’s empty square. All the others want a knight that misplaced counts, so this is never more than misplaced.',
      consistent:
        'It can fall by two: a knight that leaves the goal’s empty square for a square that wants it puts two squares right with one jump.',
      isConsistent: false,
    },
    misplaced: consistentAndZero('One jump fills one square, so it puts at most one square right.'),
    perimeter: {
      admissible:
        'Within the ball around the goal it is the true distance. Outside, h* is more than the radius, of the parity that the empty square’s colour says, and never less than misplaced.',
      consistent:
        'Inside, distances change by at most one. Outside, misplaced and the parity’s number each change by at most one. From outside it falls to the radius by one, as the parity forbids two.',
      isConsistent: true,
    },
  },
  toys: {
    'half-mismatch': consistentAndZero(
      'A swap changes two squares, so it puts at most two differences right, and half of two is one.',
    ),
    matching: {
      admissible:
        'Follow each 1 along a solution: this pairs the 1s with the squares to be filled, and each swap carries one 1 by one square. The cheapest pairing costs no more.',
      consistent:
        'A swap carries one 1 by one square, which changes the cost of any pairing by at most one.',
      isConsistent: true,
    },
  },
};

/** @type {Proof} */
const BLIND = {
  admissible: 'No solution has fewer than no moves.',
  consistent: 'It is 0 everywhere, and never falls.',
  isConsistent: true,
};

/** Why a heuristic of a game is a lower bound. @type {(key: string, name: string) => Proof | null} */
export const proof = (key, name) =>
  name === 'blind' ? BLIND : (PROOFS[key.startsWith('tiles') ? 'tiles' : key]?.[name] ?? null);
