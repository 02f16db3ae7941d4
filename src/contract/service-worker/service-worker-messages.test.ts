import { describe, expect, test } from 'vitest';
import { PAGE_MESSAGES, readMessage, SERVICE_WORKER_MESSAGES } from './service-worker-messages';

const COMMITTED = { type: 'version-committed', build: 'b1', id: 'i1' };

describe('[OFF-2] messages between page and service worker', () => {
  test.each([
    ['a known message', COMMITTED, COMMITTED],
    ['a message with more than it should have', { type: 'page-idle', extra: 1 }, undefined],
    ['a message without a field', { type: 'version-committed' }, undefined],
    ['an unknown fault', { type: 'precache-failed', build: 'b', files: [{ url: '/m/x', fault: 'mood' }] }, undefined],
    ['a name every object has', { type: 'constructor' }, undefined],
    ['text', 'version-committed', undefined],
    ['nothing', null, undefined],
  ])('%s is read as $2', (_, data, message) => {
    expect(readMessage(SERVICE_WORKER_MESSAGES, data)).toEqual(message);
  });

  test('unknown fields are dropped, and messages of the other direction are rejected', () => {
    expect(readMessage(PAGE_MESSAGES, { type: 'page-idle', extra: 1 })).toEqual({
      type: 'page-idle',
      isWanted: false,
      inUse: [],
    });
    expect(readMessage(PAGE_MESSAGES, { type: 'version-committed', build: 'b1' })).toBeUndefined();
  });
});
