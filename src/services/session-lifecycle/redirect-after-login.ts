import { replaceLocation } from '../../browser/page/windows';
import { loadSignedDomains } from '../domain-list/signed-domains';
import { getTrustedHosts } from '../domain-list/url-hosts';
import { useI18n } from '../i18n/i18n';
import { getLandingAndPasswordPaths } from '../merchant/landing-and-password-paths';
import { useMerchant } from '../merchant/merchant-store';
import { decideLoginRedirect } from '../navigation/decide-login-redirect';
import { navigateTo } from '../navigation/navigate';
import { findRedirectUrl } from '../navigation/redirect-url';
import { showNotice } from '../overlays/notices';
import { getCurrentSession } from '../session/session-store';

interface RedirectOptions {
  /** Path to open instead of the merchant's landing page. */
  readonly landing?: string | undefined;
  /** Whether to replace the current history entry, so that Back does not return to it. */
  readonly replace?: boolean;
}

/** Opens a `redirectUrl`. If toSafeUrl() refuses it, shows a notice and opens the landing page (ROUTE-7). */
async function followRedirect(redirectUrl: string, token: string, landing: string): Promise<void> {
  await loadSignedDomains();
  const { status } = useMerchant.getState();
  const { language } = useI18n.getState();
  const { headerColor = '', name: title = '' } = status?.info.whitelabelVal ?? {};
  const redirect = decideLoginRedirect(redirectUrl, getTrustedHosts(), {
    token,
    language,
    headerColor,
    title,
  });
  switch (redirect.kind) {
    case 'leave':
      // Replaces this page: Back would only redirect again.
      replaceLocation(redirect.address);
      break;
    case 'refused':
      showNotice({ key: 'redirect-refused', message: { key: 'login.redirect.refused' } });
      navigateTo(landing, { replace: true });
  }
}

/**
 * Redirects after a sign-in or a password change: to the `redirectUrl` of the current URL or of the page to return to
 * (ROUTE-7), else to the page to return to, else to the landing page (LOGIN-4). Do not call it while a password change
 * is required: the route guard then redirects to the password page (LOGIN-8).
 * @param returnTo path of the page to return to
 */
export function redirectAfterLogin(
  returnTo: string | undefined,
  { landing, replace = false }: RedirectOptions = {},
): void {
  const session = getCurrentSession();
  if (!session) return;
  const landingPath = landing ?? getLandingAndPasswordPaths(useMerchant.getState().status).landing;
  const redirectUrl = findRedirectUrl(location.search, returnTo);
  if (redirectUrl !== undefined) void followRedirect(redirectUrl, session.token, landingPath);
  else navigateTo(returnTo ?? landingPath, { replace });
}
