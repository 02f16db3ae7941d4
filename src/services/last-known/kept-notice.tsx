import { Button } from '../../ui/button';
import { useI18n } from '../i18n/i18n';
import { formatAge, MINUTE } from './format-age';
import style from './kept-notice.module.css';

interface KeptNoticeProps {
  /** Epoch milliseconds of what is shown. */
  readonly at: number;
  readonly offline: boolean;
  readonly busy: boolean;
  readonly onRetry: () => void;
}

/** Marks what is shown as last known: why, how old, and another try (OFF-2). */
export function KeptNotice({ at, offline, busy, onRetry }: KeptNoticeProps) {
  const { t, language } = useI18n();
  const age = Date.now() - at;
  return (
    <div className={style.notice} data-stays data-keep-clear>
      <p role="status">
        {t(offline ? 'state.offline' : 'home.kept')}{' '}
        {age >= MINUTE && <time dateTime={new Date(at).toISOString()}>({formatAge(age, language.locale)})</time>}
      </p>
      <Button look="quiet" busy={busy} onClick={onRetry}>
        {t('action.retry')}
      </Button>
    </div>
  );
}
