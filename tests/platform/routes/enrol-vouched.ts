import { randomBytes, randomInt } from 'node:crypto';
import type { register } from '../../../src/contract/endpoints/registration';
import { Refusal } from '../server/refusal';
import type { Call } from '../server/route';
import { enrol, registered } from './enrol';
import { identityOf } from './identify';

/**
 * Makes a member of somebody the provider vouches for (SOCIAL-2). Whoever has an account already gets that one, so a
 * registration whose answer was lost makes no second. Nobody knows the password, so it signs nobody in.
 */
export async function enrolVouched(call: Call<typeof register>): Promise<ReturnType<typeof enrol>> {
  const { services, merchant } = call;
  const identity = await identityOf(call);
  if (identity instanceof Refusal) return identity;
  const known = services.identities.memberOf(merchant.code, identity);
  const member = known === undefined ? undefined : services.members.byId(known);
  if (member) return registered(call, member);
  const username = `${merchant.code.toLowerCase()}${randomInt(10_000_000, 100_000_000)}`;
  const answer = enrol(call, { username, password: randomBytes(24).toString('base64url') }, () => undefined);
  if (!(answer instanceof Refusal)) services.identities.tie(merchant.code, identity, Number(answer.id));
  return answer;
}
