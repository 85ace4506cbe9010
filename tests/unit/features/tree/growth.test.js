import { expect, test, vi } from 'vitest';
import { Growth } from '../../../../www/features/tree/growth.js';
import { freshTree } from '../../../../www/shared/state/slices/tree.js';
import { traced } from '../trace/samples.js';

/** @import { Follower } from '../../../../www/features/trace/follower.js' */
/** @import { LaneState } from '../../../../www/shared/state/state.js' */

/** Enough nodes for several bites, between which the page does other work. */
const trace = traced({
  puzzle: 'cubes',
  start: 'WEWWWWWWW',
  goal: 'BBBBRBBRE',
  algorithm: 'bfs',
  max_nodes: 60_000,
});

test('a tree that is left while it is read asks for no worker any more', async () => {
  let made = 0;
  vi.stubGlobal('window', globalThis);
  // No real worker: only the request counts.
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      constructor() {
        super();
        made += 1;
      }
      postMessage() {}
      terminate() {}
    },
  );
  try {
    const growth = new Growth(() => {});
    const subject = { trace, iteration: null, before: null };
    const follower = { subject: () => subject, subscribe: () => () => {}, isIdle: true };
    const lane = /** @type {LaneState} */ (
      /** @type {unknown} */ ({ phase: 'ended', snapshot: null })
    );
    const look = () => {
      growth.listen(/** @type {Follower} */ (/** @type {unknown} */ (follower)));
      growth.see({ ...lane }, freshTree);
    };
    const settled = () => new Promise((resolve) => setTimeout(resolve, 300));
    look();
    growth.end();
    await settled();
    expect(made).toBe(0);
    look();
    await settled();
    expect(made).toBe(1);
    growth.end();
  } finally {
    vi.unstubAllGlobals();
  }
});
