import { expect, test } from 'vitest';
import { subscribeNetwork } from './network';

test('[OFF-1] a listener hears of the connection until it stops', () => {
  const page = new EventTarget();
  const heard: boolean[] = [];
  const stop = subscribeNetwork((online) => heard.push(online), page);
  page.dispatchEvent(new Event('offline'));
  page.dispatchEvent(new Event('online'));
  stop();
  page.dispatchEvent(new Event('offline'));
  expect(heard).toEqual([false, true]);
});
