import { expect, freshNumber, SocialForm, test, typeIdentityCode } from '../../support/identity';
import { LOST_NETWORK } from '../../support/lost-network';
import { untilStored } from '../../support/stored-content';

const ALICE = '9170000001';

test.describe('when the network is lost', () => {
  test.use({
    serviceWorkers: 'allow',
    allowedComplaints: new RegExp(`${LOST_NETWORK.source}|net::ERR_|Failed to load resource|status of 400`),
  });

  test('[SOCIAL-5] at each step the step can be taken again, and what was typed stays', async ({
    page,
    context,
    platform,
  }) => {
    const number = freshNumber();
    const form = new SocialForm(page);
    await form.open();
    await form.mobile.fill(number);
    await untilStored(page); // no code of another part is missed
    await expect(form.send).toBeEnabled(); // what is dialled before the number is known

    // Before an SMS.
    await context.setOffline(true);
    await form.send.click();
    await expect(page.getByText('Code: auth/network-request-failed')).toBeVisible();
    await expect(form.mobile).toHaveValue(number);
    await context.setOffline(false);
    await form.send.click();
    await expect(form.code).toHaveAccessibleDescription(/A code is on its way/);

    // Before the code counts.
    const code = platform.identityCode(`+63${number}`) ?? '';
    await form.code.fill(code);
    const signIn = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPhoneNumber';
    platform.fault({ endpoint: signIn, cut: true, times: 1 });
    await form.submit.click();
    await expect(page.getByText('Code: auth/network-request-failed')).toBeVisible();
    await expect(form.code).toHaveValue(code);
  });

  test('[SOCIAL-2] between the provider and the platform the code is not asked for twice', async ({
    page,
    platform,
  }) => {
    const form = new SocialForm(page);
    await form.open();
    await typeIdentityCode(form, ALICE, (sent) => platform.identityCode(sent));
    platform.fault({ endpoint: 'login', cut: true, times: 1 });
    await form.submit.click();
    await expect(page.getByText('What you typed is kept')).toBeVisible();
    await form.submit.click();
    await expect(page).toHaveURL(/\/m\/home/);
    await expect(page.getByText('alice').first()).toBeVisible();
  });

  test('[SOCIAL-2] [REG-3] a registration whose answer was lost makes one account', async ({ page, platform }) => {
    platform.turn('FAIR', 'FIREBASECREATEACC3', true);
    const before = platform.memberNames('FAIR').length;
    const form = new SocialForm(page);
    await form.open();
    await typeIdentityCode(form, freshNumber(), (sent) => platform.identityCode(sent));
    platform.fault({ endpoint: 'register', cut: true, times: 1 });
    await form.submit.click();
    await expect(page.getByText('you never get two')).toBeVisible();
    await form.submit.click();
    await expect(page).toHaveURL(/\/m\/home/);
    expect(platform.memberNames('FAIR')).toHaveLength(before + 1);
    expect(platform.wire('register')).toHaveLength(1);
  });
});
