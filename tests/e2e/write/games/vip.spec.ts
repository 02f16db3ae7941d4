import { expect, test } from '../../../support/browser/fixtures';
import { openGameFromHome } from '../../../support/games/open-game-from-home';
import { prepareMemberSession } from '../../../support/members/signed-in';
import { dispatchOnlineEvent } from '../../../support/service-worker/outbox';

test('[VIP-1.1] the account page links to the VIP benefits page, whose progress bar advances after a game is played', async ({
  page,
  homePage,
}) => {
  await prepareMemberSession(page);
  await page.goto('/m/member/home');
  await expect(page.getByRole('heading', { level: 2 })).toContainText('Gold');
  await page.getByRole('link', { name: 'VIP benefits' }).click();
  await expect(page).toHaveURL(/\/m\/member\/benefits/);
  const progressBar = (done: number) =>
    page.getByRole('progressbar', { name: `Conditions for the next level: ${done} of 10` });
  await expect(progressBar(4)).toBeVisible();
  await homePage.open();
  await openGameFromHome(page);
  await page.goto('/m/member/benefits');
  await expect(progressBar(5)).toBeVisible();
});

test.describe('when the request for the member record fails', () => {
  test.use({ allowedPageErrors: /status of 500/ });

  test('[VIP-1.3][SESS-5] the request is repeated if the network has returned in the meantime, and the VIP label is shown', async ({
    page,
    platform,
  }) => {
    await prepareMemberSession(page);
    const release = platform.holdRequests({ endpoint: 'memberInfo', status: 500 });
    await page.goto('/m/member/home');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('alice');
    await expect.poll(() => platform.wireEntries('memberInfo').length).toBe(1);
    await dispatchOnlineEvent(page);
    platform.clearFaults();
    release();
    await expect(page.getByRole('heading', { level: 2 })).toContainText('Gold');
  });
});
