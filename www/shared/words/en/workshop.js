// Words of the workshop: a bound is written, painted, put together, audited and scored.

import { entry } from '../entry.js';
import { bytes, count, decimal } from '../format.js';
import { shortened } from '../made.js';
import { heuristic, moves, plural } from './names.js';
import { tied } from './steps.js';
import { TAUGHT, within } from './taught.js';

/** @import { AstrayRun, AuditEdit } from '../../../pkg/rolling_cubes.js' */

/** Meanings of the words of bounds; heuristics have their own names. @type {Readonly<Record<string, string>>} */
const MEANS = {
  sum: 'added up',
  count: 'how many',
  min: 'the smallest',
  max: 'the largest',
  distance: 'steps between two squares',
  row: 'row of a square',
  column: 'column of a square',
  goal: 'goal square of a piece',
  tile: 'tile on a square',
  label: 'number of a tile',
  wanted: 'what the goal has on a square',
  colour: 'colour on top',
  front: 'colour in front',
  side: 'colour at the side',
  abs: 'without its sign',
  root: 'square root, rounded down',
  'root-up': 'square root, rounded up',
  'parity-up': 'rounded up to the parity',
  pathmax: 'larger of this and its neighbours less one',
  bpmax: 'pathmax until nothing changes',
  tiles: 'all tiles',
  cubes: 'all cubes',
  knights: 'all knights',
  ones: 'all squares with a 1',
  squares: 'all squares',
  empty: 'the empty square',
  none: 'no colour',
  zero: '0',
  one: '1',
  white: 'white',
  red: 'red',
  blue: 'blue',
  black: 'black',
  parity: 'parity of the moves to go',
  cycles: 'cycles of misplaced tiles',
  'row-conflicts': 'tiles in conflict in rows',
  'column-conflicts': 'tiles in conflict in columns',
};

/** @type {Readonly<Record<string, string>>} */
const EXAMPLES = Object.assign(
  {
    misplaced: 'Misplaced',
    mismatch: 'Mismatch',
  },
  ...Object.values(TAUGHT).map(({ examples }) => examples),
);

/** @type {Readonly<Record<string, {name: string, how: string}>>} */
const KEYS = {
  tiles: { name: 'Tiles', how: 'Select the tiles to keep.' },
  squares: { name: 'Squares', how: 'Select the squares to keep.' },
  colours: { name: 'Colours', how: 'Select the colours to tell apart. The others look alike.' },
  axes: { name: 'Axes', how: 'Select the axes of a cube to keep.' },
};

/** @type {Readonly<Record<string, string>>} */
const MEMBERS = {
  W: 'white',
  R: 'red',
  B: 'blue',
  u: 'up and down',
  f: 'front and back',
  s: 'left and right',
};

const positions = (/** @type {number} */ n) => plural(n, 'position');

export const workshop = {
  benches: {
    region: 'Ways to work',
    write: 'Write',
    paint: 'Pattern database',
  },
  never: 'On a map a search takes your own bound in its dialog, such as 2 * landmarks. To write h at single nodes, choose “Set up…” in the menu of problems.',
  about: (/** @type {string} */ key) =>
    `Build a heuristic for ${within(key)}: a lower bound on the moves to the goal. The audit looks for positions where it overestimates. The score shows how much search it saves.`,

  write: {
    text: 'The bound, as text',
    words: 'Words:',
    /** @type {(word: string) => string} */
    means: (word) => MEANS[word] ?? heuristic(word),
    /** @type {(word: string) => string | undefined} */
    also: () => undefined,
    starters: 'Start with one of these',
    starter: {
      count: 'Count what is out of place',
      distances: 'Add their distances',
      doubled: 'Double it: what breaks?',
    },
    /** @type {(word: string, meant: string | null) => string} */
    unknown: (word, meant) => `I don’t know “${word}”. ${meant ? `Did you mean “${meant}”?` : 'Choose one of the words below, or start with an example.'}`,
    examples: 'Take apart:',

    choose: 'a published bound …',
    example: (/** @type {string} */ name) => entry(EXAMPLES, name),
    blocks: 'The bound, as blocks',
    blocksHow: 'Select a block, then choose a word from the palette to replace it, or drag. Arrow keys move between blocks. Delete leaves a hole.',
    noBlocks: 'Blocks appear when the text is a valid expression.',
    take: 'Replace the selected block with:',
    hole: 'a hole',
    /** @type {(word: string, text: string) => string} */
    block: (word, text) => (word === text ? word : `${word}: ${text}`),
    groups: {
      numbers: 'Numbers',
      signs: 'Signs',
      functions: 'Functions',
      folds: 'Sums and counts',
      squares: 'Names',
      paintings: 'Pattern databases',
      heuristics: 'Built-in heuristics',
    },
    wraps: {
      region: 'Change the selected block',
      max: 'Max with …',
      sum: 'Add …',
      weight: 'Weight 2',
      'parity-up': 'Round up to parity',
      pathmax: 'Pathmax',
      bpmax: 'Pathmax both ways',
    },
    wrapsLong: {
      max: 'The larger of this and another: a lower bound if both are',
      sum: 'The sum of both: a lower bound only if no move counts twice, which the audit checks',
      weight: 'Twice the bound: usually no longer a lower bound',
      'parity-up': 'Rounds up to the parity of all solutions from here',
      pathmax: 'The larger of this and each neighbour’s value minus one',
      bpmax: 'Bidirectional pathmax: pathmax is repeated until nothing changes. The result is a table of all positions, which falls by at most one along any move',
    },
    hollow: 'Remove',
    wrong: (/** @type {string} */ why) => `This can’t run yet: ${why}`,
    holed: 'Fill the hole to run this.',
  },

  facts: {
    byConstruction: {
      consistent: 'Admissible and consistent by construction.',
      admissible: 'Admissible by construction. Consistency is for the audit to check.',
      open: 'The formula alone proves nothing. The audit checks positions one by one.',
    },
    /** @type {(steps: number, bytes: number) => string} */
    price: (steps, size) => `At most ${plural(steps, 'step')} a position${size > 0 ? `, tables of ${bytes(size)}` : ', no tables'}.`,
  },

  paint: {
    about: 'Choose what to keep; everything else is ignored. The pattern database stores how far each simplified position is from the goal.',
    why: 'Every solution also solves the simplified puzzle, in as many moves. So the distance there is never too large, and it falls by at most one along a move.',
    whyGroups: 'Each group counts only its own moves, and no move belongs to two groups. So the sum is never too large. Consistency is for the audit to check.',
    choose: 'Pattern database',
    add: 'Add a pattern database',
    key: (/** @type {string} */ key) => entry(KEYS, key).name,
    how: (/** @type {string} */ key) => entry(KEYS, key).how,
    member: (/** @type {string} */ member) => MEMBERS[member] ?? member,
    /** @type {(member: string, group: number) => string} */
    kept: (member, group) => (group < 0 ? `${MEMBERS[member] ?? member}: ignored` : `${MEMBERS[member] ?? member}: kept in group ${group + 1}`),
    group: (/** @type {number} */ group) => `Group ${group + 1}`,
    newGroup: 'New group',
    groups: 'Group to add to',
    building: 'Building the table …',
    table: (/** @type {number} */ n) => `Table of group ${n + 1}`,
    /** @type {(positions: number, size: number, mean: number, largest: number) => string} */
    facts: (n, size, mean, largest) => `${plural(n, 'simplified position')}, ${bytes(size)}; ${decimal(mean)} moves on average, ${count(largest)} at most.`,
    histogram: 'Simplified positions by value',
    value: 'value',
    count: 'simplified positions',
  },

  audit: {
    title: 'Audit',
    run: 'Audit and score',
    again: 'Audit again',
    cancel: 'Cancel',
    none: 'Not audited yet.',
    progressName: 'Auditing',
    /** @type {(asked: number, total: number | null) => string} */
    progress: (asked, total) => (total === null ? `${positions(asked)} checked` : `${count(asked)} of ${positions(total)} checked`),
    tables: 'Building tables',
    /** @type {(n: number, moves: number) => string} */
    proved: (n, along) => `Proved: ${positions(n)}, ${plural(along, 'move')}.`,
    provedLong: 'At every reachable position, the bound is at most the distance. It is also consistent.',
    provedNot: (/** @type {number} */ falls) => `At every reachable position, the bound is at most the distance. It is not consistent: along ${plural(falls, 'move')}, it falls by more than one.`,
    construction: 'Proved by construction.',
    constructionLong: {
      consistent: 'It is admissible and consistent at every position.',
      admissible: 'It is admissible at every position. Consistency is not proved.',
      falls: 'It is admissible at every position. It is not consistent.',
    },
    /** @type {(n: number) => string} */
    sampled: (n) => `No counterexample among ${positions(n)}.`,
    sampledLong: 'That proves nothing about the others: this puzzle has too many positions to check them all.',
    refuted: 'Refuted: not a lower bound.',
    /** @type {(key: string, bound: number, distance: number) => string} */
    counterexample: (key, bound, distance) => `This position is ${moves(key, distance)} from the goal, but the bound is ${count(bound)}.`,
    /** @type {(key: string, bound: number, distance: number) => string} */
    sampledCounterexample: (key, bound, distance) => `This position is at most ${moves(key, distance)} from the goal, but the bound is ${count(bound)}.`,
    bound: 'bound',
    distance: 'distance',
    distanceAtMost: 'distance at most',
    /** @type {(failures: number, of: number, complete: boolean) => string} */
    failures: (failures, of, complete) => (complete ? `It overestimates at ${count(failures)} of ${positions(of)}.` : `So far, it overestimates at ${count(failures)} of ${positions(of)} checked.`),
    /** @type {(key: string, distance: number, move: string, bound: number, after: number) => string} */
    fall: (key, distance, move, bound, after) => `${moves(key, distance)} from the goal, move ${move} lowers the bound from ${count(bound)} to ${count(after)}.`,
    play: 'Play its solution',
    playLong: 'Make this position the start and play a shortest solution on the board',
    /** @type {(edits: number, of: number) => string} */
    edited: (edits, of) => `Pathmax raises the bound at ${count(edits)} of ${positions(of)} checked.`,
    unedited: (/** @type {number} */ of) => `Pathmax raises the bound at none of ${positions(of)} checked.`,
    /** @type {(key: string, edit: AuditEdit) => string} */
    edit: (key, { own, bound, distance, move, bound_from }) =>
      `The closest one, ${moves(key, distance)} from the goal, has a bound of ${count(own)}. Move ${move} leads to a neighbour with ${count(bound_from)}, so pathmax raises it to ${count(bound)}.`,
    neighbour: (/** @type {number} */ bound) => `The neighbour, with bound ${count(bound)}`,
    raceProved: 'Searches don’t know the audit’s result, so a solution found with it won’t count as proved shortest.',
    raceable: 'You can still race it, but its solution won’t count as proved shortest.',
    unsolvable: (/** @type {string} */ why) => `There is nothing to audit: ${why}.`,
    /** @type {(positions: number) => string} */
    large: (n) => `The audit needs at least ${bytes(2 * n)} of memory, two bytes for each of ${positions(n)}, and takes a while.`,
  },

  stopped: {
    tables: (/** @type {string} */ why) => `The tables could not be built: ${why}.`,
    audit: (/** @type {string} */ why) => `The audit stopped: ${why}.`,
    score: (/** @type {string} */ why) => `The score could not be counted: ${why}.`,
    astray: (/** @type {string} */ why) => `The search for such a start stopped: ${why}.`,
  },

  astray: {
    where: { longer: 'Where A* goes wrong', reopened: 'Where A* does work twice' },
    whereLong: {
      longer: 'Look for the start closest to the goal from which A* finds too long a solution, and open its tree at the node that decides it',
      reopened: 'Look for the start closest to the goal from which A* reopens an expanded position, and open its tree at that node',
    },
    looking: (/** @type {number} */ tried) => `Looking: ${plural(tried, 'start')} tried …`,
    nowhere: {
      longer: (/** @type {number} */ tried) => `None found. A* returned no overlong solution from the ${plural(tried, 'position')} closest to the goal, nor was one seen from the current start.`,
      reopened: (/** @type {number} */ tried) => `None found. A* reopened nothing from the ${plural(tried, 'position')} closest to the goal, nor was it seen to from the current start.`,
    },
    /** @type {(key: string, run: AstrayRun) => string} */
    here: (key, { length, found, at: { g, h }, waiting }) => {
      if (!waiting) {
        return `Here A* does work twice. It expanded this position by a longer path, because the bound on the shorter path was higher at first. Now A* reopens the position with ${tied('g', g)}.`;
      }
      const left = length - waiting.g;
      return `Here A* goes wrong. It expands a position with ${tied('f', g + h)} that is on no shortest path; a shortest solution has ${moves(key, length)}. A position on a shortest path is still open, with ${tied('g', waiting.g)} and bound ${waiting.h}, but it is only ${moves(key, left)} from the goal. A* ends with a solution of ${moves(key, found)}.`;
    },
  },

  score: {
    title: 'Score',
    none: 'The score follows the audit.',
    running: (/** @type {number} */ expanded) => `Scoring: ${positions(expanded)} expanded …`,
    value: (/** @type {number} */ score) => count(score),
    /** @type {(problems: number) => string} */
    about: (problems) => `positions with f < C*, summed over ${plural(problems, 'test problem')}. Lower is better; tie-breaking doesn’t matter.`,
    /** @type {(size: number, painted: number, steps: number) => string} */
    price: (size, painted, steps) => `${size === 0 ? 'No tables' : `${bytes(size)} of tables, ${positions(painted)} visited to build them`}, at most ${plural(steps, 'step')} a position.`,
    invalid: 'No score: this heuristic overestimates, so A* may skip positions it needs.',
    /** @type {(key: string, goal: string, position: string, bound: number, distance: number) => string} */
    elsewhere: (key, goal, position, bound, distance) =>
      `No score: the test problems have other goals, and there it overestimates. With the goal ${goal}, the position ${position} is at most ${moves(key, distance)} away, but the bound is ${count(bound)}.`,
    beyond: 'No score: on one test problem, more positions have f < C* than the page can count.',
    unproved: 'No medal: it is not proved to be a lower bound.',
    medals: { bronze: 'Bronze', silver: 'Silver', gold: 'Gold', hard: 'Hard bonus' },
    /** @type {(score: number, most: number, beats: string) => string} */
    medalLong: (score, most, beats) => `At most ${count(score)}, with ${most === 0 ? 'no tables' : `tables of at most ${bytes(most)}`}: better than ${heuristic(beats)}.`,
    /** @type {(score: number) => string} */
    threshold: (score) => `≤ ${count(score)}`,
    room: (/** @type {number} */ most) => (most === 0 ? 'no tables' : `≤ ${bytes(most)}`),
    won: 'won',
    open: 'open',
  },

  lane: {
    text: 'Your own bound …',
    textLong: 'The bound, as text from the workshop',
    meaning: 'Your own bound, written as in the workshop',
  },

  raced: 'Race',
  race: 'Race it',
  raceLong: (/** @type {number} */ most) => `Add a lane that runs it. If there are ${count(most)} lanes already, it replaces the last`,
  share: 'Copy link',
  shareLong: 'The link has the bound and its problem, but no result: the page audits and scores it again',
  copied: 'Copied.',
  copy: (/** @type {string} */ link) => `The browser did not allow copying. Copy it yourself: ${link}`,

  shelf: {
    title: 'Shelf',
    about: 'Stored only on this device.',
    none: 'Nothing here yet.',
    keep: 'Keep',
    keepLong: 'Put the bound on the shelf, on this device',
    use: (/** @type {string} */ text) => `Edit ${shortened(text)}`,
    max: 'max',
    maxLong: (/** @type {string} */ text) => `Max of the current bound and ${shortened(text)}`,
    sum: '+',
    sumLong: (/** @type {string} */ text) => `Add ${shortened(text)} to the current bound`,
    drop: (/** @type {string} */ text) => `Delete ${shortened(text)} from the shelf`,
    dropAll: 'Delete all',
  },
};
