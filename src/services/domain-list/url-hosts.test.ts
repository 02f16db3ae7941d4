import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { parse } from 'valibot';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { signDomainList } from '../../../deploy/domain-list/sign-list';
import { stubPageGlobals } from '../../../tests/support/page/page-globals';
import { siteStatus } from '../../contract/endpoints/site/system';

const NOW = Date.UTC(2026, 10, 20);
const PAIR = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const PINNED = { publicKey: toSpki(PAIR.publicKey), allowUnsigned: false };
const ORIGIN = 'https://m.fair.example';

function toSpki(key: KeyObject): string {
  return key.export({ type: 'spki', format: 'der' }).toString('base64');
}

/** Opens a page whose deployment pins a key, or none, and names one host. */
async function openPage(lines?: typeof PINNED) {
  vi.resetModules();
  vi.stubGlobal('localStorage', undefined);
  stubPageGlobals(`${ORIGIN}/m/home`, { merchant: 'FAIR', hosts: ['own.example'], ...(lines && { lines }) });
  const [hosts, signed, cached, merchant] = await Promise.all([
    import('./url-hosts'),
    import('./signed-domains'),
    import('./cached-domain-list'),
    import('../merchant/merchant-store'),
  ]);
  merchant.useMerchant.setState({ code: 'FAIR', home: 'FAIR' });
  return { ...hosts, ...signed, ...cached, ...merchant };
}

/** A list that is signed for FAIR. */
function createList(domains = ['https://signed.example'], key = PAIR.privateKey) {
  const fields = { domains, merchant: 'FAIR', version: 1, expires: NOW + 1 };
  const { domains: named, signatureBlock } = signDomainList(fields, key);
  return { domains: [...named], signatureBlock };
}
const STATUS = parse(siteStatus, {
  info: { merchantCode: 'FAIR', mainDomain: 'https://status.example', domainRoute: ['route.example'] },
});

beforeEach(() => void vi.setSystemTime(NOW));

describe('[ROUTE-7.2][DOM-3] hosts of the merchant', () => {
  test('before the status arrives and without a pinned key, only this origin is trusted', async () => {
    const page = await openPage();
    expect(page.getTrustedHosts()).toEqual({ origin: ORIGIN, merchant: [] });
    await page.loadSignedDomains();
    expect(page.getSignedDomains()).toEqual([]);
  });

  test('without a pinned key those of the status are trusted, also once a list is stored', async () => {
    const page = await openPage();
    page.setSiteStatus(STATUS);
    page.saveDomainList('FAIR', createList(), NOW - 1);
    await page.loadSignedDomains();
    expect(page.getTrustedHosts()).toEqual({ origin: ORIGIN, merchant: ['status.example', 'route.example'] });
    expect(page.getHostsToIsolate().merchant).toEqual(['own.example', 'status.example', 'route.example']);
  });

  test('with a pinned key those of the deployment and of the stored, signed list are trusted instead', async () => {
    const page = await openPage(PINNED);
    page.setSiteStatus(STATUS);
    const list = createList();
    page.saveDomainList('FAIR', list, NOW - 1);
    page.saveDomainList('KOPI', createList(['https://kopi.example']), NOW - 1);
    expect(page.readCachedDomainList('FAIR')).toMatchObject({ at: NOW - 1, list });
    expect(page.readCachedDomainList('SOL')).toBeUndefined();
    expect(page.getTrustedHosts().merchant).toEqual(['own.example']);
    await page.loadSignedDomains();
    expect(page.getTrustedHosts()).toEqual({ origin: ORIGIN, merchant: ['own.example', 'signed.example'] });
    expect(page.getHostsToIsolate().merchant).toEqual([
      'own.example',
      'signed.example',
      'status.example',
      'route.example',
    ]);
  });

  test.each([
    ['is not stored', undefined],
    ['has a changed domain', { ...createList(), domains: [{ domainName: 'evil.example' }] }],
  ])('a list that %s adds no host', async (_, list) => {
    const page = await openPage(PINNED);
    if (list) page.saveDomainList('FAIR', list, NOW);
    await page.loadSignedDomains();
    expect(page.getTrustedHosts().merchant).toEqual(['own.example']);
  });

  test('a stored list that is signed with Ed25519 is trusted too', async () => {
    const pair = generateKeyPairSync('ed25519');
    const page = await openPage({ ...PINNED, publicKey: toSpki(pair.publicKey) });
    page.saveDomainList('FAIR', createList(['https://other.example'], pair.privateKey), NOW);
    await page.loadSignedDomains();
    expect(page.getTrustedHosts().merchant).toEqual(['own.example', 'other.example']);
  });

  test('the stored list is verified once', async () => {
    const page = await openPage(PINNED);
    expect(page.loadSignedDomains()).toBe(page.loadSignedDomains());
  });
});
