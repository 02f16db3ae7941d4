import type { TextKey } from '../../services/i18n/catalogue';
import { useI18n } from '../../services/i18n/i18n';
import { useEnglishTexts } from '../../services/i18n/use-english-texts';
import style from './english-subtitle.module.css';

/** Repeats a text in English if it is shown in another language (BOOT-2, BOOT-3). */
export function EnglishSubtitle({ of }: { readonly of: TextKey }) {
  const { t, language } = useI18n();
  const english = useEnglishTexts()?.[of];
  if (language.code === 'EN' || english === undefined || t(of) === english) return null;
  return (
    <p lang="en" dir="ltr" className={style.line}>
      {english}
    </p>
  );
}
