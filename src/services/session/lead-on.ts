import { replaceBy } from '../../browser/windows';
import { useI18n } from '../i18n/i18n';
import { showNotice } from '../layers/notices';
import { merchantPaths } from '../merchant/merchant-paths';
import { useMerchant } from '../merchant/merchant-store';
import { urlHosts } from '../merchant/url-hosts';
import { decideRedirect } from '../navigation/decide-redirect';
import { go } from '../navigation/navigator';
import { redirectUrlOf } from '../navigation/return-address';
import { currentSession } from './session-store';

interface Landing {
  /** Instead of the merchant's landing page. */
  readonly landing?: string | undefined;
  /** The page that is left is not returned to. */
  readonly replace?: boolean;
}

/** Leaves for a `redirectUrl`, or says why not and lands (ROUTE-7). */
function followRedirect(redirectUrl: string, token: string, landing: string): void {
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
      go(landing, { replace: true });
  }
}

/**
 * Leads on after a sign-in or a change of password: to the `redirectUrl` the visitor came with (ROUTE-7), else to the page
 * to return to, else where a sign-in lands (LOGIN-4). Whose password is due is led by the guard alone (LOGIN-8).
 * @param wanted the page to return to
 */
export function leadOn(wanted: string | undefined, { landing, replace = false }: Landing = {}): void {
  const session = currentSession();
  if (!session) return;
  const lands = landing ?? merchantPaths(useMerchant.getState().status).landing;
  const redirectUrl = redirectUrlOf(location.search, wanted);
  if (redirectUrl !== undefined) followRedirect(redirectUrl, session.token, lands);
  else go(wanted ?? lands, { replace });
}
