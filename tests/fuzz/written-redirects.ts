/** Addresses that lead to this site or a host of the merchant after a sign-in, with that host. */
export const FOLLOWED_REDIRECTS: Readonly<Record<string, string>> = {
  'https://fair.example': 'fair.example',
  'https://fair.example?a=1': 'fair.example',
  'https://fair.example#a': 'fair.example',
  'https://pay.fair.example/a/../b': 'pay.fair.example',
  'https://pay.fair.example/%2e%2e/b': 'pay.fair.example',
  'https://fair.example/a b': 'fair.example',
  'https://fair.example/?redirectUrl=https%3A%2F%2Fevil.example': 'fair.example',
  'https://fair.example/?token=x&token=y&tokens=z': 'fair.example',
  'https://fair.example/?tok%65n=x': 'fair.example',
  'https://fair.example/#?token=x': 'fair.example',
  'https://fair.example//evil.example': 'fair.example',
  'https://fair.example/https://evil.example': 'fair.example',
  'https://fair.example/javascript:alert(1)': 'fair.example',
  'https://fair.example/..//evil.example': 'fair.example',
  'https://fair.example/\u202e': 'fair.example',
  'https://fair.example:': 'fair.example',
  'https://fair.example:0443/': 'fair.example',
  'https://fair.example:00000443/': 'fair.example',
  'https://@fair.example/': 'fair.example',
  'https://:@fair.example/': 'fair.example',
  'https://%66air.example/': 'fair.example',
  'https://fair%2eexample/': 'fair.example',
  'https://FaIr.ExAmPlE/': 'fair.example',
  'https://ⓕair.example/': 'fair.example',
  'https://ｆａｉｒ.example/': 'fair.example',
  'https://fair。example/': 'fair.example',
  'https://fair．example/': 'fair.example',
  'https://ｍ.fair.example/m/home': 'm.fair.example',
  'https:///fair.example/': 'fair.example',
  'https://///////fair.example/': 'fair.example',
  'https:/fair.example': 'm.fair.example',
  'https:evil.example': 'm.fair.example',
  'https:/evil.example': 'm.fair.example',
  'https:?x': 'm.fair.example',
  'https:#x': 'm.fair.example',
  'hTtPs://m.fair.example/m': 'm.fair.example',
  '//FAIR.example': 'fair.example',
  '//pay.fair.example:443/': 'pay.fair.example',
  '///pay.fair.example/': 'pay.fair.example',
  '/': 'm.fair.example',
  '/?': 'm.fair.example',
  '/#//evil.example': 'm.fair.example',
  '/?//evil.example': 'm.fair.example',
  '/.//evil.example': 'm.fair.example',
  '/..//evil.example': 'm.fair.example',
  '/m/..//evil.example': 'm.fair.example',
  '/@evil.example': 'm.fair.example',
  '/:@evil.example': 'm.fair.example',
  '/%2fevil.example': 'm.fair.example',
  '/%5cevil.example': 'm.fair.example',
  '/javascript:alert(1)': 'm.fair.example',
  '/m/home ': 'm.fair.example',
};

const SCHEMES = [
  ...['http', 'httpss', 'xhttps', 'https+x', 'javascript', 'JAVASCRIPT', 'vbscript', 'data', 'blob', 'filesystem'],
  ...['file', 'ftp', 'ws', 'wss', 'intent', 'market', 'itms-services', 'tel', 'mailto', 'sms', 'about', 'view-source'],
  ...['chrome', 'android-app', 'x'],
];

const HOSTS = [
  ...['evil.example', 'fair.example.evil.example', 'evil.example.', 'fair-example', 'fair.example-evil', 'air.example'],
  ...['fair.exampl', 'fair.examplee', 'www.fair.example', 'x.m.fair.example', 'fair..example', '.fair.example'],
  ...['xn--fair-example', 'f\u0430ir.example', 'fa\u0131r.example', 'f\u00e4ir.example', 'fair\u200b.evil.example'],
  ...['localhost', '127.0.0.1', '0x7f.1', '2130706433', '[::1]', '[::ffff:127.0.0.1]', '169.254.169.254', '%00'],
  ...['fair.example%00.evil.example', 'fair.example%2f.evil.example', 'fair.example%23.evil.example', 'fair.example%'],
  ...['fair.example,evil.example', 'fair.example;evil.example', 'fair.example&evil.example', 'fair.example=', '*'],
];

const AUTHORITIES = [
  ...['a@fair.example', 'a:b@fair.example', ':b@fair.example', 'fair.example@evil.example', '@evil.example', '@@'],
  ...['fair.example:443@evil.example', 'evil.example@fair.example', '%61@fair.example', 'a%3ab@fair.example'],
  ...['fair.example%40evil.example', '@fair.example@evil.example', 'a@b@fair.example', '@:@fair.example'],
  ...['fair.example:80', 'fair.example:444', 'fair.example:1443', 'fair.example:443443', 'fair.example:65536'],
  ...['fair.example:-443', 'fair.example:+443', 'fair.example:443x', 'fair.example:x', 'fair.example:443:443'],
  ...['m.fair.example:80', 'fair.example:٤٤٣', 'fair.example: 443', ' fair.example', 'fair.example :443', ':443'],
];

const CHARACTERS = [
  ...['\\fair.example', '\\\\fair.example', '/\\/fair.example', '\\/fair.example', 'https:\\fair.example'],
  ...['https:/\\evil.example', 'https://fair.example\\@evil.example', 'https://evil.example\\.fair.example'],
  ...['https://fair.example/\\', 'https://fair.example?\\', 'https://fair.example#\\', '\\', '/\\'],
  ...['\thttps://fair.example', 'https://fair.example\t', 'ht\ntps://fair.example', 'https:\r//evil.example'],
  ...['/\n/evil.example', '//evil\t.example', 'https://fair.example/\u0000', 'https://fair.example/\u007f'],
  ...['https://fair.example/\u0085', '\u001b]8;;https://evil.example', 'https://fair.example/%0d%0a\r\n'],
];

const MALFORMED = [
  ...['', ' ', '   ', '.', '..', './', '../m/home', '?', '#', '?redirectUrl=/m/home', '#/m/home', 'm/home', 'home'],
  ...[
    'fair.example',
    'fair.example/m',
    'www.fair.example',
    'https',
    'https/',
    'https//fair.example',
    '://fair.example',
  ],
  ...[':', '::', '@', '@fair.example', '1https://fair.example', '-https://fair.example', ' /m/home', ' //evil.example'],
  ...[' https://fair.example', '\u00a0https://fair.example', '\ufeffhttps://fair.example', 'ｈttps://fair.example'],
  ...['https：//fair.example', '／m/home', '“https://fair.example”', '<https://fair.example>', 'https://', '//', '///'],
  ...['undefined', 'null', '[object Object]', '__proto__', `https://fair.example/${'x'.repeat(2_028)}`],
];

/** Addresses that must not be opened after a sign-in. */
export const REFUSED_REDIRECTS: readonly string[] = [
  ...SCHEMES.map((scheme) => `${scheme}://fair.example/m`),
  ...HOSTS.map((host) => `https://${host}/m`),
  ...AUTHORITIES.map((authority) => `https://${authority}/x`),
  ...CHARACTERS,
  ...MALFORMED,
];
