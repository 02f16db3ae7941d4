import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { OutboxEntry } from './outbox-entry';
import { postOutboxEntry } from './post-outbox-entry';

const EVENTS: OutboxEntry = {
  key: '018bcfe5-6800-7000-8000-000000000001',
  kind: 'events',
  body: '{"events":"[]"}',
  merchant: 'FAIR',
  language: 'VI',
  writtenAt: 1_700_000_000_000,
};

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const accept = () => fetched.mockImplementation(async () => Response.json({ success: true, value: {} }));

describe('[OFF-4] request that sends an entry', () => {
  test.each([
    ['events', 'POST', '/wps/relay/tracking/events'],
    ['feedback', 'POST', '/wps/relay/feedback'],
    ['pushReceipt', 'POST', '/wps/relay/push/receipt'],
    ['pushUnbind', 'DELETE', '/wps/relay/CSP_fcmUnsubscribe'],
  ] as const)(
    'the request that sends an entry of the kind %s is a %s request to %s with the stored body',
    async (kind, method, path) => {
      accept();
      expect(await postOutboxEntry({ ...EVENTS, kind })).toEqual({ outcome: 'delivered' });
      expect(fetched).toHaveBeenCalledOnce();
      expect(fetched.mock.calls[0]?.[0]).toBe(path);
      expect(fetched.mock.calls[0]?.[1]).toMatchObject({ method, body: EVENTS.body });
    },
  );

  test('[OFF-4.6] has no cookie and no token, and follows no redirect', async () => {
    accept();
    await postOutboxEntry(EVENTS);
    const init = fetched.mock.calls[0]?.[1];
    expect(init).toMatchObject({ credentials: 'omit', redirect: 'error' });
    // The complete list: no other header is sent, in particular no `Authorization`.
    expect(init?.headers).toEqual({
      'Content-Type': 'application/json',
      'Idempotency-Key': EVENTS.key,
      'x-request-id': EVENTS.key,
      Merchant: 'FAIR',
      Language: 'VI',
    });
  });

  test('is repeated later if the network fails', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await postOutboxEntry(EVENTS)).toEqual({ outcome: 'later', retryAfterMs: 0 });
    expect(fetched.mock.calls[0]?.[1]?.signal).toBeInstanceOf(AbortSignal);
  });

  test.each([
    ['a captive portal', '<html>Please sign in</html>'],
    ['a truncated body', '{"success":tr'],
    ['an empty body', ''],
  ])('in case of %s, the request that sends an entry is repeated later', async (_, body) => {
    fetched.mockImplementation(async () => new Response(body));
    expect(await postOutboxEntry(EVENTS)).toEqual({ outcome: 'later', retryAfterMs: 0 });
  });

  test('is repeated later if the connection is lost while the response body is read', async () => {
    const body = new ReadableStream({ pull: (controller) => controller.error(new TypeError('network lost')) });
    fetched.mockImplementation(async () => new Response(body));
    expect(await postOutboxEntry(EVENTS)).toEqual({ outcome: 'later', retryAfterMs: 0 });
  });

  test('is repeated no earlier than the date in the header Retry-After', async () => {
    vi.useFakeTimers({ now: Date.parse('2030-01-01T00:00:00Z'), toFake: ['Date'] });
    fetched.mockImplementation(
      async () => new Response('{}', { status: 503, headers: { 'retry-after': 'Tue, 01 Jan 2030 00:01:00 GMT' } }),
    );
    expect(await postOutboxEntry(EVENTS)).toEqual({ outcome: 'later', retryAfterMs: 60_000 });
  });
});
