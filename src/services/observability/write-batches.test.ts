import { describe, expect, test } from 'vitest';
import { readBatch } from '../../../tests/platform/collector/read-batch';
import type { CollectorRecord } from './collector-record';
import { writeOtlp } from './write-otlp';
import { writeSentry } from './write-sentry';

const ID = '7f3a91c2d4e5f60718293a4b5c6d7e8f';
const PAGE_ID = 'a'.repeat(32);
const COMMON = {
  at: 1_700_000_000_123,
  page: '/m/home',
  merchant: 'FAIR',
  release: '2026.11-b1',
  pageId: PAGE_ID,
  lastRequestId: ID,
};
const ERROR: CollectorRecord = {
  ...COMMON,
  kind: 'error',
  name: 'TypeError',
  text: 'x is undefined',
  frames: [
    { filename: '/m/assets/a.js', function: 'inner', lineno: 1, colno: 2 },
    { filename: '/m/assets/a.js', function: 'outer', lineno: 3, colno: 4 },
  ],
};
const FAILURE: CollectorRecord = {
  ...COMMON,
  kind: 'failure',
  name: 'status',
  requestId: ID,
  values: { ms: 12, layer: 'http', detail: 503 },
};
const REFUSAL: CollectorRecord = { ...FAILURE, values: { ms: 12, layer: 'business', detail: 'SMS_WRONG' } };

const sentry = (records: readonly CollectorRecord[]) => writeSentry(records, () => 'e'.repeat(32));
const linesOf = (body = ''): unknown[] =>
  body
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('[OPS-4.8] batch', () => {
  test('as OTLP/HTTP is a request with log records, whose trace id is the id of their request', () => {
    const [body = ''] = writeOtlp([ERROR, FAILURE, REFUSAL]);
    const { resource, scopeLogs } = JSON.parse(body).resourceLogs[0];
    expect(resource.attributes).toEqual([{ key: 'service.name', value: { stringValue: 'fairground' } }]);
    const [error, failure, refusal] = scopeLogs[0].logRecords;
    expect(error).toMatchObject({ timeUnixNano: '1700000000123000000', severityNumber: 17 });
    expect(error.traceId).toBeUndefined();
    expect(failure).toMatchObject({ severityNumber: 17, body: { stringValue: 'status' }, traceId: ID });
    expect(failure.attributes).toContainEqual({ key: 'ms', value: { doubleValue: 12 } });
    expect(refusal).toMatchObject({ severityNumber: 9 });
  });

  test('as envelopes of Sentry is one with an event for each error, and one with the other records as logs', () => {
    const [event, second, logs, ...others] = sentry([ERROR, FAILURE, { ...ERROR, name: 'RangeError' }, REFUSAL]);
    expect(others).toEqual([]);
    expect(linesOf(event)).toEqual([
      { event_id: 'e'.repeat(32) },
      { type: 'event' },
      expect.objectContaining({ platform: 'javascript', release: COMMON.release }),
    ]);
    expect(JSON.stringify(linesOf(second))).toContain('RangeError');
    const [, header, payload] = linesOf(logs);
    expect(header).toEqual({ type: 'log', item_count: 2, content_type: 'application/vnd.sentry.items.log+json' });
    expect(payload).toMatchObject({
      items: [{ trace_id: ID, level: 'error', body: 'failure status' }, { level: 'info' }],
    });
    expect(sentry([ERROR])).toHaveLength(1);
  });

  test.each([
    ['otlp', 'application/json', writeOtlp([ERROR, FAILURE])],
    ['sentry', 'text/plain', sentry([ERROR, FAILURE])],
  ])('as %s has merchant, build, request id and calls for a reader', (_, type, bodies) => {
    const [error, failure] = bodies.flatMap((body) => readBatch(body, type));
    const common = { merchant: 'FAIR', release: COMMON.release, requestId: ID, at: COMMON.at };
    expect(error).toMatchObject({ ...common, kind: 'error', name: 'TypeError', title: 'TypeError: x is undefined' });
    expect(error?.attributes['exception.stacktrace']).toBe(
      '    at inner (/m/assets/a.js:1:2)\n    at outer (/m/assets/a.js:3:4)',
    );
    expect(failure).toMatchObject({ ...common, kind: 'failure', attributes: { layer: 'http', detail: 503 } });
  });

  test('has less than the 64 KB that a browser takes, with the largest records', () => {
    const frame = { filename: 'x'.repeat(200), function: 'f'.repeat(60), lineno: 123_456, colno: 123_456 };
    const largest = { ...ERROR, text: '日'.repeat(300), page: '日'.repeat(300), frames: Array(10).fill(frame) };
    const records = Array.from({ length: 10 }, () => largest);
    for (const body of [...writeOtlp(records), ...sentry(records)])
      expect(Buffer.byteLength(body)).toBeLessThan(64 * 1024);
  });
});
