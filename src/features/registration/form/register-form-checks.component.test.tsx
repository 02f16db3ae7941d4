import { beforeEach, describe, expect, test } from 'vitest';
import { commands, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessibleInBothTextDirections } from '../../../../tests/components/axe';
import { messageWithCode } from '../../../../tests/components/error-code';
import { goOffline, goOnline } from '../../../../tests/components/network';
import {
  loadMerchantStatus,
  type RecordedNavigation,
  resetPageAndRecordNavigations,
} from '../../../../tests/components/page-state';
import { TestProviders } from '../../../../tests/components/test-providers';
import type { SiteStatus } from '../../../contract/endpoints/site/system';
import { useMerchant } from '../../../services/merchant/merchant-store';
import { saveCampaignParams } from '../../../services/navigation/navigate';
import { useOverlays } from '../../../services/overlays/overlays';
import { queryClient } from '../../../services/queries/query-client';
import { autoLoginCancelSignal } from '../../../services/remembered-login/cancel-auto-login';
import { getCurrentSession } from '../../../services/session/session-store';
import { resetRegistration } from '../submit/register';
import { RegisterForm } from './register-form';
import { RegisterPrompt } from './register-prompt';

const TAKEN = 'Somebody has this username already. Choose another one.';
const WEAK_PASSWORD = 'Passwords have at least 8 characters, and are neither the username nor the default password';
const MISSING = 'The dialling code of your country could not be loaded.';

type MerchantValues = SiteStatus['info']['whitelabelVal'];

let visits: readonly RecordedNavigation[] = [];
beforeEach(async () => {
  queryClient.clear();
  visits = await resetPageAndRecordNavigations();
  resetRegistration();
});

async function openForm() {
  const screen = await render(
    <main>
      <RegisterForm />
    </main>,
    { wrapper: TestProviders },
  );
  const username = screen.getByRole('textbox', { name: 'Username' });
  const password = screen.getByLabelText('Password', { exact: true });
  return {
    screen,
    username,
    password,
    mobile: screen.getByRole('textbox', { name: 'Mobile number' }),
    code: screen.getByRole('textbox', { name: 'Code from the SMS' }),
    captcha: screen.getByRole('textbox', { name: 'Characters in the picture' }),
    picture: screen.getByRole('img', { name: 'A picture of letters and digits' }),
    submit: screen.getByRole('button', { name: 'Register', exact: true }),
    choose: (name: string) => screen.getByRole('tab', { name }).click(),
    alert: (text: string) => screen.getByRole('alert').filter({ hasText: text }),
    welcome: (name: string) => screen.getByText(`Welcome, ${name}. Your account is ready.`),
    fill: async (name: string, secret = 'Brand-new-1') => {
      await username.fill(name);
      await password.fill(secret);
    },
  };
}

async function requireImageCaptcha(): Promise<void> {
  await commands.setScenario({ imageCaptcha: true });
  await loadMerchantStatus();
}

test('[REM-3.6] submitting the empty registration form cancels auto login', async () => {
  const { submit } = await openForm();
  expect(autoLoginCancelSignal.aborted).toBe(false);
  await submit.click();
  expect(autoLoginCancelSignal.aborted).toBe(true);
});

describe('[CAPT-2] image captcha', () => {
  beforeEach(requireImageCaptcha);

  test('[CAPT-4.2][CAPT-1] an empty image captcha field gets the focus and its error on submit, told once, and no registration is sent', async () => {
    const { screen, fill, picture, captcha, submit } = await openForm();
    await expect.element(picture).toBeVisible();
    await fill('newcomer');
    await submit.click();
    await expect.element(captcha).toHaveFocus();
    await expect.element(captcha).toHaveAttribute('aria-invalid', 'true');
    await expect.element(captcha).toHaveAccessibleDescription('Type the characters in the picture.');
    expect(screen.getByText(/finish the verification/).elements()).toEqual([]);
    expect(await commands.countRequests('registerByUsername')).toBe(0);
  });

  test('[REG-3.1] a wrong answer clears the image captcha field and loads another image; the other fields keep their input', async () => {
    const { fill, picture, captcha, submit, alert, username, password, welcome } = await openForm();
    await expect.element(picture).toBeVisible();
    const source = picture.element().getAttribute('src');
    await fill('newcomer');
    await captcha.fill('----');
    await submit.click();
    await expect.element(alert('The verification is not right')).toBeVisible();
    await expect.element(captcha).toHaveValue('');
    await expect.element(username).toHaveValue('newcomer');
    await expect.element(password).toHaveValue('Brand-new-1');
    await expect.poll(() => picture.element().getAttribute('src')).not.toBe(source);
    // As a Chinese or Japanese keyboard types it: full-width characters, with spaces.
    const answer = (await commands.readCaptchaText()).toLowerCase();
    await captcha.fill([...answer].map((char) => String.fromCharCode(char.charCodeAt(0) + 0xfee0)).join('\u3000'));
    await submit.click();
    await expect.element(welcome('newcomer')).toBeVisible();
  });

  test('[CAPT-2.1][CAPT-4.2] an image captcha that has failed to load is told once, gets the focus on submit, and can be loaded again', async () => {
    await commands.addFault({ endpoint: 'imageCaptcha', errorCode: 'x', message: 'm', times: 1 });
    const { screen, fill, submit, picture } = await openForm();
    const missing = screen.getByText('The verification is not loaded yet');
    await expect.element(missing).toBeVisible();
    await expect.element(screen.getByText(/^Error code [\da-f]{4}-[\da-f]{4}$/)).toBeVisible();
    await fill('newcomer');
    await submit.click();
    const retry = screen.getByRole('button', { name: 'Retry' });
    await expect.element(retry).toHaveFocus();
    await expect.element(submit).not.toHaveAttribute('aria-busy', 'true');
    expect(missing.elements()).toHaveLength(1);
    await retry.click();
    await expect.element(picture).toBeVisible();
  });
});

describe('[REG-3] registration', () => {
  test.each([
    ['alice', 'Brand-new-1', 'This username or number is registered already.', 'username'],
    [
      'ab',
      'Brand-new-1',
      'This username cannot be used. Reason: User names have 4 to 16 letters or digits',
      'username',
    ],
    ['newcomer', 'short', `Choose a stronger password. Reason: ${WEAK_PASSWORD}`, 'password'],
  ] as const)(
    '[REG-3.1] registering as %s with the password %s shows the message “%s” at the %s field',
    async (name, secret, message, field) => {
      const form = await openForm();
      await form.fill(name, secret);
      // The message that appears on blur moves the button.
      if (name === 'alice') await expect.element(form.username).toHaveAccessibleDescription(TAKEN);
      await form.submit.click();
      await expect.element(form[field]).toHaveFocus();
      await expect.element(form[field]).toHaveAccessibleDescription(messageWithCode(message));
      await expect.element(form.username).toHaveValue(name);
      await expect.element(form.password).toHaveValue(secret);
    },
  );

  test('[REG-3.1] is sent only once even if the form is submitted again before the response', async () => {
    await commands.holdRequests('registerByUsername');
    const { fill, submit, welcome } = await openForm();
    await fill('newcomer');
    const { form } = submit.element() as HTMLButtonElement;
    form?.requestSubmit();
    form?.requestSubmit();
    await expect.element(submit).toHaveAttribute('aria-busy', 'true');
    form?.requestSubmit();
    await commands.releaseRequests();
    await expect.element(welcome('newcomer')).toBeVisible();
    expect(await commands.countRequests('registerByUsername')).toBe(1);
  });

  test('is sent only once even if the form is closed, opened again and submitted before the response', async () => {
    await commands.holdRequests('registerByUsername');
    const first = await openForm();
    await first.fill('newcomer');
    await first.submit.click();
    await expect.poll(() => commands.countRequests('registerByUsername')).toBe(1);
    await first.screen.unmount();
    const { fill, submit, welcome, screen } = await openForm();
    await fill('newcomer');
    await submit.click();
    await expect.element(submit).toHaveAttribute('aria-busy', 'false');
    expect([screen.getByRole('alert').filter({ hasText: /./ }).elements(), getCurrentSession()]).toEqual([
      [],
      undefined,
    ]);
    await commands.releaseRequests();
    await expect.element(welcome('newcomer')).toBeVisible();
    expect(await commands.countRequests('registerByUsername')).toBe(1);
  });

  test('the form keeps its input when submitted offline, and can be submitted again when the device is online', async () => {
    const { fill, password, submit, alert, welcome } = await openForm();
    await fill('newcomer');
    await goOffline();
    await submit.click();
    await expect.element(alert('You are offline')).toBeVisible();
    await expect.element(password).toHaveValue('Brand-new-1');
    await goOnline();
    await submit.click();
    await expect.element(welcome('newcomer')).toBeVisible();
  });

  test('[REG-3.2] is not sent again while it is unknown whether the account exists', async () => {
    await commands.addFault({ endpoint: 'registerByUsername', status: 504, times: 1 });
    await commands.addFault({ endpoint: 'login', errorCode: 'TOO_MANY_REQUEST_LOGIN', times: 1 });
    const { fill, username, submit, alert } = await openForm();
    await fill('newcomer');
    await submit.click();
    await expect.element(alert('your account may exist already')).toBeVisible();
    await username.fill('newcomer2');
    await submit.click();
    await expect.poll(() => commands.countRequests('login')).toBe(1);
    await expect.element(alert('your account may exist already')).toBeVisible();
    expect(await commands.countRequests('registerByUsername')).toBe(1);
  });

  test('[LOGIN-9.2] is not blocked if the request of the username check fails', async () => {
    await commands.addFault({ endpoint: 'checkUsername', errorCode: 'x', message: 'm' });
    const { fill, username, submit, welcome } = await openForm();
    await fill('newcomer');
    await expect.poll(() => commands.countRequests('checkUsername')).toBe(1);
    await expect.element(username).toHaveAttribute('aria-invalid', 'false');
    await loadMerchantStatus(); // its response arrives after that of the check
    expect(useOverlays.getState().stack).toEqual([]);
    await submit.click();
    await expect.element(welcome('newcomer')).toBeVisible();
  });
});

/** Changes the merchant's registration settings on the page. */
function changeMerchant(change: (values: MerchantValues) => Partial<MerchantValues>): void {
  const { status } = useMerchant.getState();
  if (!status) throw new Error('no status');
  const values = status.info.whitelabelVal;
  const whitelabelVal = { ...values, ...change(values) };
  useMerchant.setState({ status: { ...status, info: { ...status.info, whitelabelVal } } });
}

test.each([
  [true, 1],
  [false, 0],
])(
  '[TRK-3] with the merchant’s advertising consent setting %s, the registration form contains %i consent checkboxes',
  async (consent, count) => {
    changeMerchant(({ tracking }) => ({ tracking: { ...tracking, consent } }));
    const { screen, username } = await openForm();
    await expect.element(username).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /^Use advertising data/ }).elements()).toHaveLength(count);
  },
);

test('[REG-1] the registration form opens with the first registration method in the merchant’s list', async () => {
  changeMerchant(() => ({ registerWays: ['auto', 'username'] }));
  const { screen, password, submit } = await openForm();
  await password.fill('Brand-new-1');
  await submit.click();
  await expect.element(screen.getByText(/^Welcome, fair\d{8}/)).toBeVisible();
});

test('[REG-5] a registration by username succeeds even if the calling code cannot be loaded', async () => {
  await commands.addFault({ endpoint: 'country', status: 500 });
  const { fill, submit, welcome } = await openForm();
  await fill('newcomer');
  await submit.click();
  await expect.element(welcome('newcomer')).toBeVisible();
});

test.each([
  ['its button', async () => userEvent.keyboard('{Enter}')],
  ['the Escape key', async () => userEvent.keyboard('{Escape}')],
])('[REG-3] closing the registration confirmation with %s starts the session and opens home', async (_, close) => {
  const { fill, submit, welcome } = await openForm();
  await fill('newcomer');
  await submit.click();
  await expect.element(welcome('newcomer')).toBeVisible();
  expect(getCurrentSession()).toBeUndefined();
  await close();
  await expect.poll(() => getCurrentSession()?.userName).toBe('newcomer');
  expect(visits.map(({ path }) => path)).toEqual(['/m/home']);
});

test('[TRK-3.1][REG-2] a registration without advertising data is sent without pixelTrack', async () => {
  saveCampaignParams('?r=FRIEND7');
  const { screen, choose, password, submit } = await openForm();
  await choose('Quick');
  await password.fill('Brand-new-1');
  await submit.click();
  await expect.element(screen.getByText(/^Welcome, fair\d{8}/)).toBeVisible();
  const [sent] = await commands.readRequests('registerWithGeneratedUsername');
  expect(JSON.parse(sent?.body ?? '{}')).toMatchObject({ referralCode: 'FRIEND7' });
  expect(JSON.parse(sent?.body ?? '{}')).not.toHaveProperty('pixelTrack');
});

describe('[REG-5] registration by mobile number', () => {
  test('[REG-5.1][LOGIN-6] is not sent until the calling code has been loaded', async () => {
    await commands.addFault({ endpoint: 'country', status: 500 });
    const { screen, choose, mobile, password, submit, alert, welcome } = await openForm();
    await choose('Mobile');
    await expect.element(alert(MISSING)).toBeVisible();
    await mobile.fill('+63 998 765 4321');
    await password.fill('Brand-new-1');
    await userEvent.keyboard('{Enter}');
    (submit.element() as HTMLButtonElement).click();
    await commands.clearFaults();
    await screen.getByRole('button', { name: 'Retry' }).click();
    await submit.click();
    await expect.element(welcome('m9987654321')).toBeVisible();
    expect(await commands.countRequests('registerByMobileNumber')).toBe(1);
  });

  test('[REG-3] shows the error at the number field if the number is taken', async () => {
    const { choose, mobile, password, submit } = await openForm();
    await choose('Mobile');
    await mobile.fill('9170000001');
    await password.fill('Brand-new-1');
    await submit.click();
    await expect
      .element(mobile)
      .toHaveAccessibleDescription(messageWithCode('This username or number is registered already.'));
    await expect.element(mobile).toHaveFocus();
  });
});

describe('[REG-1] accessibility of the registration', () => {
  test('the username form with captcha and errors, and the registration confirmation have no accessibility violations', async () => {
    await requireImageCaptcha();
    const { fill, username, captcha, picture, submit, welcome } = await openForm();
    await submit.click();
    await expect.element(username).toHaveFocus();
    await expectAccessibleInBothTextDirections('main');
    await fill('newcomer');
    await expect.element(picture).toBeVisible();
    await captcha.fill(await commands.readCaptchaText());
    await submit.click();
    await expect.element(welcome('newcomer')).toBeVisible();
    await expectAccessibleInBothTextDirections('dialog');
  });

  test('the tabs for mobile number and generated username have no accessibility violations, with and without errors', async () => {
    await commands.setScenario({ mobileCodeRequired: true });
    await loadMerchantStatus();
    const { screen, choose, mobile, password, submit } = await openForm();
    await choose('Mobile');
    await expect.element(screen.getByRole('button', { name: /^Dialling code/ })).toBeVisible();
    await expectAccessibleInBothTextDirections('main');
    await submit.click();
    await expect.element(mobile).toHaveFocus();
    await expectAccessibleInBothTextDirections('main');
    await choose('Quick');
    await expectAccessibleInBothTextDirections('main');
    await submit.click();
    await expect.element(password).toHaveAttribute('aria-invalid', 'true');
    await expectAccessibleInBothTextDirections('main');
  });

  test('the registration dialog on a public page has no accessibility violations, with and without errors', async () => {
    const screen = await render(<RegisterPrompt />, { wrapper: TestProviders });
    await screen.getByRole('button', { name: 'Register' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Register' });
    await expect.element(dialog).toBeVisible();
    await expectAccessibleInBothTextDirections('dialog');
    await dialog.getByRole('textbox', { name: 'Username' }).fill('alice');
    await dialog.getByLabelText('Password', { exact: true }).fill('Brand-new-1');
    await expect.element(dialog.getByText(TAKEN)).toBeVisible(); // it moves the button
    await dialog.getByRole('button', { name: 'Register', exact: true }).click();
    await expect.element(dialog.getByText('This username or number is registered already.')).toBeVisible();
    await expectAccessibleInBothTextDirections('dialog');
  });
});
