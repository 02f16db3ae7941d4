import type { SiteStatus } from '../../contract/endpoints/system';
import { isOn } from '../merchant/merchant-store';

/** What the visitor is about to do. */
export type CaptchaIntent = 'login' | 'register' | 'sms';

/** Which captcha is asked (CAPT-1). */
export type CaptchaDemand =
  | { readonly kind: 'none' }
  | { readonly kind: 'image' }
  | { readonly kind: 'geetest-v3' }
  | { readonly kind: 'geetest-v4'; readonly captchaId: string }
  /** An SMS wants Geetest v4, and the merchant has none (CAPT-3). */
  | { readonly kind: 'not-set-up' };

/**
 * The captcha of a merchant for an intent: Geetest where it is on, which its test switch keeps to sites in test mode;
 * else the picture, at registration alone; none where the intent's own setting is off (CAPT-1, CAPT-3).
 */
export function decideCaptcha(status: SiteStatus | undefined, intent: CaptchaIntent): CaptchaDemand {
  if (!status) return { kind: 'none' };
  const { captcha, register, gw } = status.info;
  const hasGeetest = isOn(status, 'GEETEST3') && (status.test || !isOn(status, 'GEETESTTEST3'));
  if (!captcha[intent]) return { kind: 'none' };
  if (hasGeetest) {
    if (gw.GEETEST_VERSION.toLowerCase() === 'v4' && gw.GEETEST_ID !== '') {
      return { kind: 'geetest-v4', captchaId: gw.GEETEST_ID };
    }
    return { kind: intent === 'sms' ? 'not-set-up' : 'geetest-v3' };
  }
  if (intent === 'sms') return { kind: 'not-set-up' };
  return { kind: intent === 'register' && register.captcha.enabled ? 'image' : 'none' };
}
