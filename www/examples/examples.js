// What a page does with the elements: it listens to their events, and calls their methods.

/** @typedef {import('../embed/embed.d.ts').RollingCubesBoard} Board */
/** @typedef {import('../embed/embed.d.ts').RollingCubesRace} Race */

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

document
  .querySelector('rolling-cubes-lesson')
  ?.addEventListener('progress', ({ detail: { answered, questions, right } }) =>
    say('lesson-news', `${answered} of ${questions} answered, ${right} right`),
  );

/** @type {(id: string, act: () => unknown) => void} */
const press = (id, act) => document.getElementById(id)?.addEventListener('click', act);

press('to-1000', () => driven.seek(1000));
press('back', () => driven.step(-100));
press('on', () => driven.play());
press('anew', () => driven.reset());
