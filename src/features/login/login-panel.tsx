import { useText } from '../../services/i18n/i18n';
import { Tabs } from '../../ui/tabs';
import type { LoginDraft } from './login-request';
import { PasswordLoginForm } from './password-login-form';
import type { SignedIn } from './sign-in';

interface LoginPanelProps {
  /** See PasswordLoginForm. */
  readonly draft?: LoginDraft;
  readonly onSignedIn?: (signedIn: SignedIn) => void;
}

/** The ways to sign in, a tab for each (LOGIN-1). */
export function LoginPanel({ draft, onSignedIn }: LoginPanelProps) {
  const t = useText();
  const ways = [
    {
      key: 'username',
      label: t('login.way.username'),
      panel: <PasswordLoginForm draft={draft} onSignedIn={onSignedIn} />,
    },
  ];
  return <Tabs label={t('login.ways')} tabs={ways} />;
}
