// Another problem of the same puzzle: dealt at a distance from the goal, or one of the contest's.

import { html, nothing } from 'lit';
import { ask } from '../../shared/kit/act.js';
import { openLater } from '../../shared/kit/opening.js';
import { pageOf } from '../../shared/puzzles/puzzles.js';
import { newGame } from '../../shared/state/games.js';
import { isDrawn } from '../../shared/state/puzzles.js';
import { problemOf } from '../../shared/state/state.js';
import { words } from '../../shared/words/words.js';

/** @import { Shown } from '../../shared/kit/feature.d.ts' */

/** Moves from the goal. */
const LEVELS = [5, 10, 15, 20];

/** A menu of levels. @param {Pick<Shown, 'state' | 'control' | 'puzzle'>} shown */
export function newPuzzle({ state, control, puzzle }) {
  if (isDrawn(state.key)) return nothing;
  const say = words.play.stage;
  /** @param {Event & {currentTarget: HTMLSelectElement}} event */
  const choose = ({ currentTarget: menu }) => {
    const level = menu.value;
    menu.value = '';
    openLater(menu, 'engine', () =>
      level === 'contest' ? sample(menu) : deal(menu, Number(level)),
    );
  };
  /** @param {HTMLSelectElement} menu */
  const sample = (menu) => {
    const { problems } = newGame(control.catalogue, state.key);
    const samples = [...problems.keys()].filter((n) => problems[n]?.name?.startsWith('sample '));
    const chosen = samples[Math.floor(Math.random() * samples.length)] ?? 0;
    ask(menu, ({ problem }) => {
      problem.take(problems, 'presets');
      problem.choose(chosen);
    });
  };
  /** @param {HTMLSelectElement} menu @param {number} depth */
  const deal = async (menu, depth) => {
    const { start, goal } = problemOf(state);
    const { signal } = new AbortController();
    menu.disabled = true;
    try {
      // Not before it is wanted.
      const [{ dealAtRandom }, { dealFrom }] = await Promise.all([
        import('../deal/deal.js'),
        import('../deal/from.js'),
      ]);
      const from = dealFrom(puzzle, start, goal) ?? start;
      const how = { signal, looked: () => {} };
      const dealt = await dealAtRandom(puzzle.name, from, goal, depth, how);
      ask(menu, ({ problem }) => problem.take([{ start: dealt.start, goal }], 'own'));
    } finally {
      menu.disabled = false;
    }
  };
  const hasContest = pageOf(state.key).problems.contest;
  return html`<select class="new" aria-label=${say.fresh} @change=${choose}>
    <option value="">${say.fresh}</option>
    ${LEVELS.map((level) => html`<option value=${level}>${say.level(state.key, level)}</option>`)}
    ${hasContest ? html`<option value="contest">${say.contest}</option>` : nothing}
  </select>`;
}
