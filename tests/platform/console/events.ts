import { type InferOutput, number, object, string } from 'valibot';
import type { Database } from '../database/database';

const trackedEvent = object({
  id: string(),
  merchant: string(),
  name: string(),
  payload: string(),
  receivedAt: number(),
  /** How often it was counted; more than once is a fault of the sender's. */
  effects: number(),
});

/** Tracking events, the newest first. */
export const events = (database: Database): InferOutput<typeof trackedEvent>[] =>
  database.all(trackedEvent, 'SELECT * FROM trackedEvent ORDER BY receivedAt DESC, rowid DESC LIMIT 200');
