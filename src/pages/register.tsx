import { Navigate, useLocation } from 'react-router-dom';
import { ROUTES } from '../contract/paths';
import { RedirectingScreen } from '../features/login/panel/redirecting-screen';
import { LoginLink } from '../features/registration/form/login-link';
import { RegisterForm } from '../features/registration/form/register-form';
import { ExtensionSlot } from '../services/extensions/extension-slot';
import { useTranslate } from '../services/i18n/i18n';
import { LazySocialSignInPanel } from '../services/identity/lazy-social-sign-in-panel';
import { MerchantWelcomeHeader } from '../services/merchant/merchant-welcome-header';
import { PageModules } from '../services/merchant/page-modules';
import { withCampaignParams } from '../services/navigation/navigate';
import { PageLayout } from '../services/navigation/page-layout';
import { findRedirectUrl } from '../services/navigation/redirect-url';
import { useSession } from '../services/session/session-store';

/**
 * Registration page (REG-1). Redirects a signed-in member to the `redirectUrl` of the page's URL, or to home if the
 * URL has no `redirectUrl` (ROUTE-7).
 */
export default function RegisterPage() {
  const t = useTranslate();
  const hasSession = useSession(({ session }) => session !== undefined);
  const hasRedirect = findRedirectUrl(useLocation().search) !== undefined;
  if (hasSession && !hasRedirect) return <Navigate replace to={withCampaignParams(ROUTES.home.path)} />;
  return (
    <PageLayout title={t('register.title')}>
      <PageModules
        page="login"
        modules={{
          brand: <MerchantWelcomeHeader />,
          form: hasSession ? (
            <RedirectingScreen returnTo={undefined} />
          ) : (
            <>
              <RegisterForm />
              <LazySocialSignInPanel folded />
            </>
          ),
          ...(!hasSession && { other: <LoginLink /> }),
        }}
      />
      {!hasSession && <ExtensionSlot name="register.foot" />}
    </PageLayout>
  );
}
