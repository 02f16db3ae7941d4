import type { PlayLimitChange, PlayLimitKind } from '../../../contract/endpoints/account/play-limits';
import type { TranslationKey } from '../../../services/i18n/catalogue';
import { createDateFormat } from '../../../services/i18n/date-format';
import { useI18n } from '../../../services/i18n/i18n';
import { useMoneyFormatter } from '../../../services/i18n/use-money-formatter';
import { Message } from '../../../ui/feedback/message';
import { Row, RowList } from '../../../ui/list/rows';
import { getLimitNotation } from './limit-notation';

/** Name of each kind of limit. Only gross deposits have a “deposit limit”. */
export const LIMIT_KIND_TITLES: Readonly<Record<PlayLimitKind, TranslationKey>> = {
  DEPOSIT: 'limits.title',
  LOSS: 'limits.kind.LOSS',
  STAKE: 'limits.kind.STAKE',
  TIME: 'limits.kind.TIME',
};

interface LimitHistoryProps {
  readonly changes: readonly PlayLimitChange[];
  /** ISO 4217 code of the amounts. */
  readonly currency: string;
}

/** What the member has changed about the limits, newest first: what, from when, and when it was changed (SAFE-2). */
export function LimitHistory({ changes, currency }: LimitHistoryProps) {
  const { t, language } = useI18n();
  const money = useMoneyFormatter(currency);
  const date = createDateFormat(language.locale, { dateStyle: 'medium', timeStyle: 'short' });
  if (changes.length === 0) return <Message tone="quiet">{t('limits.history.empty')}</Message>;
  return (
    <RowList label={t('limits.history')}>
      {changes.map(({ kind, period, limit, at, appliesAt, needsConfirmation }) => {
        const amount = getLimitNotation(kind, money, t).describe(limit);
        return (
          <Row
            key={`${kind} ${period} ${at} ${limit}`}
            title={`${t(LIMIT_KIND_TITLES[kind])} · ${t(`limits.period.${period}`)}`}
            detail={t(needsConfirmation ? 'limits.confirm.from' : 'limits.next', {
              limit: amount,
              at: date.format(appliesAt),
            })}
            aside={
              <time dateTime={new Date(at).toISOString()}>
                {createDateFormat(language.locale, { dateStyle: 'medium' }).format(at)}
              </time>
            }
          />
        );
      })}
    </RowList>
  );
}
