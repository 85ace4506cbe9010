// `npm run wasm`: the library's wasm and JavaScript, in www/pkg.
//
//     node www/build/wasm.js --beside      with low priority, beside other builds

import { main } from './run.js';
import { setUpWithEngine } from './setup.js';

await main(async () => {
  await setUpWithEngine(!process.argv.includes('--beside'));
});
