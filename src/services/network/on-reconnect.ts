import { subscribeNetwork } from '../../browser/device/network';

export interface ReconnectSubscription {
  /** Marks the start of an attempt; a reconnect after this point triggers a retry if the attempt fails. */
  begin(): void;
  /**
   * Reports a failed attempt. `retry` runs on every reconnect until it returns true, and immediately if the network
   * came back during the attempt.
   */
  failed(retry: () => boolean | Promise<boolean>): void;
  stop(): void;
}

/**
 * Returns a subscription that retries a failed attempt on reconnect (BOOT-5, OFF-2): report the attempt with `begin()`
 * and `failed()`. Create it before the attempt, because the network may come back while the failure is being handled.
 */
export function onReconnect(page: EventTarget = globalThis): ReconnectSubscription {
  let hasReconnected = false;
  let attempt: (() => boolean | Promise<boolean>) | undefined;
  const stop = subscribeNetwork((online) => {
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
