import { describe, expect, test } from 'vitest';
import { FROM_PAGE, FROM_WORKER, readMessage } from './sw-protocol';

const COMMITTED = { type: 'version-committed', build: 'b1', id: 'i1' };

describe('[OFF-2] messages between page and service worker', () => {
  test.each([
    ['a known message', COMMITTED, COMMITTED],
    ['a message with more than it should have', { type: 'page-idle', extra: 1 }, undefined],
    ['a message without a field', { type: 'version-committed' }, undefined],
    ['an unknown fault', { type: 'staging-failed', build: 'b', files: [{ url: '/m/x', fault: 'mood' }] }, undefined],
    ['a name every object has', { type: 'constructor' }, undefined],
    ['text', 'version-committed', undefined],
    ['nothing', null, undefined],
  ])('%s', (_, data, message) => {
    expect(readMessage(FROM_WORKER, data)).toEqual(message);
  });

  test('fields beyond the shape are dropped, and a direction knows only its own messages', () => {
    expect(readMessage(FROM_PAGE, { type: 'page-idle', extra: 1 })).toEqual({ type: 'page-idle', isWanted: false });
    expect(readMessage(FROM_PAGE, { type: 'version-committed', build: 'b1' })).toBeUndefined();
  });
});
