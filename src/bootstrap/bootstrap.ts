import { cleanAddress } from '../contract/bootstrap/clean-address';
import type { BeforeInstallPromptEvent } from '../contract/bootstrap/install-event';
import { THEME_SNAPSHOT_KEY, URL_TOKEN_KEY } from '../contract/storage-keys';
import { applyThemeSnapshot, type InitialTheme } from './apply-theme-snapshot';
import { buildHomeSnapshotElement } from './build-home-snapshot-element';
import { extractUrlToken } from './extract-url-token';
import { findMerchantAndBrand } from './find-merchant-and-brand';
import { parseThemeSnapshot } from './parse-theme-snapshot';
import { reloadAfterFailedStarts } from './reload-after-failed-starts';
import { planEarlyRequests, sendEarlyRequests } from './send-early-requests';

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
  saveToken(urlToken.token);
  address.search = urlToken.remainingSearch;
}
if (address.href !== location.origin + location.pathname + location.search + location.hash) {
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

function saveToken(token: string | undefined): void {
  try {
    if (token) sessionStorage.setItem(URL_TOKEN_KEY, JSON.stringify(token));
  } catch {
    // Storage is blocked: the visitor signs in by hand, and the token is still removed from the URL.
  }
}

function start(): void {
  const { merchant: host, brand } = findMerchantAndBrand(document.getElementById('deployment'), location.hostname);
  const snapshot = parseThemeSnapshot(storedItem(() => localStorage, THEME_SNAPSHOT_KEY));
  const { merchant, language } = snapshot ?? { ...brand, merchant: host };
  const isControlled = !!navigator.serviceWorker?.controller;
  const { requests, language: expectedLanguage } = planEarlyRequests(
    { host, merchant, language, browserLanguages: navigator.languages, isControlled },
    location,
    {
      local: (key) => storedItem(() => localStorage, key),
      session: (key) => storedItem(() => sessionStorage, key),
    },
  );
  window.earlyRequests = sendEarlyRequests(requests);
  window.expectedLanguage = expectedLanguage;
  const theme = snapshot ?? brand;
  if (theme) applyTheme(theme);
  window.homeSnapshot = buildHomeSnapshotElement();
}

function applyTheme(theme: InitialTheme): void {
  const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const tokens = applyThemeSnapshot(theme, document.documentElement, prefersDark);
  document.title = theme.name;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', tokens['--header-color'] ?? '');
}

function storedItem(area: () => Storage, key: string): string | null {
  try {
    return area().getItem(key);
  } catch {
    // Storage is blocked: this start is a first visit.
    return null;
  }
}
