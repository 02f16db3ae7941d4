import { useI18n } from '../../services/i18n/i18n';
import { LanguageSelect, useLanguageChoice } from '../../services/language/language-select';
import { Row } from '../../ui/list/rows';
import style from './language-row.module.css';

/** The current language, as a select when there are others. */
export function LanguageRow() {
  const { t, language } = useI18n();
  const languages = useLanguageChoice();
  return (
    <Row
      icon="globe"
      title={t('account.language')}
      aside={languages.length > 0 ? <LanguageSelect className={style.language} /> : language.name}
    />
  );
}
