import { readDeploymentSettings } from '../../../browser/page/deployment';
import { useTranslate } from '../../../services/i18n/i18n';
import { useIdentityToLink } from '../../../services/identity/identity-link';
import { listIdentityMethods } from '../../../services/identity/identity-methods';
import { LazySocialSignInPanel } from '../../../services/identity/lazy-social-sign-in-panel';
import { useMerchant } from '../../../services/merchant/merchant-store';
import { Tabs } from '../../../ui/layout/tabs';
import { ContinueAsMemberOffer } from '../continue-as/continue-as-offer';
import { PasswordLoginForm } from '../password/password-login-form';
import type { SignInResult } from '../sign-in/sign-in-by-password';
import { SmsLoginForm } from '../sms/sms-login-form';
import { LinkAccountHint } from './link-account-hint';
import { type LoginMethod, listLoginMethods } from './login-methods';

interface LoginPanelProps {
  readonly onSignedIn?: (signedIn: SignInResult) => void;
  /** Login method that is selected initially, if the merchant offers it. */
  readonly initialMethod?: LoginMethod | undefined;
}

/**
 * Login forms with a tab for each login method (LOGIN-1); only the username form while an account is being linked
 * (SOCIAL-2).
 */
export function LoginPanel({ onSignedIn, initialMethod }: LoginPanelProps) {
  const t = useTranslate();
  const status = useMerchant((state) => state.status);
  const link = useIdentityToLink((state) => state.link);
  const hasSocial = listIdentityMethods(status, readDeploymentSettings().identity).length > 0;
  const methods = link ? (['username'] as const) : listLoginMethods(status, hasSocial);
  const panels = {
    username: <PasswordLoginForm hasOtherMethods={methods.length > 1} onSignedIn={onSignedIn} />,
    sms: <SmsLoginForm onSignedIn={onSignedIn} />,
    social: <LazySocialSignInPanel />,
  };
  const tabs = methods.map((key) => ({ key, label: t(`login.way.${key}`), panel: panels[key] }));
  return (
    <>
      {link && <LinkAccountHint channel={link.channel} />}
      <ContinueAsMemberOffer onSignedIn={onSignedIn} enabled={!link}>
        <Tabs label={t('login.ways')} tabs={tabs} initial={initialMethod} />
      </ContinueAsMemberOffer>
    </>
  );
}
