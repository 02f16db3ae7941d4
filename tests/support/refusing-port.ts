import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * A port where nobody listens, nor will: one end of a connection holds it, so that no other process gets it. A port that
 * a closed server has left may be somebody else's a moment later.
 */
export async function holdRefusingPort(): Promise<{ readonly port: number; close(): Promise<void> }> {
  const held = new Set<Socket>();
  const server = createServer((socket) => void held.add(socket));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  await new Promise((connected) => client.once('connect', connected));
  return {
    port: client.localPort ?? 0,
    close: () =>
      new Promise((closed) => {
        client.destroy();
        for (const socket of held) socket.destroy();
        server.close(() => closed());
      }),
  };
}
