import { describe, expect, test } from 'vitest';
import { addToQueue, EMPTY_QUEUE } from './collector-queue';
import type { CollectorRecord, RecordDraft } from './collector-record';

let completed = 0;
const complete = (draft: RecordDraft): CollectorRecord => {
  completed += 1;
  return { at: 1, ...draft, page: '/m/home', merchant: 'FAIR', release: 'b1', pageId: 'a', lastRequestId: undefined };
};
const add = (drafts: readonly RecordDraft[]) => {
  completed = 0;
  return drafts.reduce((queue, draft) => addToQueue(queue, draft, complete), EMPTY_QUEUE);
};
const error = (name: string, line = 1): RecordDraft => ({
  kind: 'error',
  name,
  text: 'x is undefined',
  frames: [{ filename: '/m/assets/a.js', function: 'f', lineno: line, colno: 1 }],
});
const timing: RecordDraft = { kind: 'timing', name: 'status' };
const failure: RecordDraft = { kind: 'failure', name: 'status' };

describe('[OPS-4.7] queue of records', () => {
  test('an error in a loop is taken in once, and costs nothing from then on', () => {
    const { waiting } = add(Array.from({ length: 10_000 }, () => error('TypeError')));
    expect([waiting.length, completed]).toEqual([1, 1]);
  });

  test('errors that differ in name or place are different, up to 20 for each page load', () => {
    expect(add([error('TypeError'), error('RangeError'), error('TypeError', 2)]).waiting).toHaveLength(3);
    const { waiting, errors } = add(Array.from({ length: 10_000 }, (_, line) => error('TypeError', line)));
    expect([waiting.length, errors.size, completed]).toEqual([20, 20, 20]);
  });

  test('a page load has 300 records of a kind at most', () => {
    const { waiting } = add(Array.from({ length: 1_000 }, () => timing));
    expect([waiting.length, completed]).toEqual([300, 300]);
  });

  test('requests that a page polls for hours, or that fail for hours, leave room for errors', () => {
    const polled = Array.from({ length: 1_000 }, () => timing);
    const failed = Array.from({ length: 1_000 }, () => failure);
    expect(add([...polled, failure, error('TypeError')]).waiting.slice(300)).toMatchObject([
      { kind: 'failure' },
      { kind: 'error' },
    ]);
    expect(add([...failed, timing, error('TypeError')]).waiting.slice(300)).toMatchObject([
      { kind: 'timing' },
      { kind: 'error' },
    ]);
  });
});
