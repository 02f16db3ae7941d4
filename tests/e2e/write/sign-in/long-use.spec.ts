import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../../../support/browser/fixtures';
import { findDemoMember } from '../../../support/members/demo-member';
import type { LoginPage } from '../../../support/page-objects/login-page';

/** Cycles after which the counts stay: by then each chunk is loaded and each picture and text is cached. */
const FIRST_CYCLES = 3;
const FURTHER_CYCLES = 3;
/** What the further cycles may leave together. With a sign-in form left by each they had 181 nodes more. */
const MAX_MORE_NODES = 150;
const MAX_MORE_LISTENERS = 20;

interface LiveObjects {
  readonly nodes: number;
  readonly jsEventListeners: number;
}

/** Resolves with the number of nodes and listeners of the page, attached or not, that something still refers to. */
async function countLiveObjects(devtools: CDPSession): Promise<LiveObjects> {
  await devtools.send('HeapProfiler.collectGarbage');
  return devtools.send('Memory.getDOMCounters');
}

/** Signs a member in from the sign-in page, opens home, the account and the withdrawal, and signs out. Ends where it began. */
async function signInAndOut(page: Page, login: LoginPage): Promise<void> {
  await login.signIn('alice', findDemoMember('alice').password);
  await page.getByRole('link', { name: /alice/ }).click();
  await page.getByRole('main').getByRole('link', { name: 'Withdraw', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Amount' })).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('link', { name: 'Log in', exact: true }).click();
  await expect(login.submit).toBeVisible();
}

test('[SESS-4] many sign-ins and sign-outs in one tab leave no more nodes and listeners than a few', async ({
  page,
  context,
  loginPage,
}) => {
  test.slow();
  const devtools = await context.newCDPSession(page);
  await loginPage.open();
  for (let cycle = 0; cycle < FIRST_CYCLES; cycle += 1) await signInAndOut(page, loginPage);
  const before = await countLiveObjects(devtools);
  for (let cycle = 0; cycle < FURTHER_CYCLES; cycle += 1) await signInAndOut(page, loginPage);
  // The last page may still be on its way out.
  await expect(async () => {
    const after = await countLiveObjects(devtools);
    expect(after.nodes).toBeLessThanOrEqual(before.nodes + MAX_MORE_NODES);
    expect(after.jsEventListeners).toBeLessThanOrEqual(before.jsEventListeners + MAX_MORE_LISTENERS);
  }).toPass({ timeout: 60_000 });
});
