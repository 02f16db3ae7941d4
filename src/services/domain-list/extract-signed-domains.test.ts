import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { signDomainList } from '../../../deploy/domain-list/sign-list';
import { extractSignedDomains, type SignedDomainExtractionInput } from './extract-signed-domains';
import type { DomainList } from './verify-domain-list';

const NOW = Date.UTC(2026, 10, 20);
const DOMAINS = ['https://a.fair.example', 'b.fair.example'];
const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const check: SignedDomainExtractionInput = {
  publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
  merchant: 'FAIR',
  now: NOW,
};
function list(fields: Partial<Parameters<typeof signDomainList>[0]> = {}): DomainList {
  const { domains, signatureBlock } = signDomainList(
    { domains: DOMAINS, merchant: 'FAIR', version: 1, expires: NOW + 1, ...fields },
    privateKey,
  );
  return { domains: [...domains], signatureBlock };
}

describe('[ROUTE-7.2][DOM-1] list of domains trusted with the token', () => {
  test('a list is accepted if it was signed with the pinned key for this merchant and has not expired', async () => {
    expect(await extractSignedDomains(list(), check)).toEqual({ domains: DOMAINS, expires: NOW + 1 });
  });

  test.each([
    ['is missing', undefined, check],
    ['has no signature', { domains: list().domains }, check],
    ['names a domain that was not signed', { ...list(), domains: [{ domainName: 'evil.example' }] }, check],
    ['is for another merchant', list({ merchant: 'KOPI' }), check],
    ['has expired', list({ expires: NOW }), check],
    ['is signed by a key that is not pinned', list(), { ...check, publicKey: otherKey() }],
    ['cannot be verified because no key is pinned', list(), { ...check, publicKey: '' }],
  ])('a list of domains trusted with the token is not accepted if it %s', async (_, candidate, options) => {
    expect(await extractSignedDomains(candidate, options)).toBeUndefined();
  });
});

function otherKey(): string {
  const { publicKey: other } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return other.export({ type: 'spki', format: 'der' }).toString('base64');
}
