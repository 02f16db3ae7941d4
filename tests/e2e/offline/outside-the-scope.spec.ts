import { expect, test } from '../../support/deployed';
import { LOST_NETWORK } from '../../support/lost-network';
import { comeOnline, counted, fillOutbox } from '../../support/outbox';
import { HomePage } from '../../support/pages/home-page';
import { untilStored } from '../../support/stored-content';

test.use({ allowedComplaints: LOST_NETWORK });

test('[OFF-4] a page that the worker does not stand in front of is heard by it all the same', async ({
  page,
  context,
  served,
}) => {
  await page.goto(`${served.origin}/m/home`);
  await untilStored(page);
  // As a server answers that sends nobody on to /m/.
  await context.route(`${served.origin}/`, async (route) => {
    await route.fulfill({ response: await route.fetch({ url: `${served.origin}/m/home` }) });
  });
  await page.goto(`${served.origin}/`);
  await expect(new HomePage(page).title).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();

  await fillOutbox(page, 1);
  // Told until the page has come so far as to listen.
  const sent = async () => {
    await comeOnline(page);
    return counted(served).length;
  };
  await expect.poll(sent).toBe(1);
});
