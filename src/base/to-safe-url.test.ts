import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mayReceiveSessionToken, toSafeUrl, type UrlHosts, type UrlKind } from './to-safe-url';

const hosts: UrlHosts = {
  origin: 'https://m.fair.example',
  merchant: ['fair.example', 'pay.fair.example'],
  service: ['chat.vendor.example'],
  download: ['cdn.example'],
};
const local: UrlHosts = { origin: 'http://localhost:8080', merchant: ['fair.example'] };
const outcome = (kind: UrlKind, input: string, allowedHosts = hosts) => {
  const checked = toSafeUrl(kind, input, allowedHosts);
  return checked.ok ? checked.value : `refused: ${checked.error}`;
};

describe('[ROUTE-7] allowed targets of redirectUrl', () => {
  test.each([
    ['https://fair.example/x?a=1#b', 'https://fair.example/x?a=1#b'],
    ['https://FAIR.example', 'https://fair.example/'],
    ['https://pay.fair.example/', 'https://pay.fair.example/'],
    ['https://fair.example:443/', 'https://fair.example/'],
    ['/m/home?x=1', 'https://m.fair.example/m/home?x=1'],
    ['https:fair.example', 'https://m.fair.example/fair.example'],
    ['https:////fair.example', 'https://fair.example/'],
    ['', 'refused: empty'],
    [' ', 'refused: empty'],
    ['home', 'refused: malformed'],
    ['fair.example', 'refused: malformed'],
    ['https://', 'refused: malformed'],
    ['https://%', 'refused: malformed'],
    ['https://fair.example:99999/', 'refused: malformed'],
    ['http://fair.example/', 'refused: scheme'],
    ['httpx://fair.example/', 'refused: scheme'],
    ['javascript:alert(1)', 'refused: scheme'],
    ['JaVaScRiPt://fair.example/%0aalert(1)', 'refused: scheme'],
    ['data:text/html,hi', 'refused: scheme'],
    ['intent://fair.example#Intent;end', 'refused: scheme'],
    ['blob:https://m.fair.example/0-0-0', 'refused: scheme'],
    ['filesystem:https://m.fair.example/temporary/x', 'refused: scheme'],
    ['ftp://fair.example/', 'refused: scheme'],
    ['file:///etc/passwd', 'refused: scheme'],
    ['//evil.example', 'refused: host'],
    ['///evil.example', 'refused: host'],
    ['https://evil.example', 'refused: host'],
    ['https://fair.example.evil.example', 'refused: host'],
    ['https://evilfair.example', 'refused: host'],
    ['https://sub.fair.example', 'refused: host'],
    ['https://fair.example.', 'refused: host'],
    ['https://evil.example/?https://fair.example', 'refused: host'],
    ['https://evil.example/fair.example', 'refused: host'],
    ['https://evil.example#@fair.example', 'refused: host'],
    ['https://f\u0430ir.example', 'refused: host'],
    ['https://fair.example@evil.example', 'refused: userinfo'],
    ['https://fair.example:x@evil.example', 'refused: userinfo'],
    ['https://user@fair.example', 'refused: userinfo'],
    ['https://fair.example:8443/', 'refused: port'],
    ['https://m.fair.example:8443/', 'refused: port'],
    ['https:\\\\fair.example', 'refused: characters'],
    ['/\\evil.example', 'refused: characters'],
    ['https://fair.example/\r\nSet-Cookie: a=b', 'refused: characters'],
    ['java\tscript:alert(1)', 'refused: characters'],
    ['\u0000https://fair.example', 'refused: characters'],
    ['https://:secret@fair.example', 'refused: userinfo'],
    [`https://fair.example/${'x'.repeat(2_027)}`, `https://fair.example/${'x'.repeat(2_027)}`],
    [`https://fair.example/${'x'.repeat(2_028)}`, 'refused: long'],
  ])('for the redirectUrl “%s”, toSafeUrl() returns “%s”', (input, expected) => {
    expect(outcome('redirect', input)).toBe(expected);
  });
});

test('[ROUTE-1] if only pages of the app are allowed, toSafeUrl() returns the path of the page, or why there is none', () => {
  expect(outcome('internal', 'https://M.fair.example/m/login?a=1#b')).toBe('/m/login?a=1#b');
  expect(outcome('internal', '/mini-game/v1')).toBe('refused: page');
  expect(outcome('internal', '/m/\u0000')).toBe('refused: characters');
});

describe('[LINK-1] allowed URLs of each kind', () => {
  const cases: [UrlKind, string, string][] = [
    ['back', '/m/home', 'https://m.fair.example/m/home'],
    ['back', 'https://pay.fair.example/x', 'https://pay.fair.example/x'],
    ['back', 'https://evil.example', 'refused: host'],
    ['banner', 'evil.example/m', 'https://evil.example/m'],
    ['banner', '//evil.example/m', 'https://evil.example/m'],
    ['banner', '/m/home', 'refused: malformed'],
    ['banner', 'http://evil.example', 'refused: scheme'],
    ['banner', 'javascript:alert(1)', 'refused: scheme'],
    ['banner', 'evil.example:8443/', 'refused: scheme'],
    ['external', 'https://news.example/a', 'https://news.example/a'],
    ['external', 'news.example', 'refused: malformed'],
    ['external', 'intent://x', 'refused: scheme'],
    ['service', 'https://chat.vendor.example/?u=1', 'https://chat.vendor.example/?u=1'],
    ['service', 'https://fair.example/', 'refused: host'],
    ['game', 'https://games.example/play', 'https://games.example/play'],
    ['game', 'http://games.example/play', 'refused: scheme'],
    ['game', 'https://games.example:81/play', 'refused: port'],
    ['download', 'https://cdn.example/app.apk', 'https://cdn.example/app.apk'],
    ['download', 'https://fair.example/app.apk', 'https://fair.example/app.apk'],
    ['download', 'https://apps.apple.com/app/id1', 'https://apps.apple.com/app/id1'],
    ['download', 'market://details?id=x', 'market://details?id=x'],
    ['download', 'https://evil.example/app.apk', 'refused: host'],
    [
      'download',
      'itms-services://?action=download-manifest&url=https://cdn.example/a.plist',
      'itms-services://?action=download-manifest&url=https://cdn.example/a.plist',
    ],
    ['download', 'itms-services://?action=download-manifest&url=https://evil.example/a.plist', 'refused: host'],
    ['download', 'itms-services://?action=download-manifest', 'refused: malformed'],
    ...[
      '&url=https://evil.example/a.plist',
      '&URL=https://evil.example/a.plist',
      '&%75rl=https://evil.example/a.plist',
      '&%20url=https://evil.example/a.plist',
      '&url=https://cdn.example/a.plist',
      '#&url=https://evil.example/a.plist',
    ].map((second): [UrlKind, string, string] => [
      'download',
      `itms-services://?action=download-manifest&url=https://cdn.example/a.plist${second}`,
      'refused: malformed',
    ]),
    ['download', 'itms-services://?URL=https://cdn.example/a.plist', 'refused: host'],
    ['download', 'itms-services://?url=market://details?id=x', 'refused: host'],
    ['external', 'market://details?id=x', 'refused: scheme'],
    ['external', 'itms-services://?url=https://cdn.example/a.plist', 'refused: scheme'],
  ];
  test.each(cases)('for the kind %s and the URL “%s”, toSafeUrl() returns “%s”', (kind, input, expected) => {
    expect(outcome(kind, input)).toBe(expected);
  });

  test.each<[UrlKind, string, string]>([
    ['redirect', 'https://fair.example/', 'refused: host'],
    ['back', 'https://fair.example/', 'refused: host'],
    ['service', 'https://chat.vendor.example/', 'refused: host'],
    ['download', 'https://cdn.example/app.apk', 'refused: host'],
    ['download', 'https://play.google.com/store', 'https://play.google.com/store'],
    ['external', 'https://news.example/a', 'https://news.example/a'],
    ['redirect', '/m/home', 'https://m.fair.example/m/home'],
  ])(
    'without lists of allowed hosts, for the kind %s and the URL “%s”, toSafeUrl() returns “%s”',
    (kind, input, expected) => {
      expect(outcome(kind, input, { origin: hosts.origin })).toBe(expected);
    },
  );

  test('a URL of the page’s own origin is allowed, even over http or with a port', () => {
    expect(outcome('game', 'http://localhost:8080/play', local)).toBe('http://localhost:8080/play');
    expect(outcome('redirect', 'http://localhost:8080/m/home', local)).toBe('http://localhost:8080/m/home');
    expect(outcome('redirect', 'http://localhost:8081/m/home', local)).toBe('refused: scheme');
    expect(outcome('redirect', 'blob:http://localhost:8080/1', local)).toBe('refused: scheme');
  });
});

describe('[ROUTE-7] a token is sent to the merchant only', () => {
  test.each(['https://fair.example/x', 'https://m.fair.example/m/home'])('a token may be sent to the URL %s', (url) => {
    expect(mayReceiveSessionToken(url, hosts)).toBe(true);
  });

  test.each(['https://evil.example/x', 'http://fair.example/x', 'javascript:alert(1)'])(
    'a token must not be sent to the URL %s',
    (url) => {
      expect(mayReceiveSessionToken(url, hosts)).toBe(false);
    },
  );

  test('every redirect URL that toSafeUrl() accepts has an allowed host and the protocol https', () => {
    const piece = fc.constantFrom(
      ...['https:', 'http:', 'javascript:', '//', '/', '\\', '@', ':', '.', '?', '#', '%2f', '%00', '\t', '443', 'm'],
      ...['fair.example', 'm.fair.example', 'evil.example', 'evil', ' ', 'ⓕair.example', '[::1]', '127.1'],
    );
    const address = fc.oneof(
      fc.array(piece, { maxLength: 9 }).map((pieces) => pieces.join('')),
      fc.webUrl({ withFragments: true, withQueryParameters: true }),
      fc.string({ unit: 'binary', maxLength: 40 }),
    );
    const listed = new Set(['m.fair.example', 'fair.example', 'pay.fair.example']);
    fc.assert(
      fc.property(address, (input) => {
        const checked = toSafeUrl('redirect', input, hosts);
        if (!checked.ok) return;
        const { protocol, hostname, port, username, password } = new URL(checked.value);
        expect({ protocol, port, username, password }).toEqual({
          protocol: 'https:',
          port: '',
          username: '',
          password: '',
        });
        expect(listed).toContain(hostname);
      }),
      { numRuns: 2_000 },
    );
  });
});
