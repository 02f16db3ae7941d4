import { parse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { decideLinkTarget } from '../../base/link-target';
import { type BannerItem, banners } from '../../contract/endpoints/site/banners';
import { siteStatus } from '../../contract/endpoints/site/system';
import { getAccountPageLinks } from '../../features/account/account-links';
import { decideBannerTarget } from '../../features/home/banners/decide-banner-target';
import { decidePageAccess } from '../navigation/decide-page-access';
import { decidePromotionAction } from '../promotions/decide-promotion-action';
import { decideHtmlUrlRules } from '../rich-text/html-url-rules';
import { areNeedsOffered, isPageForMember, isPageOffered } from './page-needs';

const statusWith = (whitelabelVal: object, whitelabel: object = {}) =>
  parse(siteStatus, { info: { merchantCode: 'FAIR', whitelabel, whitelabelVal } });

const AGENT = { type: 1, currency: 'BRL', hasBenefits: true };

/** Every place that links to a page by its path, the page as seen by one merchant: `true` if the place links to it. */
function listLinkingPlaces(path: string, features: object): Record<string, boolean> {
  const status = statusWith({ features });
  const isOffered = (address: string) => isPageOffered(address, status);
  const rules = { origin: 'https://m.fair.example', merchant: ['fair.example'], isPageOffered: isOffered };
  const banner = (fields: object) => {
    const [item] = parse(banners.response, { list: [{ id: '1', image: '/a.png', ...fields }] }).list;
    return decideBannerTarget(item as BannerItem, rules, 'T').kind !== 'nowhere';
  };
  const promotion = (redirect: string, externalLink = '') => {
    const input = { hasSession: true, ...AGENT, isApp: false, appUrl: undefined };
    const action = decidePromotionAction(
      { redirect, externalLink },
      { ...input, isReferralOffered: true, hasVipBenefits: true, rules },
    );
    return action.kind === 'page' && action.path.startsWith(path);
  };
  const redirect = {
    '/m/rewardCenter': 'REWARD_CENTER',
    '/m/leaderBoard': 'MISSION',
    '/m/mall/mallHome': 'POINT_MARKET',
  };
  const groups = ['money', 'club', 'settings'] as const;
  return {
    page:
      decidePageAccess(
        path,
        { hasSession: true, mustChangePassword: false, isOffered: isOffered(path) },
        '/m/changePsw',
      ).kind === 'enter',
    account: groups.flatMap((group) => getAccountPageLinks(group, AGENT, isOffered)).some(({ to }) => to === path),
    'banner with the path': banner({ linkageType: 'URL', url: `${path}?a=1` }),
    'banner with the address': banner({ linkageType: 'URL', url: `fair.example${path}` }),
    'banner with the promotion': path === '/m/activity' && banner({ linkageType: 'P', linkage: '7' }),
    'promotion button': promotion(redirect[path as keyof typeof redirect] ?? ''),
    'promotion link': promotion('REDIRECT_URL', `https://fair.example${path}#top`),
    'announcement text':
      decideHtmlUrlRules(rules, []).allowLink(path.toUpperCase().replace('/M/', '/m/')) !== undefined,
    'mission or push': decideLinkTarget(`https://m.fair.example${path}/`, rules).kind === 'page',
  };
}

const EVERYWHERE = {
  page: true,
  'banner with the path': true,
  'banner with the address': true,
  'promotion link': true,
  'announcement text': true,
  'mission or push': true,
};
const NOWHERE = {
  page: false,
  account: false,
  'banner with the path': false,
  'banner with the address': false,
  'banner with the promotion': false,
  'promotion button': false,
  'promotion link': false,
  'announcement text': false,
  'mission or push': false,
};

describe('[ROUTE-10] a page and the places that link to it', () => {
  test.each([
    // feature       page                more places that link to it
    ['promotions', '/m/activity', { account: false, 'banner with the promotion': true, 'promotion button': false }],
    ['rewards', '/m/rewardCenter', { account: false, 'banner with the promotion': false, 'promotion button': true }],
    ['leaderBoard', '/m/leaderBoard', { account: true, 'banner with the promotion': false, 'promotion button': true }],
    [
      'pointMarket',
      '/m/mall/mallHome',
      { account: true, 'banner with the promotion': false, 'promotion button': true },
    ],
    ['tickets', '/m/member/tickets', { account: true, 'banner with the promotion': false, 'promotion button': false }],
  ])(
    '[ROUTE-10.1][ROUTE-10.3] a merchant without the feature %s has neither the page %s nor a link to it',
    (feature, path, more) => {
      const others = {
        promotions: false,
        rewards: false,
        leaderBoard: false,
        pointMarket: false,
        tickets: false,
        [feature]: true,
      };
      expect(listLinkingPlaces(path, {})).toEqual({ ...EVERYWHERE, ...more });
      expect(listLinkingPlaces(path, others)).toEqual({ ...EVERYWHERE, ...more });
      expect(listLinkingPlaces(path, { [feature]: false })).toEqual(NOWHERE);
      expect(listLinkingPlaces(path, { [feature]: null })).toEqual({ ...EVERYWHERE, ...more });
    },
  );

  test.each([
    [{}, {}, true],
    [{ switch: 'CBS3' }, {}, false],
    [{ switch: 'CBS3' }, { CBS3: false }, false],
    [{ switch: 'CBS3' }, { CBS3: true }, true],
    [{ switch: 'CBS3', feature: 'rewards' }, { CBS3: true }, true],
    [{ switch: 'CBS3', feature: 'rewards' }, {}, false],
  ] as const)(
    '[ROUTE-10.1] a page that needs %j is offered by a merchant with the switches %j: %s',
    (needs, switches, expected) => {
      expect(areNeedsOffered(needs, statusWith({}, switches))).toBe(expected);
    },
  );

  test('[ROUTE-10.2] before the site status is known, every page without a switch is offered', () => {
    expect(isPageOffered('/m/leaderBoard', undefined)).toBe(true);
    expect(areNeedsOffered({ switch: 'CBS3' }, undefined)).toBe(false);
  });

  test('[ROUTE-10.2] an address with another case, a slash, a query or a fragment is the same page', () => {
    const status = statusWith({ features: { pointMarket: false } });
    for (const address of ['/m/mall/mallHome', '/m/MALL/mallhome/', '/m/mall/mallHome?a=/m/home', '/m/mall/mallHome#x'])
      expect(isPageOffered(address, status), address).toBe(false);
    expect(isPageOffered('/m/home?next=/m/mall/mallHome', status)).toBe(true);
  });
});

test.each([
  // page                            agent, BRL, VIP  member, PHP
  ['/m/agentRegister', true, false],
  ['/m/securityCenter/addBankCardPix', true, false],
  ['/m/member/benefits', true, false],
  ['/m/securityCenter/addBankCard', true, true],
  ['/m/nowhere', true, true],
])(
  '[ROUTE-10.1][ROUTE-10.5] %s is of use to an agent with VIP benefits and reais: %s, and to any member: %s',
  (path, agent, other) => {
    expect(isPageForMember(path, AGENT)).toBe(agent);
    expect(isPageForMember(path, { type: 0, currency: 'PHP', hasBenefits: false })).toBe(other);
  },
);
