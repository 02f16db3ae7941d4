import { type Ref, useState } from 'react';
import { Icon } from '../../ui/icon';
import { TextField } from '../../ui/text-field';
import { useText } from '../i18n/i18n';
import { DiallingMissing } from './dialling-missing';
import { DiallingSheet } from './dialling-sheet';
import style from './phone-field.module.css';
import type { Dialling } from './use-dialling';

interface PhoneFieldProps {
  readonly ref?: Ref<HTMLInputElement>;
  readonly id: string;
  readonly dialling: Dialling;
  readonly defaultValue?: string;
  readonly error: string | undefined;
  readonly onInput: () => void;
}

/** A mobile number after its dialling code, which opens the sheet where it may be chosen (LOGIN-6, REG-5). */
export function PhoneField({ ref, id, dialling, defaultValue = '', error, onInput }: PhoneFieldProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const { code, country, canChoose } = dialling;
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
        ref={ref}
        id={id}
        name="mobile"
        type="tel"
        inputMode="tel"
        dir="ltr"
        label={t('phone.mobile')}
        autoComplete="tel-national"
        enterKeyHint="next"
        maxLength={24}
        defaultValue={defaultValue}
        error={error}
        leading={leading}
        onInput={onInput}
      />
      <DiallingMissing dialling={dialling} onRetry={() => document.getElementById(id)?.focus()} />
      {isOpen && <DiallingSheet dialling={dialling} onClose={() => setOpen(false)} />}
    </>
  );
}
