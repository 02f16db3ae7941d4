import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sealServicePath } from '../../../tests/platform/envelope/service-path';
import { openServicePath } from '../../../worker/service-path';
import { serviceAddress } from './service-address';

const HOSTS = { origin: 'https://m.fair.example', service: ['chat.vendor.example'] };
const MEMBER = { userName: 'alice', label: 'Gold' };
const VISITOR = { userName: '', label: '' };

describe('[CS-1] where an entry leads', () => {
  test.each([
    // type       address                                      who      leads to
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
  ] as const)('%s %s', (csType, opened, who, address) => {
    expect(serviceAddress(csType, opened, who, HOSTS)).toEqual({ ok: true, value: address });
  });

  test('a name with signs of its own stays one parameter', () => {
    const led = serviceAddress('LIVECHAT', 'https://chat.vendor.example/', { userName: 'a&b=c#d/ü', label: '' }, HOSTS);
    expect(led.ok && new URL(led.value).searchParams.get('userName')).toBe('a&b=c#d/ü');
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

test.each(BAD)('[CS-1] %j is refused, sealed in a path or not', (address) => {
  expect(serviceAddress('LIVECHAT', address, MEMBER, HOSTS).ok).toBe(false);
  const opened = openServicePath(sealServicePath(address));
  expect(opened.ok && serviceAddress('LIVECHAT', opened.value, MEMBER, HOSTS).ok).toBe(false);
});

/** What an entry makes of a path: an address, or nothing. */
function addressOf(path: string): string | undefined {
  const opened = openServicePath(path);
  const led = opened.ok ? serviceAddress('AICAN', opened.value, MEMBER, HOSTS) : undefined;
  return led?.ok ? led.value : undefined;
}

function expectGood(address: string | undefined): void {
  if (address === undefined) return;
  const { protocol, hostname, port, username, password } = new URL(address);
  expect([protocol, port, username, password]).toEqual(['https:', '', '', '']);
  expect(['chat.vendor.example', 'm.fair.example']).toContain(hostname);
}

describe('[ENC-4] 10,000 changed paths', () => {
  test('[CS-1] no change of a good path throws, and none gives an address on another host', () => {
    const good = sealServicePath('https://chat.vendor.example/window?site=7');
    expect(addressOf(good)).toBe('https://chat.vendor.example/window?site=7&userName=alice&category=Gold');
    const splice = fc
      .tuple(fc.nat(good.length), fc.nat(8), fc.string({ unit: 'binary', maxLength: 8 }))
      .map(([at, cut, piece]) => good.slice(0, at) + piece + good.slice(at + cut));
    const flip = fc
      .tuple(fc.nat(good.length - 1), fc.base64String({ minLength: 4, maxLength: 4 }))
      .map(([at, [character = 'A']]) => good.slice(0, at) + character + good.slice(at + 1));
    const changed = fc.oneof(splice, flip);
    fc.assert(
      fc.property(changed, (path) => expectGood(addressOf(path))),
      { numRuns: 10_000 },
    );
  });

  test('[CS-1] neither does any path that is noise', () => {
    const noise = fc.oneof(fc.string(), fc.base64String({ maxLength: 200 }), fc.string({ unit: 'binary' }));
    fc.assert(
      fc.property(noise, (path) => expectGood(addressOf(path))),
      { numRuns: 3_000 },
    );
  });

  test('[CS-1] neither does any address that somebody seals well', () => {
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
        expectGood(addressOf(sealServicePath(clear))),
      ),
      { numRuns: 3_000 },
    );
  });
});
