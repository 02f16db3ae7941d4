import { randomUUID } from 'node:crypto';
import { sendFeedback } from '../../../src/contract/endpoints/site/feedback';
import { createPublicRoute, type Route } from '../server/route';
import { recordIdempotencyKeyIfNew } from './idempotency-key';

export const feedbackRoutes: readonly Route[] = [
  createPublicRoute(sendFeedback, ({ services, merchant, body, headers }) => {
    const { database, clock } = services;
    const key = headers['idempotency-key'];
    database.transaction(() => {
      // A used key means a resend, which has already taken effect.
      if (!recordIdempotencyKeyIfNew(database, merchant.code, key)) return;
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
