import { type Emulator, startEmulator } from '../platform/identity/start-emulator';
import { BOTH, largeText, rightToLeft, type Scene, type Stage } from './scene';

/** The emulator of the identity provider, started by the first scene that needs it. */
let emulator: Promise<Emulator> | undefined;
async function withIdentity({ platform }: Stage) {
  emulator ??= startEmulator();
  platform.connectIdentity((await emulator).origin);
  platform.setSwitch('KOPI', 'FIREBASECREATEACC3', false);
}
const lastTab = async ({ page }: Stage) => page.getByRole('tab').last().click();

async function sendCode({ page, platform }: Stage, wrongCode?: string) {
  const form = page.locator('form', { has: page.locator('#identity-mobile') });
  await form.locator('#identity-mobile').fill('9989990001');
  await form.locator('button[type=button]').last().click();
  await page.waitForTimeout(1500);
  const callingCode = page.url().includes('kopi.') ? '84' : '63';
  const sent = platform.identityCode(`+${callingCode}9989990001`);
  await form.locator('#identity-code').fill(wrongCode ?? sent ?? '');
  await form.locator('button[type=submit]').click();
  await page.waitForTimeout(800);
}

/** Phone and social sign-in. */
export const SOCIAL_SCENES: readonly Scene[] = [
  { name: 'social', path: '/m/login', merchants: ['FAIR', 'KOPI'], sizes: BOTH, arrange: withIdentity, act: lastTab },
  {
    name: 'social-large-text',
    path: '/m/login',
    arrange: withIdentity,
    whole: true,
    act: async (stage) => {
      await lastTab(stage);
      await largeText(stage);
    },
  },
  {
    name: 'social-rtl',
    path: '/m/login',
    arrange: withIdentity,
    act: async (stage) => {
      await lastTab(stage);
      await rightToLeft(stage);
    },
  },
  {
    name: 'social-wrongCode-code',
    path: '/m/login',
    merchants: ['FAIR', 'KOPI'],
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
    arrange: withIdentity,
    whole: true,
    act: async (stage) => {
      await lastTab(stage);
      await stage.context.setOffline(true);
      await stage.page.locator('#identity-mobile').fill('9170000001');
      await stage.page.getByRole('button', { name: /^Send/ }).last().click();
    },
  },
  {
    name: 'social-choice',
    path: '/m/login',
    merchants: ['FAIR', 'KOPI'],
    arrange: withIdentity,
    act: async (stage) => {
      await lastTab(stage);
      await sendCode(stage);
    },
  },
  {
    name: 'social-tie',
    path: '/m/login',
    arrange: withIdentity,
    act: async (stage) => {
      await lastTab(stage);
      await sendCode(stage);
      await stage.page.getByRole('alertdialog').getByRole('button').last().click();
    },
  },
  { name: 'social-register', path: '/m/register', merchants: ['FAIR', 'KOPI'], arrange: withIdentity, whole: true },
];
