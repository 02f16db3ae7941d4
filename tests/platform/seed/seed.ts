import type { Database } from '../database/database';
import { MERCHANTS } from '../merchants/find-merchant';
import type { Merchant } from '../merchants/merchant';
import { listAnnouncements, saveAnnouncement } from '../promotions/announcement-table';
import { saveBanner } from '../promotions/banner-table';
import type { Services } from '../services';
import {
  ANNOUNCEMENTS,
  buildPromotionPicturePath,
  findSeededPromotion,
  localizeAnnouncement,
  type PromotionName,
} from './announcements';
import { localizeBanner, SEEDED_BANNERS } from './banners';
import { seedChat } from './seed-chat';
import { seedGames } from './seed-games';
import { seedMembers } from './seed-members';

/**
 * Adds the seed data of each merchant that has no members: all in a new database, in another one those that
 * `npm run merchant:new` has made since. Adds the seeded banners to any database that has no banners.
 * @returns whether the database had no members
 */
export function seedDatabase(services: Services): boolean {
  const { database, clock } = services;
  const hasMembers = ({ code }: Merchant) =>
    database.count('SELECT count(*) AS n FROM member WHERE merchant = ?', code) > 0;
  const isNew = database.count('SELECT count(*) AS n FROM member') === 0;
  const added = MERCHANTS.filter((merchant) => !hasMembers(merchant));
  if (added.length > 0)
    database.transaction(() => {
      if (isNew) seedGames(database);
      seedMembers(services, added, clock.now());
      seedAnnouncements(database, added);
      seedChat(database, added, clock.now());
    });
  const hasBanners = database.count('SELECT count(*) AS n FROM banner') > 0;
  // After the promotions, to which they lead.
  // In one transaction, as each is written to the disk before the next.
  database.transaction(() => seedBanners(database, hasBanners ? added : MERCHANTS));
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

function seedAnnouncements(database: Database, merchants: readonly Merchant[]): void {
  for (const { code: merchant, name, languages } of merchants) {
    for (const language of languages) {
      for (const announcement of ANNOUNCEMENTS) {
        const { promotion, texts: _texts, categories, ...action } = announcement;
        const image = promotion ? buildPromotionPicturePath(merchant, promotion) : '';
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

const bannerImage = (merchant: string, name: string, language: string) =>
  `/cdn/${merchant}/${name}.svg?language=${language}`;

function seedBanners(database: Database, merchants: readonly Merchant[]): void {
  for (const { code: merchant, name: merchantName, languages } of merchants) {
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
