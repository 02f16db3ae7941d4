import type { Amount } from '../../../contract/money';
import type { FormFieldProps } from '../../../services/forms/use-app-form';
import { useTranslate } from '../../../services/i18n/i18n';
import type { MoneyFormatter } from '../../../services/i18n/use-money-formatter';
import { Chips } from '../../../ui/button/chips';
import { TextField } from '../../../ui/form/text-field';
import style from './amount-field.module.css';
import { MAX_PASTED_AMOUNT_LENGTH } from './parse-amount';

interface AmountFieldProps {
  readonly field: FormFieldProps;
  readonly label: string;
  readonly hint: string;
  /** The currency symbol, and whether it is shown after the digits (`isSymbolTrailing`). */
  readonly moneyText: Pick<MoneyFormatter, 'symbol' | 'isSymbolTrailing'>;
  /** Amounts offered as buttons, with their labels. */
  readonly quickAmounts: readonly { readonly key: Amount; readonly label: string }[];
  /** The amount in the field; empty if the field contains no valid amount. */
  readonly selected: Amount | '';
  readonly onQuickAmount: (amount: Amount) => void;
}

/** Field for the amount of a deposit or withdrawal, in large digits, with buttons for common amounts. */
export function AmountField({
  field,
  label,
  hint,
  moneyText,
  quickAmounts,
  selected,
  onQuickAmount,
}: AmountFieldProps) {
  const t = useTranslate();
  const symbol = (
    <span aria-hidden="true" className={style.currency}>
      {moneyText.symbol}
    </span>
  );
  return (
    <div className={style.amount}>
      <TextField
        {...field}
        label={label}
        hint={hint}
        {...(moneyText.isSymbolTrailing ? { trailing: symbol } : { leading: symbol })}
        inputMode="decimal"
        autoComplete="off"
        maxLength={MAX_PASTED_AMOUNT_LENGTH}
        dir="ltr"
      />
      {quickAmounts.length > 0 && (
        <Chips<Amount | ''>
          label={t('cashier.amount.quick')}
          options={quickAmounts}
          selected={selected}
          onSelect={(amount) => amount !== '' && onQuickAmount(amount)}
        />
      )}
    </div>
  );
}
