import { ROUTES } from '../contract/paths';
import { MemberGate } from '../features/vip/member-gate';
import { RankHero } from '../features/vip/rank-hero';
import { RankLevels } from '../features/vip/rank-levels';
import { useTranslate } from '../services/i18n/i18n';
import { ButtonLink } from '../services/navigation/button-link';
import { PageScreen } from '../services/navigation/page-screen';
import { ContactButton } from '../services/support/ui/contact-button';
import { useRank } from '../services/vip/rank';
import { Message } from '../ui/feedback/message';
import style from './member-benefits.module.css';

/** VIP benefits page (VIP-1): label and progress; for labels of type AUTO also the benefits of each level. */
export default function MemberBenefitsPage() {
  const t = useTranslate();
  return (
    <PageScreen title={t('page.benefits.title')}>
      <MemberGate>
        <RankHero />
        <Benefits />
      </MemberGate>
    </PageScreen>
  );
}

function Benefits() {
  const t = useTranslate();
  const { hasBenefits } = useRank();
  return hasBenefits ? (
    <>
      <RankLevels />
      <p>{t('page.benefits.text')}</p>
      <div className={style.actions}>
        <ButtonLink to={ROUTES.home.path} wide>
          {t('games.play')}
        </ButtonLink>
        <ContactButton />
      </div>
    </>
  ) : (
    <>
      <Message tone="quiet">{t('page.benefits.closed')}</Message>
      <ContactButton />
    </>
  );
}
