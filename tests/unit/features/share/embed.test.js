import { expect, test } from 'vitest';
import { ALL, elementsOf, embedOf, placesOf } from '../../../../www/features/share/texts.js';
import * as actions from '../../../../www/shared/state/actions.js';
import { newGame } from '../../../../www/shared/state/games.js';
import { linkOf, opened, readLink } from '../../../../www/shared/state/link.js';
import { initialState } from '../../../../www/shared/state/state.js';
import { words } from '../../../../www/shared/words/words.js';
import { catalogue } from '../../engine.js';

const choices = catalogue();
const fresh = initialState(newGame(choices, 'cubes'));
const follow = (/** @type {string} */ text) => opened(fresh, choices, readLink(text));

const PLACES = { module: 'https://example.org/cubes/embed.js', page: 'https://example.org/cubes/' };

/** @param {string} text */
function attributesIn(text) {
  const [, inside = ''] = /<rolling-cubes-\w+([^>]*)>/.exec(text) ?? [];
  const pairs = [...inside.matchAll(/ ([a-z]+)="([^"]*)"/g)];
  expect(pairs.map(([whole]) => whole).join('')).toBe(inside);
  return Object.fromEntries(
    pairs.map(([, key, value = '']) => [
      key,
      value.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
    ]),
  );
}

test('the puzzle that the page opens with is the module, the element, and the link in it', () => {
  expect(embedOf(fresh, 'race', PLACES, words)).toBe(
    `<script type="module" src="https://example.org/cubes/embed.js"></script>
<rolling-cubes-race puzzle="cubes">
  <a href="https://example.org/cubes/#v=1&amp;puzzle=cubes">Rolling Cubes: The Cubic Eight-Puzzle</a>
</rolling-cubes-race>
`,
  );
});

test.each([
  'v=1&puzzle=cubes&start=WEWWWWWWW&goal=RBWRWWEWW&moves=LU.R&race=bfs:max-nodes=1000,ida-star/colours:order=seed=7&mode=nodes&at=100,end',
  'v=1&puzzle=knights&camera=-20,60&theme=dark',
  'v=1&puzzle=toys&moves=.12221222',
])('%s is a race and a board with the same keys and values', (link) => {
  const wanted = Object.fromEntries(link.split('&').map((part) => part.split(/=(.*)/)));
  delete wanted.v;
  for (const element of /** @type {const} */ (['race', 'board'])) {
    const text = embedOf(follow(link), element, PLACES, words);
    // Lanes must run to these places, which opening a state does not do.
    const { at: _, ...rest } = wanted;
    expect(attributesIn(text)).toEqual(rest);
    expect(text).toContain(`<rolling-cubes-${element} `);
    expect(text).toContain(`</rolling-cubes-${element}>`);
  }
});

test('a page that works from disk begins with a classic script, and is the same otherwise', () => {
  const [script, ...rest] = embedOf(fresh, 'race', { ...PLACES, module: ALL }, words).split('\n');
  expect(script).toBe('<script src="embed-all.js" defer></script>');
  expect(rest).toEqual(embedOf(fresh, 'race', PLACES, words).split('\n').slice(1));
});

test('keys that elements do not know are left to the link in it', () => {
  const state = follow('v=1&puzzle=toys&view=tree&lang=en&challenge=1');
  const text = embedOf(state, 'race', PLACES, words);
  expect(Object.keys(attributesIn(text))).toEqual(['puzzle']);
  const [, href = ''] = /href="([^"]*)"/.exec(text) ?? [];
  expect(href.replaceAll('&amp;', '&')).toBe(`${PLACES.page}#${linkOf(state)}`);
});

test('no address and no value can end its quotes or become markup', () => {
  const hostile = '"><img src=x onerror=alert(1)>&amp;';
  const state = { ...fresh, theme: /** @type {any} */ ('dark'), lang: hostile };
  const text = embedOf(state, 'board', { module: hostile, page: hostile }, words);
  const document = text.replaceAll(/&(amp|lt|gt|quot);/g, '');
  expect(document.match(/</g)).toHaveLength(6);
  expect(text).not.toContain('<img');
  expect(attributesIn(text)).toEqual({ puzzle: 'cubes', theme: 'dark' });
});

test('the hosted page is found by its address, and the one file beside the other page', () => {
  const hosted = { href: 'https://example.org/cubes/index.html?from=here#v=1' };
  expect(placesOf(hosted, true)).toEqual({
    module: 'https://example.org/cubes/embed.js',
    page: 'https://example.org/cubes/index.html?from=here',
  });
  expect(placesOf({ href: 'file:///a/class/room/rolling-cubes.html#v=1' }, false)).toEqual({
    module: 'embed.js',
    page: 'rolling-cubes.html',
  });
});

test('the board is offered first after playing without a run, and otherwise the race', () => {
  expect(elementsOf(fresh)).toEqual(['race', 'board']);
  const played = actions.movePlayed(fresh, 'D');
  expect(elementsOf(played)).toEqual(['board', 'race']);
  expect(elementsOf(actions.laneChanged(played, 0, { phase: 'paused' }))[0]).toBe('race');
});

test('an open lesson and a current exercise can be embedded: the exercise from its beginning', () => {
  const lesson = { id: 'ida-star', step: 2, due: false };
  const own = { exercise: 'order,seed:7', answers: 'x', by: 'Ada', score: '3-3' };
  const state = { ...fresh, view: /** @type {const} */ ('exercises'), lesson, own };
  expect(elementsOf(state)).toEqual(['exercise', 'lesson', 'race', 'board']);
  // Exercises that were left are not shared.
  expect(elementsOf({ ...state, view: 'race', lesson: null })).toEqual(['race', 'board']);
  const exercise = embedOf(state, 'exercise', PLACES, words);
  expect(exercise).toContain('<rolling-cubes-lesson exercise="order,seed:7">');
  expect(exercise).toContain(`href="${PLACES.page}#v=1&amp;exercise=order,seed:7"`);
  expect(exercise).toContain('</rolling-cubes-lesson>');
  const shown = embedOf({ ...state, view: 'race' }, 'lesson', PLACES, words);
  expect(attributesIn(shown)).toEqual({ lesson: 'ida-star', step: '3' });
  expect(shown).toContain('<rolling-cubes-lesson ');
});

test('the page for teachers embeds the race', () => {
  const teaching = follow('v=1&puzzle=toys&view=teach');
  expect(embedOf(teaching, 'race', PLACES, words)).toBe(
    embedOf(follow('v=1&puzzle=toys'), 'race', PLACES, words),
  );
});
