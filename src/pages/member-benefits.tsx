import { ROUTES } from '../contract/paths';
import { MemberLoadedGate } from '../features/vip/member-loaded-gate';
import { RankConditions, useRankConditions } from '../features/vip/rank-conditions';
import { RankHero } from '../features/vip/rank-hero';
import { RankLevels } from '../features/vip/rank-levels';
import { useTranslate } from '../services/i18n/i18n';
import { PageModules } from '../services/merchant/page-modules';
import { ButtonLink } from '../services/navigation/button-link';
import { PageLayout } from '../services/navigation/page-layout';
import { OffersGate } from '../services/play-protection/offers-gate';
import { ContactButton } from '../services/support/ui/contact-button';
import { useRank } from '../services/vip/rank';
import { EmptyState } from '../ui/feedback/empty-state';
import style from './member-benefits.module.css';

/**
 * VIP benefits page (VIP-1): the member's VIP label and progress and, if the label is of type AUTO, the benefits of
 * each level. Its head and its lists have the variants of those of the account page (WL-2.23).
 */
export default function MemberBenefitsPage() {
  const t = useTranslate();
  return (
    <PageLayout title={t('page.benefits.title')}>
      <MemberLoadedGate>
        <OffersGate>
          <PageModules page="account" modules={{ member: <RankHero />, menu: <Benefits /> }} />
        </OffersGate>
      </MemberLoadedGate>
    </PageLayout>
  );
}

function Benefits() {
  const t = useTranslate();
  const { hasBenefits } = useRank();
  const conditions = useRankConditions();
  // Until the platform has answered, nothing is said that the conditions would replace.
  const count = conditions?.length;
  const closed = t('page.benefits.closed');
  return (
    <>
      <RankConditions />
      {hasBenefits && <RankLevels />}
      {count === 0 &&
        (hasBenefits ? (
          <p>{t('page.benefits.text')}</p>
        ) : (
          <EmptyState icon="crown" illustration="card">
            {closed}
          </EmptyState>
        ))}
      {!hasBenefits && !!count && <p>{closed}</p>}
      <div className={style.actions}>
        <ButtonLink to={ROUTES.home.path} wide>
          {t('games.play')}
        </ButtonLink>
        <ContactButton />
      </div>
    </>
  );
}
