import 'fake-indexeddb/auto';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { stubPageGlobals } from '../../../tests/support/page/page-globals';

describe('[TRK-1] a tracking event in the outbox', () => {
  const SESSION = { id: '7', merchantCode: 'FAIR', type: 0, firstTimeLogin: false, updatePassword: false };
  // The events of a member wait until it is known whether there is a break.
  const MEMBER = { ...SESSION, userName: '09170000009', token: 'token-of-alice', playStatus: 'known' as const };
  let page: typeof import('./enqueue-tracking-event') &
    typeof import('../session/session-store') &
    typeof import('../../base/outbox/outbox-store');

  beforeAll(async () => {
    vi.resetModules();
    // Nothing listens there, so the entries stay in the outbox.
    stubPageGlobals('http://127.0.0.1:1/m/home?affiliateCode=9170000009');
    const [enqueue, session, outbox] = await Promise.all([
      import('./enqueue-tracking-event'),
      import('../session/session-store'),
      import('../../base/outbox/outbox-store'),
    ]);
    page = { ...enqueue, ...session, ...outbox };
    const { saveCampaignParams } = await import('../navigation/navigate');
    saveCampaignParams(location.search);
    // Without a status, consent to statistics is needed.
    const { saveConsent } = await import('../consent/consent');
    saveConsent('statistics', true);
  });

  test('[TRK-1.1][TRK-3.1] the value of a tracking event contains the event id, the kind of app and any ad attribution', () => {
    expect(
      page.addCommonEventFields({ amount: '5.00' }, { id: 'e1', pwaType: 'H5', adAttribution: undefined }),
    ).toEqual({
      amount: '5.00',
      eventID: 'e1',
      pwaType: 'H5',
    });
    const adAttribution = { facebook: 'p1', kwai: 'p2', twclid: 'w', fbc: 'fb.1.2.x', fbp: 'fb.1.2.3' };
    expect(page.addCommonEventFields({}, { id: 'e2', pwaType: 'PWA', adAttribution })).toEqual({
      ...adAttribution,
      channels: ['facebook', 'kwai'],
      eventID: 'e2',
      pwaType: 'PWA',
    });
  });

  async function takeEvent(): Promise<unknown> {
    const next = await page.readNextOutboxEntry('events', Date.now());
    if (!next.ok || !next.value || next.value === 'postponed') return undefined;
    await page.removeOutboxEntry(next.value.position, next.value.entry);
    return JSON.parse(JSON.parse(next.value.entry?.body ?? '{}').events)[0];
  }

  test('[TRK-1.8] an event of a member does not contain the member’s phone number, token or e-mail address from any source', async () => {
    page.beginSession(MEMBER);
    const eventValue = { contentId: 'alice@example.test', link: 'token-of-alice', amount: '5.00' };
    await page.enqueueTrackingEvent({ eventName: 'viewContent', eventValue, happenedAt: Date.now() });
    const stored = await takeEvent();
    expect(stored).toMatchObject({ affiliateCode: '', eventName: 'viewContent', eventValue: { amount: '5.00' } });
    expect(JSON.stringify(stored)).not.toMatch(/9170000009|token-of-alice|alice@/);
  });

  test('[SAFE-4.6] an event of a member who has left before it is stored is not that of the next one', async () => {
    page.beginSession(MEMBER);
    const { epoch } = page.useSession.getState();
    page.beginSession({ ...MEMBER, id: '8', token: 'token-of-bob' });
    const happenedAt = Date.now();
    await page.enqueueTrackingEvent({ eventName: 'login', eventValue: {}, happenedAt, epoch });
    expect(await takeEvent()).toBeUndefined();
    await page.enqueueTrackingEvent({ eventName: 'login', eventValue: {}, happenedAt, epoch: epoch + 1 });
    expect(await takeEvent()).toMatchObject({ eventName: 'login' });
  });

  test('an event of a visitor keeps the affiliate code of the link', async () => {
    page.endSession();
    await page.enqueueTrackingEvent({ eventName: 'firstOpen', eventValue: {}, happenedAt: Date.now() });
    expect(await takeEvent()).toMatchObject({ affiliateCode: '9170000009', eventName: 'firstOpen' });
  });
});
