import { useEffect, useRef, useState } from 'react';
import type { AppError } from '../../../contract/app-error';
import type { SiteStatus } from '../../../contract/endpoints/site/system';
import type { CaptchaHandle } from '../../../services/captcha/captcha-proof';
import { decideCaptcha } from '../../../services/captcha/decide-captcha';
import { findErrorField } from '../../../services/forms/find-error-field';
import { useSubmit } from '../../../services/forms/use-submit';
import { getMerchantCode, isSwitchOn, useMerchant } from '../../../services/merchant/merchant-store';
import { isLoginRemembered, readAutoLoginMode } from '../../../services/remembered-login/auto-login-flag';
import { cancelAutoLogin } from '../../../services/remembered-login/cancel-auto-login';
import { loadRememberedLoginLazily } from '../auto-login/load-remembered-login-lazily';
import { LOGIN_ERROR_FIELDS } from '../password/login-schema';
import { clearRememberedLogin } from '../sign-in/remember-login';
import { type SignInResult, signIn } from '../sign-in/sign-in';
import { canContinueAs, getContinueAsName } from './decide-continue-as';

/**
 * What is shown: a placeholder while the remembered login loads, the button to continue as the remembered member, or
 * the form.
 */
type View = { readonly kind: 'loading' | 'form' } | { readonly kind: 'offer'; readonly name: string };
const FORM: View = { kind: 'form' };
const LOADING: View = { kind: 'loading' };

const isOffered = (status: SiteStatus | undefined): boolean =>
  isLoginRemembered() &&
  canContinueAs({
    mode: readAutoLoginMode(),
    isSettingOn: isSwitchOn(status, 'MOBILEAUTOLOGIN3'),
    hasCaptcha: decideCaptcha(status, 'login').kind !== 'none',
  });

/** Returns the state and the actions of the button to sign in as the remembered member (REM-3). */
export function useContinueAs(captcha: CaptchaHandle, onSignedIn: ((signedIn: SignInResult) => void) | undefined) {
  const { busy, coolingDown, submit, isShown } = useSubmit();
  const offered = useMerchant(({ status }) => isOffered(status));
  const [view, setView] = useState(offered ? LOADING : FORM);
  const [formError, setFormError] = useState<AppError>();
  const isFormInUse = useRef(false);

  // The first status may be a cached one, and the current one may enable the offer. Never replace a form in use.
  useEffect(() => {
    if (offered && !isFormInUse.current) setView((before) => (before.kind === 'form' ? LOADING : before));
  }, [offered]);

  const isLoading = view.kind === 'loading';
  useEffect(() => {
    if (!isLoading) return;
    let isMounted = true;
    void loadRememberedLoginLazily().then((record) => {
      const name = getContinueAsName(record, getMerchantCode());
      if (isMounted) setView(name === undefined ? FORM : { kind: 'offer', name });
    });
    return () => {
      isMounted = false;
    };
  }, [isLoading]);

  function showForm(error?: AppError) {
    isFormInUse.current = true;
    setFormError(error);
    setView(FORM);
  }

  async function signInAs(name: string): Promise<boolean> {
    setFormError(undefined);
    const record = await loadRememberedLoginLazily();
    const isSame = getContinueAsName(record, getMerchantCode()) === name;
    // Another tab has deleted or replaced the remembered login.
    if (!isSame || record?.password === undefined) {
      showForm();
      return false;
    }
    const proof = await captcha.prove();
    if (!proof.ok) {
      setFormError(proof.error);
      return false;
    }
    const credentials = { username: name, password: record.password };
    const response = await signIn(credentials, { remember: undefined, isShown, proof: proof.value });
    captcha.renew();
    if (!isShown()) return response.ok;
    if (response.ok) onSignedIn?.(response.value);
    else if (findErrorField(response.error, LOGIN_ERROR_FIELDS)) showForm(response.error);
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
    },
    forgetLogin: () => {
      void clearRememberedLogin();
      showForm();
    },
  };
}
