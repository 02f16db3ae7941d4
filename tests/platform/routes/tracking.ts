import {
  array,
  fallback,
  type InferOutput,
  looseObject,
  object,
  optional,
  pipe,
  safeParse,
  string,
  transform,
  union,
} from 'valibot';
import { trackEvents } from '../../../src/contract/endpoints/tracking';
import { ERROR_CODE } from '../../../src/contract/error-codes';
import { refuse } from '../server/refusal';
import { type Route, serve } from '../server/route';
import { isNewKey } from './used-key';

const trackedEvent = looseObject({
  id: optional(string()),
  eventName: string(),
  eventValue: optional(fallback(object({ eventID: optional(string()) }), {}), {}),
});
type TrackedEvent = InferOutput<typeof trackedEvent>;

/** One event or a list of them. */
const trackedEvents = pipe(
  union([array(trackedEvent), trackedEvent]),
  transform((sent) => (Array.isArray(sent) ? sent : [sent])),
);

export const trackingRoutes: readonly Route[] = [
  serve(trackEvents, ({ services, merchant, body, headers }) => {
    const events = readEvents(body.events);
    if (!events) return refuse(ERROR_CODE.requestInvalid, 'events: not a JSON text of events');
    const { database, clock } = services;
    const key = headers['idempotency-key'];
    database.transaction(() => {
      // What comes with a key that was used is a resend: it has had its effect.
      if (!isNewKey(database, merchant.code, key)) return;
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

/** The events with their ids, `id` or the value's `eventID`; undefined when one has none (OFF-4). */
function readEvents(sent: string): (TrackedEvent & { id: string })[] | undefined {
  const result = safeParse(trackedEvents, tryJson(sent));
  if (!result.success) return undefined;
  const named = result.output.flatMap((event) => {
    const id = event.id ?? event.eventValue.eventID;
    return id === undefined ? [] : [{ ...event, id }];
  });
  return named.length === result.output.length ? named : undefined;
}

function tryJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON is not a list of events: the schema says so.
    return undefined;
  }
}
