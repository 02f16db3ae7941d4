import type { Database } from '../database/database';

/**
 * Records an `Idempotency-Key` as used. Returns false if the key was recorded before; returns true if the key is new
 * or undefined.
 */
export function recordIdempotencyKeyIfNew(
  database: Database,
  merchant: string,
  key: string | string[] | undefined,
): boolean {
  if (key === undefined) return true;
  return database.run('INSERT OR IGNORE INTO usedKey VALUES (?, ?)', merchant, String(key)).changes > 0;
}
