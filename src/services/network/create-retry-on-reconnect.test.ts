import { expect, test } from 'vitest';
import { flushPromises } from '../../../tests/support/clocks/manual-clock';
import { createRetryOnReconnect } from './create-retry-on-reconnect';

/** Creates a page whose network can drop, and an attempt that succeeds the second time. */
function setUp() {
  const page = new EventTarget();
  let attempts = 0;
  const retry = async () => {
    attempts += 1;
    return attempts === 2;
  };
  const dispatch = async (event: 'online' | 'offline') => {
    page.dispatchEvent(new Event(event));
    await flushPromises();
  };
  return {
    subscription: createRetryOnReconnect(page),
    retry,
    goOffline: () => dispatch('offline'),
    goOnline: () => dispatch('online'),
    attempts: () => attempts,
  };
}

test('[BOOT-5.3] after a failure, each reconnect causes a retry until a retry succeeds', async () => {
  const { subscription, retry, goOnline, attempts } = setUp();
  subscription.begin();
  subscription.failed(retry);
  await flushPromises();
  expect(attempts()).toBe(0);
  for (const expected of [1, 2, 2]) {
    await goOnline();
    expect(attempts()).toBe(expected);
  }
});

test('[BOOT-5] a reconnect during an attempt causes a retry when the attempt fails', async () => {
  const { subscription, retry, goOnline, attempts } = setUp();
  subscription.begin();
  await goOnline();
  subscription.failed(retry);
  await flushPromises();
  expect(attempts()).toBe(1);
});

test('[BOOT-5] a reconnect before the failed attempt began, or after stop(), triggers no retry', async () => {
  const { subscription, retry, goOnline, attempts } = setUp();
  await goOnline();
  subscription.begin();
  subscription.failed(retry);
  subscription.stop();
  await goOnline();
  expect(attempts()).toBe(0);
});

test('[OFF-2] a retry waits for the next reconnect if the network came back and was lost again during the failed attempt', async () => {
  const { subscription, retry, goOffline, goOnline, attempts } = setUp();
  subscription.begin();
  await goOnline();
  await goOffline();
  subscription.failed(retry);
  await flushPromises();
  expect(attempts()).toBe(0);
  await goOnline();
  expect(attempts()).toBe(1);
});
