import { object } from 'valibot';
import { defineEndpoint } from '../../endpoint';

/** Makes the session last longer, as after a sign-in (SESS-7). `transactionStats` then says until when. */
export const extendSession = defineEndpoint({
  name: 'extendSession',
  method: 'POST',
  path: '/wps/session/extend',
  response: object({}),
  auth: 'required',
  source: 'assumed',
});
