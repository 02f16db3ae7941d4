import { useTranslate } from '../../services/i18n/i18n';
import type { Announcement } from '../../services/promotions/announcement-audience';
import { useSession } from '../../services/session/session-store';
import { EmptyState } from '../../ui/feedback/empty-state';
import { decidePromotionTime } from './decide-promotion-time';
import { PromotionCard } from './promotion-card';
import style from './promotion-card.module.css';
import { usePromotionFacts } from './promotion-facts-query';
import { isPromotionListed } from './promotions-page-content';

/** Number of running promotions that are offered instead of one that is over. */
const MAX_OTHERS = 2;

interface OtherPromotionsProps {
  /** Id in the URL, of a promotion or of none. */
  readonly id: string;
  readonly promotions: readonly Announcement[];
}

/**
 * Two running promotions in place of one that has ended or that the merchant no longer has, which is said here; renders
 * nothing for a promotion that runs (LINK-2).
 */
export function OtherPromotions({ id, promotions }: OtherPromotionsProps) {
  const t = useTranslate();
  const session = useSession((state) => state.session);
  const { factsOf, now } = usePromotionFacts();
  const viewer = { hasSession: session !== undefined, firstTimeLogin: session?.firstTimeLogin === true };
  const isKnown = promotions.some((promotion) => promotion.id === id);
  const timeOf = (one: string) => decidePromotionTime(factsOf(one), now);
  if (isKnown && timeOf(id).state !== 'ended') return null;
  const others = promotions
    .filter((one) => one.id !== id && one.promotionType !== '' && isPromotionListed(viewer, one))
    .filter((one) => timeOf(one.id).state === 'running')
    .slice(0, MAX_OTHERS);
  return (
    <>
      {!isKnown && <EmptyState icon="gift" illustration="lost" title={t('page.activity.gone')} />}
      {others.length > 0 && (
        <section>
          <h2>{t('page.activity.others')}</h2>
          <ul className={style.promotions}>
            {others.map((promotion) => (
              <PromotionCard key={promotion.id} promotion={promotion} time={timeOf(promotion.id)} now={now} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
