import { createDateFormat } from '../i18n/date-format';
import { useI18n } from '../i18n/i18n';
import { ACCESSIBILITY_CHECKED_ON } from './accessibility-checked-on';
import style from './legal-kit-sheet.module.css';

/**
 * What the product says of its own accessibility, for a merchant without a page about it: how far it conforms, what is
 * known not to work, and whom to tell (SAFE-1).
 */
export function AccessibilityStatement() {
  const { t, language } = useI18n();
  const dates = createDateFormat(language.locale, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <>
      <h3 className={style.heading}>{t('access.title')}</h3>
      <p className={style.company}>{t('access.level', { date: dates.format(ACCESSIBILITY_CHECKED_ON) })}</p>
      <p>{t('access.gaps')}</p>
      <p>{t('access.report')}</p>
    </>
  );
}
