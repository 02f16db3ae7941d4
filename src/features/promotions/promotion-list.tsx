import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { ROUTES } from '../../contract/paths';
import { useTranslate } from '../../services/i18n/i18n';
import { findLinked } from '../../services/navigation/find-linked';
import { LinkRow } from '../../services/navigation/link-row';
import { navigateTo } from '../../services/navigation/navigate';
import type { Announcement } from '../../services/promotions/announcement-audience';
import { useQueryScope } from '../../services/queries/query-scope';
import { useSession } from '../../services/session/session-store';
import { Chips } from '../../ui/button/chips';
import { EmptyState } from '../../ui/feedback/empty-state';
import { RowList } from '../../ui/list/rows';
import { useShownItems } from '../../ui/list/use-shown-items';
import { decidePromotionTime } from './decide-promotion-time';
import { PromotionCard, promotionPath } from './promotion-card';
import style from './promotion-card.module.css';
import { promotionCategoriesQuery } from './promotion-categories-query';
import { usePromotionFacts } from './promotion-facts-query';
import { isPromotionListed, selectPromotionsPageContent } from './promotions-page-content';

/** Query parameter with the id of the selected category, so that Back and a reload keep the selection. */
const CATEGORY_PARAMETER = 'category';

const countCategories = (promotions: readonly Announcement[]): number =>
  new Set(promotions.flatMap(({ promoAnnouncementCategoryIds }) => promoAnnouncementCategoryIds)).size;

/** Promotions for the current user as image cards, with a filter by category, and news as rows. */
export function PromotionList({ promotions: announcements }: { readonly promotions: readonly Announcement[] }) {
  const t = useTranslate();
  const session = useSession((state) => state.session);
  const viewer = { hasSession: session !== undefined, firstTimeLogin: session?.firstTimeLogin === true };
  const { factsOf, now } = usePromotionFacts();
  const { data } = useQuery(promotionCategoriesQuery(useQueryScope())); // optional: without them there is only “All”
  const linked = useSearchParams()[0].get(CATEGORY_PARAMETER) ?? '';
  const selected = findLinked(data?.value.categories ?? [], linked, ({ id }) => id)?.id ?? '';
  const shown = announcements.filter((announcement) => isPromotionListed(viewer, announcement));
  const { promotions, news, categories } = selectPromotionsPageContent(shown, data?.value.categories ?? [], selected);
  const timeOf = (id: string) => decidePromotionTime(factsOf(id), now);
  const isEnded = ({ id }: Announcement) => timeOf(id).state === 'ended';
  const ordered = [...promotions.filter((one) => !isEnded(one)), ...promotions.filter(isEnded)];
  const shownPromotions = useShownItems(ordered);
  const shownNews = useShownItems(news);
  // Their names come later: the filter is there without them, so that nothing below it moves when they arrive.
  const hasFilter = data ? categories.length > 1 : countCategories(promotions) > 1;
  if (shown.length === 0) {
    return (
      <EmptyState icon="megaphone" title={t('page.activity.title')}>
        {t('page.activity.empty')}
      </EmptyState>
    );
  }
  const select = (category: string) => {
    const query = category === '' ? '' : `?${new URLSearchParams({ [CATEGORY_PARAMETER]: category })}`;
    navigateTo(ROUTES.activity.path + query, { replace: true });
  };
  return (
    <>
      {hasFilter && (
        <Chips
          label={t('page.activity.categories')}
          options={[
            { key: '', label: t('games.all') },
            ...categories.map(({ id, name }) => ({ key: id, label: name })),
          ]}
          selected={categories.some(({ id }) => id === selected) ? selected : ''}
          onSelect={select}
          oneRow
        />
      )}
      <ul className={style.promotions}>
        {shownPromotions.shown.map((promotion, index) => (
          <PromotionCard
            key={promotion.id}
            promotion={promotion}
            time={timeOf(promotion.id)}
            now={now}
            position={shownPromotions.positionOf(index)}
            tags={categories
              .filter(({ id }) => promotion.promoAnnouncementCategoryIds.includes(id))
              .map(({ name }) => name)}
          />
        ))}
        {shownPromotions.end}
      </ul>
      {news.length > 0 && (
        <section>
          <h2>{t('page.activity.news')}</h2>
          <RowList>
            {shownNews.shown.map(({ id, title }, index) => (
              <LinkRow
                key={id}
                icon="megaphone"
                to={promotionPath(id)}
                title={title}
                position={shownNews.positionOf(index)}
              />
            ))}
            {shownNews.end}
          </RowList>
        </section>
      )}
    </>
  );
}
