import { Navigate, useLocation } from 'react-router-dom';
import { LoginPanel } from '../features/login/panel/login-panel';
import { RedirectingScreen } from '../features/login/panel/redirecting-screen';
import { RegisterLink } from '../features/login/panel/register-link';
import { ExtensionSlot } from '../services/extensions/extension-slot';
import { useTranslate } from '../services/i18n/i18n';
import { getLandingAndPasswordPaths } from '../services/merchant/landing-and-password-paths';
import { useMerchant } from '../services/merchant/merchant-store';
import { MerchantWelcomeHeader } from '../services/merchant/merchant-welcome-header';
import { PageModules } from '../services/merchant/page-modules';
import { readRequestedLoginMethod } from '../services/navigation/login-method-state';
import { withCampaignParams } from '../services/navigation/navigate';
import { PageLayout } from '../services/navigation/page-layout';
import { findRedirectUrl } from '../services/navigation/redirect-url';
import { readReturnToPath } from '../services/navigation/return-to';
import { OfferNote } from '../services/offer/offer-note';
import { decideLanding } from '../services/session/decide-path-after-login';
import { useSession } from '../services/session/session-store';
import { useSignInFromOtherTab } from '../services/session-lifecycle/sign-in-channel';

/** Sign-in page (LOGIN-1). Redirects a member who is signed in, also one who has just signed in on this page. */
export default function LoginPage() {
  const t = useTranslate();
  useSignInFromOtherTab();
  const { state, search } = useLocation();
  const returnTo = readReturnToPath(state);
  const { session, landing } = useSession();
  const status = useMerchant((merchant) => merchant.status);
  const hasRedirect = session !== undefined && findRedirectUrl(search, returnTo) !== undefined;
  if (session && !hasRedirect) {
    const landingPath = decideLanding(session.updatePassword, getLandingAndPasswordPaths(status), returnTo ?? landing);
    return <Navigate replace to={withCampaignParams(landingPath)} />;
  }
  return (
    <PageLayout title={t('login.title')}>
      <PageModules
        page="login"
        modules={{
          brand: <MerchantWelcomeHeader />,
          form: session ? (
            <RedirectingScreen returnTo={returnTo} />
          ) : (
            <LoginPanel initialMethod={readRequestedLoginMethod(state)} />
          ),
          ...(!session && { offer: <OfferNote />, other: <RegisterLink /> }),
        }}
      />
      {!session && <ExtensionSlot name="login.foot" />}
    </PageLayout>
  );
}
