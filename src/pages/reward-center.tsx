import { ROUTES } from '../contract/paths';
import { RewardList } from '../features/promotions/reward-list';
import { useVouchers, VoucherList } from '../features/rewards/voucher-list';
import { useTranslate } from '../services/i18n/i18n';
import { isSwitchOn, useMerchant } from '../services/merchant/merchant-store';
import { useOfferedPages } from '../services/merchant/page-needs';
import { LinkRow } from '../services/navigation/link-row';
import { PageLayout } from '../services/navigation/page-layout';
import { OffersGate } from '../services/play-protection/offers-gate';
import { useOfferState } from '../services/play-protection/play-pause-marker';
import { useIsSameFailure } from '../services/queries/use-is-same-failure';
import { useAvailablePromotions } from '../services/referral/available-promotions-query';
import { RowList } from '../ui/list/rows';

/** Links to what else rewards a member. */
const MORE = [
  { to: ROUTES.activity.path, icon: 'megaphone', title: 'page.activity.all', detail: 'rewards.more.promotions' },
  { to: ROUTES.leaderBoard.path, icon: 'trophy', title: 'page.leader.title', detail: 'rewards.more.leader' },
  { to: ROUTES.mallHome.path, icon: 'shop', title: 'page.mall.title', detail: 'rewards.more.mall' },
] as const;

/**
 * Page with the member's vouchers, and with other rewards if the switch REWCEN3 is on (LINK-3). During a break only with
 * the vouchers, which are the member's already (SAFE-4).
 */
export default function RewardCenterPage() {
  const t = useTranslate();
  const isPaused = useOfferState() === 'left-out';
  return (
    <PageLayout title={t('page.rewards.title')}>
      {isPaused && <OffersGate>{null}</OffersGate>}
      <VoucherList isPaused={isPaused} />
      {!isPaused && (
        <OffersGate>
          <Offers />
        </OffersGate>
      )}
    </PageLayout>
  );
}

/** Other rewards, and where there are more. */
function Offers() {
  const t = useTranslate();
  const isOffered = useOfferedPages();
  const more = MORE.filter(({ to }) => isOffered(to));
  const hasRewards = useMerchant(({ status }) => isSwitchOn(status, 'REWCEN3'));
  // Neither has a heading when it has failed, so that the same sentence and button would stand there twice. A retry of
  // the first mounts the second, which then fetches again too.
  const isSaidAbove = useIsSameFailure(useVouchers(), useAvailablePromotions());
  return (
    <>
      {hasRewards && !isSaidAbove && <RewardList />}
      {more.length > 0 && (
        <>
          <h2>{t('rewards.more')}</h2>
          <RowList>
            {more.map(({ to, icon, title, detail }) => (
              <LinkRow key={to} to={to} icon={icon} title={t(title)} detail={t(detail)} />
            ))}
          </RowList>
        </>
      )}
    </>
  );
}
