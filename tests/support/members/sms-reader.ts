import type { Page } from '@playwright/test';

/**
 * Mocks WebOTP, which Chromium supports on phones only, until the next page load. Resolves with a function that delivers a
 * code to a page that waits for one.
 */
export async function installSmsReader(page: Page): Promise<(code: string) => Promise<void>> {
  await page.evaluate(() => {
    const get = () => new Promise((resolve) => Object.assign(window, { smsArrives: resolve }));
    Object.assign(window, { OTPCredential: class {} });
    Object.defineProperty(navigator.credentials, 'get', { value: get });
  });
  return (code) => page.evaluate((sent) => Object(window).smsArrives({ code: sent }), code);
}
