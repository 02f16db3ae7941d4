import { useState } from 'react';
import { useCaptcha } from '../../../services/captcha/use-captcha';
import { mustAskForConsent } from '../../../services/consent/consent';
import { Form } from '../../../services/forms/form';
import { useTranslate } from '../../../services/i18n/i18n';
import { useMerchant } from '../../../services/merchant/merchant-store';
import { OfferNote } from '../../../services/offer/offer-note';
import { useCallingCode } from '../../../services/phone/calling-code/use-calling-code';
import { SmsCodeFields } from '../../../services/phone/sms-code-fields';
import { ConsentChoices, PURPOSES_TO_ASK } from '../../../services/tracking/consent-choices';
import { PasswordField } from '../../../ui/form/password-field';
import { TextField } from '../../../ui/form/text-field';
import { Tabs } from '../../../ui/layout/tabs';
import { listRegistrationMethods, type RegistrationMethod } from '../data/registration-form-data';
import { HIDDEN_USERNAME_INPUT_NAME } from './offer-credentials-to-password-manager';
import { useRegistrationForm } from './use-registration-form';

/**
 * Registration form (REG-1): tabs select the registration method and contain its field; the other fields are below the
 * tabs. The input is kept after an error.
 * @param onRegistered called as soon as the account exists
 */
export function RegisterForm({ onRegistered }: { readonly onRegistered?: () => void }) {
  const t = useTranslate();
  const status = useMerchant((state) => state.status);
  const methods = listRegistrationMethods(status);
  const [method, setMethod] = useState<RegistrationMethod>(methods[0] ?? 'username');
  const [asksConsent] = useState(() => mustAskForConsent(PURPOSES_TO_ASK));
  const captcha = useCaptcha('register');
  const callingCode = useCallingCode();
  const { form, hasPasswordField, handleUsernameBlur, send } = useRegistrationForm({
    method,
    captcha,
    callingCodes: callingCode.accepted,
    onRegistered,
  });

  const fieldOf = (candidate: RegistrationMethod) => {
    switch (candidate) {
      case 'username':
        return (
          <TextField
            {...form.field('username')}
            onBlur={handleUsernameBlur}
            label={t('register.username')}
            hint={t('register.username.hint')}
            autoComplete="username"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="next"
            maxLength={64}
          />
        );
      case 'mobile':
        return <SmsCodeFields form={form} callingCode={callingCode} />;
      case 'auto':
        return <p>{t('register.auto')}</p>;
    }
  };
  const tabs = methods.map((candidate) => ({
    key: candidate,
    label: t(`register.way.${candidate}`),
    panel: fieldOf(candidate),
  }));

  return (
    <>
      <OfferNote />
      <Form
        form={form}
        onSubmit={send}
        submitLabel={t('action.register')}
        isWaiting={method === 'mobile' && callingCode.isUnavailable}
      >
        <Tabs
          label={t('register.ways')}
          tabs={tabs}
          onChoose={(key) => setMethod(methods.find((candidate) => candidate === key) ?? method)}
        />
        {hasPasswordField && (
          <>
            {/* Username for password managers, filled once the platform has returned it. */}
            {method !== 'username' && (
              <input type="text" name={HIDDEN_USERNAME_INPUT_NAME} autoComplete="username" readOnly hidden />
            )}
            <PasswordField
              {...form.field('password')}
              label={t('register.password')}
              hint={t('password.new.hint')}
              showLabel={t('login.show')}
              autoComplete="new-password"
              enterKeyHint="next"
              maxLength={128}
            />
          </>
        )}
        <TextField
          {...form.field('referral')}
          label={t('register.referral')}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={64}
        />
        {asksConsent && <ConsentChoices />}
        {captcha.widget}
      </Form>
    </>
  );
}
