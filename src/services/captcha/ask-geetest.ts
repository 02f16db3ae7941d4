import { fail, ok, type Result } from '../../base/result';
import type { FrameOrder } from '../../contract/captcha-frame';
import { geetestChallenge } from '../../contract/endpoints/verification';
import { useI18n } from '../i18n/i18n';
import { useMerchant } from '../merchant/merchant-store';
import { call } from '../platform/platform';
import { geetestLanguage, geetestScript } from './geetest-settings';

type GeetestDemand = { readonly kind: 'geetest-v3' } | { readonly kind: 'geetest-v4'; readonly captchaId: string };

/** What the frame is to load: for v3 with a challenge of the platform's, which serves once (CAPT-1). */
export async function askGeetest(demand: GeetestDemand): Promise<Result<FrameOrder, unknown>> {
  const { status } = useMerchant.getState();
  const script = geetestScript(demand.kind, status?.info.gw.GEETEST_SCRIPT ?? '', window.location.origin);
  if (script === undefined) return fail('the script address is refused');
  const language = geetestLanguage(demand.kind, useI18n.getState().language.tag);
  if (demand.kind === 'geetest-v4') return ok({ ...demand, script, language });
  const answer = await call(geetestChallenge, { query: { t: String(Date.now()) }, quiet: true });
  if (!answer.ok) return answer;
  const { gt, challenge, newCaptcha, success } = answer.value;
  return ok({ kind: demand.kind, script, language, gt, challenge, newCaptcha, offline: !success });
}
