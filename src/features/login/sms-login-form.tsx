import { type SyntheticEvent, useRef, useState } from 'react';
import type { ApiError } from '../../contract/api-error';
import { decideFormProblem, type FormProblem, problemText } from '../../services/forms/form-problem';
import { ProblemLine } from '../../services/forms/problem-line';
import { useSubmit } from '../../services/forms/use-submit';
import { useText } from '../../services/i18n/i18n';
import { isOn, useMerchant } from '../../services/merchant/merchant-store';
import { nationalNumber } from '../../services/phone/national-number';
import { PhoneField } from '../../services/phone/phone-field';
import { SmsCodeField } from '../../services/phone/sms-code-field';
import { useDialling } from '../../services/phone/use-dialling';
import { overruleAutoLogin } from '../../services/remembered-login/overrule';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { checkSmsCredentials, type SmsField, smsFieldToCorrect } from './check-sms-credentials';
import type { SignedIn } from './sign-in';
import { signInBySms } from './sign-in-by-sms';
import { useRememberedName } from './use-remembered-name';

const FIELDS = ['mobile', 'code'] as const;
const idOf = (field: SmsField) => `login-${field}`;

/** Sign-in by a code that comes by SMS (LOGIN-1). What was typed stays, whatever comes back. */
export function SmsLoginForm({ onSignedIn }: { readonly onSignedIn?: ((signedIn: SignedIn) => void) | undefined }) {
  const t = useText();
  const form = useRef<HTMLFormElement>(null);
  const number = useRef<HTMLInputElement>(null);
  const remember = useRef<HTMLInputElement>(null);
  const offersRemembering = useMerchant(({ status }) => isOn(status, 'MOBILEAUTOLOGIN3'));
  useRememberedName(number, 'sms');
  const { busy, resting, submit, isShown } = useSubmit();
  const dialling = useDialling();
  const [errors, setErrors] = useState<Partial<Record<SmsField, string>>>({});
  const [problem, setProblem] = useState<FormProblem>();

  const inputOf = (field: SmsField) => form.current?.querySelector<HTMLInputElement>(`#${idOf(field)}`);
  const mobile = () => nationalNumber(inputOf('mobile')?.value ?? '', dialling.code);
  const hear = (field: SmsField) => {
    overruleAutoLogin();
    setErrors((before) => ({ ...before, [field]: undefined }));
  };

  function showAt(field: SmsField, message: string) {
    setErrors({ [field]: message });
    inputOf(field)?.focus();
  }

  function showFailure(error: ApiError) {
    const field = smsFieldToCorrect(error);
    const refused = decideFormProblem(error);
    if (field && refused) showAt(field, problemText(refused, t));
    else setProblem(refused);
  }

  function send(event?: SyntheticEvent) {
    event?.preventDefault();
    overruleAutoLogin();
    const typed = { mobile: mobile(), code: inputOf('code')?.value.trim() ?? '' };
    const missing = checkSmsCredentials(typed);
    setErrors(Object.fromEntries(Object.entries(missing).map(([field, key]) => [field, t(key)])));
    const first = FIELDS.find((field) => missing[field]);
    if (first) return inputOf(first)?.focus();
    void submit(async () => {
      setProblem(undefined);
      const answer = await signInBySms(typed, { remember: remember.current?.checked, isShown });
      if (!isShown()) return answer.ok;
      if (answer.ok) onSignedIn?.(answer.value);
      else showFailure(answer.error);
      return answer.ok;
    });
  }

  return (
    <form ref={form} noValidate onSubmit={send}>
      <PhoneField
        ref={number}
        id={idOf('mobile')}
        dialling={dialling}
        error={errors.mobile}
        onInput={() => hear('mobile')}
      />
      <SmsCodeField
        id={idOf('code')}
        form="login"
        dialling={dialling}
        error={errors.code}
        mobile={mobile}
        onMobileProblem={(message) => showAt('mobile', message)}
        onInput={() => hear('code')}
        onReceived={send}
      />
      {offersRemembering && <Checkbox ref={remember} name="remember" label={t('remember.me')} defaultChecked />}
      <ProblemLine problem={problem} />
      <Button type="submit" busy={busy} resting={resting || dialling.asking} wide>
        {t('action.login')}
      </Button>
    </form>
  );
}
