import { describe, expect, test } from 'vitest';
import { MESSAGES_FROM_SERVICE_WORKER, MESSAGES_TO_SERVICE_WORKER, parseMessage } from './service-worker-messages';

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
    expect(parseMessage(MESSAGES_FROM_SERVICE_WORKER, data)).toEqual(message);
  });

  test('unknown fields are dropped, and messages of the other direction are rejected', () => {
    expect(parseMessage(MESSAGES_TO_SERVICE_WORKER, { type: 'page-idle', extra: 1 })).toEqual({
      type: 'page-idle',
      isWanted: false,
      inUse: [],
    });
    expect(parseMessage(MESSAGES_TO_SERVICE_WORKER, { type: 'version-committed', build: 'b1' })).toBeUndefined();
  });
});
