import { useEffect, useRef } from 'react';
import type { Amount } from '../../../contract/money';
import type { FormFieldProps } from '../../../services/forms/use-app-form';
import { useTranslate } from '../../../services/i18n/i18n';
import type { MoneyFormatter } from '../../../services/i18n/use-money-formatter';
import { Chips } from '../../../ui/button/chips';
import style from './amount-field.module.css';
import { toAmountFieldText } from './group-typed-amount';
import { GroupedAmountInput } from './grouped-amount-input';

interface AmountFieldProps {
  readonly field: FormFieldProps;
  readonly label: string;
  readonly hint: string;
  /** How amounts of the currency are written. */
  readonly money: MoneyFormatter;
  /** Amounts offered as buttons; `label` replaces the amount. */
  readonly quickAmounts: readonly { readonly key: Amount; readonly label?: string }[];
  /** The amount in the field; empty if the field contains no valid amount. */
  readonly selected: Amount | '';
  readonly onQuickAmount: (amount: Amount) => void;
}

/** Width of the field in characters from which on the digits become smaller. */
const MIN_FITTED_CHARACTERS = 6;

/**
 * Field for the amount of a deposit or withdrawal, in large digits that are grouped while they are typed, with a row of
 * buttons for common amounts.
 */
export function AmountField({ field, label, hint, money, quickAmounts, selected, onQuickAmount }: AmountFieldProps) {
  const t = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  function fitDigits() {
    const length = box.current?.querySelector('input')?.value.length ?? 0;
    box.current?.style.setProperty('--characters', String(Math.max(length, MIN_FITTED_CHARACTERS)));
  }
  // After each render, because the field may have been filled by code.
  useEffect(fitDigits);

  const symbol = (
    <span aria-hidden="true" className={style.currency}>
      {money.symbol}
    </span>
  );
  return (
    <div ref={box} className={style.amount}>
      <GroupedAmountInput
        field={field}
        label={label}
        hint={hint}
        hasHintFirst
        {...(money.isSymbolTrailing ? { trailing: symbol } : { leading: symbol })}
        locale={money.locale}
        onText={fitDigits}
      />
      {quickAmounts.length > 0 && (
        <Chips<Amount | ''>
          label={t('cashier.amount.quick')}
          options={quickAmounts.map(({ key, label: text }) => ({
            key,
            label: text ?? toAmountFieldText(key, money.locale),
            name: text ?? money.format(key),
          }))}
          selected={selected}
          onSelect={(amount) => amount !== '' && onQuickAmount(amount)}
          oneRow
        />
      )}
    </div>
  );
}
