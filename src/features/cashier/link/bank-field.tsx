import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useState } from 'react';
import type { FormFieldProps } from '../../../services/forms/use-app-form';
import { useTranslate } from '../../../services/i18n/i18n';
import { useQueryScope } from '../../../services/queries/query-scope';
import { TextField } from '../../../ui/form/text-field';
import { LazyBoundary } from '../../../ui/lazy/lazy-boundary';
import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry';
import { Icon } from '../../../ui/media/icon';
import { payoutBanksQuery } from '../cashier-queries';
import { PaymentMethodLogo } from '../form/payment-method-logo';
import style from './bank-field.module.css';

/** Loaded when it is opened. */
const BankSheet = lazyWithRetry(() => import('./bank-sheet'));

const MAX_BANK_NAME_LENGTH = 80;

interface BankFieldProps {
  readonly field: FormFieldProps;
  /** The name in the field. */
  readonly bank: string;
  readonly onChoose: (name: string) => void;
}

/**
 * The bank of an account: opens a sheet with the banks of the platform, in which any other name can be typed too. A
 * text field while there is no list, and if the sheet cannot be loaded. A text field that has had the focus stays one:
 * a list that arrives must not take it from under the fingers.
 */
export function BankField({ field, bank, onChoose }: BankFieldProps) {
  const t = useTranslate();
  const list = useQuery(payoutBanksQuery(useQueryScope())).data?.value.banks ?? [];
  const [isTyped, setTyped] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const isPicker = list.length > 0 && !isTyped;

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== ' ' && event.key !== 'ArrowDown') return;
    // Enter would submit the form.
    event.preventDefault();
    setOpen(true);
  }

  const logo = list.find(({ name }) => name === bank)?.logo ?? '';
  const picker = {
    readOnly: true,
    role: 'combobox',
    'aria-haspopup': 'dialog',
    'aria-expanded': isOpen,
    className: style.input,
    placeholder: t('cashier.link.bank.choose'),
    leading: bank === '' ? undefined : <PaymentMethodLogo logo={logo} icon="bank" />,
    trailing: (
      <span className={style.arrow}>
        <Icon name="forward" size={20} directional />
      </span>
    ),
    onClick: () => setOpen(true),
    onKeyDown: handleKeyDown,
  } as const;
  return (
    <>
      <TextField
        {...field}
        label={t('cashier.link.bank')}
        autoComplete="off"
        maxLength={MAX_BANK_NAME_LENGTH}
        {...(isPicker ? picker : { onFocus: () => setTyped(true) })}
      />
      {isPicker && isOpen && (
        <LazyBoundary fallback={null} errorFallback={<WithoutSheet onRender={() => setTyped(true)} />}>
          <BankSheet
            banks={list}
            chosen={bank}
            maxLength={MAX_BANK_NAME_LENGTH}
            onChoose={onChoose}
            onClose={() => setOpen(false)}
          />
        </LazyBoundary>
      )}
    </>
  );
}

/** Stands in for a sheet that cannot be loaded: the name is typed instead. */
function WithoutSheet({ onRender }: { readonly onRender: () => void }) {
  useEffect(onRender);
  return null;
}
