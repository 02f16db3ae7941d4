import { RankLevels } from '../features/vip/rank-levels';
import { RankProgress } from '../features/vip/rank-progress';
import { RequireMember } from '../features/vip/require-member';
import { useTranslate } from '../services/i18n/i18n';
import { PageScreen } from '../services/navigation/page-screen';
import { ContactButton } from '../services/support/ui/contact-button';
import { useRank } from '../services/vip/rank';
import { Message } from '../ui/feedback/message';

/** VIP benefits page (VIP-1): label and progress; for labels of type AUTO also the benefits of each level. */
export default function MemberBenefitsPage() {
  const t = useTranslate();
  return (
    <PageScreen title={t('page.benefits.title')}>
      <RequireMember>
        <RankProgress />
        <Benefits />
      </RequireMember>
    </PageScreen>
  );
}

function Benefits() {
  const t = useTranslate();
  const { hasBenefits } = useRank();
  return hasBenefits ? (
    <>
      <p>{t('page.benefits.text')}</p>
      <RankLevels />
    </>
  ) : (
    <>
      <Message tone="quiet">{t('page.benefits.closed')}</Message>
      <ContactButton />
    </>
  );
}
