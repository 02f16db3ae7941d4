import { useState } from 'react';
import { object, picklist, string } from 'valibot';
import { fail } from '../../../base/result';
import {
  PLAY_LIMIT_PERIODS,
  type PlayLimit,
  type PlayLimitKind,
  type PlayLimitPeriod,
  savePlayLimit,
} from '../../../contract/endpoints/account/play-limits';
import { type Amount, amountToMinorUnits } from '../../../contract/money';
import { toCashierErrorMessage } from '../../../services/errors/cashier-error-message';
import { Form } from '../../../services/forms/form';
import { useAppForm } from '../../../services/forms/use-app-form';
import type { Translate, TranslationKey } from '../../../services/i18n/catalogue';
import { useTranslate } from '../../../services/i18n/i18n';
import { useMoneyFormatter } from '../../../services/i18n/use-money-formatter';
import { call } from '../../../services/platform/api-client';
import { Button } from '../../../ui/button/button';
import { RadioGroup } from '../../../ui/form/radio-group';
import { GroupedAmountInput } from '../form/grouped-amount-input';
import { parseAmount } from '../form/parse-amount';
import { getLimitNotation } from './limit-notation';

const limitInput = object({ period: picklist(PLAY_LIMIT_PERIODS), amount: string() });
const NO_LIMIT: Amount = '0.00';
const TEXTS: Readonly<Record<PlayLimitKind, { readonly amount: TranslationKey; readonly hint: TranslationKey }>> = {
  DEPOSIT: { amount: 'limits.amount', hint: 'limits.hint' },
  LOSS: { amount: 'limits.amount.LOSS', hint: 'limits.hint.LOSS' },
  STAKE: { amount: 'limits.amount.STAKE', hint: 'limits.hint.STAKE' },
  TIME: { amount: 'limits.amount.TIME', hint: 'limits.hint.TIME' },
};

interface PlayLimitFormProps {
  readonly kind: PlayLimitKind;
  /** ISO 4217 code of the amounts. */
  readonly currency: string;
  /**
   * Called when the request has completed, also after an error: the limit may have been saved although the response was
   * lost.
   */
  readonly onSent: () => Promise<unknown>;
}

/**
 * Form that sets or removes the limit of a period. After a change, a message below the fields says whether the change
 * takes effect now or when (SAFE-2).
 */
export function PlayLimitForm({ kind, currency, onSent }: PlayLimitFormProps) {
  const t = useTranslate();
  const { notation, bounds, format } = getLimitNotation(kind, useMoneyFormatter(currency), t);
  const [outcome, setOutcome] = useState('');
  const [isRemoving, setRemoving] = useState(false);
  const form = useAppForm({
    id: `limit-${kind}`,
    schema: limitInput,
    defaultValues: { period: PLAY_LIMIT_PERIODS[0], amount: '' },
    toMessage: toCashierErrorMessage,
  });

  async function save(period: PlayLimitPeriod, limit: Amount) {
    setOutcome('');
    const result = await call(savePlayLimit, { body: { kind, period, limit }, quiet: true });
    await onSent();
    if (!result.ok) return result;
    const saved = result.value.list.find((entry) => entry.kind === kind && entry.period === period);
    setOutcome(saved ? describeOutcome(saved, t) : t('limits.saved'));
    form.fill('amount', '');
    return result;
  }

  async function send({ period, amount }: { period: PlayLimitPeriod; amount: string }) {
    const typed = parseAmount(amount, bounds, notation);
    if (typed.ok) return save(period, typed.amount);
    const values = { limit: typed.limit === undefined ? '' : format(typed.limit) };
    return fail({ layer: 'field' as const, field: 'amount' as const, text: { key: typed.key, values } });
  }

  async function handleRemove() {
    const { period } = form.values();
    setRemoving(true);
    const result = await save(period, NO_LIMIT);
    setRemoving(false);
    if (!result.ok) form.showError(result.error);
  }

  const typed = parseAmount(form.watchText('amount'), bounds, notation);
  return (
    <Form
      form={form}
      onSubmit={send}
      submitLabel={typed.ok ? t('limits.save.amount', { amount: format(typed.amount) }) : t('limits.save')}
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
        choices={PLAY_LIMIT_PERIODS.map((period) => ({ value: period, label: t(`limits.period.${period}`) }))}
      />
      <GroupedAmountInput
        field={form.field('amount')}
        label={t(TEXTS[kind].amount)}
        hint={t(TEXTS[kind].hint)}
        locale={notation.locale}
      />
      <p role="status">{outcome}</p>
    </Form>
  );
}

/** Returns the text that confirms a saved limit: effective from a date, effective now, or removed. */
function describeOutcome({ limit, nextAt }: PlayLimit, t: Translate): string {
  if (nextAt > 0) return t('limits.saved.later', { moment: nextAt });
  return t(amountToMinorUnits(limit) > 0 ? 'limits.saved' : 'limits.none');
}
