import type { Page } from '@playwright/test';
import { ROUTES } from '../../../src/contract/paths';
import { bringTabToFront, expect, forceUpdateCheck, test, versionMarkerOf } from '../../support/deploy/deployed-site';
import { demoMemberOf } from '../../support/members/demo-member';
import { LoginPage } from '../../support/page-objects/login-page';
import { waitUntilStored } from '../../support/service-worker/stored-content';

const dialogWithText = (page: Page, text: string) => page.getByRole('alertdialog').filter({ hasText: text });

/** Pages with a form, and who may open them. */
const FORMS = [
  [ROUTES.login.path, 'visitor'],
  [ROUTES.register.path, 'visitor'],
  [ROUTES.changePsw.path, 'member'],
  [ROUTES.feedback.path, 'member'],
] as const;

for (const [path, who] of FORMS) {
  test(`[UPD-2] Refresh asks for confirmation before input on ${path} is lost`, async ({ page, site, served }) => {
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
    await site.publish('second');
    await forceUpdateCheck(page);
    await bringTabToFront(page);
    const offer = dialogWithText(page, 'Found new version');
    await expect(offer).toBeVisible({ timeout: 20_000 }); // once the version is fetched
    await offer.getByRole('button', { name: 'Refresh' }).click();
    const question = dialogWithText(page, 'What you typed here will be lost');
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: 'Later' }).click();
    await expect(field).toHaveValue('typed');
    expect(await versionMarkerOf(page)).toBeNull();
  });
}
