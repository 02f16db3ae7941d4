import { object } from 'valibot';
import { defineEndpoint } from '../../endpoint';

/** Ends the session on the platform (LOGIN-9). */
export const logout = defineEndpoint({
  name: 'logout',
  method: 'POST',
  path: '/wps/session/logout',
  response: object({}),
  auth: 'required',
  source: 'assumed',
});
