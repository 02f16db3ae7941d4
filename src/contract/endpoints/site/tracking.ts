import { object, string } from 'valibot';
import { defineEndpoint } from '../../endpoint';
import { OUTBOX_REQUEST_PATHS } from '../../paths';

/** Sends tracking events, each with an id, as a JSON string (TRK-1). The path is assumed. */
export const trackEvents = defineEndpoint({
  name: 'trackEvents',
  method: 'POST',
  path: OUTBOX_REQUEST_PATHS.events,
  body: object({ events: string() }),
  response: object({}),
  auth: 'none',
  source: 'assumed',
});
