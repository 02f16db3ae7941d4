import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  PLAY_PROTECTION_KEY,
  REGISTRATION_DRAFT_KEY,
  SCROLL_POSITIONS_KEY,
  SESSION_KEY,
} from '../../../src/contract/storage-keys';
import { FORGOTTEN_DEVICE_KEY } from '../../../src/services/session/sign-out-ids';
import { expect, test } from '../../support/browser/fixtures';
import { openGameFromHome } from '../../support/games/open-game-from-home';
import { OFFLINE_CONSOLE_ERROR_PATTERN } from '../../support/http/offline-console-error-pattern';
import { findDemoMember } from '../../support/members/demo-member';
import { signInByForm, waitForMemberId } from '../../support/members/signed-in';
import { dumpStorage, listSecretEncodings } from '../../support/page/storage-dump';
import { waitUntilServedVersionStored } from '../../support/service-worker/stored-content';

test.use({ allowedPageErrors: OFFLINE_CONSOLE_ERROR_PATTERN });

const BREAK_END = 9_000_000_000_000;

const openData = async (page: Page) => {
  await page.goto('/m/member/data');
  await expect(page.getByRole('heading', { level: 1, name: 'Your data' })).toBeVisible();
  await expect(page.getByText('Your login', { exact: true })).toBeVisible();
};

const readSession = (page: Page): Promise<{ id: string; token: string }> =>
  page.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? '{}'), SESSION_KEY);

const amountField = (page: Page) => page.getByRole('textbox', { name: 'Amount' });

/** Leaves what a visit of a signed-in member leaves: a game that was opened, and an amount that was typed. */
async function leaveTraces(page: Page, amount: string): Promise<void> {
  await waitForMemberId(page);
  await openGameFromHome(page);
  await page.goto('/m/voucherCenter');
  await amountField(page).fill(amount);
}

test('[SAFE-6.2] the saved file is JSON with the data of the member, without secrets and data of another member', async ({
  page,
  context,
}) => {
  test.slow();
  const other = await context.newPage();
  await signInByForm(other, 'bob');
  await leaveTraces(other, '888.88');
  // A deposit of his without an answer: unlike what he has typed, all tabs can read it.
  await other.evaluate(() => {
    const played = Object.keys(localStorage).find((key) => key.startsWith('MC_PLAYED:')) ?? '';
    const request = JSON.stringify({ at: Date.now(), value: { amount: '888.88' } });
    localStorage.setItem(`${played.replace('MC_PLAYED:', 'MC_REQUEST:')}deposit:r1`, request);
  });
  await signInByForm(page, 'alice', { remember: true });
  await leaveTraces(page, '777.77');
  // The file counts the stored files of the app.
  await waitUntilServedVersionStored(page);
  const [alice, bob] = [await readSession(page), await readSession(other)];
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain('888.88');
  const playedBy = (storage: object) => Object.keys(storage).filter((key) => key.startsWith('MC_PLAYED:'));
  expect(alice.id).not.toBe(bob.id);
  expect(playedBy(await page.evaluate(() => ({ ...localStorage })))).toHaveLength(2);
  await openData(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^data-\d{4}-\d\d-\d\d\.json$/);
  const text = await readFile(await download.path(), 'utf8');
  const file = JSON.parse(text);
  expect(file.site).toBe(new URL(page.url()).origin);
  expect(file.sessionStorage[SESSION_KEY]).toMatchObject({ id: alice.id, userName: 'alice' });
  expect(text).toContain('777.77');
  expect(playedBy(file.localStorage)).toHaveLength(1);
  expect(file.databases['fairground-page-state'].rememberedLogin[0].value).toMatchObject({ username: 'alice' });
  expect(file.caches['fairground-content']).toBeGreaterThan(0);
  for (const secret of [alice.token, bob.token, findDemoMember('alice').password, findDemoMember('bob').password])
    expect(listSecretEncodings(secret).filter((form) => text.includes(form))).toEqual([]);
  // As a word: a random key may contain the letters.
  expect(text).not.toMatch(/\bbob\b|888\.88/i);
});

/** Returns what is stored for the page's origin; of a key of web storage its name. */
const listStored = (page: Page) =>
  page.evaluate(async () => ({
    localStorage: Object.keys(localStorage).sort(),
    sessionStorage: Object.keys(sessionStorage),
    cookies: document.cookie,
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));

/** Stores something in web storage and IndexedDB; returns the name of each refusal. Runs in the page. */
const tryToStore = () =>
  [
    () => localStorage.setItem('key', 'value'),
    () => sessionStorage.setItem('key', 'value'),
    () => indexedDB.open('database'),
  ].map((store) => {
    try {
      store();
      return 'stored';
    } catch (error) {
      return error instanceof DOMException ? error.name : String(error);
    }
  });

const NOTHING_BUT_BREAKS = {
  localStorage: [PLAY_PROTECTION_KEY, FORGOTTEN_DEVICE_KEY].sort(),
  sessionStorage: [],
  cookies: '',
  databases: [],
  caches: [],
  workers: 0,
};

const forget = async (page: Page) => {
  await page.getByRole('button', { name: 'Forget this device' }).click();
  await page.getByRole('button', { name: 'Delete and log out' }).click();
};

/** Opens two tabs of a member in a browser that knows of a break of somebody else, with all that a visit stores. */
async function openTwoTabs(page: Page): Promise<Page> {
  await signInByForm(page, 'alice', { remember: true });
  await leaveTraces(page, '777.77');
  await waitUntilServedVersionStored(page);
  const other = await page.context().newPage();
  // The remembered login signs in.
  await other.goto('/m/home');
  await leaveTraces(other, '777.77');
  await page.context().addCookies([{ name: 'gclid', value: 'CLICK1', url: page.url() }]);
  await page.evaluate(
    ([key, until]) => {
      const entry = { member: 'somebody', breakUntil: until, excludedUntil: 0, at: 1 };
      localStorage.setItem(key, JSON.stringify([entry]));
    },
    [PLAY_PROTECTION_KEY, BREAK_END] as const,
  );
  await openData(page);
  await expect(amountField(other)).toHaveValue('777.77');
  return other;
}

test('[SAFE-6.3][SAFE-6.4] a device forgotten offline keeps the ends of breaks alone, also after its two tabs have hidden', async ({
  page,
  context,
}) => {
  test.slow();
  const other = await openTwoTabs(page);
  const token = (await readSession(page)).token;
  await context.setOffline(true);
  await forget(page);
  await expect(page.getByRole('heading', { name: 'This device is forgotten' })).toBeVisible();
  for (const tab of [page, other]) {
    await expect.poll(() => listStored(tab)).toEqual(NOTHING_BUT_BREAKS);
    // What a page stores at its end, or when another tab is shown.
    await tab.evaluate(() => {
      document.dispatchEvent(new Event('visibilitychange'));
      dispatchEvent(new PageTransitionEvent('pagehide'));
      history.pushState({}, '', '/m/activity');
    });
    // Whatever would be stored later, by a timer or an idle task, is refused as this is.
    expect(await tab.evaluate(tryToStore)).toEqual(['QuotaExceededError', 'QuotaExceededError', 'QuotaExceededError']);
    expect(await listStored(tab)).toEqual(NOTHING_BUT_BREAKS);
    for (const secret of [token, 'alice', '777.77']) expect(await dumpStorage(tab)).not.toContain(secret);
  }
  const breaks: string = await page.evaluate((key) => localStorage.getItem(key) ?? '', PLAY_PROTECTION_KEY);
  expect(JSON.parse(breaks)).toMatchObject([{ breakUntil: BREAK_END }]);
});

test('[SAFE-6.3][SAFE-6.4] with a network both tabs begin again at home, where nothing of the member is known or stored', async ({
  page,
  platform,
}) => {
  test.slow();
  const other = await openTwoTabs(page);
  const tokens = [(await readSession(page)).token, (await readSession(other)).token];
  expect(new Set(tokens).size).toBe(2);
  await forget(page);
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(/\/m\/home$/);
    await expect(tab.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
    const keys = await tab.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    for (const key of [SESSION_KEY, REGISTRATION_DRAFT_KEY, SCROLL_POSITIONS_KEY, 'MC_REMEMBERED', 'MC_PLAYED'])
      expect(keys.filter((stored) => stored.startsWith(key))).toEqual([]);
    for (const secret of [...tokens, 'alice', '777.77', 'CLICK1']) expect(await dumpStorage(tab)).not.toContain(secret);
  }
  // Each tab knows its own token alone.
  const ended = () => platform.wireEntries('logout').map(({ headers }) => headers.authorization);
  await expect.poll(() => ended().toSorted()).toEqual(tokens.toSorted());
});
