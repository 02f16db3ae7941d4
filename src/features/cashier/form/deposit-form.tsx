import { useEffect, useRef } from 'react';
import { boolean, object, string } from 'valibot';
import { fail, ok } from '../../../base/result';
import type { DepositNotice } from '../../../contract/endpoints/money/wallet';
import { amountToMinorUnits } from '../../../contract/money';
import { Form } from '../../../services/forms/form';
import { useTranslate } from '../../../services/i18n/i18n';
import { type MoneyFormatter, useMoneyFormatter } from '../../../services/i18n/use-money-formatter';
import type { LastDeposit } from '../../../services/wallet/last-deposit';
import type { DepositMethod } from '../../../services/wallet/wallet-queries';
import { Message } from '../../../ui/feedback/message';
import { Checkbox } from '../../../ui/form/checkbox';
import { AmountField } from './amount-field';
import { DEPOSIT_FIELDS_BY_ERROR_CODE } from './cashier-error-fields';
import { ChoiceField } from './choice-field';
import { confirmDepositNotice } from './confirm-deposit-notice';
import { calculateDepositReceipt, type DepositReceipt } from './deposit-receipt';
import { findNoticeVersion } from './find-notice-version';
import { toAmountFieldText } from './group-typed-amount';
import { findPaymentMethodIcon } from './payment-method-icon';
import { RadioTileGroup } from './radio-tile-group';
import { Receipt } from './receipt';
import { useCashierForm } from './use-cashier-form';
import type { DepositSubmission } from './use-deposit-submission';

const depositInput = object({ methodId: string(), amount: string(), useBonus: boolean() });

/** A dialog before the deposit could not be loaded: nothing is sent without its answer. */
const DIALOG_LOAD_ERROR = { layer: 'script', endpoint: 'depositSettings' } as const;

interface DepositFormProps {
  readonly methods: readonly DepositMethod[];
  /** What the member has to confirm before the first deposit. */
  readonly notice: DepositNotice;
  /**
   * Asks for a deposit limit before the deposit, and resolves with whether the member has answered; undefined if there
   * is nothing to ask.
   */
  readonly askForLimit: (() => Promise<boolean>) | undefined;
  /** ISO 4217 code of the amounts. */
  readonly currency: string;
  /** The member's last deposit, which fills an untouched form once it is known. */
  readonly last: LastDeposit | undefined;
  /** Whether the member has asked to repeat it, so that it also replaces what is in the form. */
  readonly isRepeat: boolean;
  readonly submission: DepositSubmission;
}

/** Deposit form: amount with quick amounts, method, whether to use the bonus, and what the deposit brings (MEM-1). */
export function DepositForm(props: DepositFormProps) {
  const { methods, notice, askForLimit, currency, last, isRepeat, submission } = props;
  const t = useTranslate();
  const money = useMoneyFormatter(currency);
  const open = methods.filter(({ enabled }) => enabled);
  const first = open[0];
  const { form, read, amountField, submit } = useCashierForm({
    submission,
    money,
    input: depositInput,
    defaultValues: { methodId: first?.id ?? '', amount: '', useBonus: true },
    errorFields: DEPOSIT_FIELDS_BY_ERROR_CODE,
  });
  const chosenId = form.watchText('methodId');
  const method = open.find(({ id }) => id === chosenId) ?? first;
  const { fill } = form;
  // A method that has been closed meanwhile must not stay selected.
  useEffect(() => {
    if (method && method.id !== chosenId) fill('methodId', method.id);
  });

  /** Version of the notice that the member has confirmed here. */
  const confirmed = useRef('');
  /** Whether the member has answered here whether they want a deposit limit. */
  const isLimitAnswered = useRef(false);
  const limitsOf = ({ min, max }: DepositMethod) => ({ min, max });

  async function send({ methodId, amount: text, useBonus }: { methodId: string; amount: string; useBonus: boolean }) {
    const chosen = open.find(({ id }) => id === methodId) ?? method;
    if (!chosen) return fail(undefined);
    const hasBonus = useBonus && chosen.bonusPercent > 0;
    const version = findNoticeVersion(notice);
    // Before an amount that is not valid, there is nothing to confirm or to answer.
    const isAmountValid = read(text, limitsOf(chosen)).ok;
    if (version !== '' && version !== confirmed.current && isAmountValid) {
      const isConfirmed = await confirmDepositNotice(notice).catch(() => undefined);
      if (isConfirmed === undefined) return fail(DIALOG_LOAD_ERROR);
      if (!isConfirmed) return ok(undefined);
      confirmed.current = version;
    }
    if (askForLimit && !isLimitAnswered.current && isAmountValid) {
      const isAnswered = await askForLimit().catch(() => undefined);
      if (isAnswered === undefined) return fail(DIALOG_LOAD_ERROR);
      if (!isAnswered) return ok(undefined);
      isLimitAnswered.current = true;
    }
    return submit(text, limitsOf(chosen), (typed) => ({
      methodId: chosen.id,
      amount: typed,
      useBonus: hasBonus,
      ...(version !== '' && { notice: version }),
      ...(isLimitAnswered.current && { limitAsked: true }),
    }));
  }

  const hasOffered = useRef(false);
  useEffect(() => {
    if (!last || hasOffered.current) return;
    hasOffered.current = true;
    const offer = { methodId: last.methodId, amount: toAmountFieldText(last.amount, money.locale) };
    if (isRepeat || form.values().amount === '') form.offer(offer);
  });

  const tiles = methods.map((one) => toTile(one));
  if (!method) {
    return (
      <>
        <RadioTileGroup input={form.choice('methodId')} legend={t('page.deposit.methods')} tiles={tiles} />
        <Message tone="quiet">{t('page.deposit.empty')}</Message>
      </>
    );
  }

  function toTile({ id, name, logo, min, max, enabled, closedReason, bonusPercent }: DepositMethod) {
    const range = t('page.deposit.range', { min: money.format(min), max: money.format(max) });
    return {
      value: id,
      logo,
      icon: findPaymentMethodIcon(id, name),
      title: name,
      detail: enabled ? range : closedReason || t('page.deposit.closed'),
      badge: enabled && bonusPercent > 0 ? t('cashier.bonus.badge', { percent: bonusPercent }) : undefined,
      disabled: !enabled,
    };
  }

  const typed = read(form.watchText('amount'), limitsOf(method));
  form.watchText('useBonus');
  const { useBonus } = form.values();
  return (
    <Form
      form={form}
      onSubmit={send}
      submitLabel={
        typed.ok
          ? t('cashier.deposit.submit.amount', { amount: money.format(typed.amount) })
          : t('cashier.deposit.submit')
      }
      submitLook={typed.ok ? 'primary' : 'secondary'}
      submitNote={
        typed.ok && (
          <DepositReceiptView receipt={calculateDepositReceipt(typed.amount, method, useBonus)} money={money} />
        )
      }
      hasStickySubmit
    >
      <AmountField
        field={amountField(typed)}
        label={t('cashier.amount')}
        money={money}
        hint={t('page.deposit.range', { min: money.format(method.min), max: money.format(method.max) })}
        quickAmounts={method.quickAmounts.map((key) => ({ key }))}
        selected={typed.ok ? typed.amount : ''}
        onQuickAmount={(quick) => fill('amount', toAmountFieldText(quick, money.locale))}
      />
      <ChoiceField
        input={form.choice('methodId')}
        label={t('page.deposit.methods')}
        tiles={tiles}
        chosen={toTile(method)}
        detail={t('cashier.time', { minutes: String(method.arrivalMinutes) })}
      />
      {method.bonusPercent > 0 && (
        <Checkbox
          {...form.choice('useBonus')}
          label={t('cashier.bonus.use', { percent: method.bonusPercent, max: money.format(method.bonusMax) })}
        />
      )}
    </Form>
  );
}

interface DepositReceiptViewProps {
  readonly receipt: DepositReceipt;
  readonly money: MoneyFormatter;
}

function DepositReceiptView({ receipt: { pay, bonus, playWith, turnover }, money }: DepositReceiptViewProps) {
  const t = useTranslate();
  const hasBonus = amountToMinorUnits(bonus) > 0;
  return (
    <Receipt
      lines={[
        { label: t('cashier.receipt.pay'), amount: money.format(pay) },
        ...(hasBonus ? [{ label: t('cashier.receipt.bonus'), amount: `+${money.format(bonus)}` }] : []),
        { label: t('cashier.receipt.play'), amount: money.format(playWith) },
      ]}
    >
      {turnover !== undefined && <p>{t('cashier.turnover.text', { left: money.format(turnover) })}</p>}
    </Receipt>
  );
}
