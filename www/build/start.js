// `npm start`: everything from a fresh clone to the page in a browser, as it is published.

import { main, must } from './run.js';

await main(async () => {
  await must([process.execPath, 'www/build/build.js']);
  // Only now: before the build there may be no Vite to import.
  const { preview } = await import('vite');
  const server = await preview({ preview: { port: 5173 } });
  server.printUrls();
});
