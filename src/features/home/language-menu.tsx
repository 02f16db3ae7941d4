import { chooseLanguage, offeredLanguages } from '../../services/i18n/choose-language';
import { useI18n } from '../../services/i18n/i18n';
import { useMerchant } from '../../services/merchant/merchant-store';
import { Icon } from '../../ui/icon';
import style from './language-menu.module.css';

const NONE: readonly never[] = [];

/** The language spoken, and the others to choose from; absent where there is but one (I18N-1). */
export function LanguageMenu() {
  const { t, language } = useI18n();
  const languages = offeredLanguages(useMerchant(({ status }) => status?.info.whitelabelVal.languages ?? NONE));
  if (languages.length < 2) return null;
  return (
    <label className={style.menu}>
      <Icon name="globe" size={22} />
      <select
        aria-label={t('home.language')}
        value={language.code}
        onChange={({ target }) => {
          const chosen = languages.find(({ code }) => code === target.value);
          if (chosen) void chooseLanguage(chosen);
        }}
      >
        {languages.map(({ code, tag, name }) => (
          <option key={code} value={code} lang={tag}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
