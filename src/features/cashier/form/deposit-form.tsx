import { useEffect } from 'react';
import { boolean, object, string } from 'valibot';
import { fail } from '../../../base/result';
import { CASHIER_ERROR_CODES } from '../../../contract/cashier-codes';
import type { DepositOrWithdrawal } from '../../../contract/endpoints/money/cashier';
import { submitDeposit } from '../../../contract/endpoints/money/cashier';
import { type Amount, amount, amountToMinorUnits, minorUnitsToAmount } from '../../../contract/money';
import { ROUTES } from '../../../contract/paths';
import { Form } from '../../../services/forms/form';
import { useTranslate } from '../../../services/i18n/i18n';
import { useMoneyFormatter } from '../../../services/i18n/use-money-formatter';
import { call } from '../../../services/platform/api-client';
import { Message } from '../../../ui/feedback/message';
import { Checkbox } from '../../../ui/form/checkbox';
import type { DepositMethod } from '../cashier-queries';
import { AmountField } from './amount-field';
import { calculateDepositBonus } from './deposit-bonus';
import { findPaymentMethodIcon } from './payment-method-icon';
import { RadioTileGroup } from './radio-tile-group';
import { useCashierForm } from './use-cashier-form';

const depositBody = object({ methodId: string(), amount, useBonus: boolean() });
const depositInput = object({ methodId: string(), amount: string(), useBonus: boolean() });

const ERROR_FIELDS = {
  [CASHIER_ERROR_CODES.amountInvalid]: 'amount',
  [CASHIER_ERROR_CODES.amountTooLow]: 'amount',
  [CASHIER_ERROR_CODES.amountTooHigh]: 'amount',
  [CASHIER_ERROR_CODES.limitReached]: 'amount',
} as const;

interface DepositFormProps {
  readonly methods: readonly DepositMethod[];
  /** ISO 4217 code of the amounts. */
  readonly currency: string;
  readonly onSubmitted: (order: DepositOrWithdrawal) => void;
  /**
   * Called when the platform has refused a deposit, so that the methods and limits, which may have changed, can be
   * fetched again.
   */
  readonly onRefused: () => void;
}

/** Deposit form: method, amount within its limits, quick amounts, and whether to use the bonus (MEM-1). */
export function DepositForm({ methods, currency, onSubmitted, onRefused }: DepositFormProps) {
  const t = useTranslate();
  const money = useMoneyFormatter(currency);
  const open = methods.filter(({ enabled }) => enabled);
  const first = open[0];
  const { form, read, submit, unconfirmed } = useCashierForm({
    kind: 'deposit',
    money,
    input: depositInput,
    defaultValues: { methodId: first?.id ?? '', amount: '', useBonus: true },
    errorFields: ERROR_FIELDS,
    body: depositBody,
    send: (requestId, body) => call(submitDeposit, { body: { requestId, ...body }, quiet: true }),
    onSubmitted,
    statePath: ROUTES.voucherCenter.path,
    onRefused,
  });
  const chosenId = form.watchText('methodId');
  const method = open.find(({ id }) => id === chosenId) ?? first;
  const { fill } = form;
  // A method that has been closed meanwhile must not stay selected.
  useEffect(() => {
    if (method && method.id !== chosenId) fill('methodId', method.id);
  });

  const limitsOf = ({ min, max }: DepositMethod) => ({ min, max });

  async function send({ methodId, amount: text, useBonus }: { methodId: string; amount: string; useBonus: boolean }) {
    const chosen = open.find(({ id }) => id === methodId) ?? method;
    if (!chosen) return fail(undefined);
    const hasBonus = useBonus && chosen.bonusPercent > 0;
    return submit(text, limitsOf(chosen), (typed) => ({ methodId: chosen.id, amount: typed, useBonus: hasBonus }));
  }

  if (unconfirmed) return unconfirmed;
  const tiles = (
    <RadioTileGroup
      input={form.choice('methodId')}
      legend={t('page.deposit.methods')}
      tiles={methods.map(({ id, name, min, max, enabled, closedReason, bonusPercent }) => ({
        value: id,
        icon: findPaymentMethodIcon(id, name),
        title: name,
        detail: enabled
          ? t('page.deposit.range', { min: money.format(min), max: money.format(max) })
          : closedReason || t('page.deposit.closed'),
        badge: enabled && bonusPercent > 0 ? t('cashier.bonus.badge', { percent: bonusPercent }) : undefined,
        disabled: !enabled,
      }))}
    />
  );
  if (!method) {
    return (
      <>
        {tiles}
        <Message tone="quiet">{t('page.deposit.empty')}</Message>
      </>
    );
  }

  const range = { min: money.format(method.min), max: money.format(method.max) };
  const typed = read(form.watchText('amount'), limitsOf(method));
  const bonus: Amount = typed.ok ? calculateDepositBonus(typed.amount, method) : '0.00';
  return (
    <Form
      form={form}
      onSubmit={send}
      submitLabel={
        typed.ok
          ? t('cashier.deposit.submit.amount', { amount: money.format(typed.amount) })
          : t('cashier.deposit.submit')
      }
      hasStickySubmit
    >
      {tiles}
      <AmountField
        field={form.field('amount')}
        label={t('cashier.amount')}
        moneyText={money}
        hint={t('page.deposit.range', range)}
        quickAmounts={method.quickAmounts.map((key) => ({ key, label: money.format(key) }))}
        selected={typed.ok ? typed.amount : ''}
        onQuickAmount={(quick) => form.fill('amount', plainText(quick))}
      />
      {method.bonusPercent > 0 && (
        <>
          <Checkbox
            {...form.choice('useBonus')}
            label={t('cashier.bonus.use', { percent: method.bonusPercent, max: money.format(method.bonusMax) })}
          />
          <p role="status">
            {amountToMinorUnits(bonus) > 0 && form.values().useBonus
              ? t('cashier.bonus.gain', { bonus: money.format(bonus), times: method.bonusTurnover })
              : ''}
          </p>
        </>
      )}
    </Form>
  );
}

/** Returns a quick amount as text for the amount field, without decimals if they are zero. */
const plainText = (quick: Amount): string => minorUnitsToAmount(amountToMinorUnits(quick)).replace(/\.00$/, '');
