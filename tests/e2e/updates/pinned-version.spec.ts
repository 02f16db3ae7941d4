import { HEALED_KEY } from '../../../src/contract/storage-keys';
import {
  comeToFront,
  countLoads,
  expect,
  hearWorker,
  makeCheckDue,
  markOf,
  test,
  untilHeard,
} from '../../support/deployed';
import { goTo } from '../../support/go-to';
import { LOST_NETWORK } from '../../support/lost-network';
import { LoginPage } from '../../support/pages/login-page';
import { storedContent, untilStored } from '../../support/stored-content';
import { workerState } from '../../support/worker-state';

test.use({ allowedComplaints: new RegExp(`${LOST_NETWORK.source}|Failed to load resource|imported module`) });

test('[UPD-2] after two deploys a tab that stayed open still opens its pages, offline, until it is closed', async ({
  page,
  context,
  site,
  served,
}) => {
  await hearWorker(context);
  await page.goto(`${served.origin}/m/home`);
  await untilStored(page);
  const old = new Set((await storedContent(page)).map(({ keptAs }) => keptAs));
  const built = await page.locator('meta[name=build]').getAttribute('content');

  const other = await context.newPage();
  for (const mark of ['second', 'third', 'fourth']) {
    await site.publish(mark, { changed: 'pages-login' });
    await makeCheckDue(page);
    await other.goto(`${served.origin}/m/home`);
    await untilHeard(other, new RegExp(`version-current ${mark}`));
    await other.reload();
    expect(await markOf(other)).toBe(mark);
  }

  // What the HTTP cache has kept by chance is no merit of the store.
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
  await context.setOffline(true);
  const loads = countLoads(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Later' }).click();
  await goTo(page, '/m/login');
  await expect(new LoginPage(page).username).toBeVisible();
  expect([await markOf(page), loads()]).toEqual([null, 0]);

  await page.close();
  await context.setOffline(false);
  await expect.poll(async () => (await workerState(other)).runByPages).not.toContain(built);
  await makeCheckDue(other);
  await comeToFront(other);
  const oldLogin = async () => (await storedContent(other)).filter(({ keptAs }) => old.has(keptAs)).length;
  // What only the first version had is gone: its shell and its sign-in page.
  await expect.poll(oldLogin).toBe(old.size - 2);
});

test('[UPD-2] without a store a tab whose script is gone starts anew once, and has it', async ({
  page,
  site,
  served,
}) => {
  await page.goto(`${served.origin}/m/home?sw=off`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await site.publish('second', { changed: 'pages-login' });
  const loads = countLoads(page);
  await goTo(page, '/m/login');
  await expect.poll(loads).toBe(1);
  await expect(new LoginPage(page).username).toBeVisible();
  expect([await markOf(page), loads()]).toEqual(['second', 1]);
});

test('[UPD-2] a script that is nowhere ends in a message, not in a loop', async ({ page, site, served }) => {
  await page.goto(`${served.origin}/m/home?sw=off`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const map = await page.evaluate(() => document.querySelector('script[type=importmap]')?.textContent ?? '');
  const { imports } = JSON.parse(map);
  await site.withdraw(imports['#pages-login']);
  const loads = countLoads(page);
  await goTo(page, '/m/login');
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  // It has started anew for this build, and says itself that it will not do so again.
  const build = await page.locator('meta[name=build]').getAttribute('content');
  expect(await page.evaluate((key) => sessionStorage.getItem(key), HEALED_KEY)).toBe(JSON.stringify(build));
  expect(loads()).toBe(1);
});
