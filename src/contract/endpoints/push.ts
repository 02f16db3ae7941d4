import { boolean, number, object, picklist, string } from 'valibot';
import { endpoint } from '../endpoint';
import { OUTBOX_PATHS } from '../paths';
import { pushReceiptEvent } from '../push-message';

const registration = { registrationToken: string() };

/** Binds this device's push token to the member (PUSH-2). */
export const pushBind = endpoint({
  name: 'pushBind',
  method: 'POST',
  path: '/wps/relay/CSP_fcmBind',
  body: object(registration),
  response: object({}),
});

/** Subscribes the device to a topic (PUSH-2). */
export const pushSubscribe = endpoint({
  name: 'pushSubscribe',
  method: 'POST',
  path: '/wps/relay/CSP_fcmSubscribe',
  body: object({ ...registration, topic: picklist(['ALL']) }),
  response: object({}),
});

/** Cancels all subscriptions of the device (PUSH-2). */
export const pushUnsubscribe = endpoint({
  name: 'pushUnsubscribe',
  method: 'DELETE',
  path: '/wps/relay/CSP_fcmUnsubscribe',
  body: object({ ...registration, unsubscribeAll: boolean() }),
  response: object({}),
});

/** Reports what became of a push message on a device, counted once per `Idempotency-Key` (OFF-4). */
export const pushReceipt = endpoint({
  name: 'pushReceipt',
  method: 'POST',
  path: OUTBOX_PATHS.pushReceipt,
  body: object({
    messageId: string(),
    event: pushReceiptEvent,
    /** Random id of the browser. */
    device: string(),
    /** Epoch milliseconds. */
    at: number(),
  }),
  response: object({}),
  auth: 'none',
  source: 'assumed',
});
