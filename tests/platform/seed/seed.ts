import type { Database } from '../database/database';
import { MERCHANTS } from '../merchants/find-merchant';
import { listAnnouncements, saveAnnouncement } from '../promotions/announcement-table';
import { saveBanner } from '../promotions/banner-table';
import type { Services } from '../services';
import { ANNOUNCEMENTS, findSeededPromotion, localizeAnnouncement, type PromotionName } from './announcements';
import { localizeBanner, SEEDED_BANNERS } from './banners';
import { seedChat } from './seed-chat';
import { seedGames } from './seed-games';
import { seedMembers } from './seed-members';

/**
 * Adds the seed data to a database that has no members. Adds the seeded banners to any database that has no banners.
 * @returns whether the database had no members
 */
export function seedDatabase(services: Services): boolean {
  const { database, clock } = services;
  const isNew = database.count('SELECT count(*) AS n FROM member') === 0;
  if (isNew)
    database.transaction(() => {
      seedGames(database);
      seedMembers(services, clock.now());
      seedAnnouncements(database);
      seedChat(database, clock.now());
    });
  // After the promotions, to which they lead.
  seedBanners(database);
  return isNew;
}

/** Deletes all data except the push keys, and seeds the database again. */
export function reseedDatabase(services: Services): void {
  const tables = [
    'answeredRequest',
    'erasureRequest',
    'redemption',
    'voucher',
    'gameTicket',
    'gameOrder',
    'cashOrder',
    'turnover',
    'purse',
    'ledgerPosting',
    'ledgerEntry',
    'chatMessage',
    'chatTicket',
    'account',
    'identity',
    'session',
    'sms',
    'loginFailure',
    'whiteLabelSwitch',
    'installSetting',
    'game',
    'announcement',
    'banner',
    'trackedEvent',
    'usedKey',
    'feedback',
    'pushDevice',
    'pushReceipt',
    'pushMessage',
    'member',
    'sqlite_sequence',
  ];
  for (const table of tables) services.database.run(`DELETE FROM ${table}`);
  seedDatabase(services);
}

function seedAnnouncements(database: Database): void {
  for (const { code: merchant, name, languages } of MERCHANTS) {
    for (const language of languages) {
      for (const announcement of ANNOUNCEMENTS) {
        const { promotion, texts: _texts, categories, ...action } = announcement;
        const image = promotion ? bannerImage(merchant, PICTURES[promotion], language) : '';
        const texts = localizeAnnouncement(announcement, name, language);
        saveAnnouncement(database, {
          ...action,
          ...texts,
          merchant,
          language,
          image,
          categories: categories?.join(','),
        });
      }
    }
  }
}

/** The banner with the picture of each promotion, so that a tapped banner opens a page with the same picture. */
const PICTURES: Readonly<Record<PromotionName, string>> = { weekend: 'banner-1', friends: 'banner-2' };

const bannerImage = (merchant: string, name: string, language: string) =>
  `/cdn/${merchant}/${name}.svg?language=${language}`;

function seedBanners(database: Database): void {
  if (database.count('SELECT count(*) AS n FROM banner') > 0) return;
  for (const { code: merchant, name: merchantName, languages } of MERCHANTS) {
    for (const language of languages) {
      const announcements = listAnnouncements(database, merchant, language);
      const findPromotionId = (promotion: PromotionName) =>
        announcements.find((one) => findSeededPromotion(one, merchantName, language) === promotion)?.id;
      for (const { name, groupName, draft } of SEEDED_BANNERS) {
        const id = draft.promotion && findPromotionId(draft.promotion);
        saveBanner(database, {
          ...localizeBanner(draft, merchant, language),
          ...(id !== undefined && { linkageType: 'P', linkage: String(id) }),
          merchant,
          language,
          groupName,
          image: bannerImage(merchant, name, language),
        });
      }
    }
  }
}
