import { afterEach, describe, expect, test, vi } from 'vitest';
import type { CaptchaFrameEvent } from '../../contract/frames/captcha-frame';
import { startGeetestV3 } from './start-geetest-v3';
import { startGeetestV4 } from './start-geetest-v4';

const V4 = { kind: 'geetest-v4', script: 's', language: 'eng', captchaId: 'id' } as const;
const V3 = { kind: 'geetest-v3', script: 's', language: 'en', gt: 'g', challenge: 'c', newCaptcha: true } as const;
const SECCODE = { lot_number: '1', pass_token: 't' };

type Config = Record<string, unknown> & { onError?: (error: object) => void; offlineCb?: () => void };
type Listeners = Partial<Record<'onReady' | 'onSuccess' | 'onClose' | 'onError', (error?: object) => void>>;

/** Creates a fake of Geetest's captcha object. Returns it with its listeners, which the test calls. */
function captcha(more: object) {
  const listeners: Listeners = {};
  const object: Record<string, unknown> = { ...more };
  for (const name of ['onReady', 'onSuccess', 'onClose', 'onError'] as const) {
    object[name] = (listener: () => void) => {
      listeners[name] = listener;
      return object;
    };
  }
  return { object, listeners };
}

/** Installs a fake of Geetest's loader function. Records its configurations, and the messages that the frame posts. */
function stubLoader(name: 'initGeetest' | 'initGeetest4', made: object) {
  const posted: CaptchaFrameEvent[] = [];
  const configs: Config[] = [];
  vi.stubGlobal(name, (config: Config, done: (captcha: object) => void) => {
    configs.push(config);
    done(made);
  });
  return {
    posted,
    post: (message: CaptchaFrameEvent) => void posted.push(message),
    config: () => configs[0] ?? {},
  };
}

vi.stubGlobal('location', { protocol: 'https:' });
afterEach(() => {
  vi.unstubAllGlobals();
  vi.stubGlobal('location', { protocol: 'https:' });
});

describe('[CAPT-4] frame for version 4 of the captcha', () => {
  test('reports success with the proof from the captcha provider', async () => {
    const { object, listeners } = captcha({ getValidate: () => SECCODE, isOffline: () => false });
    const { posted, post } = stubLoader('initGeetest4', object);
    await startGeetestV4(V4, post);
    listeners.onSuccess?.();
    expect(posted).toEqual([{ type: 'passed', proof: { kind: 'geetest-v4', validate: JSON.stringify(SECCODE) } }]);
  });

  test('[CAPT-4.3] the frame reports a failure when the captcha provider’s loader goes into its offline mode', async () => {
    const { object } = captcha({});
    const { posted, post, config } = stubLoader('initGeetest4', object);
    await startGeetestV4(V4, post);
    expect(config().offlineCb).toBeTypeOf('function');
    config().offlineCb?.();
    expect(posted).toEqual([{ type: 'failed', code: '60100' }]);
  });

  test.each<[string, object]>([
    ['was offline', { getValidate: () => SECCODE, isOffline: () => true }],
    ['has no proof', { getValidate: () => false, isOffline: () => false }],
    ['has an undefined proof', { getValidate: () => undefined }],
  ])('[CAPT-4.3] reports a failure if the captcha provider signals success but %s', async (_, more) => {
    const { object, listeners } = captcha(more);
    const { posted, post } = stubLoader('initGeetest4', object);
    await startGeetestV4(V4, post);
    listeners.onSuccess?.();
    expect(posted).toEqual([{ type: 'failed', code: '60100' }]);
  });

  test('the frame reports success even if the captcha provider’s object has no isOffline()', async () => {
    const { object, listeners } = captcha({ getValidate: () => SECCODE });
    const { posted, post } = stubLoader('initGeetest4', object);
    await startGeetestV4(V4, post);
    listeners.onSuccess?.();
    expect(posted).toMatchObject([{ type: 'passed' }]);
  });

  test.each([
    [{ code: '60204' }, '60204'],
    [{ code: 60500 }, '60500'],
    [{}, ''],
    [{ code: 'x'.repeat(99) }, 'x'.repeat(32)],
  ])('reports the captcha provider’s error %j with the code %j', async (error, code) => {
    const { object, listeners } = captcha({});
    const { posted, post, config } = stubLoader('initGeetest4', object);
    await startGeetestV4(V4, post);
    listeners.onError?.(error);
    config().onError?.(error);
    expect(posted).toEqual([
      { type: 'failed', code },
      { type: 'failed', code },
    ]);
  });

  test('passes its timeout to the captcha provider’s loader', async () => {
    const { object } = captcha({});
    const { post, config } = stubLoader('initGeetest4', object);
    await startGeetestV4(V4, post);
    expect(config()).toMatchObject({ captchaId: 'id', language: 'eng', product: 'bind', timeout: 10_000 });
    vi.unstubAllGlobals();
    const posted: CaptchaFrameEvent[] = [];
    expect(await startGeetestV4(V4, (message) => void posted.push(message))).toBeUndefined();
    expect(posted).toEqual([{ type: 'failed', code: '' }]);
  });
});

describe('[CAPT-4] frame for version 3 of the captcha', () => {
  const proof = { geetest_challenge: 'c2', geetest_seccode: 's|jordan' };

  test('the frame reports success with the challenge and the seccode that the platform verifies', async () => {
    const { object, listeners } = captcha({ getValidate: () => proof });
    const { posted, post } = stubLoader('initGeetest', object);
    await startGeetestV3({ ...V3, offline: false }, post);
    listeners.onSuccess?.();
    expect(posted).toEqual([{ type: 'passed', proof: { kind: 'geetest-v3', challenge: 'c2', seccode: 's|jordan' } }]);
  });

  test.each([false, undefined])(
    'the frame reports a failure if the captcha provider signals success but returns %s instead of a proof',
    async (shown) => {
      const { object, listeners } = captcha({ getValidate: () => shown });
      const { posted, post } = stubLoader('initGeetest', object);
      await startGeetestV3({ ...V3, offline: false }, post);
      listeners.onSuccess?.();
      expect(posted).toEqual([{ type: 'failed', code: '' }]);
    },
  );

  test.each([true, false])(
    'the frame for version 3 of the captcha passes offline=%s from the platform to the captcha provider’s script',
    async (offline) => {
      const { object } = captcha({});
      const { post, config } = stubLoader('initGeetest', object);
      await startGeetestV3({ ...V3, offline }, post);
      expect(config()).toMatchObject({ offline, gt: 'g', challenge: 'c', new_captcha: true, https: true });
    },
  );

  test('[CAPT-2] the frame forwards the captcha provider’s events ready, close and error to the page', async () => {
    const verify = vi.fn();
    const reset = vi.fn();
    const { object, listeners } = captcha({ verify, reset });
    const { posted, post } = stubLoader('initGeetest', object);
    const task = await startGeetestV3({ ...V3, offline: false }, post);
    listeners.onReady?.();
    listeners.onClose?.();
    listeners.onError?.({ error_code: 'error_104' });
    expect(posted).toEqual([{ type: 'ready' }, { type: 'closed' }, { type: 'failed', code: '104' }]);
    task?.verify();
    task?.reset();
    expect([verify, reset].map((called) => called.mock.calls.length)).toEqual([1, 1]);
  });
});
