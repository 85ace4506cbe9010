import { createServer } from 'node:net';

/** @returns {Promise<number>} a free port of this machine */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const free = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(free));
    });
  });
}
