import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { REDIRECT_FORMS, REDIRECT_HOSTS } from '../../../tests/support/redirect-forms';
import { decideRedirect, type RedirectLuggage } from './decide-redirect';

const hosts = { origin: `https://${REDIRECT_HOSTS.own}`, merchant: REDIRECT_HOSTS.merchant };
const luggage: RedirectLuggage = {
  token: 'tok&en=1#',
  language: { code: 'EN', tag: 'en' },
  headerColor: '#5b3df5',
  title: 'Fair & Ground',
};

/**
 * The other way to tell, for comparison: it takes the address apart by hand and knows nothing of URL parsers beyond
 * "a slash may be doubled". Whatever it is not sure of is refused.
 */
function oracle(input: string): 'leave' | 'refused' {
  if (/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(input)) return 'leave';
  const taken = /^(?:https:)?\/{2,}([a-z.-]+)(?::443)?(?:[/?#][\x21-\x5b\x5d-\x7e]*)?$/i.exec(input);
  if (taken)
    return ['m.fair.example', 'fair.example', 'pay.fair.example'].includes(taken[1]?.toLowerCase() ?? '')
      ? 'leave'
      : 'refused';
  // `https:name` on an https page is a path of that page.
  return /^https:[a-z.]+$/.test(input) ? 'leave' : 'refused';
}

describe('[ROUTE-7] where a redirectUrl leads after a sign-in', () => {
  test.each(REDIRECT_FORMS)('%j', (form) => {
    const decided = decideRedirect(form, hosts, luggage);
    expect(decided.kind).toBe(oracle(form));
    if (decided.kind === 'leave') {
      const { protocol, hostname, port, username, password } = new URL(decided.address);
      expect([protocol, port, username, password]).toEqual(['https:', '', '', '']);
      expect([REDIRECT_HOSTS.own, ...REDIRECT_HOSTS.merchant]).toContain(hostname);
    }
  });

  test('there are 37 forms, of both kinds', () => {
    const left = REDIRECT_FORMS.filter((form) => decideRedirect(form, hosts, luggage).kind === 'leave');
    expect([REDIRECT_FORMS.length, left.length]).toEqual([37, 11]);
  });

  test('whatever is put together from their parts, the token goes to a host of the merchant or nowhere', () => {
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
        const decided = decideRedirect(parts.join(''), hosts, luggage);
        if (decided.kind === 'refused') return;
        const address = new URL(decided.address);
        expect([REDIRECT_HOSTS.own, ...REDIRECT_HOSTS.merchant]).toContain(address.hostname);
        expect(address.protocol).toBe('https:');
        expect(address.searchParams.getAll('token')).toEqual([luggage.token]);
      }),
      { numRuns: 20_000 },
    );
  });
});

describe('[ROUTE-7] what goes along', () => {
  const addressOf = (form: string, with_: Partial<RedirectLuggage> = {}) => {
    const decided = decideRedirect(form, hosts, { ...luggage, ...with_ });
    return decided.kind === 'leave' ? new URL(decided.address) : undefined;
  };

  test('token, language, header colour, b2c and title, after what is there and before the fragment', () => {
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

  test('parameters that are there already are replaced, never doubled', () => {
    const address = addressOf('https://fair.example/?token=old&token=older&tokens=oldest&b2c=0&title=x');
    expect([...(address?.searchParams.keys() ?? [])].sort()).toEqual([
      'b2c',
      'headerColor',
      'language',
      'title',
      'token',
    ]);
    expect(address?.searchParams.get('token')).toBe(luggage.token);
  });

  test.each([
    [{ code: 'CN', tag: 'zh-Hans' }, 'CN'],
    [{ code: 'TW', tag: 'zh-Hant-HK' }, 'CN'],
    [{ code: 'VI', tag: 'vi' }, 'VI'],
  ])('language %j is said as %s', (language, said) => {
    expect(addressOf('/m/home', { language })?.searchParams.get('language')).toBe(said);
  });
});
