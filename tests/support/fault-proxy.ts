import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { type Faults, relay } from './fault-relay';

export interface FaultProxy {
  readonly port: number;
  readonly origin: string;
  /** Replaces the faults in force; an empty object heals the line. Connections that stand keep standing. */
  set(faults: Faults): void;
  /** Resets every connection that stands, so that new faults also meet the browser's kept-alive ones. */
  cutAll(): void;
  close(): Promise<void>;
}

/** A TCP proxy before `target` (a port of this machine) that can be slow, mute or dead. Binds a free port. */
export async function startFaultProxy(target: number): Promise<FaultProxy> {
  let faults: Faults = {};
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
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
    const upstream = keep(connect(target, '127.0.0.1'));
    relay(keep(client), upstream, 'up', () => faults);
    relay(upstream, client, 'down', () => faults);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;

  return {
    port,
    origin: `http://localhost:${port}`,
    set: (next) => {
      faults = next;
    },
    cutAll,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        cutAll();
      }),
  };
}
