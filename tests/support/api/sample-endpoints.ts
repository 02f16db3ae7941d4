import { number, object, optional, string } from 'valibot';
import { defineEndpoint } from '../../../src/contract/endpoint';

/** A public endpoint whose response is cached for everybody. */
export const greetingEndpoint = defineEndpoint({
  name: 'greeting',
  path: '/wps/greeting',
  query: object({ name: optional(string()), _: optional(string()) }),
  response: object({ words: string(), n: optional(number(), 0) }),
  cacheable: 'public',
});

/**
 * A member endpoint whose response is cached per member. Its requests are sent with `fetch`; those of the other
 * sample endpoints are sent with axios.
 */
export const balanceEndpoint = defineEndpoint({
  name: 'balance',
  path: '/wps/balance',
  response: object({ amount: number() }),
  auth: 'required',
  cacheable: 'member',
  early: true,
});

export const unauthenticatedEndpoint = defineEndpoint({
  name: 'open',
  path: '/wps/open',
  response: object({}),
  auth: 'none',
});

export const postEndpoint = defineEndpoint({
  name: 'write',
  method: 'POST',
  path: '/wps/write',
  body: object({ a: number() }),
  response: object({}),
});
