import { ROUTES } from '../../contract/paths';
import type { TextKey } from '../../services/i18n/catalogue';
import { isAgent } from '../../services/referral/decide-referral';

export interface AccountLink {
  readonly to: string;
  readonly title: TextKey;
}

/** What the links depend on. */
export interface AccountTraits {
  /** SESS-5: 1 and 2 are agents. */
  readonly type: number;
  /** The member's label shows VIP benefits. */
  readonly hasBenefits: boolean;
}

/** Where a member can go from the account page; agents recruit, others invite (LINK-3). */
export function accountLinks({ type, hasBenefits }: AccountTraits): readonly AccountLink[] {
  return [
    { to: ROUTES.voucherCenter.path, title: 'page.deposit.title' },
    { to: ROUTES.withdraw.path, title: 'page.withdraw.title' },
    { to: ROUTES.addBankCard.path, title: 'page.card.title' },
    { to: ROUTES.addBankCardPix.path, title: 'page.pix.title' },
    ...(hasBenefits ? [{ to: ROUTES.memberBenefits.path, title: 'page.benefits.title' } as const] : []),
    { to: ROUTES.rewardCenter.path, title: 'page.rewards.title' },
    { to: ROUTES.mallHome.path, title: 'page.mall.title' },
    { to: ROUTES.leaderBoard.path, title: 'page.leader.title' },
    isAgent(type)
      ? { to: ROUTES.agentRegister.path, title: 'page.agent.title' }
      : { to: ROUTES.inviteFriends.path, title: 'page.invite.title' },
    { to: ROUTES.changePsw.path, title: 'password.title' },
    { to: ROUTES.feedback.path, title: 'page.feedback.title' },
  ];
}
