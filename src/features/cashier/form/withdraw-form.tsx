import { useEffect } from 'react';
import { object, string } from 'valibot';
import { type Amount, amountToMinorUnits, minorUnitsToAmount } from '../../../contract/money';
import { Form } from '../../../services/forms/form';
import { useTranslate } from '../../../services/i18n/i18n';
import { useMoneyFormatter } from '../../../services/i18n/use-money-formatter';
import { useBalanceVisibility } from '../../../services/wallet/balance-visibility';
import type { PayoutAccount, Wallet } from '../../../services/wallet/wallet-queries';
import { AmountField } from './amount-field';
import { toPayableBalance } from './calculate-withdrawable';
import { WITHDRAWAL_FIELDS_BY_ERROR_CODE } from './cashier-error-fields';
import { ChoiceField } from './choice-field';
import { toAmountFieldText } from './group-typed-amount';
import { LinkAccountButtons } from './link-account-buttons';
import { findPaymentMethodIcon } from './payment-method-icon';
import { Receipt } from './receipt';
import { useCashierForm } from './use-cashier-form';
import type { WithdrawalSubmission } from './use-withdrawal-submission';
import { calculateWithdrawalReceipt } from './withdrawal-receipt';
import { listWithdrawalShares } from './withdrawal-shares';

const withdrawInput = object({ accountId: string(), amount: string() });

interface WithdrawFormProps {
  readonly wallet: Wallet;
  readonly accounts: readonly PayoutAccount[];
  readonly submission: WithdrawalSubmission;
}

/** Withdrawal form: amount within the limits and the balance, payout account, and what is paid (MEM-1). */
export function WithdrawForm({ wallet, accounts, submission }: WithdrawFormProps) {
  const t = useTranslate();
  const money = useMoneyFormatter(wallet.currency);
  const first = accounts[0];
  const { form, read, amountField, submit } = useCashierForm({
    submission,
    money,
    input: withdrawInput,
    defaultValues: { accountId: first?.id ?? '', amount: '' },
    errorFields: WITHDRAWAL_FIELDS_BY_ERROR_CODE,
  });
  const chosenId = form.watchText('accountId');
  const account = accounts.find(({ id }) => id === chosenId) ?? first;
  const { fill } = form;
  // An account that is no longer linked must not stay selected.
  useEffect(() => {
    if (account && account.id !== chosenId) fill('accountId', account.id);
  });
  const { min, max, balance } = wallet;
  const shares = listWithdrawalShares({
    balance: toPayableBalance(balance, money.decimals),
    min: amountToMinorUnits(min),
    max: amountToMinorUnits(max),
  });
  const percent = new Intl.NumberFormat(money.locale, { style: 'percent' });
  const limits = { min, max, balance };

  const typed = read(form.watchText('amount'), limits);
  const tiles = accounts.map((one) => toTile(one));
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
      submitLook={typed.ok ? 'primary' : 'secondary'}
      submitNote={
        account && (
          <WithdrawalReceiptView amount={typed.ok ? typed.amount : undefined} account={account} wallet={wallet} />
        )
      }
      hasStickySubmit
    >
      <AmountField
        field={amountField(typed)}
        label={t('cashier.amount')}
        money={money}
        hint={t('page.deposit.range', { min: money.format(min), max: money.format(max) })}
        quickAmounts={shares.map(({ share, amount: key }) => ({
          key,
          label: share === 1 ? t('cashier.amount.all') : percent.format(share),
        }))}
        selected={typed.ok ? typed.amount : ''}
        onQuickAmount={(quick) => form.fill('amount', toAmountFieldText(quick, money.locale))}
      />
      {account && (
        <ChoiceField
          input={form.choice('accountId')}
          label={t('page.withdraw.accounts')}
          tiles={tiles}
          chosen={toTile(account)}
          detail={toTile(account).detail}
          footer={<LinkAccountButtons currency={wallet.currency} look="quiet" />}
        />
      )}
    </Form>
  );
}

const toTile = ({ id, label, tail }: PayoutAccount) => ({
  value: id,
  icon: findPaymentMethodIcon(id, label),
  title: label,
  detail: tail === '' ? '' : `•••• ${tail}`,
});

interface WithdrawalReceiptViewProps {
  /** Undefined until a valid amount has been typed. */
  readonly amount: Amount | undefined;
  readonly account: PayoutAccount;
  readonly wallet: Wallet;
}

/**
 * What is paid to which account, when, what stays, and what has to be wagered before; only what the platform has said.
 * Before there is an amount, the fee and the time.
 */
function WithdrawalReceiptView({ amount, account: { label, tail }, wallet }: WithdrawalReceiptViewProps) {
  const t = useTranslate();
  const money = useMoneyFormatter(wallet.currency);
  const isBalanceHidden = useBalanceVisibility((state) => state.isHidden);
  const { fee } = wallet;
  const receipt = amount && calculateWithdrawalReceipt(amount, wallet);
  const { required, done } = wallet.turnover;
  const left = amountToMinorUnits(required) - amountToMinorUnits(done);
  const facts = [
    tail === '' ? label : `${label} •••• ${tail}`,
    ...(wallet.arrivalMinutes > 0 ? [t('cashier.time', { minutes: String(wallet.arrivalMinutes) })] : []),
  ];
  return (
    <Receipt
      hasResult={receipt?.receive !== undefined}
      lines={[
        ...(receipt ? [{ label: t('cashier.amount'), amount: money.format(receipt.amount) }] : []),
        ...(fee === undefined
          ? []
          : [
              {
                label: t('cashier.receipt.fee'),
                amount: amountToMinorUnits(fee) === 0 ? t('cashier.receipt.free') : `−${money.format(fee)}`,
              },
            ]),
        ...(receipt && !isBalanceHidden
          ? [{ label: t('cashier.receipt.left'), amount: money.format(receipt.left) }]
          : []),
        ...(receipt?.receive === undefined
          ? []
          : [{ label: t('cashier.receipt.receive'), amount: money.format(receipt.receive) }]),
      ]}
    >
      <p>
        <bdi>{facts.join(' · ')}</bdi>
      </p>
      {left > 0 && <p>{t('cashier.turnover.text', { left: money.format(minorUnitsToAmount(left)) })}</p>}
    </Receipt>
  );
}
