import { useState } from 'react';
import { object, picklist, string } from 'valibot';
import { fail } from '../../../base/result';
import {
  DEPOSIT_LIMIT_PERIODS,
  type DepositLimit,
  type DepositLimitPeriod,
  saveDepositLimit,
} from '../../../contract/endpoints/account/play-limits';
import { type Amount, amountToMinorUnits } from '../../../contract/money';
import { toCashierErrorMessage } from '../../../services/errors/cashier-error-message';
import { Form } from '../../../services/forms/form';
import { useAppForm } from '../../../services/forms/use-app-form';
import type { TranslationKey } from '../../../services/i18n/catalogue';
import { useTranslate } from '../../../services/i18n/i18n';
import { useMoneyFormatter } from '../../../services/i18n/use-money-formatter';
import { call } from '../../../services/platform/api-client';
import { Button } from '../../../ui/button/button';
import { RadioGroup } from '../../../ui/form/radio-group';
import { TextField } from '../../../ui/form/text-field';
import { MAX_PASTED_AMOUNT_LENGTH, parseAmount } from '../form/parse-amount';

const limitInput = object({ period: picklist(DEPOSIT_LIMIT_PERIODS), amount: string() });
const NO_LIMIT: Amount = '0.00';
/** Minimum and maximum amount of a deposit limit. */
const BOUNDS = { min: '1.00', max: '9999999999.00' } as const;

interface DepositLimitFormProps {
  /** ISO 4217 code of the amounts. */
  readonly currency: string;
  /**
   * Called when the request has completed, also after an error: the limit may have been saved although the response was
   * lost.
   */
  readonly onSent: () => Promise<unknown>;
}

/**
 * Form that sets or removes the deposit limit of a period. After a change, a message below the fields says whether the
 * change takes effect now or later.
 */
export function DepositLimitForm({ currency, onSent }: DepositLimitFormProps) {
  const t = useTranslate();
  const money = useMoneyFormatter(currency);
  const [outcome, setOutcome] = useState<TranslationKey>();
  const [isRemoving, setRemoving] = useState(false);
  const form = useAppForm({
    id: 'limit',
    schema: limitInput,
    defaultValues: { period: DEPOSIT_LIMIT_PERIODS[0], amount: '' },
    toMessage: toCashierErrorMessage,
  });

  async function save(period: DepositLimitPeriod, limit: Amount) {
    setOutcome(undefined);
    const result = await call(saveDepositLimit, { body: { period, limit }, quiet: true });
    await onSent();
    if (!result.ok) return result;
    const saved = result.value.list.find((entry) => entry.period === period);
    setOutcome(saved ? outcomeOf(saved) : 'limits.saved');
    form.fill('amount', '');
    return result;
  }

  async function send({ period, amount }: { period: DepositLimitPeriod; amount: string }) {
    const typed = parseAmount(amount, BOUNDS, money);
    if (typed.ok) return save(period, typed.amount);
    const values = { limit: typed.limit === undefined ? '' : money.format(typed.limit) };
    return fail({ layer: 'field' as const, field: 'amount' as const, text: { key: typed.key, values } });
  }

  async function handleRemove() {
    const { period } = form.values();
    setRemoving(true);
    const result = await save(period, NO_LIMIT);
    setRemoving(false);
    if (!result.ok) form.showError(result.error);
  }

  const typed = parseAmount(form.watchText('amount'), BOUNDS, money);
  return (
    <Form
      form={form}
      onSubmit={send}
      submitLabel={typed.ok ? t('limits.save.amount', { amount: money.format(typed.amount) }) : t('limits.save')}
      isBusy={isRemoving}
      footer={
        <Button look="quiet" wide busy={isRemoving} disabled={form.busy} onClick={() => void handleRemove()}>
          {t('limits.remove')}
        </Button>
      }
    >
      <RadioGroup
        {...form.choice('period')}
        legend={t('limits.period')}
        choices={DEPOSIT_LIMIT_PERIODS.map((period) => ({ value: period, label: t(`limits.period.${period}`) }))}
      />
      <TextField
        {...form.field('amount')}
        label={t('limits.amount')}
        hint={t('limits.hint')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={MAX_PASTED_AMOUNT_LENGTH}
        dir="ltr"
      />
      <p role="status">{outcome === undefined ? '' : t(outcome)}</p>
    </Form>
  );
}

/** Returns the key of the text that confirms a saved limit: effective later, effective now, or removed. */
function outcomeOf({ limit, nextAt }: DepositLimit): TranslationKey {
  if (nextAt > 0) return 'limits.saved.later';
  return amountToMinorUnits(limit) > 0 ? 'limits.saved' : 'limits.none';
}
