import type { Locator } from '@playwright/test';
import { expect, test } from '../../../support/browser/fixtures';
import { findDemoMember } from '../../../support/members/demo-member';
import { prepareMemberSession } from '../../../support/members/signed-in';
import { PasswordPage } from '../../../support/page-objects/password-page';
import { SecondFactorDialog } from '../../../support/page-objects/second-factor-dialog';

/** Resolves with the name, type and autocomplete value of each visible text field, in document order. */
const fieldsOf = (scope: Locator): Promise<string[]> =>
  scope.locator('form input').evaluateAll((inputs) =>
    inputs
      .filter((input) => input instanceof HTMLInputElement)
      .filter((input) => !['checkbox', 'radio'].includes(input.type) && !input.closest('[role="tabpanel"][hidden]'))
      .map(({ name, type, autocomplete }) => `${name}: ${type} ${autocomplete}`),
  );

interface StoredCredential {
  readonly id: string;
  readonly password: string;
}

test('[REM-1.4][LOGIN-8] password managers can identify the fields of the password change form, and are offered the new password', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const offered: StoredCredential[] = [];
    Object.assign(window, { offered });
    navigator.credentials.store = async (credential) => {
      const { id, password } = credential as unknown as StoredCredential;
      offered.push({ id, password });
    };
  });
  await prepareMemberSession(page);
  await page.goto('/m/changePsw');
  const form = new PasswordPage(page);
  await expect(form.current).toBeVisible();
  await expect
    .poll(() => fieldsOf(page.getByRole('main')))
    .toEqual([
      'username: text username',
      'oldPassword: password current-password',
      'newPassword: password new-password',
      'repeatedPassword: password new-password',
    ]);
  await expect(page.locator('input[name=username]')).toHaveValue('alice');
  await form.current.fill(findDemoMember('alice').password);
  await form.choose('Changed-one-5');
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { offered: StoredCredential[] }).offered))
    .toEqual([{ id: 'alice', password: 'Changed-one-5' }]);
});

test('[REM-1.4][TFA-3] password managers can identify the input fields of each second factor method', async ({
  page,
  loginPage,
}) => {
  const tina = findDemoMember('tina');
  const dialog = new SecondFactorDialog(page);
  await loginPage.open();
  await loginPage.signIn(tina.username, tina.password);
  await expect(dialog.tabs).toHaveCount(4);
  for (const [tab, fields] of [
    ['Email', ['email: email email']],
    ['Full name', ['payeeName: text name']],
    ['Google verification', ['authCode: text one-time-code']],
    ['SMS', ['mobile: tel tel-national', 'code: text one-time-code']],
  ] as const) {
    await dialog.choose(tab);
    await expect.poll(() => fieldsOf(dialog.root), tab).toEqual(fields);
  }
});
