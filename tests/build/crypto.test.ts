import { createCipheriv } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { bundleScript } from '../../deploy/build/bundle-script.mjs';
import { describeSite } from '../../deploy/build/site.mjs';
import { smallSite } from './small-site';

const WORKER = `
  import CryptoJS from 'crypto-js/core';
  import 'crypto-js/tripledes';
  import 'crypto-js/mode-ecb';
  import 'crypto-js/hmac-sha256';
  const { Utf8 } = CryptoJS.enc;
  const options = { mode: CryptoJS.mode.ECB, padding: CryptoJS.pad.Pkcs7 };
  self.seal = (key, text) => CryptoJS.DES.encrypt(Utf8.parse(text), Utf8.parse(key), options).toString();
  self.stretch = (key, text) => CryptoJS.DES.encrypt(text, key, options).toString();`;

/** The sealing functions of a worker as the build leaves them. */
async function bundledWorker() {
  const { root } = smallSite({ 'worker/index.ts': WORKER });
  const self: { seal?: Cipher; stretch?: Cipher } = {};
  new Function('self', (await bundleScript(describeSite({ root }), 'worker/index.ts')) ?? '')(self);
  return self;
}
type Cipher = (key: string, text: string) => string;

describe('the worker without key derivation', () => {
  test.each(['', 'a', 'exactly8', '{"username":"đặng"}'])('seals %j as Node does', async (text) => {
    const { seal } = await bundledWorker();
    // Triple DES with three equal keys is DES, which Node has no name for.
    const cipher = createCipheriv('des-ede3-ecb', 'k3y-8byt'.repeat(3), null);
    const expected = cipher.update(text, 'utf8', 'base64') + cipher.final('base64');
    expect(Buffer.from(seal?.('k3y-8byt', text) ?? '', 'base64')).toEqual(Buffer.from(expected, 'base64'));
  });

  test('throws for a passphrase', async () => {
    const { stretch } = await bundledWorker();
    expect(() => stretch?.('passphrase', 'text')).toThrow();
  });
});
