import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sealedText } from '../../contract/line-seal';
import { judgeLines, type LineJudge, type LineOffer, lowestVersion } from './judge-lines';

const NOW = Date.UTC(2026, 10, 20);
const DOMAINS = ['https://a.fair.example', 'https://b.fair.example'];
const FIELDS = { merchant: 'FAIR', version: 7, expires: NOW + 1 };
const spki = (key: KeyObject) => key.export({ type: 'spki', format: 'der' }).toString('base64');
const asOffer = (domains: readonly string[], seal?: LineOffer['seal']): LineOffer => ({
  domains: domains.map((domainName) => ({ domainName })),
  seal,
});

/** A list as an operator signs it, with node:crypto alone. */
function signed(key: KeyObject, fields: Partial<typeof FIELDS> = {}, domains = DOMAINS): LineOffer {
  const seal = { ...FIELDS, ...fields, signature: '' };
  const text = Buffer.from(sealedText(domains, seal));
  const isEd25519 = key.asymmetricKeyType === 'ed25519';
  const signature = isEd25519 ? sign(null, text, key) : sign('sha256', text, { key, dsaEncoding: 'ieee-p1363' });
  return asOffer(domains, { ...seal, signature: signature.toString('base64') });
}

const PAIRS = [
  ['Ed25519', generateKeyPairSync('ed25519'), generateKeyPairSync('ed25519')],
  ['P-256', generateKeyPairSync('ec', { namedCurve: 'P-256' }), generateKeyPairSync('ec', { namedCurve: 'P-256' })],
] as const;

describe.each(PAIRS)('[DOM-1] a list signed by %s', (_, pair, stranger) => {
  const judge: LineJudge = {
    trust: { publicKey: spki(pair.publicKey), allowUnsigned: false },
    merchant: 'FAIR',
    lastVersion: 7,
    now: NOW,
  };
  const refused = (error: string) => ({ ok: false, error });

  test('counts, and so does a newer one', async () => {
    expect(await judgeLines(signed(pair.privateKey), judge)).toEqual({ ok: true, value: DOMAINS });
    expect(await judgeLines(signed(pair.privateKey, { version: 8 }), judge)).toEqual({ ok: true, value: DOMAINS });
  });

  test('is refused when it is older, expired, for another merchant or by another key', async () => {
    expect(await judgeLines(signed(pair.privateKey, { version: 6 }), judge)).toEqual(refused('older'));
    expect(await judgeLines(signed(pair.privateKey, { expires: NOW }), judge)).toEqual(refused('expired'));
    expect(await judgeLines(signed(pair.privateKey, { merchant: 'KOPI' }), judge)).toEqual(refused('foreign'));
    expect(await judgeLines(signed(stranger.privateKey), judge)).toEqual(refused('tampered'));
  });

  test('is refused without its seal, and with a seal that is none', async () => {
    expect(await judgeLines(asOffer(DOMAINS), judge)).toEqual(refused('unsigned'));
    const { seal } = signed(pair.privateKey);
    for (const signature of ['', '%', 'AAAA'])
      expect(await judgeLines(asOffer(DOMAINS, seal && { ...seal, signature }), judge)).toEqual(refused('tampered'));
  });

  test('sets the version below which none is taken, and no other list does', async () => {
    const { publicKey } = judge.trust;
    expect(await lowestVersion(signed(pair.privateKey, { version: 9, expires: 0 }), publicKey)).toBe(9);
    expect(await lowestVersion(signed(stranger.privateKey, { version: 1e9 }), publicKey)).toBe(0);
    expect(await lowestVersion(signed(pair.privateKey, { version: 9 }), '')).toBe(0);
    expect(await lowestVersion(asOffer(DOMAINS), publicKey)).toBe(0);
    expect(await lowestVersion(undefined, publicKey)).toBe(0);
  });

  test('is refused whatever is changed in it', async () => {
    const good = signed(pair.privateKey);
    const { seal } = good;
    if (!seal) throw new Error('no seal');
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
        const bytes = Buffer.from(seal.signature, 'base64');
        if (flip !== undefined) bytes[flip] = (bytes[flip] ?? 0) ^ 1;
        const offer = asOffer(domains, { ...seal, ...fields, signature: bytes.toString('base64') });
        expect(await judgeLines(offer, judge)).toEqual(refused('tampered'));
      }),
      { numRuns: 200 },
    );
  });
});

describe('[DOM-1] a list without a seal', () => {
  const [[, pair]] = PAIRS;
  const publicKey = spki(pair.publicKey);
  test.each([
    // pinned key, unsigned lists allowed, counts
    ['', false, false],
    ['', true, true],
    [publicKey, false, false],
    [publicKey, true, true],
  ])('key %j, allowed %s: %s', async (key, allowUnsigned, counts) => {
    const judge = { trust: { publicKey: key, allowUnsigned }, merchant: 'FAIR', lastVersion: 0, now: NOW };
    expect((await judgeLines(asOffer(DOMAINS), judge)).ok).toBe(counts);
  });

  test('a seal that no pinned key can confirm is worth as much as none', async () => {
    const judge = { trust: { publicKey: '', allowUnsigned: false }, merchant: 'FAIR', lastVersion: 0, now: NOW };
    expect(await judgeLines(signed(pair.privateKey), judge)).toEqual({ ok: false, error: 'unsigned' });
  });

  test.each(['not base64!', 'AAAA'])('a pinned key that is none (%s) confirms nothing', async (key) => {
    const judge = { trust: { publicKey: key, allowUnsigned: false }, merchant: 'FAIR', lastVersion: 0, now: NOW };
    expect(await judgeLines(signed(pair.privateKey), judge)).toEqual({ ok: false, error: 'tampered' });
  });
});
