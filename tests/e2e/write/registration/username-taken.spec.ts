import { expect, test } from '../../../support/browser/fixtures';
import { OFFLINE_CONSOLE_ERRORS } from '../../../support/http/offline-console-errors';

const TAKEN_TEXT = 'Somebody has this username already. Choose another one.';

test.describe('leaving the username field', () => {
  test('[LOGIN-9] a name that is taken is reported at the field until it changes', async ({
    registerPage,
    platform,
  }) => {
    await registerPage.open();
    await registerPage.username.fill('alice');
    await registerPage.password.fill('Brand-new-1');
    await expect(registerPage.username).toHaveAccessibleDescription(TAKEN_TEXT);
    await expect(registerPage.username).toHaveAttribute('aria-invalid', 'true');
    await expect(registerPage.password).toBeFocused();
    await registerPage.username.fill('newcomer');
    await expect(registerPage.username).not.toHaveAccessibleDescription(TAKEN_TEXT);
    await registerPage.submit.click();
    await expect(registerPage.welcome).toContainText('newcomer');
    expect(platform.wireEntries('register')).toHaveLength(1);
  });

  test('[LOGIN-9] the response about a name that was changed meanwhile is ignored', async ({
    registerPage,
    platform,
  }) => {
    const release = platform.holdRequests({ endpoint: 'checkUsername' });
    await registerPage.open();
    await registerPage.username.fill('alice');
    await registerPage.password.fill('Brand-new-1');
    await expect.poll(() => platform.wireEntries('checkUsername').length).toBe(1);
    await registerPage.username.fill('newcomer');
    release();
    await registerPage.password.focus();
    await expect.poll(() => platform.wireEntries('checkUsername').length).toBe(2);
    await expect(registerPage.username).not.toHaveAccessibleDescription(TAKEN_TEXT);
    await registerPage.submit.click();
    await expect(registerPage.welcome).toContainText('newcomer');
    await expect(registerPage.username).not.toHaveAccessibleDescription(TAKEN_TEXT);
  });

  test.describe('when the check fails', () => {
    test.use({ allowedPageErrors: OFFLINE_CONSOLE_ERRORS });

    test('[LOGIN-9] no message is shown and registering is not blocked', async ({ registerPage, platform }) => {
      platform.addFault({ endpoint: 'checkUsername', cut: true });
      await registerPage.open();
      await registerPage.username.fill('newcomer');
      await registerPage.password.fill('Brand-new-1');
      await expect(registerPage.username).toHaveAttribute('aria-invalid', 'false');
      await registerPage.submit.click();
      await expect(registerPage.welcome).toContainText('newcomer');
    });
  });
});
