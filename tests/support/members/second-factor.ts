import { test as base, expect } from '../browser/fixtures';
import { SecondFactorDialog } from '../page-objects/second-factor-dialog';
import { findDemoMember } from './demo-member';

/** A demo member whose login requires a second factor and who can use every second factor. */
export const SECOND_FACTOR_MEMBER = findDemoMember('tina');

/** Playwright test that starts at the second-factor dialog, after username and password were accepted. */
export const test = base.extend<{ dialog: SecondFactorDialog }>({
  dialog: async ({ page, loginPage }, use) => {
    await loginPage.open();
    await loginPage.signIn(SECOND_FACTOR_MEMBER.username, SECOND_FACTOR_MEMBER.password);
    const dialog = new SecondFactorDialog(page);
    await expect(dialog.root).toBeVisible();
    await use(dialog);
  },
});

export { expect };
