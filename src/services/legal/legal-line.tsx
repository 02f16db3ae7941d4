import { useTranslate } from '../i18n/i18n';
import style from './legal-line.module.css';
import { findLanguage } from './legal-text';
import { openLegalKit } from './open-legal-kit';
import { useLegalKit } from './use-legal-kit';

/** Minimum age and licence in a quiet line below an offer, which opens the legal kit (SAFE-1). */
export default function LegalLine() {
  const t = useTranslate();
  const kit = useLegalKit();
  if (!kit) return null;
  const { age, licence } = kit;
  const language = findLanguage(licence.language);
  return (
    <button type="button" className={style.line} onClick={openLegalKit}>
      {age > 0 && (
        <b dir="ltr" role="img" aria-label={t('trust.age', { age })}>
          {age}+
        </b>
      )}{' '}
      {licence.value !== '' && (
        <span lang={language?.tag} dir={language?.dir}>
          {licence.value}
        </span>
      )}{' '}
      <span className={style.more}>{t('legal.title')}</span>
    </button>
  );
}
