import { check, forward, object, pipe, string } from 'valibot';
import type { BodyOf } from '../../contract/endpoint';
import type { changePassword } from '../../contract/endpoints/account/session';
import { ERROR_CODES } from '../../contract/error-codes';
import { requiredPassword } from '../../services/forms/field-schemas';

/** Values of the fields of the change-password form. */
export type PasswordChangeFormData = {
  /**
   * The current password; empty if the form has no such field, because the member has not chosen a password yet
   * (REG-4).
   */
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly repeatedPassword: string;
};
export const EMPTY_PASSWORD_CHANGE_FORM_DATA: PasswordChangeFormData = {
  oldPassword: '',
  newPassword: '',
  repeatedPassword: '',
};

/**
 * Schema of the change-password form. The platform validates the strength of the password (LOGIN-8).
 * @param hasOldPasswordField whether the form has a field for the old password
 * @param defaultPassword the merchant's default password, which is refused as the new password
 */
export const createPasswordChangeSchema = (hasOldPasswordField: boolean, defaultPassword: string) =>
  pipe(
    object({
      oldPassword: hasOldPasswordField ? requiredPassword('password.old.empty') : string(),
      newPassword: pipe(
        requiredPassword('password.new.empty'),
        check((password) => password !== defaultPassword, 'password.new.default'),
      ),
      repeatedPassword: string(),
    }),
    forward(
      check(({ oldPassword, newPassword }) => newPassword !== oldPassword, 'password.new.same'),
      ['newPassword'],
    ),
    forward(
      check(({ newPassword, repeatedPassword }) => newPassword === repeatedPassword, 'password.repeat.differs'),
      ['repeatedPassword'],
    ),
  );

export const PASSWORD_CHANGE_FIELDS_BY_ERROR_CODE = {
  [ERROR_CODES.oldPasswordWrong]: 'oldPassword',
  [ERROR_CODES.weakPassword]: 'newPassword',
} as const;

/**
 * Builds the request body. If the form has no field for the old password, sends the merchant's default password as
 * `oldPassword`. If the default password is unknown, `oldPassword` is omitted, never empty (REG-4).
 * @param hasOldPasswordField whether the form has a field for the old password
 */
export function buildPasswordChangeBody(
  change: PasswordChangeFormData,
  hasOldPasswordField: boolean,
  defaultPassword: string,
): BodyOf<typeof changePassword> {
  const oldPassword = hasOldPasswordField ? change.oldPassword : defaultPassword;
  return { ...(oldPassword !== '' && { oldPassword }), newPassword: change.newPassword };
}
