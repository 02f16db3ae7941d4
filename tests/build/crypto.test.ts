import { createCipheriv } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { bundleScript } from '../../deploy/build/bundle/bundle-script.mjs';
import { createSiteBuildOptions } from '../../deploy/build/site.mjs';
import { createTemporarySite } from './temporary-site';

const WEB_WORKER = `
  import CryptoJS from 'crypto-js/core';
  import 'crypto-js/tripledes';
  import 'crypto-js/mode-ecb';
  import 'crypto-js/hmac-sha256';
  const { Utf8 } = CryptoJS.enc;
  const options = { mode: CryptoJS.mode.ECB, padding: CryptoJS.pad.Pkcs7 };
  self.encrypt = (key, text) => CryptoJS.DES.encrypt(Utf8.parse(text), Utf8.parse(key), options).toString();`;

let script: string | undefined;

/** Resolves with the encryption functions of a web worker, which is built once for all tests. */
async function bundledWebWorker() {
  const { root } = createTemporarySite({ 'worker/index.ts': WEB_WORKER });
  script ??= await bundleScript(createSiteBuildOptions({ root }), 'worker/index.ts');
  const self: { encrypt?: Cipher } = {};
  new Function('self', script ?? '')(self);
  return self;
}
type Cipher = (key: string, text: string) => string;

describe('encryption in the built web worker', () => {
  test.each(['', 'a', 'exactly8', '{"username":"đặng"}'])(
    'the built web worker encrypts %j with the same result as Node.js',
    async (text) => {
      const { encrypt } = await bundledWebWorker();
      // Triple DES with three equal keys is DES, which Node does not offer.
      const cipher = createCipheriv('des-ede3-ecb', 'k3y-8byt'.repeat(3), null);
      const expected = cipher.update(text, 'utf8', 'base64') + cipher.final('base64');
      expect(Buffer.from(encrypt?.('k3y-8byt', text) ?? '', 'base64')).toEqual(Buffer.from(expected, 'base64'));
    },
  );
});
