import type { Database } from '../database/database';

/**
 * Returns whether an `Idempotency-Key` has not been used before, and records it as used. Returns true if there is no
 * key.
 */
export function recordIdempotencyKeyIfNew(
  database: Database,
  merchant: string,
  key: string | string[] | undefined,
): boolean {
  if (key === undefined) return true;
  return database.run('INSERT OR IGNORE INTO usedKey VALUES (?, ?)', merchant, String(key)).changes > 0;
}

/** Whether a key has been recorded as used. */
export const isIdempotencyKeyUsed = (database: Database, merchant: string, key: string): boolean =>
  database.count('SELECT count(*) AS n FROM usedKey WHERE merchant = ? AND key = ?', merchant, key) > 0;
