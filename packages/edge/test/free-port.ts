import { createServer } from 'node:net';

/** A port that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((settle, fail) => {
    const server = createServer();
    server.once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => settle(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
