import { useTranslate } from '../i18n/i18n';
import { LANGUAGES, type Language } from '../i18n/languages';
import style from './legal-kit-sheet.module.css';
import type { PickedText } from './pick-by-language';

/** Returns the language of a code; undefined for the empty code and a language that the app does not know. */
export const findLanguage = (code: string): Language | undefined => LANGUAGES.get(code);

/** Says in which language a text or a page is, if it is not the member's (SAFE-1). Renders nothing otherwise. */
export function LanguageNote({ code }: { readonly code: string }) {
  const t = useTranslate();
  if (code === '') return null;
  return <small className={style.note}>{t('legal.language', { language: findLanguage(code)?.name ?? code })}</small>;
}

/** A text of the merchant, with a note if it is not in the member's language. */
export function LegalText({ text: { value, language } }: { readonly text: PickedText }) {
  const known = findLanguage(language);
  return (
    <>
      <span lang={known?.tag} dir={known?.dir ?? 'auto'} className={style.text}>
        {value}
      </span>
      <LanguageNote code={language} />
    </>
  );
}
