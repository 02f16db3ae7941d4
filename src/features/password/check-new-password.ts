import type { ApiError } from '../../contract/api-error';
import { ERROR_CODE } from '../../contract/error-codes';
import type { TextKey } from '../../services/i18n/catalogue';

/** What was typed into the form. */
export interface PasswordChange {
  readonly old: string;
  readonly new: string;
  readonly repeat: string;
}
export type PasswordField = keyof PasswordChange;
export const PASSWORD_FIELDS: readonly PasswordField[] = ['old', 'new', 'repeat'];

function checkNew(typed: PasswordChange, defaultPassword: string): TextKey | undefined {
  if (typed.new === '') return 'password.new.empty';
  if (typed.new === typed.old) return 'password.new.same';
  return typed.new === defaultPassword ? 'password.new.default' : undefined;
}

/** What is wrong with a change of password before it is sent, by field; how strong it must be the platform says (LOGIN-8). */
export function checkNewPassword(
  typed: PasswordChange,
  defaultPassword: string,
): Readonly<Partial<Record<PasswordField, TextKey>>> {
  const wrong = checkNew(typed, defaultPassword);
  return {
    ...(typed.old === '' && { old: 'password.old.empty' }),
    ...(wrong && { new: wrong }),
    ...(typed.repeat !== typed.new && { repeat: 'password.repeat.differs' }),
  };
}

/** The field that a refusal of the platform is about; undefined when it is about none. */
export function refusedField(error: ApiError): PasswordField | undefined {
  if (error.layer !== 'business') return undefined;
  switch (error.code) {
    case ERROR_CODE.oldPasswordWrong:
      return 'old';
    case ERROR_CODE.weakPassword:
      return 'new';
    default:
      return undefined;
  }
}
