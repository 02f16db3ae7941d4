import { isLanguageCode, LANGUAGE_CODES, toLanguageCode } from '../../contract/language-codes';
import { type Finding, fault, type Path } from './finding';
import { quoteValue } from './quote-value';
import { getRawList, getRawText } from './raw-value';
import { askForSuggestion, suggestName } from './suggest-name';

/** Returns the codes of a merchant's branding that are no language of the platform (I18N-1). */
export function checkLanguages(branding: unknown, path: Path): readonly Finding[] {
  const offered = getRawList(branding, 'languages');
  const byDefault = getRawText(branding, 'defaultLanguage');
  const isOffered = offered.length === 0 || offered.includes(byDefault);
  return [
    ...offered.flatMap((code, index) =>
      typeof code === 'string' ? checkCode(code, [...path, 'languages', index]) : [],
    ),
    ...(byDefault === '' ? [] : checkCode(byDefault, [...path, 'defaultLanguage'])),
    ...(byDefault !== '' && isLanguageCode(byDefault) && !isOffered
      ? [fault([...path, 'defaultLanguage'], `${byDefault} is not one of "languages", so nobody gets it.`)]
      : []),
  ];
}

function checkCode(code: string, path: Path): readonly Finding[] {
  if (isLanguageCode(code)) return [];
  const meant = toLanguageCode(code) ?? suggestName(code, LANGUAGE_CODES);
  const message = `${quoteValue(code)} is no language of the app.${askForSuggestion(meant)}`;
  return [fault(path, `${message} The codes are ${LANGUAGE_CODES.join(', ')}.`)];
}
