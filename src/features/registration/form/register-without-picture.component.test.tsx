import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { commands, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessibleInBothTextDirections } from '../../../../tests/components/axe';
import { loadMerchantStatus, resetPageAndRecordNavigations } from '../../../../tests/components/page-state';
import { TestProviders } from '../../../../tests/components/test-providers';
import { resetRegistration } from '../submit/register';
import { RegisterForm } from './register-form';

beforeEach(async () => {
  await resetPageAndRecordNavigations();
  resetRegistration();
  await commands.setScenario({ imageCaptcha: true });
  await loadMerchantStatus();
});

afterEach(() => void vi.restoreAllMocks());

async function openForm() {
  const screen = await render(
    <main>
      <RegisterForm />
    </main>,
    { wrapper: TestProviders },
  );
  await expect.element(screen.getByRole('img', { name: 'A picture of letters and digits' })).toBeVisible();
  await screen.getByRole('textbox', { name: 'Username' }).fill('newcomer');
  await screen.getByLabelText('Password', { exact: true }).fill('Brand-new-1');
  return {
    screen,
    without: screen.getByRole('button', { name: 'Continue without the picture' }),
    verified: screen.getByRole('status').filter({ hasText: 'Verified' }),
    characters: screen.getByRole('textbox', { name: 'Characters in the picture' }),
    submit: screen.getByRole('button', { name: 'Register', exact: true }),
    welcome: screen.getByText('Welcome, newcomer. Your account is ready.'),
  };
}

test('[CAPT-5.1] by the keyboard alone a visitor registers without seeing the picture or typing its characters', async () => {
  const { screen, without, verified, characters, submit, welcome } = await openForm();
  (without.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(verified).toBeVisible();
  await expect.element(without).toHaveFocus();
  await expect.element(without).toHaveAttribute('aria-pressed', 'true');
  await expect.element(characters).not.toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'A picture' }).elements()).toEqual([]);
  await expectAccessibleInBothTextDirections('main');
  await submit.click();
  await expect.element(welcome).toBeVisible();
});

test('[CAPT-5.1] a press on “Register” at once waits for the proof', async () => {
  const { without, submit, welcome } = await openForm();
  await without.click();
  await submit.click();
  await expect.element(welcome).toBeVisible();
});

test('[CAPT-5.1] a refused attempt has the next proof without another press', async () => {
  await commands.addFault({ endpoint: 'registerByUsername', errorCode: 'captcha.err', message: 'm', times: 1 });
  const { screen, without, verified, submit, welcome } = await openForm();
  await without.click();
  await submit.click();
  await expect.element(screen.getByRole('alert').filter({ hasText: 'The verification is not right' })).toBeVisible();
  await expect.element(verified).toBeVisible();
  await submit.click();
  await expect.element(welcome).toBeVisible();
  const proofs = (await commands.readQueries('imageCaptcha')).length;
  expect(proofs).toBe(2);
});

test('[CAPT-5.1] a second press brings the picture back, whose characters count', async () => {
  const { screen, without, verified, characters, submit, welcome } = await openForm();
  await without.click();
  await expect.element(verified).toBeVisible();
  await without.click();
  await expect.element(screen.getByRole('img', { name: 'A picture of letters and digits' })).toBeVisible();
  await characters.fill(await commands.readCaptchaText());
  await submit.click();
  await expect.element(welcome).toBeVisible();
});

test('[CAPT-5.4] a form that is filled in for longer than a picture counts is sent with the proof of a new one', async () => {
  const { without, verified, submit, welcome } = await openForm();
  await without.click();
  await expect.element(verified).toBeVisible();
  await commands.advanceClock(2 * 60_000);
  const { now } = Date;
  vi.spyOn(Date, 'now').mockImplementation(() => now() + 2 * 60_000);
  await submit.click();
  await expect.element(welcome).toBeVisible();
  expect(await commands.countRequests('registerByUsername')).toBe(1);
});

test('[CAPT-5.1] the label, the picture, its buttons and the field follow each other on the screen as in the document', async () => {
  const { screen, without, characters } = await openForm();
  const parts = [
    screen.getByText('Characters in the picture', { exact: true }),
    screen.getByRole('img', { name: 'A picture of letters and digits' }),
    screen.getByRole('button', { name: 'Another picture' }),
    without,
    characters,
  ].map((part) => part.element());
  for (const [at, part] of parts.entries()) {
    const next = parts[at + 1];
    if (!next) continue;
    const [box, nextBox] = [part.getBoundingClientRect(), next.getBoundingClientRect()];
    expect(nextBox.top >= box.bottom || nextBox.left >= box.right).toBe(true);
    expect(part.compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
});

test.each([undefined, null, 0, -1, 1.5, 21, 1e9, '14', {}])(
  '[CAPT-5.2] with %j bits of work there is the picture alone',
  async (workBits) => {
    const image = 'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4=';
    await commands.addFault({
      endpoint: 'imageCaptcha',
      body: JSON.stringify({ success: true, value: { captchaId: 'c1', image, workBits } }),
      contentType: 'application/json',
    });
    const { without, characters } = await openForm();
    await expect.element(characters).toBeVisible();
    expect(without.query()).toBeNull();
  },
);
