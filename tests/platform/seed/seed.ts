import type { Database } from '../database/database';
import { MERCHANTS } from '../merchants/find-merchant';
import { saveAnnouncement } from '../promotions/announcement-table';
import { saveBanner } from '../promotions/banner-table';
import type { Services } from '../services';
import { ANNOUNCEMENTS } from './announcements';
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
  seedBanners(database);
  if (database.count('SELECT count(*) AS n FROM member') > 0) return false;
  database.transaction(() => {
    seedGames(database);
    seedMembers(services, clock.now());
    seedAnnouncements(database);
    seedChat(database, clock.now());
  });
  return true;
}

/** Deletes all data except the push keys, and seeds the database again. */
export function reseedDatabase(services: Services): void {
  const tables = [
    'answeredRequest',
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

/** Number of different images of promotions. */
const PROMOTION_PICTURES = 3;

function seedAnnouncements(database: Database): void {
  for (const { code: merchant, name, languages } of MERCHANTS) {
    for (const language of languages) {
      for (const [at, { texts, categories, ...action }] of ANNOUNCEMENTS.entries()) {
        const [template, content] = texts[language] ?? texts.EN;
        const title = template.replace('{merchant}', name);
        const image =
          action.promotionType === '' ? '' : `/cdn/${merchant}/promotion-${(at % PROMOTION_PICTURES) + 1}.svg`;
        const draft = { ...action, merchant, language, title, content, image, categories: categories?.join(',') };
        saveAnnouncement(database, draft);
      }
    }
  }
}

function seedBanners(database: Database): void {
  if (database.count('SELECT count(*) AS n FROM banner') > 0) return;
  for (const { code: merchant, languages } of MERCHANTS) {
    for (const language of languages) {
      for (const { name, groupName, draft } of SEEDED_BANNERS) {
        const image = `/cdn/${merchant}/${name}.svg?language=${language}`;
        saveBanner(database, { merchant, language, groupName, image, ...localizeBanner(draft, merchant, language) });
      }
    }
  }
}
