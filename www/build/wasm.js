// `npm run wasm`: the library as wasm with its JavaScript, in www/pkg.
//
//     node www/build/wasm.js --beside      while other work goes on that is to have no more of the machine than this

import { main } from './run.js';
import { setUpWithEngine } from './setup.js';

await main(async () => {
  await setUpWithEngine(!process.argv.includes('--beside'));
});
