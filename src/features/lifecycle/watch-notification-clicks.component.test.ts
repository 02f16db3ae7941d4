import { parse } from 'valibot';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  consumeClickedNotificationPath,
  readPushDeviceState,
  saveClickedNotificationPath,
  saveReceivedPushMessage,
} from '../../base/push/push-store';
import { siteStatus } from '../../contract/endpoints/site/system';
import { useMerchant } from '../../services/merchant/merchant-store';
import { registerRouterNavigate } from '../../services/navigation/navigate';
import { watchNotificationClicks } from './watch-notification-clicks';

let visits: string[];
beforeEach(() => {
  sessionStorage.clear(); // campaign parameters of a test that ran before would be added to the paths
  visits = [];
  registerRouterNavigate((path) => visits.push(path));
});

/** Simulates that the system brings the app to the front. */
const becomeVisible = () => document.dispatchEvent(new Event('visibilitychange'));

/** Dispatches a message to the page, as the service worker sends it. Resolves with the page's response. */
function send(message: object): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  const response = new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
  });
  navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data: message, ports: [port2] }));
  return response;
}

describe('[PUSH-3] page of a clicked notification', () => {
  // The listeners stay for the following tests, as in a page.
  test('[PUSH-3.2] is opened if the system has started the app on another page', async () => {
    await saveClickedNotificationPath('/m/activity', Date.now());
    watchNotificationClicks();
    await expect.poll(() => visits).toEqual(['/m/activity']);
  });

  test('is opened once when the app is resumed', async () => {
    await saveClickedNotificationPath('/m/vip', Date.now());
    becomeVisible();
    becomeVisible();
    await expect.poll(() => visits).toEqual(['/m/vip']);
    // Reads the database after both.
    expect(await consumeClickedNotificationPath(Date.now())).toEqual({ ok: true, value: undefined });
    expect(visits).toEqual(['/m/vip']);
  });

  test('[ROUTE-10.4] home is opened if the merchant does not offer the page of a clicked notification', async () => {
    const { status } = useMerchant.getState();
    useMerchant.setState({
      status: parse(siteStatus, {
        info: { merchantCode: 'FAIR', whitelabelVal: { features: { leaderBoard: false } } },
      }),
    });
    await send({ type: 'open-path', path: '/m/leaderBoard?period=week' });
    useMerchant.setState({ status });
    await send({ type: 'open-path', path: '/m/leaderBoard?period=week' });
    expect(visits).toEqual(['/m/home', '/m/leaderBoard?period=week']);
  });

  test('is opened when the service worker sends its path to an open page', async () => {
    await saveClickedNotificationPath('/m/vip', Date.now());
    expect(await send({ type: 'open-path', path: '/m/vip' })).toBe('taken');
    expect(visits).toEqual(['/m/vip']);
    // No other page opens it as well.
    await expect.poll(() => consumeClickedNotificationPath(Date.now())).toEqual({ ok: true, value: undefined });
  });

  test.each([
    ['another origin', 'https://evil.example/m/vip'],
    ['another path of this origin', '/console'],
  ])('a click on a notification opens home if the URL of the notification belongs to %s', async (_, path) => {
    await send({ type: 'open-path', path });
    expect(visits).toEqual(['/m/home']);
  });

  test('is not opened again if it is already open', async () => {
    const address = location.pathname;
    history.replaceState(null, '', '/m/vip?id=1');
    await send({ type: 'open-path', path: '/m/vip?id=1' });
    history.replaceState(null, '', address);
    expect(visits).toEqual([]);
  });
});

test('[PUSH-3] the unread count and the app badge are cleared once the app is visible', async () => {
  const clear = vi.spyOn(navigator, 'clearAppBadge').mockResolvedValue();
  await saveReceivedPushMessage('m1', 3);
  becomeVisible();
  await expect.poll(() => clear.mock.calls.length).toBe(1);
  expect(await readPushDeviceState()).toMatchObject({ value: { unread: { count: 0, ids: ['m1'] } } });
});
