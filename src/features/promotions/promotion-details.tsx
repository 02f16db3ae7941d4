import { useQuery } from '@tanstack/react-query';
import { htmlToPlainText } from '../../base/plain-text';
import { ROUTES } from '../../contract/paths';
import { useTranslate } from '../../services/i18n/i18n';
import { ButtonLink } from '../../services/navigation/button-link';
import type { Announcement } from '../../services/promotions/announcement-audience';
import { PromotionButton } from '../../services/promotions/promotion-button';
import { useQueryScope } from '../../services/queries/query-scope';
import { Message } from '../../ui/feedback/message';
import { LazyBoundary } from '../../ui/lazy/lazy-boundary';
import { lazyWithRetry } from '../../ui/lazy/lazy-with-retry';
import { Picture } from '../../ui/media/picture';
import { promotionCategoriesQuery } from './promotion-categories-query';
import style from './promotion-details.module.css';

const RichText = lazyWithRetry(() => import('../../services/rich-text/rich-text'));

/**
 * A promotion with its categories, title, sanitized content and its button (LINK-1 type P, LINK-2);
 * if `promotion` is undefined, a message that the promotion no longer exists.
 */
export function PromotionDetails({ promotion }: { readonly promotion: Announcement | undefined }) {
  const t = useTranslate();
  return (
    <>
      {promotion ? (
        <article className={style.promotion}>
          <Picture className={style.picture} src={promotion.image} alt="" />
          <CategoryTags ids={promotion.promoAnnouncementCategoryIds} />
          <h2>
            <bdi>{promotion.title}</bdi>
          </h2>
          <LazyBoundary fallback={<p>{htmlToPlainText(promotion.content)}</p>}>
            <RichText html={promotion.content} />
          </LazyBoundary>
          <PromotionButton item={promotion} />
        </article>
      ) : (
        <Message tone="quiet">{t('page.activity.gone')}</Message>
      )}
      <ButtonLink to={ROUTES.activity.path} look="secondary" wide>
        {t('page.activity.all')}
      </ButtonLink>
    </>
  );
}

/** Names of the promotion's categories; renders nothing until they have loaded, or if there are none. */
function CategoryTags({ ids }: { readonly ids: readonly string[] }) {
  const { data } = useQuery(promotionCategoriesQuery(useQueryScope()));
  const categories = data?.value.categories.filter(({ id }) => ids.includes(id)) ?? [];
  if (categories.length === 0) return null;
  return (
    <ul className={style.tags}>
      {categories.map(({ id, name }) => (
        <li key={id}>{name}</li>
      ))}
    </ul>
  );
}
