import { readDeployment } from '../../browser/deployment';
import { useText } from '../../services/i18n/i18n';
import { useIdentityLink } from '../../services/identity/identity-link';
import { identityWays } from '../../services/identity/identity-ways';
import { SocialSlot } from '../../services/identity/social-slot';
import { useMerchant } from '../../services/merchant/merchant-store';
import { Tabs } from '../../ui/tabs';
import { LinkHint } from './link-hint';
import { loginWays } from './login-way';
import { PasswordLoginForm } from './password-login-form';
import type { SignedIn } from './sign-in';
import { SmsLoginForm } from './sms-login-form';

interface LoginPanelProps {
  readonly onSignedIn?: (signedIn: SignedIn) => void;
}

/** The ways to sign in, a tab for each (LOGIN-1); by username alone where that ties an account (SOCIAL-2). */
export function LoginPanel({ onSignedIn }: LoginPanelProps) {
  const t = useText();
  const status = useMerchant((state) => state.status);
  const link = useIdentityLink((state) => state.link);
  const panels = {
    username: <PasswordLoginForm onSignedIn={onSignedIn} />,
    sms: <SmsLoginForm onSignedIn={onSignedIn} />,
    social: <SocialSlot />,
  };
  const hasSocial = identityWays(status, readDeployment().identity).length > 0;
  const ways = link ? (['username'] as const) : loginWays(status, hasSocial);
  const tabs = ways.map((key) => ({ key, label: t(`login.way.${key}`), panel: panels[key] }));
  return (
    <>
      {link && <LinkHint channel={link.channel} />}
      <Tabs label={t('login.ways')} tabs={tabs} />
    </>
  );
}
