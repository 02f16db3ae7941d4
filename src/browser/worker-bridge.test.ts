import { generateKeyPairSync } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { wrap } from 'comlink';
import nodeEndpoint from 'comlink/dist/umd/node-adapter';
import fc from 'fast-check';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { bundleScript } from '../../deploy/build/bundle-script.mjs';
import { describeSite } from '../../deploy/build/site.mjs';
import { tryOpenBody } from '../../tests/platform/envelope/open-body';
import { createManualClock } from '../../tests/support/manual-clock';
import { answers } from '../../worker/answers';
import type { Clock } from '../base/clock';
import { NOT_TESTED, type WorkerApi } from '../contract/worker-api';
import type { RunningWorker } from './start-worker';
import { createWorkerBridge, WORKER_TIMEOUT } from './worker-bridge';

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024 });
const key = publicKey.export({ type: 'spki', format: 'pem' }).toString();

/** worker/index.ts as built for browsers, its global given the port of a worker thread. There is no `window` here either. */
let realWorker = '';
const workerGlobal = `const { parentPort } = require('node:worker_threads');
  globalThis.addEventListener = (type, listener) => parentPort.on(type, (data) => listener({ data, origin: '' }));
  globalThis.postMessage = (data, transfer) => parentPort.postMessage(data, transfer);
  Math.random = () => { throw new Error('Math.random was asked'); };`;
const crashingWorker = `require('node:worker_threads').parentPort.once('message', () => { throw new Error('crash') })`;
const silentWorker = `require('node:worker_threads').parentPort.on('message', () => undefined)`;

beforeAll(async () => {
  realWorker = workerGlobal + (await bundleScript(describeSite(), 'worker/index.ts'));
});

const threads = new Set<Worker>();
afterEach(async () => {
  await Promise.all([...threads].map((thread) => thread.terminate()));
  threads.clear();
});

/** Starts a real worker thread, one script per start; `undefined` is a start that fails. */
function starts(...scripts: (string | undefined)[]) {
  const left = [...scripts];
  const log = { started: 0, stopped: 0, onPage: 0 };
  const startWorker = async (): Promise<RunningWorker> => {
    log.started += 1;
    const script = left.shift();
    if (script === undefined) throw new Error('cannot start');
    const thread = new Worker(script, { eval: true });
    threads.add(thread);
    const broken = new Promise<never>((_, reject) => thread.once('error', reject));
    broken.catch(() => undefined);
    return {
      api: wrap<WorkerApi>(nodeEndpoint(thread)),
      broken,
      stop() {
        log.stopped += 1;
        void thread.terminate();
      },
    };
  };
  const loadOnPage = async () => {
    log.onPage += 1;
    return answers;
  };
  return { log, startWorker, loadOnPage };
}

/** By a clock that stands still no worker is too slow, however busy the machine is. */
const bridgeOf = (parts: ReturnType<typeof starts>, clock: Clock = createManualClock()) =>
  createWorkerBridge({ ...parts, clock });

describe('[ENC-3] the worker as the page sees it', () => {
  test('nothing starts before the first call; one worker serves every call', async () => {
    const parts = starts(realWorker);
    const bridge = bridgeOf(parts);
    expect(parts.log.started).toBe(0);
    const sealed = await Promise.all([bridge.seal(key, 'a'), bridge.seal(key, 'b'), bridge.openServicePath('x')]);
    expect(sealed.map((answer) => answer.ok)).toEqual([true, true, false]);
    expect(parts.log).toEqual({ started: 1, stopped: 0, onPage: 0 });
  });

  test.each([
    ['fails to start', [undefined]],
    ['crashes at the first call', [crashingWorker]],
  ])('one that %s is restarted once, and the caller sees an answer', async (_, scripts) => {
    const parts = starts(...scripts, realWorker);
    expect(await bridgeOf(parts).seal(key, 'text')).toMatchObject({ ok: true });
    expect(parts.log).toMatchObject({ started: 2, onPage: 0 });
  });

  test('one that is silent is given up after the limit, restarted once, then the page does the work', async () => {
    const clock = createManualClock();
    const parts = starts(silentWorker, silentWorker);
    const bridge = bridgeOf(parts, clock);
    let answer: unknown;
    void Promise.all([bridge.seal(key, 'a'), bridge.seal(key, 'b')]).then((both) => {
      answer = both;
    });
    await clock.advance(WORKER_TIMEOUT - 1);
    expect(parts.log).toEqual({ started: 1, stopped: 0, onPage: 0 });
    await clock.advance(1);
    expect(parts.log).toMatchObject({ started: 2, stopped: 1 });
    await clock.advance(WORKER_TIMEOUT);
    expect(answer).toMatchObject([{ ok: true }, { ok: true }]);
    expect(parts.log).toMatchObject({ started: 2, stopped: 2, onPage: 2 });
    expect(await bridge.seal(key, 'c')).toMatchObject({ ok: true });
    expect(parts.log.started).toBe(2);
  });

  test('a worker that dies later is restarted for the next call', async () => {
    const parts = starts(realWorker, realWorker);
    const bridge = bridgeOf(parts, createManualClock());
    expect(await bridge.seal(key, 'a')).toMatchObject({ ok: true });
    const [first] = threads;
    const exited = new Promise((resolve) => first?.once('exit', resolve));
    first?.emit('error', new Error('gone'));
    await first?.terminate();
    await exited;
    expect(await bridge.seal(key, 'b')).toMatchObject({ ok: true });
    expect(parts.log.started).toBe(2);
  });

  test('[ENC-2] when the page cannot load the code either, the answer is Missing Encryption', async () => {
    const parts = { ...starts(), loadOnPage: () => Promise.reject(new Error('no chunk')) };
    expect(await bridgeOf(parts).seal(key, 'text')).toEqual({ ok: false, reason: 'Missing Encryption' });
  });

  test('[DOM-2] a line test that no worker can make says that nothing was tested, and the next one starts another', async () => {
    const lines = { domains: [], merchant: 'FAIR', page: 'https://m.fair.example' };
    const parts = starts(undefined, undefined, realWorker);
    const bridge = bridgeOf(parts);
    expect(await bridge.findLine(lines)).toEqual({ ok: false, reason: NOT_TESTED });
    expect(parts.log).toMatchObject({ started: 2, onPage: 1 });
    expect(await bridge.findLine(lines)).toEqual({ ok: false, reason: 'no line' });
    expect(parts.log).toMatchObject({ started: 3, onPage: 1 });
  });

  test('in any order of failures every call is answered and no more than two workers start', async () => {
    const fate = fc.constantFrom('answers', 'rejects', 'breaks', 'hangs', 'no start');
    await fc.assert(
      fc.asyncProperty(fc.array(fate, { maxLength: 4 }), fc.integer({ min: 1, max: 6 }), async (fates, calls) => {
        const clock = createManualClock();
        let started = 0;
        const startWorker = async (): Promise<RunningWorker> => {
          const mine = fates[started] ?? 'answers';
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
          return { api: { ...answers, openServicePath: ask }, broken, stop() {} };
        };
        const loadOnPage = async (): Promise<WorkerApi> => ({
          ...answers,
          openServicePath: async () => ({ ok: true, value: 'page' }),
        });
        const bridge = createWorkerBridge({ startWorker, loadOnPage, clock });
        const asked = Promise.all(Array.from({ length: calls }, () => bridge.openServicePath('x')));
        await clock.advance(WORKER_TIMEOUT * 3);
        expect((await asked).every((answer) => answer.ok)).toBe(true);
        expect(started).toBeLessThanOrEqual(2);
      }),
      { numRuns: 100 },
    );
  });
});

describe('[ENC-1] the built worker', () => {
  test('seals what the platform opens, without Math.random, and no message changes Object.prototype', async () => {
    await starts(realWorker).startWorker();
    const [thread] = threads;
    if (!thread) throw new Error('no thread');
    const remote = wrap<WorkerApi & { polluted: unknown }>(nodeEndpoint(thread));
    thread.postMessage({ id: 'x', type: 'SET', path: ['__proto__', 'polluted'], value: { type: 'RAW', value: 1 } });
    expect(await remote.polluted).toBeUndefined();
    const sealed = await remote.seal(key, '{"name":"密码"}');
    if (!sealed.ok) throw new Error(sealed.reason);
    const { Encryption, 'X-Digest': digest, 'X-RSA': rsa } = sealed.value.headers;
    const headers = { encryption: Encryption, 'x-digest': digest, 'x-rsa': rsa };
    expect(tryOpenBody([privateKey], headers, sealed.value.body)).toBe('{"name":"密码"}');
  });
});
