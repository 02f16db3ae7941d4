import { memberOf } from './demo';
import { test as base, expect } from './fixtures';
import { SecondFactorDialog } from './pages/second-factor-dialog';

/** The member whose sign-in wants a second step, by any way there is. */
export const tina = memberOf('tina');

/** Tests in which the first step is done: name and password are right, the second step is asked for. */
export const test = base.extend<{ dialog: SecondFactorDialog }>({
  dialog: async ({ page, loginPage }, use) => {
    await loginPage.open();
    await loginPage.signIn(tina.username, tina.password);
    const dialog = new SecondFactorDialog(page);
    await expect(dialog.root).toBeVisible();
    await use(dialog);
  },
});

export { expect };
