import { number, object, string } from 'valibot';
import {
  announcements,
  availablePromotions,
  promotionCategories,
  rankLevels,
  rankProgress,
} from '../../../src/contract/endpoints/promotion';
import { spokenTo } from '../merchants/spoken-to';
import { promotionCategoriesIn } from '../seed/promotion-categories';
import { ranksIn } from '../seed/ranks';
import { refuse } from '../server/refusal';
import { type Route, serve, serveMember } from '../server/route';

const announcement = object({
  id: number(),
  title: string(),
  content: string(),
  promotionType: string(),
  execution: string(),
});

export const promotionRoutes: readonly Route[] = [
  serve(availablePromotions, ({ services, merchant }) => {
    if (!services.switches.of(merchant).REWCEN3) return refuse('promotion.off', 'There are no promotions');
    return {
      APP_DOWNLOAD: { enabled: merchant.downloads.length > 0, count: 1 },
      REFERRAL: { enabled: services.scenarios.of(merchant.code).referral, count: 2 },
    };
  }),

  serve(announcements, ({ services, merchant, language }) => {
    const spoken = spokenTo(merchant, language);
    const sql = 'SELECT * FROM announcement WHERE merchant = ? AND language = ? ORDER BY id';
    return { list: services.database.all(announcement, sql, merchant.code, spoken) };
  }),

  serve(promotionCategories, ({ merchant, language }) => ({
    categories: promotionCategoriesIn(spokenTo(merchant, language)),
  })),

  serveMember(rankProgress, ({ member }) => ({
    currentProgress: { completedConditions: member.rankDone, totalExpectedConditions: member.rankExpected },
    playerRankProgress: { labelId: member.rankExpected > 0 ? String(member.rankLevel + 1) : '' },
  })),

  serveMember(rankLevels, ({ merchant, language }) => ({ levels: ranksIn(spokenTo(merchant, language)) })),
];
