import { object, string } from 'valibot';
import { withTimeout } from '../../base/async';
import { systemClock } from '../../base/clock';
import { watchDisplayTexts } from '../../browser/document/display-texts';
import { applyThemeToDocument, hasInitialTheme, setDocumentLanguage } from '../../browser/document/document-root';
import { readExtension } from '../../browser/page/extension';
import { runAfterFirstPaint } from '../../browser/page/first-paint';
import { safeLocalStorage } from '../../browser/storage/web-storage';
import type { SiteStatus } from '../../contract/endpoints/site/system';
import { THEME_SNAPSHOT_KEY } from '../../contract/storage-keys';
import { useI18n } from '../i18n/i18n';
import { getDeploymentMerchantCode } from '../merchant/merchant-store';

let latest: SiteStatus | undefined;

/** How long the first content waits for the chunk that derives the theme (ms). */
const THEME_TIMEOUT_MS = 3_000;

/**
 * Applies the current language and the merchant's theme to the document, and saves a theme snapshot for the next
 * start (WL-2, BOOT-5). The code that derives the theme is a lazy chunk. If the document already has the theme, the
 * chunk loads after the first paint. If it has none, as on a host that the deployment does not list, resolves when the
 * theme is applied: content that is painted before would move.
 * @param previous the status of the last call; null in the first call, before which the bootstrap script may already
 * have applied a theme of this merchant
 */
export async function applyAndSaveTheme(
  status: SiteStatus,
  previous: SiteStatus | null = latest ?? null,
): Promise<void> {
  latest = status;
  setDocumentLanguage(useI18n.getState().language);
  const apply = () => applyTheme(status);
  const isApplied = previous
    ? serializeLook(previous) === serializeLook(status)
    : findInitialThemeMerchant() === status.info.merchantCode;
  if (isApplied) {
    runAfterFirstPaint(apply);
    return;
  }
  const applied = apply().catch(() => {
    // The chunk does not load, for example offline: the theme of the first paint stays.
  });
  if (!previous) await withTimeout(applied, THEME_TIMEOUT_MS, systemClock);
}

function serializeLook({ info: { merchantCode, whitelabelVal } }: SiteStatus): string {
  const { name, logo, accent, background, headerColor, design } = whitelabelVal;
  return JSON.stringify([merchantCode, name, logo, accent, background, headerColor, design]);
}

/**
 * Returns the merchant whose theme the bootstrap script has applied: from the theme snapshot of the last start or, on
 * a first visit, from the branding that the deployment configures for the host. Undefined if the script has applied
 * no theme.
 */
function findInitialThemeMerchant(): string | undefined {
  if (!hasInitialTheme()) return undefined;
  return (
    safeLocalStorage.get(THEME_SNAPSHOT_KEY, object({ merchant: string() }))?.merchant ?? getDeploymentMerchantCode()
  );
}

async function applyTheme(status: SiteStatus): Promise<void> {
  const { deriveMerchantThemeTokens, getDisplayTextCheck } = await import('./merchant-theme-tokens');
  if (latest !== status) return; // a newer status has been applied
  const { whitelabelVal, merchantCode } = status.info;
  const { name, logo } = whitelabelVal;
  const { tag: lang, dir, code: language } = useI18n.getState().language;
  const snapshot = {
    merchant: merchantCode,
    name,
    logo,
    lang,
    dir,
    language,
    ...deriveMerchantThemeTokens(whitelabelVal, readExtension()?.tokens),
  };
  applyThemeToDocument(snapshot);
  safeLocalStorage.set(THEME_SNAPSHOT_KEY, snapshot);
  watchDisplayTexts(getDisplayTextCheck(whitelabelVal.design.displayFace));
}
