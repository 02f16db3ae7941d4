import { object, string } from 'valibot';
import { endpoint } from '../endpoint';

/** Reports tracking events, a JSON text with an id each (TRK-1). The path is assumed. */
export const trackEvents = endpoint({
  name: 'trackEvents',
  method: 'POST',
  path: '/wps/relay/tracking/events',
  body: object({ events: string() }),
  answer: object({}),
  source: 'assumed',
});
