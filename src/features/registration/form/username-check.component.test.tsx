import { beforeEach, describe, expect, test, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { resetPageAndRecordNavigations } from '../../../../tests/components/page-state';
import { TestProviders } from '../../../../tests/components/test-providers';
import { checkUsername } from '../../../contract/endpoints/account/registration';
import { call } from '../../../services/platform/api-client';
import { resetRegistration } from '../submit/register';
import { RegisterForm } from './register-form';

const TAKEN = 'Somebody has this username already. Choose another one.';
beforeEach(async () => {
  await resetPageAndRecordNavigations();
  resetRegistration();
});

async function openForm() {
  const screen = await render(<RegisterForm />, { wrapper: TestProviders });
  return {
    screen,
    username: screen.getByRole('textbox', { name: 'Username' }),
    password: screen.getByLabelText('Password', { exact: true }),
    submit: screen.getByRole('button', { name: 'Register', exact: true }),
    alert: (text: string) => screen.getByRole('alert').filter({ hasText: text }),
  };
}
type OpenForm = Awaited<ReturnType<typeof openForm>>;

describe('[LOGIN-9] username check', () => {
  test('[LOGIN-9.2] shows an error for a taken name without moving the focus, and is sent only once per name', async () => {
    const { username, password, alert } = await openForm();
    await username.fill(' alice ');
    await password.click();
    await expect.element(alert(TAKEN)).toBeVisible();
    await expect.element(password).toHaveFocus();
    await expect.element(username).toHaveAttribute('aria-invalid', 'true');
    await expect.element(username).toHaveAccessibleDescription(TAKEN);
    await username.click();
    await password.click();
    await username.fill('newcomer');
    expect(alert(TAKEN).elements()).toEqual([]);
    await password.click();
    const checked = async () => (await commands.readQueries('checkUsername')).map(({ username: name }) => name);
    await expect.poll(checked).toContain('newcomer');
    expect(await checked()).toEqual(['alice', 'newcomer']);
    expect(alert(TAKEN).elements()).toEqual([]);
  });

  test('is not aborted by input in another field', async () => {
    await commands.holdRequests('checkUsername');
    const { username, password, alert } = await openForm();
    await username.fill('alice');
    await password.fill('Brand-new-1');
    await expect.poll(() => commands.countRequests('checkUsername')).toBe(1);
    await password.fill('Brand-new-2');
    await commands.releaseRequests();
    await expect.element(alert(TAKEN)).toBeVisible();
  });

  test('[OFF-2.3] is not sent for an empty name, but it is sent whatever the browser reports', async () => {
    const { username, password, alert } = await openForm();
    await username.fill('  ');
    await password.click();
    expect(await commands.countRequests('checkUsername')).toBe(0);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await username.fill('alice');
    await password.click();
    await expect.element(alert(TAKEN)).toBeVisible();
  });

  test('is repeated after a failure when the field loses the focus again', async () => {
    await commands.addFault({ endpoint: 'checkUsername', status: 500, times: 1 });
    const { username, password, alert } = await openForm();
    await username.fill('alice');
    await password.click();
    await expect.poll(() => commands.countRequests('checkUsername')).toBe(1);
    await expect
      .poll(async () => {
        await username.click();
        await password.click();
        return alert(TAKEN).elements().length;
      })
      .toBe(1);
  });

  test.each([
    ['the name has been changed', async (form: OpenForm) => form.username.fill('alices')],
    ['the form has been left', async (form: OpenForm) => form.screen.unmount()],
    ['the form has been submitted', async (form: OpenForm) => form.submit.click()],
  ])('[LOGIN-9.2] is aborted and shows no error after %s', async (_, act) => {
    await commands.holdRequests('checkUsername');
    const form = await openForm();
    await form.username.fill('alice');
    await form.password.click();
    await expect.poll(() => commands.countRequests('checkUsername')).toBe(1);
    await act(form);
    // The same call would share a request that has not been aborted.
    const sameCall = call(checkUsername, { query: { username: 'alice' }, quiet: true });
    await expect.poll(() => commands.countRequests('checkUsername')).toBe(2);
    await commands.releaseRequests();
    expect(await sameCall).toMatchObject({ ok: true, value: { taken: true } });
    expect(form.alert(TAKEN).elements()).toEqual([]);
  });
});
