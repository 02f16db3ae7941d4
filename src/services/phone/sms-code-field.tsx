import { useEffect, useRef, useState } from 'react';
import { receiveSmsCode } from '../../browser/web-otp';
import { smsSend } from '../../contract/endpoints/verification';
import { ERROR_CODE } from '../../contract/error-codes';
import { TextField } from '../../ui/text-field';
import { smsProof } from '../captcha/captcha-proof';
import { useCaptcha } from '../captcha/use-captcha';
import { decideFormProblem, type FormProblem, problemText } from '../forms/form-problem';
import { ProblemLine } from '../forms/problem-line';
import { ResendButton } from '../forms/resend-button';
import { useCountdown } from '../forms/use-countdown';
import { useSubmit } from '../forms/use-submit';
import { useText } from '../i18n/i18n';
import { useMerchant } from '../merchant/merchant-store';
import { call } from '../platform/platform';
import { resendSeconds } from './resend-seconds';
import type { Dialling } from './use-dialling';

interface SmsCodeFieldProps {
  readonly id: string;
  /** Names the form, for its countdown. */
  readonly form: string;
  readonly dialling: Dialling;
  readonly error: string | undefined;
  /** The number as it is sent; empty when none has been typed. */
  mobile(): string;
  /** The number is missing, or the platform does not take it. */
  onMobileProblem(message: string): void;
  readonly onInput: () => void;
  /** The browser has read the code off the SMS and filled it in. */
  readonly onReceived?: () => void;
}

/** A code that comes by SMS: one field for all its digits, and the button that sends it (LOGIN-7). */
export function SmsCodeField({
  id,
  form,
  dialling,
  error,
  mobile,
  onMobileProblem,
  onInput,
  onReceived,
}: SmsCodeFieldProps) {
  const t = useText();
  const field = useRef<HTMLInputElement>(null);
  const { busy, resting, submit, isShown } = useSubmit();
  const { left, start } = useCountdown(form);
  const captcha = useCaptcha('sms');
  const [problem, setProblem] = useState<FormProblem>();
  const [sentTo, setSentTo] = useState('');
  const waiting = useRef<AbortController>(undefined);
  useEffect(() => () => waiting.current?.abort(), []);

  async function receive() {
    waiting.current?.abort();
    waiting.current = new AbortController();
    const code = await receiveSmsCode(waiting.current.signal);
    if (code === undefined || !field.current) return;
    field.current.value = code;
    onInput();
    onReceived?.();
  }

  async function send(mobileNum: string): Promise<boolean> {
    const proof = await captcha.prove();
    if (!proof.ok) {
      setProblem(proof.error);
      return false;
    }
    const body = { countryDialingCode: dialling.code, mobileNum, ...smsProof(proof.value) };
    const answer = await call(smsSend, { body, quiet: true });
    captcha.renew();
    if (answer.ok) {
      start(resendSeconds(useMerchant.getState().status, answer.value.expirationTime));
      if (!isShown()) return true;
      onInput(); // whatever was wrong with the last code, this is another one
      setSentTo(`+${dialling.code} ${mobileNum}`);
      field.current?.focus();
      void receive();
      return true;
    }
    if (!isShown()) return false;
    const refused = decideFormProblem(answer.error);
    const isNumber = answer.error.layer === 'business' && answer.error.code === ERROR_CODE.mobileInvalid;
    if (isNumber && refused) onMobileProblem(problemText(refused, t));
    else setProblem(refused);
    return false;
  }

  function ask() {
    const number = mobile();
    if (number === '') return onMobileProblem(t('phone.empty'));
    void submit(() => {
      setProblem(undefined);
      return send(number);
    });
  }

  return (
    <>
      <TextField
        ref={field}
        id={id}
        name="code"
        type="text"
        inputMode="numeric"
        dir="ltr"
        pattern="\d*"
        label={t('phone.code')}
        hint={sentTo === '' ? undefined : t('phone.sent', { number: sentTo })}
        autoComplete="one-time-code"
        enterKeyHint="done"
        maxLength={8}
        error={error}
        onInput={onInput}
      />
      {captcha.widget}
      <ProblemLine problem={problem} />
      <ResendButton left={left} busy={busy} resting={resting || dialling.asking} onPress={ask} />
    </>
  );
}
