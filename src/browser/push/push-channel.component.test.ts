import { expect, test, vi } from 'vitest';
import type { Clock } from '../../base/clock';
import { registerForPush } from './push-channel';

const KEY = 'BBBB';
const ACCOUNT = { vapidKey: KEY, firebase: undefined };
const KEY_BYTES = new Uint8Array([4, 16, 65]);

/**
 * Returns a clock that records the durations of its sleeps (ms). A sleep ends immediately if `hasTimers` is true,
 * otherwise never.
 */
function createClock(hasTimers: boolean): Clock & { readonly sleeps: number[] } {
  const sleeps: number[] = [];
  const sleep = (ms: number) => {
    sleeps.push(ms);
    return hasTimers ? Promise.resolve() : new Promise<void>(() => undefined);
  };
  return { sleeps, now: () => 0, sleep };
}

interface PushManagerStub {
  /** Key of the current subscription; undefined if there is none. */
  readonly current?: Uint8Array<ArrayBuffer>;
  readonly subscribe: () => Promise<unknown>;
}

/** Stubs a service worker with a push manager. Returns its recorded calls. */
function stubPushManager({ current, subscribe }: PushManagerStub): string[] {
  const calls: string[] = [];
  const subscription = current && {
    endpoint: 'https://push.example/old',
    options: { applicationServerKey: current.buffer },
    toJSON: () => ({ endpoint: 'https://push.example/old' }),
    unsubscribe: async () => calls.push('unsubscribe') > 0,
  };
  const pushManager = {
    getSubscription: async () => subscription ?? null,
    subscribe: (options: PushSubscriptionOptionsInit) => {
      calls.push(`subscribe ${options.userVisibleOnly}`);
      return subscribe();
    },
  };
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue({
    active: {},
    pushManager,
  } as unknown as ServiceWorkerRegistration);
  return calls;
}
const newSubscription = async () => ({
  endpoint: 'https://push.example/new',
  toJSON: () => ({ endpoint: 'https://push.example/new' }),
});
const registered = (name: string) => ({
  ok: true,
  value: { token: `{"endpoint":"https://push.example/${name}"}`, endpoint: `https://push.example/${name}` },
});

test('[PUSH-2.3] a push registration times out after 20 s; a response of the push service after that is reported', async () => {
  let respond: (subscription: unknown) => void = () => undefined;
  stubPushManager({
    subscribe: () =>
      new Promise((resolve) => {
        respond = resolve;
      }),
  });
  const clock = createClock(true);
  const onLate = vi.fn();
  expect(await registerForPush(ACCOUNT, false, onLate, clock)).toEqual({ ok: false, error: 'timeout' });
  expect(clock.sleeps).toEqual([20_000]);
  expect(onLate).not.toHaveBeenCalled();
  respond(await newSubscription());
  await expect.poll(() => onLate.mock.calls.length).toBe(1);
});

test.each<[string, PushManagerStub['current'], boolean, readonly string[], string]>([
  ['subscribes if there is no subscription', undefined, false, ['subscribe true'], 'new'],
  ['keeps a subscription with the current key', KEY_BYTES, false, [], 'old'],
  ['replaces a subscription that was refused', KEY_BYTES, true, ['unsubscribe', 'subscribe true'], 'new'],
  [
    'replaces a subscription with another key',
    new Uint8Array([1, 2, 3]),
    false,
    ['unsubscribe', 'subscribe true'],
    'new',
  ],
])(
  '[PUSH-3] registering a device for push notifications keeps only a usable subscription with the current key: it %s',
  async (_, current, isRefused, expected, name) => {
    const calls = stubPushManager({ ...(current && { current }), subscribe: newSubscription });
    expect(await registerForPush(ACCOUNT, isRefused, vi.fn(), createClock(false))).toEqual(registered(name));
    expect(calls).toEqual(expected);
  },
);

test('[PUSH-2] a push registration returns the browser’s error if the browser refuses to subscribe', async () => {
  stubPushManager({ subscribe: () => Promise.reject(new DOMException('push service error', 'AbortError')) });
  expect(await registerForPush(ACCOUNT, false, vi.fn(), createClock(false))).toEqual({
    ok: false,
    error: 'AbortError: push service error',
  });
});
