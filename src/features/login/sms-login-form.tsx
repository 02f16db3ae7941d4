import { type SyntheticEvent, useRef, useState } from 'react';
import type { ApiError } from '../../contract/api-error';
import { decideFormProblem, type FormProblem, problemText } from '../../services/forms/form-problem';
import { ProblemLine } from '../../services/forms/problem-line';
import { useSubmit } from '../../services/forms/use-submit';
import { useText } from '../../services/i18n/i18n';
import { nationalNumber } from '../../services/phone/national-number';
import { PhoneField } from '../../services/phone/phone-field';
import { SmsCodeField } from '../../services/phone/sms-code-field';
import { useDialling } from '../../services/phone/use-dialling';
import { Button } from '../../ui/button';
import { checkSmsCredentials, type SmsField, smsFieldToCorrect } from './check-sms-credentials';
import type { SignedIn } from './sign-in';
import { signInBySms } from './sign-in-by-sms';

const FIELDS = ['mobile', 'code'] as const;
const idOf = (field: SmsField) => `login-${field}`;

/** Sign-in by a code that comes by SMS (LOGIN-1). What was typed stays, whatever comes back. */
export function SmsLoginForm({ onSignedIn }: { readonly onSignedIn?: ((signedIn: SignedIn) => void) | undefined }) {
  const t = useText();
  const form = useRef<HTMLFormElement>(null);
  const { busy, submit, isShown } = useSubmit();
  const dialling = useDialling();
  const [errors, setErrors] = useState<Partial<Record<SmsField, string>>>({});
  const [problem, setProblem] = useState<FormProblem>();

  const inputOf = (field: SmsField) => form.current?.querySelector<HTMLInputElement>(`#${idOf(field)}`);
  const mobile = () => nationalNumber(inputOf('mobile')?.value ?? '', dialling.code);
  const forget = (field: SmsField) => setErrors((before) => ({ ...before, [field]: undefined }));

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
    const typed = { mobile: mobile(), code: inputOf('code')?.value.trim() ?? '' };
    const missing = checkSmsCredentials(typed);
    setErrors(Object.fromEntries(Object.entries(missing).map(([field, key]) => [field, t(key)])));
    const first = FIELDS.find((field) => missing[field]);
    if (first) return inputOf(first)?.focus();
    void submit(async () => {
      setProblem(undefined);
      const answer = await signInBySms(typed);
      if (!isShown()) return answer.ok;
      if (answer.ok) onSignedIn?.(answer.value);
      else showFailure(answer.error);
      return answer.ok;
    });
  }

  return (
    <form ref={form} noValidate onSubmit={send}>
      <PhoneField id={idOf('mobile')} dialling={dialling} error={errors.mobile} onInput={() => forget('mobile')} />
      <SmsCodeField
        id={idOf('code')}
        form="login"
        dialling={dialling}
        error={errors.code}
        mobile={mobile}
        onMobileProblem={(message) => showAt('mobile', message)}
        onInput={() => forget('code')}
        onReceived={send}
      />
      <ProblemLine problem={problem} />
      <Button type="submit" busy={busy} wide>
        {t('action.login')}
      </Button>
    </form>
  );
}
