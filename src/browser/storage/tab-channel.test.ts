import { afterEach, describe, expect, test } from 'vitest';
import { TAB_CHANNEL } from '../../contract/storage-keys';
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

describe('[SESS-4] messages between tabs', () => {
  test('a message from a tab reaches every other tab, but not the sender', async () => {
    const sender = openTab(() => expect.unreachable('the sender hears itself'));
    const rawChannel = new BroadcastChannel(TAB_CHANNEL);
    const received = await new Promise<TabMessage[]>((resolve) => {
      const messages: TabMessage[] = [];
      openTab((message) => {
        messages.push(message);
        if (messages.length === 2) resolve(messages);
      });
      rawChannel.postMessage({ type: 'logged-out' });
      rawChannel.postMessage('logged-out');
      rawChannel.close();
      sender.post({ type: 'logged-out', member: '2' });
      sender.post({ type: 'logged-out', member: '1' });
    });
    expect(received).toEqual([
      { type: 'logged-out', member: '2' },
      { type: 'logged-out', member: '1' },
    ]);
  });
});
