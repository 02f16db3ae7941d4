import { replaceBy } from '../../browser/windows';
import { useI18n } from '../../services/i18n/i18n';
import { showNotice } from '../../services/layers/notices';
import { merchantPaths } from '../../services/merchant/merchant-paths';
import { useMerchant } from '../../services/merchant/merchant-store';
import { urlHosts } from '../../services/merchant/url-hosts';
import { decideRedirect } from '../../services/navigation/decide-redirect';
import { go } from '../../services/navigation/navigator';
import { redirectUrlOf } from '../../services/navigation/return-address';
import { currentSession } from '../../services/session/session-store';
import { decideLanding } from './decide-landing';

/** Leaves for a `redirectUrl`, or says why not and lands (ROUTE-7). */
function followRedirect(redirectUrl: string, token: string): void {
  const { status } = useMerchant.getState();
  const { language, t } = useI18n.getState();
  const { headerColor = '', name: title = '' } = status?.info.whitelabelVal ?? {};
  const redirect = decideRedirect(redirectUrl, urlHosts(status, location.origin), {
    token,
    language,
    headerColor,
    title,
  });
  switch (redirect.kind) {
    case 'leave':
      // In place of this page: Back would sign nobody in, but lead on once more.
      replaceBy(redirect.address);
      break;
    case 'refused':
      showNotice({ key: 'redirect-refused', message: t('login.redirect.refused') });
      go(merchantPaths(status).landing, { replace: true });
  }
}

/**
 * Leads on after a sign-in: to the password page when that is due, to the `redirectUrl` the visitor came with (ROUTE-7),
 * else where a sign-in lands (LOGIN-4). @param wanted the page to return to
 */
export function leadOn(mustChange: boolean, wanted: string | undefined): void {
  const redirectUrl = redirectUrlOf(location.search, wanted);
  const session = currentSession();
  if (!mustChange && redirectUrl !== undefined && session) followRedirect(redirectUrl, session.token);
  else go(decideLanding(mustChange, merchantPaths(useMerchant.getState().status), wanted));
}
