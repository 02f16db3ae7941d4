import { describe, expect, test } from 'vitest';
import { decidePromotionAction, type PromotionAction, type PromotionActionInput } from './decide-promotion-action';

const VISITOR: PromotionActionInput = {
  hasSession: false,
  type: -1,
  isApp: false,
  appUrl: 'https://www.fair.example/app.apk',
  isReferralOffered: true,
  hasVipBenefits: false,
  rules: { origin: 'https://m.fair.example', merchant: ['www.fair.example'], isPageOffered: () => true },
};
const MEMBER: PromotionActionInput = { ...VISITOR, hasSession: true, type: 0 };

const describeAction = (action: PromotionAction): string =>
  Object.values(action)
    .filter((part) => part !== '')
    .join(' ');

describe('[LINK-2.1] button of a promotion', () => {
  test.each<[string, string, Partial<PromotionActionInput>, string, string]>([
    // redirect        link                     overrides                       visitor                        member
    ['APP_DOWNLOAD', '', {}, 'download https://www.fair.example/app.apk', 'download https://www.fair.example/app.apk'],
    ['APP_DOWNLOAD', '', { isApp: true }, 'hidden in the app', 'hidden in the app'],
    ['APP_DOWNLOAD', '', { appUrl: undefined }, 'hidden no app link', 'hidden no app link'],
    ['REGISTER', '', {}, 'page /m/register', 'hidden signed in'],
    ['DEPOSIT', '', {}, 'page /m/voucherCenter', 'page /m/voucherCenter'],
    ['REWARD_CENTER', '', {}, 'page /m/rewardCenter', 'page /m/rewardCenter'],
    ['MISSION', '', {}, 'page /m/leaderBoard', 'page /m/leaderBoard'],
    ['POINT_MARKET', '', {}, 'page /m/mall/mallHome', 'page /m/mall/mallHome'],
    ['MEMBER', '', {}, 'page /m/member/benefits', 'hidden not for this member'],
    ['MEMBER', '', { hasVipBenefits: true }, 'page /m/member/benefits', 'page /m/member/benefits'],
    ['INVITE_FRIENDS', '', {}, 'page /m/inviteFriends', 'page /m/inviteFriends'],
    ['INVITE_FRIENDS', '', { isReferralOffered: false }, 'hidden no referral', 'hidden no referral'],
    ['REDIRECT_URL', '/m/rewardCenter?a=1', {}, 'page /m/rewardCenter?a=1', 'page /m/rewardCenter?a=1'],
    ['REDIRECT_URL', 'https://M.fair.example/m/rewardCenter', {}, 'page /m/rewardCenter', 'page /m/rewardCenter'],
    ['REDIRECT_URL', 'https://www.fair.example/m/activity', {}, 'page /m/activity', 'page /m/activity'],
    ['REDIRECT_URL', 'https://p.example/a', {}, 'window https://p.example/a', 'window https://p.example/a'],
    ['REDIRECT_URL', '/m/../wps/logout', {}, 'hidden no target', 'hidden no target'],
    ['REDIRECT_URL', 'javascript:alert(1)', {}, 'hidden no target', 'hidden no target'],
    ['REDIRECT_URL', 'http://p.example/', {}, 'hidden no target', 'hidden no target'],
    ['REDIRECT_URL', '//p.example/', {}, 'hidden no target', 'hidden no target'],
    ['REDIRECT_URL', '', {}, 'hidden no target', 'hidden no target'],
    [' deposit ', '', {}, 'page /m/voucherCenter', 'page /m/voucherCenter'],
    ['', '', {}, 'hidden no action', 'hidden no action'],
    ['SPIN_WHEEL', '', {}, 'unknown', 'unknown'],
  ])(
    '[POP-2.3][LINK-2.2][LINK-2.3] for redirect=%s, externalLink=%j and the conditions %j, the action is “%s” for a visitor and “%s” for a member',
    (redirect, externalLink, overrides, visitor, member) => {
      const item = { redirect, externalLink };
      expect(describeAction(decidePromotionAction(item, { ...VISITOR, ...overrides }))).toBe(visitor);
      expect(describeAction(decidePromotionAction(item, { ...MEMBER, ...overrides }))).toBe(member);
    },
  );

  test.each([
    [-1, 'hidden member type'],
    [0, 'page /m/inviteFriends'],
    [1, 'page /m/agentRegister'],
    [2, 'page /m/agentRegister'],
    [3, 'hidden member type'],
    [4, 'hidden member type'],
  ])(
    'for a member of type %s and redirect=INVITE_FRIENDS, the button of a promotion has the action “%s”',
    (type, expected) => {
      const item = { redirect: 'INVITE_FRIENDS', externalLink: '' };
      expect(describeAction(decidePromotionAction(item, { ...MEMBER, type }))).toBe(expected);
    },
  );
});
