import { OFFLINE_CONSOLE_ERRORS } from '../../../support/http/offline-console-errors';
import { enterIdentityCode, expect, SocialForm, test, unusedPhoneNumber } from '../../../support/identity/identity';
import { shownMember } from '../../../support/members/shown-member';
import { waitUntilStored } from '../../../support/service-worker/stored-content';

const ALICE_NUMBER = '9170000001';

test.describe('when the network is lost', () => {
  test.use({
    serviceWorkers: 'allow',
    allowedPageErrors: new RegExp(`${OFFLINE_CONSOLE_ERRORS.source}|net::ERR_|Failed to load resource|status of 400`),
  });

  test('[SOCIAL-5] every step can be repeated and keeps its input', async ({ page, context, platform }) => {
    const number = unusedPhoneNumber();
    const form = new SocialForm(page);
    await form.open();
    await form.mobile.fill(number);
    await waitUntilStored(page); // wait, so that no later chunk fails to load
    await expect(form.send).toBeEnabled(); // wait for the calling code

    // Before the SMS is sent.
    await context.setOffline(true);
    await form.send.click();
    await expect(page.getByText('Code: auth/network-request-failed')).toBeVisible();
    await expect(form.mobile).toHaveValue(number);
    await context.setOffline(false);
    await form.send.click();
    await expect(form.code).toHaveAccessibleDescription(/A code is on its way/);

    // Before the code is verified.
    const code = platform.identityCode(`+63${number}`) ?? '';
    await form.code.fill(code);
    const signIn = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPhoneNumber';
    platform.addFault({ endpoint: signIn, cut: true, times: 1 });
    await form.submit.click();
    await expect(page.getByText('Code: auth/network-request-failed')).toBeVisible();
    await expect(form.code).toHaveValue(code);
  });

  test('[SOCIAL-2] after a failure between provider and platform, no second code is requested', async ({
    page,
    platform,
  }) => {
    const form = new SocialForm(page);
    await form.open();
    await enterIdentityCode(form, ALICE_NUMBER, (sent) => platform.identityCode(sent));
    platform.addFault({ endpoint: 'login', cut: true, times: 1 });
    await form.submit.click();
    await expect(page.getByText('What you typed is kept')).toBeVisible();
    await form.submit.click();
    await expect(page).toHaveURL(/\/m\/home/);
    await expect(shownMember(page, 'alice')).toBeVisible();
  });

  test('[SOCIAL-2] [REG-3] a registration whose response was lost creates only one account', async ({
    page,
    platform,
  }) => {
    platform.setSwitch('FAIR', 'FIREBASECREATEACC3', true);
    const before = platform.memberNames('FAIR').length;
    const form = new SocialForm(page);
    await form.open();
    await enterIdentityCode(form, unusedPhoneNumber(), (sent) => platform.identityCode(sent));
    platform.addFault({ endpoint: 'register', cut: true, times: 1 });
    await form.submit.click();
    await expect(page.getByText('you never get two')).toBeVisible();
    await form.submit.click();
    await expect(page).toHaveURL(/\/m\/home/);
    expect(platform.memberNames('FAIR')).toHaveLength(before + 1);
    expect(platform.wireEntries('register')).toHaveLength(1);
  });
});
