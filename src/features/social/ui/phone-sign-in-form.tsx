import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type GenericSchema, type InferOutput, object, pipe, rawTransform, string } from 'valibot';
import { fail, ok } from '../../../base/result';
import type { SmsConfirmation } from '../../../browser/identity/identity';
import type { AppError, IdentityProblem } from '../../../contract/app-error';
import { toErrorMessage } from '../../../services/errors/to-error-message';
import { Form } from '../../../services/forms/form';
import { getResendDelaySeconds } from '../../../services/forms/resend-countdown';
import { ResendSmsCodeButton } from '../../../services/forms/resend-sms-code-button';
import { type SubmitError, useAppForm } from '../../../services/forms/use-app-form';
import { useGuardedSubmit } from '../../../services/forms/use-guarded-submit';
import { useResendCountdown } from '../../../services/forms/use-resend-countdown';
import { useTranslate } from '../../../services/i18n/i18n';
import { useMerchant } from '../../../services/merchant/merchant-store';
import { type CallingCode, useCallingCode } from '../../../services/phone/calling-code/use-calling-code';
import {
  type AcceptedCallingCodes,
  parsePhoneNumber,
  toCountdownKey,
  toE164,
} from '../../../services/phone/input/parse-phone-number';
import { OneTimeCodeField } from '../../../services/phone/one-time-code-field';
import { PhoneField } from '../../../services/phone/phone-field';
import { phoneProblemText, requiredOneTimeCode } from '../../../services/phone/phone-schemas';
import { cancelAutoLogin } from '../../../services/remembered-login/cancel-auto-login';
import { sendPhoneSignInCode, signInByPhoneCode, socialSignInFlow } from '../flow/social-sign-in';

type Field = 'mobile' | 'code';
/**
 * Maps errors of the identity provider to the form fields at which they are shown. All other errors are shown for the
 * whole form.
 */
const PROBLEM_FIELDS: Readonly<Partial<Record<IdentityProblem, Field>>> = {
  number: 'mobile',
  codeWrong: 'code',
  codeExpired: 'code',
};

/** The identity provider accepts the numbers of every country. */
const acceptEveryCountry = ({ code }: CallingCode): AcceptedCallingCodes => ({ own: code, others: 'any' });

/**
 * Schema of a phone number; outputs it in E.164 format, or undefined if it needs the calling code, which could not be
 * loaded.
 */
const e164Number = (callingCode: CallingCode): GenericSchema<string, string | undefined> =>
  pipe(
    string(),
    rawTransform<string, string | undefined>(({ dataset, addIssue, NEVER }) => {
      const number = parsePhoneNumber(dataset.value, acceptEveryCountry(callingCode));
      if (number.ok) return toE164(number.value);
      if (number.error === 'no-calling-code' && callingCode.hasFailed) return undefined;
      addIssue({ message: phoneProblemText(number.error) });
      return NEVER;
    }),
  );

const phoneFormSchema = (callingCode: CallingCode) =>
  object({ mobile: e164Number(callingCode), code: requiredOneTimeCode('phone.code.empty') });

/** Form to sign in with a code that the identity provider sends by SMS (SOCIAL-1). The input is kept after an error. */
export function PhoneSignInForm({
  takesFocus,
}: {
  /** Whether the first field takes the focus, because the user has just expanded the form. */
  readonly takesFocus: boolean;
}) {
  const t = useTranslate();
  const captchaContainer = useRef<HTMLDivElement>(null);
  const callingCode = useCallingCode();
  const sending = useGuardedSubmit();
  const [sent, setSent] = useState<{ readonly number: string; readonly code: SmsConfirmation }>();
  const form = useAppForm({
    id: 'identity',
    schema: phoneFormSchema(callingCode),
    defaultValues: { mobile: '', code: '' },
    onFieldInput: () => {
      cancelAutoLogin();
      socialSignInFlow.clearIdentity();
    },
    onSubmitStart: cancelAutoLogin,
  });
  const accepted = acceptEveryCountry(callingCode);
  const shownNumber = toCountdownKey(form.watchText('mobile'), accepted);
  const { left, start } = useResendCountdown('identity', shownNumber);
  // A code is valid only for the number it was sent to.
  const validCode = sent?.number === shownNumber ? sent : undefined;
  // Without a calling code, a number typed in international format is still valid.
  const isCallingCodeLoading = callingCode.isUnavailable && !callingCode.hasFailed;
  const takeFocus = useEffectEvent(() => form.focus('mobile'));
  useEffect(() => {
    if (takesFocus) takeFocus();
  }, [takesFocus]);

  /** Returns the error as a field error if PROBLEM_FIELDS contains a field for it; otherwise returns it unchanged. */
  function locate(error: AppError): SubmitError<Field> {
    const field = error.layer === 'identity' ? PROBLEM_FIELDS[error.problem] : undefined;
    const text = field && toErrorMessage(error, 'form')?.text;
    return field && text ? { layer: 'field', field, text } : error;
  }

  function sendCode() {
    const typed = parsePhoneNumber(form.textOf('mobile'), accepted);
    if (!typed.ok) {
      if (callingCode.hasFailed && typed.error === 'no-calling-code') return callingCode.retry();
      return form.showFieldError('mobile', { key: phoneProblemText(typed.error) });
    }
    const to = toE164(typed.value);
    void sending.submit(async () => {
      form.clearFormError();
      if (!captchaContainer.current) return false;
      const response = await sendPhoneSignInCode(to, captchaContainer.current);
      if (!response.ok) {
        if (sending.isShown()) form.showError(locate(response.error));
        return false;
      }
      start(to, getResendDelaySeconds(useMerchant.getState().status, 0));
      if (!sending.isShown()) return true;
      setSent({ number: to, code: response.value });
      form.clearFieldError('mobile');
      form.clearFieldError('code');
      if (toCountdownKey(form.textOf('mobile'), accepted) === to) form.focus('code');
      return true;
    });
  }

  async function signIn({ mobile, code }: InferOutput<ReturnType<typeof phoneFormSchema>>) {
    if (mobile === undefined) {
      callingCode.retry();
      return fail(undefined);
    }
    const error = await signInByPhoneCode(sent?.number === mobile ? sent.code : undefined, code);
    return error ? fail(locate(error)) : ok(undefined);
  }

  return (
    <Form form={form} onSubmit={signIn} submitLabel={t('action.login')} isWaiting={isCallingCodeLoading}>
      <PhoneField field={form.field('mobile')} callingCode={callingCode} />
      <OneTimeCodeField
        field={form.field('code')}
        hint={validCode && t('phone.sent', { number: validCode.number })}
        sendButton={
          <ResendSmsCodeButton
            secondsLeft={left}
            busy={sending.busy}
            coolingDown={sending.coolingDown || isCallingCodeLoading}
            onPress={sendCode}
          />
        }
      />
      <div ref={captchaContainer} />
    </Form>
  );
}
