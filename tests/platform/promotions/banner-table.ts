import { type InferOutput, number, object, string } from 'valibot';
import type { Database } from '../database/database';

const bannerRow = object({
  id: number(),
  groupName: string(),
  language: string(),
  title: string(),
  image: string(),
  linkageType: string(),
  linkage: string(),
  url: string(),
  gameType: string(),
  vendor: string(),
  roomId: string(),
  nodeId: string(),
});
export type BannerRow = InferOutput<typeof bannerRow>;

/** Returns a merchant's banners of a group in a language, in the order of their ids. */
export const listBanners = (database: Database, merchant: string, group: string, language: string): BannerRow[] =>
  database.all(
    bannerRow,
    'SELECT * FROM banner WHERE merchant = ? AND groupName = ? AND language = ? ORDER BY id',
    merchant,
    group,
    language,
  );

/** A banner to save; with an `id`, it replaces the banner of that id. */
export type BannerDraft = Partial<Omit<BannerRow, 'id' | 'groupName' | 'language' | 'title' | 'image'>> &
  Pick<BannerRow, 'groupName' | 'language' | 'title' | 'image'> & {
    readonly id?: number | undefined;
    readonly merchant: string;
  };

export function saveBanner(database: Database, draft: BannerDraft): void {
  const sql = `INSERT OR REPLACE INTO banner
    (id, merchant, groupName, language, title, image, linkageType, linkage, url, gameType, vendor, roomId, nodeId)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;
  const { id = null, merchant, groupName, language, title, image, linkageType = '', linkage = '', url = '' } = draft;
  const { gameType = '', vendor = '', roomId = '', nodeId = '' } = draft;
  const link = [linkageType, linkage, url, gameType, vendor, roomId, nodeId] as const;
  database.run(sql, id, merchant, groupName, language, title, image, ...link);
}

export const removeBanner = (database: Database, id: number): unknown =>
  database.run('DELETE FROM banner WHERE id = ?', id);
