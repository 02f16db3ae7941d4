import { generateKeyPairSync, sign } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { serializeDomainListForSigning } from '../../../src/contract/merchant/domain-list-signature';

const DAY_MS = 24 * 3_600_000;
const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const SPKI = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');

/**
 * Makes a page use the settings of a deployment that pins the signing key and rejects unsigned domain lists. A
 * Playwright route rewrites the document, so no service worker may run.
 */
export async function pinDomainListSigningKey(page: Page): Promise<void> {
  await page.route(/\/m\/(home|login)(\?|$)/, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const lines = JSON.stringify({ publicKey: SPKI, allowUnsigned: false });
    expect(html).toContain('"lines":{');
    await route.fulfill({ response, body: html.replace(/"lines":\{[^}]*\}/, `"lines":${lines}`) });
  });
}

/** Returns the platform's response for a domain list signed by the operator. */
export function createSignedDomainListBody(
  domains: readonly string[],
  version: number,
  expires = Date.now() + DAY_MS,
): string {
  const signatureBlock = { merchant: 'FAIR', version, expires, signature: '' };
  const text = Buffer.from(serializeDomainListForSigning(domains, signatureBlock));
  const signature = sign('sha256', text, { key: privateKey, dsaEncoding: 'ieee-p1363' }).toString('base64');
  return JSON.stringify({
    success: true,
    value: { domains: domains.map((domainName) => ({ domainName })), signatureBlock: { ...signatureBlock, signature } },
  });
}
