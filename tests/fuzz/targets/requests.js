// Requests: each is rejected with a reason, or its counts agree with each other, its limits and its moves.

import { play, Search, solve } from '../../../www/pkg/rolling_cubes.js';
import { answered, must } from '../outcome.js';
import { request } from '../problems.js';

/** @import { Target } from '../targets.js' */

/** @type {Target} */
export const requests = {
  name: 'requests',
  make: (chance) => ({
    asked: request(chance),
    steps: [chance.below(9) + 1, chance.below(5000) + 1],
  }),
  run({ asked, steps: [few, many] }) {
    const found = answered(() => solve(asked));
    if (!found) return;
    const { outcome, length, moves, generated, expanded, bytes_peak, bytes, stored, stored_peak } =
      found;
    must(generated <= asked.max_nodes, () => `${generated} generated`);
    must(expanded <= generated + 1, () => `${expanded} expanded, ${generated} generated`);
    must(bytes <= bytes_peak && stored <= stored_peak, () => 'more than at the most');
    const { max_bytes: most } = asked;
    must(typeof most !== 'number' || bytes_peak <= most, () => `${bytes_peak} bytes taken`);
    must((outcome === 'solved') === (length !== null), () => `${outcome}, of length ${length}`);
    must(outcome !== 'running', () => 'it has not come to its end');
    if (length !== null) {
      const line = play(asked.puzzle, asked.start, asked.goal, moves);
      must(
        line.solved && moves.length === length,
        () => `${moves} is no solution of ${length} moves`,
      );
    }
    // Repeats the request step by step, with small steps only while this is fast.
    const search = new Search(asked);
    for (let step = 0; step < 50 && search.step(few); step += 1);
    while (search.step(many));
    const again = JSON.stringify(search.snapshot());
    search.free();
    must(
      again === JSON.stringify(found),
      () => `in steps of ${few} and ${many} it counts otherwise: ${again}`,
    );
  },
};
