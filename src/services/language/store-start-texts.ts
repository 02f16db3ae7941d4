import { saveOfflinePageTexts } from '../../base/push/push-store';
import { safeLocalStorage } from '../../browser/storage/web-storage';
import type { StartTexts } from '../../contract/bootstrap/start-texts';
import { START_TEXTS_KEY } from '../../contract/deferred-storage-keys';
import { useI18n } from '../i18n/i18n';

/**
 * Stores the texts that are shown where no catalogue can be read, in the language of the app, now and whenever it
 * changes: those of a failed start for the start guard, and those of the offline page for the service worker (I18N-1).
 * English in place of a language whose catalogue could not be loaded is not stored.
 */
export function storeStartTexts(): void {
  store();
  useI18n.subscribe(store);
}

function store(): void {
  const { t, language, isFallback } = useI18n.getState();
  if (isFallback) return;
  const { tag: lang, dir } = language;
  const retry = t('action.retry');
  const texts: StartTexts = { lang, dir, failed: t('start.guard.failed'), old: t('start.guard.old'), retry };
  // Where the storage is full, nothing is stored: the texts of the language before would be read for ever.
  safeLocalStorage.remove(START_TEXTS_KEY);
  safeLocalStorage.set(START_TEXTS_KEY, texts);
  void saveOfflinePageTexts({
    lang,
    dir,
    title: t('start.guard.offline.title'),
    text: t('start.guard.offline'),
    retry,
  });
}
