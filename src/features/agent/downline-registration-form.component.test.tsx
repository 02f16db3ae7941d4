import { beforeEach, expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { goOffline, goOnline } from '../../../tests/components/network';
import { resetPageAndRecordNavigations, signInMember } from '../../../tests/components/page-state';
import { TestProviders } from '../../../tests/components/test-providers';
import { endSession } from '../../services/session/session-store';
import { DownlineRegistrationForm } from './downline-registration-form';

beforeEach(async () => {
  await resetPageAndRecordNavigations();
  await signInMember('arlo', 1);
});

async function openForm() {
  let registeredCount = 0;
  const screen = await render(
    <TestProviders>
      <DownlineRegistrationForm
        onRegistered={() => {
          registeredCount += 1;
        }}
      />
    </TestProviders>,
  );
  const name = screen.getByRole('textbox', { name: 'Username' });
  const password = screen.getByLabelText('Password', { exact: true });
  const submit = screen.getByRole('button', { name: 'Register' });
  return { screen, name, password, submit, registered: () => registeredCount };
}

test('[MEM-1.11][LINK-3] the agent registration form restores the username, but not the password, after the agent has signed in again', async () => {
  const { screen, name, password } = await openForm();
  await name.fill('downline');
  await password.fill('Brand-new-1');
  await screen.unmount();
  endSession();
  await signInMember('arlo', 1);
  const again = await openForm();
  await expect.element(again.name).toHaveValue('downline');
  await expect.element(again.password).toHaveValue('');
});

test('[LINK-3] [REM-1] the agent registration form has the autocomplete “off” for the username and “new-password” for the password', async () => {
  const { name, password } = await openForm();
  await expect.element(name).toHaveAttribute('autocomplete', 'off');
  await expect.element(password).toHaveAttribute('autocomplete', 'new-password');
});

test('[LINK-3.5] the agent registration form keeps its input when it is submitted offline, and can be submitted again online', async () => {
  const { screen, name, password, submit, registered } = await openForm();
  await name.fill('later_on');
  await password.fill('Brand-new-1');
  await goOffline();
  await submit.click();
  await expect.element(screen.getByText('You are offline. What you typed is kept')).toBeVisible();
  await expect.element(name).toHaveValue('later_on');
  await goOnline();
  await submit.click();
  await expect.element(screen.getByText('later_on is registered.')).toBeVisible();
  await expect.element(name).toHaveValue('');
  expect(registered()).toBe(1);
});

test('[LINK-3.5][API-8.3] if the first attempt has registered, another name registers nobody, and the form is empty', async () => {
  const { screen, name, password, submit, registered } = await openForm();
  await commands.addFault({ endpoint: 'registerDownlineAccount', status: 504, times: 1 });
  await name.fill('later_on');
  await password.fill('Brand-new-1');
  await submit.click();
  await expect.element(screen.getByRole('heading', { name: 'We have no answer yet' })).toBeVisible();
  await commands.addFault({ endpoint: 'registerDownlineAccount', errorCode: 'request.reused', message: 'x', times: 1 });
  await name.fill('another');
  await submit.click();
  await expect.element(screen.getByText('Your first request has already arrived')).toBeVisible();
  await expect.element(name).toHaveValue('');
  await expect.element(password).toHaveValue('');
  expect(registered()).toBe(1);
});

test('[LINK-3.5][API-8] a downline registration whose response was lost is sent again with the same request id', async () => {
  const { screen, name, password, submit } = await openForm();
  await commands.addFault({ endpoint: 'registerDownlineAccount', status: 502, times: 1 });
  await name.fill('later_on');
  await password.fill('Brand-new-1');
  await submit.click();
  await expect.element(screen.getByRole('heading', { name: 'We have no answer yet' })).toBeVisible();
  await screen.unmount();

  const again = await openForm();
  await again.name.fill('later_on');
  await again.password.fill('Brand-new-1');
  await again.submit.click();
  await expect.element(again.screen.getByText('later_on is registered.')).toBeVisible();
  expect(again.registered()).toBe(1);
  const [first, ...others] = await commands.readRequestIds('registerDownlineAccount');
  expect(first).toBeTruthy();
  expect(others).toEqual([first]);
});
