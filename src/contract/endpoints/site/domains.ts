import { nullish, object, optional, string } from 'valibot';
import { defineEndpoint } from '../../endpoint';
import { flag, requiredListOf } from '../../fields';
import { domainListSignature } from '../../merchant/domain-list-signature';
import { PING_PATH } from '../../paths';

/** Fallback domains of the merchant (DOM-1). */
export const domainRoute = defineEndpoint({
  name: 'domainRoute',
  path: '/wps/system/domainRoute',
  /** The list of domains, optionally signed. An unsigned list is trusted only if the deployment settings allow it. */
  response: object({
    domains: requiredListOf(object({ domainName: string() })),
    signatureBlock: nullish(domainListSignature),
  }),
  auth: 'none',
});

/** Ping request of a domain probe (DOM-2). */
export const ping = defineEndpoint({
  name: 'ping',
  path: PING_PATH,
  query: object({ speed: optional(string()) }),
  response: object({ pong: flag }),
  needsValue: false,
  auth: 'none',
  timeout: 20_000,
});
