import { describe, expect, test } from 'vitest';
import type { ApiError } from '../../contract/api-error';
import type { MessageFromServiceWorker } from '../../contract/service-worker/service-worker-messages';
import { toCallDraft } from './to-call-draft';
import { toEarlyTimingDraft, toWorkerDraft } from './to-draft';

const endpoint = 'status';
const call = { endpoint, requestId: '7f3a91c2', at: 5, tookMs: 12.4 };

describe('[OPS-4.5] what pages observe', () => {
  test('a call is told with endpoint, request id and duration', () => {
    const told = { name: endpoint, at: 5, requestId: '7f3a91c2' };
    expect(toCallDraft({ ...call, error: undefined })).toEqual({ ...told, kind: 'timing', values: { ms: 12 } });
  });

  test('a call that its caller has aborted is not told', () => {
    expect(toCallDraft({ ...call, error: { layer: 'aborted', endpoint } })).toBeUndefined();
  });

  test.each<[ApiError, object]>([
    [{ layer: 'http', endpoint, status: 503 }, { values: { ms: 12, layer: 'http', detail: 503 } }],
    [{ layer: 'decode', endpoint, field: 'value.x' }, { values: { ms: 12, layer: 'decode', detail: 'value.x' } }],
    [{ layer: 'offline', endpoint }, { values: { ms: 12, layer: 'offline', detail: '' } }],
    [
      { layer: 'business', endpoint, code: 'SMS_WRONG', message: 'Alice, 0912345678', value: { mobile: '0912' } },
      { values: { ms: 12, layer: 'business', detail: 'SMS_WRONG' } },
    ],
  ])('the failed call %j is told without the message of the platform', (error, told) => {
    expect(toCallDraft({ ...call, error })).toMatchObject({ ...told, kind: 'failure', requestId: '7f3a91c2' });
  });

  test('a request that finished before is told by its path, if it was one to the platform', () => {
    const fact = { type: 'resource', at: 10, durationMs: 99.6, shift: 0, interaction: 0, target: '' };
    const draft = (name: string) => toEarlyTimingDraft({ ...fact, name }, 1000);
    expect(draft('https://m.fair.example/wps/system/status?track=1')).toEqual({
      kind: 'timing',
      name: '/wps/system/status',
      at: 1010,
      values: { ms: 100 },
    });
    expect(draft('https://m.fair.example/m/assets/main.js')).toBeUndefined();
  });

  test.each<[MessageFromServiceWorker, object | undefined]>([
    [
      { type: 'version-committed', build: 'b2', id: 'i' },
      { kind: 'update', values: { detail: 'b2 i' } },
    ],
    [
      { type: 'version-complete', build: 'b2' },
      { kind: 'update', values: { detail: 'b2' } },
    ],
    [
      { type: 'refresh', build: 'b2', id: 'i' },
      { kind: 'update', values: { detail: 'b2 i' } },
    ],
    [
      { type: 'precache-failed', build: 'b2', files: [{ url: '/m/assets/a.js', fault: 'hash' }] },
      { kind: 'update', values: { detail: '/m/assets/a.js hash' } },
    ],
    [
      { type: 'storage-failed', reason: 'full' },
      { kind: 'update', values: { detail: 'full' } },
    ],
    [{ type: 'push-event' }, { kind: 'push', name: 'push-event' }],
    [{ type: 'version-current', build: 'b1', id: 'i' }, undefined],
    [{ type: 'open-path', path: '/m/home' }, undefined],
  ])('the message %j of the service worker is told as %j', (message, told) => {
    if (told === undefined) expect(toWorkerDraft(message)).toBeUndefined();
    else expect(toWorkerDraft(message)).toMatchObject(told);
  });
});
