import { decideLinkTarget } from '../../base/link-target';
import type { UrlHosts } from '../../base/to-safe-url';
import { ROUTES } from '../../contract/paths';
import { decideInviteTarget } from '../referral/decide-invite-target';
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
  readonly hosts: UrlHosts;
}

/** What a promotion's button does when it is pressed. `hidden`: the button is not shown. */
export type PromotionAction =
  | { readonly kind: 'hidden'; readonly reason: string }
  | { readonly kind: 'page'; readonly path: string }
  /** Opens the sign-in page, and `path` after the sign-in. */
  | { readonly kind: 'sign-in'; readonly path: string }
  | { readonly kind: 'window'; readonly url: string }
  | { readonly kind: 'download'; readonly url: string }
  /** The app does not know the action: the button shows a warning. */
  | { readonly kind: 'unknown' };

const MEMBER_TYPES = [0, 1, 2];

const hidden = (reason: string): PromotionAction => ({ kind: 'hidden', reason });

/** Decides what the button of a promotion does, and whether it is shown (LINK-2). */
export function decidePromotionAction(
  item: Pick<Announcement, 'redirect' | 'externalLink'>,
  input: PromotionActionInput,
): PromotionAction {
  const { hasSession, type, isApp, appUrl, isReferralOffered, hasVipBenefits, hosts } = input;
  const redirect = item.redirect.trim().toUpperCase();
  if (redirect === '') return hidden('no action');
  if (hasSession && !MEMBER_TYPES.includes(type)) return hidden('member type');
  const memberPage = (path: string): PromotionAction => ({ kind: hasSession ? 'page' : 'sign-in', path });
  switch (redirect) {
    case 'APP_DOWNLOAD':
      if (isApp) return hidden('in the app');
      return appUrl === undefined ? hidden('no app link') : { kind: 'download', url: appUrl };
    case 'REGISTER':
      return hasSession ? hidden('signed in') : { kind: 'page', path: ROUTES.register.path };
    case 'DEPOSIT':
      return memberPage(ROUTES.voucherCenter.path);
    case 'REWARD_CENTER':
      return memberPage(ROUTES.rewardCenter.path);
    case 'MISSION':
      return memberPage(ROUTES.leaderBoard.path);
    case 'POINT_MARKET':
      return memberPage(ROUTES.mallHome.path);
    case 'MEMBER':
      return hasSession && !hasVipBenefits ? hidden('no VIP benefits') : memberPage(ROUTES.memberBenefits.path);
    case 'INVITE_FRIENDS':
      return isReferralOffered ? inviteFriends(type) : hidden('no referral');
    case 'REDIRECT_URL':
      return linkAction(item.externalLink, hosts);
    default:
      return { kind: 'unknown' };
  }
}

function inviteFriends(type: number): PromotionAction {
  const isAgent = decideInviteTarget({ type, isOffered: true }) === 'agent';
  return { kind: 'page', path: isAgent ? ROUTES.agentRegister.path : ROUTES.inviteFriends.path };
}

function linkAction(link: string, hosts: UrlHosts): PromotionAction {
  const target = decideLinkTarget(link, hosts);
  return target.kind === 'nowhere' ? hidden('unsafe link') : target;
}
