import { expect, test } from 'vitest';
import { subscribeToOnlineStatus } from './network';

test('[OFF-1] a network listener is called on every online and offline event until it is unsubscribed', () => {
  const page = new EventTarget();
  const received: boolean[] = [];
  const stop = subscribeToOnlineStatus((online) => received.push(online), page);
  page.dispatchEvent(new Event('offline'));
  page.dispatchEvent(new Event('online'));
  stop();
  page.dispatchEvent(new Event('offline'));
  expect(received).toEqual([false, true]);
});
