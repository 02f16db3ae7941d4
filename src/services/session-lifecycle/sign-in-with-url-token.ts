import { memberInfo } from '../../contract/endpoints/account/member';
import { getMerchantCode } from '../merchant/merchant-store';
import { showNotice } from '../overlays/notices';
import { closeOverlaysOfMember } from '../overlays/overlays';
import { createCallFunctionWithToken } from '../platform/api-client';
import { beginSession, getCurrentSession } from '../session/session-store';
import { decideUrlTokenAction } from './decide-url-token-action';
import { purgeMemberData } from './purge-member-data';
import { refreshMember } from './refresh-member';

const NOTICE_KEY = 'link-token';

/**
 * Signs in with the token of a link while a member is signed in (ROUTE-3). Asks the user before it replaces another
 * member's session, and shows a notice if the token is not valid. Until the user has decided, the token is kept only in
 * memory, so it is lost if the page is left.
 */
export async function signInWithUrlToken(token: string): Promise<void> {
  const linked = await createCallFunctionWithToken(token)(memberInfo, { quiet: true });
  // The current member's id may not be known yet.
  if (getCurrentSession()?.id === '') await refreshMember();
  const current = getCurrentSession();
  const link = { token, merchantCode: getMerchantCode() };
  const decision = decideUrlTokenAction(current, link, linked.ok ? linked.value : undefined);
  const name = current?.userName || '…';
  switch (decision.kind) {
    case 'refuse':
      if (current) showNotice({ key: NOTICE_KEY, message: { key: 'link.refused', values: { name } } });
      break;
    case 'take':
      beginSession(decision.session);
      await refreshMember();
      break;
    case 'ask': {
      const other = decision.session.userName;
      showNotice({
        key: NOTICE_KEY,
        title: { key: 'link.title', values: { name: other } },
        message: { key: 'link.question', values: { name: other, current: name } },
        actions: [
          // Staying is the primary action, as the link may be an attack.
          { label: { key: 'link.stay', values: { name } }, look: 'primary' },
          { label: { key: 'link.switch', values: { name: other } }, look: 'secondary', onPress: replaceMember },
        ],
      });
    }
  }

  function replaceMember(): void {
    if (decision.kind !== 'ask') return;
    closeOverlaysOfMember();
    purgeMemberData('replaced');
    beginSession(decision.session);
    void refreshMember();
  }
}
