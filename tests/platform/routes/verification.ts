import { createHmac, randomBytes } from 'node:crypto';
import { geetestChallenge, smsSend } from '../../../src/contract/endpoints/verification';
import { normalMobile } from '../members/sms-codes';
import { refuse } from '../server/refusal';
import { type Route, serve } from '../server/route';

/** Signs challenges; new with every start, as a challenge outlives none. */
const CHALLENGE_KEY = randomBytes(32);

export const verificationRoutes: readonly Route[] = [
  serve(smsSend, ({ services, merchant, body }) => {
    const mobile = normalMobile(body.mobileNum);
    if (mobile.length < 6 || mobile.length > 15) return refuse('mobile.invalid', 'This is not a mobile number');
    const code = services.sms.send(merchant.code, mobile, merchant.resendAfter);
    if (!code) return refuse('TOO_MANY_REQUEST_SMS', 'Please wait before you ask for another code');
    services.log(`SMS to +${body.countryDialingCode} ${mobile} (${merchant.name}): ${code}`);
    return { expirationTime: merchant.resendAfter };
  }),

  serve(geetestChallenge, ({ merchant, query }) => ({
    gt: createHmac('md5', CHALLENGE_KEY).update(merchant.code).digest('hex'),
    challenge: createHmac('md5', CHALLENGE_KEY)
      .update(`${query.t}:${randomBytes(16).toString('hex')}`)
      .digest('hex'),
    newCaptcha: true,
    success: true,
  })),
];
