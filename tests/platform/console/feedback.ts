import { type InferOutput, number, object, string } from 'valibot';
import type { Database } from '../database/database';

const received = object({
  id: string(),
  merchant: string(),
  subject: string(),
  text: string(),
  contact: string(),
  receivedAt: number(),
  /** How often it was counted; more than once is a fault of the sender's. */
  effects: number(),
});

/** What members have written, the newest first. */
export const feedback = (database: Database): InferOutput<typeof received>[] =>
  database.all(received, 'SELECT * FROM feedback ORDER BY receivedAt DESC, rowid DESC LIMIT 200');
