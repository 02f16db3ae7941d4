import { RankProgress } from '../features/vip/rank-progress';
import { useText } from '../services/i18n/i18n';
import { PageScreen } from '../services/navigation/page-screen';

/** VIP benefits (VIP-1). */
export default function MemberBenefitsPage() {
  const t = useText();
  return (
    <PageScreen title={t('page.benefits.title')}>
      <RankProgress />
      <p>{t('page.benefits.text')}</p>
    </PageScreen>
  );
}
