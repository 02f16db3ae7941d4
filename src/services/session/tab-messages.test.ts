import { afterEach, expect, test } from 'vitest';
import { TAB_CHANNEL } from '../../contract/storage-keys';
import { broadcastToTabs, subscribeToTabMessages } from './tab-messages';

const otherTab = new BroadcastChannel(TAB_CHANNEL);
afterEach(() => {
  otherTab.close();
});

test('[SESS-4] a tab sends messages to other tabs only after it has subscribed to their messages', async () => {
  const received: unknown[] = [];
  otherTab.addEventListener('message', ({ data }) => received.push(data));
  broadcastToTabs({ type: 'logged-out', member: '6' });

  const own: unknown[] = [];
  subscribeToTabMessages((message) => own.push(message));
  broadcastToTabs({ type: 'logged-out', member: '7' });
  otherTab.postMessage({ type: 'password-changed', member: '8' });
  otherTab.postMessage({ type: 'unknown' });
  await expect.poll(() => [received.length, own.length]).toEqual([1, 1]);
  expect([received, own]).toEqual([[{ type: 'logged-out', member: '7' }], [{ type: 'password-changed', member: '8' }]]);
});
