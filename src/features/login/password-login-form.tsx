import { type SyntheticEvent, useRef, useState } from 'react';
import type { ApiError } from '../../contract/api-error';
import { useCaptcha } from '../../services/captcha/use-captcha';
import { decideFormProblem, type FormProblem } from '../../services/forms/form-problem';
import { ProblemLine } from '../../services/forms/problem-line';
import { useSubmit } from '../../services/forms/use-submit';
import { useText } from '../../services/i18n/i18n';
import { isOn, useMerchant } from '../../services/merchant/merchant-store';
import { overruleAutoLogin } from '../../services/remembered-login/overrule';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { PasswordField } from '../../ui/password-field';
import { TextField } from '../../ui/text-field';
import { type CredentialField, type CredentialProblems, checkCredentials, fieldToCorrect } from './check-credentials';
import { type SignedIn, signIn } from './sign-in';
import { useRememberedName } from './use-remembered-name';

interface PasswordLoginFormProps {
  /** Hears of a success while the form is on screen. */
  readonly onSignedIn?: ((signedIn: SignedIn) => void) | undefined;
}

/** Sign-in by username and password. What was typed stays, whatever comes back; only a tap sends it again. */
export function PasswordLoginForm({ onSignedIn }: PasswordLoginFormProps) {
  const t = useText();
  const { busy, resting, submit, isShown } = useSubmit();
  const captcha = useCaptcha('login');
  const username = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const remember = useRef<HTMLInputElement>(null);
  const offersRemembering = useMerchant(({ status }) => isOn(status, 'MOBILEAUTOLOGIN3'));
  useRememberedName(username, 'username');
  const [missing, setMissing] = useState<CredentialProblems>({});
  const [problem, setProblem] = useState<FormProblem>();

  const focus = (field: CredentialField | undefined) => {
    if (field) (field === 'username' ? username : password).current?.focus();
  };
  const hear = (field: CredentialField) => {
    overruleAutoLogin();
    setMissing((before) => ({ ...before, [field]: undefined }));
  };
  const errorOf = (field: CredentialField) => (missing[field] ? t(missing[field]) : undefined);

  function showFailure(error: ApiError) {
    setProblem(decideFormProblem(error));
    focus(fieldToCorrect(error));
  }

  function send(event: SyntheticEvent) {
    event.preventDefault();
    overruleAutoLogin();
    // Read from the fields, not from state: a password manager may have filled them before any script ran.
    const typed = { username: username.current?.value ?? '', password: password.current?.value ?? '' };
    const problems = checkCredentials(typed);
    setMissing(problems);
    const first = problems.username ? 'username' : problems.password ? 'password' : undefined;
    if (first) return focus(first);
    void submit(async () => {
      setProblem(undefined);
      const proof = await captcha.prove();
      if (!proof.ok) {
        setProblem(proof.error);
        return false;
      }
      const answer = await signIn(typed, { remember: remember.current?.checked, isShown, proof: proof.value });
      captcha.renew();
      if (!isShown()) return answer.ok;
      if (answer.ok) onSignedIn?.(answer.value);
      else showFailure(answer.error);
      return answer.ok;
    });
  }

  return (
    <form noValidate onSubmit={send}>
      <TextField
        ref={username}
        id="login-username"
        name="username"
        label={t('login.username')}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
        maxLength={64}
        error={errorOf('username')}
        onInput={() => hear('username')}
      />
      <PasswordField
        ref={password}
        id="login-password"
        name="password"
        label={t('login.password')}
        showLabel={t('login.show')}
        autoComplete="current-password"
        enterKeyHint="go"
        maxLength={128}
        error={errorOf('password')}
        onInput={() => hear('password')}
      />
      {offersRemembering && <Checkbox ref={remember} name="remember" label={t('remember.me')} defaultChecked />}
      {captcha.widget}
      <ProblemLine problem={problem} />
      <Button type="submit" busy={busy} resting={resting} wide>
        {t('action.login')}
      </Button>
    </form>
  );
}
