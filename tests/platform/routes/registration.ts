import { randomInt } from 'node:crypto';
import {
  checkUsername,
  register,
  registerAutoUsername,
  registerMobile,
} from '../../../src/contract/endpoints/registration';
import { ERROR_CODE } from '../../../src/contract/error-codes';
import { checkCaptcha } from '../captcha/check-captcha';
import { normalMobile } from '../members/sms-codes';
import { type Refusal, refuse } from '../server/refusal';
import { type Call, type Route, serve } from '../server/route';
import { enrol, resentAnswer } from './enrol';
import { enrolVouched } from './enrol-vouched';

/** What a user name looks like. */
export const USERNAME = /^[a-z][a-z0-9_]{3,15}$/i;
const MOBILE = /^\d{6,15}$/;

type Registration = Call<typeof register>;

export const registrationRoutes: readonly Route[] = [
  serve(register, (call) =>
    call.body.registerMethod === 'firebase' ? enrolVouched(call) : (resentAnswer(call) ?? byUsername(call)),
  ),
  serve(registerMobile, (call) => resentAnswer(call) ?? byMobile(call)),
  serve(checkUsername, ({ services, merchant, query }) => ({
    taken: services.members.byName(merchant.code, query.username) !== undefined,
  })),
  serve(registerAutoUsername, (call) => resentAnswer(call) ?? byAutoUsername(call)),
];

function byUsername(call: Registration): ReturnType<typeof enrol> {
  const username = call.body.username?.trim() ?? '';
  if (!USERNAME.test(username)) {
    return refuse(ERROR_CODE.usernameInvalid, 'User names have 4 to 16 letters or digits');
  }
  return enrol(call, { username, password: call.body.password ?? '' }, () => captchaFault(call));
}

function byMobile(call: Registration): ReturnType<typeof enrol> {
  const mobile = normalMobile(call.body.mobileNum ?? '');
  if (!MOBILE.test(mobile)) return refuse(ERROR_CODE.mobileInvalid, 'This is not a mobile number');
  const password = call.body.password ?? call.merchant.defaultPassword;
  const spend = () => captchaFault(call) ?? codeFault(call, mobile);
  return enrol(call, { username: `m${mobile}`, mobile, password }, spend);
}

const captchaFault = (call: Registration) => checkCaptcha(call, 'register', call.body);

function codeFault({ services, merchant, body }: Registration, mobile: string): Refusal | undefined {
  const { mobileCodeRequired } = services.scenarios.of(merchant.code);
  if (!body.verificationCode && !mobileCodeRequired) return undefined;
  const isRight = services.sms.redeem(merchant.code, mobile, body.verificationCode ?? '');
  return isRight ? undefined : refuse(ERROR_CODE.smsCodeWrong, 'The code is not right or no longer valid');
}

function byAutoUsername(call: Registration): ReturnType<typeof enrol> {
  const username = `${call.merchant.code.toLowerCase()}${randomInt(10_000_000, 100_000_000)}`;
  const password = call.body.password ?? call.merchant.defaultPassword;
  return enrol(call, { username, password }, () => captchaFault(call));
}
