import { useEffect, useRef, useState } from 'react';
import { receiveSmsCode } from '../../browser/identity/web-otp';
import type { AppError } from '../../contract/app-error';
import { sendSmsCode } from '../../contract/endpoints/account/verification';
import { ERROR_CODES } from '../../contract/error-codes';
import { toSmsCaptchaFields } from '../captcha/captcha-proof';
import { useCaptcha } from '../captcha/use-captcha';
import { withErrorCode } from '../errors/error-code';
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
import { type PhoneNumber, parsePhoneNumber, toCountdownKey, toE164 } from './input/parse-phone-number';
import { OneTimeCodeField } from './one-time-code-field';
import { PhoneField } from './phone-field';
import { phoneProblemText } from './phone-schemas';

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

/** Fields for a mobile number and for the code from the SMS, with the button that requests the code (LOGIN-7). */
export function SmsCodeFields({ form, callingCode, onReceived }: SmsCodeFieldsProps) {
  const t = useTranslate();
  const mobileField = form.field('mobile');
  const codeField = form.field('code');
  const { busy, coolingDown, submit, isShown } = useGuardedSubmit();
  const { left, start } = useResendCountdown(
    'platform',
    toCountdownKey(form.watchText('mobile'), callingCode.accepted),
  );
  const captcha = useCaptcha('sms');
  const [formError, setFormError] = useState<AppError>();
  const [sentTo, setSentTo] = useState<PhoneNumber>();
  const receiving = useRef<AbortController>(undefined);
  useEffect(() => () => receiving.current?.abort(), []);

  const parseTyped = () => parsePhoneNumber(form.textOf('mobile'), callingCode.accepted);

  /** Whether the field contains the number; if it has been changed since, no code has been sent to it. */
  function isTyped(number: PhoneNumber): boolean {
    const typed = parseTyped();
    return typed.ok && toE164(typed.value) === toE164(number);
  }

  async function receive() {
    receiving.current?.abort();
    receiving.current = new AbortController();
    const code = await receiveSmsCode(receiving.current.signal);
    if (code === undefined || !isShown()) return;
    form.fill('code', code);
    onReceived?.();
  }

  async function send(number: PhoneNumber): Promise<boolean> {
    const proof = await captcha.prove();
    if (!proof.ok) {
      setFormError(proof.error);
      return false;
    }
    const { callingCode: countryDialingCode, national: mobileNum } = number;
    const body = { countryDialingCode, mobileNum, ...toSmsCaptchaFields(proof.value) };
    const response = await call(sendSmsCode, { body, quiet: true });
    captcha.renew();
    if (response.ok) {
      start(toE164(number), getResendDelaySeconds(useMerchant.getState().status, response.value.expirationTime));
      if (!isShown()) return true;
      form.clearFieldError('code');
      setSentTo(number);
      if (isTyped(number)) document.getElementById(codeField.id)?.focus();
      void receive();
      return true;
    }
    if (!isShown()) return false;
    const isNumberRefused = response.error.layer === 'business' && response.error.code === ERROR_CODES.mobileInvalid;
    const message = isNumberRefused && toErrorMessage(response.error, 'form');
    if (message) form.showFieldError('mobile', withErrorCode(message));
    else setFormError(response.error);
    return false;
  }

  function requestCode() {
    const typed = parseTyped();
    if (!typed.ok) return form.showFieldError('mobile', { key: phoneProblemText(typed.error) });
    void submit(() => {
      setFormError(undefined);
      return send(typed.value);
    });
  }

  const hint =
    sentTo && isTyped(sentTo) ? t('phone.sent', { number: `+${sentTo.callingCode} ${sentTo.national}` }) : undefined;
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
