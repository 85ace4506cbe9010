// A project that has installed the package: the elements, and the engine by itself.

import { type LaneReport, RollingCubesBoard, type RollingCubesRace } from 'rolling-cubes';
import init, { type Request, Search, type Snapshot, solve } from 'rolling-cubes/engine';

function show(id: string, seen: readonly Pick<Snapshot, 'generated' | 'expanded' | 'length'>[]) {
  const counts = seen.map(({ generated, expanded, length }) => ({ generated, expanded, length }));
  const place = document.getElementById(id);
  if (place) place.textContent = JSON.stringify(counts);
}

const race = document.querySelector('rolling-cubes-race') as RollingCubesRace;
race.addEventListener('finished', ({ detail }) => {
  const lanes: LaneReport[] = detail.lanes;
  show('race', lanes);
});
race.speed = 0;
race.play();

const board = new RollingCubesBoard();
board.puzzle = 'toys';
document.body.append(board);

await init();
const request: Request = {
  puzzle: 'tiles',
  start: '867254301',
  goal: '123456780',
  algorithm: 'a-star',
  heuristic: 'manhattan',
};
const search = new Search(request);
while (search.step(1000)) {
  // Here one could show how it stands, or stop.
}
show('engine', [search.snapshot(), solve({ ...request, algorithm: 'ida-star' })]);
