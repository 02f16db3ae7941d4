import { useId, useRef, useState } from 'react';
import { object, picklist, string } from 'valibot';
import { fail, type Result } from '../../../base/result';
import type { ApiError } from '../../../contract/api-error';
import {
  PLAY_LIMIT_PERIODS,
  type PlayLimit,
  type PlayLimitKind,
  type PlayLimitPeriod,
  playLimits,
  savePlayLimit,
} from '../../../contract/endpoints/account/play-limits';
import { type Amount, amountToMinorUnits } from '../../../contract/money';
import { toCashierErrorMessage } from '../../../services/errors/cashier-error-message';
import { Form } from '../../../services/forms/form';
import { useAppForm } from '../../../services/forms/use-app-form';
import type { Translate } from '../../../services/i18n/catalogue';
import { useTranslate } from '../../../services/i18n/i18n';
import { useMoneyFormatter } from '../../../services/i18n/use-money-formatter';
import { call } from '../../../services/platform/api-client';
import { Button } from '../../../ui/button/button';
import { RadioGroup } from '../../../ui/form/radio-group';
import { Card } from '../../../ui/layout/card';
import { Icon } from '../../../ui/media/icon';
import { GroupedAmountInput } from '../form/grouped-amount-input';
import { parseAmount } from '../form/parse-amount';
import { getLimitNotation } from './limit-notation';
import style from './play-limit-form.module.css';

const limitInput = object({ period: picklist(PLAY_LIMIT_PERIODS), amount: string() });
const NO_LIMIT: Amount = '0.00';

/** Returns the key of a text that each kind of limit has; that of deposits has no suffix. */
const getTextKey = (text: 'limits.amount' | 'limits.hint', kind: PlayLimitKind) =>
  kind === 'DEPOSIT' ? text : (`${text}.${kind}` as const);

/** Returns the key of the button below “Save”. */
function getSecondButtonKey(isQuestion: boolean, isDelayed: boolean) {
  if (!isQuestion) return 'limits.remove';
  return isDelayed ? 'limit.question.continue' : 'limit.question.skip';
}

interface PlayLimitFormProps {
  readonly kind: PlayLimitKind;
  /** ISO 4217 code of the amounts. */
  readonly currency: string;
  /**
   * Called when the request has completed, also after an error: the limit may have been saved although the response was
   * lost.
   */
  readonly onSent?: () => Promise<unknown>;
  /** The present limits of the kind; only one that is set can be removed. */
  readonly limits?: readonly PlayLimit[];
  /** Limits whose delay is over, and which the member has to confirm (SAFE-2.15). */
  readonly due?: readonly PlayLimit[];
  /**
   * Called when the limit is saved and applies, with the text that tells it, and when the member goes on otherwise. If
   * absent, the member can remove the present limit instead.
   */
  readonly onAnswered?: (outcome?: string) => void;
}

/**
 * Form that sets or removes the limit of a period. After a change, a message below the fields says whether the change
 * takes effect now or when (SAFE-2).
 */
export function PlayLimitForm({ kind, currency, onSent, limits = [], due = [], onAnswered }: PlayLimitFormProps) {
  const t = useTranslate();
  const money = useMoneyFormatter(currency);
  const { notation, bounds, format, describe } = getLimitNotation(kind, money, t);
  const [outcome, setOutcome] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  const dueId = useId();
  const [isSetting, setIsSetting] = useState(false);
  const [isDelayed, setIsDelayed] = useState(false);
  const form = useAppForm({
    id: `limit-${kind}`,
    schema: limitInput,
    defaultValues: { period: PLAY_LIMIT_PERIODS[0], amount: '' },
    toMessage: toCashierErrorMessage,
  });

  async function save(period: PlayLimitPeriod, limit: Amount) {
    setOutcome('');
    const result = await call(savePlayLimit, { body: { kind, period, limit }, quiet: true });
    await onSent?.();
    if (!result.ok) return result;
    const saved = findLimit(result.value.list, period);
    // Nothing is said of a limit that the response lacks, as one that cannot be read is dropped.
    const text = saved ? describeOutcome(saved, t) : '';
    setOutcome(text);
    form.fill('amount', '');
    // Before a deposit that the present limit still governs, the member reads when the new one applies.
    if (saved?.nextAt === 0) onAnswered?.(text);
    else setIsDelayed(true);
    return result;
  }

  async function send({ period, amount }: { period: PlayLimitPeriod; amount: string }) {
    const typed = parseAmount(amount, bounds, notation);
    if (typed.ok) return save(period, typed.amount);
    const values = { limit: typed.limit === undefined ? '' : format(typed.limit) };
    return fail({ layer: 'field' as const, field: 'amount' as const, text: { key: typed.key, values } });
  }

  /** Sets what the member has chosen about a change that is due, unless another device has changed the limit since. */
  async function answer(shown: PlayLimit, limit: Amount) {
    // One that is under way may have been sent before the change on another device.
    const result = await call(playLimits, { quiet: true, unshared: true });
    if (!result.ok) return result;
    const present = findLimit(result.value.list, shown.period);
    if (present && isSameChange(present, shown)) return save(shown.period, limit);
    await onSent?.();
    setOutcome(present ? t('limits.changed', { limit: describe(present.limit) }) : '');
    return result;
  }

  const findLimit = (list: readonly PlayLimit[], period: PlayLimitPeriod) =>
    list.find((entry) => entry.kind === kind && entry.period === period);

  async function runFromButton(request: () => Promise<Result<unknown, ApiError>>) {
    setIsSetting(true);
    const result = await request();
    setIsSetting(false);
    if (!result.ok) form.showError(result.error);
    // The button that had the focus has unmounted.
    else if (due.length > 0) status.current?.focus();
  }

  const typed = parseAmount(form.watchText('amount'), bounds, notation);
  const chosen = form.watchText('period');
  const isRemovable = limits.some(({ period, limit }) => period === chosen && amountToMinorUnits(limit) > 0);
  const currencySymbol = kind !== 'TIME' && (
    <span aria-hidden="true" className={style.currency}>
      {money.symbol}
    </span>
  );
  return (
    <Form
      form={form}
      onSubmit={send}
      submitLabel={typed.ok ? t('limits.save.amount', { amount: format(typed.amount) }) : t('limits.save')}
      submitLook={typed.ok ? 'primary' : 'secondary'}
      isBusy={isSetting}
      footer={
        (onAnswered || isRemovable) && (
          <div className={style.buttons}>
            <Button
              look={onAnswered ? 'secondary' : 'quiet'}
              wide
              busy={isSetting}
              disabled={form.busy}
              onClick={() => {
                if (onAnswered) onAnswered();
                else void runFromButton(() => save(form.values().period, NO_LIMIT));
              }}
            >
              {t(getSecondButtonKey(onAnswered !== undefined, isDelayed))}
            </Button>
          </div>
        )
      }
    >
      {due.map((shown) => (
        <Card key={shown.period} tone="tinted" className={style.due}>
          {/* The sentence below says it in words. */}
          <p aria-hidden="true" className={style.change}>
            <bdi>{describe(shown.limit)}</bdi>
            <Icon name="forward" size={20} directional />
            <bdi>{describe(shown.next)}</bdi>
          </p>
          <p id={`${dueId}-${shown.period}`}>
            {t('limits.confirm.text', {
              period: t(`limits.period.${shown.period}`),
              limit: describe(shown.next),
              current: describe(shown.limit),
            })}
          </p>
          <div className={style.buttons}>
            {([shown.limit, shown.next] as const).map((amount, index) => (
              <Button
                key={amount}
                look={index === 0 ? 'primary' : 'quiet'}
                wide
                busy={isSetting}
                disabled={form.busy}
                // Two periods may have changes of one amount, whose buttons have one name.
                aria-describedby={`${dueId}-${shown.period}`}
                onClick={() => void runFromButton(() => answer(shown, amount))}
              >
                {t(index === 0 ? 'limits.confirm.keep' : 'limits.confirm', { limit: describe(amount) })}
              </Button>
            ))}
          </div>
        </Card>
      ))}
      <RadioGroup
        {...form.choice('period')}
        legend={t('limits.period')}
        choices={PLAY_LIMIT_PERIODS.map((period) => ({ value: period, label: t(`limits.period.${period}`) }))}
      />
      <GroupedAmountInput
        field={form.field('amount')}
        label={t(getTextKey('limits.amount', kind))}
        hint={t(getTextKey('limits.hint', kind))}
        {...(money.isSymbolTrailing ? { trailing: currencySymbol } : { leading: currencySymbol })}
        locale={notation.locale}
      />
      <p role="status" tabIndex={-1} ref={status}>
        {outcome}
      </p>
    </Form>
  );
}

/** Whether a limit and the change of it that is due are still as they were shown. */
const isSameChange = (one: PlayLimit, other: PlayLimit): boolean =>
  one.limit === other.limit && one.next === other.next && one.nextAt === other.nextAt;

/** Returns the text that confirms a saved limit: effective from a date, effective now, or removed. */
function describeOutcome({ limit, nextAt, needsConfirmation }: PlayLimit, t: Translate): string {
  if (nextAt > 0) return t(needsConfirmation ? 'limits.saved.confirm' : 'limits.saved.later', { moment: nextAt });
  return t(amountToMinorUnits(limit) > 0 ? 'limits.saved' : 'limits.none');
}
