import { useTranslate } from '../services/i18n/i18n';
import visually from '../ui/styles/visually-hidden.module.css';
import style from './page-pending.module.css';

/** Loading state of a page whose chunk is being loaded. */
export function PagePending() {
  const t = useTranslate();
  return (
    <div className={style.pending} role="status">
      <span className={visually.hidden}>{t('state.loading')}</span>
    </div>
  );
}
