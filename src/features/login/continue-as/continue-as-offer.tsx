import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useCaptcha } from '../../../services/captcha/use-captcha';
import { FormErrorMessage } from '../../../services/forms/form-error-message';
import { useTranslate } from '../../../services/i18n/i18n';
import { Button } from '../../../ui/button/button';
import { Skeleton } from '../../../ui/feedback/skeleton';
import type { SignInResult } from '../sign-in/sign-in-by-password';
import style from './continue-as-offer.module.css';
import { LOGIN_FORM_VIEW, useContinueAsMember } from './use-continue-as';

interface ContinueAsMemberOfferProps {
  readonly onSignedIn: ((signedIn: SignInResult) => void) | undefined;
  /** Whether the button may be shown instead of the form; if false, the form is always shown. */
  readonly enabled: boolean;
  /** The login form. */
  readonly children: ReactNode;
}

/**
 * Button to sign in as the remembered member with one tap, shown instead of the form if auto login is not possible
 * because a captcha or a second factor needs user input (REM-3).
 */
export function ContinueAsMemberOffer({ onSignedIn, enabled, children }: ContinueAsMemberOfferProps) {
  const t = useTranslate();
  const captcha = useCaptcha('login', { bare: true });
  const { view, formError, busy, coolingDown, continueAs, showLoginForm, onFormInput, forgetLogin } =
    useContinueAsMember(captcha, onSignedIn);
  const form = useRef<HTMLDivElement>(null);
  const wasOffer = useRef(false);
  const shown = enabled ? view : LOGIN_FORM_VIEW;

  useLayoutEffect(() => {
    // The form has replaced the offer with the focused button. While the offer is shown, there is no form.
    if (wasOffer.current) form.current?.querySelector('input')?.focus();
    wasOffer.current = shown.kind === 'offer';
  });

  if (shown.kind === 'loading') return <Skeleton label={t('state.loading')} />;
  if (shown.kind === 'form') {
    return (
      <div ref={form} onInput={onFormInput}>
        <FormErrorMessage error={formError} />
        {children}
      </div>
    );
  }
  return (
    <div className={style.offer}>
      {captcha.widget}
      <FormErrorMessage error={formError} />
      <Button wide busy={busy} coolingDown={coolingDown} className={style.name} onClick={() => continueAs(shown.name)}>
        {t('remember.continue', { name: shown.name })}
      </Button>
      <Button look="secondary" wide onClick={showLoginForm}>
        {t('remember.other')}
      </Button>
      <Button look="quiet" wide onClick={forgetLogin}>
        {t('remember.forget')}
      </Button>
    </div>
  );
}
