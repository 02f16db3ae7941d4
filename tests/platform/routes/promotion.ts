import { number, object, string } from 'valibot';
import {
  announcements,
  availablePromotions,
  promotionCategories,
  rankProgress,
} from '../../../src/contract/endpoints/promotion';
import { refuse } from '../server/refusal';
import { type Route, serve, serveMember } from '../server/route';

const announcement = object({
  id: number(),
  title: string(),
  content: string(),
  promotionType: string(),
  execution: string(),
});

const CATEGORIES = ['welcome', 'daily', 'lottery', 'slots', 'vip'];

export const promotionRoutes: readonly Route[] = [
  serve(availablePromotions, ({ services, merchant }) => {
    if (!services.switches.of(merchant).REWCEN3) return refuse('promotion.off', 'There are no promotions');
    return {
      APP_DOWNLOAD: { enabled: merchant.downloads.length > 0, count: 1 },
      REFERRAL: { enabled: true, count: 2 },
    };
  }),

  serve(announcements, ({ services, merchant, language }) => {
    const spoken = merchant.languages.includes(language) ? language : merchant.defaultLanguage;
    const sql = 'SELECT * FROM announcement WHERE merchant = ? AND language = ? ORDER BY id';
    return { list: services.database.all(announcement, sql, merchant.code, spoken) };
  }),

  serve(promotionCategories, () => ({ categories: CATEGORIES.map((name, at) => ({ id: String(at + 1), name })) })),

  serveMember(rankProgress, ({ member }) => ({
    currentProgress: { completedConditions: member.rankDone, totalExpectedConditions: member.rankExpected },
    playerRankProgress: { labelId: member.rankExpected > 0 ? String(member.rankLevel + 1) : '' },
  })),
];
