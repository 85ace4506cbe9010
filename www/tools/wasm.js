// `npm run wasm`: the library as wasm with its JavaScript, in www/pkg. A running `npm run dev` reloads.

import { main } from './run.js';
import { setUpWithEngine } from './setup.js';

await main(async () => {
  await setUpWithEngine();
});
