import { connect, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { holdRefusingPort } from './refusing-port';

/** The code of the error that meets whoever connects to a port. */
const refusalAt = (port: number) =>
  new Promise<string | undefined>((refused) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      refused(undefined);
    });
    socket.once('error', (error: NodeJS.ErrnoException) => refused(error.code));
  });

test('[DOM-2] a refusing port refuses, and nobody else can take it', async () => {
  const { port, close } = await holdRefusingPort();
  expect(await refusalAt(port)).toBe('ECONNREFUSED');
  const intruder = createServer();
  const taken = new Promise((failed) => intruder.once('error', failed));
  intruder.listen(port, '127.0.0.1');
  expect(await taken).toMatchObject({ code: 'EADDRINUSE' });
  await close();
});
