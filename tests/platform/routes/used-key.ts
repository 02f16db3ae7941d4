import type { Database } from '../database/database';

/**
 * Whether a call with this `Idempotency-Key` has not had its effect yet; noted at once. A call without a key is always
 * a new one.
 */
export function isNewKey(database: Database, merchant: string, key: string | string[] | undefined): boolean {
  if (key === undefined) return true;
  return database.run('INSERT OR IGNORE INTO usedKey VALUES (?, ?)', merchant, String(key)).changes > 0;
}
