import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * Reserves a port that refuses connections: an outgoing connection occupies it, so that no other process can bind it.
 * The port of a closed server could be taken by another process.
 */
export async function reserveConnectionRefusingPort(): Promise<{ readonly port: number; close(): Promise<void> }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => void sockets.add(socket));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  await new Promise((connected) => client.once('connect', connected));
  return {
    port: client.localPort ?? 0,
    close: () =>
      new Promise((closed) => {
        client.destroy();
        for (const socket of sockets) socket.destroy();
        server.close(() => closed());
      }),
  };
}
