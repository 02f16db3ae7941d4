import { fail, ok, type Result } from '../../base/result';
import { geetestChallenge } from '../../contract/endpoints/account/verification';
import type { CaptchaFrameSetup } from '../../contract/frames/captcha-frame';
import { useI18n } from '../i18n/i18n';
import { useMerchant } from '../merchant/merchant-store';
import { call } from '../platform/api-client';
import type { CaptchaSetupError } from './geetest-controller';
import { getGeetestScriptUrl, toGeetestLanguage } from './geetest-settings';

type GeetestVariant = { readonly kind: 'geetest-v3' } | { readonly kind: 'geetest-v4'; readonly captchaId: string };

/**
 * Resolves with the setup message for the captcha frame, or with an error. Geetest v3 needs a challenge from the
 * platform; each challenge can be used once (CAPT-1).
 */
export async function fetchGeetestSetup(
  variant: GeetestVariant,
): Promise<Result<CaptchaFrameSetup, CaptchaSetupError>> {
  const { status } = useMerchant.getState();
  const script = getGeetestScriptUrl(variant.kind, status?.info.gw.GEETEST_SCRIPT ?? '', window.location.origin);
  if (script === undefined) return fail({});
  const language = toGeetestLanguage(variant.kind, useI18n.getState().language);
  if (variant.kind === 'geetest-v4') return ok({ ...variant, script, language });
  const response = await call(geetestChallenge, { query: { t: String(Date.now()) }, quiet: true });
  if (!response.ok) return response;
  const { gt, challenge, newCaptcha, success } = response.value;
  return ok({ kind: variant.kind, script, language, gt, challenge, newCaptcha, offline: !success });
}
