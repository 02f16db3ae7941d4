import { demoMemberOf } from '../support/members/demo-member';
import { ALL, BOTH, largeText, rightToLeft, type Scene, type Stage, stageAll } from './scene';
import { SOCIAL_SCENES } from './social-scenes';

/** Signs in as tina, who needs a second factor, and selects SMS. */
async function secondFactorBySms({ page }: Stage) {
  const { username, password } = demoMemberOf('tina');
  await page.locator('main form input').first().fill(username);
  await page.locator('main form input[type=password]').fill(password);
  await page.locator('main form button[type=submit]').first().click();
  await page.getByRole('dialog').getByRole('tab', { name: 'SMS' }).click();
}

const chooseTab =
  (name: string) =>
  async ({ page }: Stage) =>
    page.getByRole('tab', { name }).click();

const withoutCountry = ({ platform }: Stage) => platform.addFault({ endpoint: 'country', status: 500 });

/** Sign-in and registration with captchas, errors and second factors. */
export const SIGN_IN_SCENES: readonly Scene[] = [
  { name: 'login', path: '/m/login', merchants: ALL, sizes: BOTH },
  { name: 'login-rtl', path: '/m/login', act: rightToLeft },
  { name: 'login-large-text', path: '/m/login', act: largeText },
  {
    name: 'login-empty',
    path: '/m/login',
    act: async ({ page }) => page.locator('main form button[type=submit]').first().click(),
  },
  {
    name: 'login-refused',
    path: '/m/login',
    act: async ({ page }) => {
      await page.locator('input').first().fill('alice');
      await page.locator('input[type=password]').fill('wrong');
      await page.locator('main form button[type=submit]').first().click();
    },
  },
  {
    name: 'login-offline',
    path: '/m/login',
    act: async ({ page, context }) => {
      await page.locator('input').first().fill('alice');
      await page.locator('input[type=password]').fill('Wonder-land-7');
      await context.setOffline(true);
      await page.locator('main form button[type=submit]').first().click();
    },
  },
  { name: 'register', path: '/m/register', merchants: ALL, sizes: BOTH },
  { name: 'register-rtl', path: '/m/register', act: rightToLeft, arrange: stageAll({ imageCaptcha: true }) },
  { name: 'register-large-text', path: '/m/register', act: largeText, whole: true },
  {
    name: 'register-empty',
    path: '/m/register',
    merchants: ALL,
    whole: true,
    arrange: stageAll({ imageCaptcha: true }),
    act: async ({ page }) => page.locator('main form button[type=submit]').click(),
  },
  {
    name: 'register-lost',
    path: '/m/register',
    arrange: ({ platform }) => platform.addFault({ endpoint: 'register', cut: true }),
    act: async ({ page }) => {
      await page.getByRole('textbox', { name: 'Username' }).fill('newcomer');
      await page.locator('input[type=password]').fill('Brand-new-1');
      await page.locator('main form button[type=submit]').click();
    },
  },
  {
    name: 'register-done',
    path: '/m/register',
    act: async ({ page }) => {
      await page.getByRole('textbox', { name: 'Username' }).fill('newcomer');
      await page.locator('input[type=password]').fill('Brand-new-1');
      await page.locator('main form button[type=submit]').click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  { name: 'register-mobile', path: '/m/register', act: chooseTab('Mobile'), whole: true },
  {
    name: 'dialling-codes',
    path: '/m/register',
    act: async (stage) => {
      await chooseTab('Mobile')(stage);
      await stage.page.getByRole('button', { name: /^Dialling/ }).click();
    },
  },
  {
    name: 'login-sms',
    path: '/m/login',
    act: async (stage) => {
      await chooseTab('SMS')(stage);
      await stage.page.getByRole('textbox', { name: 'Mobile number' }).fill('9170000001');
      await stage.page.getByRole('button', { name: /^Send/ }).click();
    },
  },
  ...SOCIAL_SCENES,
  {
    name: 'geetest',
    path: '/m/register',
    arrange: ({ platform }) => platform.setSwitch('FAIR', 'GEETEST3', true),
    act: async ({ page }) => page.getByRole('button', { name: 'Tap to verify that you are human' }).click(),
  },
  {
    name: 'geetest-failed',
    path: '/m/register',
    whole: true,
    arrange: ({ platform }) => {
      platform.setSwitch('FAIR', 'GEETEST3', true);
      platform.setScenario('FAIR', { geetestFault: 'script' });
    },
    act: async ({ page }) => page.getByText('60204').waitFor(),
  },
  { name: 'login-dialling-missing', path: '/m/login', sizes: BOTH, arrange: withoutCountry, act: chooseTab('SMS') },
  {
    name: 'register-taken',
    path: '/m/register',
    act: async ({ page }) => {
      await page.getByRole('textbox', { name: 'Username' }).fill('alice');
      await page.locator('main input[type=password]').fill('Brand-new-1');
      await page.waitForTimeout(500);
    },
  },
  { name: 'second-factor-sms', path: '/m/login', merchants: ['FAIR', 'KOPI'], sizes: BOTH, act: secondFactorBySms },
  {
    name: 'second-factor-sms-large-text',
    path: '/m/login',
    act: async (stage) => {
      await secondFactorBySms(stage);
      await largeText(stage);
    },
  },
  {
    name: 'second-factor-sms-rtl',
    path: '/m/login',
    act: async (stage) => {
      await secondFactorBySms(stage);
      await rightToLeft(stage);
    },
  },
];
