import { decideLinkTarget, type LinkRules, type LinkTarget } from '../../base/link-target';
import { ROUTES } from '../../contract/paths';
import { isPageForMember } from '../merchant/page-needs';
import { isAgentType } from '../referral/decide-invite-target';
import type { Announcement } from './announcement-audience';

/** Input of decidePromotionAction(): the user, the device and the merchant. */
export interface PromotionActionInput {
  readonly hasSession: boolean;
  /** Member type (SESS-5); -1 for a visitor, and for a member until the platform has sent the type. */
  readonly type: number;
  /** Whether the page runs in the merchant's native app or as an installed web app. */
  readonly isApp: boolean;
  /** Download link of the app for this device; undefined if there is no link that toSafeUrl() accepts. */
  readonly appUrl: string | undefined;
  readonly isReferralOffered: boolean;
  readonly hasVipBenefits: boolean;
  readonly rules: LinkRules;
}

/** What a promotion's button does when it is pressed. `hidden`: the button is not shown. */
export type PromotionAction =
  | Exclude<LinkTarget, { readonly kind: 'nowhere' }>
  | { readonly kind: 'hidden'; readonly reason: string }
  /** The app does not know the action: the button shows a warning. */
  | { readonly kind: 'unknown' };

const MEMBER_TYPES = [0, 1, 2];

const hidden = (reason: string): PromotionAction => ({ kind: 'hidden', reason });

/** Decides what the button of a promotion does, and whether it is shown (LINK-2). */
export function decidePromotionAction(
  item: Pick<Announcement, 'redirect' | 'externalLink'>,
  input: PromotionActionInput,
): PromotionAction {
  const { hasSession, type, isApp, appUrl, isReferralOffered, hasVipBenefits, rules } = input;
  const redirect = item.redirect.trim().toUpperCase();
  if (redirect === '') return hidden('no action');
  if (hasSession && !MEMBER_TYPES.includes(type)) return hidden('member type');
  const page = (path: string): PromotionAction => {
    if (!rules.isPageOffered(path)) return hidden('not offered');
    // A visitor may become a member who can use the page.
    const isUsable = !hasSession || isPageForMember(path, { type, currency: '', hasBenefits: hasVipBenefits });
    return isUsable ? { kind: 'page', path } : hidden('not for this member');
  };
  switch (redirect) {
    case 'APP_DOWNLOAD':
      if (isApp) return hidden('in the app');
      return appUrl === undefined ? hidden('no app link') : { kind: 'download', url: appUrl };
    case 'REGISTER':
      return hasSession ? hidden('signed in') : page(ROUTES.register.path);
    case 'DEPOSIT':
      return page(ROUTES.voucherCenter.path);
    case 'REWARD_CENTER':
      return page(ROUTES.rewardCenter.path);
    case 'MISSION':
      return page(ROUTES.leaderBoard.path);
    case 'POINT_MARKET':
      return page(ROUTES.mallHome.path);
    case 'MEMBER':
      return page(ROUTES.memberBenefits.path);
    case 'INVITE_FRIENDS':
      return isReferralOffered ? page(invitePath(type)) : hidden('no referral');
    case 'REDIRECT_URL':
      return linkAction(item.externalLink, rules);
    default:
      return { kind: 'unknown' };
  }
}

const invitePath = (type: number): string => (isAgentType(type) ? ROUTES.agentRegister : ROUTES.inviteFriends).path;

function linkAction(link: string, rules: LinkRules): PromotionAction {
  const target = decideLinkTarget(link, rules);
  return target.kind === 'nowhere' ? hidden('no target') : target;
}
