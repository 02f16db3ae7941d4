import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { expectAccessibleInBothTextDirections } from '../../tests/components/axe';
import { resetPageAndRecordNavigations, signInMember } from '../../tests/components/page-state';
import { TestProviders } from '../../tests/components/test-providers';
import MemberDataPage from './member-data';

beforeEach(async () => {
  await resetPageAndRecordNavigations();
});

async function open() {
  const screen = await render(
    <TestProviders>
      <MemberDataPage />
    </TestProviders>,
  );
  await expect.element(screen.getByRole('button', { name: 'Forget this device' })).toBeVisible();
  return screen;
}

test('[SAFE-6.1] what the browser keeps is shown in six groups, whose purposes are folded', async () => {
  await signInMember();
  const screen = await open();
  const groups = screen.getByRole('list', { name: 'What this browser keeps' });
  expect(groups.element().children).toHaveLength(6);
  const purpose = screen.getByText('Language, colors and positions on the screen: until you change them.');
  await expect.element(purpose).not.toBeVisible();
  await screen.getByText('Settings', { exact: true }).click();
  await expect.element(purpose).toBeVisible();
  await expectAccessibleInBothTextDirections('main');
});
