import { givenState } from '../../browser/history';
import { TOKEN_PARAMETERS } from '../../contract/paths';
import { isOn, merchantCode, useMerchant } from '../../services/merchant/merchant-store';
import { hasReturnAddress } from '../../services/navigation/return-address';
import { readWanted } from '../../services/navigation/wanted';
import { isAutoLoginOn } from '../../services/remembered-login/auto-login-flag';
import { forgetLogin, recallLogin } from '../../services/remembered-login/remembered-login';
import { useSession } from '../../services/session/session-store';
import { beginLogin } from './begin-login';
import { decideAutoLogin } from './decide-auto-login';
import { dropAfter } from './keep-login';
import { requestLogin } from './request-login';
import type { StartAddress } from './start-address';

/** What the address of the start says (REM-3, ROUTE-6). */
function readAddress({ search, entry }: StartAddress) {
  const query = new URLSearchParams(search);
  return {
    hasToken: TOKEN_PARAMETERS.some((name) => query.has(name)),
    hasReturn: hasReturnAddress(search, readWanted(givenState(entry))),
  };
}

/**
 * Signs in whoever is remembered, if the rules let it (REM-3). It says nothing: when it fails, a visitor is what was
 * there before. Who signs in or out meanwhile is not overruled. @param overruled aborted when the visitor signs in or registers by hand
 */
export async function autoLogin(address: StartAddress, overruled: AbortSignal): Promise<void> {
  const { status } = useMerchant.getState();
  if (!status) return; // Not even whose site this is could be learned.
  const record = await recallLogin();
  const { session, epoch } = useSession.getState();
  const decision = decideAutoLogin({
    ...readAddress(address),
    record,
    hasSession: session !== undefined,
    isFlagOn: isAutoLoginOn(),
    isSettingOn: isOn(status, 'MOBILEAUTOLOGIN3'),
    merchant: merchantCode(),
  });
  if (decision.kind === 'forget') await forgetLogin();
  if (decision.kind !== 'sign-in' || overruled.aborted) return;

  const answer = await requestLogin(decision, { signal: overruled });
  if (!answer.ok) await dropAfter(answer.error);
  else if (useSession.getState().epoch === epoch) beginLogin(decision, answer.value);
}
