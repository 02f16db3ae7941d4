/** Assumed headers, parameters and values that are not fields of a schema. */
export const ASSUMED_CONVENTIONS: readonly (readonly [what: string, why: string])[] = [
  [
    '`value` of a refusal because the session is over',
    'As of `play.excluded`, if a self-exclusion on another device has ended the session: the member gets a message about it in place of the request to sign in.',
  ],
  [
    '`Idempotency-Key` of `trackEvents` and `sendFeedback`',
    'Unique: a UUID of an event, the `X-Request-Id` of feedback. A platform that supports it counts a retry once.',
  ],
  [
    '`Idempotency-Key` of `pushReceipt`',
    'Id of the message, random id of the browser and event, joined by colons: a repeated delivery or a second click counts once.',
  ],
  [
    '`registrationToken` without a Firebase project',
    'The subscription of Web Push as JSON (`PushSubscription.toJSON()`), for a merchant whose push configuration has a `vapidKey` and no `messagingSenderId`. With one, `appId`, `apiKey`, `projectId` and `vapidKey` are required, and the token is that of Firebase Cloud Messaging.',
  ],
  [
    '`unsubscribeAll: false` of `unsubscribeFromPushTopics`',
    'Ends the topics of the device; it stays bound to the member. Neither form needs a session: the token is the authority.',
  ],
  [
    'payload of a push message',
    'The `data` of a data-only message of Firebase Cloud Messaging, or the payload of Web Push; every value is text: `id`, `title`, `body`, `path` (a page under `/m/`), `tag`, `member` (id of the addressed member; empty: everyone), `badge`, `expires` (epoch milliseconds), `actions` (JSON: `[{"action","title","path"}]`, at most two). Only `title` is required.',
  ],
  [
    '`Encryption: 1`, `X-RSA`, `X-Digest`',
    'The random secret is 8 characters; the body is base64 ciphertext with the type `application/json`; `X-RSA` is the encrypted secret as base64, `X-Digest` the HMAC-SHA-256 of the ciphertext as hex, keyed by the secret.',
  ],
  ['`firebaseChannel`', '`phone`, `google` or `facebook`.'],
  ['`id` of a tracking event', 'A UUID; the platform counts an event once.'],
  ['`csPosition`', '`FLOAT` (also `SIDE`), `FOOTER`, several separated by commas; any other value: help screens only.'],
  ['`userName` and `category` in links of customer service', 'Parameter names.'],
  ['Seconds', '`expirationTime` of `sendSmsCode`.'],
  [
    'header `Date` of each response',
    'The time of the platform, by which a break and a self-exclusion end in the browser. Without it a break ends there only by an answer that tells of none, and an exclusion by one that arrives after its end by the clock of the device. A platform must not stop sending it: an exclusion that was told with it ends only by it.',
  ],
  ['`/mini-game/v1` and `/mini-game/s1`', 'Define `initMiniGame({root, language, close})` (see operating.md).'],
];
