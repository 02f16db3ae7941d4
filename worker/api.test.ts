import { afterEach, expect, test, vi } from 'vitest';
import { webWorkerApi } from './api';

afterEach(() => vi.unstubAllGlobals());

test('[ENC-4.1] the web worker decrypts a customer-service path', async () => {
  // DES/ECB/PKCS7 of "https://chat.example/" with the key "k3y-5678", created with node:crypto.
  const path = 'HNTtnRnqg4PdFxShkY3ErV9Rkmmb/FpTk3y-5678';
  expect(await webWorkerApi.decryptCustomerServicePath(path)).toEqual({ ok: true, value: 'https://chat.example/' });
});

test('[DOM-2.1] the web worker probes domains with its own fetch', async () => {
  const fetched = vi.fn(async (_: string) => new Response('{"success":true,"value":{"pong":true}}'));
  vi.stubGlobal('fetch', fetched);
  const found = await webWorkerApi.findLiveDomain({
    domains: ['a.example'],
    merchant: 'FAIR',
    page: 'https://m.fair.example',
  });
  expect(found).toEqual({ ok: true, value: 'https://a.example' });
  expect(fetched).toHaveBeenCalledOnce();
  expect(fetched.mock.calls[0]?.[0]).toMatch(/^https:\/\/a\.example\/wps\/system\/test\/ping/);
});

test('[ENC-2.1] the web worker refuses to encrypt a body without a public key', async () => {
  expect(await webWorkerApi.encryptBody('', 'text')).toEqual({ ok: false, error: 'Missing Encryption' });
});
