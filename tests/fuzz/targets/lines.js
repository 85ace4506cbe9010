// Text forms of positions, goals and moves: errors state the place; played lines can be parsed again and undone.

import { brute_force_branching, deal, play, unsolvable } from '../../../www/pkg/rolling_cubes.js';
import { answered, must } from '../outcome.js';
import { problem } from '../problems.js';

/** @import { Target } from '../targets.js' */

/** @type {Target} */
export const lines = {
  name: 'lines',
  make: (chance) => ({
    ...problem(chance),
    turns: chance.some(12, () => chance.below(8)),
    spoiled: chance.once(4) ? chance.spoiled('ULDR') : null,
    depth: chance.pick([0, 1, 2, 3]),
    deals: chance.once(20),
    seed: chance.below(1000),
  }),
  run({ puzzle, start, goal, turns, spoiled, depth, deals, seed }) {
    const begun = answered(() => play(puzzle, start, goal, []));
    const why = answered(() => [unsolvable(puzzle, start, goal)]);
    must(
      (begun === undefined) === (why === undefined),
      () => 'play and unsolvable read it otherwise',
    );
    if (!begun) return;
    /** @type {string[]} */
    const moves = [];
    let line = begun;
    for (const turn of turns) {
      const onward = line.onward[turn % Math.max(1, line.onward.length)];
      if (!onward) break;
      moves.push(onward.move);
      line = play(puzzle, start, goal, moves);
      const { state } = onward;
      must(
        line.states.at(-1) === state,
        () => `${onward.move} leads to ${line.states.at(-1)}, not to ${state}`,
      );
      const there = play(puzzle, state, goal, []);
      must(there.states[0] === state, () => `${state} is read as ${there.states[0]}`);
      const before = line.states.at(-2);
      must(
        there.onward.some((back) => back.state === before),
        () => `nothing leads back from ${state} to ${before}`,
      );
    }
    if (spoiled !== null) answered(() => play(puzzle, start, goal, [...moves, spoiled]));
    if (!deals) return;
    answered(() => brute_force_branching(puzzle, start, goal));
    const dealt = deal(puzzle, start, goal, depth, seed);
    must(
      JSON.stringify(dealt) === JSON.stringify(deal(puzzle, start, goal, depth, seed)),
      () => 'the seed deals another',
    );
    must(dealt.depth <= depth, () => `dealt ${dealt.depth} deep`);
  },
};
