import { type ChangeEvent, type CompositionEvent, useEffect, useRef } from 'react';
import type { Amount } from '../../../contract/money';
import type { FormFieldProps } from '../../../services/forms/use-app-form';
import { useTranslate } from '../../../services/i18n/i18n';
import type { MoneyFormatter } from '../../../services/i18n/use-money-formatter';
import { Chips } from '../../../ui/button/chips';
import { TextField } from '../../../ui/form/text-field';
import style from './amount-field.module.css';
import { groupTypedAmount, toAmountFieldText } from './group-typed-amount';
import { MAX_PASTED_AMOUNT_LENGTH } from './parse-amount';

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
  const before = useRef('');
  /** Remembers what the field contains, also if it was filled by code, and fits its digits into it. */
  function readField() {
    const input = box.current?.querySelector('input');
    if (!input) return;
    before.current = input.value;
    box.current?.style.setProperty('--characters', String(Math.max(input.value.length, MIN_FITTED_CHARACTERS)));
  }
  useEffect(readField);

  function group(input: HTMLInputElement, isForwardDelete: boolean) {
    const edit = { before: before.current, text: input.value, caret: input.selectionStart ?? input.value.length };
    const { text, caret } = groupTypedAmount({ ...edit, isForwardDelete }, money.locale);
    if (text === input.value) return;
    input.value = text;
    input.setSelectionRange(caret, caret);
  }

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const native = event.nativeEvent as InputEvent;
    // A text that is being composed belongs to the keyboard.
    if (!native.isComposing) group(event.target, native.inputType === 'deleteContentForward');
    field.onChange(event);
    readField();
  }

  function handleCompositionEnd(event: CompositionEvent<HTMLInputElement>) {
    group(event.currentTarget, false);
    field.onChange({ target: event.currentTarget });
    readField();
  }

  const symbol = (
    <span aria-hidden="true" className={style.currency}>
      {money.symbol}
    </span>
  );
  return (
    <div ref={box} className={style.amount}>
      <TextField
        {...field}
        onChange={handleChange}
        onCompositionEnd={handleCompositionEnd}
        label={label}
        hint={hint}
        keepsHint
        {...(money.isSymbolTrailing ? { trailing: symbol } : { leading: symbol })}
        inputMode="decimal"
        autoComplete="off"
        maxLength={MAX_PASTED_AMOUNT_LENGTH}
        dir="ltr"
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
