// The items that the finder lists, and their actions.

import { GALLERY } from '../../shared/puzzles/gallery.js';
import { KEYS, keyOf, OPENING, pageOf } from '../../shared/puzzles/puzzles.js';
import { isOpen } from '../../shared/state/challenge.js';
import { DOORS, doorOf } from '../../shared/state/doors.js';
import { labOf } from '../../shared/state/features.js';
import { choiceOf, newGame, suggestedLane } from '../../shared/state/games.js';
import { mostLanes } from '../../shared/state/offered.js';
import { isDrawn, unitOf } from '../../shared/state/puzzles.js';
import { offered } from '../../shared/words/languages.js';
import { words } from '../../shared/words/words.js';
import { termsInWords } from '../help/terms.js';
import { nameOf } from '../play/problem-menu.js';
import { searchWith } from '../race/search-with.js';

/** @import { Catalogue } from '../../pkg/rolling_cubes.js' */
/** @import { Control } from '../../shared/kit/control.d.ts' */
/** @import { State } from '../../shared/state/state.js' */

/**
 * `also` are other words for it, and `text` is what it is about.
 * @typedef {{kind: string, name: string, also?: string, text?: string, keys?: readonly string[], needsEngine?: boolean,
 *   act: (control: Control) => unknown}} Item
 */

/** @typedef {readonly {id: string, title: string, text: string}[]} Titles */

/** Opens dialogs of the page. @typedef {{share: () => void, setUp: () => void, paste: () => void}} Dialogs */

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
 * @param {Dialogs} dialogs
 * @param {boolean} presents
 * @returns {Item[]}
 */
export function itemsOf(state, catalogue, lessons, dialogs, presents) {
  const { kinds, also } = words.finder;
  // A challenge shows no view, and its lanes stay as they are.
  const isChallenge = isOpen(state);
  const doors = DOORS.map((door) => ({
    kind: kinds.door,
    name: words.doors.names[door],
    act: (/** @type {Control} */ { page }) => page.enter(door),
  }));
  const views = labOf(state.key).map((view) => ({
    kind: kinds.view,
    name: words.views.names[view],
    also: also.views[view] ?? '',
    act: (/** @type {Control} */ control) => showInLab(control, view),
  }));
  const exercises = {
    kind: kinds.door,
    name: words.views.names.exercises,
    act(/** @type {Control} */ { page }) {
      page.compose();
    },
  };
  const titles = lessons.map(({ id, title, text }, n) => ({
    kind: kinds.lesson,
    name: `${n + 1}. ${title}`,
    text,
    needsEngine: true,
    act: (/** @type {Control} */ control) => control.open(`#v=1&lesson=${id}`),
  }));
  const searches = catalogue.algorithms.map(({ name }) => ({
    kind: kinds.search,
    name: words.algorithm(name),
    also: also.searches[name] ?? '',
    text: words.algorithmMeaning(name, unitOf(state.key, { algorithm: name })),
    needsEngine: true,
    act(/** @type {Control} */ control) {
      control.race.addLane(searchWith(name, choiceOf(catalogue, state.key)));
      showInLab(control, 'race');
    },
  }));
  const heuristics = choiceOf(catalogue, state.key).heuristics.map(({ name }) => ({
    kind: kinds.heuristic,
    name: words.heuristic(name),
    text: words.heuristicMeaning(name, state.key),
    needsEngine: true,
    act(/** @type {Control} */ control) {
      control.race.addLane({ ...suggestedLane(choiceOf(catalogue, state.key)), heuristic: name });
      showInLab(control, 'race');
    },
  }));
  const practised = Object.entries(words.exercises.kinds).map(([kind, { name, rule }]) => ({
    kind: kinds.exercise,
    name,
    text: rule,
    act: (/** @type {Control} */ { page }) => page.practise(kind),
  }));
  const puzzles = [...catalogue.puzzles, catalogue.map].map(keyOf).map((key) => ({
    kind: kinds.puzzle,
    name: words.puzzle(key).name,
    needsEngine: true,
    act(/** @type {Control} */ control) {
      control.problem.changeGame(key);
      showBoard(control);
    },
  }));
  const problems = state.problems.map(({ name = '' }, index) => ({
    kind: kinds.problem,
    name: nameOf(state, index),
    also: words.problem.about(name),
    act(/** @type {Control} */ control) {
      control.problem.choose(index);
      showBoard(control);
    },
  }));
  const elsewhere = KEYS.filter((key) => key !== state.key).flatMap((key) =>
    pageOf(key).problems.samples.map(({ names }) => {
      const name = `sample 1 ${names}`;
      return {
        kind: words.puzzle(key).name,
        name: words.problem.named(key, name),
        also: words.problem.about(name),
        needsEngine: true,
        act(/** @type {Control} */ control) {
          const { problems } = newGame(catalogue, key);
          control.problem.changeGame(key);
          control.problem.take(problems, 'presets');
          control.problem.choose(problems.findIndex((problem) => problem.name === name));
          showBoard(control);
        },
      };
    }),
  );
  const maps = [...GALLERY.small, ...GALLERY.noted].map(({ name = '', goal }) => ({
    kind: words.puzzle(catalogue.map.name).name,
    name: words.problem.named(catalogue.map.name, name),
    text: words.maps.about(name.replace(/^map /, ''), true),
    needsEngine: true,
    act(/** @type {Control} */ control) {
      control.open(`#v=1&puzzle=map&goal=${encodeURIComponent(goal)}`);
      showBoard(control);
    },
  }));
  const terms = termsInWords().map(({ name, meaning }) => ({
    kind: kinds.term,
    name,
    text: meaning,
    act: (/** @type {Control} */ { page, state }) => state.help || page.toggleHelp(),
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
    ...(isChallenge || state.lanes.length >= mostLanes() ? [] : [...searches, ...heuristics]),
    ...puzzles,
    ...pageItems(dialogs, presents, isDrawn(state.key)),
    ...problems,
    ...elsewhere,
    ...maps.filter(({ name }) => problems.every((problem) => problem.name !== name)),
    ...practised,
    ...teachItems(),
    ...terms,
    ...keys,
  ];
}

/** Items of the page for teachers. @returns {Item[]} */
function teachItems() {
  const { teach, lessons, finder } = words;
  const { paper } = lessons;
  return [
    { name: teach.papers, also: `${paper.print} ${paper.worksheet} ${paper.answers}` },
    { name: teach.scorm.title, also: finder.also.course, text: teach.scorm.about },
    { name: teach.exercises.title, text: teach.exercises.about },
    { name: teach.elsewhere.title, text: teach.elsewhere.about },
  ].map((one) => ({
    ...one,
    kind: words.doors.names.teach,
    act: (/** @type {Control} */ { page }) => page.enter('teach'),
  }));
}

/** @param {Dialogs} dialogs @param {boolean} presents @param {boolean} isMap @returns {Item[]} */
function pageItems({ share, setUp, paste }, presents, isMap) {
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
    {
      kind,
      name: isMap ? words.problem.draw : words.problem.setUp,
      also: words.finder.also.setUp,
      act(control) {
        showBoard(control);
        setUp();
      },
    },
    {
      kind,
      name: words.check.title,
      also: words.finder.also.check,
      act(control) {
        if (isDrawn(control.state.key)) control.problem.changeGame(OPENING);
        showBoard(control);
        paste();
      },
    },
    { kind, name: words.share.open, act: share },
    { kind, name: words.help.open, keys: ['?'], act: ({ page }) => page.toggleHelp() },
    { kind, name: words.settings.theme, act: ({ page }) => page.toggleTheme() },
    { kind, name: words.settings.patterns, act: ({ page }) => page.togglePatterns() },
    ...languages,
  ];
}
