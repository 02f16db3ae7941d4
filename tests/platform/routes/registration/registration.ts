import { randomInt } from 'node:crypto';
import {
  checkUsername,
  registerByMobileNumber,
  registerByUsername,
  registerWithGeneratedUsername,
} from '../../../../src/contract/endpoints/account/registration';
import { ERROR_CODES } from '../../../../src/contract/error-codes';
import { checkCaptcha } from '../../captcha/check-captcha';
import { identifyMobileNumber, normalizeMobileNumber, readCallingCode } from '../../members/sms-codes';
import { COUNTRIES } from '../../seed/countries';
import { createRefusalError, type RefusalError } from '../../server/refusal';
import { createPublicRoute, type EndpointCall, type Route } from '../../server/route';
import { findResponseToResentRegistration, registerMember } from './register-member';
import { registerMemberByIdentity } from './register-member-by-identity';

/** Format of a username. */
export const USERNAME_PATTERN = /^[a-z][a-z0-9_]{3,15}$/i;
const MOBILE_PATTERN = /^\d{6,15}$/;

type Registration = EndpointCall<typeof registerByUsername>;

export const registrationRoutes: readonly Route[] = [
  createPublicRoute(registerByUsername, (call) =>
    call.body.registerMethod === 'firebase' ? registerMemberByIdentity(call) : byUsername(call),
  ),
  createPublicRoute(registerByMobileNumber, byMobile),
  createPublicRoute(checkUsername, ({ services, merchant, query }) => ({
    taken: services.members.byName(merchant.code, query.username) !== undefined,
  })),
  createPublicRoute(
    registerWithGeneratedUsername,
    (call) => findResponseToResentRegistration(call, {}) ?? byAutoUsername(call),
  ),
];

function byUsername(call: Registration): ReturnType<typeof registerMember> {
  const username = call.body.username?.trim() ?? '';
  if (!USERNAME_PATTERN.test(username)) {
    return createRefusalError(ERROR_CODES.usernameInvalid, 'User names have 4 to 16 letters or digits');
  }
  const resent = findResponseToResentRegistration(call, { username });
  return resent ?? registerMember(call, { username, password: call.body.password ?? '' }, () => redeemCaptcha(call));
}

function byMobile(call: Registration): ReturnType<typeof registerMember> {
  const callingCode = readCallingCode(call.body);
  const digits = normalizeMobileNumber(call.body.mobileNum ?? '');
  const isKnown = callingCode === '' || COUNTRIES.some((country) => country.callingCode === callingCode);
  if (!isKnown || !MOBILE_PATTERN.test(digits))
    return createRefusalError(ERROR_CODES.mobileInvalid, 'This is not a mobile number');
  const mobile = identifyMobileNumber(call.merchant.diallingCode, call.body);
  // `m84_912345678` cannot be the name of a member of the merchant's own country.
  const username = mobile === digits ? `m${digits}` : `m${callingCode}_${digits}`;
  const password = call.body.password ?? call.merchant.defaultPassword;
  const redeem = () => redeemCaptcha(call) ?? redeemSmsCode(call, mobile);
  const resent = findResponseToResentRegistration(call, { mobile });
  return resent ?? registerMember(call, { username, mobile, password }, redeem);
}

const redeemCaptcha = (call: Registration) => checkCaptcha(call, 'register', call.body);

function redeemSmsCode({ services, merchant, body }: Registration, mobile: string): RefusalError | undefined {
  const { mobileCodeRequired } = services.scenarios.of(merchant.code);
  if (!body.verificationCode && !mobileCodeRequired) return undefined;
  const isRight = services.sms.redeem(merchant.code, mobile, body.verificationCode ?? '');
  return isRight ? undefined : createRefusalError(ERROR_CODES.smsCodeWrong, 'The code is not right or no longer valid');
}

function byAutoUsername(call: Registration): ReturnType<typeof registerMember> {
  const username = `${call.merchant.code.toLowerCase()}${randomInt(10_000_000, 100_000_000)}`;
  const password = call.body.password ?? call.merchant.defaultPassword;
  return registerMember(call, { username, password }, () => redeemCaptcha(call));
}
