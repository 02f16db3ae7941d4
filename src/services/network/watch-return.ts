import { subscribeNetwork } from '../../browser/network';

export interface ReturnWatch {
  /** A try begins: a return of the network from now on is one that it may have missed. */
  begin(): void;
  /** The try has failed: `again` runs each time the network comes back, and at once if it already has, until it is true. */
  failed(again: () => boolean | Promise<boolean>): void;
  stop(): void;
}

/**
 * Has what is lost for want of a network tried again when there is one (BOOT-5, OFF-2). It watches from before the try
 * on: the network may come back while the failure is still being taken in.
 */
export function watchReturn(page: EventTarget = globalThis): ReturnWatch {
  let hasReturned = false;
  let act: (() => boolean | Promise<boolean>) | undefined;
  const stop = subscribeNetwork((online) => {
    hasReturned = online;
    if (online) void run();
  }, page);
  async function run(): Promise<void> {
    if (await act?.()) stop();
  }
  return {
    begin() {
      hasReturned = false;
    },
    failed(again) {
      if (act) return;
      act = again;
      if (hasReturned) void run();
    },
    stop,
  };
}
