import { useText } from '../services/i18n/i18n';
import style from './page-pending.module.css';

/** While the code of a page is on its way. */
export function PagePending() {
  const t = useText();
  return (
    <div className={style.pending} role="status">
      <span className={style.hidden}>{t('state.loading')}</span>
    </div>
  );
}
