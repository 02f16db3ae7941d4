import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { readNextOutboxEntry } from '../../base/outbox/outbox-store';
import { createUuidV7 } from '../../base/uuid-v7';

const NEW_ACCOUNT = { customerId: '7', customerName: 'newcomer' };

test('[SESS-4.5][OFF-4] signing out keeps a queued registration event, with the id and name of the new account', async () => {
  vi.stubGlobal('document', { getElementById: () => ({ textContent: '{"worker":"/worker.js"}' }) });
  vi.stubGlobal('location', new URL('https://m.fair.example/m/home'));
  vi.stubGlobal('navigator', { onLine: false });
  const { appendOutboxEntry } = await import('../../base/outbox/outbox-store');
  const { purgeMemberData } = await import('./purge-member-data');
  const events = JSON.stringify([{ id: 'e1', eventName: 'register', eventValue: NEW_ACCOUNT }]);
  const now = Date.now();
  const entry = { key: createUuidV7(now), kind: 'events', merchant: 'FAIR', language: 'EN', writtenAt: now } as const;
  await appendOutboxEntry({ ...entry, body: JSON.stringify({ events }) });

  purgeMemberData('sign-out', 'FAIR');
  const next = await readNextOutboxEntry(now, new Map());
  expect(next).toMatchObject({ ok: true, value: { entry: { ...entry, body: JSON.stringify({ events }) } } });
});
