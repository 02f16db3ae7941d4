import { unknown } from 'valibot';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createStorageView } from '../../../tests/simulation/engine/storage-area';
import type { ApiResult } from '../../api/call';
import { fail, ok } from '../../base/result';
import { createUuidV7 } from '../../base/uuid-v7';
import { safeLocalStorage } from '../../browser/storage/web-storage';
import type { ApiError } from '../../contract/api-error';
import { UNCONFIRMED_REQUEST_PREFIX } from '../../contract/storage-keys';
import { VISITOR } from '../member-data/clear-member-data';
import { callIdempotently, createRequest, findRequestToConfirm } from './call-idempotently';
import {
  loadUnconfirmedRequest,
  REQUEST_KINDS,
  type RequestKind,
  removeUnconfirmedRequest,
  subscribeToUnconfirmedRequests,
  type UnconfirmedRequest,
} from './unconfirmed-requests';

const MEMBER = 'a1b2c3';
const KINDS = Object.keys(REQUEST_KINDS) as RequestKind[];
const endpoint = 'x';
const LOST: ApiError = { layer: 'timeout', endpoint, afterMs: 1 };

beforeEach(() => safeLocalStorage.removeByPrefix(UNCONFIRMED_REQUEST_PREFIX));

/** Sends a request of a kind whose result is given. Resolves with the request id that was sent. */
async function send(kind: RequestKind, result: ApiResult<unknown>, owner = MEMBER, body: unknown = { amount: '5.00' }) {
  let sent = '';
  const answer = async (requestId: string) => {
    sent = requestId;
    return result;
  };
  await callIdempotently(kind, owner, answer, createRequest(kind, owner, body));
  return sent;
}
const load = (kind: RequestKind, owner = MEMBER, now = Date.now()) => loadUnconfirmedRequest(kind, owner, now);

const CLOSED = fail<ApiError>({ layer: 'business', endpoint, code: 'method.closed', message: '', value: null });

interface Attempt {
  readonly settle: (result: ApiResult<unknown>) => Promise<void>;
}
/** Sends a request whose answer is awaited until it is settled. */
function begin(kind: RequestKind, request: UnconfirmedRequest): Attempt {
  let answer: (result: ApiResult<unknown>) => void = () => undefined;
  const answered = new Promise<ApiResult<unknown>>((resolve) => {
    answer = resolve;
  });
  const done = callIdempotently(kind, MEMBER, () => answered, request);
  return {
    settle: async (result) => {
      answer(result);
      await done;
    },
  };
}

describe('[API-8] request whose response is lost', () => {
  test.each<[string, ApiResult<unknown>, boolean]>([
    ['a response', ok({}), false],
    ['a refusal', fail({ layer: 'business', endpoint, code: 'x', message: '', value: null }), false],
    ['a request that was not sent', fail({ layer: 'request', endpoint, message: '' }), false],
    ['HTTP 403', fail({ layer: 'http', endpoint, status: 403 }), false],
    ['HTTP 502', fail({ layer: 'http', endpoint, status: 502 }), true],
    ['a timeout', fail(LOST), true],
    ['no network', fail({ layer: 'offline', endpoint }), true],
    ['an unreadable response', fail({ layer: 'decode', endpoint, field: '' }), true],
  ])('[MEM-1.8] after %s, a request of any kind is still stored: isStored=$2', async (_, result, isStored) => {
    for (const kind of KINDS) {
      const requestId = await send(kind, result);
      expect(load(kind)?.requestId, kind).toBe(isStored ? requestId : undefined);
    }
  });

  test('[OPS-4.12] the id of the last attempt that has one is stored, of a request of any kind', async () => {
    for (const kind of KINDS) {
      const request = createRequest(kind, MEMBER, { amount: '5.00' });
      const attempt = async (error: ApiError) => {
        await callIdempotently(kind, MEMBER, async () => fail(error), request);
        return load(kind)?.attemptId;
      };
      expect(await attempt({ layer: 'offline', endpoint }), kind).toBeUndefined();
      expect(await attempt({ ...LOST, requestId: 'first' }), kind).toBe('first');
      expect(await attempt({ layer: 'http', endpoint, status: 503, requestId: 'second' }), kind).toBe('second');
      // Without a network nothing was sent by which support could find it.
      expect(await attempt({ layer: 'offline', endpoint }), kind).toBe('second');
    }
  });

  test('[OPS-4.12] an attempt whose request has been given up meanwhile stores nothing', async () => {
    const request = createRequest('deposit', MEMBER, { amount: '5.00' });
    const attempt = begin('deposit', request);
    removeUnconfirmedRequest('deposit', MEMBER, request.requestId);
    await attempt.settle(fail({ ...LOST, requestId: 'first' }));
    expect(load('deposit')).toBeUndefined();
  });

  test.each<[string, ApiResult<unknown>, boolean]>([
    ['a response', ok({}), false],
    ['a used id', fail({ layer: 'business', endpoint, code: 'request.reused', message: '', value: null }), false],
    [
      'a method that has been closed since',
      fail({ layer: 'business', endpoint, code: 'method.closed', message: '', value: null }),
      true,
    ],
    [
      'the end of the session',
      fail({ layer: 'business', endpoint, code: 'CUSTOMER_NOT_LOGIN', message: '', value: null }),
      true,
    ],
    ['HTTP 401', fail({ layer: 'http', endpoint, status: 401 }), true],
    ['no connection for the key', fail({ layer: 'offline', endpoint: 'rsaKey' }), true],
    ['no code to send it with', fail({ layer: 'script', endpoint }), true],
    ['a request that was not sent', fail({ layer: 'request', endpoint, message: '' }), true],
  ])(
    '[API-8.5] after %s to a request that is sent again, it is still stored: isStored=$2',
    async (_, result, isStored) => {
      for (const kind of KINDS) {
        const first = createRequest(kind, MEMBER, { amount: '5.00' });
        await callIdempotently(kind, MEMBER, async () => fail(LOST), first);
        await callIdempotently(kind, MEMBER, async () => result, first);
        expect(load(kind)?.requestId, kind).toBe(isStored ? first.requestId : undefined);
      }
    },
  );

  test.each<[string, (first: Attempt, second: Attempt) => Promise<void>]>([
    [
      'the first is refused, then the second lost',
      async (first, second) => {
        await first.settle(CLOSED);
        await second.settle(fail(LOST));
      },
    ],
    [
      'the second is lost, then the first refused',
      async (first, second) => {
        await second.settle(fail(LOST));
        await first.settle(CLOSED);
      },
    ],
    [
      'the second is refused, then the first lost',
      async (first, second) => {
        await second.settle(CLOSED);
        await first.settle(fail(LOST));
      },
    ],
  ])('[API-8.5] a request that is sent again while it is awaited stays stored: %s', async (_, settleBoth) => {
    for (const kind of KINDS) {
      const request = createRequest(kind, MEMBER, { amount: '5.00' });
      await settleBoth(begin(kind, request), begin(kind, request));
      expect(load(kind)?.requestId, kind).toBe(request.requestId);
      // Only an answer settles it.
      await begin(kind, request).settle(ok({}));
      expect(load(kind), kind).toBeUndefined();
    }
  });

  test('[API-8.5] a request that another tab sends again while it is awaited stays stored after its refusal', async () => {
    vi.stubGlobal(
      'localStorage',
      createStorageView(
        new Map(),
        () => false,
        () => undefined,
      ),
    );
    const request = createRequest('deposit', MEMBER, { amount: '5.00' });
    const first = begin('deposit', request);
    vi.resetModules();
    const otherTab = await import('./call-idempotently');
    const shown = otherTab.findRequestToConfirm('deposit', MEMBER);
    expect(shown?.requestId).toBe(request.requestId);
    await otherTab.callIdempotently('deposit', MEMBER, async () => fail(LOST), shown);
    await first.settle(CLOSED);
    expect(otherTab.findRequestToConfirm('deposit', MEMBER)).toEqual(shown);
    expect(load('deposit')).toEqual(shown);
    vi.unstubAllGlobals();
  });

  test('[API-8.3] a request is stored before it is sent, so that a closed tab does not lose its id', async () => {
    let stored: string | undefined;
    await callIdempotently('redeem', MEMBER, async () => {
      stored = load('redeem')?.requestId;
      return ok({});
    });
    expect(stored).toMatch(/^[\da-f-]{36}$/);
  });

  test.each(KINDS)('a request of the kind %s belongs to one member and one kind', async (kind) => {
    await send(kind, fail(LOST));
    expect(load(kind, 'another')).toBeUndefined();
    expect(load(kind, '')).toBeUndefined();
    for (const other of KINDS.filter((each) => each !== kind)) expect(load(other)).toBeUndefined();
  });

  test.each(KINDS)('a request of the kind %s is forgotten after its time', async (kind) => {
    await send(kind, fail(LOST));
    const { at = 0 } = load(kind) ?? {};
    const { maxAgeMs } = REQUEST_KINDS[kind];
    expect(load(kind, MEMBER, at + maxAgeMs - 1)).toBeDefined();
    expect(load(kind, MEMBER, at + maxAgeMs)).toBeUndefined();
    expect(load(kind, MEMBER, at)).toBeUndefined();
  });

  test.each([
    ['link-bank', { number: '12345678' }, false],
    ['link-pix', { number: '12345678' }, false],
    ['downline', { password: '12345678' }, false],
    ['register', { password: '12345678' }, false],
    ['register-identity', { idToken: '12345678' }, false],
    ['redeem', { productId: '12345678' }, true],
  ] as const)(
    '[MEM-1.9] of a request of the kind %s with the body %j, the body is stored: $2',
    async (kind, body, isStored) => {
      await send(kind, fail(LOST), MEMBER, body);
      const stored = safeLocalStorage.keys(UNCONFIRMED_REQUEST_PREFIX);
      expect(stored).toHaveLength(1);
      expect(load(kind)?.body).toEqual(isStored ? body : undefined);
    },
  );

  test.each(KINDS)('the next request of the kind %s takes the same id only if its body is not stored', async (kind) => {
    const first = await send(kind, fail(LOST));
    const second = await send(kind, ok({}), MEMBER, { amount: '6.00' });
    expect(second === first).toBe(!REQUEST_KINDS[kind].hasStoredBody);
  });

  test.each(['register', 'register-identity'] as const)(
    '[REG-3.4] a request of the kind %s takes the id of a lost one only for the same person, whom storage does not name',
    async (kind) => {
      const register = async (subject: string, result: ApiResult<unknown>) => {
        const request = createRequest(kind, VISITOR, undefined, subject);
        await callIdempotently(kind, VISITOR, async () => result, request);
        return request.requestId;
      };
      const alice = await register('mobile 639170000001', fail(LOST));
      const bob = await register('mobile 639170000002', fail(LOST));
      expect(bob).not.toBe(alice);
      for (const key of safeLocalStorage.keys(UNCONFIRMED_REQUEST_PREFIX))
        expect(key + JSON.stringify(safeLocalStorage.get(key, unknown()))).not.toMatch(/917000000[12]/);
      expect(await register('mobile 639170000001', ok({}))).toBe(alice);
      expect(await register('mobile 639170000002', ok({}))).toBe(bob);
      expect(load(kind, VISITOR)).toBeUndefined();
    },
  );

  test.each(KINDS)(
    'a lost request of the kind %s holds back the next one unless that one takes its id',
    async (kind) => {
      expect(findRequestToConfirm(kind, MEMBER)).toBeUndefined();
      const requestId = await send(kind, fail(LOST));
      const { hasStoredBody } = REQUEST_KINDS[kind];
      expect(findRequestToConfirm(kind, MEMBER)?.requestId).toBe(hasStoredBody ? requestId : undefined);
      expect(findRequestToConfirm(kind, 'another')).toBeUndefined();
    },
  );

  test('a lost request whose stored body cannot be sent again holds nothing back, and hides no younger one', async () => {
    await send('deposit', fail(LOST), MEMBER, { amount: 'of another release' });
    const canSend = (body: unknown) => JSON.stringify(body) === '{"amount":"6.00"}';
    expect(findRequestToConfirm('deposit', MEMBER, canSend)).toBeUndefined();
    const younger = await send('deposit', fail(LOST), MEMBER, { amount: '6.00' });
    expect(findRequestToConfirm('deposit', MEMBER, canSend)?.requestId).toBe(younger);
  });

  test('two lost requests are both kept, the oldest first, and listeners hear of each change', async () => {
    vi.stubGlobal('window', new EventTarget());
    let changes = 0;
    const stop = subscribeToUnconfirmedRequests(() => {
      changes += 1;
    });
    const [first, second] = [createUuidV7(1_000), createUuidV7(1_001)];
    for (const requestId of [second, first])
      await callIdempotently('deposit', MEMBER, async () => fail(LOST), { requestId, at: Date.now(), body: {} });
    expect(load('deposit')?.requestId).toBe(first);
    removeUnconfirmedRequest('deposit', MEMBER, first);
    expect(load('deposit')?.requestId).toBe(second);
    stop();
    expect(changes).toBe(3);
    vi.unstubAllGlobals();
    removeUnconfirmedRequest('deposit', MEMBER, second);
    expect(changes).toBe(3);
  });
});
