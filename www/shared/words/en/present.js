// Words for the front of the room: keys, the speaker's notes, the code for the room's phones, the handout.

import { count } from '../format.js';
import { lane } from './names.js';

/** @import { LaneSpec } from '../../state/state.js' */

export const present = {
  bar: 'While presenting',

  /** `name` is a button's label. */
  orders: {
    forward: {
      keys: ['PageDown'],
      name: 'Forward',
      what: 'A step, as by a clicker. Tree: a node. Race: a layer or iteration of each lane, at last a move of the solution',
    },
    back: { keys: ['PageUp'], name: 'Back', what: 'The same, back' },
    farForward: {
      keys: ['Shift PageDown'],
      name: 'Far forward',
      what: 'Tree: a layer or iteration. Race: a node of each lane',
    },
    farBack: { keys: ['Shift PageUp'], name: 'Far back', what: 'The same, back' },
    run: { keys: ['Space'], name: 'Run', what: 'Run or pause' },
    finish: { keys: ['End'], name: 'Finish', what: 'Every lane to its end, at full speed' },
    restart: { keys: ['Home'], name: 'Restart', what: 'The race from its beginning' },
    faster: { keys: ['+'], name: 'Faster', what: 'Faster' },
    slower: { keys: ['-'], name: 'Slower', what: 'Slower' },
    freeze: {
      keys: ['1', '…', '6'],
      name: 'Freeze',
      what: 'Freeze the lane of that place while the others go on, or let it go on',
    },
    look: { keys: ['L'], name: 'Next lane', what: 'Look into the next lane' },
    rule: {
      keys: ['R'],
      name: 'Rule',
      what: 'Tree: with or without the search’s rule and its open lists',
    },
    view: { keys: ['V'], name: 'Next view', what: 'The next view' },
    viewBack: { keys: ['Shift V'], name: 'View before', what: 'The view before' },
    mode: { keys: ['M'], name: 'Fairness', what: 'Same time or same nodes' },
    theme: { keys: ['D'], name: 'Light or dark', what: 'Light or dark' },
    black: { keys: ['B', '.'], name: 'Black', what: 'A black screen, and back' },
    code: { keys: ['Q'], name: 'Code', what: 'A code of exactly this state for the room’s phones' },
    notes: { keys: ['N'], name: 'Notes', what: 'Speaker’s notes, in a separate window' },
    print: { keys: ['H'], name: 'Handout', what: 'Print a handout of exactly this state' },
    full: { keys: ['F'], name: 'Full screen', what: 'The whole screen, and back' },
    keys: { keys: ['?'], name: 'Keys', what: 'These keys' },
    leave: { keys: ['Esc', 'P'], name: 'Leave', what: 'Back to the page' },
  },
  keysTitle: 'Keys while presenting',

  frozen: (/** @type {number} */ place) => `Frozen: ${place} lets it go on`,
  /** Confirms a key if the picture does not. */
  said: {
    froze: (/** @type {LaneSpec} */ spec) => `${lane(spec)} is frozen.`,
    thawed: (/** @type {LaneSpec} */ spec) => `${lane(spec)} goes on with the others.`,
    noLane: (/** @type {number} */ place) => `There is no lane ${place} that could go on.`,
    last: 'There is no further step.',
    first: 'There is no step before this one.',
    blocked: 'The browser opened no window for the notes: allow this page to open windows.',
    black: 'The screen is black. B brings the picture back.',
  },

  code: {
    title: 'On your phone',
    how: 'Scan it: your phone opens exactly this state and runs it itself.',
  },

  notes: {
    title: 'Speaker’s notes',
    since: 'since the notes were opened',
    shown: 'The room sees',
    black: 'The screen is black: B brings the picture back.',
    say: 'To say',
    next: 'The next click',
    how: 'The clicker and the keys work in this window too, except F: press it in the room’s window.',
    /** @type {(spec: LaneSpec, generated: number, state: string) => string} */
    lane: (spec, generated, state) => `${lane(spec)}: ${count(generated)} generated. ${state}`,
    /** Questions for a room before the next click. */
    ask: {
      ready: 'Ask before anything runs: which lane will generate fewer positions, and by what factor? Count the hands.',
      running: 'Ask: which number grows by a factor with each layer or iteration, and which lane stores what it has reached?',
      over: 'Ask: why? Let somebody explain the factor before you do.',
      root: 'Say what a node is: a position, and the way to it. Ask what the search will do first.',
      node: 'Ask before the click: which position comes next, and what will become of it?',
      stage: 'Ask: what is the next bound or layer, and why just that?',
      ended: 'Ask: how does the search know that it may stop here?',
    },
    steps: {
      node: 'One node forward.',
      stage: 'To the end of the layer or iteration in each lane.',
      move: 'The next move of the solution, on the board.',
      picture: 'The next chart.',
      depth: 'One move deeper.',
      measure: 'The lower limit is measured.',
      line: 'The line goes on by a depth: the forward side does more, the backward side less.',
      none: 'Nothing: this is the last step.',
    },
  },

  handout: {
    counts: 'What the lanes have counted so far',
    lane: 'Lane',
    state: 'State',
    link: 'The link to exactly this state',
    start: 'Start',
    goal: 'Goal',
  },
};
