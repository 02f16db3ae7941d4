import { createScenarioChangeStep, enlargeText, type Scene, type SceneContext } from './scene';

const REGISTER = '/m/register';
const submit = ({ page }: SceneContext) => page.locator('main form button[type=submit]').click();

async function fillForm({ page, text }: SceneContext, username = 'newcomer') {
  await page.getByRole('textbox', { name: text('Username') }).fill(username);
  await page.locator('main input[type=password]').fill('Brand-new-1');
}

const chooseMobile = ({ page, text }: SceneContext) => page.getByRole('tab', { name: text('Mobile') }).click();

/** Registration, captchas and calling codes. */
export const REGISTRATION_SCENES: readonly Scene[] = [
  { name: 'register', path: REGISTER },
  { name: 'register-large-text', path: REGISTER, act: enlargeText, whole: true },
  { name: 'register-consent', path: REGISTER, whole: true, arrange: createScenarioChangeStep({ adConsent: true }) },
  {
    name: 'register-empty',
    path: REGISTER,
    whole: true,
    arrange: createScenarioChangeStep({ imageCaptcha: true }),
    act: submit,
  },
  {
    name: 'register-lost',
    path: REGISTER,
    merchants: ['FAIR'],
    arrange: ({ platform }) => platform.addFault({ endpoint: 'registerByUsername', cut: true }),
    act: async (stage) => {
      await fillForm(stage);
      await submit(stage);
    },
  },
  {
    name: 'register-done',
    path: REGISTER,
    merchants: ['FAIR'],
    act: async (stage) => {
      await fillForm(stage);
      await submit(stage);
      await stage.page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'register-taken',
    path: REGISTER,
    merchants: ['FAIR'],
    act: async (stage) => {
      await fillForm(stage, 'alice');
      await stage.page.locator('[aria-invalid=true]').waitFor();
    },
  },
  { name: 'register-mobile', path: REGISTER, merchants: ['FAIR', 'KOPI'], act: chooseMobile, whole: true },
  {
    name: 'register-calling-codes',
    path: REGISTER,
    merchants: ['FAIR'],
    act: async (stage) => {
      await chooseMobile(stage);
      await stage.page.locator('main form button[aria-haspopup=dialog]').first().click();
    },
  },
  {
    name: 'captcha',
    path: REGISTER,
    arrange: ({ platform, merchant }) => platform.setSwitch(merchant, 'GEETEST3', true),
    act: ({ page, text }) => page.getByRole('button', { name: text('Tap to verify that you are human') }).click(),
  },
  {
    name: 'captcha-failed',
    path: REGISTER,
    whole: true,
    arrange: ({ platform, merchant }) => {
      platform.setSwitch(merchant, 'GEETEST3', true);
      platform.setScenario(merchant, { geetestFault: 'script' });
    },
    act: ({ page }) => page.getByText('60204').waitFor(),
  },
];
