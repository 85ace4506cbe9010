// The items that the finder lists, and their actions.

import { keyOf } from '../../shared/puzzles/puzzles.js';
import { isOpen } from '../../shared/state/challenge.js';
import { DOORS, doorOf, LAB } from '../../shared/state/doors.js';
import { choiceOf } from '../../shared/state/games.js';
import { mostLanes } from '../../shared/state/offered.js';
import { offered } from '../../shared/words/languages.js';
import { words } from '../../shared/words/words.js';
import { nameOf } from '../play/problem-menu.js';
import { searchWith } from '../race/search-with.js';

/** @import { Catalogue } from '../../pkg/rolling_cubes.js' */
/** @import { Control } from '../../shared/kit/control.d.ts' */
/** @import { State } from '../../shared/state/state.js' */

/** @typedef {{kind: string, name: string, keys?: readonly string[], needsEngine?: boolean, act: (control: Control) => unknown}} Item */

/** @typedef {readonly {id: string, title: string}[]} Titles */

/** @param {Control} control @param {State['view']} view */
function showInLab({ page }, view) {
  page.enter('lab');
  page.show(view);
}

/** @param {Control} control */
function showBoard({ page, state }) {
  const door = doorOf(state);
  if (door === 'learn' || door === 'teach') page.enter('play');
}

/**
 * The likeliest first.
 * @param {State} state
 * @param {Catalogue} catalogue
 * @param {Titles} lessons
 * @param {() => void} share
 * @param {boolean} presents
 * @returns {Item[]}
 */
export function itemsOf(state, catalogue, lessons, share, presents) {
  const { kinds } = words.finder;
  // A challenge shows no view, and its lanes stay as they are.
  const isChallenge = isOpen(state);
  const doors = DOORS.map((door) => ({
    kind: kinds.door,
    name: words.doors.names[door],
    act: (/** @type {Control} */ { page }) => page.enter(door),
  }));
  const views = LAB.map((view) => ({
    kind: kinds.view,
    name: words.views.names[view],
    act: (/** @type {Control} */ control) => showInLab(control, view),
  }));
  const exercises = {
    kind: kinds.door,
    name: words.views.names.exercises,
    act(/** @type {Control} */ { page }) {
      page.compose();
    },
  };
  const titles = lessons.map(({ id, title }, n) => ({
    kind: kinds.lesson,
    name: `${n + 1}. ${title}`,
    needsEngine: true,
    act: (/** @type {Control} */ control) => control.open(`#v=1&lesson=${id}`),
  }));
  const searches = catalogue.algorithms.map(({ name }) => ({
    kind: kinds.search,
    name: words.algorithm(name),
    needsEngine: true,
    act(/** @type {Control} */ control) {
      control.race.addLane(searchWith(name, choiceOf(catalogue, state.key)));
      showInLab(control, 'race');
    },
  }));
  const puzzles = catalogue.puzzles.map(keyOf).map((key) => ({
    kind: kinds.puzzle,
    name: words.puzzle(key).name,
    needsEngine: true,
    act(/** @type {Control} */ control) {
      control.problem.changeGame(key);
      showBoard(control);
    },
  }));
  const problems = state.problems.map((_, index) => ({
    kind: kinds.problem,
    name: nameOf(state, index),
    act(/** @type {Control} */ control) {
      control.problem.choose(index);
      showBoard(control);
    },
  }));
  const keys = words.help.keys.list.map(({ keys, what }) => ({
    kind: kinds.key,
    name: what,
    keys,
    act: (/** @type {Control} */ { page, state }) => state.help || page.toggleHelp(),
  }));
  return [
    ...doors,
    ...(isChallenge ? [] : views),
    exercises,
    ...titles,
    ...(isChallenge || state.lanes.length >= mostLanes() ? [] : searches),
    ...puzzles,
    ...pageItems(share, presents, isChallenge),
    ...problems,
    ...keys,
  ];
}

/** @param {() => void} share @param {boolean} presents @param {boolean} isChallenge @returns {Item[]} */
function pageItems(share, presents, isChallenge) {
  const { page: kind } = words.finder.kinds;
  /** @type {Item[]} */
  const languages = offered().map(({ tag, name }) => ({
    kind: words.menu.languages,
    name,
    act: ({ page }) => page.speak(tag),
  }));
  return [
    ...(presents
      ? [
          {
            kind,
            name: words.menu.present,
            keys: ['P'],
            act: (/** @type {Control} */ { page }) => page.togglePresent(),
          },
        ]
      : []),
    ...(isChallenge
      ? []
      : [
          {
            kind,
            name: words.race.guess,
            keys: ['G'],
            act(/** @type {Control} */ control) {
              if (!control.state.guess) control.page.toggleGuess();
              showInLab(control, 'race');
            },
          },
        ]),
    { kind, name: words.share.open, act: share },
    { kind, name: words.help.open, keys: ['?'], act: ({ page }) => page.toggleHelp() },
    { kind, name: words.settings.theme, act: ({ page }) => page.toggleTheme() },
    { kind, name: words.settings.patterns, act: ({ page }) => page.togglePatterns() },
    ...languages,
  ];
}
