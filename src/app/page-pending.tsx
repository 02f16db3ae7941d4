import { useText } from '../services/i18n/i18n';
import visually from '../ui/visually-hidden.module.css';
import style from './page-pending.module.css';

/** While the code of a page is on its way. */
export function PagePending() {
  const t = useText();
  return (
    <div className={style.pending} role="status">
      <span className={visually.hidden}>{t('state.loading')}</span>
    </div>
  );
}
