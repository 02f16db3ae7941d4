import { afterEach, describe, expect, test, vi } from 'vitest';
import { webWorkerApi } from '../../../worker/api';
import { encryptRequest } from '../../api/encrypt-request';
import type { ApiRequest } from '../../api/transport';
import { DOMAIN_PROBE_UNAVAILABLE } from '../../base/web-worker-api';
import { login } from '../../contract/endpoints/account/session';
import { webWorker } from './web-worker';

vi.mock('./opened-web-worker', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
const request: ApiRequest = {
  url: 'https://m.example',
  method: 'POST',
  headers: {},
  body: '{}',
  credentials: false,
  cache: 'no-store',
  maxBytes: 1_000,
};
afterEach(() => vi.unstubAllGlobals());

describe('[ENC-2] [UPD-2] web worker whose chunk cannot be loaded', () => {
  test.each([
    [true, 'script'],
    [false, 'offline'],
  ])('while navigator.onLine is %s, a sign-in is not sent, with an error of the layer “%s”', async (onLine, layer) => {
    vi.stubGlobal('navigator', { onLine });
    const key = { ok: true, value: { publicKey: 'key' } } as const;
    const outcome = await encryptRequest(login, request, key, webWorker.encryptBody);
    expect(outcome).toEqual({ ok: false, error: { layer, endpoint: login.name } });
  });

  test('a domain probe reports that it is not available', async () => {
    vi.stubGlobal('navigator', { onLine: true });
    const probe = { domains: ['a.example'], merchant: 'FAIR', page: 'https://m.example' };
    expect(await webWorker.findLiveDomain(probe)).toEqual({ ok: false, error: DOMAIN_PROBE_UNAVAILABLE });
  });

  test('an encryption that fails itself is an error of the request', async () => {
    const outcome = await encryptRequest(
      login,
      request,
      { ok: true, value: { publicKey: 'no key' } },
      webWorkerApi.encryptBody,
    );
    expect(outcome).toMatchObject({ ok: false, error: { layer: 'request' } });
  });
});
