import { useEffect, useEffectEvent, useState } from 'react';
import type { InferOutput } from 'valibot';
import { Form } from '../../../services/forms/form';
import { useAppForm } from '../../../services/forms/use-app-form';
import { useTranslate } from '../../../services/i18n/i18n';
import { isSwitchOn, useMerchant } from '../../../services/merchant/merchant-store';
import { useCallingCode } from '../../../services/phone/calling-code/use-calling-code';
import { toFieldText } from '../../../services/phone/input/to-field-text';
import { SmsCodeFields } from '../../../services/phone/sms-code-fields';
import { cancelAutoLogin } from '../../../services/remembered-login/cancel-auto-login';
import { Checkbox } from '../../../ui/form/checkbox';
import { useLoadRememberedUsername } from '../password/use-load-remembered-username';
import type { SignInResult } from '../sign-in/sign-in-by-password';
import { signInBySms } from '../sign-in/sign-in-by-sms';
import { createSmsLoginSchema, SMS_LOGIN_FIELDS_BY_ERROR_CODE } from './sms-login-schema';

/** Login form with an SMS code (LOGIN-1). The input is kept after an error. */
export function SmsLoginForm({ onSignedIn }: { readonly onSignedIn?: ((signedIn: SignInResult) => void) | undefined }) {
  const t = useTranslate();
  const offersRemembering = useMerchant(({ status }) => isSwitchOn(status, 'MOBILEAUTOLOGIN3'));
  const callingCode = useCallingCode();
  const form = useAppForm({
    id: 'login',
    schema: createSmsLoginSchema(callingCode.accepted),
    defaultValues: { mobile: '', code: '', remember: true },
    errorFields: SMS_LOGIN_FIELDS_BY_ERROR_CODE,
    onFieldInput: cancelAutoLogin,
    onSubmitStart: cancelAutoLogin,
  });
  const [remembered, setRemembered] = useState<string>();
  useLoadRememberedUsername('sms', setRemembered);
  const suggest = useEffectEvent((number: string) => {
    form.suggest('mobile', toFieldText(number, callingCode.code));
    setRemembered(undefined);
  });
  // The calling code in front of the field decides how the remembered number is written in it.
  const isCallingCodeDecided = !callingCode.isUnavailable || callingCode.hasFailed;
  useEffect(() => {
    if (isCallingCodeDecided && remembered !== undefined) suggest(remembered);
  }, [isCallingCodeDecided, remembered]);

  async function send({ mobile, code, remember }: InferOutput<ReturnType<typeof createSmsLoginSchema>>) {
    const options = { remember: offersRemembering ? remember : undefined, isShown: form.isShown };
    const response = await signInBySms({ mobile, ownCallingCode: callingCode.code, code }, options);
    if (response.ok && form.isShown()) onSignedIn?.(response.value);
    return response;
  }

  return (
    <Form form={form} onSubmit={send} submitLabel={t('action.login')} isWaiting={callingCode.isUnavailable}>
      <SmsCodeFields form={form} callingCode={callingCode} onReceived={form.requestSubmit} />
      {offersRemembering && <Checkbox {...form.choice('remember')} label={t('remember.me')} />}
    </Form>
  );
}
