import { type InferOutput, number, object, string } from 'valibot';
import type { Database } from '../database/database';

const trackedEvent = object({
  id: string(),
  merchant: string(),
  name: string(),
  payload: string(),
  receivedAt: number(),
  /**
   * How often the event was processed. A resend with the same idempotency key is not processed, so a number above 1
   * means a bug in the sender.
   */
  effects: number(),
});

/** Returns the tracking events, newest first. */
export const listTrackingEvents = (database: Database): InferOutput<typeof trackedEvent>[] =>
  database.all(trackedEvent, 'SELECT * FROM trackedEvent ORDER BY receivedAt DESC, rowid DESC LIMIT 200');
