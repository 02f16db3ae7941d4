import type { AnswerInputOf } from '../../../src/contract/endpoint';
import type { register } from '../../../src/contract/endpoints/registration';
import { ERROR_CODE } from '../../../src/contract/error-codes';
import type { Member } from '../members/member';
import { isWeakPassword } from '../members/passwords';
import { type Refusal, refuse } from '../server/refusal';
import type { Call, Caller } from '../server/route';

type Registered = AnswerInputOf<typeof register>;
export interface Candidate {
  readonly username: string;
  readonly password: string;
  readonly mobile?: string;
}

/** How long a resend of the same registration is answered like the first one. */
const RESEND_WINDOW = 10 * 60_000;

/** The answer to a registration that comes again, because its first answer got lost on the way (API-8). */
export function resentAnswer(call: Call<typeof register>): Registered | undefined {
  const { services, merchant, body } = call;
  const known = services.members.byRequest(merchant.code, body.requestId ?? '');
  const isSame =
    known?.registeredFrom === body.loginDeviceId && services.clock.now() - known.registeredAt < RESEND_WINDOW;
  return isSame ? registered(call, known) : undefined;
}

/**
 * Makes a member of the candidate and, when asked to, signs in (REG-2). Names and numbers are unique per merchant.
 * @param spend uses up what serves once, captcha and code: only when nothing else is wrong
 */
export function enrol(
  call: Call<typeof register>,
  candidate: Candidate,
  spend: () => Refusal | undefined,
): Registered | Refusal {
  const { services, merchant, body } = call;
  const passwordDefault = candidate.password === merchant.defaultPassword;
  const refused = faultOf(call, candidate, passwordDefault) ?? spend();
  if (refused) return refused;
  const id = services.members.add({
    ...candidate,
    merchant: merchant.code,
    passwordDefault,
    registeredAt: services.clock.now(),
    registeredFrom: body.loginDeviceId,
    referral: body.referralCode ?? '',
    affiliate: body.affiliateCode ?? '',
    requestId: body.requestId ?? '',
  });
  const enrolled = id === undefined ? undefined : services.members.byId(id);
  return enrolled ? registered(call, enrolled) : taken();
}

const taken = () => refuse(ERROR_CODE.usernameTaken, 'This name or number is taken');

function faultOf({ services, merchant }: Caller, candidate: Candidate, isDefault: boolean): Refusal | undefined {
  const { username, password, mobile = '' } = candidate;
  if (!isDefault && isWeakPassword(password, username, merchant.defaultPassword)) {
    return refuse(ERROR_CODE.weakPassword, 'Please choose a stronger password');
  }
  const { members } = services;
  return members.byName(merchant.code, username) || members.byMobile(merchant.code, mobile) ? taken() : undefined;
}

/** What a registration answers of its member. */
export function registered({ services, ip, body }: Call<typeof register>, member: Member): Registered {
  const id = String(member.id);
  const token = body.login ? services.sessions.open(member, { ip }) : '';
  return { id, customerId: id, userName: member.username, customerName: member.username, token };
}
