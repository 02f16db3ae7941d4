import { useState } from 'react';
import { fail, ok } from '../../../base/result';
import { safeSessionStorage } from '../../../browser/storage/web-storage';
import type { CaptchaHandle } from '../../../services/captcha/captcha-proof';
import { findErrorField } from '../../../services/forms/find-error-field';
import { useAppForm } from '../../../services/forms/use-app-form';
import type { AcceptedCallingCodes } from '../../../services/phone/input/parse-phone-number';
import { getCurrentReferralCode, getReferralCodeFromLink } from '../../../services/registration/referral-code';
import { readRegistrationDraft, saveRegistrationDraft } from '../../../services/registration/registration-draft';
import { cancelAutoLogin } from '../../../services/remembered-login/cancel-auto-login';
import { renderSynchronously } from '../../../ui/lazy/render-synchronously';
import type { RegistrationMethod } from '../data/registration-form-data';
import {
  hasRegistrationPasswordField,
  type RegistrationField,
  type RegistrationFormData,
} from '../data/registration-form-data';
import {
  createRegistrationSchema,
  REGISTRATION_FIELDS_BY_ERROR_CODE,
  type RegistrationFieldValues,
} from '../data/registration-schema';
import { completeRegistration } from '../submit/complete-registration';
import { findUnconfirmedRegistration, readRegistrationSettings, submitRegistration } from '../submit/register';
import { offerCredentialsToPasswordManager } from './offer-credentials-to-password-manager';
import { useUsernameCheck } from './use-username-check';

interface RegistrationOptions {
  readonly method: RegistrationMethod;
  readonly captcha: CaptchaHandle;
  /** The calling codes that a mobile number may have. */
  readonly callingCodes: AcceptedCallingCodes;
  /** Called as soon as the account exists. */
  readonly onRegistered: (() => void) | undefined;
}

/**
 * Returns the initial input: username and mobile number from the draft that was saved before a reload, if any, and the
 * referral code that the user has typed or the link contains.
 */
function initialInput(): RegistrationFieldValues {
  const { username = '', mobile = '' } = readRegistrationDraft(safeSessionStorage, Date.now()) ?? {};
  return { username, mobile, code: '', password: '', referral: getCurrentReferralCode() };
}

/** Returns the state of the registration form and its submit handler `send` (REG-3). */
export function useRegistrationForm({ method, captcha, callingCodes, onRegistered }: RegistrationOptions) {
  const [defaultValues] = useState(initialInput);
  const [isDefaultRefused, setIsDefaultRefused] = useState(false);
  const hasPasswordField = isDefaultRefused || hasRegistrationPasswordField(method, readRegistrationSettings());
  const form = useAppForm({
    id: 'register',
    schema: createRegistrationSchema(method, hasPasswordField, callingCodes),
    defaultValues,
    errorFields: REGISTRATION_FIELDS_BY_ERROR_CODE[method],
    // A registration that was sent before a reload, or in a tab that was closed, may have created the account.
    initialError: findUnconfirmedRegistration,
    onFieldInput: handleFieldInput,
    onSubmitStart: handleSubmitStart,
  });
  const usernameCheck = useUsernameCheck(() =>
    form.showFieldError('username', { key: 'register.username.taken' }, { focus: false }),
  );

  function handleSubmitStart(): void {
    cancelAutoLogin();
    usernameCheck.abort();
  }

  /** Called on every input: cancels auto login and saves the draft, which does not contain the password. */
  function handleFieldInput(field: RegistrationField): void {
    cancelAutoLogin();
    if (field === 'username') usernameCheck.onInput();
    const { referral, replacedLinkCode = '' } = readRegistrationDraft(safeSessionStorage, Date.now()) ?? {};
    const { username, mobile, referral: typedReferral } = form.values();
    const code =
      field === 'referral'
        ? { referral: typedReferral, replacedLinkCode: getReferralCodeFromLink() }
        : { referral, replacedLinkCode };
    saveRegistrationDraft(safeSessionStorage, { username, mobile, ...code }, Date.now());
  }

  /**
   * Checks the username. Skips the check if the account may just have been created, because its own name would be
   * reported as taken.
   */
  function handleUsernameBlur() {
    if (form.formError?.layer !== 'unconfirmed') usernameCheck.onBlur(form.textOf('username'));
  }

  async function send(formData: RegistrationFormData) {
    const outcome = await submitRegistration(formData, captcha.prove);
    switch (outcome.kind) {
      case 'registered':
        offerCredentialsToPasswordManager(form.element.current, outcome.member, outcome.formData);
        onRegistered?.();
        completeRegistration(outcome.member, outcome.formData);
        return ok(undefined);
      case 'busy':
        return fail({ layer: 'busy' } as const);
      case 'captcha-failed':
        return fail(outcome.error);
      case 'unknown':
        captcha.renew();
        return fail({ layer: 'unconfirmed', account: 'own', requestId: outcome.requestId } as const);
      case 'refused':
        captcha.renew();
        // The platform refuses the default password: the password field must be rendered before it can be focused.
        if (findErrorField(outcome.error, REGISTRATION_FIELDS_BY_ERROR_CODE[method]) === 'password')
          renderSynchronously(() => setIsDefaultRefused(true));
        return fail(outcome.error);
    }
  }

  return { form, hasPasswordField, handleUsernameBlur, send };
}
