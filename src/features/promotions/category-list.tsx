import { useQuery } from '@tanstack/react-query';
import { promotionCategories } from '../../contract/endpoints/promotion';
import { useTranslate } from '../../services/i18n/i18n';
import { platformQuery } from '../../services/queries/platform-query';
import type { QueryScope } from '../../services/queries/query-scope';
import { useQueryScope } from '../../services/queries/query-scope';
import style from './category-list.module.css';

/** How long the categories are fresh (ms). */
const CATEGORIES_STALE_MS = 60_000;

/** Query options of the promotion categories. */
export const promotionCategoriesQuery = (scope: QueryScope) =>
  platformQuery(scope, promotionCategories, { staleTime: CATEGORIES_STALE_MS });

/** The merchant's promotion categories. They are optional, so an error renders nothing. */
export function CategoryList() {
  const t = useTranslate();
  const { data } = useQuery(promotionCategoriesQuery(useQueryScope()));
  const categories = data?.value.categories ?? [];
  if (categories.length === 0) return null;
  return (
    <section className={style.categories}>
      <h2>{t('page.activity.categories')}</h2>
      <ul>
        {categories.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    </section>
  );
}
