import { useEffect } from 'react';
import { pauseDeferredWork } from '../browser/page/first-paint';
import { useTranslate } from '../services/i18n/i18n';
import visually from '../ui/styles/visually-hidden.module.css';
import style from './page-pending.module.css';

/** How long deferred work waits for a page at most: its import may hang, and has no timeout (ms). */
const MAX_DEFERRAL_MS = 5_000;

/** Loading state of a page whose chunk is being loaded. Deferred work waits for the page for some seconds (BOOT-1.9). */
export function PagePending() {
  const t = useTranslate();
  useEffect(() => {
    const release = pauseDeferredWork();
    const timer = setTimeout(release, MAX_DEFERRAL_MS);
    return () => {
      clearTimeout(timer);
      release();
    };
  }, []);
  return (
    <div className={style.pending} role="status">
      <span className={visually.hidden}>{t('state.loading')}</span>
    </div>
  );
}
