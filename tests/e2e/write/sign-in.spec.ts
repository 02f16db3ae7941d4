import { memberOf } from '../../support/demo';
import { expect, test } from '../../support/fixtures';
import { PageClock } from '../../support/page-clock';

test.use({ serviceWorkers: 'allow' });

const alice = memberOf('alice');

test.describe('signing in', () => {
  test('[LOGIN-2] [ENC-1] the platform opens the sealed body, and no password is on the wire', async ({
    page,
    loginPage,
    platform,
  }) => {
    await loginPage.open();
    await loginPage.signIn(alice.username, alice.password);
    await expect(page).toHaveURL(/\/m\/home/);
    await expect(page.getByText('alice').first()).toBeVisible();

    const [sent] = platform.wire('login');
    expect(sent?.status).toBe(200);
    expect(sent?.headers).toMatchObject({ encryption: '1', merchant: 'FAIR' });
    expect(sent?.body).toMatch(/^[A-Za-z0-9+/]+=*$/);
    const everything = JSON.stringify(platform.wire());
    for (const form of [alice.password, btoa(alice.password), encodeURIComponent(alice.password)]) {
      expect(everything).not.toContain(form);
    }
  });

  test('[SESS-1] [SESS-5] the session stands in sessionStorage, with what the platform says of the member', async ({
    page,
    loginPage,
  }) => {
    await loginPage.open();
    await loginPage.signIn(alice.username, alice.password);
    await expect(page).toHaveURL(/\/m\/home/);
    const session = () => page.evaluate(() => JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '{}'));
    const told = { userName: 'alice', merchantCode: 'FAIR', type: 0, firstTimeLogin: false };
    await expect.poll(session).toMatchObject(told); // the type comes once the platform has been asked
  });

  test('[LOGIN-3] a second submit while one runs is ignored', async ({ page, loginPage, platform }) => {
    const release = platform.hold({ endpoint: 'login' });
    await loginPage.open();
    await loginPage.username.fill(alice.username);
    await loginPage.password.fill(alice.password);
    await loginPage.password.press('Enter');
    await loginPage.password.press('Enter');
    await page.evaluate(() => document.querySelector('form')?.requestSubmit());
    await expect(loginPage.submit).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(page).toHaveURL(/\/m\/home/);
    expect(platform.wire('login')).toHaveLength(1);
  });

  test('[LOGIN-3] for half a second after an answer the button says that it takes no press, and it takes none', async ({
    page,
    loginPage,
    platform,
  }) => {
    const clock = await PageClock.of(page);
    await loginPage.open();
    await expect(loginPage.submit).toBeEnabled();
    await clock.stop();
    await loginPage.signIn(alice.username, 'not-the-password');
    await expect(loginPage.alert.filter({ hasText: /\S/ })).toBeVisible();
    await clock.move(499);
    await expect(loginPage.submit).toBeDisabled();
    await expect(loginPage.submit).toHaveAttribute('aria-busy', 'false');
    await loginPage.submit.click({ force: true });
    await expect(loginPage.submit).toBeFocused();
    await loginPage.password.press('Enter');
    await clock.move(1);
    await expect(loginPage.submit).toBeEnabled();
    expect(platform.wire('login')).toHaveLength(1);
    await loginPage.submit.click();
    await expect.poll(() => platform.wire('login').length).toBe(2);
  });

  test('[API-7] a wrong password is told in the words of the platform, and what was typed stays', async ({
    page,
    loginPage,
  }) => {
    await loginPage.open();
    await loginPage.signIn(alice.username, 'not-the-password');
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
    await expect(loginPage.username).toHaveValue(alice.username);
    await expect(loginPage.password).toHaveValue('not-the-password');
    await expect(page).toHaveURL(/\/m\/login/);
  });

  test('[ROUTE-2] the page that was wanted is returned to, with its query', async ({ page, loginPage }) => {
    await page.goto('/m/voucherCenter?from=mail');
    await expect(page).toHaveURL(/\/m\/login/);
    await loginPage.signIn(alice.username, alice.password);
    await expect(page).toHaveURL(/\/m\/voucherCenter\?from=mail/);
    await expect(page.getByRole('heading', { level: 1, name: 'Deposit' })).toBeVisible();
  });

  test('[LOGIN-1] empty fields say what is missing and take the focus', async ({ loginPage, platform }) => {
    await loginPage.open();
    await loginPage.submit.click();
    await expect(loginPage.username).toBeFocused();
    await expect(loginPage.username).toHaveAttribute('aria-invalid', 'true');
    expect(platform.wire('login')).toHaveLength(0);
  });

  test.describe('without the web worker', () => {
    test.use({ allowedComplaints: /worker-|Failed to load resource|net::ERR/ });

    test('[ENC-3] the page seals the body itself', async ({ page, context, loginPage }) => {
      await context.route(/\/m\/assets\/worker-(?!answers)/, (route) => route.abort());
      await loginPage.open();
      await loginPage.signIn(alice.username, alice.password);
      await expect(page).toHaveURL(/\/m\/home/);
    });
  });

  test('[ENC-2] without a key nothing is sent', async ({ page, loginPage, platform }) => {
    platform.fault({ endpoint: 'rsaKey', status: 200, body: '{"success":true,"value":{"publicKey":"garbage"}}' });
    await loginPage.open();
    await loginPage.signIn(alice.username, alice.password);
    await expect(page.getByText('Missing Encryption')).toBeVisible();
    expect(platform.wire('login')).toHaveLength(0);
    await expect(loginPage.password).toHaveValue(alice.password);
  });
});

test.describe('a password that must be replaced', () => {
  for (const username of ['fiona', 'dora']) {
    test(`[LOGIN-4] [LOGIN-8] ${username} lands on the password page and cannot leave it`, async ({
      page,
      loginPage,
    }) => {
      const member = memberOf(username);
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

  test('[LOGIN-4] an expired password is replaced where the merchant insists', async ({
    page,
    loginPage,
    platform,
  }) => {
    const eddie = memberOf('eddie');
    platform.turn('FAIR', 'PWDEXPFORCECHANGE3', true);
    await loginPage.open();
    await loginPage.signIn(eddie.username, eddie.password);
    await expect(page).toHaveURL(/\/m\/changePsw/);
  });

  test('[LOGIN-4] an expired password does otherwise', async ({ page, loginPage, platform }) => {
    const eddie = memberOf('eddie');
    platform.turn('FAIR', 'PWDEXPFORCECHANGE3', false);
    await loginPage.open();
    await loginPage.signIn(eddie.username, eddie.password);
    await expect(page).toHaveURL(/\/m\/home/);
  });
});
