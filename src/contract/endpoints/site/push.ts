import { boolean, object, picklist, string } from 'valibot';
import { defineEndpoint } from '../../endpoint';
import { finiteNumber } from '../../fields';
import { OUTBOX_REQUEST_PATHS } from '../../paths';
import { pushReceiptEvent } from '../../service-worker/push-message';

/**
 * Error code with which the platform responds if it does not know this device, or if the push service has ended the
 * registration of the device (PUSH-3). Assumed, not in the platform's specification.
 */
export const PUSH_NOT_BOUND_ERROR_CODE = 'push.not.bound';

const registration = { registrationToken: string() };

/**
 * Registers this device's push token for the member (PUSH-2). The token is a Firebase Cloud Messaging token or, if
 * the merchant does not use Firebase, the Web Push subscription as JSON.
 */
export const bindPushToken = defineEndpoint({
  name: 'bindPushToken',
  method: 'POST',
  path: '/wps/relay/CSP_fcmBind',
  body: object(registration),
  response: object({}),
  auth: 'required',
});

/** Subscribes the device to a topic (PUSH-2). */
export const subscribeToPushTopic = defineEndpoint({
  name: 'subscribeToPushTopic',
  method: 'POST',
  path: '/wps/relay/CSP_fcmSubscribe',
  body: object({ ...registration, topic: picklist(['ALL']) }),
  response: object({}),
});

/**
 * Ends the topic subscriptions of this device (PUSH-2). With `unsubscribeAll`, also ends the registration of the
 * device for the member. The outbox sends this request, so it is sent even after the session has ended.
 */
export const unsubscribeFromPushTopics = defineEndpoint({
  name: 'unsubscribeFromPushTopics',
  method: 'DELETE',
  path: OUTBOX_REQUEST_PATHS.pushUnbind,
  body: object({ ...registration, unsubscribeAll: boolean() }),
  response: object({}),
  auth: 'none',
});

/** Sends a test message to this device of the member. */
export const sendTestPush = defineEndpoint({
  name: 'sendTestPush',
  method: 'POST',
  path: '/wps/relay/push/test',
  body: object(registration),
  response: object({}),
  auth: 'required',
  source: 'assumed',
});

/**
 * Reports the status of a push message on a device. A repeated request with the same `Idempotency-Key` has no further
 * effect (OFF-4).
 */
export const pushReceipt = defineEndpoint({
  name: 'pushReceipt',
  method: 'POST',
  path: OUTBOX_REQUEST_PATHS.pushReceipt,
  body: object({
    messageId: string(),
    event: pushReceiptEvent,
    /** Random id of the browser. */
    device: string(),
    /** Time of the event (epoch ms). */
    at: finiteNumber,
  }),
  response: object({}),
  auth: 'none',
  source: 'assumed',
});
