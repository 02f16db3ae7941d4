import { useEffect, useRef, useState } from 'react';
import type { PopupIdentityProvider } from '../../../browser/identity/identity';
import { readDeploymentSettings } from '../../../browser/page/deployment';
import type { AppError } from '../../../contract/app-error';
import { FormErrorMessage } from '../../../services/forms/form-error-message';
import { useGuardedSubmit } from '../../../services/forms/use-guarded-submit';
import { useTranslate } from '../../../services/i18n/i18n';
import { listIdentityMethods } from '../../../services/identity/identity-methods';
import type { SocialSignInPanelProps } from '../../../services/identity/social-sign-in-panel-loader';
import { useMerchant } from '../../../services/merchant/merchant-store';
import { cancelAutoLogin } from '../../../services/remembered-login/cancel-auto-login';
import { Button } from '../../../ui/button/button';
import { signInByProviderPopup } from '../flow/social-sign-in';
import { preloadIdentityProvider } from '../provider/authenticate-in-popup';
import { PhoneSignInForm } from './phone-sign-in-form';
import { ProviderLogo } from './provider-logo';
import style from './social-sign-in-panel.module.css';

/** Panel with the phone and social login methods that the merchant offers (SOCIAL-1, SOCIAL-6). */
export default function SocialSignInPanel({ folded = false }: SocialSignInPanelProps) {
  const t = useTranslate();
  const panel = useRef<HTMLDivElement>(null);
  const status = useMerchant((state) => state.status);
  const [isUnfolded, setUnfolded] = useState(!folded);
  const [formError, setFormError] = useState<AppError>();
  const [activeChannel, setActiveChannel] = useState<PopupIdentityProvider>();
  const { busy, coolingDown, submit, isShown } = useGuardedSubmit();
  const methods = listIdentityMethods(status, readDeploymentSettings().identity);
  const popupChannels = methods.filter((channel) => channel !== 'phone');
  const hasPopups = popupChannels.length > 0;

  // Tab panels are mounted while hidden: preload only once the panel is visible.
  useEffect(() => {
    if (!panel.current || !hasPopups) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      preloadIdentityProvider();
    });
    observer.observe(panel.current);
    return () => observer.disconnect();
  }, [hasPopups]);

  const signInWith = (channel: PopupIdentityProvider) =>
    void submit(async () => {
      cancelAutoLogin();
      setFormError(undefined);
      setActiveChannel(channel);
      const error = await signInByProviderPopup(channel);
      if (isShown()) setFormError(error);
      return error === undefined;
    });

  if (methods.length === 0) return null;
  return (
    <div ref={panel}>
      {folded && (
        <p className={style.or}>
          <span>{t('identity.or')}</span>
        </p>
      )}
      {methods.includes('phone') &&
        (isUnfolded ? (
          <PhoneSignInForm takesFocus={folded} />
        ) : (
          <Button look="secondary" wide className={style.provider} onClick={() => setUnfolded(true)}>
            <ProviderLogo channel="phone" /> {t('identity.continue.phone')}
          </Button>
        ))}
      {hasPopups && methods.includes('phone') && isUnfolded && (
        <p className={style.or}>
          <span>{t('identity.or')}</span>
        </p>
      )}
      {popupChannels.map((channel) => (
        <Button
          key={channel}
          look="secondary"
          wide
          className={style.provider}
          busy={busy && activeChannel === channel}
          coolingDown={busy || coolingDown}
          onClick={() => signInWith(channel)}
        >
          <ProviderLogo channel={channel} /> {t(`identity.continue.${channel}`)}
        </Button>
      ))}
      <FormErrorMessage error={formError} />
    </div>
  );
}
