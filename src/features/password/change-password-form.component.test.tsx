import { beforeEach, describe, expect, test, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessibleInBothTextDirections } from '../../../tests/components/axe';
import { resetPageAndRecordNavigations, signInMember } from '../../../tests/components/page-state';
import { TestProviders } from '../../../tests/components/test-providers';
import { getCurrentSession, updateSession } from '../../services/session/session-store';
import { ChangePasswordForm } from './change-password-form';

beforeEach(async () => {
  await resetPageAndRecordNavigations();
  await signInMember();
});

async function openForm() {
  let changeCount = 0;
  const count = () => {
    changeCount += 1;
  };
  const screen = await render(
    <main>
      <ChangePasswordForm onChanged={count} />
    </main>,
    { wrapper: TestProviders },
  );
  const field = (name: string) => screen.getByLabelText(name, { exact: true });
  const submit = screen.getByRole('button', { name: 'Confirm' });
  const newPassword = field('New password');
  const repeated = field('Repeat new password');
  return {
    screen,
    submit,
    newPassword,
    repeated,
    changes: () => changeCount,
    current: field('Current password'),
    choose: async (password: string) => {
      await newPassword.fill(password);
      await repeated.fill(password);
      await submit.click();
    },
  };
}

describe('[REG-4] [LOGIN-8] first password', () => {
  beforeEach(() => updateSession({ currentPassword: 'none' }));

  test('the form for a first password requires no current password, and refuses the merchant’s default password', async () => {
    const { current, newPassword, choose } = await openForm();
    await choose('fair-start-1');
    const refused = 'Everybody starts with this password. Choose one of your own.';
    await expect.element(newPassword).toHaveAccessibleDescription(expect.stringContaining(refused));
    expect(current.elements()).toEqual([]);
    // The platform refuses another one too, because alice has a password.
    await choose('Chosen-one-5');
    await expect.element(current).toHaveFocus();
    expect(await commands.countRequests('changePassword')).toBe(1);
  });

  test('[LOGIN-8.5] the form asks for the current password if the platform reports that the member already has one', async () => {
    await commands.addFault({
      endpoint: 'changePassword',
      errorCode: 'password.old.err',
      message: 'Not right',
      times: 1,
    });
    const { current, choose, submit, changes } = await openForm();
    await choose('Chosen-one-5');
    await expect.element(current).toHaveFocus();
    await expect.element(current).toHaveAccessibleDescription(/already has a password/);
    await expectAccessibleInBothTextDirections('main');
    await current.fill('Wonder-land-7');
    await submit.click();
    await expect.poll(changes).toBe(1);
    expect(getCurrentSession()).toMatchObject({ currentPassword: 'known', updatePassword: false });
  });
});

test('[REM-1] after a password change, the new password is stored in the password manager with the username', async () => {
  const store = vi.spyOn(navigator.credentials, 'store').mockResolvedValue();
  const { current, choose, changes } = await openForm();
  await current.fill('Wonder-land-7');
  await choose('Chosen-one-5');
  await expect.poll(changes).toBe(1);
  expect(store.mock.calls).toEqual([[expect.objectContaining({ id: 'alice', password: 'Chosen-one-5' })]]);
});

test('[LOGIN-8] the accessible descriptions of the fields for the new and the repeated password contain the password checks', async () => {
  const { newPassword, repeated } = await openForm();
  const checks = 'Differs from your current password Both entries match';
  await expect.element(newPassword).toHaveAccessibleDescription(`Use a password that you use nowhere else. ${checks}`);
  await expect.element(repeated).toHaveAccessibleDescription(checks);
});

test('[LOGIN-8] the password change form has no accessibility violations while it shows errors', async () => {
  const { current, newPassword, repeated, submit } = await openForm();
  await submit.click();
  await expect.element(current).toHaveAttribute('aria-invalid', 'true');
  await expectAccessibleInBothTextDirections('main');
  await current.fill('not-the-password');
  await newPassword.fill('Another-one-9');
  await repeated.fill('Another-one-8');
  await submit.click();
  await expect.element(repeated).toHaveAttribute('aria-invalid', 'true');
  await expectAccessibleInBothTextDirections('main');
});
