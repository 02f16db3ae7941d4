import type { Database } from '../database/database';

/**
 * Whether an `Idempotency-Key` is new; records it as used. A call without a key is always new.
 */
export function consumeNewIdempotencyKey(
  database: Database,
  merchant: string,
  key: string | string[] | undefined,
): boolean {
  if (key === undefined) return true;
  return database.run('INSERT OR IGNORE INTO usedKey VALUES (?, ?)', merchant, String(key)).changes > 0;
}

/** Whether a key has been recorded as used. */
export const isUsedKey = (database: Database, merchant: string, key: string): boolean =>
  database.count('SELECT count(*) AS n FROM usedKey WHERE merchant = ? AND key = ?', merchant, key) > 0;
