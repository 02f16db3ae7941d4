import { pushBind, pushReceipt, pushSubscribe, pushUnsubscribe } from '../../../src/contract/endpoints/push';
import { refuse } from '../server/refusal';
import { type Route, serve } from '../server/route';
import { isNewIdempotencyKey } from './idempotency-key';

export const pushRoutes: readonly Route[] = [
  serve(pushBind, ({ services, merchant, signedIn, body }) => {
    services.database.run(
      `INSERT INTO pushDevice (token, merchant, memberId, boundAt) VALUES (?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET merchant = excluded.merchant, memberId = excluded.memberId, boundAt = excluded.boundAt`,
      body.registrationToken,
      merchant.code,
      signedIn?.member.id ?? null,
      services.clock.now(),
    );
    return {};
  }),

  serve(pushSubscribe, ({ services, body }) => {
    const sql = 'UPDATE pushDevice SET topic = ? WHERE token = ?';
    const { changes } = services.database.run(sql, body.topic, body.registrationToken);
    return changes > 0 ? {} : refuse('push.not.bound', 'This device is not bound');
  }),

  // Unsubscribing an unknown device succeeds.
  serve(pushUnsubscribe, ({ services, body }) => {
    services.database.run('DELETE FROM pushDevice WHERE token = ?', body.registrationToken);
    return {};
  }),

  serve(pushReceipt, ({ services: { database }, merchant, body, headers }) => {
    database.transaction(() => {
      // A used key means a resend, which has already taken effect.
      if (!isNewIdempotencyKey(database, merchant.code, headers['idempotency-key'])) return;
      database.run(
        `INSERT INTO pushReceipt (merchant, messageId, event, device, at) VALUES (?, ?, ?, ?, ?)
         ON CONFLICT DO UPDATE SET effects = effects + 1`,
        merchant.code,
        body.messageId,
        body.event,
        body.device,
        body.at,
      );
    });
    return {};
  }),
];
