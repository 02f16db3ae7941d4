import { expect, test } from '../../support/fixtures';
import { LOST_NETWORK } from '../../support/lost-network';

// Code that was still on its way when the network went is missed by the browser, and not by the member.
const MISSED = /Failed to fetch dynamically imported module/;
test.use({ serviceWorkers: 'allow', allowedComplaints: new RegExp(`${LOST_NETWORK.source}|${MISSED.source}`) });

const TOLD = 'network offline';

test('[OFF-1] going offline is said for a moment', async ({ context, page, homePage }) => {
  await homePage.open();
  await expect(homePage.title).toBeVisible();
  // The page notes what it shows: on a busy machine a look from outside may come when the moment is over.
  await page.evaluate((words) => {
    const told = new Promise<number>((gone) => {
      let since: number | undefined;
      const look = () => {
        if (document.body.innerText.includes(words)) since ??= performance.now();
        else if (since !== undefined) gone(performance.now() - since);
      };
      new MutationObserver(look).observe(document.body, { childList: true, characterData: true, subtree: true });
    });
    Object.assign(window, { told });
  }, TOLD);
  await context.setOffline(true);
  const moment = await page.evaluate(() => (window as unknown as { told: Promise<number> }).told);
  expect(moment).toBeLessThan(5_000);
  await expect(homePage.title).toBeVisible();
  await expect(homePage.bottomNavigation).toBeVisible();
});
