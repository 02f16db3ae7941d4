import type { PlayLimit } from '../../../contract/endpoints/account/play-limits';
import { amountToMinorUnits } from '../../../contract/money';
import { createDateFormat } from '../../../services/i18n/date-format';
import { useI18n } from '../../../services/i18n/i18n';
import { useMoneyFormatter } from '../../../services/i18n/use-money-formatter';
import { ProgressBar } from '../../../ui/feedback/progress-bar';
import { Row } from '../../../ui/list/rows';
import { getLimitNotation } from './limit-notation';

interface PlayLimitRowProps {
  readonly limit: PlayLimit;
  /** ISO 4217 code of the amounts. */
  readonly currency: string;
}

/** Row of a limit: its period, its amount, what of it is used in the period, and the scheduled change, if any. */
export function PlayLimitRow({ limit: row, currency }: PlayLimitRowProps) {
  const { kind, period, limit, used, next, nextAt, needsConfirmation } = row;
  const { t, language } = useI18n();
  const { format, describe } = getLimitNotation(kind, useMoneyFormatter(currency), t);
  const at = createDateFormat(language.locale, { dateStyle: 'medium', timeStyle: 'short' }).format(nextAt);
  return (
    <Row
      title={t(`limits.period.${period}`)}
      detail={
        <>
          {amountToMinorUnits(limit) > 0 && (
            <ProgressBar
              ratio={Math.min(amountToMinorUnits(used) / amountToMinorUnits(limit), 1)}
              label={t(kind === 'DEPOSIT' ? 'limits.used' : 'limits.used.other', {
                used: format(used),
                limit: format(limit),
              })}
            />
          )}
          {nextAt > 0 && (
            <span>{t(needsConfirmation ? 'limits.confirm.from' : 'limits.next', { limit: describe(next), at })}</span>
          )}
        </>
      }
      aside={<bdi>{describe(limit)}</bdi>}
    />
  );
}
