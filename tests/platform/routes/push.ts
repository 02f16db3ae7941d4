import { pushBind, pushSubscribe, pushUnsubscribe } from '../../../src/contract/endpoints/push';
import { refuse } from '../server/refusal';
import { type Route, serve } from '../server/route';

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
];
