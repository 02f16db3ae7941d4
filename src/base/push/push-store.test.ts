import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  consumeClickedNotificationPath,
  MAX_CLICKED_NOTIFICATION_PATH_AGE_MS,
  MAX_RECEIVED_PUSH_MESSAGE_IDS,
  markAllPushMessagesRead,
  readOfflinePageTexts,
  readPushDeviceState,
  saveClickedNotificationPath,
  saveFallbackNotificationTexts,
  saveOfflinePageTexts,
  savePushBinding,
  saveReceivedPushMessage,
  saveTrustedPushHosts,
} from './push-store';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const NOW = 1_700_000_000_000;

describe('[PUSH-3] path of the clicked notification', () => {
  test.each([
    [0, '/m/vip'],
    [MAX_CLICKED_NOTIFICATION_PATH_AGE_MS, '/m/vip'],
    [MAX_CLICKED_NOTIFICATION_PATH_AGE_MS + 1, undefined],
    [-1, undefined],
  ])(
    '%i ms after a click on a notification, consumeClickedNotificationPath() returns the path %s',
    async (age, path) => {
      await saveClickedNotificationPath('/m/vip', NOW);
      expect(await consumeClickedNotificationPath(NOW + age)).toEqual({ ok: true, value: path });
    },
  );

  test('consumeClickedNotificationPath() returns the path to only one of several concurrent callers', async () => {
    await saveClickedNotificationPath('/m/vip', NOW);
    const taken = await Promise.all([1, 2, 3].map(() => consumeClickedNotificationPath(NOW)));
    expect(taken.filter((one) => one.ok && one.value !== undefined)).toHaveLength(1);
  });

  test('consumeClickedNotificationPath() returns undefined if no notification has been clicked', async () => {
    expect(await consumeClickedNotificationPath(NOW)).toEqual({ ok: true, value: undefined });
  });

  test('consumeClickedNotificationPath() returns the path of the notification that was clicked last', async () => {
    await saveClickedNotificationPath('/m/vip', NOW);
    await saveClickedNotificationPath('/m/activity', NOW);
    expect(await consumeClickedNotificationPath(NOW)).toEqual({ ok: true, value: '/m/activity' });
  });
});

describe('[PUSH-2] stored push binding of a device', () => {
  const unread = { count: 0, ids: [] };
  const binding = { member: '7', merchant: 'FAIR', language: 'VI', device: 'd1' };
  const texts = { title: 'Fair', body: 'New message' };

  test('the stored push binding of a device contains the bound member until the device is unbound', async () => {
    const nothing = { binding: undefined, texts: undefined, hosts: [], unread };
    expect(await readPushDeviceState()).toEqual({ ok: true, value: nothing });
    await savePushBinding(binding);
    await saveFallbackNotificationTexts(texts);
    expect(await readPushDeviceState()).toEqual({ ok: true, value: { binding, texts, hosts: [], unread } });
    await savePushBinding(undefined);
    expect(await readPushDeviceState()).toEqual({ ok: true, value: { ...nothing, texts } });
  });
});

test('[PUSH-3.3] the stored trusted hosts are those of the last start, and none if the record is damaged', async () => {
  const hosts = async () => {
    const read = await readPushDeviceState();
    return read.ok && read.value.hosts;
  };
  await saveTrustedPushHosts(['a.example', 'b.example']);
  expect(await hosts()).toEqual(['a.example', 'b.example']);
  await saveTrustedPushHosts(['b.example']);
  expect(await hosts()).toEqual(['b.example']);
  await saveTrustedPushHosts([7] as unknown as string[]);
  expect(await hosts()).toEqual([]);
});

test('[OFF-2] texts of the offline page are read only if none of them is empty', async () => {
  const texts = { lang: 'vi', dir: 'ltr', title: 'Không có kết nối', text: 'Hãy thử lại.', retry: 'Thử lại' } as const;
  await saveOfflinePageTexts(texts);
  expect(await readOfflinePageTexts()).toEqual({ ok: true, value: texts });
  await saveOfflinePageTexts({ ...texts, title: '' });
  expect(await readOfflinePageTexts()).toEqual({ ok: true, value: undefined });
});

describe('[PUSH-3] push messages that a device has received', () => {
  const unread = async () => {
    const device = await readPushDeviceState();
    return device.ok ? device.value.unread : device.error;
  };

  test('the push messages that a device has received count as unread until the app is opened', async () => {
    expect(await markAllPushMessagesRead()).toEqual({ ok: true, value: false });
    await saveReceivedPushMessage('m1', 1);
    await saveReceivedPushMessage('', 2);
    expect(await unread()).toEqual({ count: 2, ids: ['m1'] });
    expect(await markAllPushMessagesRead()).toEqual({ ok: true, value: true });
    expect(await unread()).toEqual({ count: 0, ids: ['m1'] });
  });

  test.each([[-5], [Number.POSITIVE_INFINITY], [Number.NaN], [1e15]])(
    'a stored count of %s unread messages is read as none',
    async (count) => {
      await saveReceivedPushMessage('m1', count);
      expect(await unread()).toEqual({ count: 0, ids: [] });
    },
  );

  test('a device stores only the ids of its most recently received push messages', async () => {
    for (let index = 0; index < MAX_RECEIVED_PUSH_MESSAGE_IDS + 2; index += 1)
      await saveReceivedPushMessage(`m${index}`, 1);
    await saveReceivedPushMessage('m5', 1);
    const seen = await unread();
    expect(seen).toMatchObject({ ids: expect.arrayContaining(['m2', 'm5']) });
    expect((seen as { ids: string[] }).ids).toHaveLength(MAX_RECEIVED_PUSH_MESSAGE_IDS);
    expect((seen as { ids: string[] }).ids.at(-1)).toBe('m5');
  });
});
