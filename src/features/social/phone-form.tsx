import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import type { SentCode } from '../../browser/identity';
import { type FormProblem, problemText } from '../../services/forms/form-problem';
import { ProblemLine } from '../../services/forms/problem-line';
import { ResendButton } from '../../services/forms/resend-button';
import { useCountdown } from '../../services/forms/use-countdown';
import { useSubmit } from '../../services/forms/use-submit';
import { useText } from '../../services/i18n/i18n';
import { useMerchant } from '../../services/merchant/merchant-store';
import { PhoneField } from '../../services/phone/phone-field';
import { resendSeconds } from '../../services/phone/resend-seconds';
import { useDialling } from '../../services/phone/use-dialling';
import { worldNumber } from '../../services/phone/world-number';
import { overruleAutoLogin } from '../../services/remembered-login/overrule';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/text-field';
import { sendIdentityCode, signInByCode, social } from './social';

type Field = 'mobile' | 'code';
const idOf = (field: Field) => `identity-${field}`;
/** The faults that a field has to be corrected for. */
const FIELD_OF: Readonly<Partial<Record<FormProblem['key'], Field>>> = {
  'identity.number': 'mobile',
  'identity.codeWrong': 'code',
  'identity.codeExpired': 'code',
};

/** Sign-in by a code the provider sends to a phone (SOCIAL-1). What was typed stays, whatever comes back. */
export function PhoneForm({ isFirst }: { /** It has just been unfolded. */ readonly isFirst: boolean }) {
  const t = useText();
  const form = useRef<HTMLFormElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const dialling = useDialling();
  const sending = useSubmit();
  const signing = useSubmit();
  const { left, start } = useCountdown('identity');
  const [sent, setSent] = useState<{ readonly number: string; readonly code: SentCode }>();
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});
  const [problem, setProblem] = useState<FormProblem>();

  const inputOf = (field: Field) => form.current?.querySelector<HTMLInputElement>(`#${idOf(field)}`);
  const typedNumber = () => inputOf('mobile')?.value ?? '';
  const number = () => worldNumber(typedNumber(), dialling.code);
  // Where the dialling code is missing, a number typed with its own can be dialled all the same.
  const asking = dialling.asking && !dialling.missing;
  useEffect(() => {
    if (isFirst) form.current?.querySelector('input')?.focus();
  }, [isFirst]);

  function hear(field: Field) {
    overruleAutoLogin();
    social.forget();
    if (field === 'mobile') setSent(undefined);
    setErrors((before) => ({ ...before, [field]: undefined }));
  }

  function showAt(field: Field, message: string) {
    setErrors({ [field]: message });
    inputOf(field)?.focus();
  }

  function show(wrong: FormProblem | undefined) {
    const field = wrong && FIELD_OF[wrong.key];
    if (field) showAt(field, problemText(wrong, t));
    else setProblem(wrong);
  }

  /** No number: none was typed, or it is not known what is dialled before it. */
  function askForNumber() {
    if (dialling.missing && /\d/.test(typedNumber())) dialling.askAgain();
    else showAt('mobile', t('phone.empty'));
  }

  function send() {
    const to = number();
    if (to === undefined) return askForNumber();
    void sending.submit(async () => {
      setProblem(undefined);
      if (!place.current) return false;
      const asked = await sendIdentityCode(to, place.current);
      if (!asked.ok) {
        if (sending.isShown()) show(asked.error);
        return false;
      }
      start(resendSeconds(useMerchant.getState().status, 0));
      if (!sending.isShown()) return true;
      // The number may have been changed while the code was on its way: then it proves nothing.
      setSent(number() === to ? { number: to, code: asked.value } : undefined);
      setErrors({});
      inputOf('code')?.focus();
      return true;
    });
  }

  function signIn(event: SyntheticEvent) {
    event.preventDefault();
    overruleAutoLogin();
    const code = inputOf('code')?.value.replace(/\s/g, '') ?? '';
    if (number() === undefined) return askForNumber();
    if (code === '') return showAt('code', t('phone.code.empty'));
    void signing.submit(async () => {
      setProblem(undefined);
      const wrong = await signInByCode(sent?.code, code);
      if (signing.isShown()) show(wrong);
      return wrong === undefined;
    });
  }

  return (
    <form ref={form} noValidate onSubmit={signIn}>
      <PhoneField id={idOf('mobile')} dialling={dialling} error={errors.mobile} onInput={() => hear('mobile')} />
      <TextField
        id={idOf('code')}
        name="code"
        type="text"
        inputMode="numeric"
        dir="ltr"
        label={t('phone.code')}
        hint={sent && t('phone.sent', { number: sent.number })}
        autoComplete="one-time-code"
        enterKeyHint="done"
        maxLength={8}
        error={errors.code}
        onInput={() => hear('code')}
      />
      <ResendButton left={left} busy={sending.busy} resting={sending.resting || asking} onPress={send} />
      <div ref={place} />
      <ProblemLine problem={problem} />
      <Button type="submit" busy={signing.busy} resting={signing.resting || asking} wide>
        {t('action.login')}
      </Button>
    </form>
  );
}
