import { ROUTES } from '../../../src/contract/paths';
import {
  bringTabToFront,
  expect,
  forceUpdateCheck,
  test,
  updateOfferOf,
  versionMarkerOf,
} from '../../support/deploy/deployed-site';
import { demoMemberOf } from '../../support/members/demo-member';
import { LoginPage } from '../../support/page-objects/login-page';
import { waitUntilStored } from '../../support/service-worker/stored-content';

/** Pages with a form, and the users who may open them. */
const FORMS = [
  [ROUTES.login.path, 'visitor'],
  [ROUTES.register.path, 'visitor'],
  [ROUTES.changePsw.path, 'member'],
  [ROUTES.feedback.path, 'member'],
] as const;

for (const [path, who] of FORMS) {
  test(`[UPD-2] a new version is not offered over the form on ${path}, and Refresh in another tab asks before its input is lost`, async ({
    page,
    context,
    site,
    served,
  }) => {
    if (who === 'member') {
      await page.goto(`${served.origin}/m/login`);
      await new LoginPage(page).signIn('alice', demoMemberOf('alice').password);
      await expect(page).toHaveURL(/\/m\/home/);
    }
    await page.goto(served.origin + path);
    const field = page
      .locator('main input:not([type=radio]):not([type=checkbox]):not([hidden]), main textarea')
      .first();
    await expect(field).toBeVisible();
    await waitUntilStored(page);
    await field.pressSequentially('typed');
    const other = await context.newPage();
    await other.goto(`${served.origin}/m/home`);
    await site.publish('second');
    await forceUpdateCheck(page);
    await bringTabToFront(page);
    const log = () => page.evaluate(() => sessionStorage.getItem('MC_POPUP_LOG') ?? '');
    const waiting = '"update","kind":"update","status":"blocked","reason":"no popups on this page"';
    await expect.poll(log, { timeout: 20_000 }).toContain(waiting); // once the version is fetched
    await expect(updateOfferOf(page)).toBeHidden();

    await updateOfferOf(other).getByRole('button', { name: 'Refresh' }).click();
    const question = page.getByRole('alertdialog').filter({ hasText: 'What you typed here will be lost' });
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: 'Later' }).click();
    await expect(field).toHaveValue('typed');
    expect(await versionMarkerOf(page)).toBeNull();
  });
}
