// The elements in TSX.

import type { RollingCubesRace } from 'rolling-cubes';
import type {} from 'rolling-cubes/react';

const ref: { current: RollingCubesRace | null } = { current: null };

export const page = [
  <rolling-cubes-race
    ref={ref}
    puzzle={ref.current ? 'tiles' : undefined}
    speed={0}
    autoplay
    onfinished={({ detail }) => detail.lanes.map(({ generated }) => generated.toFixed())}
  >
    The race
  </rolling-cubes-race>,
  <rolling-cubes-board className="wide" onmove={({ detail }) => detail.position.length} />,
  <rolling-cubes-lesson lesson="ida-star" onprogress={({ detail }) => detail.right.toFixed()} />,
  // @ts-expect-error: a number
  <rolling-cubes-race speed="0" />,
  // @ts-expect-error: no such key
  <rolling-cubes-board lesson="ida-star" />,
];
