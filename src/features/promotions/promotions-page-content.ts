import {
  type Announcement,
  type AnnouncementRecipient,
  isAnnouncementForRecipient,
} from '../../services/promotions/announcement-audience';

interface Category {
  readonly id: string;
  readonly name: string;
}

/**
 * Content of the promotions page: the promotions of the selected category, the news, and the categories that have
 * promotions.
 */
export interface PromotionsPageContent {
  readonly promotions: readonly Announcement[];
  readonly news: readonly Announcement[];
  readonly categories: readonly Category[];
}

/**
 * Splits announcements into promotions and news, and filters the promotions by category.
 * @param selected id of a category; an id that is unknown or has no promotions selects all promotions
 */
export function selectPromotionsPageContent(
  announcements: readonly Announcement[],
  categories: readonly Category[],
  selected: string,
): PromotionsPageContent {
  const promotions = announcements.filter(({ promotionType }) => promotionType !== '');
  const used = categories.filter(({ id }) =>
    promotions.some(({ promoAnnouncementCategoryIds }) => promoAnnouncementCategoryIds.includes(id)),
  );
  const isKnown = used.some(({ id }) => id === selected);
  return {
    promotions: isKnown
      ? promotions.filter(({ promoAnnouncementCategoryIds }) => promoAnnouncementCategoryIds.includes(selected))
      : promotions,
    news: announcements.filter(({ promotionType }) => promotionType === ''),
    categories: used,
  };
}

/**
 * Whether the promotions page lists an announcement for a user. A visitor also sees the promotions for members, which
 * are the reason to become one; their buttons ask for a login (LINK-2).
 */
export const isPromotionListed = (
  viewer: AnnouncementRecipient,
  announcement: Pick<Announcement, 'execution' | 'promotionType'>,
): boolean =>
  isAnnouncementForRecipient(viewer, announcement) ||
  (!viewer.hasSession && announcement.promotionType !== '' && announcement.execution === 'A');
