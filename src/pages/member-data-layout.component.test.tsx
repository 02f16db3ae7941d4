import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { expectAccessibleInBothTextDirections } from '../../tests/components/axe';
import { resetPageAndRecordNavigations, signInMember } from '../../tests/components/page-state';
import { TestProviders } from '../../tests/components/test-providers';
import * as windows from '../browser/page/windows';
import * as forgetting from '../features/browser-data/forget-device';
import MemberDataPage from './member-data';

vi.mock('../browser/page/windows', { spy: true });
vi.mock('../features/browser-data/forget-device', { spy: true });

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

test('[SAFE-6.3] the page of a forgotten device leads home, or to the login', async () => {
  const replace = vi.mocked(windows.replaceLocation).mockReturnValue();
  vi.mocked(forgetting.forgetDevice).mockResolvedValue(true);
  const screen = await open();
  await screen.getByRole('button', { name: 'Forget this device' }).click();
  await screen.getByRole('button', { name: 'Delete and log out' }).click();
  await expect.element(screen.getByRole('heading', { name: 'This device is forgotten' })).toHaveFocus();
  replace.mockClear();
  await screen.getByRole('button', { name: 'Log in' }).click();
  await screen.getByRole('button', { name: 'Go to home' }).click();
  expect(replace.mock.calls).toEqual([['/m/login'], ['/m/home']]);
});
