import {
  array,
  fallback,
  type InferOutput,
  looseObject,
  optional,
  pipe,
  safeParse,
  string,
  transform,
  union,
} from 'valibot';
import { trackEvents } from '../../../src/contract/endpoints/site/tracking';
import { ERROR_CODES } from '../../../src/contract/error-codes';
import { createRefusalError } from '../server/refusal';
import { createPublicRoute, type Route } from '../server/route';
import { recordIdempotencyKeyIfNew } from './idempotency-key';

const trackedEvent = looseObject({
  id: optional(string()),
  eventName: string(),
  eventValue: optional(fallback(looseObject({ eventID: optional(string()) }), {}), {}),
});
type TrackedEvent = InferOutput<typeof trackedEvent>;

/** Schema of the JSON in the field `events` of the request body: one event or a list of events. */
const trackedEvents = pipe(
  union([array(trackedEvent), trackedEvent]),
  transform((events) => (Array.isArray(events) ? events : [events])),
);

export const trackingRoutes: readonly Route[] = [
  createPublicRoute(trackEvents, ({ services, merchant, body, headers }) => {
    const events = parseEvents(body.events);
    if (!events) return createRefusalError(ERROR_CODES.requestInvalid, 'events: not a JSON list of events');
    const { database, clock } = services;
    const key = headers['idempotency-key'];
    database.transaction(() => {
      // A used key means a resend, which has already taken effect.
      if (!recordIdempotencyKeyIfNew(database, merchant.code, key)) return;
      for (const event of events) {
        database.run(
          `INSERT INTO trackedEvent (id, merchant, name, payload, receivedAt) VALUES (?, ?, ?, ?, ?)
           ON CONFLICT (id) DO UPDATE SET effects = effects + 1`,
          event.id,
          merchant.code,
          event.eventName,
          JSON.stringify(event),
          clock.now(),
        );
      }
    });
    return {};
  }),
];

/**
 * Returns the events in a JSON text, each with its id, which is `id` or `eventValue.eventID`. Returns `undefined` if
 * the text is invalid or an event has no id (OFF-4).
 */
function parseEvents(text: string): (TrackedEvent & { id: string })[] | undefined {
  const result = safeParse(trackedEvents, tryParseJson(text));
  if (!result.success) return undefined;
  const withIds = result.output.flatMap((event) => {
    const id = event.id ?? event.eventValue.eventID;
    return id === undefined ? [] : [{ ...event, id }];
  });
  return withIds.length === result.output.length ? withIds : undefined;
}

function tryParseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Invalid JSON fails the schema.
    return undefined;
  }
}
