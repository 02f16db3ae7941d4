import { ROUTES } from '../../contract/paths';
import type { TranslationKey } from '../../services/i18n/catalogue';
import { isPageForMember, type MemberTraits } from '../../services/merchant/page-needs';
import type { IconName } from '../../ui/media/icon-names';

/** A link of the account page. */
interface AccountPageLink {
  readonly to: string;
  readonly title: TranslationKey;
  readonly icon: IconName;
}

/** The links of the account page by group. What each page needs is in the route table (ROUTE-10). */
const ACCOUNT_PAGE_LINKS = {
  money: [
    { to: ROUTES.memberHistory.path, title: 'page.history.title', icon: 'wallet' },
    { to: ROUTES.memberTickets.path, title: 'page.tickets.title', icon: 'lottery' },
    { to: ROUTES.addBankCard.path, title: 'page.card.title', icon: 'card' },
    { to: ROUTES.addBankCardPix.path, title: 'page.pix.title', icon: 'qr' },
  ],
  club: [
    { to: ROUTES.memberBenefits.path, title: 'page.benefits.title', icon: 'crown' },
    { to: ROUTES.leaderBoard.path, title: 'page.leader.title', icon: 'trophy' },
    { to: ROUTES.mallHome.path, title: 'page.mall.title', icon: 'shop' },
    { to: ROUTES.agentRegister.path, title: 'page.agent.title', icon: 'invite' },
  ],
  settings: [
    { to: ROUTES.changePsw.path, title: 'password.title', icon: 'lock' },
    { to: ROUTES.memberLimits.path, title: 'page.limits.title', icon: 'pause' },
    { to: ROUTES.memberDocuments.path, title: 'page.documents.title', icon: 'person' },
    { to: ROUTES.memberData.path, title: 'page.data.title', icon: 'eye' },
    { to: ROUTES.feedback.path, title: 'page.feedback.title', icon: 'feedback' },
  ],
} as const satisfies Record<string, readonly AccountPageLink[]>;

export type AccountLinkGroup = keyof typeof ACCOUNT_PAGE_LINKS;

/**
 * Returns the links of a group that are of use to the member, such as Pix keys for a balance in reais (MEM-1), VIP
 * benefits (SESS-5) and the registration of downline accounts (LINK-3).
 */
export const getAccountPageLinks = (
  group: AccountLinkGroup,
  member: MemberTraits,
  isOffered: (path: string) => boolean,
): readonly AccountPageLink[] =>
  ACCOUNT_PAGE_LINKS[group].filter(({ to }) => isOffered(to) && isPageForMember(to, member));
