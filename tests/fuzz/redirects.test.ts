import { describe, expect, test, vi } from 'vitest';
import { toSafeUrl } from '../../src/base/to-safe-url';
import { decideLoginRedirect, type LoginRedirectParams } from '../../src/services/navigation/decide-login-redirect';
import { REDIRECT_TEST_HOSTS, REDIRECT_URL_TEST_VALUES } from '../support/api/redirect-url-test-values';
import { createSeededRandom, pickRandomly } from '../support/seeded-random';
import { FUZZ_SEED } from './hostile-values';
import { findRedirectHost } from './redirect-oracle';
import { FOLLOWED_REDIRECTS, REFUSED_REDIRECTS } from './written-redirects';

vi.setConfig({ testTimeout: 120_000 });

const GENERATED = 100_000;
const TOKEN = 'token-of-alice';
const hosts = { origin: `https://${REDIRECT_TEST_HOSTS.own}`, merchant: REDIRECT_TEST_HOSTS.merchant };
const params: LoginRedirectParams = {
  token: TOKEN,
  language: { code: 'EN', tag: 'en' },
  headerColor: '#5b3df5',
  title: 'Fair',
};

const PARTS = [
  ...['https:', 'HTTPS:', 'http:', 'httpx:', 'javascript:', 'data:', 'blob:', '//', '/', '///', '\\', '@', ':', '.'],
  ...['?', '#', '%2f', '%40', '%00', '%66', '%', '\t', '\n', ' ', '\u00a0', '\u3002', '\uff0f', '\u200b', '\u202e'],
  ...['443', ':443', ':0443', ':8443', 'm', 'x', 'user', '..', '[::1]', '127.1', 'token=x', '&tokens=y', '\ud800'],
  ...['fair.example', 'm.fair.example', 'pay.fair.example', 'FAIR.example', 'ｆair.example', 'f\u0430ir.example'],
  ...['evil.example', '.evil.example', 'evil'],
];

/** Starts from which an address is likely to be valid. */
const STARTS = ['https://', 'https://', 'https://', '//', '/', 'https:', ''];

/** Returns a part of an address, sometimes a random character. */
const nextPart = (random: () => number): string =>
  random() < 0.05 ? String.fromCharCode(Math.floor(random() * 0x1_0000)) : pickRandomly(PARTS, random);

function* generateAddresses(): Generator<string> {
  const random = createSeededRandom(FUZZ_SEED);
  for (let count = 0; count < GENERATED; count += 1) {
    let address = pickRandomly(STARTS, random);
    for (let parts = Math.floor(random() * 7); parts > 0; parts -= 1) address += nextPart(random);
    yield address;
  }
}

/** Returns the host to which a sign-in goes on with the token; throws if the token is elsewhere or twice. */
function findTokenHost(address: string): string | undefined {
  const decided = decideLoginRedirect(address, hosts, params);
  if (decided.kind === 'refused') return undefined;
  // The result is read by its characters: the parser of URLs is part of what is tested.
  const [, host, query] = /^https:\/\/([a-z.]+)\/[^?#]*\?([^#]*)(?:#.*)?$/s.exec(decided.address) ?? [];
  const tokens = query?.split('&').filter((pair) => /^tokens?=/.test(pair));
  if (tokens?.join() !== `token=${TOKEN}`) throw new Error(`${address} → ${decided.address}`);
  return host;
}

describe('[ROUTE-7.1] hostile redirect URLs', () => {
  test('100,000 generated ones lead where an independent oracle says, with one token, or are refused', () => {
    const followed = new Map<string, number>();
    for (const address of generateAddresses()) {
      const host = findTokenHost(address);
      if (host !== findRedirectHost(address))
        throw new Error(`FUZZ_SEED=${FUZZ_SEED}: ${JSON.stringify(address)} leads to ${host}`);
      const back = toSafeUrl('back', address, hosts);
      if (back.ok !== (host !== undefined)) throw new Error(`${JSON.stringify(address)} as a way back`);
      if (host !== undefined) followed.set(host, (followed.get(host) ?? 0) + 1);
    }
    expect([...followed.keys()].sort()).toEqual(['fair.example', 'm.fair.example', 'pay.fair.example']);
    expect(Math.min(...followed.values())).toBeGreaterThan(200);
  });

  test('at least 200 different ones are written by hand', () => {
    const written = [...REDIRECT_URL_TEST_VALUES, ...Object.keys(FOLLOWED_REDIRECTS), ...REFUSED_REDIRECTS];
    expect(new Set(written).size).toBeGreaterThanOrEqual(200);
    expect(new Set(written).size).toBe(written.length);
  });

  test('written by hand lead to the host that is noted with them', () => {
    const addresses = Object.keys(FOLLOWED_REDIRECTS);
    const listHosts = (find: typeof findTokenHost) => Object.fromEntries(addresses.map((one) => [one, find(one)]));
    expect(listHosts(findTokenHost)).toEqual(FOLLOWED_REDIRECTS);
    expect(listHosts(findRedirectHost)).toEqual(FOLLOWED_REDIRECTS);
  });

  test('written by hand as ones to refuse are refused', () => {
    expect(REFUSED_REDIRECTS.filter((one) => findTokenHost(one) !== undefined)).toEqual([]);
    expect(REFUSED_REDIRECTS.filter((one) => findRedirectHost(one) !== undefined)).toEqual([]);
  });
});
