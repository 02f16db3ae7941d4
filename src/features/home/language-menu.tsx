import { LanguageSelect, useLanguageChoice } from '../../services/i18n/language-select';
import { Icon } from '../../ui/icon';
import style from './language-menu.module.css';

/** The way to another language, as an icon; absent where there is but one (I18N-1). */
export function LanguageMenu() {
  if (useLanguageChoice().length === 0) return null;
  return (
    <div className={style.menu}>
      <Icon name="globe" size={22} />
      <LanguageSelect />
    </div>
  );
}
