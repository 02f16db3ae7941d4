import { generateKeyPairSync } from 'node:crypto';
import { parse } from 'valibot';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { signDomainList } from '../../../../deploy/domain-list/sign-list';
import { safeLocalStorage } from '../../../browser/storage/web-storage';
import { domainRoute } from '../../../contract/endpoints/site/domains';
import { siteStatus } from '../../../contract/endpoints/site/system';

const EXPIRES = Date.now() + 60_000;
const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const pinned = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
const sign = (merchant: string, domain: string, version = 1) =>
  signDomainList({ domains: [domain], merchant, version, expires: EXPIRES }, privateKey);

let sentList: unknown;
let list: typeof import('./fetch-domain-list');
let store: typeof import('../../../services/merchant/merchant-store');
let cache: typeof import('../../../services/domain-list/cached-domain-list');

/** Sets up a page of the merchant FAIR whose deployment pins a key, and a platform that sends `sentList`. */
beforeAll(async () => {
  const settings = { merchant: 'FAIR', lines: { publicKey: pinned } };
  vi.stubGlobal('document', { getElementById: () => ({ textContent: '{"worker":"/worker.js"}' }) });
  vi.stubGlobal('hostBlock', settings);
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('location', new URL('https://m.fair.example/m/home'));
  vi.stubGlobal('fetch', async () => Response.json({ success: true, value: sentList }));
  list = await import('./fetch-domain-list');
  store = await import('../../../services/merchant/merchant-store');
  cache = await import('../../../services/domain-list/cached-domain-list');
});

beforeEach(() => safeLocalStorage.removeByPrefix(''));

/** Applies a status response that names this merchant; a status is not signed. */
function applyStatusOf(merchantCode: string): void {
  store.useMerchant.setState({ home: 'FAIR', code: 'FAIR' });
  store.setSiteStatus(parse(siteStatus, { info: { merchantCode } }));
}

describe('[BOOT-7.5][DOM-1] merchant of a domain list if the deployment pins a key', () => {
  test('a domain list of another merchant is refused even if the status names that merchant', async () => {
    applyStatusOf('KOPI');
    sentList = sign('KOPI', 'https://kopi.example');
    expect(await list.fetchDomainList()).toBeUndefined();
    expect(cache.readCachedDomainList('FAIR')).toBeUndefined();
  });

  test('a stored domain list of another merchant is refused even if the status names that merchant', async () => {
    applyStatusOf('KOPI');
    cache.saveDomainList('FAIR', parse(domainRoute.response, sign('KOPI', 'https://kopi.example')), 0);
    expect(await list.loadCachedDomains()).toEqual([]);
  });

  test('a domain list of the deployment’s merchant is accepted even if the status names another merchant', async () => {
    applyStatusOf('KOPI');
    sentList = sign('FAIR', 'https://a.fair.example');
    expect(await list.fetchDomainList()).toEqual(['https://a.fair.example']);
    expect(await list.loadCachedDomains()).toEqual(['https://a.fair.example']);
  });

  test('a stored domain list of another merchant does not raise the minimum version of accepted domain lists', async () => {
    applyStatusOf('FAIR');
    cache.saveDomainList('FAIR', parse(domainRoute.response, sign('KOPI', 'https://kopi.example', 9)), 0);
    sentList = sign('FAIR', 'https://a.fair.example', 2);
    expect(await list.fetchDomainList()).toEqual(['https://a.fair.example']);
  });
});
