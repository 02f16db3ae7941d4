import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { type NetworkFaults, relayTraffic } from './fault-relay';

export interface FaultProxy {
  readonly port: number;
  readonly origin: string;
  /** Replaces the active faults; an empty object removes them. Open connections stay open. */
  set(faults: NetworkFaults): void;
  /** Returns the number of bytes received from the target so far. */
  receivedBytes(): number;
  /** Resets every open connection, so that new faults also affect the browser's keep-alive connections. */
  resetConnections(): void;
  close(): Promise<void>;
}

/** Starts a TCP proxy on a free port in front of the local port `target`; it can delay, drop or refuse traffic. */
export async function startFaultProxy(target: number): Promise<FaultProxy> {
  let faults: NetworkFaults = {};
  let received = 0;
  const sockets = new Set<Socket>();
  const track = (socket: Socket) => {
    sockets.add(socket.setNoDelay());
    socket.on('close', () => sockets.delete(socket));
    return socket;
  };
  const cutAll = () => {
    for (const socket of sockets) socket.resetAndDestroy();
  };

  const server = createServer((client) => {
    if (faults.refuse) {
      client.resetAndDestroy();
      return;
    }
    const upstream = track(connect(target, '127.0.0.1'));
    upstream.on('data', ({ length }) => {
      received += length;
    });
    relayTraffic(track(client), upstream, 'up', () => faults);
    relayTraffic(upstream, client, 'down', () => faults);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;

  return {
    port,
    origin: `http://localhost:${port}`,
    set: (next) => {
      faults = next;
    },
    receivedBytes: () => received,
    resetConnections: cutAll,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        cutAll();
      }),
  };
}
