import { expect, test } from '../../support/fixtures';
import { LOST_NETWORK } from '../../support/lost-network';

const TAKEN = 'Somebody has this username already. Choose another one.';

test.describe('leaving the field of the username', () => {
  test('[LOGIN-9] a name that is taken is told at the field, until it is changed', async ({
    registerPage,
    platform,
  }) => {
    await registerPage.open();
    await registerPage.username.fill('alice');
    await registerPage.password.fill('Brand-new-1');
    await expect(registerPage.username).toHaveAccessibleDescription(TAKEN);
    await expect(registerPage.username).toHaveAttribute('aria-invalid', 'true');
    await expect(registerPage.password).toBeFocused();
    await registerPage.username.fill('newcomer');
    await expect(registerPage.username).not.toHaveAccessibleDescription(TAKEN);
    await registerPage.submit.click();
    await expect(registerPage.welcome).toContainText('newcomer');
    expect(platform.wire('register')).toHaveLength(1);
  });

  test('[LOGIN-9] the answer about a name that was changed meanwhile is not told', async ({
    registerPage,
    platform,
  }) => {
    const release = platform.hold({ endpoint: 'checkUsername' });
    await registerPage.open();
    await registerPage.username.fill('alice');
    await registerPage.password.fill('Brand-new-1');
    await expect.poll(() => platform.wire('checkUsername').length).toBe(1);
    await registerPage.username.fill('newcomer');
    release();
    await registerPage.password.focus();
    await expect.poll(() => platform.wire('checkUsername').length).toBe(2);
    await expect(registerPage.username).not.toHaveAccessibleDescription(TAKEN);
    await registerPage.submit.click();
    await expect(registerPage.welcome).toContainText('newcomer');
    await expect(registerPage.username).not.toHaveAccessibleDescription(TAKEN);
  });

  test.describe('when it cannot be asked', () => {
    test.use({ allowedComplaints: LOST_NETWORK });

    test('[LOGIN-9] nothing is said and nothing is in the way', async ({ registerPage, platform }) => {
      platform.fault({ endpoint: 'checkUsername', cut: true });
      await registerPage.open();
      await registerPage.username.fill('newcomer');
      await registerPage.password.fill('Brand-new-1');
      await expect(registerPage.username).toHaveAttribute('aria-invalid', 'false');
      await registerPage.submit.click();
      await expect(registerPage.welcome).toContainText('newcomer');
    });
  });
});
