import { string } from 'valibot';
import { log } from '../../base/log';
import { setDocumentLanguage } from '../../browser/document/document-root';
import { readDeploymentSettings } from '../../browser/page/deployment';
import { abortUnneededEarlyRequests } from '../../browser/page/early-requests';
import { safeLocalStorage } from '../../browser/storage/web-storage';
import type { SiteStatus } from '../../contract/endpoints/site/system';
import { LANGUAGE_KEY } from '../../contract/storage-keys';
import { decideLanguage } from '../../services/i18n/decide-language';
import { activateLanguageOrEnglish, getRequestLanguageCode, setMerchantTexts, useI18n } from '../../services/i18n/i18n';
import { getMerchantCode, setSiteStatus, useMerchant } from '../../services/merchant/merchant-store';
import { applyAndSaveTheme } from '../../services/theme/apply-and-save-theme';
import { dispatchBootEvent } from './boot-store';

/** The language whose absence was logged last: the cached status and then the current one are applied. */
let loggedLanguage: string | undefined;

/**
 * Applies the merchant's configuration if there is a status. Activates the language that results from the stored
 * choice, the merchant's settings and the browser's languages. Without a status, the default language of the host's
 * branding is that of the merchant (I18N-1).
 */
export async function applyStatusAndLanguage(status: SiteStatus | undefined): Promise<void> {
  if (status) {
    setSiteStatus(status);
    setMerchantTexts(status.info.whitelabelVal);
  }
  const { languages = [], defaultLanguage } = status?.info.whitelabelVal ?? {};
  const chosen = safeLocalStorage.get(LANGUAGE_KEY, string());
  const language = decideLanguage({
    chosen,
    browser: navigator.languages,
    offered: languages,
    merchantDefault: status ? defaultLanguage : readDeploymentSettings().brand?.language,
  });
  if (chosen && chosen !== language.code && chosen !== loggedLanguage) {
    loggedLanguage = chosen;
    log.warn('language not offered', { chosen, used: language.code });
  }
  await activateLanguageOrEnglish(language);
  if (!status) setDocumentLanguage(useI18n.getState().language);
}

/** Applies a status from the platform or from the cache, and shows the screen that it implies. */
export async function showStatus(status: SiteStatus): Promise<void> {
  await applyStatusAndLanguage(status);
  // The cached status may be applied after the current one, which takes precedence.
  if (useMerchant.getState().status !== status) return;
  await applyAndSaveTheme(status);
  if (useMerchant.getState().status !== status) return;
  const { phase } = dispatchBootEvent({ type: 'status', status });
  const [merchant, language] = [getMerchantCode(), getRequestLanguageCode()];
  abortUnneededEarlyRequests(
    (request) => phase === 'open' && request.merchant === merchant && request.language === language,
  );
}
