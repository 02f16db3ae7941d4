import { type InferOutput, number, object, string } from 'valibot';
import type { Database } from '../database/database';

const receiptRow = object({
  merchant: string(),
  messageId: string(),
  event: string(),
  device: string(),
  at: number(),
  /**
   * How often the receipt was processed. A resend with the same idempotency key is not processed, so a number above 1
   * means a bug in the sender.
   */
  effects: number(),
});

/** Returns the receipts of push messages, newest first. */
export const listPushReceipts = (database: Database): InferOutput<typeof receiptRow>[] =>
  database.all(receiptRow, 'SELECT * FROM pushReceipt ORDER BY at DESC, rowid DESC LIMIT 200');
