import { useTranslate } from '../i18n/i18n';
import style from './legal-information.module.css';
import { LEGAL_PAGE_TITLES } from './legal-page-titles';
import { findLanguage } from './legal-text';
import { openLegalKit } from './open-legal-kit';
import { useLegalKit } from './use-legal-kit';

/** Pages that the strip links itself; all others are in the sheet that it opens. */
const STRIP_PAGES: readonly string[] = ['play', 'terms'];

/**
 * Legal and safety information at the end of a page: minimum age, licence, terms, responsible gaming, and a button that
 * opens all of it (SAFE-1).
 */
export default function LegalInformation() {
  const t = useTranslate();
  const kit = useLegalKit();
  if (!kit) return null;
  const { age, licence, links } = kit;
  const language = findLanguage(licence.language);
  return (
    <div className={style.trust} data-legal>
      {age > 0 && (
        <span className={style.age} dir="ltr" role="img" aria-label={t('trust.age', { age })}>
          {age}+
        </span>
      )}
      <div>
        {licence.value !== '' && (
          <p lang={language?.tag} dir={language?.dir}>
            {licence.value}
          </p>
        )}
        {links
          .filter(({ page }) => STRIP_PAGES.includes(page))
          .map(({ page, href }) => (
            <a key={page} href={href} target="_blank" rel="noopener noreferrer">
              {t(LEGAL_PAGE_TITLES[page])}
            </a>
          ))}
        <button type="button" onClick={openLegalKit}>
          {t('legal.title')}
        </button>
      </div>
    </div>
  );
}
