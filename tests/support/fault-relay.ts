import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** What is wrong with the line. Nothing set: nothing is wrong. */
export interface Faults {
  /** Milliseconds added in each direction. */
  readonly latency?: number;
  /** Bytes per second in each direction. */
  readonly rate?: number;
  /** Bytes to the browser after which the connection is reset. */
  readonly resetAfter?: number;
  /** Connections stand and nothing travels: the line that says it is there and is not. */
  readonly blackhole?: boolean;
  /** New connections are reset at once. */
  readonly refuse?: boolean;
}

/** A rate is kept by sending a twentieth of it every twentieth of a second. */
const TICK = 50;

/** Copies one direction of a connection under the faults that `now` names at that moment. */
export function relay(from: Socket, to: Socket, direction: 'up' | 'down', now: () => Faults): void {
  let queue = Promise.resolve();
  let sent = 0;

  async function send(chunk: Buffer, due: number): Promise<void> {
    while (now().blackhole && !from.destroyed) await pause(TICK);
    await pause(Math.max(0, due - Date.now()));
    for (let start = 0; start < chunk.length && !to.destroyed; ) {
      const { rate, resetAfter = Number.POSITIVE_INFINITY } = now();
      const room = direction === 'down' ? resetAfter - sent : Number.POSITIVE_INFINITY;
      if (room <= 0) {
        to.resetAndDestroy();
        from.destroy();
        return;
      }
      const slice = rate ? Math.max(1, Math.floor((rate * TICK) / 1000)) : chunk.length;
      const end = Math.min(chunk.length, start + slice, start + room);
      to.write(chunk.subarray(start, end));
      sent += end - start;
      start = end;
      if (rate) await pause(TICK);
    }
  }

  from.on('data', (chunk) => {
    const due = Date.now() + (now().latency ?? 0);
    if (now().rate) from.pause();
    queue = queue.then(() => send(chunk, due)).then(() => void from.resume());
  });
  from.on('end', () => void queue.then(() => to.end()));
  // A reset on one side is passed on by destroying the other: the error itself has no reader.
  from.on('error', () => to.destroy());
  from.on('close', (broken) => void (broken ? to.destroy() : queue.then(() => to.end())));
}
