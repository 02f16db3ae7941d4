import type { SiteStatus } from '../../contract/endpoints/site/system';
import { isSwitchOn } from '../merchant/merchant-store';

/** The action that a captcha protects. */
export type CaptchaProtectedAction = 'login' | 'register' | 'sms';

/** The captcha that an action requires (CAPT-1). */
export type RequiredCaptcha =
  | { readonly kind: 'none' }
  | { readonly kind: 'image' }
  | { readonly kind: 'geetest-v3' }
  | { readonly kind: 'geetest-v4'; readonly captchaId: string }
  /** An SMS requires Geetest v4, which the merchant has not configured (CAPT-3). */
  | { readonly kind: 'not-set-up' };

/**
 * Decides which captcha an action requires (CAPT-1, CAPT-3). If captchas are switched off for the action, it requires
 * no captcha. Otherwise it requires Geetest if the switch GEETEST3 is on; if GEETESTTEST3 is on as well, Geetest is
 * required only on test sites. Without Geetest, registration requires the image captcha if the merchant has enabled
 * it, and login requires no captcha. An SMS can be protected by Geetest v4 only.
 */
export function decideRequiredCaptcha(status: SiteStatus | undefined, action: CaptchaProtectedAction): RequiredCaptcha {
  if (!status) return { kind: 'none' };
  const { captcha, register, gw } = status.info;
  const hasGeetest = isSwitchOn(status, 'GEETEST3') && (status.test || !isSwitchOn(status, 'GEETESTTEST3'));
  if (!captcha[action]) return { kind: 'none' };
  if (hasGeetest) {
    if (gw.GEETEST_VERSION.toLowerCase() === 'v4' && gw.GEETEST_ID !== '') {
      return { kind: 'geetest-v4', captchaId: gw.GEETEST_ID };
    }
    return { kind: action === 'sms' ? 'not-set-up' : 'geetest-v3' };
  }
  if (action === 'sms') return { kind: 'not-set-up' };
  return { kind: action === 'register' && register.captcha.enabled ? 'image' : 'none' };
}
