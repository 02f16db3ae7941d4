import { type FaultProxy, startFaultProxy } from '../../support/fault-proxy';
import { expect, test } from '../../support/fixtures';
import { LOST_NETWORK } from '../../support/lost-network';
import { untilStored } from '../../support/stored-content';

test.use({ allowedComplaints: LOST_NETWORK });

let line: FaultProxy;
test.beforeEach(async ({ platform }) => {
  line = await startFaultProxy(platform.port);
});
test.afterEach(() => line.close());

test('[OFF-2] home opens with the network cut and the server gone', async ({ page, context, homePage }) => {
  await page.goto(`${line.origin}/m/home`);
  await expect(homePage.title).toBeVisible();
  await untilStored(page);
  const headings = await page.getByRole('heading').allInnerTexts();

  line.set({ refuse: true });
  line.cutAll();
  await context.setOffline(true);
  await page.reload();

  await expect(homePage.title).toBeVisible();
  await expect.poll(() => page.getByRole('heading').allInnerTexts()).toEqual(headings);
});

test('[BOOT-5] a repeat start renders on a line that accepts and never answers', async ({
  page,
  context,
  homePage,
}) => {
  await page.goto(`${line.origin}/m/home`);
  await expect(homePage.title).toBeVisible();
  await untilStored(page);
  const headings = await page.getByRole('heading').allInnerTexts();
  await page.close();

  line.set({ blackhole: true });
  line.cutAll();
  const again = await context.newPage();
  const began = Date.now();
  await again.goto(`${line.origin}/m/home`, { waitUntil: 'commit' });

  await expect.poll(() => again.getByRole('heading').allInnerTexts()).toEqual(headings);
  // Nothing waited for a limit to pass: the shortest one on this path is a second.
  expect(Date.now() - began).toBeLessThan(5_000);
});
