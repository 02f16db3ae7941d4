import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { serializeDomainListForSigning } from '../../contract/merchant/domain-list-signature';
import {
  type DomainList,
  type DomainListVerificationInput,
  findMinimumDomainListVersion,
  verifyDomainList,
} from './verify-domain-list';
import { verifyDomainListSignature } from './verify-domain-list-signature';

const NOW = Date.UTC(2026, 10, 20);
const DOMAINS = ['https://a.fair.example', 'https://b.fair.example'];
const FIELDS = { merchant: 'FAIR', version: 7, expires: NOW + 1 };
const spki = (key: KeyObject) => key.export({ type: 'spki', format: 'der' }).toString('base64');
const toList = (domains: readonly string[], signatureBlock?: DomainList['signatureBlock']): DomainList => ({
  domains: domains.map((domainName) => ({ domainName })),
  signatureBlock,
});

/** Signs a list as an operator does, using only node:crypto. */
function signed(key: KeyObject, fields: Partial<typeof FIELDS> = {}, domains = DOMAINS): DomainList {
  const signatureBlock = { ...FIELDS, ...fields, signature: '' };
  const text = Buffer.from(serializeDomainListForSigning(domains, signatureBlock));
  const isEd25519 = key.asymmetricKeyType === 'ed25519';
  const signature = isEd25519 ? sign(null, text, key) : sign('sha256', text, { key, dsaEncoding: 'ieee-p1363' });
  return toList(domains, { ...signatureBlock, signature: signature.toString('base64') });
}

const PAIRS = [
  ['Ed25519', generateKeyPairSync('ed25519'), generateKeyPairSync('ed25519')],
  ['P-256', generateKeyPairSync('ec', { namedCurve: 'P-256' }), generateKeyPairSync('ec', { namedCurve: 'P-256' })],
] as const;

describe.each(PAIRS)('[DOM-1] list signed with %s', (_, pair, stranger) => {
  const policy: DomainListVerificationInput = {
    trust: { publicKey: spki(pair.publicKey), allowUnsigned: false },
    merchant: 'FAIR',
    lastVersion: 7,
    now: NOW,
  };
  const refused = (error: string) => ({ ok: false, error });

  test('a signed domain list is accepted if its version is at least that of the last accepted list', async () => {
    expect(await verifyDomainList(signed(pair.privateKey), policy)).toEqual({ ok: true, value: DOMAINS });
    expect(await verifyDomainList(signed(pair.privateKey, { version: 8 }), policy)).toEqual({
      ok: true,
      value: DOMAINS,
    });
  });

  test('a list is refused if older than the last accepted one, expired, for another merchant or signed by another key', async () => {
    expect(await verifyDomainList(signed(pair.privateKey, { version: 6 }), policy)).toEqual(refused('older'));
    expect(await verifyDomainList(signed(pair.privateKey, { expires: NOW }), policy)).toEqual(refused('expired'));
    expect(await verifyDomainList(signed(pair.privateKey, { merchant: 'KOPI' }), policy)).toEqual(refused('foreign'));
    expect(await verifyDomainList(signed(stranger.privateKey), policy)).toEqual(refused('tampered'));
  });

  test('a domain list is refused if its signature is missing or invalid', async () => {
    expect(await verifyDomainList(toList(DOMAINS), policy)).toEqual(refused('unsigned'));
    const { signatureBlock } = signed(pair.privateKey);
    for (const signature of ['', '%', 'AAAA'])
      expect(
        await verifyDomainList(toList(DOMAINS, signatureBlock && { ...signatureBlock, signature }), policy),
      ).toEqual(refused('tampered'));
  });

  test('a signed domain list sets the minimum version of later lists only if its signature is valid', async () => {
    const { publicKey } = policy.trust;
    const minimum = (last: DomainList | undefined, key = publicKey) => findMinimumDomainListVersion(last, key, 'FAIR');
    expect(await minimum(signed(pair.privateKey, { version: 9, expires: 0 }))).toBe(9);
    expect(await minimum(signed(stranger.privateKey, { version: 1e9 }))).toBe(0);
    expect(await minimum(signed(pair.privateKey, { version: 9 }), '')).toBe(0);
    expect(await minimum(toList(DOMAINS))).toBe(0);
    expect(await minimum(undefined)).toBe(0);
  });

  test('a signed domain list of one merchant sets no minimum version for the lists of another merchant', async () => {
    const last = signed(pair.privateKey, { merchant: 'KOPI', version: 9 });
    expect(await findMinimumDomainListVersion(last, policy.trust.publicKey, 'FAIR')).toBe(0);
  });

  test('a signed domain list is refused if any signed value or the signature is changed', async () => {
    const good = signed(pair.privateKey);
    const { signatureBlock } = good;
    if (!signatureBlock) throw new Error('no signature');
    const change = fc.oneof(
      fc.record({ domains: fc.array(fc.webUrl(), { maxLength: 4 }) }),
      fc.constant({ domains: [...DOMAINS].reverse() }),
      fc.constant({ domains: DOMAINS.slice(1) }),
      fc
        .maxSafeNat()
        .map((more) => 8 + (more % 1e9))
        .map((version) => ({ version })),
      fc
        .nat()
        .map((more) => NOW + 2 + more)
        .map((expires) => ({ expires })),
      fc.nat(63).map((at) => ({ flip: at })),
    );
    await fc.assert(
      fc.asyncProperty(change, async (changed) => {
        const {
          domains = DOMAINS,
          flip,
          ...fields
        } = { flip: undefined, ...changed } as {
          domains?: string[];
          flip: number | undefined;
        };
        const bytes = Buffer.from(signatureBlock.signature, 'base64');
        if (flip !== undefined) bytes[flip] = (bytes[flip] ?? 0) ^ 1;
        const list = toList(domains, { ...signatureBlock, ...fields, signature: bytes.toString('base64') });
        expect(await verifyDomainList(list, policy)).toEqual(refused('tampered'));
      }),
      { numRuns: 200 },
    );
  });
});

describe('[DOM-1] domain list without a signature, or without a valid pinned key', () => {
  const [[, pair]] = PAIRS;
  const publicKey = spki(pair.publicKey);
  test.each([
    // pinned key, unsigned lists allowed, result
    ['', false, 'refused'],
    ['', true, 'accepted'],
    [publicKey, false, 'refused'],
    [publicKey, true, 'accepted'],
  ])('with publicKey=%j and allowUnsigned=%s, a list without a signature is $2', async (key, allowUnsigned, result) => {
    const policy = { trust: { publicKey: key, allowUnsigned }, merchant: 'FAIR', lastVersion: 0, now: NOW };
    expect((await verifyDomainList(toList(DOMAINS), policy)).ok).toBe(result === 'accepted');
  });

  test('a signed list is refused with the error “unsigned” if no key is pinned', async () => {
    const policy = { trust: { publicKey: '', allowUnsigned: false }, merchant: 'FAIR', lastVersion: 0, now: NOW };
    expect(await verifyDomainList(signed(pair.privateKey), policy)).toEqual({ ok: false, error: 'unsigned' });
  });

  test.each(['not base64!', 'AAAA'])('a signed list is refused if the pinned key is invalid (%s)', async (key) => {
    const { signatureBlock } = signed(pair.privateKey);
    if (!signatureBlock) throw new Error('no signature');
    expect(await verifyDomainListSignature(DOMAINS, signatureBlock, key)).toBe(false);
    const policy = { trust: { publicKey: key, allowUnsigned: false }, merchant: 'FAIR', lastVersion: 0, now: NOW };
    expect(await verifyDomainList(signed(pair.privateKey), policy)).toEqual({ ok: false, error: 'tampered' });
  });
});
