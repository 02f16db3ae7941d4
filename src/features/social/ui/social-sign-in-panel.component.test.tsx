import { beforeEach, describe, expect, test, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { loadMerchantStatus, resetPageAndRecordNavigations } from '../../../../tests/components/page-state';
import { TestProviders } from '../../../../tests/components/test-providers';
import { useMerchant } from '../../../services/merchant/merchant-store';
import { replaceSavedCampaignParams } from '../../../services/navigation/navigate';
import { autoLoginCancelSignal } from '../../../services/remembered-login/cancel-auto-login';
import SocialPanel from './social-sign-in-panel';

// The provider's SDK needs a server of its own; the browser tests run it with the provider's emulator.
vi.mock('../../../browser/identity/identity', () => ({ connectIdentityProvider: () => ({}) }));
// Chromium does not reveal private browsing to pages.
vi.mock('../../../browser/storage/private-browsing', async (original) => ({
  ...(await original<object>()),
  requestOpfsAccess: async () => 'refused',
}));

beforeEach(async () => {
  replaceSavedCampaignParams({});
  Object.assign(window, { hostBlock: { merchant: 'FAIR', identity: 'emulated' } });
  await resetPageAndRecordNavigations();
  enableIdentityMethods();
});

/**
 * Makes the merchant offer sign-in by phone, Google and Facebook. By default, the test platform offers these methods
 * only if an identity provider is configured.
 */
function enableIdentityMethods(): void {
  const { status } = useMerchant.getState();
  if (!status) throw new Error('The status has not loaded');
  const { info } = status;
  const sms = { ...info.sms, firebase: true, apiKey: 'key' };
  useMerchant.setState({ status: { ...status, info: { ...info, sms, push: { ...info.push, facebookAppId: '1' } } } });
}

async function openPanel({ folded = false } = {}) {
  const screen = await render(<SocialPanel folded={folded} />, { wrapper: TestProviders });
  return {
    screen,
    google: screen.getByRole('button', { name: 'Continue with Google' }),
    facebook: screen.getByRole('button', { name: 'Continue with Facebook' }),
    phone: screen.getByRole('button', { name: 'Continue with phone' }),
    mobile: screen.getByRole('textbox', { name: 'Mobile number' }),
    code: screen.getByRole('textbox', { name: 'Code from the SMS' }),
  };
}

describe('[SOCIAL-6] buttons of the identity providers', () => {
  test('[WL-1.4][LOGIN-1.1][SOCIAL-6.1] the buttons of the identity providers are shown as configured by the merchant', async () => {
    const first = await openPanel();
    await expect.element(first.google).toBeVisible();
    await expect.element(first.facebook).toBeVisible();
    await first.screen.unmount();
    await commands.setSwitch('GOOGLELOGIN3', false);
    await loadMerchantStatus();
    enableIdentityMethods();
    const { google, facebook } = await openPanel();
    await expect.element(facebook).toBeVisible();
    expect(google.query()).toBeNull();
  });

  test('[REM-3.6][SOCIAL-6.3] pressing the button of an identity provider cancels auto login, and shows a message in private browsing', async () => {
    const { screen, google } = await openPanel();
    expect(autoLoginCancelSignal.aborted).toBe(false);
    await google.click();
    await expect.element(screen.getByText('This way to log in does not work in private browsing.')).toBeVisible();
    expect(autoLoginCancelSignal.aborted).toBe(true);
  });

  test('[SOCIAL-6.2] pressing the button of an identity provider in the merchant’s app shows the message “coming to the app soon”', async () => {
    replaceSavedCampaignParams({ inApp: '1' });
    const { screen, google, mobile } = await openPanel();
    await google.click();
    await expect.element(screen.getByText('coming to the app soon')).toBeVisible();
    await expect.element(mobile).toBeVisible();
  });
});

describe('[SOCIAL-1] phone form of the social sign-in', () => {
  test('[REM-1.4] the fields have autocomplete values for phone and one-time code', async () => {
    const { mobile, code } = await openPanel();
    await expect.element(mobile).toHaveAttribute('autocomplete', 'tel-national');
    await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code');
  });

  test('[REG-5.1][LOGIN-6] the phone form lets the visitor choose the calling code even if the switch UPDATEMOBILEICC3 is off', async () => {
    await commands.setSwitch('UPDATEMOBILEICC3', false);
    await loadMerchantStatus();
    enableIdentityMethods();
    const { screen } = await openPanel();
    await expect.element(screen.getByRole('button', { name: /^Dialling code.*\+63/ })).toBeVisible();
  });

  test('[LOGIN-7.6] the phone form shows a hint at the code field, and sends nothing, if the text contains two codes', async () => {
    const { screen, mobile, code } = await openPanel();
    await mobile.fill('9170000002');
    await code.fill('482913 or 591047');
    await screen.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect.element(code).toHaveAccessibleDescription('Enter the code alone, without other numbers.');
    expect(await commands.countRequests('login')).toBe(0);
  });

  test('[REG-1] on the registration page, a button opens the phone form and focuses its number field', async () => {
    const { phone, mobile, google } = await openPanel({ folded: true });
    await expect.element(google).toBeVisible();
    expect(mobile.query()).toBeNull();
    await phone.click();
    await expect.element(mobile).toHaveFocus();
  });
});
