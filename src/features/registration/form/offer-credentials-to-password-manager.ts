import { storePasswordCredential } from '../../../browser/identity/password-credential';
import type { RegistrationResponse } from '../../../contract/endpoints/account/registration';
import type { RegistrationFormData } from '../data/registration-form-data';
import { decideNewAccountUsername } from '../data/registration-form-data';

/** The `name` of the hidden input that contains the username chosen by the platform. */
export const HIDDEN_USERNAME_INPUT_NAME = 'account';

/**
 * Offers a new account's credentials to password managers (REG-1, REG-4). Chromium's password manager gets them
 * through the Credential Management API. Others read them from the form, so the username is also written to the
 * form's hidden input. Does nothing if the form has no password field.
 */
export function offerCredentialsToPasswordManager(
  form: HTMLFormElement | null,
  member: RegistrationResponse,
  formData: RegistrationFormData,
): void {
  if (formData.password === undefined) return;
  const userName = decideNewAccountUsername(member, formData);
  const field = form?.elements.namedItem(HIDDEN_USERNAME_INPUT_NAME);
  if (field instanceof HTMLInputElement) field.value = userName;
  storePasswordCredential(userName, formData.password);
}
