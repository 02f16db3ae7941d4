import { geetestChallenge, imageCaptcha, sendSmsCode } from '../../../../src/contract/endpoints/account/verification';
import { checkCaptcha, GEETEST_CAPTCHA_ID } from '../../captcha/check-captcha';
import { identifyMobileNumber, normalizeMobileNumber, readCallingCode } from '../../members/sms-codes';
import { COUNTRIES } from '../../seed/countries';
import { createRefusalError } from '../../server/refusal';
import { createPublicRoute, type Route } from '../../server/route';

export const smsCodeAndCaptchaRoutes: readonly Route[] = [
  createPublicRoute(sendSmsCode, (call) => {
    const { services, merchant, body } = call;
    const callingCode = readCallingCode(body);
    if (!COUNTRIES.some((country) => country.callingCode === callingCode)) {
      return createRefusalError('mobile.invalid', 'Numbers with this calling code are not supported');
    }
    const mobile = normalizeMobileNumber(body.mobileNum);
    if (mobile.length < 6 || mobile.length > 15)
      return createRefusalError('mobile.invalid', 'This is not a mobile number');
    const captchaRefusal = checkCaptcha(call, 'sms', body);
    if (captchaRefusal) return captchaRefusal;
    const code = services.sms.send(
      merchant.code,
      identifyMobileNumber(merchant.diallingCode, body),
      merchant.resendAfter,
    );
    if (!code) return createRefusalError('TOO_MANY_REQUEST_SMS', 'Please wait before you ask for another code');
    services.log(`SMS to +${callingCode} ${mobile} (${merchant.name}): ${code}`);
    return { expirationTime: merchant.resendAfter };
  }),

  createPublicRoute(geetestChallenge, ({ services }) => ({
    gt: GEETEST_CAPTCHA_ID,
    challenge: services.geetest.challenge(),
    newCaptcha: true,
    success: true,
  })),

  createPublicRoute(imageCaptcha, ({ services, merchant, ip }) =>
    services.imageCaptchas.draw(ip, services.scenarios.of(merchant.code).captchaWork),
  ),
];
