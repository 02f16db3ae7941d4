import { localStore } from '../../browser/web-storage';
import { LANGUAGE_KEY } from '../../contract/storage-keys';
import { useMerchant } from '../merchant/merchant-store';
import { keepPaint } from '../theme/keep-paint';
import { speak } from './i18n';
import { LANGUAGES, type Language } from './languages';

/** The languages to choose from: the merchant's, or all of ours when it names none that we speak (I18N-1). */
export function offeredLanguages(codes: readonly string[]): readonly Language[] {
  const offered = codes.flatMap((code) => LANGUAGES.get(code) ?? []);
  return offered.length > 0 ? offered : [...LANGUAGES.values()];
}

/** The visitor chooses a language: spoken at once, and at every start from now on (I18N-1). */
export async function chooseLanguage(language: Language): Promise<void> {
  const spoken = await speak(language);
  // A language whose texts could not be had is not kept: the next start would only fail at it again.
  if (spoken !== language) return;
  localStore.set(LANGUAGE_KEY, language.code);
  const { status } = useMerchant.getState();
  if (status) keepPaint(status);
}
