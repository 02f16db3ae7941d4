import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Page } from '../../../tests/components/page';
import { resetPage, signInMember } from '../../../tests/components/page-state';
import { discardAllUnsentInput } from '../../services/forms/unsent-input';
import { endSession } from '../../services/session/session-store';
import { AgentForm } from './agent-form';

beforeEach(async () => {
  await resetPage();
  discardAllUnsentInput();
  await signInMember('arlo', 1);
});

async function openForm() {
  const screen = await render(
    <Page>
      <AgentForm onRegistered={() => undefined} />
    </Page>,
  );
  const name = screen.getByRole('textbox', { name: 'Username' });
  const password = screen.getByLabelText('Password', { exact: true });
  return { screen, name, password };
}

test('[LINK-3] [MEM-1] the form of an agent keeps the name, and not the password, while the agent signs in again', async () => {
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

test('[LINK-3] [REM-1] password managers find only a new password in the form of an agent, not the agent’s own account', async () => {
  const { name, password } = await openForm();
  await expect.element(name).toHaveAttribute('autocomplete', 'off');
  await expect.element(password).toHaveAttribute('autocomplete', 'new-password');
});
