// What a page does with the elements: it listens to their events, and calls their methods.

/** @import { RollingCubesBoard as Board, RollingCubesLesson as Lesson, RollingCubesRace as Race } from '../embed/embed.d.ts' */

const board = /** @type {Board} */ (document.getElementById('board'));
const race = /** @type {Race} */ (document.getElementById('race'));
const driven = /** @type {Race} */ (document.getElementById('driven'));

/** @type {(id: string, text: string) => void} */
const say = (id, text) => {
  const place = document.getElementById(id);
  if (place) place.textContent = text;
};

board.addEventListener('move', ({ detail: { at, length, move } }) =>
  say('board-news', `move ${at} of ${length}, ${move ?? 'the start'}`),
);
board.addEventListener('solved', ({ detail: { at } }) =>
  say('board-news', `solved in ${at} moves`),
);

race.addEventListener('progress', ({ detail: { lanes } }) =>
  say('race-news', lanes.map(({ generated }) => generated.toLocaleString('en')).join(', ')),
);
race.addEventListener('finished', ({ detail: { lanes } }) =>
  say('race-news', `finished with ${lanes.map(({ length }) => `${length} moves`).join(', ')}`),
);

const lesson = /** @type {Lesson} */ (document.getElementById('lesson'));
const exercise = /** @type {Lesson} */ (document.getElementById('exercise'));

lesson.addEventListener('progress', ({ detail }) => {
  if ('lesson' in detail)
    say('lesson-news', `${detail.answered} of ${detail.questions} answered, ${detail.right} right`);
});

exercise.addEventListener('progress', ({ detail }) => {
  if ('exercise' in detail) say('exercise-news', `${detail.right} of ${detail.steps} right so far`);
});
exercise.addEventListener('finished', ({ detail }) => {
  if ('exercise' in detail)
    say('exercise-news', `finished, ${detail.right} of ${detail.steps} right: ${detail.result}`);
});

/** @type {(id: string, act: () => unknown) => void} */
const press = (id, act) => document.getElementById(id)?.addEventListener('click', act);

press('to-1000', () => driven.seek(1000));
press('back', () => driven.step(-100));
press('on', () => driven.play());
press('anew', () => driven.reset());
