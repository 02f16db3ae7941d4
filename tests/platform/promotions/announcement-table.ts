import { type InferOutput, number, object, string } from 'valibot';
import type { Database } from '../database/database';

const announcementRow = object({
  id: number(),
  merchant: string(),
  language: string(),
  title: string(),
  content: string(),
  promotionType: string(),
  execution: string(),
  forceRead: number(),
  redirect: string(),
  externalLink: string(),
  /** Ids of categories, separated by commas. */
  categories: string(),
  /** URL of the picture; empty if there is no picture. */
  image: string(),
});
export type AnnouncementRow = InferOutput<typeof announcementRow>;

/** Returns a merchant's announcements in a language, in the order of their ids. */
export const listAnnouncements = (database: Database, merchant: string, language: string): AnnouncementRow[] =>
  database.all(
    announcementRow,
    'SELECT * FROM announcement WHERE merchant = ? AND language = ? ORDER BY id',
    merchant,
    language,
  );

/** An announcement to save; with an `id`, it replaces the announcement of that id. */
export interface AnnouncementDraft {
  readonly id?: number | undefined;
  readonly merchant: string;
  readonly language: string;
  readonly title: string;
  readonly content: string;
  readonly execution: string;
  readonly promotionType?: string | undefined;
  readonly forceRead?: boolean | undefined;
  readonly redirect?: string | undefined;
  readonly externalLink?: string | undefined;
  readonly categories?: string | undefined;
  readonly image?: string | undefined;
}

export function saveAnnouncement(database: Database, draft: AnnouncementDraft): void {
  const sql = `INSERT OR REPLACE INTO announcement
    (id, merchant, language, title, content, promotionType, execution, forceRead, redirect, externalLink, categories, image)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;
  const { id = null, merchant, language, title, content, execution, promotionType = '', forceRead = false } = draft;
  const { redirect = '', externalLink = '', categories = '', image = '' } = draft;
  const texts = [title, content, promotionType, execution] as const;
  database.run(sql, id, merchant, language, ...texts, forceRead ? 1 : 0, redirect, externalLink, categories, image);
}

export const removeAnnouncement = (database: Database, id: number): unknown =>
  database.run('DELETE FROM announcement WHERE id = ?', id);
