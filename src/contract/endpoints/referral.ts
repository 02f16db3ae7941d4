import { number, object, picklist, string } from 'valibot';
import { endpoint } from '../endpoint';
import { orDefault, text } from '../fields';

const count = orDefault(number(), 0);

/** The member's referral code, and what came of it (LINK-3). An empty code: none is given to this member. */
export const referralInfo = endpoint({
  name: 'referralInfo',
  path: '/wps/relay/MCSFE_getReferralInfo',
  answer: object({ code: text, registered: count, deposited: count }),
  auth: 'required',
  source: 'assumed',
});

/** What an agent opens: an account of a member, or of an agent below. */
export const DOWNLINE_KINDS = ['member', 'agent'] as const;
export type DownlineKind = (typeof DOWNLINE_KINDS)[number];

/** An agent registers somebody (LINK-3). */
export const agentRegister = endpoint({
  name: 'agentRegister',
  method: 'POST',
  path: '/wps/member/agent/register',
  body: object({ kind: picklist(DOWNLINE_KINDS), username: string(), password: string() }),
  answer: object({ userName: text }),
  auth: 'required',
  encrypted: true,
  source: 'assumed',
});
