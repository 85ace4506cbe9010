// `npm run dev`: the page from its sources, for those who work on it: what is changed is there at once.

import { main } from './run.js';
import { setUpWithEngine } from './setup.js';

await main(async () => {
  await setUpWithEngine();
  // Only now: before the set-up there may be no Vite to import.
  const { createServer } = await import('vite');
  const server = await createServer();
  await server.listen();
  server.printUrls();
});
