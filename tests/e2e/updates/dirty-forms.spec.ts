import { ROUTES } from '../../../src/contract/paths';
import {
  clearUpdateCheckThrottle,
  dispatchVisibilityChange,
  expect,
  locateUpdateOffer,
  readVersionMarker,
  test,
} from '../../support/deploy/deployed-site';
import { findDemoMember } from '../../support/members/demo-member';
import { LoginPage } from '../../support/page-objects/login-page';
import { SERVICE_WORKER_TIMEOUT_MS } from '../../support/service-worker/service-worker-timeout';
import { waitUntilServedVersionStored } from '../../support/service-worker/stored-content';

/** Paths of pages with a form, by the kind of user who can open them. */
const FORMS = {
  visitor: [ROUTES.login.path, ROUTES.register.path],
  member: [ROUTES.changePsw.path, ROUTES.feedback.path],
};

for (const [user, paths] of Object.entries(FORMS)) {
  test(`[UPD-2.1] a page with input of a ${user} offers no app update, and asks before a Refresh in another tab discards it`, async ({
    page,
    context,
    site,
    served,
  }) => {
    const forms = await Promise.all(
      paths.map(async (path, index) => {
        const tab = index === 0 ? page : await context.newPage();
        const field = tab
          .locator('main input:not([type=radio]):not([type=checkbox]):not([hidden]), main textarea')
          .first();
        return { path, tab, field };
      }),
    );
    for (const { path, tab, field } of forms) {
      if (user === 'member') {
        await tab.goto(`${served.origin}/m/login`);
        const login = new LoginPage(tab);
        // A remembered login would sign in the next tab automatically, while this test types.
        await login.remember.uncheck();
        await login.signIn('alice', findDemoMember('alice').password);
        await expect(tab).toHaveURL(/\/m\/home/);
      }
      await tab.goto(served.origin + path);
      await expect(field).toBeVisible();
    }
    await waitUntilServedVersionStored(page);
    for (const { field } of forms) await field.pressSequentially('typed');
    const other = await context.newPage();
    await other.goto(`${served.origin}/m/home`);
    await site.publish('second');
    await clearUpdateCheckThrottle(page);
    await dispatchVisibilityChange(page);
    for (const { path, tab } of forms) {
      const log = () => tab.evaluate(() => sessionStorage.getItem('MC_POPUP_LOG') ?? '');
      const waiting = '"update","kind":"update","status":"blocked","reason":"no popups on this page"';
      await expect.poll(log, { message: path, timeout: SERVICE_WORKER_TIMEOUT_MS }).toContain(waiting); // once the version is fetched
      await expect(locateUpdateOffer(tab)).toBeHidden();
    }

    await locateUpdateOffer(other).getByRole('button', { name: 'Refresh' }).click();
    for (const { path, tab, field } of forms) {
      const question = tab.getByRole('alertdialog').filter({ hasText: 'What you typed here will be lost' });
      await expect(question, path).toBeVisible();
      await question.getByRole('button', { name: 'Later' }).click();
      await expect(field).toHaveValue('typed');
      expect(await readVersionMarker(tab)).toBeNull();
    }
  });
}
