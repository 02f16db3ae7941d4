import type { Amount } from '../../../contract/money';
import type { FieldProps } from '../../../services/forms/use-app-form';
import { useTranslate } from '../../../services/i18n/i18n';
import { Chips } from '../../../ui/button/chips';
import { TextField } from '../../../ui/form/text-field';
import style from './amount-field.module.css';

interface AmountFieldProps {
  readonly field: FieldProps;
  readonly label: string;
  readonly hint: string;
  /** Symbol of the currency, shown before the digits. */
  readonly currency: string;
  /** Amounts offered as buttons, with their labels. */
  readonly quick: readonly { readonly key: Amount; readonly label: string }[];
  /** The amount in the field; empty if there is none. */
  readonly selected: Amount | '';
  readonly onQuick: (amount: Amount) => void;
}

/** Field for the amount of a deposit or withdrawal, in large digits, with buttons for common amounts. */
export function AmountField({ field, label, hint, currency, quick, selected, onQuick }: AmountFieldProps) {
  const t = useTranslate();
  return (
    <div className={style.amount}>
      <TextField
        {...field}
        label={label}
        hint={hint}
        leading={
          <span aria-hidden="true" className={style.currency}>
            {currency}
          </span>
        }
        inputMode="decimal"
        autoComplete="off"
        maxLength={24}
        dir="ltr"
      />
      {quick.length > 0 && (
        <Chips<Amount | ''>
          label={t('cashier.amount.quick')}
          options={quick}
          selected={selected}
          onSelect={(amount) => amount !== '' && onQuick(amount)}
        />
      )}
    </div>
  );
}
