import { parse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { siteStatus } from '../contract/endpoints/site/system';
import { ROUTES, type Route } from '../contract/paths';
import english from '../services/i18n/catalogues/en.json';
import { MAX_MERCHANT_TEXTS_LENGTH } from '../services/i18n/merchant-text-rules';
import { areNeedsOffered } from '../services/merchant/page-needs';
import { type EarlyResponseBodies, parseBanners, parseFirstVisitContent } from './parse-first-visit-content';

const success = (value: unknown) => ({ success: true, value });
const status = (site: object = {}, info: object = {}) =>
  success({ ...site, info: { merchantCode: 'KOPI', whitelabelVal: { name: 'Kopi' }, ...info } });
const banners = success({ list: [{ title: 'Hello', image: '/b.svg' }] });
const lanesWith = (...cards: unknown[]) => success({ data: { lanes: [{ title: 'Slots', category: 'SLOT', cards }] } });
const lanes = lanesWith({ displayName: 'Wheel', image: '/w.svg' });
const FINE: EarlyResponseBodies = { status: status(), lanes, banners };

/** The needs of all pages. */
const ROUTE_NEEDS = Object.values<Route>(ROUTES).map(({ needs = {} }) => needs);

const EXPECTED = { merchant: 'KOPI', language: 'EN', catalogue: english };

describe('[BOOT-1] first screen of a first visit, before the app has loaded', () => {
  test('branding, banners and games from the platform’s responses are shown if they belong to the expected merchant', () => {
    const info = { whitelabelVal: { name: 'Kopi', logo: '/l.svg', icon: '/i.svg', languages: ['EN'] } };
    const visit = parseFirstVisitContent(
      { ...FINE, status: status({}, { ...info, whitelabel: { CBS3: true } }) },
      EXPECTED,
    );
    expect(visit).toMatchObject({
      name: 'Kopi',
      logo: '/l.svg',
      icon: '/i.svg',
      hasLanguageMenu: false,
      hasChat: true,
      hiddenPaths: [],
      banners: [{ title: 'Hello', image: '/b.svg' }],
      lanes: [{ title: 'Slots', category: 'SLOT', cards: [{ displayName: 'Wheel', image: '/w.svg', hot: false }] }],
    });
  });

  test.each([
    ['bar', true],
    ['account', false],
    ['', true],
    [{}, true],
  ])('[CS-2.6] with the chat at the place %j, the first picture has it in the navigation: %s', (chat, hasChat) => {
    const info = { whitelabel: { CBS3: true }, whitelabelVal: { languages: ['EN'], design: { chat } } };
    expect(parseFirstVisitContent({ ...FINE, status: status({}, info) }, EXPECTED)).toMatchObject({ hasChat });
  });

  test.each<[string, Partial<EarlyResponseBodies>]>([
    ['of another merchant', { status: status({}, { merchantCode: 'SOL' }) }],
    ['without the expected language', { status: status({}, { whitelabelVal: { languages: ['VI', 'CN'] } }) }],
    ['in maintenance', { status: status({ maintenance: true }) }],
    ['closed in this region', { status: status({ regionRestriction: true }) }],
    ['in maintenance as a text', { status: status({ maintenance: 'true' }) }],
    ['closed in this region as a text', { status: status({ regionRestriction: 'TRUE' }) }],
    ['without a status', { status: undefined }],
    ['refused by the platform', { status: { success: false, value: { info: { merchantCode: 'KOPI' } } } }],
    ['without banners', { banners: success({ list: [] }) }],
    ['with banners without images', { banners: success({ list: [{ title: 'Hello' }] }) }],
    ['without games', { lanes: success({ data: { lanes: [{ title: 'Slots', cards: [] }] } }) }],
    ['with games that have no name', { lanes: lanesWith({ image: '/w.svg' }, null, 3) }],
    ['with lanes of another shape', { lanes: success({ data: { lanes: 'none' } }) }],
    ['with refused lanes', { lanes: { success: false } }],
  ])('for a site %s, the first screen of a first visit is only the skeleton', (_, change) => {
    expect(parseFirstVisitContent({ ...FINE, ...change }, EXPECTED)).toBeUndefined();
  });

  test('the first screen of a first visit omits games without a name and banners without an image', () => {
    const damaged = lanesWith({ displayName: null }, { displayName: 'Wheel', image: 7, hot: 'yes', jackpot: '9' });
    expect(parseFirstVisitContent({ ...FINE, lanes: damaged }, EXPECTED)?.lanes[0]?.cards).toMatchObject([
      { displayName: 'Wheel', image: '', hot: false, jackpot: 0 },
    ]);
    expect(parseBanners(success({ list: [null, { image: '' }, { title: 4, image: '/b.svg' }] }))).toEqual([
      { title: '', image: '/b.svg' },
    ]);
  });

  test.each(['', ...ROUTE_NEEDS.flatMap(({ feature, switch: name }) => feature ?? name ?? [])])(
    '[ROUTE-10.3] the first screen hides the pages that the app hides, when a merchant changes %j',
    (changed) => {
      const info = {
        whitelabel: { [changed]: true },
        whitelabelVal: { features: { [changed]: false } },
      };
      const body = status({}, info);
      const parsed = parse(siteStatus, (body as { readonly value: unknown }).value);
      const hidden = Object.values<Route>(ROUTES).filter(({ needs = {} }) => !areNeedsOffered(needs, parsed));
      expect(parseFirstVisitContent({ ...FINE, status: body }, EXPECTED)?.hiddenPaths).toEqual(
        hidden.map(({ path }) => path),
      );
    },
  );

  test('[ROUTE-10.3] the first screen of a first visit does not show links to pages that the merchant does not offer', () => {
    const whitelabelVal = { features: { promotions: false, rewards: 'no' } };
    expect(parseFirstVisitContent({ ...FINE, status: status({}, { whitelabelVal }) }, EXPECTED)?.hiddenPaths).toEqual([
      '/m/activity',
    ]);
  });

  test('[WL-2.11] [WL-2.12] the first screen of a first visit has those of the merchant’s own texts that the app will use', () => {
    const texts = {
      EN: {
        'games.hot': '5 < 6 & \u202e7',
        'games.all': '<b>All</b>',
        'games.try': 7,
        'nav.home': 'At {{name}}',
        'page.invite.share.text': 'Meet me',
      },
      VI: { 'games.all': 'Tất cả' },
    };
    const parse = (own: unknown) =>
      parseFirstVisitContent(
        { ...FINE, status: status({}, { whitelabelVal: { name: 'Kopi', texts: own } }) },
        EXPECTED,
      );
    expect(parse(texts)?.texts).toEqual({ ...english, 'games.hot': '5 < 6 & 7' });
    const long = { ...texts, VI: { x: 'x'.repeat(MAX_MERCHANT_TEXTS_LENGTH) } };
    for (const own of [long, undefined, [], { EN: 'x' }]) expect(parse(own)?.texts).toBe(english);
  });

  test('[WL-2.14] the first screen of a first visit names the amount of the merchant’s offer, as the app will', () => {
    const parse = (offer: unknown) =>
      parseFirstVisitContent({ ...FINE, status: status({}, { whitelabelVal: { name: 'Kopi', offer } }) }, EXPECTED)
        ?.texts;
    expect(parse({ amount: 500, currency: 'PHP' })?.['home.join']).toBe('Up to ₱500 bonus');
    expect(parse({ currency: 'PHP' })).toBe(english);
  });

  test.each([
    ['/c/slots.svg', '/c/slots.svg'],
    ['http://cdn.example/c.svg', ''],
    ['javascript:alert(1)', ''],
    [undefined, ''],
    [7, ''],
  ])('[WL-2.18] the picture %j of a category is %j in the first screen of a first visit', (icon, shown) => {
    const body = success({ data: { lanes: [{ title: 'Slots', icon, cards: [{ displayName: 'Wheel' }] }] } });
    expect(parseFirstVisitContent({ ...FINE, lanes: body }, EXPECTED)?.lanes[0]?.icon).toBe(shown);
  });

  test.each([
    [{ age: 21 }, true],
    [{}, false],
    [{ jurisdiction: 'Atoll', exempt: { age: 'Atoll' } }, false],
    [undefined, false],
    [null, false],
    [7, false],
  ])(
    '[WL-2.20] with the legal kit %j, the first screen of a first visit has a place for its line: %s',
    (legal, hasKit) => {
      const body = status({}, { whitelabelVal: { name: 'Kopi', legal } });
      expect(parseFirstVisitContent({ ...FINE, status: body }, EXPECTED)).toMatchObject({ hasKit });
    },
  );

  test('the first screen of a first visit shows the merchant code if the merchant has no name', () => {
    const visit = parseFirstVisitContent({ ...FINE, status: status({}, { whitelabelVal: null }) }, EXPECTED);
    expect(visit).toMatchObject({ name: 'KOPI', logo: '', hasLanguageMenu: true, hasChat: false });
  });
});
