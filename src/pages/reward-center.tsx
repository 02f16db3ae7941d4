import { ROUTES } from '../contract/paths';
import { RewardList } from '../features/promotions/reward-list';
import { VoucherList } from '../features/rewards/voucher-list';
import { useTranslate } from '../services/i18n/i18n';
import { isSwitchOn, useMerchant } from '../services/merchant/merchant-store';
import { ButtonLink } from '../services/navigation/button-link';
import { PageScreen } from '../services/navigation/page-screen';
import { Message } from '../ui/feedback/message';

/** Vouchers and other rewards; the other rewards are requested only if the merchant offers them (LINK-3, REWCEN3). */
export default function RewardCenterPage() {
  const t = useTranslate();
  const hasRewards = useMerchant(({ status }) => isSwitchOn(status, 'REWCEN3'));
  return (
    <PageScreen title={t('page.rewards.title')}>
      <h2>{t('rewards.vouchers')}</h2>
      <VoucherList />
      {hasRewards ? <RewardList /> : <Message tone="quiet">{t('page.rewards.empty')}</Message>}
      <ButtonLink to={ROUTES.activity.path} look="secondary" wide>
        {t('page.activity.all')}
      </ButtonLink>
    </PageScreen>
  );
}
