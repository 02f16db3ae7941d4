import { QueryClient } from '@tanstack/react-query';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { siteStatus } from '../../contract/endpoints/site/system';
import type { CustomerServiceEntry } from '../../contract/merchant/customer-service';

const service = (title: string) => ({ csType: 'MIDUOKE', csPosition: 'SIDE', title, path: 'x' });
const titles = (services: readonly CustomerServiceEntry[]) => services.map(({ title }) => title);

let services: unknown;
let cache: typeof import('./known-customer-service-entries');

/** Runs the query on a platform that sends `services`, or an error if `services` is undefined. */
async function runQuery(): Promise<void> {
  const { customerServiceEntriesQuery } = await import('./customer-service-entries-query');
  const scope = { merchant: 'FAIR', language: 'EN', member: '', epoch: 0 };
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  await client.prefetchQuery(customerServiceEntriesQuery(scope));
}

beforeAll(async () => {
  const settings = { merchant: 'FAIR', worker: '/worker.js' };
  vi.stubGlobal('document', { getElementById: () => ({ textContent: '{"worker":"/worker.js"}' }) });
  vi.stubGlobal('hostBlock', settings);
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('location', new URL('https://m.fair.example/m/home'));
  vi.stubGlobal('fetch', async () =>
    Response.json(services === undefined ? { success: false } : { success: true, value: { services } }),
  );
  cache = await import('./known-customer-service-entries');
  const merchant = await import('../merchant/merchant-store');
  merchant.useMerchant.setState({ home: 'FAIR', code: 'FAIR' });
});
afterAll(() => vi.unstubAllGlobals());

describe('[CS-1] [DOM-3] known customer service links', () => {
  test('[CS-1.8] do not change after an empty or a failed response', async () => {
    for (const sent of [[service('Desk')], [], undefined]) {
      services = sent;
      await runQuery();
      expect(titles(cache.getKnownCustomerServiceEntries(undefined))).toEqual(['Desk']);
    }
  });

  test('are those of the current site status if it lists any', () => {
    const status = { info: { merchantCode: 'FAIR', customerService: [service('Live chat')] } };
    expect(titles(cache.getKnownCustomerServiceEntries(parse(siteStatus, status)))).toEqual(['Live chat']);
  });
});
