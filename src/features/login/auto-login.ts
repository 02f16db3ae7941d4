import { isOn, merchantCode, useMerchant } from '../../services/merchant/merchant-store';
import { isAutoLoginOn } from '../../services/remembered-login/auto-login-flag';
import { forgetLogin, recallLogin } from '../../services/remembered-login/remembered-login';
import { useSession } from '../../services/session/session-store';
import { beginLogin } from './begin-login';
import { decideAutoLogin } from './decide-auto-login';
import { dropAfter } from './keep-login';
import { requestLogin } from './request-login';

/** What the address of the start says, which the router has changed since. */
export interface StartAddress {
  readonly hasToken: boolean;
  readonly hasReturn: boolean;
}

/**
 * Signs in whoever is remembered, if the rules let it (REM-3). It says nothing: when it fails, a visitor is what was
 * there before. Who signs in or out meanwhile is not overruled.
 */
export async function autoLogin(address: StartAddress): Promise<void> {
  const record = await recallLogin();
  const { session, epoch } = useSession.getState();
  const decision = decideAutoLogin({
    ...address,
    record,
    hasSession: session !== undefined,
    isFlagOn: isAutoLoginOn(),
    isSettingOn: isOn(useMerchant.getState().status, 'MOBILEAUTOLOGIN3'),
    merchant: merchantCode(),
  });
  if (decision.kind === 'forget') await forgetLogin();
  if (decision.kind !== 'sign-in') return;

  const answer = await requestLogin(decision);
  if (!answer.ok) await dropAfter(answer.error);
  else if (useSession.getState().epoch === epoch) beginLogin(decision, answer.value);
}
