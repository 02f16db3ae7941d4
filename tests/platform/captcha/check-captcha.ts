import { object, safeParse, string } from 'valibot';
import { ERROR_CODE } from '../../../src/contract/error-codes';
import { type Refusal, refuse } from '../server/refusal';
import type { Caller } from '../server/route';
import { signLot } from './geetest-vendor';

/** The merchants' account with the stand-in for Geetest. */
export const GEETEST_CAPTCHA_ID = 'fairground-captcha-id-0123456789';
const GEETEST_KEY = 'fairground-captcha-key';

/** What may come along as proof. */
export interface Proof {
  readonly captchaId?: string | undefined;
  readonly captcha?: string | undefined;
  readonly geetestChallenge?: string | undefined;
  readonly geetestSeccode?: string | undefined;
  readonly geetestValidateV4?: string | undefined;
}

const seccode = object({ lot_number: string(), captcha_output: string(), pass_token: string(), gen_time: string() });

/** Why the call may not go on, undefined when it may (CAPT-1, CAPT-3). Each proof serves once. */
export function checkCaptcha(caller: Caller, intent: 'login' | 'register' | 'sms', proof: Proof): Refusal | undefined {
  const { services, merchant } = caller;
  const scenario = services.scenarios.of(merchant.code);
  const { GEETEST3, GEETESTTEST3 } = services.switches.of(merchant);
  const isWanted = { login: scenario.captchaAtLogin, register: true, sms: scenario.captchaAtSms }[intent];
  if (GEETEST3 && !GEETESTTEST3) {
    if (!isWanted) return undefined;
    const isProven = scenario.geetest === 'v4' ? provesV4(caller, proof) : provesV3(caller, proof);
    return isProven ? undefined : refusal();
  }
  if (intent !== 'register' || !scenario.imageCaptcha) return undefined;
  return services.imageCaptchas.redeem(proof.captchaId ?? '', proof.captcha ?? '') ? undefined : refusal();
}

const refusal = () => refuse(ERROR_CODE.captchaWrong, 'The verification is not right or no longer valid');

function provesV4({ services }: Caller, { geetestValidateV4 = '' }: Proof): boolean {
  const told = safeParse(seccode, tryParse(geetestValidateV4));
  if (!told.success) return false;
  const sign = signLot(told.output.lot_number, GEETEST_KEY);
  return services.geetest.validate(GEETEST_CAPTCHA_ID, told.output, sign, GEETEST_KEY);
}

/** A registration has no field for the challenge; it travels as the captcha's id. */
function provesV3({ services }: Caller, { geetestChallenge, captchaId, geetestSeccode = '' }: Proof): boolean {
  return services.geetest.validateV3(geetestChallenge ?? captchaId ?? '', geetestSeccode);
}

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not what the page was given: it fits no schema.
    return undefined;
  }
}
