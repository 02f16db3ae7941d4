import type { Page } from '@playwright/test';
import { ROUTES } from '../../../src/contract/paths';
import { memberOf } from '../../support/demo';
import { comeToFront, expect, makeCheckDue, markOf, test } from '../../support/deployed';
import { LoginPage } from '../../support/pages/login-page';
import { untilStored } from '../../support/stored-content';

const dialog = (page: Page, text: string) => page.getByRole('alertdialog').filter({ hasText: text });

/** Pages with something to type, and who may open them. */
const FORMS = [
  [ROUTES.login.path, 'visitor'],
  [ROUTES.register.path, 'visitor'],
  [ROUTES.changePsw.path, 'member'],
  [ROUTES.feedback.path, 'member'],
] as const;

for (const [path, who] of FORMS) {
  test(`[UPD-2] Refresh asks before what is typed on ${path} is lost`, async ({ page, site, served }) => {
    if (who === 'member') {
      await page.goto(`${served.origin}/m/login`);
      await new LoginPage(page).signIn('alice', memberOf('alice').password);
      await expect(page).toHaveURL(/\/m\/home/);
    }
    await page.goto(served.origin + path);
    const field = page
      .locator('main input:not([type=radio]):not([type=checkbox]):not([hidden]), main textarea')
      .first();
    await expect(field).toBeVisible();
    await untilStored(page);
    await field.pressSequentially('typed');
    await site.publish('second');
    await makeCheckDue(page);
    await comeToFront(page);
    const offer = dialog(page, 'Found new version');
    await expect(offer).toBeVisible({ timeout: 20_000 }); // once the version is staged
    await offer.getByRole('button', { name: 'Refresh' }).click();
    const question = dialog(page, 'What you typed here will be lost');
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: 'Later' }).click();
    await expect(field).toHaveValue('typed');
    expect(await markOf(page)).toBeNull();
  });
}
