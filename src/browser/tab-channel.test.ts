import { afterEach, describe, expect, test } from 'vitest';
import { TAB_CHANNEL } from '../contract/storage-keys';
import { openTabChannel, type TabChannel, type TabMessage, tabMessage } from './tab-channel';

type Tab = TabChannel<TabMessage>;
const open: Tab[] = [];
afterEach(() => {
  for (const channel of open.splice(0)) channel.close();
});

function openTab(listener: (message: TabMessage) => void = () => undefined): Tab {
  const channel = openTabChannel(TAB_CHANNEL, tabMessage, listener);
  open.push(channel);
  return channel;
}

describe('[SESS-4] tabs tell each other', () => {
  test('every other tab hears it, the sender does not, and what does not fit is dropped', async () => {
    const sender = openTab(() => expect.unreachable('the sender hears itself'));
    const stray = new BroadcastChannel(TAB_CHANNEL);
    const heard = await new Promise<TabMessage[]>((resolve) => {
      const messages: TabMessage[] = [];
      openTab((message) => {
        messages.push(message);
        if (messages.length === 2) resolve(messages);
      });
      stray.postMessage({ type: 'logged-out' });
      stray.postMessage('logged-out');
      stray.close();
      sender.post({ type: 'logged-out', member: '2' });
      sender.post({ type: 'logged-out', member: '1' });
    });
    expect(heard).toEqual([
      { type: 'logged-out', member: '2' },
      { type: 'logged-out', member: '1' },
    ]);
  });
});
