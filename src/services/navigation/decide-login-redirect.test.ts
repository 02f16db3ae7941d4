import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findRedirectHost } from '../../../tests/fuzz/redirect-oracle';
import { REDIRECT_TEST_HOSTS, REDIRECT_URL_TEST_VALUES } from '../../../tests/support/api/redirect-url-test-values';
import { decideLoginRedirect, type LoginRedirectParams } from './decide-login-redirect';

const hosts = { origin: `https://${REDIRECT_TEST_HOSTS.own}`, merchant: REDIRECT_TEST_HOSTS.merchant };
const params: LoginRedirectParams = {
  token: 'tok&en=1#',
  language: { code: 'EN', tag: 'en' },
  headerColor: '#5b3df5',
  title: 'Fair & Ground',
};

describe('[ROUTE-7.1] target of a redirectUrl after a sign-in', () => {
  test.each(REDIRECT_URL_TEST_VALUES)(
    'after a sign-in, the redirectUrl %j is followed only if it leads to a host of the merchant over https',
    (url) => {
      const decided = decideLoginRedirect(url, hosts, params);
      expect(decided.kind).toBe(findRedirectHost(url) === undefined ? 'refused' : 'leave');
      if (decided.kind === 'leave') {
        const { protocol, hostname, port, username, password } = new URL(decided.address);
        expect([protocol, port, username, password]).toEqual(['https:', '', '', '']);
        expect([REDIRECT_TEST_HOSTS.own, ...REDIRECT_TEST_HOSTS.merchant]).toContain(hostname);
      }
    },
  );

  test('after a sign-in, 11 of the 37 example redirectUrls are followed', () => {
    const followed = REDIRECT_URL_TEST_VALUES.filter((url) => decideLoginRedirect(url, hosts, params).kind === 'leave');
    expect([REDIRECT_URL_TEST_VALUES.length, followed.length]).toEqual([37, 11]);
  });

  test('for any combination of URL parts, a redirectUrl leads to a host of the merchant over https, or is refused', () => {
    const part = fc.constantFrom(
      ...[
        'https:',
        'http:',
        'javascript:',
        '/',
        '//',
        '\\',
        '@',
        ':',
        '.',
        '#',
        '?',
        '%2f',
        '%40',
        '\t',
        ' ',
        '',
        '\u3002',
      ],
      ...['fair.example', 'm.fair.example', 'evil.example', 'x', ':443', ':8443', 'ｆair.example'],
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const decided = decideLoginRedirect(parts.join(''), hosts, params);
        if (decided.kind === 'refused') return;
        const address = new URL(decided.address);
        expect([REDIRECT_TEST_HOSTS.own, ...REDIRECT_TEST_HOSTS.merchant]).toContain(address.hostname);
        expect(address.protocol).toBe('https:');
        expect(address.searchParams.getAll('token')).toEqual([params.token]);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('[ROUTE-7] parameters of a redirect', () => {
  const addressOf = (url: string, overrides: Partial<LoginRedirectParams> = {}) => {
    const decided = decideLoginRedirect(url, hosts, { ...params, ...overrides });
    return decided.kind === 'leave' ? new URL(decided.address) : undefined;
  };

  test('[ROUTE-7.1] are added after the existing parameters and before the fragment', () => {
    const address = addressOf('https://fair.example/game?a=1#top');
    expect([...(address?.searchParams ?? [])]).toEqual([
      ['a', '1'],
      ['token', 'tok&en=1#'],
      ['language', 'EN'],
      ['headerColor', '#5b3df5'],
      ['b2c', '1'],
      ['title', 'Fair & Ground'],
    ]);
    expect(address?.hash).toBe('#top');
  });

  test('replace existing parameters of the same names', () => {
    const address = addressOf('https://fair.example/?token=old&token=older&tokens=oldest&b2c=0&title=x');
    expect([...(address?.searchParams.keys() ?? [])].sort()).toEqual([
      'b2c',
      'headerColor',
      'language',
      'title',
      'token',
    ]);
    expect(address?.searchParams.get('token')).toBe(params.token);
  });

  test.each([
    [{ code: 'CN', tag: 'zh-Hans' }, 'CN'],
    [{ code: 'TW', tag: 'zh-Hant-HK' }, 'CN'],
    [{ code: 'VI', tag: 'vi' }, 'VI'],
  ])('include the language %j as %s', (language, sent) => {
    expect(addressOf('/m/home', { language })?.searchParams.get('language')).toBe(sent);
  });
});
