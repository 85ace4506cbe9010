// Words of the workshop: a bound is written, painted, put together, audited and scored.

import { entry } from '../entry.js';
import { bytes, count, decimal } from '../format.js';
import { shortened } from '../made.js';
import { heuristic, moves, plural } from './names.js';
import { tied } from './steps.js';
import { TAUGHT, within } from './taught.js';

/** @import { AstrayRun, AuditEdit } from '../../../pkg/rolling_cubes.js' */

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
  tiles: { name: 'Tiles', how: 'Touch the tiles whose places are kept.' },
  squares: { name: 'Squares', how: 'Touch the squares on which what stands is kept.' },
  colours: { name: 'Colours', how: 'Colours that are told apart; the others look alike.' },
  axes: { name: 'Axes', how: 'The axes of a cube that are seen.' },
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
  benches: { region: 'Benches', write: 'Write', paint: 'Paint', class: 'Class' },
  about: (/** @type {string} */ key) =>
    `Make a lower bound on the moves still to go in ${within(key)}. An audit asks every position whether it holds; a score tells what it saves.`,

  write: {
    text: 'The bound, as text',
    words: 'Words:',
    starters: 'Start with one of these',
    starter: {
      count: 'Count what is out of place',
      distances: 'Add their distances',
      doubled: 'Double it: what breaks?',
    },
    /** @type {(word: string, meant: string | null) => string} */
    unknown: (word, meant) =>
      `I don’t know “${word}”. ${meant ? `Did you mean “${meant}”?` : 'Choose one of the words below, or start with an example.'}`,
    examples: 'Take apart:',

    choose: 'a published bound …',
    example: (/** @type {string} */ name) => entry(EXAMPLES, name),
    blocks: 'The bound, as blocks',
    blocksHow:
      'Touch a block, then a word of the palette to put it there; or drag. Arrow keys go inside, outside and along; Delete leaves a hole.',
    noBlocks: 'There are no blocks before the text is an expression.',
    take: 'Put in the chosen block’s place:',
    hole: 'a hole',
    /** @type {(word: string, text: string) => string} */
    block: (word, text) => (word === text ? word : `${word}: ${text}`),
    groups: {
      numbers: 'Numbers',
      signs: 'Signs',
      functions: 'Functions',
      folds: 'Sums and counts',
      squares: 'Names',
      paintings: 'Painting',
      heuristics: 'Listed bounds',
    },
    wraps: {
      region: 'Change the chosen block',
      max: 'Max with …',
      sum: 'Add …',
      weight: 'Weight 2',
      'parity-up': 'Round up to parity',
      pathmax: 'Pathmax',
      bpmax: 'Pathmax both ways',
    },
    wrapsLong: {
      max: 'The larger of this and another: a lower bound if both are',
      sum: 'Both added up: a lower bound only if no move is counted twice, which the audit finds out',
      weight: 'Twice the bound: in general no lower bound any more',
      'parity-up': 'The next number that has the parity of all solutions from here',
      pathmax: 'The larger of this and what every neighbour says less one',
      bpmax:
        'Bidirectional pathmax: the same again, from neighbour to neighbour, until nothing changes; a table of all positions that falls by at most one along any move',
    },
    hollow: 'Take out',
    wrong: (/** @type {string} */ why) => `This cannot run yet: ${why}`,
    holed: 'There is a hole: put something in its place.',
  },

  facts: {
    byConstruction: {
      consistent: 'Lower bound and consistent by how it is put together.',
      admissible:
        'A lower bound by how it is put together; whether it is consistent an audit can tell.',
      open: 'How it is put together proves nothing: the audit asks the positions.',
    },
    /** @type {(steps: number, bytes: number) => string} */
    price: (steps, size) =>
      `At most ${plural(steps, 'step')} a position${size > 0 ? `, tables of ${bytes(size)}` : ', no tables'}.`,
  },

  paint: {
    about:
      'A painting forgets all but what you keep. Positions that then look alike are one, and a table holds how far each of those is from the goal.',
    why: 'Every solution is one of the painted puzzle too, with as many moves: so the distance there is never too large, and it falls by at most one along a move.',
    whyGroups:
      'Each group counts only its own moves, and no move belongs to two groups: so the sum is never too large. Whether it is consistent too, the audit can tell.',
    choose: 'Painting',
    add: 'Add a painting',
    key: (/** @type {string} */ key) => entry(KEYS, key).name,
    how: (/** @type {string} */ key) => entry(KEYS, key).how,
    member: (/** @type {string} */ member) => MEMBERS[member] ?? member,
    /** @type {(member: string, group: number) => string} */
    kept: (member, group) =>
      group < 0
        ? `${MEMBERS[member] ?? member}: painted out`
        : `${MEMBERS[member] ?? member}: kept in group ${group + 1}`,
    group: (/** @type {number} */ group) => `Group ${group + 1}`,
    newGroup: 'New group',
    groups: 'Group that a touch puts it in',
    building: 'Building the table …',
    table: (/** @type {number} */ n) => `Table of group ${n + 1}`,
    /** @type {(positions: number, size: number, mean: number, largest: number) => string} */
    facts: (n, size, mean, largest) =>
      `${positions(n)} when painted, ${bytes(size)}; ${decimal(mean)} moves on average, ${count(largest)} at most.`,
    histogram: 'Painted positions by their value',
    value: 'value',
    count: 'painted positions',
  },

  audit: {
    title: 'Audit',
    run: 'Audit and score',
    again: 'Audit again',
    cancel: 'Cancel',
    none: 'Not audited yet.',
    progressName: 'Auditing',
    /** @type {(asked: number, total: number | null) => string} */
    progress: (asked, total) =>
      total === null ? `${positions(asked)} asked` : `${count(asked)} of ${positions(total)} asked`,
    tables: 'Building tables',
    /** @type {(n: number, moves: number) => string} */
    proved: (n, along) => `Proved: ${positions(n)}, ${plural(along, 'move')}.`,
    provedLong:
      'At every position that can be reached the bound is at most the distance, and it is consistent.',
    provedNot: (/** @type {number} */ falls) =>
      `At every position that can be reached the bound is at most the distance. It is not consistent: along ${plural(falls, 'move')} it falls by more than one.`,
    construction: 'Proved by construction.',
    constructionLong: {
      consistent:
        'How it is put together makes it a lower bound, and consistent, at every position.',
      admissible:
        'How it is put together makes it a lower bound at every position. Whether it is consistent is not proved.',
      falls:
        'How it is put together makes it a lower bound at every position. It is not consistent.',
    },
    /** @type {(n: number) => string} */
    sampled: (n) => `No counterexample among ${positions(n)}.`,
    sampledLong:
      'That proves nothing of the others: this puzzle has too many positions to ask them all.',
    refuted: 'Refuted: it is no lower bound.',
    /** @type {(key: string, bound: number, distance: number) => string} */
    counterexample: (key, bound, distance) =>
      `This position is ${moves(key, distance)} from the goal, and the bound says ${count(bound)}.`,
    /** @type {(key: string, bound: number, distance: number) => string} */
    sampledCounterexample: (key, bound, distance) =>
      `This position is at most ${moves(key, distance)} from the goal, and the bound says ${count(bound)}.`,
    bound: 'bound',
    distance: 'distance',
    distanceAtMost: 'distance at most',
    /** @type {(failures: number, of: number, complete: boolean) => string} */
    failures: (failures, of, complete) =>
      `${complete ? 'In all' : 'So far'} ${count(failures)} of ${positions(of)} asked ${failures === 1 ? 'fails' : 'fail'}.`,
    /** @type {(key: string, distance: number, move: string, bound: number, after: number) => string} */
    fall: (key, distance, move, bound, after) =>
      `${moves(key, distance)} from the goal, the move ${move} lets the bound fall from ${count(bound)} to ${count(after)}.`,
    play: 'Play its solution',
    playLong: 'Makes this position the start and plays a shortest solution on the board',
    /** @type {(edits: number, of: number) => string} */
    edited: (edits, of) => `Pathmax raises ${count(edits)} of ${positions(of)} asked.`,
    unedited: (/** @type {number} */ of) => `Pathmax raises none of ${positions(of)} asked.`,
    /** @type {(key: string, edit: AuditEdit) => string} */
    edit: (key, { own, bound, distance, move, bound_from }) =>
      `The nearest to the goal, ${moves(key, distance)} away: its own bound is ${count(own)}, and the move ${move} leads to a neighbour with ${count(bound_from)}. So it is ${count(bound)}.`,
    neighbour: (/** @type {number} */ bound) => `The neighbour, whose bound is ${count(bound)}`,
    raceProved:
      'A search knows nothing of an audit: in a race its lane says that nothing is proved.',
    raceable: 'It may race all the same; its lane then says that nothing is proved.',
    unsolvable: (/** @type {string} */ why) => `There is nothing to audit: ${why}.`,
    /** @type {(positions: number) => string} */
    large: (n) =>
      `The audit keeps two bytes for each of ${positions(n)}: ${bytes(2 * n)} of memory and more, and takes a while.`,
  },

  /** What its worker was at when it was gone, and why. */
  stopped: {
    tables: (/** @type {string} */ why) => `The tables could not be built: ${why}.`,
    audit: (/** @type {string} */ why) => `The audit stopped: ${why}.`,
    score: (/** @type {string} */ why) => `The score could not be counted: ${why}.`,
    astray: (/** @type {string} */ why) => `The search for such a start stopped: ${why}.`,
  },

  /** Where A* goes wrong because of a bound. */
  astray: {
    where: { longer: 'Where A* goes wrong', reopened: 'Where A* does work twice' },
    whereLong: {
      longer:
        'Looks for the start nearest to the goal from which A* finds too long a solution, and opens its tree at the node at which that is decided',
      reopened:
        'Looks for the start nearest to the goal from which A* opens a position again that it has expanded, and opens its tree at that node',
    },
    looking: (/** @type {number} */ tried) => `Looking: ${plural(tried, 'start')} tried …`,
    nowhere: {
      longer: (/** @type {number} */ tried) =>
        `None found: from the ${plural(tried, 'position')} nearest to the goal A* ends with no solution too long, nor was it seen to from the start at hand.`,
      reopened: (/** @type {number} */ tried) =>
        `None found: from the ${plural(tried, 'position')} nearest to the goal A* opens nothing again, nor was it seen to from the start at hand.`,
    },
    /** @type {(key: string, run: AstrayRun) => string} */
    here: (key, { length, found, at: { g, h }, waiting }) => {
      if (!waiting) {
        return `Here A* does work twice: this position was expanded before by a longer way, since on the shorter one the bound at first said more. It is opened again with ${tied('g', g)}.`;
      }
      const left = length - waiting.g;
      return `Here A* goes wrong: it expands a position on no shortest way, with ${tied('f', g + h)}, though ${moves(key, length)} are enough. On a shortest way one waits with ${tied('g', waiting.g)} whose bound is ${waiting.h}, and it is ${moves(key, left)} from the goal. The solution that A* ends with has ${moves(key, found)}.`;
    },
  },

  score: {
    title: 'Score',
    none: 'The score follows the audit.',
    running: (/** @type {number} */ expanded) => `Scoring: ${positions(expanded)} looked at …`,
    value: (/** @type {number} */ score) => count(score),
    /** @type {(problems: number) => string} */
    about: (problems) =>
      `positions with f < C*, over ${plural(problems, 'fixed problem')}: the fewer, the better, and no tie moves them.`,
    /** @type {(size: number, painted: number, steps: number) => string} */
    price: (size, painted, steps) =>
      `${size === 0 ? 'No tables' : `${bytes(size)} of tables, ${positions(painted)} looked at to build them`}, at most ${plural(steps, 'step')} a position.`,
    invalid:
      'No score: a bound that says too much hides positions that must be expanded, so that it says nothing to count what it leaves.',
    /** @type {(key: string, goal: string, position: string, bound: number, distance: number) => string} */
    elsewhere: (key, goal, position, bound, distance) =>
      `No score: the problems that scores are made of have other goals, and there it is no lower bound. With the goal ${goal}, the position ${position} is at most ${moves(key, distance)} away, and the bound says ${count(bound)}.`,
    beyond: 'No score: on one of the problems more positions have f < C* than a page can count.',
    unproved: 'No medal, as it is not proved to be a lower bound.',
    medals: { bronze: 'Bronze', silver: 'Silver', gold: 'Gold', hard: 'Hard bonus' },
    /** What it takes, and which of the listed bounds that leaves behind. @type {(score: number, most: number, beats: string) => string} */
    medalLong: (score, most, beats) =>
      `At most ${count(score)}, with ${most === 0 ? 'no tables' : `tables of ${bytes(most)} at most`}: better than ${heuristic(beats)}.`,
    /** @type {(score: number) => string} */
    threshold: (score) => `≤ ${count(score)}`,
    room: (/** @type {number} */ most) => (most === 0 ? 'no tables' : `≤ ${bytes(most)}`),
    won: 'won',
    open: 'open',
    picture: 'Quality over price',
    x: 'bytes of tables, plus 1',
    y: 'score, plus 1',
    front: 'none is better and cheaper',
    you: 'yours',
    rival: 'the other',
    /** @type {(name: string, score: number, size: number) => string} */
    point: (name, score, size) => `${heuristic(name)}: score ${count(score)}, ${bytes(size)}`,
    /** Beside its point in the picture. */
    pointName: (/** @type {string} */ name) => heuristic(name),
  },

  /** In the dialog of a lane. */
  lane: {
    text: 'A bound of your own …',
    textLong: 'The bound, as text of the workshop',
    meaning: 'A bound of your own, as the workshop reads it',
  },

  raced: 'Race',
  race: 'Race it',
  raceLong: (/** @type {number} */ most) =>
    `Runs it in a lane of its own, beside those there are or, where there are ${count(most)}, instead of the last`,
  raceBoth: 'Race both',
  raceBothLong: (/** @type {number} */ most) =>
    `Runs each in a lane of its own, beside those there are or, where there are ${count(most)}, instead of the last others`,
  share: 'Copy link',
  shareLong:
    'A link with the bound and its problem, and no result: who opens it audits and scores again',
  copied: 'Copied.',
  copy: (/** @type {string} */ link) => `The browser does not let it be copied: ${link}`,

  shelf: {
    title: 'Shelf',
    about: 'Kept on this device alone.',
    none: 'Nothing is kept yet.',
    keep: 'Keep',
    keepLong: 'Puts the bound on the shelf, on this device',
    use: (/** @type {string} */ text) => `Take ${shortened(text)} to the bench`,
    max: 'max',
    maxLong: (/** @type {string} */ text) => `Max of the bench’s bound and ${shortened(text)}`,
    sum: '+',
    sumLong: (/** @type {string} */ text) => `Add ${shortened(text)} to the bench’s bound`,
    drop: (/** @type {string} */ text) => `Delete ${shortened(text)} from the shelf`,
    dropAll: 'Delete all',
  },

  duel: {
    title: 'Duel',
    how: 'Set it against another: paste a link, or a bound',
    begin: 'Duel',
    end: 'End the duel',
    own: 'Yours',
    rival: 'The other',
    wrong: (/** @type {string} */ why) => `The other cannot run: ${why}`,
    /** Whose score is less, and by how much. @type {(side: 'own' | 'rival' | 'none', by: number) => string} */
    won: (side, by) =>
      side === 'none'
        ? 'Both leave equally many positions to be expanded.'
        : `${side === 'own' ? 'Yours' : 'The other'} leaves ${positions(by)} fewer to be expanded.`,
    refuted: 'Only a lower bound can win.',
    unproved: 'None wins: not both are proved to be lower bounds.',
    beyond: 'None wins: one of them leaves more than can be counted.',
  },

  class: {
    about:
      'Paste links of the workshop, one a line, each with a name before it if you like. Every one is audited and scored here.',
    links: 'Links, one a line',
    run: 'Rank',
    /** @type {(most: number) => string} */
    most: (most) => `Only the first ${count(most)} lines are read.`,
    columns: {
      rank: 'Rank',
      name: 'Name',
      bound: 'Bound',
      audit: 'Audit',
      score: 'Score',
      bytes: 'Tables',
      steps: 'Steps',
    },
    unnamed: (/** @type {number} */ line) => `Line ${line}`,
    errors: {
      none: 'holds no bound of the workshop',
      puzzle: (/** @type {string} */ key) => `is of another puzzle than ${within(key)}`,
    },
    /** @type {(line: number, why: string) => string} */
    bad: (line, why) => `Line ${line}: ${why}`,
    bads: 'Lines that could not be ranked',
    verdicts: {
      proved: 'proved',
      construction: 'proved by construction',
      refuted: 'refuted',
      sampled: 'no counterexample found',
      elsewhere: 'refuted on the problems',
      beyond: 'too large to count',
      running: 'running …',
    },
    open: (/** @type {string} */ name) => `Open the bound of ${name}`,
  },
};
