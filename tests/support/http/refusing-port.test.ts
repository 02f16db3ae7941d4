import { connect, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { reserveConnectionRefusingPort } from './refusing-port';

/** Resolves with the error code of a connection attempt, or `undefined` if it succeeds. */
const connectErrorAt = (port: number) =>
  new Promise<string | undefined>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(undefined);
    });
    socket.once('error', (error: NodeJS.ErrnoException) => resolve(error.code));
  });

test('[DOM-2] reserveConnectionRefusingPort() reserves a port that refuses connections and that no other server can bind', async () => {
  const { port, close } = await reserveConnectionRefusingPort();
  expect(await connectErrorAt(port)).toBe('ECONNREFUSED');
  const otherServer = createServer();
  const failure = new Promise((resolve) => otherServer.once('error', resolve));
  otherServer.listen(port, '127.0.0.1');
  expect(await failure).toMatchObject({ code: 'EADDRINUSE' });
  await close();
});
