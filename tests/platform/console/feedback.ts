import { type InferOutput, number, object, string } from 'valibot';
import type { Database } from '../database/database';

const feedbackRow = object({
  id: string(),
  merchant: string(),
  subject: string(),
  text: string(),
  contact: string(),
  receivedAt: number(),
  /**
   * How often the feedback was processed. A resend with the same idempotency key is not processed, so a number above
   * 1 means a bug in the sender.
   */
  effects: number(),
});

/** Returns the feedback of visitors and members, newest first. */
export const listFeedback = (database: Database): InferOutput<typeof feedbackRow>[] =>
  database.all(feedbackRow, 'SELECT * FROM feedback ORDER BY receivedAt DESC, rowid DESC LIMIT 200');
