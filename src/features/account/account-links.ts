import { PIX_CURRENCY } from '../../contract/endpoints/money/cashier';
import { ROUTES } from '../../contract/paths';
import type { TranslationKey } from '../../services/i18n/catalogue';
import { isAgentType } from '../../services/referral/decide-invite-target';
import type { IconName } from '../../ui/media/icon-names';

/** A link of the account page. */
export interface AccountPageLink {
  readonly to: string;
  readonly title: TranslationKey;
  readonly icon: IconName;
}

/** Properties of the member that determine which links are shown. */
export interface AccountLinkConditions {
  /** Member type (SESS-5): 1 and 2 are agents; -1 if unknown. */
  readonly type: number;
  /** Whether the member's VIP label is of type AUTO, for which the benefits page is shown. */
  readonly hasBenefits: boolean;
  /** ISO 4217 code of the balance; empty until it is known. */
  readonly currency: string;
}

/** Returns the links to the transaction history, bank cards and, if the currency is BRL, Pix keys. */
export const getPaymentPageLinks = ({
  currency,
}: Pick<AccountLinkConditions, 'currency'>): readonly AccountPageLink[] => [
  { to: ROUTES.memberHistory.path, title: 'page.history.title', icon: 'wallet' },
  { to: ROUTES.addBankCard.path, title: 'page.card.title', icon: 'card' },
  ...(currency === PIX_CURRENCY
    ? [{ to: ROUTES.addBankCardPix.path, title: 'page.pix.title', icon: 'qr' } as const]
    : []),
];

/**
 * Returns the links to the VIP benefits (if `hasBenefits`), the leader board and the point market. Agents also get the
 * link to the form that registers a downline account (LINK-3).
 */
export const getRewardPageLinks = ({
  type,
  hasBenefits,
}: Pick<AccountLinkConditions, 'type' | 'hasBenefits'>): readonly AccountPageLink[] => [
  ...(hasBenefits ? [{ to: ROUTES.memberBenefits.path, title: 'page.benefits.title', icon: 'crown' } as const] : []),
  { to: ROUTES.leaderBoard.path, title: 'page.leader.title', icon: 'trophy' },
  { to: ROUTES.mallHome.path, title: 'page.mall.title', icon: 'shop' },
  ...(isAgentType(type) ? [{ to: ROUTES.agentRegister.path, title: 'page.agent.title', icon: 'invite' } as const] : []),
];

/** The links to the password page, the play limits and the feedback form. */
export const SETTINGS_PAGE_LINKS: readonly AccountPageLink[] = [
  { to: ROUTES.changePsw.path, title: 'password.title', icon: 'lock' },
  { to: ROUTES.memberLimits.path, title: 'page.limits.title', icon: 'pause' },
  { to: ROUTES.feedback.path, title: 'page.feedback.title', icon: 'feedback' },
];
