import { useEffect } from 'react';
import { pauseDeferredWork } from '../browser/page/first-paint';
import { useTranslate } from '../services/i18n/i18n';
import visually from '../ui/styles/visually-hidden.module.css';
import style from './page-pending.module.css';

/** Loading state of a page whose chunk is being loaded. Deferred work waits for the page (BOOT-5). */
export function PagePending() {
  const t = useTranslate();
  useEffect(() => pauseDeferredWork(), []);
  return (
    <div className={style.pending} role="status">
      <span className={visually.hidden}>{t('state.loading')}</span>
    </div>
  );
}
