// `npm start`: everything from a fresh clone to the page in a browser.

import { main, must } from './run.js';

await main(async () => {
  await must([process.execPath, 'www/tools/build.js']);
  // Only now: before the build there may be no Vite to import.
  const { createServer } = await import('vite');
  const server = await createServer();
  await server.listen();
  server.printUrls();
});
