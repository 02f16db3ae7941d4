import { useText } from '../../services/i18n/i18n';
import { useMerchant } from '../../services/merchant/merchant-store';
import { Tabs } from '../../ui/tabs';
import { loginWays } from './login-way';
import { PasswordLoginForm } from './password-login-form';
import type { SignedIn } from './sign-in';
import { SmsLoginForm } from './sms-login-form';

interface LoginPanelProps {
  readonly onSignedIn?: (signedIn: SignedIn) => void;
}

/** The ways to sign in, a tab for each (LOGIN-1). */
export function LoginPanel({ onSignedIn }: LoginPanelProps) {
  const t = useText();
  const status = useMerchant((state) => state.status);
  const panels = {
    username: <PasswordLoginForm onSignedIn={onSignedIn} />,
    sms: <SmsLoginForm onSignedIn={onSignedIn} />,
  };
  const ways = loginWays(status).map((key) => ({ key, label: t(`login.way.${key}`), panel: panels[key] }));
  return <Tabs label={t('login.ways')} tabs={ways} />;
}
