import type { DepositLimit } from '../../../contract/endpoints/account/play-limits';
import { amountToMinorUnits } from '../../../contract/money';
import { createDateFormat } from '../../../services/i18n/date-format';
import { useI18n } from '../../../services/i18n/i18n';
import { useMoneyFormatter } from '../../../services/i18n/use-money-formatter';
import { ProgressBar } from '../../../ui/feedback/progress-bar';
import { Row } from '../../../ui/list/rows';

interface DepositLimitRowProps {
  readonly limit: DepositLimit;
  /** ISO 4217 code of the amounts. */
  readonly currency: string;
}

/**
 * Row of a deposit limit: its period, its amount, the amount deposited in the period, and the scheduled change, if
 * any.
 */
export function DepositLimitRow({ limit: { period, limit, used, next, nextAt }, currency }: DepositLimitRowProps) {
  const { t, language } = useI18n();
  const money = useMoneyFormatter(currency);
  const describe = (amount: DepositLimit['limit']) =>
    amountToMinorUnits(amount) > 0 ? money.format(amount) : t('limits.none');
  const at = createDateFormat(language.locale, { dateStyle: 'medium', timeStyle: 'short' }).format(nextAt);
  return (
    <Row
      title={t(`limits.period.${period}`)}
      detail={
        <>
          {amountToMinorUnits(limit) > 0 && (
            <ProgressBar
              ratio={Math.min(amountToMinorUnits(used) / amountToMinorUnits(limit), 1)}
              label={t('limits.used', { used: money.format(used), limit: money.format(limit) })}
            />
          )}
          {nextAt > 0 && <span>{t('limits.next', { limit: describe(next), at })}</span>}
        </>
      }
      aside={<bdi>{describe(limit)}</bdi>}
    />
  );
}
