import { randomInt } from 'node:crypto';
import { register, registerAutoUsername, registerMobile } from '../../../src/contract/endpoints/member';
import { normalMobile } from '../members/sms-codes';
import { refuse } from '../server/refusal';
import { type Route, serve } from '../server/route';
import { enrol } from './enrol';

const USERNAME = /^[a-z][a-z0-9_]{3,15}$/i;
const MOBILE = /^\d{6,15}$/;

export const registrationRoutes: readonly Route[] = [
  serve(register, (call) => {
    const username = call.body.username?.trim() ?? '';
    if (!USERNAME.test(username)) return refuse('username.invalid', 'User names have 4 to 16 letters or digits');
    return enrol(call, { username, password: call.body.password ?? '' });
  }),

  serve(registerMobile, (call) => {
    const { services, merchant, body } = call;
    const mobile = normalMobile(body.mobileNum ?? '');
    if (!MOBILE.test(mobile)) return refuse('mobile.invalid', 'This is not a mobile number');
    const { mobileCodeRequired } = services.scenarios.of(merchant.code);
    if (body.verificationCode || mobileCodeRequired) {
      const isRight = services.sms.redeem(merchant.code, mobile, body.verificationCode ?? '');
      if (!isRight) return refuse('sms.code.err', 'The code is not right or no longer valid');
    }
    return enrol(call, { username: `m${mobile}`, mobile, password: body.password ?? merchant.defaultPassword });
  }),

  serve(registerAutoUsername, (call) => {
    const { merchant, body } = call;
    const username = `${merchant.code.toLowerCase()}${randomInt(10_000_000, 100_000_000)}`;
    return enrol(call, { username, password: body.password ?? merchant.defaultPassword });
  }),
];
