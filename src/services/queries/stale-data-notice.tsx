import { Button } from '../../ui/button/button';
import { createDateFormat } from '../i18n/date-format';
import { useI18n } from '../i18n/i18n';
import { useOnline } from '../network/use-online';
import style from './stale-data-notice.module.css';

/**
 * Formats the time at which data was received: `14:05` if it was today, otherwise with the date.
 * @param at epoch milliseconds
 * @param now epoch milliseconds
 * @param locale BCP 47 tag
 */
export function formatDataUpdateTime(at: number, now: number, locale: string): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  const date = isToday ? {} : ({ dateStyle: 'medium' } as const);
  return createDateFormat(locale, { ...date, timeStyle: 'short' }).format(at);
}

interface StaleDataNoticeProps {
  /** Epoch milliseconds at which the data was received. */
  readonly at: number;
  readonly busy: boolean;
  readonly onRetry: () => void;
}

/**
 * Thin strip that marks data as stale: the reason, the time at which the data was received, and a retry button (OFF-2).
 */
export function StaleDataNotice({ at, busy, onRetry }: StaleDataNoticeProps) {
  const { t, language } = useI18n();
  const isOnline = useOnline();
  return (
    <div className={style.notice} data-sticky data-keep-clear data-strip>
      <p role="status">
        {t(isOnline ? 'home.stale' : 'state.offline')}
        {' · '}
        <time dateTime={new Date(at).toISOString()}>
          {t('state.updated', { time: formatDataUpdateTime(at, Date.now(), language.locale) })}
        </time>
      </p>
      <Button look="quiet" busy={busy} restartable onClick={onRetry}>
        {t('action.retry')}
      </Button>
    </div>
  );
}
