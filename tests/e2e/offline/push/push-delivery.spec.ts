import { expect } from '../../../support/browser/fixtures';
import { test } from '../../../support/push/push-fixtures';
import { sendPushPayload } from '../../../support/push/send-push-payload';
import { turnPushOn } from '../../../support/push/turn-push-on';
import { stopServiceWorker } from '../../../support/service-worker/outbox';

/** Title of the notification that is shown for a push message that cannot be displayed: the merchant's name. */
const NEUTRAL = 'Fairground';
/**
 * Title of the notification for a push message that cannot be displayed, if the service worker cannot read the
 * merchant's name from the database in time.
 */
const NEUTRAL_WITHOUT_STORE = 'New message';

const KINDS: readonly (readonly [kind: string, payload: string | undefined, title: string])[] = [
  ['nothing', undefined, NEUTRAL],
  ['a blank text', ' ', NEUTRAL],
  ['text', 'hello', NEUTRAL],
  ['truncated JSON', '{"title":', NEUTRAL],
  ['JSON without a title', '{"body":"Draw"}', NEUTRAL],
  // A push service delivers at most 4096 bytes, encrypted.
  ['as much as is delivered', JSON.stringify({ title: 'Large', body: 'x'.repeat(3_900) }), 'Large'],
  ['a data-only message of FCM', JSON.stringify({ data: { title: 'Data', id: 'm1' } }), 'Data'],
  ['a notification of FCM', JSON.stringify({ notification: { title: 'FCM', body: 'B' } }), 'FCM'],
  ['a hostile address', JSON.stringify({ title: 'Hostile', path: 'https://evil.example/m/home' }), 'Hostile'],
  ['a late message', JSON.stringify({ title: 'Late', expires: '1' }), NEUTRAL],
  ['a message for another member', JSON.stringify({ title: 'Other', member: '0' }), NEUTRAL],
  ['a message that was delivered before', JSON.stringify({ title: 'Again', id: 'm0' }), 'Again'],
];

test('[PUSH-3.1] each of 12 push payloads results in exactly one notification in each of 4 states of the browser', async ({
  page,
  context,
  platform,
  pushService,
  desktop,
}) => {
  test.slow();
  await turnPushOn(page);
  const [token = ''] = platform.pushTokens('FAIR', 'alice');
  const expected: string[] = [];
  const titles = () => desktop.shown.map(({ title }) => (title === NEUTRAL_WITHOUT_STORE ? NEUTRAL : title));
  /**
   * Sends a push message, waits for its notification and compares the last two titles with the expected ones, so that
   * an extra notification is detected.
   */
  const push = async (payload: string | undefined, title: string, where: string) => {
    expected.push(title);
    await sendPushPayload(pushService.origin, token, payload);
    await expect
      .poll(() => desktop.shown.length, { message: where, intervals: [50] })
      .toBeGreaterThanOrEqual(expected.length);
    expect(titles().slice(-2), where).toEqual(expected.slice(-2));
  };
  await push(JSON.stringify({ title: 'Again', id: 'm0' }), 'Again', 'first delivery');

  const frozen = await context.newCDPSession(page);
  const blank = await context.newPage();
  const states: readonly (readonly [state: string, enter: () => Promise<unknown>, prepare?: () => Promise<unknown>])[] =
    [
      ['the app is open', async () => undefined],
      ['the app is frozen', () => frozen.send('Page.setWebLifecycleState', { state: 'frozen' })],
      ['no page is open', () => page.close()],
      ['the worker has stopped', async () => undefined, () => stopServiceWorker(context, blank)],
    ];
  for (const [state, enter, prepare] of states) {
    await enter();
    for (const [kind, payload, title] of KINDS) {
      await prepare?.();
      await push(payload, title, `${kind}, ${state}`);
    }
    expect(
      desktop.shown.slice(-KINDS.length).map((one) => one.title),
      state,
    ).toContain(NEUTRAL);
  }

  // Chromium drops what it cannot decrypt, also an encrypted empty text, and goes on.
  for (const dropped of [new Uint8Array(200).fill(7), '']) await sendPushPayload(pushService.origin, token, dropped);
  await push(JSON.stringify({ title: 'Last' }), 'Last', 'after messages that are wrongly encrypted');
  expect(titles()).toEqual(expected);
  expect(expected).toHaveLength(48 + 2);
});
