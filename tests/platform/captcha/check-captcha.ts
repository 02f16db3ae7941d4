import { object, safeParse, string } from 'valibot';
import { ERROR_CODES } from '../../../src/contract/error-codes';
import { createRefusalError, type RefusalError } from '../server/refusal';
import type { CallContext } from '../server/route';
import { signGeetestLotNumber } from './geetest-mock';

/** Id of the account that all merchants share at the Geetest mock. */
export const GEETEST_CAPTCHA_ID = 'fairground-captcha-id-0123456789';
const GEETEST_KEY = 'fairground-captcha-key';

/** Captcha fields of a request. */
export interface CaptchaFields {
  readonly captchaId?: string | undefined;
  readonly captcha?: string | undefined;
  readonly geetestChallenge?: string | undefined;
  readonly geetestSeccode?: string | undefined;
  readonly geetestValidateV4?: string | undefined;
}

const seccode = object({ lot_number: string(), captcha_output: string(), pass_token: string(), gen_time: string() });

/** Returns a refusal if a required captcha is missing or wrong (CAPT-1, CAPT-3). Each proof is valid once. */
export function checkCaptcha(
  context: CallContext,
  action: 'login' | 'register' | 'sms',
  proof: CaptchaFields,
): RefusalError | undefined {
  const { services, merchant } = context;
  const scenario = services.scenarios.of(merchant.code);
  const { GEETEST3, GEETESTTEST3 } = services.switches.of(merchant);
  const isRequired = { login: scenario.captchaAtLogin, register: true, sms: scenario.captchaAtSms }[action];
  if (GEETEST3 && !GEETESTTEST3) {
    if (!isRequired) return undefined;
    const isValid = scenario.geetest === 'v4' ? isValidV4(context, proof) : isValidV3(context, proof);
    return isValid ? undefined : captchaRefusal();
  }
  if (action !== 'register' || !scenario.imageCaptcha) return undefined;
  return services.imageCaptchas.redeem(proof.captchaId ?? '', proof.captcha ?? '') ? undefined : captchaRefusal();
}

const captchaRefusal = () =>
  createRefusalError(ERROR_CODES.captchaWrong, 'The verification is not right or no longer valid');

function isValidV4({ services }: CallContext, { geetestValidateV4 = '' }: CaptchaFields): boolean {
  const parsed = safeParse(seccode, tryParse(geetestValidateV4));
  if (!parsed.success) return false;
  const sign = signGeetestLotNumber(parsed.output.lot_number, GEETEST_KEY);
  return services.geetest.validate(GEETEST_CAPTCHA_ID, parsed.output, sign, GEETEST_KEY);
}

/**
 * Whether a proof of Geetest v3 is valid. A registration has no challenge field: its challenge is sent as `captchaId`.
 */
function isValidV3(
  { services }: CallContext,
  { geetestChallenge, captchaId, geetestSeccode = '' }: CaptchaFields,
): boolean {
  return services.geetest.validateV3(geetestChallenge ?? captchaId ?? '', geetestSeccode);
}

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Invalid JSON fails the schema like any other wrong value.
    return undefined;
  }
}
