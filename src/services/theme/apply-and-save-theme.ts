import { applyThemeToDocument, setDocumentLanguage } from '../../browser/document/document-root';
import { localStore } from '../../browser/storage/web-storage';
import type { SiteStatus } from '../../contract/endpoints/site/system';
import { THEME_SNAPSHOT_KEY } from '../../contract/storage-keys';
import { useI18n } from '../i18n/i18n';

let latest: SiteStatus | undefined;

/**
 * Applies the current language and the merchant's theme to the document, and saves a theme snapshot for the next start
 * (WL-2, BOOT-5). The code that derives the theme is a lazy chunk: the first paint does not need it, because it uses
 * the snapshot of the previous start or the one that the deployment configures for the host.
 */
export function applyAndSaveTheme(status: SiteStatus): void {
  latest = status;
  setDocumentLanguage(useI18n.getState().language);
  applyTheme(status).catch(() => {
    // The chunk does not load, for example offline: the theme of the first paint stays.
  });
}

async function applyTheme(status: SiteStatus): Promise<void> {
  const { deriveMerchantTokens } = await import('./merchant-tokens');
  if (latest !== status) return; // a newer status has been applied
  const { whitelabelVal, merchantCode } = status.info;
  const { name, logo } = whitelabelVal;
  const { tag: lang, dir, code: language } = useI18n.getState().language;
  const snapshot = { merchant: merchantCode, name, logo, lang, dir, language, ...deriveMerchantTokens(whitelabelVal) };
  applyThemeToDocument(snapshot);
  localStore.set(THEME_SNAPSHOT_KEY, snapshot);
}
