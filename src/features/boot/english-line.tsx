import type { TextKey } from '../../services/i18n/catalogue';
import { useI18n } from '../../services/i18n/i18n';
import { useEnglish } from '../../services/i18n/use-english';
import style from './english-line.module.css';

/** The English text beneath a text in another language, for who cannot read that (BOOT-2, BOOT-3). */
export function EnglishLine({ of }: { readonly of: TextKey }) {
  const { t, language } = useI18n();
  const english = useEnglish()?.[of];
  if (language.code === 'EN' || english === undefined || t(of) === english) return null;
  return (
    <p lang="en" dir="ltr" className={style.line}>
      {english}
    </p>
  );
}
