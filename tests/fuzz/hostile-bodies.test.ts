import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import vectors from '../../docs/reference/envelope-vectors.json';
import { decodeEnvelope, parseResponseValue } from '../../src/api/decode-response';
import { keyEndpoint } from '../../src/api/encrypt-request';
import type { AnyEndpoint } from '../../src/contract/endpoint';
import { ENDPOINTS } from '../../src/contract/endpoints/catalogue';
import { createApiClientFixture } from '../support/api/api-client-fixture';
import { callSample, endpointOf, ROWS } from '../support/api/endpoint-rows';
import { createExampleValue, listArrayPaths, listFieldPaths, replaceValueAt } from '../support/api/invalid-values';
import { runEventLoop } from '../support/clocks/event-loop';
import { FUZZ_RUNS, FUZZ_TIMEOUT_MS } from './hostile-values';

vi.setConfig({ testTimeout: FUZZ_TIMEOUT_MS });

/**
 * Levels of nesting, and entries of a list: 20,000 are too many for a recursive function. `npm run nightly` takes
 * 100,000: ten times as many for each field did not end in eight minutes.
 */
const DEPTH = Math.min(FUZZ_RUNS * 10, 100_000);
const ITEMS = DEPTH;

const MARKER = 'replaced by hostile text';
const DEEP = '['.repeat(DEPTH) + ']'.repeat(DEPTH);
const ZEROS = `[${Array(ITEMS).fill(0).join()}]`;
const OBJECTS = `[${Array(Math.floor(ITEMS / 4))
  .fill('{"a":1}')
  .join()}]`;

/** Decodes a response of an endpoint as the client does. Returns the layer of the error, or `ok`. */
function decode(endpoint: AnyEndpoint, value: string): string {
  const text = endpoint.bare ? value : `{"success":true,"value":${value}}`;
  const received = decodeEnvelope(endpoint, { ok: true, value: { status: 200, text } });
  const { outcome } = received.ok ? parseResponseValue(endpoint, received.value) : { outcome: received };
  return outcome.ok ? 'ok' : outcome.error.layer;
}

describe('[API-2] deep and long responses', () => {
  test.each(ENDPOINTS.map((endpoint) => [endpoint.name, endpoint] as const))(
    'of %s are decoded or refused, whichever field has the depth or the entries',
    (_, endpoint) => {
      const example = createExampleValue(endpoint.response);
      const fill = (path: readonly (string | number)[], text: string) =>
        JSON.stringify(replaceValueAt(example, path, MARKER)).replace(JSON.stringify(MARKER), () => text);
      const outcomes = [
        ...[[], ['unknown'], ...listFieldPaths(example)].map((path) => decode(endpoint, fill(path, DEEP))),
        ...[[], ...listArrayPaths(example)].flatMap((path) => [
          decode(endpoint, fill(path, ZEROS)),
          decode(endpoint, fill(path, OBJECTS)),
        ]),
      ];
      expect(outcomes.filter((outcome) => outcome !== 'ok' && outcome !== 'decode')).toEqual([]);
    },
  );
});

/** A response whose body is under the test’s control. */
interface StubbedBody {
  bytes: number;
  isAborted: boolean;
}

/** Stubs fetch: the platform’s key is sent at once, every other body is pulled from `next`. */
function stubFetch(endpoint: AnyEndpoint, next: () => Promise<Uint8Array>): StubbedBody {
  const state: StubbedBody = { bytes: 0, isAborted: false };
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    const request = new Request(input, init);
    if (new URL(request.url).pathname === keyEndpoint.path && endpoint.name !== keyEndpoint.name)
      return Response.json({ success: true, value: { publicKey: vectors.rsaKey.publicKey } });
    const body = new ReadableStream<Uint8Array>(
      {
        start(controller) {
          const abort = () => {
            state.isAborted = true;
            controller.error(new DOMException('aborted', 'AbortError'));
          };
          request.signal.addEventListener('abort', abort);
        },
        async pull(controller) {
          const chunk = await next();
          if (state.isAborted) return;
          state.bytes += chunk.byteLength;
          controller.enqueue(chunk);
        },
        cancel() {
          state.isAborted = true;
        },
      },
      { highWaterMark: 0 },
    );
    return new Response(body, { status: 200, headers: { 'Content-Type': 'application/json' } });
  });
  return state;
}

describe('[API-2][API-8] bodies that do not end', () => {
  // The chunk of axios, whose first import may take longer than any timeout.
  beforeAll(() => import('../../src/api/axios-client'));
  afterEach(() => vi.unstubAllGlobals());

  test.each(ROWS)('an endless response of %s is given up at its limit', async (_, row) => {
    const endpoint = endpointOf(row);
    const chunk = new Uint8Array(256 * 1024).fill(0x20);
    const body = stubFetch(endpoint, async () => chunk);
    const { api } = createApiClientFixture('https://m.fair.example');
    const outcome = await callSample(api.call, row);
    expect(outcome).toMatchObject({ ok: false, error: { layer: 'decode', field: 'body' } });
    expect(body.bytes).toBeLessThanOrEqual(endpoint.maxBytes + 4 * chunk.byteLength);
  });

  test.each(ROWS)('a response of %s of one byte a second is given up at the timeout', async (_, row) => {
    const endpoint = endpointOf(row);
    const { api, clock } = createApiClientFixture('https://m.fair.example');
    const body = stubFetch(endpoint, async () => {
      await clock.sleep(1_000);
      return new Uint8Array([0x20]);
    });
    let settledAt: number | undefined;
    const startedAt = clock.now();
    const pending = callSample(api.call, row).finally(() => {
      settledAt = clock.now();
    });
    while (settledAt === undefined && clock.now() < startedAt + endpoint.timeout + 10_000) {
      await runEventLoop();
      await clock.advance(1_000);
    }
    expect(await pending).toMatchObject({ ok: false, error: { layer: 'timeout' } });
    expect((settledAt ?? 0) - startedAt).toBeLessThanOrEqual(endpoint.timeout + 2_000);
    expect(body.isAborted).toBe(true);
    expect(body.bytes).toBeGreaterThan(1);
  });
});
