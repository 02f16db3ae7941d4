import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { judgeSettings } from '../../../deploy/config-check/judge-settings';
import { formatFinding } from '../../../src/services/config-check/finding';

const PUBLIC_KEY = 'MCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE=';
const BRAND = {
  ...{ name: 'Kopi', defaultLanguage: 'VI', accent: '#e8a33d', background: '#17110d' },
  legal: { age: 18, licence: 'Licensed, no. 1', helpLines: [{ name: 'Helpline', phone: '1800' }] },
};
const SETTINGS = {
  merchant: '',
  hosts: { 'kopi.example': 'KOPI', 'fair.example': 'FAIR' },
  brands: { KOPI: BRAND },
  lines: { publicKey: PUBLIC_KEY, allowUnsigned: false },
  services: { LIVECHAT: ['chat.example'] },
  identity: 'google',
  messaging: 'none',
  captchaFrame: 'https://captcha.example',
};
const brand = (values: object) => ({ brands: { KOPI: { ...BRAND, ...values } } });

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const judge = (settings: object, isLocal = false) => {
  const findings = judgeSettings(settings, { isLocal });
  const listed = (level: string) => findings.filter((finding) => finding.level === level).map(formatFinding);
  return { faults: listed('fault'), warnings: listed('warning') };
};

describe('[OPS-1] judge of the settings of a deployment', () => {
  test('[OPS-1.1] the settings of the repository and those of the local platform have no fault and no warning', () => {
    const clean = { faults: [], warnings: [] };
    expect(judge(readJson('deploy/settings.json') as object)).toEqual(clean);
    expect(judge(readJson('tests/platform/settings.json') as object, true)).toEqual(clean);
    expect(judge(SETTINGS)).toEqual(clean);
    expect(judge({})).toEqual(clean);
  });

  test.each([
    // what is wrong, part of the settings, what the operator reads
    ['a misspelt key', { merchnat: 'FAIR' }, 'merchnat: unknown key, which nothing reads.'],
    ['an unknown key', { theme: 'blue' }, 'theme: unknown key, which nothing reads.'],
    ['a misspelt key of a brand', brand({ acent: '#ffffff' }), 'brands.KOPI.acent: unknown key, which nothing reads.'],
    [
      'a misspelt key of a design',
      brand({ design: { colums: 3 } }),
      'brands.KOPI.design.colums: unknown key, which nothing reads. Did you mean "columns"?',
    ],
    [
      'a misspelt key of the domain lists',
      { lines: { publickey: PUBLIC_KEY } },
      'lines.publickey: unknown key, which nothing reads. Did you mean "publicKey"?',
    ],
    [
      'a text where true or false belongs',
      { lines: { allowUnsigned: 'yes' } },
      'lines.allowUnsigned: must be true or false, without quotation marks, but it is the text "yes".',
    ],
    ['a list of hosts', { hosts: ['kopi.example'] }, 'hosts: must be an object: { … }, but it is a list.'],
    [
      'a number as a merchant',
      { hosts: { 'kopi.example': 7 } },
      'hosts["kopi.example"]: must be a text in quotation marks, but it is 7.',
    ],
    [
      'a single host of customer service',
      { services: { LIVECHAT: 'chat.example' } },
      'services.LIVECHAT: must be a list: [ … ], but it is the text "chat.example".',
    ],
    [
      'an unknown provider',
      { identity: 'constructor' },
      'identity: must be one of "none", "google", "emulated", but it is the text "constructor".',
    ],
    [
      'an unknown shape of a design',
      brand({ design: { tileRatio: '4:3' } }),
      'brands.KOPI.design.tileRatio: must be one of "1:1", "3:4", "16:9", but it is the text "4:3".',
    ],
    ['a number as a licence', brand({ legal: { licence: 1 } }), 'brands.KOPI.legal.licence: must be'],
    [
      'an age as a text',
      brand({ legal: { age: '21' } }),
      'brands.KOPI.legal.age: must be a number, without quotation marks, but it is the text "21".',
    ],
    [
      'a link of the legal kit that is none',
      brand({ legal: { terms: { VI: 'javascript:alert(1)' } } }),
      'brands.KOPI.legal.terms.VI: the app does not open "javascript:alert(1)"',
    ],
    [
      'a colour by name',
      brand({ accent: 'red' }),
      'brands.KOPI.accent: "red" is no colour: write #rgb or #rrggbb. The app shows a neutral one instead.',
    ],
    [
      'a broken colour of the dark scheme',
      brand({ design: { darkAccent: '#12345g' } }),
      'brands.KOPI.design.darkAccent: "#12345g" is no colour: write #rgb or #rrggbb. The app shows the accent instead.',
    ],
    [
      'a language in lower case',
      brand({ defaultLanguage: 'pt-br' }),
      'brands.KOPI.defaultLanguage: "pt-br" is no language of the app. Did you mean "PT-BR"?',
    ],
    [
      'a language that the app does not have',
      brand({ defaultLanguage: 'FR' }),
      'brands.KOPI.defaultLanguage: "FR" is no language of the app. ',
    ],
    [
      'a picture over http',
      brand({ image: 'http://img.example/a.png' }),
      'brands.KOPI.image: the app does not show "http://img.example/a.png": it does not begin with https://.',
    ],
    [
      'a picture at a relative path',
      brand({ icon: 'icons/a.png' }),
      'brands.KOPI.icon: the app does not show "icons/a.png": it is no complete URL; write it with https://.',
    ],
    ['a URL as a host', { hosts: { 'https://kopi.example/': 'KOPI' } }, 'is no host name'],
    [
      'two merchants of one host',
      { hosts: { 'kopi.example': 'KOPI', 'KOPI.example': 'FAIR' } },
      'hosts: gives kopi.example to "KOPI" and "FAIR".',
    ],
    [
      'a merchant code with a path',
      { hosts: { 'kopi.example': '../x' }, brands: {} },
      'hosts["kopi.example"]: "../x" is no merchant code: 1 to 32 letters, digits, "_" and "-".',
    ],
    ['a merchant code with a space', { brands: { 'A B C': BRAND } }, 'brands["A B C"]: "A B C" is no merchant code'],
    ['two codes alike', { hosts: { 'a.example': 'KOPI', 'b.example': 'Kopi' } }, 'hosts["b.example"]: "Kopi" differs'],
    [
      'a default among several merchants',
      { merchant: 'FAIR' },
      'merchant: must be empty in a deployment of several merchants (FAIR, KOPI): ',
    ],
    [
      'a misspelt code of a brand',
      { merchant: '', hosts: { 'fair.example': 'FAIR' }, brands: { FAIRR: BRAND } },
      'brands.FAIRR: no host in "hosts" has the merchant "FAIRR", so only its fallback domains show this brand. Did you mean "FAIR"?',
    ],
    [
      'a picture that is a text',
      brand({ icon: 'data:text/html;base64,AA' }),
      'brands.KOPI.icon: the app does not show "data:text/html;base64,AA": it is no picture.',
    ],
    [
      'a preview of data',
      brand({ image: 'data:image/png;base64,AA' }),
      'brands.KOPI.image: the app does not show "data:image/png;base64,AA": it must have an address.',
    ],
    [
      'a picture with a password',
      brand({ icon: 'https://u:pa55@img.example/a.png?sig=abc' }),
      'the app does not show "https://…@img.example/a.png?…": it contains a user name or a password.',
    ],
    ['an emulated provider', { identity: 'emulated' }, 'identity: "emulated" lets everyone sign in as anyone'],
    ['unsigned lists', { lines: { allowUnsigned: true } }, 'lines.allowUnsigned: lets anyone who controls one domain'],
    ['localhost as a host', { hosts: { localhost: 'KOPI' } }, 'hosts.localhost: is the machine of the user'],
    [
      'a port of localhost',
      { hosts: { 'LocalHost:8080': 'KOPI' } },
      'hosts["LocalHost:8080"]: is the machine of the user',
    ],
    ['the loopback address', { hosts: { '127.1': 'KOPI' } }, 'hosts["127.1"]: is the machine of the user'],
    ['the loopback address of IPv6', { hosts: { '[::1]:8080': 'KOPI' } }, 'is the machine of the user'],
    ['a key that is none', { lines: { publicKey: 'k' } }, 'lines.publicKey: is no Ed25519 or P-256 public key'],
    [
      'a private key',
      { lines: { publicKey: '-----BEGIN PRIVATE KEY-----' } },
      'lines.publicKey: is a private key, which every visitor would read',
    ],
    [
      'a type of customer service in lower case',
      { services: { livechat: ['chat.example'] } },
      'services.livechat: is never looked up: write the type in upper case, LIVECHAT.',
    ],
    [
      'a wildcard among the hosts of customer service',
      { services: { LIVECHAT: ['*.vendor.example'] } },
      'services.LIVECHAT[0]: "*.vendor.example" has a wildcard, but names are compared as a whole: list each host.',
    ],
    [
      'a wildcard host',
      { hosts: { '*.kopi.example': 'KOPI' } },
      'hosts["*.kopi.example"]: "*.kopi.example" has a wildcard',
    ],
    [
      'a host of customer service with a capital letter',
      { services: { LIVECHAT: ['Chat.example'] } },
      'services.LIVECHAT[0]: the host counts as chat.example: write it so',
    ],
    [
      'a captcha frame on a host of a merchant',
      { captchaFrame: 'https://kopi.example' },
      "captchaFrame: must have its own host, but kopi.example is a merchant's.",
    ],
    [
      'a URL for violations that would add to the policy',
      { violationReports: "https://reports.example/;script-src 'unsafe-inline'" },
      'violationReports: must be an https URL without',
    ],
    [
      'a URL for violations without encryption',
      { violationReports: 'http://reports.example/' },
      'violationReports: must be an https URL without',
    ],
    ...[
      ['over http', 'http://otlp.example/v1/logs'],
      ['that would add to the policy', 'https://otlp.example/;script-src'],
      ['for every host', 'https://*.example/v1/logs'],
      ['with a user name', 'https://user@otlp.example/v1/logs'],
      ['of another host without a scheme', '//otlp.example/v1/logs'],
      ['that is a path of the app', '/m/collect'],
      ['that is a path of the platform', '/wps/collect'],
      ['that is no URL', 'https://:0'],
    ].map(([what, url]): [string, object, string] => [
      `a collector ${what}`,
      { collector: { url } },
      'collector.url: must be an https URL without',
    ]),
    [
      'a DSN as a collector',
      { collector: { url: 'https://abc123@o1.sentry.example/7', format: 'sentry' } },
      'collector.url: is a DSN of Sentry: write it as https://HOST/api/PROJECT/envelope/?sentry_key=KEY.',
    ],
    [
      'a collector in an unknown format',
      { collector: { url: '/collect', format: 'zipkin' } },
      'collector.format: must be one of "otlp", "sentry", but it is the text "zipkin".',
    ],
    [
      'a share in percent',
      { collector: { url: '/collect', errors: 10 } },
      'collector.errors: must be from 0 to 1, the share of the page loads, but it is 10.',
    ],
    [
      'a share below zero',
      { collector: { timings: -0.1 } },
      'collector.timings: must be from 0 to 1, the share of the page loads, but it is -0.1.',
    ],
    [
      'a misspelt key of a collector',
      { collector: { url: '/collect', eror: 1 } },
      'collector.eror: unknown key, which nothing reads. Did you mean "errors"?',
    ],
    [
      'a captcha frame with a path',
      { captchaFrame: 'https://u:pa55@captcha.example/' },
      'captchaFrame: must be an https origin, such as "https://captcha.example", without a path and a slash at the end.',
    ],
  ])('[OPS-1.1][OPS-1.2][OPS-4.9] %s is a fault', (_, over, message) => {
    expect(judge({ ...SETTINGS, ...over }).faults.join('\n')).toContain(message);
  });

  test.each([
    ['a picture on a port', brand({ icon: 'https://img.example:8443/a.png' })],
    ['a URL for violations', { violationReports: 'https://reports.example/csp?site=1' }],
    ['no collector', { collector: { url: '' } }],
    ['a collector on a path of the host', { collector: { url: '/collect', errors: 0.5, timings: 0 } }],
    ['a collector of OTLP', { collector: { url: 'https://otlp.example:4318/v1/logs' } }],
    [
      'a project of Sentry',
      { collector: { url: 'https://o1.sentry.example/api/7/envelope/?sentry_key=abc', format: 'sentry' } },
    ],
    ['a picture of data', brand({ icon: 'data:image/png;base64,iVBORw0KGgo=' })],
    ['a picture with a long signature', brand({ icon: `https://img.example/a.png?sig=${'a'.repeat(4000)}` })],
    ['a public key with a line break at its end', { lines: { publicKey: `${PUBLIC_KEY}\n` } }],
    ['a public key in two lines', { lines: { publicKey: `${PUBLIC_KEY.slice(0, 30)}\r\n${PUBLIC_KEY.slice(30)}` } }],
    ['a public key without padding', { lines: { publicKey: PUBLIC_KEY.replace('=', '') } }],
    ['the schema that an editor adds', { $schema: './settings.schema.json' }],
  ])('[OPS-1.3] %s is no fault and no warning: the app accepts it', (_, over) => {
    expect(judge({ ...SETTINGS, ...over })).toEqual({ faults: [], warnings: [] });
  });

  test.each([
    [{ url: 'https://otlp.example' }, 'collector.url: OTLP/HTTP receives logs at a path that ends in "/v1/logs".'],
    [
      { url: 'https://o1.sentry.example/api/7/store/', format: 'sentry' },
      'collector.url: Sentry receives envelopes at https://HOST/api/PROJECT/envelope/?sentry_key=KEY.',
    ],
  ])('[OPS-4.9] the collector %j is a warning, because another server may receive it', (collector, message) => {
    expect(judge({ ...SETTINGS, collector })).toEqual({ faults: [], warnings: [message] });
  });

  test('[OPS-1.1] a misspelt code of a brand is the only fault, also beside "merchant" and in another case', () => {
    for (const code of ['FAIRR', 'Fair'])
      expect(judge({ merchant: 'FAIR', brands: { [code]: BRAND } })).toEqual({
        faults: [expect.stringMatching(`^brands.${code}: no host .* Did you mean "FAIR"\\?$`)],
        warnings: [],
      });
  });

  test('[OPS-1.6] no finding shows a user name, a password or a query, also of a host', () => {
    const url = 'https://user:pa55@img.example/?sig=t0ken';
    const findings = judge({
      ...SETTINGS,
      hosts: { [url]: 'KOPI' },
      brands: { KOPI: { icon: url, accent: url, name: 7, defaultLanguage: url } },
      identity: url,
      captchaFrame: url,
    });
    expect(JSON.stringify(findings)).not.toMatch(/user:|pa55|t0ken/);
    expect(findings.faults).toHaveLength(6);
  });

  test.each([
    ['CSB', 'services.CSB: is no type that the app knows. Did you mean "CBS"?'],
    ['AICN', 'services.AICN: is no type that the app knows. Did you mean "AICAN"?'],
  ])('[OPS-1.1] the type of customer service %s, which resembles a known one, is a warning', (type, message) => {
    const services = { ...SETTINGS.services, [type]: ['chat.example'] };
    expect(judge({ ...SETTINGS, services })).toEqual({ faults: [], warnings: [message] });
  });

  test('[OPS-1.1] a misspelt key is explained with the key that was meant, if that one is missing', () => {
    const { merchant: _, ...others } = SETTINGS;
    expect(judge({ ...others, merchnat: '' }).faults).toEqual([
      'merchnat: unknown key, which nothing reads. Did you mean "merchant"?',
    ]);
  });

  test.each([
    [
      'a pair of colours with too little contrast',
      brand({ accent: '#e8a33d', background: '#ffffff' }),
      'brands.KOPI.accent: #e8a33d on background #ffffff has a contrast of 2.1:1, and texts need 4.5:1. The app uses #',
    ],
    [
      'a dark pair with too little contrast',
      brand({ design: { darkAccent: '#222222', darkBackground: '#111111' } }),
      'brands.KOPI.design.darkAccent: #222222 on design.darkBackground #111111 has a contrast of 1.1:1',
    ],
    [
      'a host with capital letters',
      { hosts: { ...SETTINGS.hosts, 'WWW.Kopi.Example': 'KOPI' } },
      'hosts["WWW.Kopi.Example"]: the host counts as www.kopi.example: write it so, in lower case and without port.',
    ],
    [
      'a brand without a host',
      { brands: { OTHER: BRAND } },
      'brands.OTHER: no host in "hosts" has the merchant "OTHER", so only its fallback domains show this brand.',
    ],
    [
      'a brand without a host, whose code resembles that of another brand',
      { brands: { KOPI: BRAND, KOPI2: BRAND } },
      'brands.KOPI2: no host in "hosts" has the merchant "KOPI2"',
    ],
    [
      'a radius out of range',
      brand({ design: { radius: 99 } }),
      'brands.KOPI.design.radius: 99 is out of range: the app uses the nearest value from 0 to 24.',
    ],
    [
      'a brand without a legal kit',
      brand({ legal: undefined }),
      'brands.KOPI.legal: is missing: a start without the record shows no age, no licence and no help line.',
    ],
    ...Object.entries({
      age: [{ age: 0 }, 'the minimum age'],
      licence: [{ licence: { EN: ' ' } }, 'the licence, which regulators require on every page with games'],
      helpLines: [{}, 'whom to call for help'],
    } as const).map(([slot, [legal, what]]): [string, object, string] => {
      const message = `brands.KOPI.legal.${slot}: is missing: a start without the record does not show ${what}.`;
      return [`a legal kit without ${slot}`, brand({ legal }), message];
    }),
    [
      'the jurisdiction in the legal kit of a brand',
      brand({ legal: { age: 21, jurisdiction: 'Atoll' } }),
      'brands.KOPI.legal.jurisdiction: has no effect here: the app takes it from the status.',
    ],
    [
      'a slot of the legal kit that is none',
      brand({ legal: { age: 21, logo: 'https://a.example/l.png' } }),
      'brands.KOPI.legal.logo',
    ],
    [
      'a value of the status in a brand',
      brand({ loginWays: ['sms'] }),
      'brands.KOPI.loginWays: has no effect here: the app takes it from the status.',
    ],
    [
      'a wrong value without effect in a brand',
      brand({ languages: ['EN', 'FR'], popups: { foo: 1 }, loginWays: 'sms' }),
      'brands.KOPI.popups: has no effect here: the app takes it from the status.',
    ],
  ])('[OPS-1.1][OPS-1.3] %s is a warning, and no fault', (_, over, message) => {
    const { faults, warnings } = judge({ ...SETTINGS, ...over });
    expect(faults).toEqual([]);
    expect(warnings.join('\n')).toContain(message);
  });

  test('[OPS-1.1] a document that is no object, and values without any type, are explained and never thrown', () => {
    for (const settings of [null, [], 'x', 7]) expect(judge(settings as unknown as object).faults).toHaveLength(1);
    const everything = Object.keys(SETTINGS);
    for (const wrong of [null, [], 'x', 7, true, { a: null }])
      for (const key of everything) expect(() => judge({ ...SETTINGS, [key]: wrong })).not.toThrow();
  });
});
