import { applyPaint } from '../../browser/document-root';
import { localStore } from '../../browser/web-storage';
import type { SiteStatus } from '../../contract/endpoints/system';
import { PAINT_KEY } from '../../contract/storage-keys';
import { useI18n } from '../i18n/i18n';
import { deriveTheme } from './derive-theme';

/** Paints the page in the merchant's colours and language, and keeps the paint for the next start (WL-2, BOOT-5). */
export function keepPaint(status: SiteStatus): void {
  const { name, logo, accent, background } = status.info.whitelabelVal;
  const { language } = useI18n.getState();
  const paint = {
    merchant: status.info.merchantCode,
    name,
    logo,
    lang: language.tag,
    dir: language.dir,
    tokens: deriveTheme({ accent, background }),
  };
  applyPaint(paint);
  localStore.set(PAINT_KEY, paint);
}
