import { expect, test } from '../../../support/browser/fixtures';
import { PageClock } from '../../../support/clocks/page-clock';
import { demoMemberOf } from '../../../support/members/demo-member';
import { shownMember } from '../../../support/members/shown-member';

const alice = demoMemberOf('alice');

test.describe('signing in with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('[LOGIN-2] [ENC-1] the platform decrypts the request body, and no password is sent in plain text', async ({
    page,
    loginPage,
    platform,
  }) => {
    await loginPage.open();
    await loginPage.signIn(alice.username, alice.password);
    await expect(page).toHaveURL(/\/m\/home/);
    await expect(shownMember(page, 'alice')).toBeVisible();

    const [sent] = platform.wireEntries('login');
    expect(sent?.status).toBe(200);
    expect(sent?.headers).toMatchObject({ encryption: '1', merchant: 'FAIR' });
    expect(sent?.body).toMatch(/^[A-Za-z0-9+/]+=*$/);
    const allRequests = JSON.stringify(platform.wireEntries());
    for (const form of [alice.password, btoa(alice.password), encodeURIComponent(alice.password)]) {
      expect(allRequests).not.toContain(form);
    }
  });
});

test.describe('signing in', () => {
  test('[SESS-1] [SESS-5] the session is in sessionStorage, with the member data from the platform', async ({
    page,
    loginPage,
  }) => {
    await loginPage.open();
    await loginPage.signIn(alice.username, alice.password);
    await expect(page).toHaveURL(/\/m\/home/);
    const session = () => page.evaluate(() => JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '{}'));
    const memberData = { userName: 'alice', merchantCode: 'FAIR', type: 0, firstTimeLogin: false };
    await expect.poll(session).toMatchObject(memberData); // the type is set once the member info has been fetched
  });

  test('[LOGIN-3] a second submit during the first one is ignored', async ({ page, loginPage, platform }) => {
    const release = platform.holdRequests({ endpoint: 'login' });
    await loginPage.open();
    await loginPage.username.fill(alice.username);
    await loginPage.password.fill(alice.password);
    await loginPage.password.press('Enter');
    await loginPage.password.press('Enter');
    await page.evaluate(() => document.querySelector('form')?.requestSubmit());
    await expect(loginPage.submit).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(page).toHaveURL(/\/m\/home/);
    expect(platform.wireEntries('login')).toHaveLength(1);
  });

  test('[LOGIN-3] the button is disabled for half a second after a response, and ignores presses', async ({
    page,
    loginPage,
    platform,
  }) => {
    const clock = await PageClock.install(page);
    await loginPage.open();
    await expect(loginPage.submit).toBeEnabled();
    await clock.stop();
    await loginPage.signIn(alice.username, 'not-the-password');
    await expect(loginPage.alert.filter({ hasText: /\S/ })).toBeVisible();
    await clock.advance(499);
    await expect(loginPage.submit).toBeDisabled();
    await expect(loginPage.submit).toHaveAttribute('aria-busy', 'false');
    await loginPage.submit.click({ force: true });
    await expect(loginPage.submit).toBeFocused();
    await loginPage.password.press('Enter');
    await clock.advance(1);
    await expect(loginPage.submit).toBeEnabled();
    expect(platform.wireEntries('login')).toHaveLength(1);
    await loginPage.submit.click();
    await expect.poll(() => platform.wireEntries('login').length).toBe(2);
  });

  test('[API-7] [LOGIN-5] a wrong password shows the platform’s message at the field, and the input stays', async ({
    page,
    loginPage,
  }) => {
    await loginPage.open();
    await loginPage.signIn(alice.username, 'not-the-password');
    await expect(page.getByRole('alert').filter({ hasText: 'password is not right' })).toBeVisible();
    await expect(loginPage.password).toBeFocused();
    await expect(loginPage.password).toHaveAttribute('aria-invalid', 'true');
    await expect(loginPage.password).toHaveAccessibleDescription(/password is not right/);
    await expect(loginPage.username).toHaveValue(alice.username);
    await expect(loginPage.password).toHaveValue('not-the-password');
    await expect(page).toHaveURL(/\/m\/login/);
    await loginPage.password.press('End');
    await page.keyboard.type('x');
    await expect(loginPage.password).toHaveAttribute('aria-invalid', 'false');
  });

  test('[ROUTE-2] the member returns to the requested page with its query', async ({ page, loginPage }) => {
    await page.goto('/m/voucherCenter?from=mail');
    await expect(page).toHaveURL(/\/m\/login/);
    await loginPage.signIn(alice.username, alice.password);
    await expect(page).toHaveURL(/\/m\/voucherCenter\?from=mail/);
    await expect(page.getByRole('heading', { level: 1, name: 'Deposit' })).toBeVisible();
  });

  test('[LOGIN-1] empty fields show what is missing, and the first one gets the focus', async ({
    loginPage,
    platform,
  }) => {
    await loginPage.open();
    await loginPage.submit.click();
    await expect(loginPage.username).toBeFocused();
    await expect(loginPage.username).toHaveAttribute('aria-invalid', 'true');
    expect(platform.wireEntries('login')).toHaveLength(0);
  });

  test.describe('without the web worker', () => {
    test.use({ allowedPageErrors: /worker-|Failed to load resource|net::ERR/ });

    test('[ENC-3] the page encrypts the body itself', async ({ page, context, loginPage }) => {
      await context.route(/\/m\/assets\/worker-(?!api)/, (route) => route.abort());
      await loginPage.open();
      await loginPage.signIn(alice.username, alice.password);
      await expect(page).toHaveURL(/\/m\/home/);
    });
  });

  test('[ENC-2] without a public key nothing is sent', async ({ page, loginPage, platform }) => {
    platform.addFault({ endpoint: 'rsaKey', status: 200, body: '{"success":true,"value":{"publicKey":"garbage"}}' });
    await loginPage.open();
    await loginPage.signIn(alice.username, alice.password);
    await expect(page.getByText('Missing Encryption')).toBeVisible();
    expect(platform.wireEntries('login')).toHaveLength(0);
    await expect(loginPage.password).toHaveValue(alice.password);
  });
});

test.describe('a password that must be replaced', () => {
  for (const username of ['fiona', 'dora']) {
    test(`[LOGIN-4] [LOGIN-8] ${username} lands on the password page and cannot leave it`, async ({
      page,
      loginPage,
    }) => {
      const member = demoMemberOf(username);
      await loginPage.open();
      await loginPage.signIn(member.username, member.password);
      await expect(page).toHaveURL(/\/m\/changePsw/);
      await page.goto('/m/home');
      await expect(page).toHaveURL(/\/m\/changePsw/);

      await page.getByLabel('Current password', { exact: true }).fill(member.password);
      await page.getByLabel('New password', { exact: true }).fill('Another-one-9');
      await page.getByLabel('Repeat new password', { exact: true }).fill('Another-one-9');
      await page.getByRole('button', { name: 'Confirm' }).click();
      await expect(page).toHaveURL(/\/m\/home/);
    });
  }

  test('[LOGIN-4] an expired password must be replaced if the merchant requires it', async ({
    page,
    loginPage,
    platform,
  }) => {
    const eddie = demoMemberOf('eddie');
    platform.setSwitch('FAIR', 'PWDEXPFORCECHANGE3', true);
    await loginPage.open();
    await loginPage.signIn(eddie.username, eddie.password);
    await expect(page).toHaveURL(/\/m\/changePsw/);
  });

  test('[LOGIN-4] an expired password does not force a change when the merchant allows it', async ({
    page,
    loginPage,
    platform,
  }) => {
    const eddie = demoMemberOf('eddie');
    platform.setSwitch('FAIR', 'PWDEXPFORCECHANGE3', false);
    await loginPage.open();
    await loginPage.signIn(eddie.username, eddie.password);
    await expect(page).toHaveURL(/\/m\/home/);
  });
});
