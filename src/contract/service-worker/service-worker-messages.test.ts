import { describe, expect, test } from 'vitest';
import {
  MESSAGES_FROM_SERVICE_WORKER,
  MESSAGES_TO_SERVICE_WORKER,
  parseServiceWorkerMessage,
} from './service-worker-messages';

const COMMITTED = { type: 'version-committed', build: 'b1', id: 'i1' };

describe('[OFF-2] messages between page and service worker', () => {
  test.each([
    ['a known message', COMMITTED, COMMITTED],
    ['a message that only pages send', { type: 'page-idle', extra: 1 }, undefined],
    ['a message without a required field', { type: 'version-committed' }, undefined],
    ['an unknown fault', { type: 'precache-failed', build: 'b', files: [{ url: '/m/x', fault: 'mood' }] }, undefined],
    ['a type that is a name of Object.prototype', { type: 'constructor' }, undefined],
    ['a string', 'version-committed', undefined],
    ['null', null, undefined],
  ])('when a page receives %s, parseServiceWorkerMessage() returns $2', (_, data, message) => {
    expect(parseServiceWorkerMessage(MESSAGES_FROM_SERVICE_WORKER, data)).toEqual(message);
  });

  test('the service worker rejects a message that is meant for pages', () => {
    expect(parseServiceWorkerMessage(MESSAGES_TO_SERVICE_WORKER, { type: 'page-idle', extra: 1 })).toEqual({
      type: 'page-idle',
      isWanted: false,
      isInterested: true,
      inUse: [],
    });
    expect(
      parseServiceWorkerMessage(MESSAGES_TO_SERVICE_WORKER, { type: 'version-committed', build: 'b1' }),
    ).toBeUndefined();
  });
});
