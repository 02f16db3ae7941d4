import { useState } from 'react';
import { object, string } from 'valibot';
import { fail } from '../../../base/result';
import { safeSessionStorage } from '../../../browser/storage/web-storage';
import { CASHIER_ERROR_CODES } from '../../../contract/cashier-codes';
import { type DepositOrWithdrawal, submitWithdrawal } from '../../../contract/endpoints/money/cashier';
import { amount, amountToMinorUnits, minorUnitsToAmount } from '../../../contract/money';
import { toCashierErrorMessage, toCashierErrorText } from '../../../services/errors/cashier-error-message';
import { Form } from '../../../services/forms/form';
import { useAppForm } from '../../../services/forms/use-app-form';
import { useTranslate } from '../../../services/i18n/i18n';
import { useMoneyFormatter } from '../../../services/i18n/use-money-formatter';
import { call } from '../../../services/platform/api-client';
import { useMemberKey } from '../../../services/session/use-member-key';
import { UnconfirmedRequestCard } from '../../../services/submissions/unconfirmed-request-card';
import { useIdempotentCall } from '../../../services/submissions/use-idempotent-call';
import type { PayoutAccount, Wallet } from '../../../services/wallet/wallet-queries';
import { AmountField } from './amount-field';
import { clearCashierDraft, loadCashierDraft, saveCashierDraft } from './cashier-draft';
import { parseAmount } from './parse-amount';
import { findPaymentMethodIcon } from './payment-method-icon';
import { RadioTileGroup } from './radio-tile-group';

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
  const member = useMemberKey();
  const [draft] = useState(() => loadCashierDraft(safeSessionStorage, 'withdraw', member));
  const submission = useIdempotentCall({
    kind: 'withdraw',
    schema: withdrawBody,
    send: (requestId, body) => call(submitWithdrawal, { body: { requestId, ...body }, quiet: true }),
  });
  const [problem, setProblem] = useState('');
  const [isResending, setResending] = useState(false);
  const first = accounts.find(({ id }) => id === draft.accountId) ?? accounts[0];
  const form = useAppForm({
    id: 'withdraw',
    schema: withdrawInput,
    defaultValues: { accountId: first?.id ?? '', amount: draft.amount ?? '' },
    errorFields: ERROR_FIELDS,
    toMessage: toCashierErrorMessage,
    onFieldInput: saveDraft,
  });
  const { min, max, balance } = wallet;
  const available =
    amountToMinorUnits(max) > 0
      ? Math.min(amountToMinorUnits(max), amountToMinorUnits(balance))
      : amountToMinorUnits(balance);
  // In a currency without decimals, a fraction of the balance cannot be withdrawn.
  const most = money.decimals === 0 ? available - (available % amountToMinorUnits('1')) : available;

  function saveDraft() {
    saveCashierDraft(safeSessionStorage, 'withdraw', member, form.values());
  }

  const read = (text: string) => parseAmount(text, { min, max, balance }, money);

  async function send({ accountId, amount: text }: { accountId: string; amount: string }) {
    const typed = read(text);
    if (!typed.ok) {
      const values = { limit: typed.limit === undefined ? '' : money.format(typed.limit) };
      return fail({ layer: 'field' as const, field: 'amount' as const, text: { key: typed.key, values } });
    }
    const result = await submission.submit({ accountId: accountId || (first?.id ?? ''), amount: typed.amount });
    if (result.ok) finish(result.value.order);
    else if (result.error.layer === 'business') onRefused();
    return result;
  }

  function finish(order: DepositOrWithdrawal) {
    clearCashierDraft(safeSessionStorage, 'withdraw');
    onSubmitted(order);
  }

  async function resend() {
    setResending(true);
    const result = await submission.resend();
    setResending(false);
    if (result?.ok) finish(result.value.order);
    else if (result) setProblem(toCashierErrorText(result.error, t));
  }

  if (submission.unconfirmed) {
    return (
      <UnconfirmedRequestCard
        summary={money.format(submission.unconfirmed.amount)}
        busy={isResending}
        problem={problem}
        onResend={() => void resend()}
        onGiveUp={submission.giveUp}
      />
    );
  }
  const typed = read(form.watchText('amount'));
  return (
    <Form
      form={form}
      onSubmit={send}
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
        onQuickAmount={(quick) => {
          form.fill('amount', quick.replace(/\.00$/, ''));
          saveDraft();
        }}
      />
    </Form>
  );
}
