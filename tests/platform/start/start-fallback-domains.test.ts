import { afterEach, expect, test } from 'vitest';
import { systemClock } from '../../../src/base/clock';
import { findLiveDomain } from '../../../worker/find-live-domain';
import { generateSecureRandomBytes } from '../../../worker/random';
import { type Platform, startPlatform } from '../platform';
import { type RunningFallbackDomains, startFallbackDomains } from './start-fallback-domains';

const running: (Platform | RunningFallbackDomains)[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((resource) => resource.close()));
});

test.each([
  ['FAIR', 'localhost'],
  ['KOPI', 'kopi.localhost'],
])(
  '[DOM-2] the merchant %s has six fallback domains on separate ports, and the domain probe finds the working one',
  async (merchant, host) => {
    const platform = await startPlatform();
    const started = await startFallbackDomains(platform, 'dist');
    running.push(started, platform);
    const response = await fetch(`${platform.origin}/wps/system/domainRoute`, { headers: { Merchant: merchant } });
    const { value } = (await response.json()) as { value: { domains: { domainName: string }[] } };
    const domains = value.domains.map(({ domainName }) => domainName);
    expect(new Set(domains.map((domain) => new URL(domain).port)).size).toBe(6);

    // Node does not resolve names under .localhost; the port identifies the domain.
    const send = (url: string, init: RequestInit) => fetch(url.replace(/\/\/[^:]+/, '//127.0.0.1'), init);
    const dependencies = { send, random: generateSecureRandomBytes, clock: systemClock };
    const found = await findLiveDomain({ domains, merchant, page: platform.origin }, dependencies);
    expect(found).toEqual({ ok: true, value: `http://${host}:${started.goodPort}` });
  },
);
