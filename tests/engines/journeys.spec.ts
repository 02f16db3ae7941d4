import { SERVICE_WORKER_STATE_URL } from '../../src/contract/service-worker/service-worker-urls';
import { expect, test } from './fixtures';
import { submitLoginForm } from './submit-login-form';
import {
  buttonXPath,
  fieldXPath,
  headingXPath,
  linkXPath,
  submitButtonXPath,
  tabXPath,
  textXPath,
} from './web-driver-page';

const ALICE = '+639170000001';
const HOME = '/m/home';

test('[WL-2.1][GAME-5] home shows its lanes in the merchant’s colours, without horizontal overflow', async ({
  webDriverPage,
}) => {
  await webDriverPage.open(HOME);
  await webDriverPage.see(headingXPath('Lottery'));
  // Before the app has rendered, home is a picture without links.
  await webDriverPage.see(`${linkXPath('Log in')}[@href]`);
  const layout = await webDriverPage.evaluate(`(() => {
    const root = document.documentElement;
    const row = document.querySelector('main section ul');
    return {
      login: getComputedStyle(document.querySelector('header a[href="/m/login"]')).backgroundColor,
      belowFoot: Math.round(innerHeight - document.querySelector('nav[data-keep-clear]').getBoundingClientRect().bottom),
      sideways: Math.max(0, root.scrollWidth - innerWidth),
      swipes: row.scrollWidth > row.clientWidth,
    };
  })()`);
  expect(layout).toEqual({ login: 'rgb(91, 61, 245)', belowFoot: 0, sideways: 0, swipes: true });
});

test('[I18N-1] a newly selected language takes effect immediately', async ({ webDriverPage }) => {
  await webDriverPage.open(HOME);
  await webDriverPage.selectOption('//select', 'Tiếng Việt');
  await webDriverPage.see(linkXPath('Đăng nhập'));
  await expect.poll(() => webDriverPage.evaluate('document.documentElement.lang')).toBe('vi');
});

test('[LOGIN-1] [LOGIN-9] a member signs in with a password, and signs out', async ({ webDriverPage, served }) => {
  await submitLoginForm(webDriverPage);
  await webDriverPage.tap(linkXPath('My account: alice'));
  await webDriverPage.tap(buttonXPath('Log out'));
  await webDriverPage.see(linkXPath('Log in'));
  expect(served.platform.wireEntries('login')[0]?.headers).toMatchObject({ encryption: '1' });
  await expect.poll(() => served.platform.wireEntries('logout').length).toBe(1);
});

test('[SOCIAL-1] a member signs in with a code from the identity provider', async ({
  webDriverPage,
  served,
  emulator,
}) => {
  served.platform.connectIdentityProvider(emulator.origin);
  await webDriverPage.open('/m/login');
  await webDriverPage.tap(tabXPath('Phone & social'));
  await webDriverPage.type(fieldXPath('Mobile number'), '9170000001');
  await webDriverPage.tap(buttonXPath('Send code'));
  await webDriverPage.see(textXPath(`A code is on its way to ${ALICE}`));
  await webDriverPage.type(fieldXPath('Code from the SMS'), served.platform.identityCode(ALICE) ?? '');
  await webDriverPage.tap(submitButtonXPath('Log in'));
  await webDriverPage.see(linkXPath('My account: alice'));
});

test('[REG-1] [CAPT-1] a visitor solves the captcha, registers and is signed in', async ({ webDriverPage, served }) => {
  served.platform.setScenario('FAIR', { imageCaptcha: true });
  await webDriverPage.open('/m/register');
  await webDriverPage.see('//img[@alt="A picture of letters and digits to type"]');
  await webDriverPage.type(fieldXPath('Username'), 'newcomer');
  await webDriverPage.type(fieldXPath('Password'), 'Brand-new-1');
  await webDriverPage.type(fieldXPath('Characters in the picture'), served.platform.captchaText() ?? '');
  await webDriverPage.tap(submitButtonXPath('Register'));
  await webDriverPage.see(headingXPath('Registration successful'));
  await webDriverPage.tap(buttonXPath('Confirm'));
  await webDriverPage.see(linkXPath('My account: newcomer'));
  expect(served.platform.memberNames('FAIR')).toContain('newcomer');
});

test('[MINI-1.3] the mini game starts in its frame with an opaque origin', async ({ webDriverPage, served }) => {
  served.platform.setSwitch('FAIR', 'LOTTMINIGAME3', true);
  await submitLoginForm(webDriverPage);
  await webDriverPage.see(buttonXPath('Open the mini game'));
});

test.describe('stopped server', () => {
  test.use({ allowedErrors: /Failed to load|NetworkError|a file did not come/ });

  test('[OFF-2] home still opens after the server has stopped, from the files that the service worker has stored', async ({
    webDriverPage,
    served,
  }) => {
    await webDriverPage.open(HOME);
    await webDriverPage.see(headingXPath('Lottery'));
    await expect
      .poll(() =>
        webDriverPage.evaluate(`navigator.serviceWorker.ready
          .then(() => fetch('${SERVICE_WORKER_STATE_URL}'))
          .then((response) => (response.ok ? response.json() : { versions: [] }))
          .then(({ versions }) => versions.map(({ isComplete }) => isComplete))`),
      )
      .toEqual([true]);
    await served.stop();
    await webDriverPage.open(HOME);
    await webDriverPage.see(headingXPath('Lottery'));
  });
});

test.describe('check for page errors', () => {
  test.use({ allowedErrors: /said aloud|refused\.png/ });

  test('the check for page errors detects a console error and a failed request', async ({ webDriverPage }) => {
    await webDriverPage.open(HOME);
    await webDriverPage.see(headingXPath('Lottery'));
    await webDriverPage.evaluate(`console.error('said aloud')`);
    await webDriverPage.evaluate(`void (new Image().src = 'http://127.0.0.1:9/refused.png')`);
    const detectErrors = async () => {
      const pageErrors = (await webDriverPage.pageErrors()).join();
      return ['said aloud', 'refused.png'].map((word) => pageErrors.includes(word));
    };
    await expect.poll(detectErrors).toEqual([true, true]);
  });
});
