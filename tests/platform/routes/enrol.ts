import type { AnswerInputOf } from '../../../src/contract/endpoint';
import type { register } from '../../../src/contract/endpoints/member';
import { ERROR_CODE } from '../../../src/contract/error-codes';
import type { Member } from '../members/member';
import { isPassword, isWeakPassword } from '../members/passwords';
import { type Refusal, refuse } from '../server/refusal';
import type { Call } from '../server/route';

type Registered = AnswerInputOf<typeof register>;
interface Candidate {
  readonly username: string;
  readonly password: string;
  readonly mobile?: string;
}

/** How long a resend of the same registration is answered like the first one. */
const RESEND_WINDOW = 2 * 60_000;

/** Makes a member of the candidate and, when asked to, signs in (REG-2). Names and numbers are unique per merchant. */
export function enrol(call: Call<typeof register>, candidate: Candidate): Registered | Refusal {
  const { services, merchant, body } = call;
  const passwordDefault = candidate.password === merchant.defaultPassword;
  if (!passwordDefault && isWeakPassword(candidate.password, candidate.username, merchant.defaultPassword)) {
    return refuse(ERROR_CODE.weakPassword, 'Please choose a stronger password');
  }
  const id = services.members.add({
    ...candidate,
    merchant: merchant.code,
    passwordDefault,
    registeredAt: services.clock.now(),
    registeredFrom: body.loginDeviceId,
    referral: body.referralCode ?? '',
    affiliate: body.affiliateCode ?? '',
  });
  const enrolled = id === undefined ? resent(call, candidate) : services.members.byId(id);
  if (!enrolled) return refuse('username.exists', 'This name or number is taken');
  return registered(call, enrolled);
}

/** The member that the very same request has just made: its answer got lost on the way. */
function resent({ services, merchant, body }: Call<typeof register>, candidate: Candidate): Member | undefined {
  const known = services.members.byName(merchant.code, candidate.username);
  const isSame =
    known?.registeredFrom === body.loginDeviceId &&
    services.clock.now() - known.registeredAt < RESEND_WINDOW &&
    isPassword(candidate.password, known.password);
  return isSame ? known : undefined;
}

function registered({ services, ip, body }: Call<typeof register>, member: Member): Registered {
  const id = String(member.id);
  const token = body.login ? services.sessions.open(member, { ip }) : '';
  return { id, customerId: id, userName: member.username, customerName: member.username, token };
}
