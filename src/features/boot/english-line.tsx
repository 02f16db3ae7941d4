import english from '../../services/i18n/catalogues/en.json';
import { useI18n } from '../../services/i18n/i18n';
import style from './english-line.module.css';

type StaticKey = 'maintenance.description' | 'denied.description';

/** The English text beneath a text in another language, for who cannot read that (BOOT-2, BOOT-3). */
export function EnglishLine({ of }: { readonly of: StaticKey }) {
  const { t, language } = useI18n();
  if (language.code === 'EN' || t(of) === english[of]) return null;
  return (
    <p lang="en" dir="ltr" className={style.line}>
      {english[of]}
    </p>
  );
}
