import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../../ui/button/button';
import { createDateFormat } from '../i18n/date-format';
import { useI18n } from '../i18n/i18n';
import { useOnline } from '../network/use-online';
import style from './stale-data-notice.module.css';
import { combineStaleViews, removeStaleView, setStaleView, useStaleViews } from './stale-views';

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
 * Marks a part of the screen as stale. One thin strip stands for all such parts of a page or dialog: the reason, the
 * time at which the oldest data was received, and a button that requests all of it again (OFF-2).
 */
export function StaleDataNotice({ at, busy, onRetry }: StaleDataNoticeProps) {
  const { t, language } = useI18n();
  const isOnline = useOnline();
  const id = useId();
  const place = useRef<HTMLSpanElement>(null);
  const retry = useRef(onRetry);
  const shown = combineStaleViews(useStaleViews(), id);
  // Before the paint, so that no second strip is ever visible.
  useLayoutEffect(() => {
    retry.current = onRetry;
  });
  useLayoutEffect(() => {
    const dialog = place.current?.closest('dialog') ?? undefined;
    setStaleView(id, { at, busy, dialog, retry: () => retry.current() });
  }, [id, at, busy]);
  useEffect(() => () => removeStaleView(id), [id]);
  return (
    <>
      {shown && (
        <div className={style.notice} data-sticky data-keep-clear data-strip data-offline={!isOnline || undefined}>
          <p role="status">
            {t(isOnline ? 'home.stale' : 'state.offline')}
            {' · '}
            <time dateTime={new Date(shown.at).toISOString()}>
              {t('state.updated', { time: formatDataUpdateTime(shown.at, Date.now(), language.locale) })}
            </time>
          </p>
          <Button look="quiet" busy={shown.busy} restartable onClick={shown.retry}>
            {t('action.retry')}
          </Button>
        </div>
      )}
      <span ref={place} hidden />
    </>
  );
}
