import { type InferOutput, number, object, string } from 'valibot';
import type { Database } from '../database/database';

const feedbackRow = object({
  id: string(),
  merchant: string(),
  subject: string(),
  text: string(),
  contact: string(),
  receivedAt: number(),
  /** How often the feedback took effect; more than once is an error of the sender. */
  effects: number(),
});

/** Returns the feedback of members, newest first. */
export const listFeedback = (database: Database): InferOutput<typeof feedbackRow>[] =>
  database.all(feedbackRow, 'SELECT * FROM feedback ORDER BY receivedAt DESC, rowid DESC LIMIT 200');
