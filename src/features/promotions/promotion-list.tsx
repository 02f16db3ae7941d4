import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ROUTES } from '../../contract/paths';
import { useTranslate } from '../../services/i18n/i18n';
import { AppLink } from '../../services/navigation/app-link';
import { LinkRow } from '../../services/navigation/link-row';
import { navigateTo } from '../../services/navigation/navigate';
import { type Announcement, isAnnouncementForRecipient } from '../../services/promotions/announcement-audience';
import { useQueryScope } from '../../services/queries/query-scope';
import { useSession } from '../../services/session/session-store';
import { Chips } from '../../ui/button/chips';
import { Badge } from '../../ui/feedback/badge';
import { EmptyState } from '../../ui/feedback/empty-state';
import card from '../../ui/layout/card.module.css';
import { type ListPosition, RowList } from '../../ui/list/rows';
import { useShownItems } from '../../ui/list/use-shown-items';
import { LazyImage } from '../../ui/media/lazy-image';
import { WelcomeIllustration } from '../../ui/media/welcome-illustration';
import { promotionCategoriesQuery } from './promotion-categories-query';
import style from './promotion-list.module.css';
import { selectPromotionsPageContent } from './promotions-page-content';

const detailPath = (id: string) => `${ROUTES.activity.path}?id=${encodeURIComponent(id)}`;

/** Query parameter with the id of the selected category, so that Back and a reload keep the selection. */
const CATEGORY_PARAMETER = 'category';

/** The picture of a promotion or, if it has none or it cannot be loaded, the merchant's illustration or an icon. */
function PromotionPicture({ image }: { readonly image: string }) {
  const [isBroken, setBroken] = useState(false);
  if (image === '' || isBroken) return <WelcomeIllustration icon="gift" className={style.picture} />;
  return (
    <span className={style.picture}>
      <LazyImage src={image} alt="" width={720} height={300} onBroken={() => setBroken(true)} />
    </span>
  );
}

interface PromotionCardProps {
  readonly promotion: Announcement;
  readonly tags: readonly string[];
  readonly position: ListPosition;
}

function PromotionCard({ promotion: { id, title, image }, tags, position }: PromotionCardProps) {
  return (
    <li {...position}>
      <AppLink to={detailPath(id)} className={[card.card, style.promotion].join(' ')}>
        <PromotionPicture key={image} image={image} />
        <span className={style.text}>
          <b>
            <bdi>{title}</bdi>
          </b>
          <span className={style.tags}>
            {tags.map((tag) => (
              <Badge key={tag}>{tag}</Badge>
            ))}
          </span>
        </span>
      </AppLink>
    </li>
  );
}

/** Promotions for the current user as image cards, with a filter by category, and news as rows. */
export function PromotionList({ promotions: announcements }: { readonly promotions: readonly Announcement[] }) {
  const t = useTranslate();
  const session = useSession((state) => state.session);
  const viewer = { hasSession: session !== undefined, firstTimeLogin: session?.firstTimeLogin === true };
  const { data } = useQuery(promotionCategoriesQuery(useQueryScope())); // optional: without them there is no filter
  const selected = useSearchParams()[0].get(CATEGORY_PARAMETER) ?? '';
  const shown = announcements.filter((announcement) => isAnnouncementForRecipient(viewer, announcement));
  const { promotions, news, categories } = selectPromotionsPageContent(shown, data?.value.categories ?? [], selected);
  const shownPromotions = useShownItems(promotions);
  const shownNews = useShownItems(news);
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
      {categories.length > 1 && (
        <Chips
          label={t('page.activity.categories')}
          options={[
            { key: '', label: t('games.all') },
            ...categories.map(({ id, name }) => ({ key: id, label: name })),
          ]}
          selected={categories.some(({ id }) => id === selected) ? selected : ''}
          onSelect={select}
        />
      )}
      <ul className={style.promotions}>
        {shownPromotions.shown.map((promotion, index) => (
          <PromotionCard
            key={promotion.id}
            promotion={promotion}
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
                to={detailPath(id)}
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
