import { onlineManager } from '@tanstack/react-query';
import { expect, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { PING_PATH } from '../../src/contract/paths';

const reachesPlatform = () =>
  fetch(`${PING_PATH}?speed=${Date.now()}`).then(
    () => true,
    () => false,
  );

/** Takes the page offline: requests to the platform fail, and the browser reports no connection. */
export async function goOffline(): Promise<void> {
  await commands.disconnect();
  await expect.poll(reachesPlatform).toBe(false);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  report(false);
}

/** Brings the page back online and dispatches the `online` event. */
export async function goOnline(): Promise<void> {
  await commands.reconnect();
  await expect.poll(reachesPlatform).toBe(true);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  report(true);
}

/** Restores the network. Called after each test, because a test that fails may leave the page offline. */
export async function resetNetwork(): Promise<void> {
  await commands.reconnect();
  onlineManager.setOnline(true);
}

function report(isOnline: boolean): void {
  globalThis.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  // The app connects the query client to these events when it starts.
  onlineManager.setOnline(isOnline);
}
