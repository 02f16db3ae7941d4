import { describe, expect, test } from 'vitest';
import { mayReceiveSessionToken } from './to-safe-url';
import { decideHostsToIsolate, decideTrustedHosts } from './trusted-hosts';

const ORIGIN = 'https://m.example';
/** No key is pinned, so the hosts of the deployment do not matter. */
const NOT_PINNED = { isPinned: false, domains: [] };

test('[GAME-1.4] every valid domain of a merchant is one of the merchant’s hosts, whether written as a host or as a URL', () => {
  const status = ['www.fair.example', 'https://a.fair.example/m/', 'B.fair.example', '', 'http://', 'not a host'];
  expect(decideTrustedHosts(status, ORIGIN, NOT_PINNED)).toEqual({
    origin: ORIGIN,
    merchant: ['www.fair.example', 'a.fair.example', 'b.fair.example'],
  });
});

test('[GAME-1.4] without a site status, only the page’s own origin counts as a host of the merchant', () => {
  expect(decideTrustedHosts([], ORIGIN, NOT_PINNED)).toEqual({ origin: ORIGIN, merchant: [] });
});

describe('[ROUTE-7] [DOM-1] the hosts of a signed list and of the unsigned status', () => {
  const status = ['evil.example', 'https://worse.example', 'a.fair.example'];
  const trust = { isPinned: true, domains: ['m.fair.example', 'https://a.fair.example'] };

  test.each([
    // URL                      pinned  not pinned
    [`${ORIGIN}/x`, 'allowed', 'allowed'],
    ['https://m.fair.example/x', 'allowed', 'refused'],
    ['https://a.fair.example/x', 'allowed', 'allowed'],
    ['https://evil.example/x', 'refused', 'allowed'],
    ['https://worse.example/x', 'refused', 'allowed'],
    ['https://other.example/x', 'refused', 'refused'],
  ])(
    '[ROUTE-7.2][LINK-1.3] sending the token to %s is %s with a pinned key and %s without a pinned key',
    (address, pinned, notPinned) => {
      expect(mayReceiveSessionToken(address, decideTrustedHosts(status, ORIGIN, trust))).toBe(pinned === 'allowed');
      expect(mayReceiveSessionToken(address, decideTrustedHosts(status, ORIGIN, NOT_PINNED))).toBe(
        notPinned === 'allowed',
      );
    },
  );

  test('[GAME-3] hosts of the signed list and of the unsigned status are the merchant’s when games are isolated from storage', () => {
    const { merchant } = decideHostsToIsolate(status, ORIGIN, trust);
    expect(merchant).toEqual(['m.fair.example', 'a.fair.example', 'evil.example', 'worse.example']);
  });
});
