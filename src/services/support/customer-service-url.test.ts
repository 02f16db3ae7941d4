import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { encryptCustomerServicePath } from '../../../tests/platform/envelope/customer-service-path';
import { decryptCustomerServicePath } from '../../../worker/customer-service-path';
import { buildCustomerServiceUrl, listCustomerServiceHosts } from './customer-service-url';

const HOSTS = { origin: 'https://m.fair.example', service: ['chat.vendor.example'] };
const MEMBER = { userName: 'alice', label: 'Gold' };
const VISITOR = { userName: '', label: '' };

describe('[CS-1.2] URL of a customer service link', () => {
  test.each([
    // type       decrypted URL                                user     result
    ['LIVECHAT', 'https://chat.vendor.example/a?x=1', VISITOR, 'https://chat.vendor.example/a?x=1'],
    ['LIVECHAT', 'https://chat.vendor.example/a?x=1', MEMBER, 'https://chat.vendor.example/a?x=1&userName=alice'],
    ['AICAN', 'https://chat.vendor.example/', MEMBER, 'https://chat.vendor.example/?userName=alice&category=Gold'],
    ['aican', 'https://chat.vendor.example/', MEMBER, 'https://chat.vendor.example/?userName=alice&category=Gold'],
    [
      'AICAN',
      'https://chat.vendor.example/',
      { userName: 'bob', label: '' },
      'https://chat.vendor.example/?userName=bob',
    ],
    ['COMM100VIP', 'https://chat.vendor.example/', MEMBER, 'https://chat.vendor.example/?userName=alice'],
    ['MIDUOKE', 'https://chat.vendor.example/?userName=x', MEMBER, 'https://chat.vendor.example/?userName=alice'],
    ['LIVECHAT', ' https://chat.vendor.example/ ', VISITOR, 'https://chat.vendor.example/'],
    ['LIVECHAT', 'https://m.fair.example/help', VISITOR, 'https://m.fair.example/help'],
  ] as const)(
    'for the type %s, the decrypted URL %s and the user %o, the URL of a customer service link is %s',
    (csType, decrypted, user, address) => {
      expect(buildCustomerServiceUrl(csType, decrypted, user, HOSTS)).toEqual({ ok: true, value: address });
    },
  );

  test('the URL of a customer service link contains a username with reserved characters as a single parameter', () => {
    const url = buildCustomerServiceUrl(
      'LIVECHAT',
      'https://chat.vendor.example/',
      { userName: 'a&b=c#d/ü', label: '' },
      HOSTS,
    );
    expect(url.ok && new URL(url.value).searchParams.get('userName')).toBe('a&b=c#d/ü');
  });
});

const BAD = [
  'http://chat.vendor.example/',
  'https://chat.vendor.example:8443/',
  'https://chat.vendor.example.evil.example/',
  'https://sub.chat.vendor.example/',
  'https://chat.vendor.example@evil.example/',
  'https://user:pass@chat.vendor.example/',
  'https://evil.example/chat.vendor.example',
  'https://evil.example\\@chat.vendor.example/',
  'https://127.0.0.1/',
  'https://[::1]/',
  '//evil.example/',
  '//chat.vendor.example/',
  '/m/home',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)//https://chat.vendor.example/',
  'data:text/html,x',
  'blob:https://m.fair.example/x',
  'intent://chat.vendor.example/#Intent;end',
  'file:///etc/passwd',
  'ftp://chat.vendor.example/',
  'https://chat.vendor.example/\nx',
  '',
  ' ',
  `https://chat.vendor.example/${'a'.repeat(3000)}`,
];

test.each(BAD)(
  '[CS-1.2] the customer service URL %j is refused, both unencrypted and in an encrypted path',
  (address) => {
    expect(buildCustomerServiceUrl('LIVECHAT', address, MEMBER, HOSTS).ok).toBe(false);
    const decrypted = decryptCustomerServicePath(encryptCustomerServicePath(address));
    expect(decrypted.ok && buildCustomerServiceUrl('LIVECHAT', decrypted.value, MEMBER, HOSTS).ok).toBe(false);
  },
);

/** Returns the customer service URL for an encrypted path; undefined if the path or the URL is refused. */
function addressOf(path: string): string | undefined {
  const decrypted = decryptCustomerServicePath(path);
  const url = decrypted.ok ? buildCustomerServiceUrl('AICAN', decrypted.value, MEMBER, HOSTS) : undefined;
  return url?.ok ? url.value : undefined;
}

function expectAllowedHost(address: string | undefined): void {
  if (address === undefined) return;
  const { protocol, hostname, port, username, password } = new URL(address);
  expect([protocol, port, username, password]).toEqual(['https:', '', '', '']);
  expect(['chat.vendor.example', 'm.fair.example']).toContain(hostname);
}

describe('[ENC-4] untrusted customer service paths', () => {
  test('[CS-1.2] none of 10,000 modified paths causes an exception or results in a URL on a host that is not allowed', () => {
    const good = encryptCustomerServicePath('https://chat.vendor.example/window?site=7');
    expect(addressOf(good)).toBe('https://chat.vendor.example/window?site=7&userName=alice&category=Gold');
    const splice = fc
      .tuple(fc.nat(good.length), fc.nat(8), fc.string({ unit: 'binary', maxLength: 8 }))
      .map(([at, cut, piece]) => good.slice(0, at) + piece + good.slice(at + cut));
    const flip = fc
      .tuple(fc.nat(good.length - 1), fc.base64String({ minLength: 4, maxLength: 4 }))
      .map(([at, [character = 'A']]) => good.slice(0, at) + character + good.slice(at + 1));
    const changed = fc.oneof(splice, flip);
    fc.assert(
      fc.property(changed, (path) => expectAllowedHost(addressOf(path))),
      { numRuns: 10_000 },
    );
  });

  test('[CS-1] no random customer service path causes an exception or results in a URL on a host that is not allowed', () => {
    const noise = fc.oneof(fc.string(), fc.base64String({ maxLength: 200 }), fc.string({ unit: 'binary' }));
    fc.assert(
      fc.property(noise, (path) => expectAllowedHost(addressOf(path))),
      { numRuns: 3_000 },
    );
  });

  test('[CS-1] no correctly encrypted URL causes an exception or results in a URL on a host that is not allowed', () => {
    const scheme = fc.constantFrom('https:', 'http:', 'javascript:', 'data:', 'blob:https:', 'HTTPS:', '', ' https:');
    const host = fc.oneof(fc.constantFrom('chat.vendor.example', 'evil.example', 'm.fair.example'), fc.domain());
    const address = fc
      .tuple(
        scheme,
        fc.constantFrom('//', '/', '', '\\\\'),
        fc.constantFrom('', 'a@', 'chat.vendor.example@'),
        host,
        fc.webPath(),
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(address, fc.webUrl({ withQueryParameters: true }), fc.string()), (clear) =>
        expectAllowedHost(addressOf(encryptCustomerServicePath(clear))),
      ),
      { numRuns: 3_000 },
    );
  });
});

const LISTED = { LIVECHAT: ['direct.lc.chat'], CBS: ['chat.example'] };
const own = { origin: 'https://m.example', merchant: ['own.example', 'b.example'] };

test.each([
  ['LIVECHAT', ['direct.lc.chat', 'own.example', 'b.example']],
  ['livechat', ['direct.lc.chat', 'own.example', 'b.example']],
  ['AICAN', ['own.example', 'b.example']],
  ['constructor', ['own.example', 'b.example']],
])('[CS-1.2] customer service links of the type %s may lead to the hosts %j', (csType, hosts) => {
  expect(listCustomerServiceHosts(csType, LISTED, own).service).toEqual(hosts);
});

test('[CS-1] if the merchant has no hosts, customer service links may lead to the hosts of the deployment', () => {
  expect(listCustomerServiceHosts('CBS', LISTED, { origin: 'https://m.example' }).service).toContain('chat.example');
});
