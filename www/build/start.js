// `npm start`: builds the page from a fresh clone and opens it, as published.

import { main, must } from './run.js';

await main(async () => {
  await must([process.execPath, 'www/build/build.js']);
  // Imported late: before the build there may be no Vite.
  const { preview } = await import('vite');
  const server = await preview({ preview: { port: 5173 } });
  server.printUrls();
});
