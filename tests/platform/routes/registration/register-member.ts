import { CASHIER_ERROR_CODES } from '../../../../src/contract/cashier-codes';
import type { ResponseInputOf } from '../../../../src/contract/endpoint';
import type { registerByUsername } from '../../../../src/contract/endpoints/account/registration';
import { ERROR_CODES } from '../../../../src/contract/error-codes';
import { REGISTRATION_RESEND_WINDOW_MS } from '../../../../src/contract/registration-resend-window';
import type { Member } from '../../members/member';
import { isWeakPassword, verifyPassword, WEAK_PASSWORD_MESSAGE } from '../../members/passwords';
import { createRefusalError, RefusalError } from '../../server/refusal';
import type { CallContext, EndpointCall } from '../../server/route';
import { openSession } from '../sign-in/login-response';

type Registered = ResponseInputOf<typeof registerByUsername>;
export interface RegistrationInput {
  readonly username: string;
  readonly password: string;
  readonly mobile?: string;
  /** Whether the password is random and unknown to the member. */
  readonly passwordUnset?: boolean;
}

/**
 * Returns the response to a registration request whose id was used before (API-8): the registered member if it is the
 * same request, sent again because its first response was lost, otherwise a refusal. Returns `undefined` if the id is
 * new.
 * @param identity the columns by which this request names the account; empty if the platform chooses the username
 */
export function findResponseToResentRegistration(
  call: EndpointCall<typeof registerByUsername>,
  identity: Partial<Pick<Member, 'username' | 'mobile'>>,
): Registered | RefusalError | undefined {
  const { services, merchant, body } = call;
  const existing = services.members.byRequest(merchant.code, body.requestId ?? '');
  if (!existing) return undefined;
  const { username = existing.username, mobile = existing.mobile } = identity;
  const isSame =
    existing.registeredFrom === body.loginDeviceId &&
    services.clock.now() - existing.registeredAt < REGISTRATION_RESEND_WINDOW_MS &&
    existing.username.toLowerCase() === username.toLowerCase() &&
    existing.mobile === mobile &&
    verifyPassword(body.password ?? merchant.defaultPassword, existing.password);
  return isSame
    ? buildRegistrationResponse(call, existing)
    : createRefusalError(CASHIER_ERROR_CODES.requestReused, 'This request was used for something else');
}

/**
 * Registers a member and, on request, opens a session (REG-2). Usernames and mobile numbers are unique per merchant.
 * @param redeem checks and invalidates captcha and SMS code; called only if everything else is valid
 */
export function registerMember(
  call: EndpointCall<typeof registerByUsername>,
  input: RegistrationInput,
  redeem: () => RefusalError | undefined,
): Registered | RefusalError {
  const { services, merchant, body } = call;
  const passwordDefault = input.password === merchant.defaultPassword;
  const refusal = validateInput(call, input, passwordDefault) ?? redeem();
  if (refusal) return refusal;
  const id = services.members.add({
    ...input,
    merchant: merchant.code,
    passwordDefault,
    registeredAt: services.clock.now(),
    registeredFrom: body.loginDeviceId,
    referral: body.referralCode ?? '',
    affiliate: body.affiliateCode ?? '',
    requestId: body.requestId ?? '',
  });
  const member = id === undefined ? undefined : services.members.byId(id);
  return member ? buildRegistrationResponse(call, member) : usernameTaken();
}

const usernameTaken = () => createRefusalError(ERROR_CODES.usernameTaken, 'This name or number is taken');

function validateInput(
  { services, merchant }: CallContext,
  input: RegistrationInput,
  isDefault: boolean,
): RefusalError | undefined {
  const { username, password, mobile = '' } = input;
  if (!isDefault && isWeakPassword(password, username, merchant.defaultPassword)) {
    return createRefusalError(ERROR_CODES.weakPassword, WEAK_PASSWORD_MESSAGE);
  }
  const { members } = services;
  return members.byName(merchant.code, username) || members.byMobile(merchant.code, mobile)
    ? usernameTaken()
    : undefined;
}

/**
 * Returns the response to a registration. Opens a session if the request asks for one, which is refused to a member who
 * registered earlier and is excluded.
 */
export function buildRegistrationResponse(
  call: EndpointCall<typeof registerByUsername>,
  member: Member,
): Registered | RefusalError {
  const id = String(member.id);
  const token = call.body.login ? openSession(call, member) : '';
  if (token instanceof RefusalError) return token;
  return { id, customerId: id, userName: member.username, customerName: member.username, token };
}
