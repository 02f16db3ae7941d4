import { useState } from 'react';
import { TextField } from '../../ui/form/text-field';
import { Icon } from '../../ui/media/icon';
import type { FormFieldProps } from '../forms/use-app-form';
import { useTranslate } from '../i18n/i18n';
import { CallingCodeErrorMessage } from './calling-code/calling-code-error-message';
import { CallingCodeSheet } from './calling-code/calling-code-sheet';
import type { CallingCode } from './calling-code/use-calling-code';
import style from './phone-field.module.css';

/**
 * Maximum length of a pasted number, including spaces, brackets and direction marks. A browser cuts a longer text
 * without notice, and the rest could be another number.
 */
const MAX_PASTED_NUMBER_LENGTH = 100;

interface PhoneFieldProps {
  readonly field: FormFieldProps;
  readonly callingCode: CallingCode;
}

/**
 * Mobile number field. If the visitor can choose the calling code, the calling code in front of the number is a
 * button that opens the selection sheet (LOGIN-6, REG-5).
 */
export function PhoneField({ field, callingCode }: PhoneFieldProps) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const { code, country, canChoose } = callingCode;
  const shown = code === '' ? '' : `+${code}`;
  const leading = canChoose ? (
    <button
      type="button"
      className={style.code}
      aria-haspopup="dialog"
      aria-label={t('phone.code.of', { country: country?.name ?? '', code: shown })}
      onClick={() => setOpen(true)}
    >
      <span aria-hidden="true">{country?.flag}</span> <bdi>{shown}</bdi> <Icon name="down" size={16} />
    </button>
  ) : (
    shown !== '' && (
      <bdi className={style.fixed} aria-hidden="true">
        {shown}
      </bdi>
    )
  );
  return (
    <>
      <TextField
        {...field}
        type="tel"
        inputMode="tel"
        dir="ltr"
        label={t('phone.mobile')}
        autoComplete="tel-national"
        enterKeyHint="next"
        maxLength={MAX_PASTED_NUMBER_LENGTH}
        leading={leading}
      />
      <CallingCodeErrorMessage callingCode={callingCode} onRetry={() => document.getElementById(field.id)?.focus()} />
      {isOpen && <CallingCodeSheet callingCode={callingCode} onClose={() => setOpen(false)} />}
    </>
  );
}
