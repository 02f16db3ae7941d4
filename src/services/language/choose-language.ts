import { safeLocalStorage } from '../../browser/storage/web-storage';
import { LANGUAGE_KEY } from '../../contract/storage-keys';
import { activateLanguage } from '../i18n/i18n';
import { LANGUAGES, type Language } from '../i18n/languages';
import { useMerchant } from '../merchant/merchant-store';
import { showToast } from '../overlays/overlays';
import { applyAndSaveTheme } from '../theme/apply-and-save-theme';

/** How long the toast is shown if a language could not be loaded (ms). */
const FAILURE_TOAST_MS = 4000;

/**
 * Returns the languages that a visitor can choose from: those that the merchant lists, or all supported languages if it
 * lists none of them (I18N-1).
 */
export function listSelectableLanguages(codes: readonly string[]): readonly Language[] {
  const offered = codes.flatMap((code) => LANGUAGES.get(code) ?? []);
  return offered.length > 0 ? offered : [...LANGUAGES.values()];
}

/**
 * Switches to the language that the visitor has chosen, and saves the choice for later starts (I18N-1). If the
 * catalogue of the chosen language cannot be loaded, keeps the current language and does not save the choice, because
 * the next start would fail as well.
 */
export async function chooseLanguage(language: Language): Promise<void> {
  const outcome = await activateLanguage(language);
  if (outcome === 'missing') showToast({ key: 'error.network_offline' }, 'alert', FAILURE_TOAST_MS);
  if (outcome !== 'activated') return;
  safeLocalStorage.set(LANGUAGE_KEY, language.code);
  const { status } = useMerchant.getState();
  if (status) void applyAndSaveTheme(status);
}
