import 'fake-indexeddb/auto';
import { parse } from 'valibot';
import { expect, test, vi } from 'vitest';
import { readNextOutboxEntry } from '../../base/outbox/outbox-store';
import { createUuidV7 } from '../../base/uuid-v7';
import { memberRecord } from '../../contract/endpoints/account/member';

/** Globals of a page that purgeMemberData() needs. */
function stubPage(): void {
  vi.stubGlobal('document', { getElementById: () => ({ textContent: '{"worker":"/worker.js"}' }) });
  vi.stubGlobal('location', new URL('https://m.fair.example/m/home'));
  vi.stubGlobal('navigator', { onLine: false });
}

const MEMBER_WITHOUT_ID = parse(memberRecord, { userName: 'alice', type: 0 });
const NEW_ACCOUNT = { customerId: '7', customerName: 'newcomer' };

test('[SESS-4.5][OFF-4] signing out keeps a queued registration event, with the id and name of the new account', async () => {
  stubPage();
  const { appendOutboxEntry } = await import('../../base/outbox/outbox-store');
  const { purgeMemberData } = await import('./purge-member-data');
  const events = JSON.stringify([{ id: 'e1', eventName: 'register', eventValue: NEW_ACCOUNT }]);
  const now = Date.now();
  const entry = { key: createUuidV7(now), kind: 'events', merchant: 'FAIR', language: 'EN', writtenAt: now } as const;
  await appendOutboxEntry({ ...entry, body: JSON.stringify({ events }) });

  purgeMemberData('sign-out', 'FAIR');
  const next = await readNextOutboxEntry('events', now);
  expect(next).toMatchObject({ ok: true, value: { entry: { ...entry, body: JSON.stringify({ events }) } } });
});

test('[SESS-4.4][API-8] signing out removes the unconfirmed requests of a member to whom the platform gives no id', async () => {
  stubPage();
  const [{ purgeMemberData }, { beginSession }, { useMember }, { readRequestOwner }, requests] = await Promise.all([
    import('./purge-member-data'),
    import('../session/session-store'),
    import('../session/member'),
    import('../session/request-owner'),
    import('../submissions/unconfirmed-requests'),
  ]);
  const session = { id: '', token: 'token', merchantCode: 'FAIR', userName: 'alice', type: 0 } as const;
  beginSession({ ...session, firstTimeLogin: false, updatePassword: false });
  useMember.setState({ member: MEMBER_WITHOUT_ID });
  const owner = readRequestOwner();
  requests.saveUnconfirmedRequest('deposit', owner, { requestId: 'r1', at: Date.now(), body: { amount: '5.00' } });
  expect(requests.loadUnconfirmedRequest('deposit', owner, Date.now())).toMatchObject({ requestId: 'r1' });
  purgeMemberData('sign-out', 'FAIR');
  expect(requests.loadUnconfirmedRequest('deposit', owner, Date.now())).toBeUndefined();
});

test.each([
  ['expiry', ['r1']],
  ['sign-out', []],
  ['replaced', []],
] as const)(
  '[OPS-5.6] after the ending %s of a session the page has the failed calls %j of it',
  async (ending, left) => {
    stubPage();
    const { purgeMemberData } = await import('./purge-member-data');
    const { logFinishedCall, useFailedCalls } = await import('../platform/failed-calls');
    useFailedCalls.setState({ calls: [] });
    const error = { layer: 'offline', endpoint: 'submitDeposit' } as const;
    logFinishedCall({ endpoint: 'submitDeposit', requestId: 'r1', at: 1, tookMs: 1, error });
    purgeMemberData(ending);
    expect(useFailedCalls.getState().calls.map(({ requestId }) => requestId)).toEqual(left);
  },
);
