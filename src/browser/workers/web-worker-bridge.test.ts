import { generateKeyPairSync } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { wrap } from 'comlink';
import nodeEndpoint from 'comlink/dist/umd/node-adapter';
import fc from 'fast-check';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { bundleScript } from '../../../deploy/build/bundle/bundle-script.mjs';
import { createSiteBuildOptions } from '../../../deploy/build/site.mjs';
import { tryDecryptBody } from '../../../tests/platform/envelope/decrypt-body';
import { createManualClock } from '../../../tests/support/clocks/manual-clock';
import { webWorkerApi } from '../../../worker/api';
import type { Clock } from '../../base/clock';
import { DOMAIN_PROBE_UNAVAILABLE, type WebWorkerApi } from '../../base/web-worker-api';
import type { RunningWebWorker } from './start-web-worker';
import { createWebWorkerBridge } from './web-worker-bridge';

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024 });
const key = publicKey.export({ type: 'spki', format: 'pem' }).toString();

/**
 * Script of worker/index.ts, bundled as for browsers, with code that connects it to the port of a Node worker thread.
 * Like a web worker, a worker thread has no `window`.
 */
let realWorker = '';
const workerGlobal = `const { parentPort } = require('node:worker_threads');
  globalThis.addEventListener = (type, listener) => parentPort.on(type, (data) => listener({ data, origin: '' }));
  globalThis.postMessage = (data, transfer) => parentPort.postMessage(data, transfer);
  Math.random = () => { throw new Error('Math.random was called'); };`;
const crashingWorker = `require('node:worker_threads').parentPort.once('message', () => { throw new Error('crash') })`;
const silentWorker = `require('node:worker_threads').parentPort.on('message', () => undefined)`;

beforeAll(async () => {
  realWorker = workerGlobal + (await bundleScript(createSiteBuildOptions(), 'worker/index.ts'));
});

const threads = new Set<Worker>();
afterEach(async () => {
  await Promise.all([...threads].map((thread) => thread.terminate()));
  threads.clear();
});

/**
 * Returns dependencies of the bridge, and counters of worker starts, worker stops and loads in the page (`log`). Each
 * start runs the next of `scripts` in a real worker thread; it fails if that script is `undefined`.
 */
function starts(...scripts: (string | undefined)[]) {
  const left = [...scripts];
  const log = { started: 0, stopped: 0, onPage: 0 };
  const startWorker = async (): Promise<RunningWebWorker> => {
    log.started += 1;
    const script = left.shift();
    if (script === undefined) throw new Error('cannot start');
    const thread = new Worker(script, { eval: true });
    threads.add(thread);
    const broken = new Promise<never>((_, reject) => thread.once('error', reject));
    broken.catch(() => undefined);
    return {
      api: wrap<WebWorkerApi>(nodeEndpoint(thread)),
      broken,
      stop() {
        log.stopped += 1;
        void thread.terminate();
      },
    };
  };
  const loadOnPage = async () => {
    log.onPage += 1;
    return webWorkerApi;
  };
  return { log, startWorker, loadOnPage };
}

/**
 * Creates the bridge under test. By default its clock does not advance, so that no worker times out on a slow machine.
 */
const bridgeOf = (parts: ReturnType<typeof starts>, clock: Clock = createManualClock()) =>
  createWebWorkerBridge({ ...parts, clock });

describe('[ENC-3] web worker bridge', () => {
  test('[ENC-3.1] starts a worker at the first call and uses it for every call', async () => {
    const parts = starts(realWorker);
    const bridge = bridgeOf(parts);
    expect(parts.log.started).toBe(0);
    const encrypted = await Promise.all([
      bridge.encryptBody(key, 'a'),
      bridge.encryptBody(key, 'b'),
      bridge.decryptCustomerServicePath('x'),
    ]);
    expect(encrypted.map((answer) => answer.ok)).toEqual([true, true, false]);
    expect(parts.log).toEqual({ started: 1, stopped: 0, onPage: 0 });
  });

  test.each([
    ['fails to start', [undefined]],
    ['crashes at the first call', [crashingWorker]],
  ])('[ENC-3.2] returns a result after one restart of a worker that %s', async (_, scripts) => {
    const parts = starts(...scripts, realWorker);
    expect(await bridgeOf(parts).encryptBody(key, 'text')).toMatchObject({ ok: true });
    expect(parts.log).toMatchObject({ started: 2, onPage: 0 });
  });

  test('[ENC-3.1][ENC-3.2] runs the calls on the page if two workers in turn do not respond within five seconds', async () => {
    const clock = createManualClock();
    const parts = starts(silentWorker, silentWorker);
    const bridge = bridgeOf(parts, clock);
    let answer: unknown;
    void Promise.all([bridge.encryptBody(key, 'a'), bridge.encryptBody(key, 'b')]).then((both) => {
      answer = both;
    });
    await clock.advance(4_999);
    expect(parts.log).toEqual({ started: 1, stopped: 0, onPage: 0 });
    await clock.advance(1);
    expect(parts.log).toMatchObject({ started: 2, stopped: 1 });
    await clock.advance(5_000);
    expect(answer).toMatchObject([{ ok: true }, { ok: true }]);
    expect(parts.log).toMatchObject({ started: 2, stopped: 2, onPage: 2 });
    expect(await bridge.encryptBody(key, 'c')).toMatchObject({ ok: true });
    expect(parts.log.started).toBe(2);
  });

  test('[ENC-3.2] restarts a worker that fails between two calls', async () => {
    const parts = starts(realWorker, realWorker);
    const bridge = bridgeOf(parts, createManualClock());
    expect(await bridge.encryptBody(key, 'a')).toMatchObject({ ok: true });
    const [first] = threads;
    const exited = new Promise((resolve) => first?.once('exit', resolve));
    first?.emit('error', new Error('gone'));
    await first?.terminate();
    await exited;
    expect(await bridge.encryptBody(key, 'b')).toMatchObject({ ok: true });
    expect(parts.log.started).toBe(2);
  });

  test('[ENC-2] returns “Missing Encryption” if neither the worker nor the page’s encryption chunk loads', async () => {
    const parts = { ...starts(), loadOnPage: () => Promise.reject(new Error('no chunk')) };
    expect(await bridgeOf(parts).encryptBody(key, 'text')).toEqual({ ok: false, error: 'Missing Encryption' });
  });

  test('[DOM-2.4] returns DOMAIN_PROBE_UNAVAILABLE if no worker starts for a domain probe', async () => {
    const lines = { domains: [], merchant: 'FAIR', page: 'https://m.fair.example' };
    const parts = starts(undefined, undefined, realWorker);
    const bridge = bridgeOf(parts);
    expect(await bridge.findLiveDomain(lines)).toEqual({ ok: false, error: DOMAIN_PROBE_UNAVAILABLE });
    expect(parts.log).toMatchObject({ started: 2, onPage: 1 });
    expect(await bridge.findLiveDomain(lines)).toEqual({ ok: false, error: 'no domain responded' });
    expect(parts.log).toMatchObject({ started: 3, onPage: 1 });
  });

  test('[ENC-3.2] returns a result for every call and starts at most two workers, in any order of failures', async () => {
    const outcome = fc.constantFrom('answers', 'rejects', 'breaks', 'hangs', 'no start');
    await fc.assert(
      fc.asyncProperty(fc.array(outcome, { maxLength: 4 }), fc.integer({ min: 1, max: 6 }), async (outcomes, calls) => {
        const clock = createManualClock();
        let started = 0;
        const startWorker = async (): Promise<RunningWebWorker> => {
          const mine = outcomes[started] ?? 'answers';
          started += 1;
          if (mine === 'no start') throw new Error(mine);
          const hang = new Promise<never>(() => undefined);
          const ask = async () =>
            mine === 'answers'
              ? ({ ok: true, value: 'text' } as const)
              : mine === 'rejects'
                ? Promise.reject(new Error(mine))
                : hang;
          const broken = mine === 'breaks' ? Promise.reject(new Error(mine)) : hang;
          broken.catch(() => undefined);
          return { api: { ...webWorkerApi, decryptCustomerServicePath: ask }, broken, stop() {} };
        };
        const loadOnPage = async (): Promise<WebWorkerApi> => ({
          ...webWorkerApi,
          decryptCustomerServicePath: async () => ({ ok: true, value: 'page' }),
        });
        const bridge = createWebWorkerBridge({ startWorker, loadOnPage, clock });
        const results = Promise.all(Array.from({ length: calls }, () => bridge.decryptCustomerServicePath('x')));
        await clock.advance(15_000);
        expect((await results).every((answer) => answer.ok)).toBe(true);
        expect(started).toBeLessThanOrEqual(2);
      }),
      { numRuns: 100 },
    );
  });
});

describe('[ENC-1] built worker', () => {
  test('the built worker encrypts a body so that the platform can decrypt it, and never calls Math.random()', async () => {
    await starts(realWorker).startWorker();
    const [thread] = threads;
    if (!thread) throw new Error('no thread');
    const remote = wrap<WebWorkerApi & { polluted: unknown }>(nodeEndpoint(thread));
    thread.postMessage({ id: 'x', type: 'SET', path: ['__proto__', 'polluted'], value: { type: 'RAW', value: 1 } });
    expect(await remote.polluted).toBeUndefined();
    const encrypted = await remote.encryptBody(key, '{"name":"密码"}');
    if (!encrypted.ok) throw new Error(encrypted.error);
    const { Encryption, 'X-Digest': digest, 'X-RSA': rsa } = encrypted.value.headers;
    const headers = { encryption: Encryption, 'x-digest': digest, 'x-rsa': rsa };
    expect(tryDecryptBody([privateKey], headers, encrypted.value.body)).toBe('{"name":"密码"}');
  });
});
