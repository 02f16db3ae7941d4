import { useEffect, useRef, useState } from 'react';
import type { AppError } from '../../../contract/app-error';
import type { SiteStatus } from '../../../contract/endpoints/site/system';
import type { CaptchaHandle } from '../../../services/captcha/captcha-proof';
import { decideRequiredCaptcha } from '../../../services/captcha/decide-required-captcha';
import { findErrorField } from '../../../services/forms/find-error-field';
import { useGuardedSubmit } from '../../../services/forms/use-guarded-submit';
import { getMerchantCode, isSwitchOn, useMerchant } from '../../../services/merchant/merchant-store';
import { isLoginRemembered } from '../../../services/remembered-login/auto-login-flag';
import { readAutoLoginMode } from '../../../services/remembered-login/auto-login-mode';
import { cancelAutoLogin } from '../../../services/remembered-login/cancel-auto-login';
import { clearRememberedLogin } from '../../../services/remembered-login/clear-remembered-login';
import { loadRememberedLoginLazily } from '../auto-login/load-remembered-login-lazily';
import { PASSWORD_LOGIN_FIELDS_BY_ERROR_CODE } from '../password/password-login-schema';
import type { PasswordLoginCredentials } from '../sign-in/login-request';
import { type SignInResult, signInByPassword } from '../sign-in/sign-in-by-password';
import { canOfferContinueAsMember, getRememberedCredentials } from './decide-continue-as';

/**
 * What is shown: a placeholder while the remembered login loads, the button to continue as the remembered member, or
 * the form.
 */
type View =
  | { readonly kind: 'loading' }
  | { readonly kind: 'form' }
  | { readonly kind: 'offer'; readonly name: string };
export const LOGIN_FORM_VIEW: View = { kind: 'form' };
const LOADING_VIEW: View = { kind: 'loading' };

const isOffered = (status: SiteStatus | undefined): boolean =>
  isLoginRemembered() &&
  canOfferContinueAsMember({
    mode: readAutoLoginMode(),
    isSettingOn: isSwitchOn(status, 'MOBILEAUTOLOGIN3'),
    hasCaptcha: decideRequiredCaptcha(status, 'login').kind !== 'none',
  });

/** Resolves with the credentials to sign in with, or `undefined` when no usable login is remembered. */
const loadCredentials = async (): Promise<PasswordLoginCredentials | undefined> =>
  getRememberedCredentials(await loadRememberedLoginLazily(), getMerchantCode());

/** Returns the state and the actions of the button to sign in as the remembered member (REM-3). */
export function useContinueAsMember(
  captcha: CaptchaHandle,
  onSignedIn: ((signedIn: SignInResult) => void) | undefined,
) {
  const { busy, coolingDown, submit, isShown } = useGuardedSubmit();
  const offered = useMerchant(({ status }) => isOffered(status));
  const [view, setView] = useState(offered ? LOADING_VIEW : LOGIN_FORM_VIEW);
  const [formError, setFormError] = useState<AppError>();
  const isFormInUse = useRef(false);

  // The first status may be a cached one, and the current one may enable the offer. Never replace a form in use.
  useEffect(() => {
    if (offered && !isFormInUse.current) setView((before) => (before.kind === 'form' ? LOADING_VIEW : before));
  }, [offered]);

  const isLoading = view.kind === 'loading';
  useEffect(() => {
    if (!isLoading) return;
    void loadCredentials().then((found) =>
      setView(found && !isFormInUse.current ? { kind: 'offer', name: found.username } : LOGIN_FORM_VIEW),
    );
  }, [isLoading]);

  function showForm(error?: AppError) {
    isFormInUse.current = true;
    setFormError(error);
    setView(LOGIN_FORM_VIEW);
  }

  async function signInAs(name: string): Promise<boolean> {
    setFormError(undefined);
    const credentials = await loadCredentials();
    // Another tab has deleted or replaced the remembered login.
    if (credentials?.username !== name) {
      showForm();
      // Stryker disable next-line BooleanLiteral: the cooldown is the same after a success and a failure
      return false;
    }
    const proof = await captcha.prove();
    if (!proof.ok) {
      setFormError(proof.error);
      // Stryker disable next-line BooleanLiteral: the cooldown is the same after a success and a failure
      return false;
    }
    const response = await signInByPassword(credentials, { remember: undefined, isShown, proof: proof.value });
    captcha.renew();
    if (!isShown()) return response.ok;
    if (response.ok) onSignedIn?.(response.value);
    else if (findErrorField(response.error, PASSWORD_LOGIN_FIELDS_BY_ERROR_CODE)) showForm(response.error);
    else setFormError(response.error);
    return response.ok;
  }

  return {
    view,
    formError,
    busy,
    coolingDown,
    continueAs: (name: string) => {
      cancelAutoLogin();
      void submit(() => signInAs(name));
    },
    showLoginForm: () => showForm(),
    onFormInput: () => {
      isFormInUse.current = true;
      // While an account is being linked, the form is shown instead of the offer.
      setView(LOGIN_FORM_VIEW);
    },
    forgetLogin: () => {
      void clearRememberedLogin();
      showForm();
    },
  };
}
