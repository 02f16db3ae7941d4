import type { Amount } from '../../../contract/money';
import type { FieldProps } from '../../../services/forms/use-app-form';
import { useTranslate } from '../../../services/i18n/i18n';
import type { MoneyText } from '../../../services/i18n/use-money-text';
import { Chips } from '../../../ui/button/chips';
import { TextField } from '../../../ui/form/text-field';
import style from './amount-field.module.css';

interface AmountFieldProps {
  readonly field: FieldProps;
  readonly label: string;
  readonly hint: string;
  /** The currency symbol, and whether it is shown after the digits (`isSymbolTrailing`). */
  readonly money: Pick<MoneyText, 'symbol' | 'isSymbolTrailing'>;
  /** Amounts offered as buttons, with their labels. */
  readonly quick: readonly { readonly key: Amount; readonly label: string }[];
  /** The amount in the field; empty if there is none. */
  readonly selected: Amount | '';
  readonly onQuick: (amount: Amount) => void;
}

/** Field for the amount of a deposit or withdrawal, in large digits, with buttons for common amounts. */
export function AmountField({ field, label, hint, money, quick, selected, onQuick }: AmountFieldProps) {
  const t = useTranslate();
  const symbol = (
    <span aria-hidden="true" className={style.currency}>
      {money.symbol}
    </span>
  );
  return (
    <div className={style.amount}>
      <TextField
        {...field}
        label={label}
        hint={hint}
        {...(money.isSymbolTrailing ? { trailing: symbol } : { leading: symbol })}
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
