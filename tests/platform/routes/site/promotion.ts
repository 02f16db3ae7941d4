import { announcements } from '../../../../src/contract/endpoints/site/announcements';
import { availablePromotions, promotionCategories } from '../../../../src/contract/endpoints/site/promotion';
import { promotionFacts } from '../../../../src/contract/endpoints/site/promotion-facts';
import { rankLevels, rankProgress } from '../../../../src/contract/endpoints/site/vip';
import { listAllGames } from '../../games/find-game';
import { resolveLanguage } from '../../merchants/resolve-language';
import { listAnnouncements } from '../../promotions/announcement-table';
import { buildPromotionFacts } from '../../promotions/promotion-facts';
import { getPromotionCategories } from '../../seed/promotion-categories';
import { getRankConditions } from '../../seed/rank-conditions';
import { getVipRanks } from '../../seed/vip-ranks';
import { createRefusalError } from '../../server/refusal';
import { createMemberRoute, createPublicRoute, type Route } from '../../server/route';

export const promotionRoutes: readonly Route[] = [
  createPublicRoute(availablePromotions, ({ services, merchant }) => {
    if (!services.switches.of(merchant).REWCEN3) return createRefusalError('promotion.off', 'There are no promotions');
    return {
      APP_DOWNLOAD: { enabled: merchant.downloads.length > 0, count: 1 },
      REFERRAL: { enabled: services.scenarios.of(merchant.code).referral, count: 2 },
    };
  }),

  createPublicRoute(announcements, ({ services, merchant, language }) => {
    const spoken = resolveLanguage(merchant, language);
    return {
      list: listAnnouncements(services.database, merchant.code, spoken).map(({ forceRead, categories, ...item }) => ({
        ...item,
        forceRead: forceRead === 1,
        promoAnnouncementCategoryIds: categories === '' ? [] : categories.split(','),
      })),
    };
  }),

  createPublicRoute(promotionFacts, ({ services, merchant, language }) => {
    const now = services.clock.now();
    const spoken = resolveLanguage(merchant, language);
    return {
      at: now,
      list: buildPromotionFacts(listAnnouncements(services.database, merchant.code, spoken), {
        merchant,
        language: spoken,
        games: listAllGames(services.database),
        now,
      }),
    };
  }),

  createPublicRoute(promotionCategories, ({ merchant, language }) => ({
    categories: getPromotionCategories(resolveLanguage(merchant, language)),
  })),

  createMemberRoute(rankProgress, ({ merchant, member, language }) => ({
    currentProgress: {
      completedConditions: member.rankDone,
      totalExpectedConditions: member.rankExpected,
      conditions: getRankConditions(resolveLanguage(merchant, language), member),
    },
    playerRankProgress: { labelId: member.rankExpected > 0 ? String(member.rankLevel + 1) : '' },
  })),

  createMemberRoute(rankLevels, ({ merchant, language }) => ({
    levels: getVipRanks(resolveLanguage(merchant, language), merchant),
  })),
];
