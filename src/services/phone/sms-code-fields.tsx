import { useEffect, useRef, useState } from 'react';
import { receiveSmsCode } from '../../browser/identity/web-otp';
import type { AppError } from '../../contract/app-error';
import { sendSmsCode } from '../../contract/endpoints/account/verification';
import { ERROR_CODES } from '../../contract/error-codes';
import { toSmsCaptchaFields } from '../captcha/captcha-proof';
import { useCaptcha } from '../captcha/use-captcha';
import { toErrorMessage } from '../errors/to-error-message';
import { FormErrorMessage } from '../forms/form-error-message';
import { getResendDelaySeconds } from '../forms/resend-countdown';
import { ResendSmsCodeButton } from '../forms/resend-sms-code-button';
import type { AppForm } from '../forms/use-app-form';
import { useGuardedSubmit } from '../forms/use-guarded-submit';
import { useResendCountdown } from '../forms/use-resend-countdown';
import { useTranslate } from '../i18n/i18n';
import { useMerchant } from '../merchant/merchant-store';
import { call } from '../platform/api-client';
import type { CallingCode } from './calling-code/use-calling-code';
import { toNationalNumber } from './national-number';
import { OneTimeCodeField } from './one-time-code-field';
import { PhoneField } from './phone-field';

type SmsForm = Pick<
  AppForm<{ mobile: string; code: string }, unknown>,
  'field' | 'textOf' | 'watchText' | 'fill' | 'showFieldError' | 'clearFieldError'
>;

interface SmsCodeFieldsProps {
  /** State of a form that has the fields `mobile` and `code`. */
  readonly form: SmsForm;
  readonly callingCode: CallingCode;
  /** Called when the browser has read the code from the SMS and filled it in. */
  readonly onReceived?: () => void;
}

/** Returns the phone number with its calling code, as the resend countdown needs it; empty if there is no number. */
const withCode = ({ code }: CallingCode, mobile: string): string => (mobile === '' ? '' : code + mobile);

/** Fields for a mobile number and for the code from the SMS, with the button that requests the code (LOGIN-7). */
export function SmsCodeFields({ form, callingCode, onReceived }: SmsCodeFieldsProps) {
  const t = useTranslate();
  const mobileField = form.field('mobile');
  const codeField = form.field('code');
  const { busy, coolingDown, submit, isShown } = useGuardedSubmit();
  const number = toNationalNumber(form.watchText('mobile'), callingCode.code);
  const { left, start } = useResendCountdown('platform', withCode(callingCode, number));
  const captcha = useCaptcha('sms');
  const [formError, setFormError] = useState<AppError>();
  const [sentTo, setSentTo] = useState<string>();
  const receiving = useRef<AbortController>(undefined);
  useEffect(() => () => receiving.current?.abort(), []);

  const typedNumber = () => toNationalNumber(form.textOf('mobile'), callingCode.code);

  async function receive() {
    receiving.current?.abort();
    receiving.current = new AbortController();
    const code = await receiveSmsCode(receiving.current.signal);
    if (code === undefined || !isShown()) return;
    form.fill('code', code);
    onReceived?.();
  }

  async function send(mobileNum: string): Promise<boolean> {
    const proof = await captcha.prove();
    if (!proof.ok) {
      setFormError(proof.error);
      return false;
    }
    const body = { countryDialingCode: callingCode.code, mobileNum, ...toSmsCaptchaFields(proof.value) };
    const response = await call(sendSmsCode, { body, quiet: true });
    captcha.renew();
    if (response.ok) {
      start(
        withCode(callingCode, mobileNum),
        getResendDelaySeconds(useMerchant.getState().status, response.value.expirationTime),
      );
      if (!isShown()) return true;
      form.clearFieldError('code');
      setSentTo(mobileNum);
      if (typedNumber() === mobileNum) document.getElementById(codeField.id)?.focus();
      void receive();
      return true;
    }
    if (!isShown()) return false;
    const isNumberRefused = response.error.layer === 'business' && response.error.code === ERROR_CODES.mobileInvalid;
    const text = isNumberRefused && toErrorMessage(response.error, 'form')?.text;
    if (text) form.showFieldError('mobile', text);
    else setFormError(response.error);
    return false;
  }

  function requestCode() {
    const typed = typedNumber();
    if (typed === '') return form.showFieldError('mobile', { key: 'phone.empty' });
    void submit(() => {
      setFormError(undefined);
      return send(typed);
    });
  }

  // If the number has been changed since, no code has been sent to it.
  const isSent = sentTo !== undefined && sentTo === number;
  const hint = isSent ? t('phone.sent', { number: `+${callingCode.code} ${sentTo}` }) : undefined;
  return (
    <>
      <PhoneField field={mobileField} callingCode={callingCode} />
      {captcha.widget}
      <OneTimeCodeField
        field={codeField}
        hint={hint}
        sendButton={
          <ResendSmsCodeButton
            secondsLeft={left}
            busy={busy}
            coolingDown={coolingDown || callingCode.isUnavailable}
            onPress={requestCode}
          />
        }
      />
      <FormErrorMessage error={formError} />
    </>
  );
}
