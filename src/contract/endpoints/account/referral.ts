import { maxLength, object, optional, picklist, pipe, string } from 'valibot';
import { defineEndpoint } from '../../endpoint';
import { finiteNumber, optionalIdentifier, text } from '../../fields';

/**
 * The member's referral code, how many users have registered with it, and how many of these users have deposited
 * (LINK-3). The code is empty if the member has none.
 */
export const referralInfo = defineEndpoint({
  name: 'referralInfo',
  path: '/wps/relay/MCSFE_getReferralInfo',
  response: object({ code: optionalIdentifier, registered: finiteNumber, deposited: finiteNumber }),
  auth: 'required',
  source: 'assumed',
});

/** Account types an agent can register: a member or an agent. */
export const DOWNLINE_ACCOUNT_KINDS = ['member', 'agent'] as const;

/** Registers a member or an agent in the downline of the signed-in agent, once per `requestId` (LINK-3). */
export const registerDownlineAccount = defineEndpoint({
  name: 'registerDownlineAccount',
  method: 'POST',
  path: '/wps/member/agent/register',
  body: object({
    requestId: optional(pipe(string(), maxLength(64)), ''),
    kind: picklist(DOWNLINE_ACCOUNT_KINDS),
    username: string(),
    password: string(),
  }),
  response: object({ userName: text }),
  auth: 'required',
  encrypted: true,
  source: 'assumed',
});
