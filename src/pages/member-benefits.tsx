import { MemberKnown } from '../features/vip/member-known';
import { RankLevels } from '../features/vip/rank-levels';
import { RankProgress } from '../features/vip/rank-progress';
import { useText } from '../services/i18n/i18n';
import { PageScreen } from '../services/navigation/page-screen';
import { ContactButton } from '../services/support/contact-button';
import { useRank } from '../services/vip/rank';
import { Message } from '../ui/message';

/** VIP benefits (VIP-1): the label and its progress; what each level gives to those whose label is of type AUTO. */
export default function MemberBenefitsPage() {
  const t = useText();
  return (
    <PageScreen title={t('page.benefits.title')}>
      <MemberKnown>
        <RankProgress />
        <Benefits />
      </MemberKnown>
    </PageScreen>
  );
}

function Benefits() {
  const t = useText();
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
