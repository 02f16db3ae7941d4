import type { ReactNode } from 'react';
import { TextField } from '../../ui/form/text-field';
import type { FormFieldProps } from '../forms/use-app-form';
import { useTranslate } from '../i18n/i18n';

interface OneTimeCodeFieldProps {
  readonly field: FormFieldProps;
  readonly hint: string | undefined;
  /** The button that requests the code. */
  readonly sendButton: ReactNode;
}

/**
 * Maximum length of a pasted code with the message that contains it; parseOneTimeCode() finds the code. A browser cuts a
 * longer text without notice, and so could cut a code.
 */
export const MAX_PASTED_CODE_LENGTH = 500;

/** Field for a code sent by SMS; requiredOneTimeCode() validates its value (LOGIN-7). */
export function OneTimeCodeField({ field, hint, sendButton }: OneTimeCodeFieldProps) {
  const t = useTranslate();
  return (
    <TextField
      {...field}
      type="text"
      inputMode="numeric"
      dir="ltr"
      label={t('phone.code')}
      hint={hint}
      autoComplete="one-time-code"
      enterKeyHint="done"
      maxLength={MAX_PASTED_CODE_LENGTH}
      trailing={sendButton}
    />
  );
}
