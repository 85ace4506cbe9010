// `npm run format`: formats Rust and everything else.

import { main, must, npmProgram } from './run.js';
import { setUp } from './setup.js';

await main(async () => {
  await setUp();
  await must(['cargo', 'fmt', '--all']);
  await must([...npmProgram('@biomejs/biome', 'biome'), 'check', '--write']);
});
