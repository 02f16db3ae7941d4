import type { InferOutput } from 'valibot';
import { useCaptcha } from '../../../services/captcha/use-captcha';
import { Form } from '../../../services/forms/form';
import { useAppForm } from '../../../services/forms/use-app-form';
import { useTranslate } from '../../../services/i18n/i18n';
import { isSwitchOn, useMerchant } from '../../../services/merchant/merchant-store';
import { cancelAutoLogin } from '../../../services/remembered-login/cancel-auto-login';
import { ForgotPasswordButton } from '../../../services/support/ui/forgot-password-button';
import { Checkbox } from '../../../ui/form/checkbox';
import { PasswordField } from '../../../ui/form/password-field';
import { TextField } from '../../../ui/form/text-field';
import { type SignInResult, signInByPassword } from '../sign-in/sign-in-by-password';
import { PASSWORD_LOGIN_FIELDS_BY_ERROR_CODE, passwordLoginSchema } from './password-login-schema';
import { useLoadRememberedUsername } from './use-load-remembered-username';

interface PasswordLoginFormProps {
  /** Whether the merchant offers other login methods too. */
  readonly hasOtherMethods: boolean;
  /** Called after a successful sign-in if the form is still mounted. */
  readonly onSignedIn?: ((signedIn: SignInResult) => void) | undefined;
}

/**
 * Login form with username and password. The input is kept after an error, and is not submitted again automatically.
 */
export function PasswordLoginForm({ hasOtherMethods, onSignedIn }: PasswordLoginFormProps) {
  const t = useTranslate();
  const captcha = useCaptcha('login');
  const offersRemembering = useMerchant(({ status }) => isSwitchOn(status, 'MOBILEAUTOLOGIN3'));
  const form = useAppForm({
    id: 'login',
    schema: passwordLoginSchema,
    defaultValues: { username: '', password: '', remember: true },
    errorFields: PASSWORD_LOGIN_FIELDS_BY_ERROR_CODE,
    onFieldInput: cancelAutoLogin,
    onSubmitStart: cancelAutoLogin,
  });
  useLoadRememberedUsername('username', (name) => form.suggest('username', name));

  async function send({ username, password, remember }: InferOutput<typeof passwordLoginSchema>) {
    const proof = await captcha.prove();
    if (!proof.ok) return proof;
    const options = { remember: offersRemembering ? remember : undefined, isShown: form.isShown, proof: proof.value };
    const response = await signInByPassword({ username, password }, options);
    captcha.renew();
    if (response.ok && form.isShown()) onSignedIn?.(response.value);
    return response;
  }

  return (
    <Form
      form={form}
      onSubmit={send}
      submitLabel={t('action.login')}
      footer={<ForgotPasswordButton hasOtherSignInOptions={hasOtherMethods} />}
    >
      <TextField
        {...form.field('username')}
        label={t('login.username')}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
        maxLength={64}
      />
      <PasswordField
        {...form.field('password')}
        label={t('login.password')}
        showLabel={t('login.show')}
        autoComplete="current-password"
        enterKeyHint="go"
        maxLength={128}
      />
      {offersRemembering && <Checkbox {...form.choice('remember')} label={t('remember.me')} />}
      {captcha.widget}
    </Form>
  );
}
