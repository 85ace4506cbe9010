// `npm run build`: static files in dist/ that work from any folder of any web server.

import { main, must, npmProgram } from './run.js';
import { setUp, wasm } from './setup.js';

await main(async () => {
  await setUp();
  await wasm();
  await must([...npmProgram('vite'), 'build']);
});
