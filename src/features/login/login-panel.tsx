import { useText } from '../../services/i18n/i18n';
import { Tabs } from '../../ui/tabs';
import { PasswordLoginForm } from './password-login-form';
import type { SignedIn } from './sign-in';

interface LoginPanelProps {
  readonly onSignedIn?: (signedIn: SignedIn) => void;
}

/** The ways to sign in, a tab for each (LOGIN-1). */
export function LoginPanel({ onSignedIn }: LoginPanelProps) {
  const t = useText();
  const ways = [
    { key: 'username', label: t('login.way.username'), panel: <PasswordLoginForm onSignedIn={onSignedIn} /> },
  ];
  return <Tabs label={t('login.ways')} tabs={ways} />;
}
