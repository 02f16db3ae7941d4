import { subscribeToOnlineStatus } from '../../browser/device/network';

export interface RetryOnReconnect {
  /** Call at the start of an attempt. If the attempt fails, only a reconnect after this call triggers a retry. */
  begin(): void;
  /**
   * Reports a failed attempt. `retry` runs on every reconnect until it returns true, and immediately if the network
   * came back during the attempt.
   */
  failed(retry: () => boolean | Promise<boolean>): void;
  stop(): void;
}

/**
 * Creates an object that retries a failed attempt when the network comes back (BOOT-5, OFF-2). Call `begin()` before
 * each attempt and `failed()` after it has failed. Create the object before the attempt, because the network may come
 * back while the failure is being handled.
 */
export function createRetryOnReconnect(page: EventTarget = globalThis): RetryOnReconnect {
  let hasReconnected = false;
  let attempt: (() => boolean | Promise<boolean>) | undefined;
  const stop = subscribeToOnlineStatus((online) => {
    hasReconnected = online;
    if (online) void run();
  }, page);
  async function run(): Promise<void> {
    if (await attempt?.()) stop();
  }
  return {
    begin() {
      hasReconnected = false;
    },
    failed(retry) {
      if (attempt) return;
      attempt = retry;
      if (hasReconnected) void run();
    },
    stop,
  };
}
