import { ROUTES } from '../contract/paths';
import { RewardList } from '../features/promotions/reward-list';
import { VoucherList } from '../features/rewards/voucher-list';
import { useTranslate } from '../services/i18n/i18n';
import { isSwitchOn, useMerchant } from '../services/merchant/merchant-store';
import { LinkRow } from '../services/navigation/link-row';
import { PageLayout } from '../services/navigation/page-layout';
import { RowList } from '../ui/list/rows';

/** Page with the member's vouchers, and with other rewards if the switch REWCEN3 is on (LINK-3). */
export default function RewardCenterPage() {
  const t = useTranslate();
  const hasRewards = useMerchant(({ status }) => isSwitchOn(status, 'REWCEN3'));
  return (
    <PageLayout title={t('page.rewards.title')}>
      <VoucherList />
      {hasRewards && <RewardList />}
      <h2>{t('rewards.more')}</h2>
      <RowList>
        <LinkRow
          to={ROUTES.activity.path}
          icon="megaphone"
          title={t('page.activity.all')}
          detail={t('rewards.more.promotions')}
        />
        <LinkRow
          to={ROUTES.leaderBoard.path}
          icon="trophy"
          title={t('page.leader.title')}
          detail={t('rewards.more.leader')}
        />
        <LinkRow to={ROUTES.mallHome.path} icon="shop" title={t('page.mall.title')} detail={t('rewards.more.mall')} />
      </RowList>
    </PageLayout>
  );
}
