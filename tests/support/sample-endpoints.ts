import { number, object, optional, string } from 'valibot';
import { endpoint } from '../../src/contract/endpoint';

/** Open to all and kept for all. */
export const greeting = endpoint({
  name: 'greeting',
  path: '/wps/greeting',
  query: object({ name: optional(string()), _: optional(string()) }),
  answer: object({ words: string(), n: optional(number(), 0) }),
  cacheable: 'public',
});

/** For members, kept for one; travels by fetch, the others by axios. */
export const balance = endpoint({
  name: 'balance',
  path: '/wps/balance',
  answer: object({ amount: number() }),
  auth: 'required',
  cacheable: 'member',
  early: true,
});

export const open = endpoint({ name: 'open', path: '/wps/open', answer: object({}), auth: 'none' });

export const write = endpoint({
  name: 'write',
  method: 'POST',
  path: '/wps/write',
  body: object({ a: number() }),
  answer: object({}),
});
