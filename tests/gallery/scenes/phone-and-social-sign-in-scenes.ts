import { type AuthEmulator, startAuthEmulator } from '../../platform/identity/start-auth-emulator';
import { findMerchant } from '../../platform/merchants/find-merchant';
import { enlargeText, GALLERY_CLOCK_TIME_MS, goOfflineAfterLoad, type Scene, type SceneContext } from './scene';

/** The emulator of the identity provider, started by the first scene that needs it. */
let emulator: Promise<AuthEmulator> | undefined;

/** Merchants that offer phone sign-in. */
const PHONE_MERCHANTS = ['FAIR', 'KOPI'];

/** Connects the emulator, and sets the platform's clock to the real time, which the emulator's tokens contain. */
async function withIdentity({ platform, merchant }: SceneContext) {
  platform.advance(Date.now() - GALLERY_CLOCK_TIME_MS);
  emulator ??= startAuthEmulator();
  platform.connectIdentityProvider((await emulator).origin);
  platform.setSwitch(merchant, 'FIREBASECREATEACC3', false);
}

const lastTab = ({ page }: SceneContext) => page.getByRole('tab').last().click();

async function sendCode({ page, platform, merchant }: SceneContext, wrongCode?: string) {
  const form = page.locator('form', { has: page.locator('#identity-mobile') });
  await form.locator('#identity-mobile').fill('9989990001');
  await form.locator('button[type=button]').last().click();
  const number = `+${findMerchant(merchant)?.diallingCode}9989990001`;
  const deadline = Date.now() + 10_000;
  while (platform.identityCode(number) === undefined && Date.now() < deadline) await page.waitForTimeout(100);
  await form.locator('#identity-code').fill(wrongCode ?? platform.identityCode(number) ?? '');
  await form.locator('button[type=submit]').click();
}

/** Scenes of phone and social sign-in. They need the emulator that `npm run identity` installs. */
export const PHONE_AND_SOCIAL_SIGN_IN_SCENES: readonly Scene[] = [
  { name: 'social', path: '/m/login', merchants: PHONE_MERCHANTS, arrange: withIdentity, act: lastTab },
  {
    name: 'social-large-text',
    path: '/m/login',
    merchants: PHONE_MERCHANTS,
    arrange: withIdentity,
    whole: true,
    act: async (stage) => {
      await lastTab(stage);
      await enlargeText(stage);
    },
  },
  {
    name: 'social-wrong-code',
    path: '/m/login',
    merchants: PHONE_MERCHANTS,
    arrange: withIdentity,
    whole: true,
    act: async (stage) => {
      await lastTab(stage);
      await sendCode(stage, '000000');
    },
  },
  {
    name: 'social-offline',
    path: '/m/login',
    merchants: PHONE_MERCHANTS,
    arrange: withIdentity,
    whole: true,
    act: async (stage) => {
      await lastTab(stage);
      await goOfflineAfterLoad(stage);
      await stage.page.locator('#identity-mobile').fill('9170000001');
      await stage.page
        .getByRole('button', { name: stage.text('Send code') })
        .last()
        .click();
    },
  },
  {
    name: 'social-choice',
    path: '/m/login',
    merchants: PHONE_MERCHANTS,
    arrange: withIdentity,
    act: async (stage) => {
      await lastTab(stage);
      await sendCode(stage);
      await stage.page.getByRole('alertdialog').waitFor();
    },
  },
  { name: 'social-register', path: '/m/register', arrange: withIdentity, whole: true },
];
