import { expect, test } from 'vitest';
import { settle } from '../../../tests/support/manual-clock';
import { watchReturn } from './watch-return';

/** A page whose network comes back, and a try that succeeds the second time. */
function rig() {
  const page = new EventTarget();
  let tries = 0;
  const again = async () => {
    tries += 1;
    return tries === 2;
  };
  const turn = async (event: 'online' | 'offline') => {
    page.dispatchEvent(new Event(event));
    await settle();
  };
  return {
    watch: watchReturn(page),
    again,
    leave: () => turn('offline'),
    comeBack: () => turn('online'),
    tries: () => tries,
  };
}

test('[BOOT-5] after a failure each return of the network is a new try, until one succeeds', async () => {
  const { watch, again, comeBack, tries } = rig();
  watch.begin();
  watch.failed(again);
  await settle();
  expect(tries()).toBe(0);
  for (const expected of [1, 2, 2]) {
    await comeBack();
    expect(tries()).toBe(expected);
  }
});

test('[BOOT-5] a network that comes back before the failure is told is not missed', async () => {
  const { watch, again, comeBack, tries } = rig();
  watch.begin();
  await comeBack();
  watch.failed(again);
  await settle();
  expect(tries()).toBe(1);
});

test('[BOOT-5] one that came back before the try counts for nothing, nor one after the end', async () => {
  const { watch, again, comeBack, tries } = rig();
  await comeBack();
  watch.begin();
  watch.failed(again);
  watch.stop();
  await comeBack();
  expect(tries()).toBe(0);
});

test('[OFF-2] one that came back and went again is waited for', async () => {
  const { watch, again, leave, comeBack, tries } = rig();
  watch.begin();
  await comeBack();
  await leave();
  watch.failed(again);
  await settle();
  expect(tries()).toBe(0);
  await comeBack();
  expect(tries()).toBe(1);
});
