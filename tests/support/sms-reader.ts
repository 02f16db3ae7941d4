import type { Page } from '@playwright/test';

/**
 * Chromium reads codes off an SMS (WebOTP) on phones alone: here the browser's side of it is played. Answers how a code
 * arrives, which the page has to be waiting for. It lasts until the page is loaded anew.
 */
export async function playSmsReader(page: Page): Promise<(code: string) => Promise<void>> {
  await page.evaluate(() => {
    const get = () => new Promise((resolve) => Object.assign(window, { smsArrives: resolve }));
    Object.assign(window, { OTPCredential: class {} });
    Object.defineProperty(navigator.credentials, 'get', { value: get });
  });
  return (code) => page.evaluate((sent) => Object(window).smsArrives({ code: sent }), code);
}
