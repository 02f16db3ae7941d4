import { useEffect } from 'react';
import { object, string } from 'valibot';
import { CASHIER_ERROR_CODES } from '../../../contract/cashier-codes';
import { type DepositOrWithdrawal, submitWithdrawal } from '../../../contract/endpoints/money/cashier';
import { amount, amountToMinorUnits, minorUnitsToAmount } from '../../../contract/money';
import { ROUTES } from '../../../contract/paths';
import { Form } from '../../../services/forms/form';
import { useTranslate } from '../../../services/i18n/i18n';
import { useMoneyFormatter } from '../../../services/i18n/use-money-formatter';
import { call } from '../../../services/platform/api-client';
import type { PayoutAccount, Wallet } from '../../../services/wallet/wallet-queries';
import { AmountField } from './amount-field';
import { findPaymentMethodIcon } from './payment-method-icon';
import { RadioTileGroup } from './radio-tile-group';
import { useCashierForm } from './use-cashier-form';

const withdrawBody = object({ accountId: string(), amount });
const withdrawInput = object({ accountId: string(), amount: string() });

const ERROR_FIELDS = {
  [CASHIER_ERROR_CODES.amountInvalid]: 'amount',
  [CASHIER_ERROR_CODES.amountTooLow]: 'amount',
  [CASHIER_ERROR_CODES.amountTooHigh]: 'amount',
  [CASHIER_ERROR_CODES.balanceTooLow]: 'amount',
} as const;

interface WithdrawFormProps {
  readonly wallet: Wallet;
  readonly accounts: readonly PayoutAccount[];
  readonly onSubmitted: (order: DepositOrWithdrawal) => void;
  /**
   * Called when the platform has refused a withdrawal, so that the balance and limits, which may have changed, can be
   * fetched again.
   */
  readonly onRefused: () => void;
}

/** Withdrawal form: payout account, and amount within the limits and the balance (MEM-1). */
export function WithdrawForm({ wallet, accounts, onSubmitted, onRefused }: WithdrawFormProps) {
  const t = useTranslate();
  const money = useMoneyFormatter(wallet.currency);
  const first = accounts[0];
  const { form, read, submit, unconfirmed } = useCashierForm({
    kind: 'withdraw',
    money,
    input: withdrawInput,
    defaultValues: { accountId: first?.id ?? '', amount: '' },
    errorFields: ERROR_FIELDS,
    body: withdrawBody,
    send: (requestId, body) => call(submitWithdrawal, { body: { requestId, ...body }, quiet: true }),
    onSubmitted,
    statePath: ROUTES.withdraw.path,
    onRefused,
  });
  const chosenId = form.watchText('accountId');
  const account = accounts.find(({ id }) => id === chosenId) ?? first;
  const { fill } = form;
  // An account that is no longer linked must not stay selected.
  useEffect(() => {
    if (account && account.id !== chosenId) fill('accountId', account.id);
  });
  const { min, max, balance } = wallet;
  const available =
    amountToMinorUnits(max) > 0
      ? Math.min(amountToMinorUnits(max), amountToMinorUnits(balance))
      : amountToMinorUnits(balance);
  // In a currency without decimals, a fraction of the balance cannot be withdrawn.
  const most = money.decimals === 0 ? available - (available % amountToMinorUnits('1')) : available;

  const limits = { min, max, balance };

  if (unconfirmed) return unconfirmed;
  const typed = read(form.watchText('amount'), limits);
  return (
    <Form
      form={form}
      onSubmit={({ accountId, amount: text }) =>
        submit(text, limits, (parsed) => ({ accountId: accountId || (first?.id ?? ''), amount: parsed }))
      }
      submitLabel={
        typed.ok
          ? t('cashier.withdraw.submit.amount', { amount: money.format(typed.amount) })
          : t('cashier.withdraw.submit')
      }
      hasStickySubmit
    >
      <RadioTileGroup
        input={form.choice('accountId')}
        legend={t('page.withdraw.accounts')}
        tiles={accounts.map(({ id, label, tail }) => ({
          value: id,
          icon: findPaymentMethodIcon(id, label),
          title: label,
          detail: tail === '' ? '' : `•••• ${tail}`,
        }))}
      />
      <AmountField
        field={form.field('amount')}
        label={t('cashier.amount')}
        moneyText={money}
        hint={t('page.deposit.range', { min: money.format(min), max: money.format(max) })}
        quickAmounts={
          most >= amountToMinorUnits(min) ? [{ key: minorUnitsToAmount(most), label: t('cashier.amount.all') }] : []
        }
        selected={typed.ok ? typed.amount : ''}
        onQuickAmount={(quick) => form.fill('amount', quick.replace(/\.00$/, ''))}
      />
    </Form>
  );
}
