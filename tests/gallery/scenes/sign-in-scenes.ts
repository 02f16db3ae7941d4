import { findDemoMember } from '../../support/members/demo-member';
import { enlargeText, goOfflineAfterLoad, type Scene, type SceneContext } from './scene';

const LOGIN = '/m/login';
const submit = ({ page }: SceneContext) => page.locator('main form button[type=submit]').first().click();

async function fillLogin({ page }: SceneContext, username: string, password = findDemoMember(username).password) {
  await page.locator('main form input').first().fill(username);
  await page.locator('main form input[type=password]').fill(password);
}

/** Signs in as tina, who needs a second factor, and selects SMS. */
async function secondFactorBySms(stage: SceneContext) {
  await fillLogin(stage, 'tina');
  await submit(stage);
  await stage.page
    .getByRole('dialog')
    .getByRole('tab', { name: stage.text('SMS') })
    .click();
}

const chooseSms = ({ page, text }: SceneContext) => page.getByRole('tab', { name: text('SMS') }).click();

/** Sign-in by password and SMS, its errors, and the second factor. */
export const SIGN_IN_SCENES: readonly Scene[] = [
  { name: 'login', path: LOGIN },
  { name: 'login-large-text', path: LOGIN, act: enlargeText },
  { name: 'login-empty', path: LOGIN, act: submit },
  {
    name: 'login-refused',
    path: LOGIN,
    act: async (stage) => {
      await fillLogin(stage, 'alice', 'wrong');
      await submit(stage);
      await stage.page.locator('[aria-invalid=true], [role=alert]:not(:empty)').first().waitFor();
    },
  },
  {
    name: 'login-offline',
    path: LOGIN,
    act: async (stage) => {
      await fillLogin(stage, 'alice');
      await goOfflineAfterLoad(stage);
      await submit(stage);
    },
  },
  {
    name: 'login-forgotten',
    path: LOGIN,
    merchants: ['FAIR', 'KOPI'],
    act: ({ page, text }) => page.getByRole('button', { name: text('Forgot your password?') }).click(),
  },
  {
    name: 'login-sms',
    path: LOGIN,
    merchants: ['FAIR', 'KOPI'],
    act: async (stage) => {
      await chooseSms(stage);
      await stage.page.getByRole('textbox', { name: stage.text('Mobile number') }).fill('9170000001');
      await stage.page.getByRole('button', { name: stage.text('Send code') }).click();
    },
  },
  {
    name: 'login-dialling-missing',
    path: LOGIN,
    merchants: ['FAIR', 'KOPI'],
    arrange: ({ platform }) => platform.addFault({ endpoint: 'country', status: 500 }),
    act: chooseSms,
  },
  { name: 'second-factor-sms', path: LOGIN, act: secondFactorBySms },
  {
    name: 'second-factor-sms-large-text',
    path: LOGIN,
    act: async (stage) => {
      await secondFactorBySms(stage);
      await enlargeText(stage);
    },
  },
  { name: 'password', path: '/m/changePsw', member: 'alice' },
  { name: 'session-over', path: '/m/withdraw', member: 'alice', arrange: ({ platform }) => platform.moveSessions() },
];
