import {
  bindPushToken,
  PUSH_NOT_BOUND_ERROR_CODE,
  pushReceipt,
  sendTestPush,
  subscribeToPushTopic,
  unsubscribeFromPushTopics,
} from '../../../src/contract/endpoints/site/push';
import { createRefusalError } from '../server/refusal';
import { createMemberRoute, createPublicRoute, type Route } from '../server/route';
import { recordIdempotencyKeyIfNew } from './idempotency-key';

const TEST_TEXTS: Readonly<Record<string, readonly [title: string, body: string]>> & {
  readonly EN: readonly [string, string];
} = {
  EN: ['Notifications work', 'This is how messages for you arrive.'],
  CN: ['通知已生效', '给您的消息会这样送达。'],
  VI: ['Thông báo đã hoạt động', 'Tin nhắn dành cho bạn sẽ đến như thế này.'],
};

export const pushNotificationRoutes: readonly Route[] = [
  createMemberRoute(bindPushToken, ({ services, merchant, member, body }) => {
    services.push.devices.bind(body.registrationToken, merchant.code, member.id, services.clock.now());
    return {};
  }),

  createPublicRoute(subscribeToPushTopic, async ({ services, merchant, body }) => {
    const isKnown = await services.push.subscribe(merchant.code, body.registrationToken, body.topic);
    return isKnown ? {} : createRefusalError(PUSH_NOT_BOUND_ERROR_CODE, 'This device is not bound');
  }),

  // Unsubscribing an unknown device succeeds.
  createPublicRoute(unsubscribeFromPushTopics, async ({ services, merchant, body }) => {
    await services.push.unsubscribe(merchant.code, body.registrationToken, body.unsubscribeAll);
    return {};
  }),

  createMemberRoute(sendTestPush, async ({ services: { push }, merchant, member, language, body }) => {
    const token = body.registrationToken;
    if (!push.devices.isBound(token, member.id))
      return createRefusalError(PUSH_NOT_BOUND_ERROR_CODE, 'This device is not bound');
    const [title, text] = TEST_TEXTS[language] ?? TEST_TEXTS.EN;
    const path = '/m/member/home';
    await push.sendTo([token], { merchant: merchant.code, memberId: member.id, title, body: text, path });
    return {};
  }),

  createPublicRoute(pushReceipt, ({ services: { database }, merchant, body, headers }) => {
    database.transaction(() => {
      // A used key means a resend, which has already taken effect.
      if (!recordIdempotencyKeyIfNew(database, merchant.code, headers['idempotency-key'])) return;
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
