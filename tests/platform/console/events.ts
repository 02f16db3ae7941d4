import { type InferOutput, number, object, string } from 'valibot';
import type { Database } from '../database/database';

const trackedEvent = object({
  id: string(),
  merchant: string(),
  name: string(),
  payload: string(),
  receivedAt: number(),
  /** How often the event was processed, without resends of the same key; more than 1 is a bug in the sender. */
  effects: number(),
});

/** Returns the tracking events, newest first. */
export const listTrackingEvents = (database: Database): InferOutput<typeof trackedEvent>[] =>
  database.all(trackedEvent, 'SELECT * FROM trackedEvent ORDER BY receivedAt DESC, rowid DESC LIMIT 200');
