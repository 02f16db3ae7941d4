import { localStore } from '../../browser/web-storage';
import { LANGUAGE_KEY } from '../../contract/storage-keys';
import { showToast } from '../layers/layers';
import { useMerchant } from '../merchant/merchant-store';
import { keepPaint } from '../theme/keep-paint';
import { text, trySpeak } from './i18n';
import { LANGUAGES, type Language } from './languages';

/** How long it is told that a language could not be had, milliseconds. */
const FAILURE_MS = 4000;

/** The languages to choose from: the merchant's, or all of ours when it names none that we speak (I18N-1). */
export function offeredLanguages(codes: readonly string[]): readonly Language[] {
  const offered = codes.flatMap((code) => LANGUAGES.get(code) ?? []);
  return offered.length > 0 ? offered : [...LANGUAGES.values()];
}

/**
 * The visitor chooses a language: spoken at once, and at every start from now on (I18N-1). When its texts cannot be had
 * the one spoken stays, and the choice is not kept: the next start would only fail at it again.
 */
export async function chooseLanguage(language: Language): Promise<void> {
  const outcome = await trySpeak(language);
  if (outcome === 'missing') showToast(text('error.network_offline'), 'alert', FAILURE_MS);
  if (outcome !== 'spoken') return;
  localStore.set(LANGUAGE_KEY, language.code);
  const { status } = useMerchant.getState();
  if (status) keepPaint(status);
}
