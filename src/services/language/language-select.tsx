import { useI18n } from '../i18n/i18n';
import type { Language } from '../i18n/languages';
import { useMerchant } from '../merchant/merchant-store';
import { chooseLanguage, listSelectableLanguages } from './choose-language';

const NONE: readonly never[] = [];

/** Returns the languages that a visitor can choose from; empty if there is only one (I18N-1). */
export function useSelectableLanguages(): readonly Language[] {
  const languages = listSelectableLanguages(useMerchant(({ status }) => status?.info.whitelabelVal.languages ?? NONE));
  return languages.length < 2 ? NONE : languages;
}

/** Native select element for the language. */
export function LanguageSelect({ className }: { readonly className?: string | undefined }) {
  const { t, language } = useI18n();
  const languages = useSelectableLanguages();
  return (
    <select
      className={className}
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
  );
}
