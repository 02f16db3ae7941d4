import type { Database } from '../database/database';
import { MERCHANTS } from '../merchants/find-merchant';
import { ANNOUNCEMENTS } from './announcements';

export function seedAnnouncements(database: Database): void {
  const sql =
    'INSERT INTO announcement (merchant, language, title, content, promotionType, execution) VALUES (?, ?, ?, ?, ?, ?)';
  for (const merchant of MERCHANTS) {
    for (const language of merchant.languages) {
      for (const { texts, promotionType, execution } of ANNOUNCEMENTS) {
        const [title, content] = texts[language] ?? ['', ''];
        database.run(sql, merchant.code, language, title, content, promotionType, execution);
      }
    }
  }
}
