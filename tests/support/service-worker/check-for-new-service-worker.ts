import type { Page } from '@playwright/test';
import { retryAcrossReloads } from '../page/retry-across-reloads';

/**
 * Makes the browser check for a new service worker script, as it does itself after a navigation. Chromium puts its own
 * check off while the worker of a busy machine has requests.
 */
export const checkForNewServiceWorker = (page: Page): Promise<void> =>
  retryAcrossReloads(() =>
    page.evaluate(async () => void (await navigator.serviceWorker.getRegistration('/m/'))?.update()),
  );
