import { cleanAddress } from '../contract/bootstrap/clean-address';
import { type HostBlock, LINK_MERCHANT_PARAMETER, resolveHostBlock } from '../contract/bootstrap/host-block';
import type { BeforeInstallPromptEvent } from '../contract/bootstrap/install-event';
import { LINK_MERCHANT_KEY, THEME_SNAPSHOT_KEY, URL_TOKEN_KEY } from '../contract/storage-keys';
import { applyThemeToPage, cssString } from './apply-theme-snapshot';
import { buildHomeSnapshotElement } from './build-home-snapshot-element';
import { extractUrlToken } from './extract-url-token';
import { parseThemeSnapshot } from './parse-theme-snapshot';
import { reloadAfterFailedStarts } from './reload-after-failed-starts';
import { planEarlyRequests, readMerchantOfStatus, sendEarlyRequests } from './send-early-requests';

const NEUTRAL_ICON_URL = '/m/icons/icon-192x192.png';

/*
 * Inline bootstrap script: at the top of index.html, before any request. If the URL contains a token, saves the token
 * and removes it from the address bar and the history (ROUTE-3); a URL that is not clean is replaced in the same step
 * (ROUTE-9). If neither is the case, sends the first requests (BOOT-1), applies
 * the theme of the merchant (BOOT-5, WL-2), builds the DOM of the last home snapshot, counts this start if it fails,
 * and saves the `beforeinstallprompt` event, which fires only once.
 */
const address = new URL(cleanAddress(location));
const urlToken = extractUrlToken(address.search);
if (urlToken) {
  if (urlToken.token) store(URL_TOKEN_KEY, JSON.stringify(urlToken.token));
  address.search = urlToken.remainingSearch;
}
if (address.href !== location.href) {
  // Stops this document first: stopping later would cancel the navigation.
  window.stop();
  location.replace(address);
} else if (!reloadAfterFailedStarts()) {
  start();
  addEventListener('beforeinstallprompt', saveInstallEvent);
}

function saveInstallEvent(event: BeforeInstallPromptEvent): void {
  event.preventDefault();
  window.installEvent = event;
}

/** Stores a text for this tab, if storage is not blocked. */
function store(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // Storage is blocked: a visitor signs in by hand, and the token is still removed from the URL.
  }
}

function start(): void {
  const { merchant: host, brand } = readHostBlock();
  const snapshot = parseThemeSnapshot(storedItem(() => localStorage, THEME_SNAPSHOT_KEY));
  const { merchant, language } = snapshot ?? { ...brand, merchant: host };
  const isControlled = !!navigator.serviceWorker?.controller;
  const plan = (of: { merchant: string; language: string | undefined }) =>
    planEarlyRequests({ host, ...of, browserLanguages: navigator.languages, isControlled }, location, {
      local: (key) => storedItem(() => localStorage, key),
      session: (key) => storedItem(() => sessionStorage, key),
    });
  const { requests, language: expectedLanguage } = plan({ merchant, language });
  const early = sendEarlyRequests(requests);
  window.earlyRequests = early;
  window.expectedLanguage = expectedLanguage;
  if (!merchant) window.homeRequested = sendHomeRequestsAfterStatus();
  const theme = snapshot ?? (brand && { ...brand, logo: '' });
  if (theme) applyThemeToPage(theme);
  window.homeSnapshot = buildHomeSnapshotElement();

  async function sendHomeRequestsAfterStatus(): Promise<void> {
    // Not the platform's JSON, or cut: the app tells.
    const named = await readMerchantOfStatus(early[0]).catch(() => undefined);
    if (!named) return;
    const home = plan(named);
    window.expectedLanguage = home.language;
    early.push(...sendEarlyRequests(home.requests.slice(1)));
  }
}

/**
 * Reads the block of the host for this script and the app. Without a brand of this host, takes that of another host,
 * whose document a CDN may have served, out of the document's head.
 */
function readHostBlock(): HostBlock {
  const link =
    new URLSearchParams(location.search).get(LINK_MERCHANT_PARAMETER) ??
    storedItem(() => sessionStorage, LINK_MERCHANT_KEY) ??
    '';
  const block = resolveHostBlock(document.getElementById('deployment')?.textContent, location.hostname, link);
  if (link && block.merchant === link) store(LINK_MERCHANT_KEY, link);
  if (!block.brand) {
    const { documentElement: root } = document;
    document.title = location.hostname;
    root.dataset.neutral = '';
    // A first paint without any name would be an empty page.
    root.style.setProperty('--first-host', cssString(location.hostname));
    for (const icon of document.querySelectorAll('link')) icon.href = NEUTRAL_ICON_URL;
  }
  window.hostBlock = block;
  return block;
}

function storedItem(area: () => Storage, key: string): string | null {
  try {
    return area().getItem(key);
  } catch {
    // Storage is blocked: this start is a first visit.
    return null;
  }
}
