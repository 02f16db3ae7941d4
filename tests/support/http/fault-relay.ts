import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Network faults to inject; without any field, traffic passes unchanged. */
export interface NetworkFaults {
  /** Added latency in each direction (ms). */
  readonly latency?: number;
  /** Maximum rate in each direction (bytes per second). */
  readonly rate?: number;
  /** Number of bytes sent to the browser before the connection is reset. */
  readonly resetAfter?: number;
  /** Whether connections stay open without passing any data. */
  readonly blackhole?: boolean;
  /** Whether new connections are reset immediately. */
  readonly refuse?: boolean;
}

/** Interval at which a connection with a rate limit sends a part of the data (ms). */
const TICK_MS = 50;

/**
 * Forwards the data of one direction of a connection. Applies the faults that `now` returns when the data is
 * forwarded.
 */
export function relayTraffic(from: Socket, to: Socket, direction: 'up' | 'down', now: () => NetworkFaults): void {
  let queue = Promise.resolve();
  let sent = 0;

  async function send(chunk: Buffer, due: number): Promise<void> {
    while (now().blackhole && !from.destroyed) await pause(TICK_MS);
    await pause(Math.max(0, due - Date.now()));
    for (let start = 0; start < chunk.length && !to.destroyed; ) {
      const { rate, resetAfter = Number.POSITIVE_INFINITY } = now();
      const remaining = direction === 'down' ? resetAfter - sent : Number.POSITIVE_INFINITY;
      if (remaining <= 0) {
        to.resetAndDestroy();
        from.destroy();
        return;
      }
      const slice = rate ? Math.max(1, Math.floor((rate * TICK_MS) / 1000)) : chunk.length;
      const end = Math.min(chunk.length, start + slice, start + remaining);
      to.write(chunk.subarray(start, end));
      sent += end - start;
      start = end;
      if (rate) await pause(TICK_MS);
    }
  }

  from.on('data', (chunk) => {
    const due = Date.now() + (now().latency ?? 0);
    if (now().rate) from.pause();
    queue = queue.then(() => send(chunk, due)).then(() => void from.resume());
  });
  from.on('end', () => void queue.then(() => to.end()));
  // A reset on one side is forwarded by destroying the other; the error itself needs no handling.
  from.on('error', () => to.destroy());
  from.on('close', (broken) => void (broken ? to.destroy() : queue.then(() => to.end())));
}
