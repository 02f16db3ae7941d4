import { randomUUID } from 'node:crypto';
import { sendFeedback } from '../../../src/contract/endpoints/feedback';
import { type Route, serve } from '../server/route';
import { isNewKey } from './used-key';

export const feedbackRoutes: readonly Route[] = [
  serve(sendFeedback, ({ services, merchant, body, headers }) => {
    const { database, clock } = services;
    const key = headers['idempotency-key'];
    database.transaction(() => {
      // What comes with a key that was used is a resend: it has had its effect.
      if (!isNewKey(database, merchant.code, key)) return;
      database.run(
        `INSERT INTO feedback (id, merchant, subject, text, contact, receivedAt) VALUES (?, ?, ?, ?, ?, ?)
         ON CONFLICT (id) DO UPDATE SET effects = effects + 1`,
        String(key ?? randomUUID()),
        merchant.code,
        body.subject,
        body.text,
        body.contact,
        clock.now(),
      );
    });
    return {};
  }),
];
